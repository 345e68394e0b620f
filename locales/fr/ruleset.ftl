# Les règlements : leurs réglages, expliqués, et leur écran.

ruleset-base-club = Club (2010)
ruleset-base-tda = Club + TDA (2024)

ruleset-group-evening = Soirée et joueurs
ruleset-group-tables = Tables
ruleset-group-blinds = Bouton et blindes
ruleset-group-ranking = Recaves et classement
ruleset-group-betting = Mises et relances
ruleset-group-showdown = Abattage et pots
ruleset-group-chips = Échange des petits jetons
ruleset-group-conduct = Temps et sanctions
ruleset-group-games = Autres variantes

unit-years = ans
unit-minutes = minutes
unit-seconds = secondes
unit-players = joueurs
unit-tables = tables
unit-percent = %
unit-raises = relances
unit-times = fois
unit-count-years =
    { $count ->
        [one] { $count } an
       *[other] { $count } ans
    }
unit-count-minutes = { $count } min
unit-count-seconds = { $count } s
unit-count-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
unit-count-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
unit-count-percent = { $count } %
unit-count-raises =
    { $count ->
        [one] { $count } relance
       *[other] { $count } relances
    }
unit-count-times = { $count } fois

setting-minimum_age = Âge minimum
setting-minimum_age-help = Atteint le jour du tournoi. Un membre plus jeune n’est pas inscrit.
setting-dealer_mode = Qui donne
setting-dealer_mode-help = Décide qui donne la main suivante et quand une main commence : au mélange, ou, sans croupier, dès que le pot précédent est attribué.
setting-dealer_mode-players_deal = Les joueurs, à tour de rôle
setting-dealer_mode-dealer = Un croupier
setting-no_show_deadline_min = Délai d’un absent qui n’a pas payé
setting-no_show_deadline_min-help = Compté depuis le début du jeu. Passé ce délai, le programme propose de retirer ses jetons.
setting-balance_threshold = Écart qui oblige à équilibrer
setting-balance_threshold-help = Différence entre la table la plus longue et la plus courte.
setting-late_tables = Resserrer l’écart à partir de
setting-late_tables-help = Nombre de tables encore ouvertes à partir duquel l’écart resserré s’applique.
setting-late_balance_threshold = Écart resserré
setting-late_balance_threshold-help = Vaut en fin de tournoi, quand le réglage précédent est actif.
setting-break_order = Ordre de fermeture des tables
setting-break_order-help = Numéros dans l’ordre ; les tables non citées ferment ensuite, le plus grand numéro d’abord. Vide : le plus grand numéro d’abord.
setting-break_destination = Où vont les joueurs d’une table fermée
setting-break_destination-help = Ils tirent leur place dans les deux cas. Aux tables les plus courtes, l’écart entre les tables reste le plus petit possible ; parmi toutes les places libres, il peut falloir équilibrer ensuite.
setting-break_destination-shortest_tables = Places libres des tables les plus courtes
setting-break_destination-free_seats = Toutes les places libres
setting-balance_mover = Qui change de table pour équilibrer
setting-balance_mover-help = La prochaine grosse blinde se voit à la table et ne prête pas à discussion. Un tirage ne demande pas où est le bouton de la table que l’on quitte ; il est enregistré et peut se refaire. Au stud, on tire toujours au sort.
setting-balance_mover-next_big_blind = La prochaine grosse blinde
setting-balance_mover-drawn = Un joueur de la table, tiré au sort
setting-redraw_points = Nouveau tirage de toutes les places
setting-redraw_points-help = Nombres de tables restantes, par exemple 3, en plus du début et de la table finale. Vide : aucun autre tirage. À écrire dans le règlement du tournoi.
setting-redraw_players = Nouveau tirage à un nombre de joueurs
setting-redraw_players-help = Nombres de joueurs restants, par exemple 27 ou 18. Le tirage se fait dès qu’il n’en reste pas plus. Vide : aucun. À écrire dans le règlement du tournoi.
setting-positions_fresh_s = Validité d’une position signalée
setting-positions_fresh_s-help = Au-delà, le programme redemande où est le bouton avant de déplacer quelqu’un.
setting-button_system = Avance du bouton
setting-button_system-help = Bouton mort : la grosse blinde avance toujours d’un joueur, le bouton peut tomber sur une place vide. Bouton mobile : le bouton va au joueur suivant, les deux suivants paient. Complétées : un joueur sauté par une blinde la paie aux mains suivantes.
setting-button_system-dead = Bouton mort
setting-button_system-moving = Bouton mobile
setting-button_system-moving_made_up = Bouton mobile, blindes complétées
setting-first_button = Premier bouton
setting-first_button-help = Place occupée au plus grand numéro : le programme la connaît dès le début. Tirage : le programme attend qu’on la lui dise.
setting-first_button-fixed_seat = Plus grande place occupée
setting-first_button-card_draw = Carte la plus haute
setting-newcomer_between_button_and_sb = Arrivant entre bouton et petite blinde
setting-newcomer_between_button_and_sb-help = Avec un bouton mort. Ce qui attend un joueur qui s’assied là.
setting-newcomer_between_button_and_sb-sit_out_one = Il passe une main
setting-newcomer_between_button_and_sb-play_now = Il joue tout de suite
setting-heads_up_repeat_sb = Petite blinde deux fois de suite en tête-à-tête
setting-heads_up_repeat_sb-help = Avec un bouton mort. Quand on passe à deux joueurs, la petite blinde précédente peut devoir l’être encore.
setting-heads_up_repeat_sb-post = Il la paie de nouveau
setting-heads_up_repeat_sb-dead = Personne ne la paie
setting-rebuy_condition = Qui peut recaver
setting-rebuy_condition-help = Tapis que le joueur a encore devant lui.
setting-rebuy_condition-zero_or_below_bb = Zéro, ou moins que la grosse blinde
setting-rebuy_condition-zero_only = Zéro seulement
setting-rebuy_condition-at_or_below_bb = Grosse blinde ou moins
setting-rebuy_condition-at_or_below_starting_stack = Tapis de départ ou moins
setting-bust_tie = Éliminés ensemble à tapis égal
setting-bust_tie-help = À tapis inégal, le plus gros tapis en début de main est mieux classé.
setting-bust_tie-shared = Ils partagent la meilleure place
setting-bust_tie-td_decides = Le directeur décide
setting-betting = Limite des mises
setting-betting-help = Vaut pour une question d’arbitrage qui ne le précise pas.
setting-betting-no_limit = No-limit
setting-betting-limit = Limit
setting-betting-pot_limit = Pot-limit
setting-min_raise_rule = Relance minimale
setting-min_raise_rule-help = Après 100 puis 200, la relance suivante va à 400 ou à 300.
setting-min_raise_rule-double_total = Doubler la mise précédente
setting-min_raise_rule-increment = Répéter la dernière augmentation
setting-reopen_rule = Quand de courts tapis rouvrent les enchères
setting-reopen_rule-help = Pour un joueur qui a déjà misé dans ce tour.
setting-reopen_rule-doubled = Quand sa mise a été doublée
setting-reopen_rule-full_increment = Quand ils font une relance entière
setting-short_raise_percent = Relance trop courte complétée à partir de
setting-short_raise_percent-help = Part de ce que la relance minimale ajoute à la mise ; en dessous, c’est un simple suivi.
setting-limit_max_raises = Relances par tour en limit
setting-limit_max_raises-help = Au-delà, on ne peut que suivre ou passer.
setting-show_order = Qui montre en premier
setting-show_order-help = À l’abattage, quand il reste plusieurs joueurs.
setting-show_order-last_aggressor = Le dernier à avoir misé ou relancé
setting-show_order-first_caller = Le premier à avoir suivi ou relancé
setting-hilo_odd_chip = Jeton indivisible en haut-bas
setting-hilo_odd_chip-help = Quand le pot ne se partage pas en deux moitiés égales.
setting-hilo_odd_chip-high_half = À la moitié haute
setting-hilo_odd_chip-left_of_button = Au premier gagnant à gauche du bouton
setting-tie_break_by_suit = Départager par les couleurs
setting-tie_break_by_suit-help = Deux mains égales sont séparées par la couleur : pique, cœur, carreau, trèfle. Sinon le pot est partagé.
setting-chip_race_rounding = Jetons remis en jeu
setting-chip_race_rounding-help = Ce que devient le reste quand les petits jetons, ensemble, ne font pas un compte rond.
setting-chip_race_rounding-up = Arrondi au-dessus
setting-chip_race_rounding-half = Un jeton dès la moitié
setting-chip_race_rounding-down = Le reste est retiré
setting-chip_race_first = Première carte de l’échange
setting-chip_race_first-help = À qui elle est donnée.
setting-chip_race_first-seat_1 = Place 1
setting-chip_race_first-left_of_button = Premier joueur à gauche du bouton
setting-time_bank_s = Réflexion quand le temps est demandé
setting-time_bank_s-help = Accordée avant le compte à rebours.
setting-countdown_s = Compte à rebours ensuite
setting-countdown_s-help = À zéro, la main est morte.
setting-device_in_hand = Téléphone ou appareil pendant un coup
setting-device_in_hand-help = Une tolérance doit être annoncée aux joueurs.
setting-device_in_hand-hand_dead = La main est morte
setting-device_in_hand-tolerated = Toléré
setting-spoken_languages = Langues parlées à la table
setting-spoken_languages-help = Pour que tous comprennent ce qui se dit.
setting-spoken_languages-country_and_english = Celle du pays et l’anglais
setting-spoken_languages-country_and_english_in_hand = Celle du pays et l’anglais pendant une main
setting-spoken_languages-country = Celle du pays seulement
setting-spoken_languages-any = Toutes
setting-show_requests = Demandes de voir une main
setting-show_requests-help = Par joueur et par tournoi, contre les ententes.
setting-penalty_ladder = Échelle des sanctions
setting-penalty_ladder-help = Le programme propose l’échelon suivant pour une faute répétée ; le directeur reste libre.
setting-penalty_ladder-warning_1_hand = Avertissement et une main manquée
setting-penalty_ladder-suspend_1_orbit = Exclusion d’un tour
setting-penalty_ladder-suspend_2_orbits = Exclusion de deux tours
setting-penalty_ladder-suspend_3_orbits = Exclusion de trois tours
setting-penalty_ladder-suspend_4_orbits = Exclusion de quatre tours
setting-penalty_ladder-disqualified = Disqualification
setting-lowball_27 = Ordre des mains en 2-7
setting-lowball_27-help = Décret : suites et couleurs ne comptent pas. International : elles comptent contre la main. L’as est haut dans les deux cas.
setting-lowball_27-decree = Décret de 2016
setting-lowball_27-international = International
setting-razz_order = Qui commence au razz
setting-razz_order-help = Décret : la plus petite carte ouverte fait le bring-in, puis la plus haute main visible parle. International : l’inverse.
setting-razz_order-decree = Décret de 2016
setting-razz_order-international = International
setting-shuffler = Qui mélange sans croupier
setting-shuffler-help = La petite blinde : plus lent et plus sûr, car le donneur ne touche pas au paquet avant la coupe.
setting-shuffler-dealer = Le donneur
setting-shuffler-small_blind = La petite blinde
setting-heads_up_button = Bouton au passage en tête-à-tête
setting-heads_up_button-help = Avec un bouton mort, quand le joueur au bouton est sorti : le tour de la grosse blinde et le droit au bouton de la dernière petite blinde se contredisent.
setting-heads_up_button-big_blind_moves_on = La grosse blinde avance
setting-heads_up_button-last_small_blind = À la dernière petite blinde
setting-race_saved_chips = Jetons qui sauvent un joueur
setting-race_saved_chips-help = Un joueur que l’échange laisserait sans jetons en reçoit un.
setting-race_saved_chips-from_race = Pris sur ceux en jeu
setting-race_saved_chips-added = Ajoutés à ceux en jeu
setting-stud_down_card = Carte fermée retournée au stud
setting-stud_down_card-help = Par qui distribue, avant le bring-in. Si l’on continue, elle vaut carte ouverte et la troisième est donnée fermée ; les deux d’une même main tuent cette main.
setting-stud_down_card-misdeal = Fausse donne
setting-stud_down_card-dealt_down_instead = La main continue
setting-bring_in_equal = Cartes égales pour le bring-in
setting-bring_in_equal-help = Au stud, quand plusieurs montrent la plus petite carte.
setting-bring_in_equal-suit = La couleur départage
setting-bring_in_equal-first_seat = Premier à gauche du croupier

setting-off = désactivé
setting-on = oui
setting-no = non
setting-empty-break_order = le plus grand numéro d’abord
setting-empty-redraw_points = aucun
setting-empty-redraw_players = aucun
ruleset-reference-club = Règle { $rule } (texte de { $edition })
ruleset-reference-tda = TDA { $edition }, { $rule }
ruleset-tda_tells = Ce n’est pas le texte de la TDA : ce sont nos règles avec ses réglages de 2024. L’arbitrage et le livret citent ses numéros là où il parle de la même chose.
ruleset-changed =
    { $changed ->
        [0] Identique à { $base }
        [one] { $changed } réglage change par rapport à { $base }
       *[other] { $changed } réglages changent par rapport à { $base }
    }
ruleset-choice = Règles
ruleset-same = Aucune différence.
ruleset-own_copy = { $name } (réglages de ce tournoi)
ruleset-differences = Ce qui change
ruleset-setting = Réglage
ruleset-here = Ici
desk-rules = Règles
rules-lead = Un règlement du programme ne change pas. Copiez-le pour en faire celui du club ; un tournoi garde les règles avec lesquelles il a été préparé.
rules-list = Règlements
rules-copy = Copier
rules-copy_of = Copie { DE($name) }
rules-rename = Renommer
rules-delete = Supprimer
rules-delete_sure = Supprimer « { $name } » ?
rules-delete_tells = Les tournois et les modèles qui l’utilisent gardent leur copie. La suppression ne s’annule pas.
rules-restore_all = Tout rétablir
rules-restore = Rétablir : { $value }
rules-differs = modifié
rules-search = Chercher un réglage, une règle
rules-only_changed = Seulement ce qui change
rules-nothing_found = Aucun réglage ne correspond.
rules-fixed = Règlement du programme : copiez-le pour le modifier.
rules-name = Nom du règlement
rules-save = Enregistrer
rules-cancel = Annuler
rules-by_default = par défaut
rules-take_by_default = Prendre par défaut
rules-by_default_tells = Règlement du club : sans tournoi ouvert, l’arbitrage et le livret imprimé suivent celui-ci.
rules-built_in = programme
rules-own = club
rules-numbers = Numéros, séparés par des espaces
rules-name_missing = Donnez un nom au règlement.
rules-name_too_long = Ce nom est trop long : 60 lettres au plus.
store-name_taken = Ce nom est déjà pris : choisissez-en un autre.
rules-no_such_ruleset = Il n’y a pas de règlement « { $name } ».
rules-out_of_bounds = { $setting } : de { $least } à { $most }.
rules-impossible = { $setting } : cette valeur n’est pas possible.
setup-rule = un réglage des règles est hors de ses bornes.
refusal-same_ruleset = Ces règles sont déjà en vigueur.
action-change_ruleset =
    { $changed ->
        [0] Règles changées : { $name }
        [one] Règles changées : { $name } ({ $base }, { $changed } réglage différent)
       *[other] Règles changées : { $name } ({ $base }, { $changed } réglages différents)
    }
play-rules = Règles : { $name }
play-rules_title = Changer de règles
play-rules_now = En vigueur : { $name }
play-rules_after = Désormais
play-rules_before = Avant
play-rules_what = Ce qui changera dès maintenant
play-rules_same = Choisissez d’autres règles que celles en vigueur.
play-rules_tells = Ce qui est déjà joué ne change pas. L’historique garde ce changement, et il s’annule comme le reste.
play-rules_do = Appliquer ces règles
moves-redraw = nouveau tirage
moves-round = tour suivant
rounds-title = Tours
rounds-round = Tour { $round }
rounds-tables_on = { $tables ->
    [one] une table joue encore
   *[other] { $tables } tables jouent encore
}
rounds-won = gagnée
rounds-bye = qualifié d’office
last_longer-title = Last longer
last_longer-words = Entre joueurs : celui d’entre eux qui reste le plus longtemps emporte leurs mises. Elles ne comptent ni dans la dotation ni dans la caisse.
last_longer-new = Nouveau last longer…
last_longer-new_title = Un last longer
last_longer-change_title = Modifier le last longer
last_longer-change = Modifier…
last_longer-change_of = Modifier { $name }
last_longer-remove = Retirer
last_longer-remove_of = Retirer { $name }
last_longer-name = Nom
last_longer-name_hint = Facultatif, par exemple « Table 3 » ou « Le bureau ».
last_longer-number = N° { $no }
last_longer-stake = Mise de chacun
last_longer-stake_hint = 0 : pour l’honneur.
last_longer-who = Qui y participe : { $count }
last_longer-search = Chercher un joueur
last_longer-save = Enregistrer
last_longer-save_pot = Enregistrer, { $pot } en tout
last_longer-pot = Mises
last_longer-each = { $count } × { $amount }
last_longer-left = Encore en jeu
last_longer-nobody = personne
action-redraw_seats = Nouveau tirage de toutes les places
action-draw_round = Tour suivant tiré
action-set_last_longer = Last longer entre joueurs
action-remove_last_longer = Last longer retiré
action-set_absent =
    { $absent ->
        [yes] Absence notée : { $player }
       *[no] Arrivée notée : { $player }
    }
action-remove_absent = Absent retiré : { $player }
advice-redraw = { $players ->
    [0] { $tables } tables restantes
   *[other] { $players } joueurs restants
  } : nouveau tirage de toutes les places, comme annoncé
advice-next_round = Chaque table a son vainqueur : tour { $round } avec { $players } joueurs { $tables ->
    [one] à une table
   *[other] à { $tables } tables
}
advice-do_redraw = Tirer les places
advice-do_next_round = Tirer le tour suivant
advice-no_show = { $player } manque depuis { $minutes } min, sans avoir payé : ses jetons sont retirés
advice-no_show_stack = Jetons qu’il lui reste
advice-do_no_show = Retirer le joueur
player-absent = Noter absent
player-arrived = Noter arrivé
player-is_absent = absent
refusal-already_absent = { $player } est déjà noté absent.
refusal-not_absent = { $player } n’est pas noté absent.
refusal-paid_ahead = { $player } a payé : son tapis reste et paie les blindes.
refusal-not_late_yet = { $player } garde ses jetons jusqu’à { $minutes } minutes de jeu.
refusal-nothing_to_redraw = Il n’y a qu’une table : rien à tirer de nouveau.
refusal-played_in_rounds = Dans ce tournoi, chaque table joue jusqu’à avoir son vainqueur : personne ne change de table avant le tour suivant.
refusal-no_rounds = Ce tournoi ne se joue pas par tours.
refusal-last_round = Le dernier tour est joué : terminez le tournoi.
refusal-round_goes_on = { $tables ->
    [one] Une table joue encore ce tour.
   *[other] { $tables } tables jouent encore ce tour.
}
refusal-table_won = Le dernier joueur de la table { $table } l’a gagnée et joue le tour suivant.
refusal-earlier_round = La sortie de { $player } date d’un tour précédent. Pour corriger, annulez d’abord le tirage de ce tour.
refusal-no_last_longer = Ce last longer n’existe plus.
refusal-last_longer_players = Un last longer se joue à deux joueurs au moins.
refusal-last_longer_begun = Un de ces joueurs est sorti : ce last longer ne change plus.
refusal-last_longer_stake = La mise de chacun doit être un montant, et seulement dans un tournoi avec de l’argent.
refusal-last_longer_name = Le nom a au plus { $most } caractères.
