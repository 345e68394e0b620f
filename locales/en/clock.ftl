# The clock: setting it, pauses, hand for hand, the end of the evening, sounds.
clock-type = Click to write the time left
clock-type_now = { $time }: click to write the time left
clock-left = Time left
clock-left_hint = For example 12:30, or 12 for twelve minutes.
clock-left_wrong = That is not a time: write for example 12:30.
clock-set = Set
clock-drag = Time left of the level
clock-before = Level before
clock-after_this = Next level
clock-sure_next = Go to the next level
clock-sure_before = Go back to the level before
clock-overtime_words = The last level is over: play goes on at its blinds, and the time since is shown. To play higher, add levels to the structure.

clock-pauses = Pauses
clock-until = Goes on by itself
clock-until_hint = At 21:15, or in 10 minutes: 10.
clock-until_wrong = Write a time, like 21:15, or a number of minutes.
clock-stop_until = Stop until then
clock-go_on_at = Go on at that time
clock-resumes = Goes on at { $time }
clock-resumes_in = in { $time }
clock-no_end = Wait for me
clock-break_minutes = Minutes of break
clock-break_now = Break now
clock-called_break = A break called by the director: the level goes on after it.
clock-end_break = End the break
clock-announce_hands = Announce { $hands } last hands
clock-announce_words = Shown here and in the room until the break.
clock-last_hands = { $hands ->
    [one] Last hand
   *[other] { $hands } more hands
  }
clock-hand_less = One hand less
clock-hand_more = One hand more
clock-hands_off = Take it back

hands-title = Hand for hand
hands-start = Play hand for hand
hands-start_words = Near the places paid: every table plays one hand, then waits for the others.
hands-words = The clock is stopped: each hand takes two minutes off it, however long it lasted.
hands-hand = Hand { $hand }
hands-until = until { $players ->
    [one] one player is left
   *[other] { $players } players are left
  }
hands-tables = Tables that have finished the hand
hands-ready = Table { $table }: hand finished
hands-playing = Table { $table }: still playing
hands-next = Next hand (− { $minutes } min)
hands-end = End hand for hand
hands-strip = Hand for hand · hand { $hand }

clock-end_title = End of the evening
clock-end_about = Ends about { $time } ± { $minutes } min
clock-end_roughly = Ends around { $time }
clock-end_fixed = Ends at { $time }
clock-end_words = From the structure, the players left, their chips, the pace of eliminations and the usual pauses; about eight evenings in ten end within this interval.
clock-end_unjudged = From the structure, the players left, their chips and the pace of eliminations. With more than 30 entries this time is less certain: leave some room.
clock-end_stopped = The clock has been stopped for { $minutes } min: each minute puts the end back by a minute, and the longer it lasts, the less certain the end is.
clock-end_hands = Hand for hand: a hand takes about { $time }, and two minutes come off the clock.
clock-end_overtime = At this pace the evening would outlast the structure: add levels, or shorten those to come.
clock-cut_minutes = If the levels to come lasted (min)
clock-cut_end = it would end about { $time }
clock-cut_go = Apply

keys-level = Level before or next level (asks first)
keys-minutes = One minute more or less
keys-room = Show the room’s screen; once open, full screen (Escape leaves it)
keys-mute = Mute the sounds, or hear them again
sound_bar-words = The sounds are muted: no bell will be played.
sound_bar-on = Hear the sounds again
sound_bar-off = Mute the sounds
keys-scenes = The room’s scenes, in order; 0: they change by themselves

sounds-title = Sounds
sounds-volume = Volume of all: { $percent }%
sounds-device = Where this computer plays them
sounds-default = As the system does
sounds-missing = { $device } (unplugged)
sounds-event = Moment
sounds-on = Played
sounds-loud = Loudness
sounds-loud_of = Loudness of “{ $sound }”
sounds-play_of = Play “{ $sound }”
sounds-try = Listen
sounds-try_of = Listen to “{ $sound }”
sounds-level = New level
sounds-one_minute = Last minute
sounds-ten_seconds = Last ten seconds
sounds-break = Break begins
sounds-break_end = Break ends
sounds-table_move = Table change
sounds-final_table = Final table
sounds-last_level_end = End of the last level
sounds-time_to_act = End of a player’s time to act
sounds-words = Each is played at its moment only: never after a restart, never after an undo.
sounds-tick = A tick each second, at the end of levels and breaks
sounds-seconds =
    { $seconds ->
        [0] Never
       *[other] The last { $seconds } seconds
    }
sounds-voice = Announce by voice
sounds-voice_words = After the sound, this computer’s voice says the level and its blinds, breaks, the last minute and who changes seats.
sounds-voice_try = Hear the voice
sounds-own = Club’s sound…
sounds-own_of = Club’s sound… for “{ $sound }”
sounds-own_words = A WAV file of the club’s, played instead of the bell: 10 s and 2 MB at most. It stays in the club’s file.
sounds-own_remove = Remove
sounds-own_remove_of = Remove the club’s sound for “{ $sound }”: the bell is back
sounds-own_lost = unreadable sound
own_sound-kind = Tapis cannot read this file as a sound: save it as an uncompressed WAV file (PCM).
own_sound-large = This sound is too large: 2 MB at most.
own_sound-long = This sound lasts { $seconds } s: { $most } s at most.
own_sound-channels = This sound has { $channels } channels: save it in mono or stereo.
own_sound-rate = This sound has a sample rate of { $rate } Hz: save it at 44,100 or 48,000 Hz.
own_sound-silent = Nothing can be heard in this file: choose another one, or make it louder.
program-own_sound = The club’s sound for “{ $sound }” is damaged: the bell rings instead. Choose it again in the settings, under “Sounds”.

voice-sample = Level 5. Blinds 150, 300. Ante 300.
voice-of = { $tournament }. { $words }
voice-level = Level { $level }. { $posted }
voice-blinds = Blinds { $small }, { $big }.
voice-blinds_ante = Blinds { $small }, { $big }. Ante { $ante }.
voice-ante = Ante { $ante }.
voice-ante_bring_in = Ante { $ante }. Bring-in { $bring_in }.
voice-break_end = Play resumes. { $level }
voice-break = { $minutes ->
    [one] Break. One minute.
   *[other] Break. { $minutes } minutes.
}
voice-one_minute = Last minute of this level.
voice-one_minute_break = Play resumes in one minute.
voice-final_table = Final table. Everybody to their new seats.
voice-moves = New seats. { $moves }
voice-moves_many = Players change seats. The seats are on the screen.
voice-move = { $player }, table { $table }, seat { $seat }.
program-no_device = “{ $device }” is not plugged in: sounds go where the system sends them.
clock-to_break = Break in
clock-players_left = Players
clock-ends = Ends about
clock-margin = ± { $minutes } min

# Said to whoever listens to the screen.
heard-level = Level { $level }: { $blinds }
heard-break = { $minutes ->
    [one] Break of { $minutes } minute
   *[other] Break of { $minutes } minutes
  }
heard-resumed = Play resumes.
heard-overtime = The last level is over: play goes on at its blinds.
