# L’horloge : réglages, pauses, main par main, fin de soirée, sons.
clock-type = Cliquer pour écrire le temps restant
clock-type_now = { $time } : cliquer pour écrire le temps restant
clock-left = Temps restant
clock-left_hint = Par exemple 12:30, ou 12 pour douze minutes.
clock-left_wrong = Ce n’est pas une durée : écrivez par exemple 12:30.
clock-set = Régler
clock-drag = Temps restant du niveau
clock-before = Niveau précédent
clock-after_this = Niveau suivant
clock-sure_next = Passer au niveau suivant
clock-sure_before = Revenir au niveau précédent
clock-overtime_words = Le dernier niveau est terminé : on continue à ses blindes, et le temps passé depuis s’affiche. Pour jouer plus haut, ajoutez des niveaux à la structure.

clock-pauses = Pauses
clock-until = Reprise automatique
clock-until_hint = À 21 h 15, ou dans 10 minutes : 10.
clock-until_wrong = Écrivez une heure, comme 21 h 15, ou un nombre de minutes.
clock-stop_until = Arrêter jusque-là
clock-go_on_at = Reprendre à ce moment
clock-resumes = Reprise à { $time }
clock-resumes_in = dans { $time }
clock-no_end = Attendre ma décision
clock-break_minutes = Minutes de pause
clock-break_now = Pause maintenant
clock-called_break = Pause décidée par la direction : le niveau continuera ensuite.
clock-end_break = Finir la pause
clock-announce_hands = Annoncer { $hands } dernières mains
clock-announce_words = Affiché ici et en salle jusqu’à la pause.
clock-last_hands = { $hands ->
    [one] Dernière main
   *[other] Encore { $hands } mains
  }
clock-hand_less = Une main de moins
clock-hand_more = Une main de plus
clock-hands_off = Retirer l’annonce

hands-title = Main par main
hands-start = Jouer main par main
hands-start_words = À l’approche des places payées : chaque table joue une main, puis attend les autres.
hands-words = L’horloge est arrêtée : chaque main lui retire deux minutes, quelle que soit sa durée.
hands-hand = Main { $hand }
hands-until = jusqu’à { $players ->
    [one] un joueur restant
   *[other] { $players } joueurs restants
  }
hands-tables = Tables qui ont fini la main
hands-ready = Table { $table } : main finie
hands-playing = Table { $table } : joue encore
hands-next = Main suivante (− { $minutes } min)
hands-end = Finir le main par main
hands-strip = Main par main · main { $hand }

clock-end_title = Fin de la soirée
clock-end_about = Fin vers { $time } ± { $minutes } min
clock-end_roughly = Fin aux environs de { $time }
clock-end_fixed = Fin à { $time }
clock-end_words = D’après la structure, les joueurs restants, leurs jetons, le rythme des éliminations et les arrêts habituels ; environ huit soirées sur dix finissent dans cet intervalle.
clock-end_unjudged = D’après la structure, les joueurs restants, leurs jetons et le rythme des éliminations. À plus de 30 inscriptions, cette heure est moins sûre : gardez de la marge.
clock-end_stopped = Horloge arrêtée depuis { $minutes } min : chaque minute d’arrêt repousse la fin d’autant, et plus l’arrêt dure, moins elle est sûre.
clock-end_hands = Main par main : une main dure environ { $time }, et l’horloge en retire deux minutes.
clock-end_overtime = Au rythme actuel, la soirée dépasserait la structure : ajoutez des niveaux, ou raccourcissez ceux qui restent.
clock-cut_minutes = Si les niveaux à venir duraient (min)
clock-cut_end = fin vers { $time }
clock-cut_go = Appliquer

keys-level = Niveau précédent ou suivant (après confirmation)
keys-minutes = Une minute de plus ou de moins
keys-room = Montrer l’écran de salle ; une fois ouvert, plein écran (Échap : le quitter)
keys-mute = Couper le son, ou le remettre
sound_bar-words = Le son est coupé : aucune sonnerie ne sera jouée.
sound_bar-on = Remettre le son
sound_bar-off = Couper le son
keys-scenes = Scènes de la salle, dans l’ordre ; 0 : elles changent d’elles-mêmes

sounds-title = Sons
sounds-volume = Volume général : { $percent } %
sounds-device = Sortie du son, sur cet ordinateur
sounds-default = Celle du système
sounds-missing = { $device } (débranchée)
sounds-event = Moment
sounds-on = Joué
sounds-loud = Force
sounds-loud_of = Force du son « { $sound } »
sounds-play_of = Jouer « { $sound } »
sounds-try = Écouter
sounds-try_of = Écouter « { $sound } »
sounds-level = Nouveau niveau
sounds-one_minute = Dernière minute
sounds-ten_seconds = Dix dernières secondes
sounds-break = Début de pause
sounds-break_end = Fin de pause
sounds-table_move = Changement de table
sounds-final_table = Table finale
sounds-last_level_end = Fin du dernier niveau
sounds-time_to_act = Fin du temps de réflexion
sounds-words = Chaque son n’est joué qu’au moment même : jamais après un redémarrage ni après une annulation.
sounds-tick = Un tic par seconde, en fin de niveau et de pause
sounds-seconds =
    { $seconds ->
        [0] Jamais
       *[other] Les { $seconds } dernières secondes
    }
sounds-voice = Annoncer de vive voix
sounds-voice_words = Après le son, la voix de cet ordinateur dit le niveau et ses blindes, les pauses, la dernière minute et qui change de place.
sounds-voice_try = Écouter la voix
sounds-own = Son du club…
sounds-own_of = Son du club… pour « { $sound } »
sounds-own_words = Un fichier WAV du club, joué à la place de la sonnerie : 10 s et 2 Mo au plus. Il reste dans le fichier du club.
sounds-own_remove = Retirer
sounds-own_remove_of = Retirer le son du club pour « { $sound } » : la sonnerie revient
sounds-own_lost = son illisible
own_sound-kind = Ce fichier n’est pas un son que Tapis sait lire : enregistrez-le en WAV non compressé (PCM).
own_sound-large = Ce son est trop lourd : 2 Mo au plus.
own_sound-long = Ce son dure { $seconds } s : { $most } s au plus.
own_sound-channels = Ce son a { $channels } canaux : enregistrez-le en mono ou en stéréo.
own_sound-rate = Ce son est échantillonné à { $rate } Hz : enregistrez-le à 44 100 ou 48 000 Hz.
own_sound-silent = On n’entend rien dans ce fichier : choisissez-en un autre, ou augmentez son volume.
program-own_sound = Le son du club pour « { $sound } » est endommagé : la sonnerie du programme le remplace. Choisissez-le de nouveau dans les réglages, sous « Sons ».

voice-sample = Niveau 5. Blindes 150, 300. Ante 300.
voice-of = { $tournament }. { $words }
voice-level = Niveau { $level }. { $posted }
voice-blinds = Blindes { $small }, { $big }.
voice-blinds_ante = Blindes { $small }, { $big }. Ante { $ante }.
voice-ante = Ante { $ante }.
voice-ante_bring_in = Ante { $ante }. Bring-in { $bring_in }.
voice-break_end = La partie reprend. { $level }
voice-break = { $minutes ->
    [one] Pause d’une minute.
   *[other] Pause de { $minutes } minutes.
}
voice-one_minute = Dernière minute de ce niveau.
voice-one_minute_break = La partie reprend dans une minute.
voice-final_table = Table finale. Chacun gagne sa nouvelle place.
voice-moves = Changement de place. { $moves }
voice-moves_many = Des joueurs changent de place. Les places sont à l’écran.
voice-move = { $player }, table { $table }, place { $seat }.
program-no_device = La sortie « { $device } » n’est pas branchée : les sons passent par celle du système.
clock-to_break = Pause dans
clock-players_left = Joueurs
clock-ends = Fin vers
clock-margin = ± { $minutes } min

# Dit à qui écoute l’écran.
heard-level = Niveau { $level } : { $blinds }
heard-break = { $minutes ->
    [one] Pause de { $minutes } minute
   *[other] Pause de { $minutes } minutes
  }
heard-resumed = La partie reprend.
heard-overtime = Le dernier niveau est terminé : on continue à ses blindes.
