# The guide: an evening, step by step.
desk-guide = Guide
guide-title = Guide: an evening, step by step
guide-intro = Ten steps, from the members’ list to the standings. Everything is kept as you go; nearly all of it is undone by Ctrl+Z.
guide-steps = Steps
guide-go = Go to this screen

guide-club = Before the first evening: the club and its members
guide-club_1 = Make the club’s file, or open the sample club to practise: it is a file of its own, nothing counts there.
guide-club_2 = In Members, import your list (CSV) or paste it from a spreadsheet. A preview says line by line what will happen; nothing is added before you agree.
guide-club_3 = A person can be archived (no longer found by searches) or, on request, erased: results stay, without the name.

guide-setup = 1. Prepare the tournament
guide-setup_1 = Tournaments, then New tournament: start from a template and change only what you must. The summary on the right follows each change: estimated end, average stack, warnings.
guide-setup_2 = Levels: say when the room closes and ask for a structure, or paste your own. Each remark offers its repair; the curve and the hours follow each change.
guide-setup_3 = Chips: say once what the club owns. The program composes the stack, which you may change chip by chip, and tells which chips leave at which break and what is lacking.
guide-setup_4 = Room: keep your tables and their seats once and for all. Prizes: a table, percentages or amounts, things, rounding, guarantee; or no money at all.
guide-setup_5 = What suits you is kept as a template for the next time.

guide-register = 2. Register
guide-register_1 = Three letters, Enter: the player is in. Enter again receives what is owed. A newcomer is made in the same box.
guide-register_2 = A minor is refused (rule 1-3), and so is a second entry. Money due and received stands for each player and in all.
guide-register_3 = A kept seat (the director by the computer, a special need): the button on the player’s line, before the draw.

guide-draw = 3. Draw the seats
guide-draw_1 = The draw fills the tables as evenly as can be. It can be done again until play begins.
guide-draw_2 = Print seat cards or open the room’s screen: all players find their names there. The seed of the draw is printed, so that anyone can check it.

guide-clock = 4. Start the clock
guide-clock_1 = “Cards in the air” starts the clock. Levels change by themselves; Space pauses and goes on.
guide-clock_2 = A minute or a level too many? The Clock tab gives time back, takes some off, or goes to another level.
guide-clock_3 = Will it end too late? The tab says when the end is expected, and what shorter levels would give. On the bubble, hand for hand takes two minutes off per hand.
guide-clock_4 = A break at once, a stop until a given hour, the last hands before a break: all of it is there, and players read it on the room’s screen.
guide-clock_5 = The expected end follows the evening from one elimination to the next: the fewer big blinds players have, the faster they go out, and faster still with four players or fewer. Rebuys and latecomers still to come are counted. It comes from 78 real evenings of 6 to 23 players; once your club has played ten, its last twenty correct it, pauses of the clock included, and so do tonight’s eliminations.
guide-clock_6 = The interval says what cannot be known: eight evenings in ten end within it, two do not. Beyond 30 players nothing was measured, and the screen says “around” without a margin. No evening hand for hand could be measured either: two minutes a hand is an assumption, which the hands played correct.

guide-room = The room’s screen
guide-room_1 = It finds the projector by itself where there is one, and comes back when the cable does.
guide-room_2 = Its scenes change by themselves: welcome, seats, clock, break, moves, prizes, final table, winner. The arrow beside the button “Room screen” holds one.
guide-room_3 = Room screen, Layouts: choose one, or copy it and move its panels with the mouse or by keyboard; logo, message, QR code and colours are set there too.
guide-room_4 = F opens the room, then gives it the whole screen; F or Escape in the room takes it back. The keys of the clock and the scenes work there too: another level is confirmed at the desk.

guide-play = 5. During play
guide-play_1 = Elimination: touch the seat on the plan of the tables (Ctrl + click chooses several), or type the name in the palette (Ctrl+K). Several out in one hand are named together, with their stacks at its start (rule 8-16).
guide-play_2 = Latecomer: like any registration, the seat is drawn at once. Rebuy and add-on: the player’s card, by rules 5-1 to 5-5.
guide-play_3 = A mistake? Ctrl+Z, or “Bring back” in the results.

guide-tables = 6. Balance and break tables
guide-tables_1 = The program says what must be done and why, with the rule. It asks where the button is when it does not know: touch “D ?” on the table, then the seat; later, touch the button to correct it.
guide-tables_2 = Accept, choose yourself, or put it off. Moves to announce stay in sight, in the room too, until the players sit.

guide-floor = 7. Settle a dispute
guide-floor_1 = F2 opens the floor desk: choose the question, give the facts, read the ruling and its rule. It can be kept in the history, with your own decision where there is one (rule 1-1).
guide-floor_2 = The countdown for a slow player and the ledger of penalties are there too.

guide-power = 8. If the computer goes off
guide-power_1 = Switch it on, open the program again: all that was confirmed is there. If the clock was running you choose to give the lost time back or to go on as if it had run.
guide-power_2 = Copies are made when the club is opened and at the end of each tournament. Settings makes more of them and restores one; the present state is copied first.

guide-prizes = 9. Finish and hand out the prizes
guide-prizes_1 = When one player is left the program proposes the end. At a limit of time, count the stacks: they rank those who are left.
guide-prizes_2 = Prizes tab: tick “Handed over” for each winner served. The program says what is still to be handed over and what must be in the till.
guide-prizes_3 = Points go into the season’s standings by themselves.

guide-paper = 10. Print and put away
guide-paper_1 = Documents: cards, lists, structure, results, prizes to sign for, standings, rules booklet. Each is seen before it is printed, in either language.
guide-paper_2 = The history says who did what and when. Ctrl+Z goes back to the beginning of the evening, even on another day.

guide-keys = By keyboard
guide-keys_1 = Ctrl+K finds everything: screens, actions, players, members. “?” shows all keys, F1 this guide.
