# L’arbitrage : les décisions en une phrase, lues à la table.
# In place of a rule's number where the club's own setting decides.
ruling-by_setting = réglage du club
ruling-impossible = Ces faits ne vont pas ensemble ou il en manque : vérifiez-les.
ruling-seat = la place { $seat }
ruling-seat-named = { $name } (place { $seat })
ruling-nobody = personne
ruling-or = { $first } ou { $last }

ruling-balance-must = Équilibrez : un joueur de la table { $from } va à la table { $to }.
ruling-balance-no = Rien à équilibrer.
because-gap = Écart de { $gap } ; on équilibre à partir d’un écart de { $threshold }.
ruling-break_table-yes = La table { $table } peut être fermée : chacun de ses joueurs tire { $destination ->
    [free_seats] une des places libres ailleurs.
   *[shortest_tables] une des places libres des tables les plus courtes à ce moment.
  }
ruling-break_table-no = Aucune table ne peut être fermée : il manque des places aux autres.
because-break_order = C’est la première dans l’ordre de fermeture annoncé.
ruling-break_seating = { $runs ->
    [one] Tirage fait : chacun a une place libre, personne d’autre ne bouge, écart final de { $gap }.
   *[other] { $runs } tirages faits : chacun a toujours une place libre, personne d’autre ne bouge, écart final de { $gap } au plus.
  }
ruling-break_seating-unfair = Un tirage n’a pas respecté les places : refaites-le (écart { $gap }, tirages { $runs }).
because-any_position = Chacun a tiré { $destination ->
    [free_seats] parmi toutes les places libres
   *[shortest_tables] parmi les places libres des tables les plus courtes à ce moment
  }. Un joueur d’une table fermée peut recevoir n’importe quelle position, sans réclamation.

ruling-who_moves-none = Personne ne change de table.
ruling-who_moves-one = { $who } change de table.
ruling-who_moves-several = Changent de table, dans cet ordre : { $who }.
ruling-who_moves-drawn = Le joueur qui change de table est tiré au sort parmi ceux de sa table.
because-next_big_blind = Part celui qui serait grosse blinde à la prochaine main.
ruling-seat_for_moved = { $role ->
    [bb] Le joueur prend la place { $seat } et sera grosse blinde à la prochaine main.
    [button] Le joueur prend la place { $seat } et aura le bouton à la prochaine main.
    [sits_out] Le joueur prend la place { $seat } et ne joue pas la prochaine main.
   *[other] Le joueur prend la place { $seat } et joue dès la prochaine main.
  }
ruling-seat_for_moved-none = Seule la place de la prochaine petite blinde est libre, ou aucune : choisissez une autre table, ou faites attendre une main.
because-nearest_left = La première place libre à gauche de la grosse blinde ; jamais celle de la prochaine petite blinde.
ruling-blinds = { $dead ->
    [yes] Bouton mort devant { $button }
   *[no] Bouton : { $button }
  } · { $small ->
    [none] pas de petite blinde
   *[posted] petite blinde : { $sb }
  } · grosse blinde : { $bb }.
ruling-blinds-dealer = { $who } donne les cartes.
ruling-blinds-shuffles = { $who } mélange, { $cuts } coupe.
ruling-blinds-sits_out = { $count ->
    [one] { $who } ne joue pas cette main.
   *[other] { $who } ne jouent pas cette main.
  }
ruling-blinds_sequence = { $count ->
    [0] Aucune main demandée.
    [one] La main suivante :
   *[other] Les { $count } mains suivantes :
  }
ruling-blinds_sequence-hand = Main { $number } — { $hand }
because-big_blind_leads = La grosse blinde avance d’un joueur à chaque main ; le reste suit.
because-button_moves = Selon ce règlement, le bouton passe au joueur assis suivant ; les deux suivants paient les blindes.
because-button_moves_made_up = Selon ce règlement, le bouton passe au joueur assis suivant et les deux suivants ont les blindes. Un joueur sauté par une blinde la complète, une seule par main, la grosse d’abord.
because-heads_up = En tête-à-tête, la grosse blinde avance et l’autre joueur a le bouton et la petite blinde : il parle en premier avant le flop, en dernier ensuite.
because-big_blind_out = L’ancienne grosse blinde est sortie : sa place devait la petite blinde, que personne ne poste.
because-small_blind_out = L’ancienne petite blinde est sortie : le bouton va quand même devant sa place.
because-both_blinds_out = Les deux blindes sont sorties : bouton mort, et personne ne poste la petite blinde.

ruling-ranking = { $count ->
    [one] { $who } finit { $place }.
   *[other] { $who } finissent { $place } à égalité.
  }
because-stack_at_start = Le plus gros tapis au début de la main a la meilleure place.
because-td_decides = Tapis égaux : le règlement en vigueur laisse l’ordre au directeur.
ruling-absent-stays = L’absent reste assis avec { $stack } jetons et paie ses blindes.
ruling-absent-blinded_out = L’absent est éliminé : ses blindes ont épuisé son tapis.
ruling-absent-taken_away = L’absent est retiré du tournoi : ses { $taken } jetons sortent du jeu.
because-absent = Un joueur qui a payé est blindé jusqu’au bout ; les autres le sont jusqu’à l’heure limite.
ruling-clock_level-new = La prochaine main se joue au nouveau niveau.
ruling-clock_level-old = La prochaine main se joue encore à l’ancien niveau.
ruling-retroactive-heard = La réclamation est recevable.
ruling-retroactive-late = Trop tard : la main suivante avait commencé, le résultat tient.
because-hand_starts = Une main commence au mélange, ou, sans croupier, quand le pot précédent est attribué.

ruling-rebuy-yes = Recave permise : le joueur aura { $stack } jetons.
ruling-rebuy-no = Pas de recave : { $reason }
ruling-add_on-yes = Add-on permis : le joueur aura { $stack } jetons.
ruling-add_on-no = Pas d’add-on : { $reason }
ruling-end_condition-over = Le tournoi est terminé ; { $chips } jetons sont en jeu.
ruling-end_condition-on = Le tournoi continue ; { $chips } jetons sont en jeu.

ruling-chip_race = { $count ->
    [one] { $who } reçoit un gros jeton.
   *[other] Un gros jeton pour chacun : { $who }.
  }
ruling-chip_race-none = Aucun gros jeton n’est distribué.
ruling-chip_race-order = Ordre de la donne, toutes les cartes d’un joueur à la suite : { $who }.
ruling-chip_race-saved = Servi d’office, car il ne lui restait rien : { $who }.
ruling-chip_race-enough_for_all = Servi sans départage, car il y a un gros jeton pour chacun : { $who }.
ruling-chip_race-card = Gagne par sa meilleure carte, { $card } : { $who }.
ruling-chip_race-extra = { $chips ->
    [one] { $chips } gros jeton de plus que la valeur des petits, pour que l’échange n’élimine personne.
   *[other] { $chips } gros jetons de plus que la valeur des petits, pour que l’échange n’élimine personne.
  }
ruling-chip_race-cards = Cartes : { $who }, { $cards }.
ruling-chip_race-final = Tapis après l’échange : { $who }, { $chips }.
why-chip_race-rounded_up = La valeur des petits jetons restants est arrondie au gros jeton supérieur ; un jeton par joueur au plus.
why-chip_race-rounded_half = Un reste d’au moins un demi-jeton compte pour un gros jeton ; un jeton par joueur au plus.
why-chip_race-rounded_down = Un reste qui ne fait pas un gros jeton entier est retiré du jeu ; un jeton par joueur au plus.
ruling-pots-pays = { $who } reçoit { $chips }.
ruling-pots-none = Le pot n’a pas de gagnant : indiquez qui a la meilleure main.
ruling-pots-main = Pot principal de { $amount } : { $who }.
ruling-pots-side = Pot secondaire { $number } de { $amount } : { $who }.
ruling-pots-returned = Rendus, car personne n’a suivi : { $chips } pour { $who }.
because-one_pot_at_a_time = Les pots se partagent un par un ; les jetons impairs vont aux premiers gagnants à gauche du bouton.
because-odd_chips = Le jeton qui ne se partage pas va au premier gagnant à gauche du bouton.

ruling-hand_compare-high = { $high_count ->
    [one] { $high } gagne avec { $category }.
   *[other] { $high } partagent avec { $category }.
  }
ruling-hand_compare-no_low = { $high_count ->
    [one] { $high } gagne tout avec { $category } : aucune main basse n’est valable.
   *[other] { $high } partagent tout avec { $category } : aucune main basse n’est valable.
  }
ruling-hand_compare-low = { $low_count ->
    [one] { $low } gagne avec { $ranks }.
   *[other] { $low } partagent avec { $ranks }.
  }
ruling-hand_compare-both = { $high_count ->
    [one] Haut : { $high } avec { $category }
   *[other] Haut : { $high } partagent avec { $category }
  } · { $low_count ->
    [one] bas : { $low } avec { $ranks }.
   *[other] bas : { $low } partagent avec { $ranks }.
  }
ruling-hand_compare-five = Meilleure main, { $who } : { $cards }
ruling-hand_compare-five_low = Main basse, { $who } : { $cards }
ruling-hand_compare-low_half = Moitié basse. { $why }
ruling-share-all = Tout le pot pour { $who }.
ruling-share = { $share } du pot pour { $who }.
hand-royal_flush = une quinte flush royale
hand-straight_flush = une quinte flush
hand-four_of_a_kind = un carré
hand-full_house = un full
hand-flush = une couleur
hand-straight = une quinte
hand-three_of_a_kind = un brelan
hand-two_pair = deux paires
hand-pair = une paire
hand-high_card = une carte haute
ruling-stud_order-bring_in = { $who } ouvre d’office (bring-in).
ruling-stud_order-first = { $who } parle en premier.
ruling-show_order = Montrent leur main, dans cet ordre : { $who }.
ruling-show_order-together = Tous retournent leur main en même temps : { $who }.
ruling-show_order-alone = Il ne reste que { $who }, qui gagne sans montrer sa main.

ruling-min_raise = Relance au minimum à { $min } ; pour suivre, { $call }.
ruling-min_raise-none = Plus aucune relance dans ce tour ; pour suivre, { $call }.
ruling-min_raise-open = Ouverture au minimum à { $min }.
ruling-min_raise-fixed = Relance à { $min } ; pour suivre, { $call }.
ruling-min_raise-open_fixed = Ouverture à { $min }.
ruling-min_raise-complete = On peut compléter à { $min } ; pour suivre, { $call }.
ruling-max_raise = Relance au plus à { $max }.
ruling-max_raise-stack = Pas de maximum : il peut relancer de tout son tapis.
ruling-max_raise-fixed = La relance est fixe : il n’y a pas de montant à choisir.
ruling-reopen-yes = { $call ->
    [0] { $who } peut relancer ou dire parole.
   *[other] { $who } peut relancer, suivre à { $call } ou passer.
  }
ruling-reopen-no = { $call ->
    [0] { $who } ne peut que dire parole.
   *[other] { $who } ne peut que suivre à { $call } ou passer.
  }
ruling-action-bet = C’est une mise de { $to }.
ruling-action-raise = C’est une relance à { $to }.
ruling-action-call = C’est un suivi à { $to }.
ruling-action-check = C’est une parole (check), sans mise : { $to }.
ruling-action-fold = La main est passée : { $to } engagés.
ruling-action-other = L’action compte pour { $to }.
ruling-step-adds = Le joueur ajoute { $chips }.
ruling-step-takes_back = Le joueur reprend { $chips }.
ruling-step-next = Au joueur suivant : { $to } à payer.
ruling-short_action-void = L’annonce est nulle ; il choisit à nouveau : { $options }.
ruling-short_action-complete = Le joueur complète à { $to }, ou passe et laisse { $loses }.
ruling-series-stands = L’erreur tient : chacun paie { $each }.
ruling-series-stands_refund = L’erreur tient : chacun paie { $each }, et le premier misant reprend { $refund }.
ruling-series-corrected = L’erreur est corrigée depuis le début : chacun paie { $each }.
ruling-series-misread_stands = La mauvaise lecture du donneur tient.
ruling-series-misread_corrected = La mauvaise lecture du donneur n’engage pas le joueur : on corrige.
ruling-out_of_turn-stands_free = Les actions faites hors tour tiennent ; { $who } garde tous ses choix.
ruling-out_of_turn-stands_bound = Les actions faites hors tour tiennent ; { $who } ne peut que suivre ou passer.
ruling-out_of_turn-falls = Les actions faites hors tour ne tiennent pas ; { $who } garde tous ses choix.
ruling-out_of_turn-falls_bound = Les actions faites hors tour ne tiennent pas ; { $who } ne peut que suivre ou passer.
ruling-out_of_turn-may = { $who } peut : { $options }.
option-fold = passer
option-call = suivre
option-raise = relancer
option-bet = miser
option-check = dire parole
option-complete = compléter

ruling-misdeal-yes = Fausse donne : on ramasse tout et on redonne.
ruling-misdeal-no = Pas de fausse donne : la main continue.
ruling-mucked_hand-live = La main est vivante.
ruling-mucked_hand-dead = La main est morte.
ruling-board_fix-flop_no_burn = La première carte du flop devient la brûlée ; on en ajoute une.
ruling-board_fix-flop_no_burn_drawn = Ordre inconnu : un responsable mélange le flop et tire la brûlée ; on ajoute une carte.
ruling-board_fix-flop_two_burns = La deuxième brûlée devient la première carte du flop ; la dernière devient la brûlée du tournant.
ruling-board_fix-flop_two_burns_drawn = Ordre inconnu : un responsable tire au sort quelle carte devient la brûlée du tournant.
ruling-board_fix-flop_four_cards = La quatrième carte du flop devient la brûlée du tournant.
ruling-board_fix-flop_four_cards_drawn = Ordre inconnu : un responsable tire au sort la brûlée du tournant parmi les quatre.
ruling-board_fix-no_burn = Cette carte devient la brûlée ; la suivante est la bonne.
ruling-board_fix-premature_flop = Seul le flop est remélangé dans le paquet, puis redonné sans nouvelle brûlée.
ruling-board_fix-premature_turn = Le tournant prématuré est mis de côté ; on brûle, la carte suivante devient le tournant, puis on remélange et la rivière vient sans brûlée.
ruling-board_fix-premature_river = La rivière prématurée est remélangée dans le paquet ; la rivière est redonnée sans brûlée.
board-burn = Brûlée : { $cards }
board-flop = Flop : { $cards }
board-turn_burn = Brûlée du tournant : { $cards }
board-turn = Tournant : { $cards }
board-card = Carte : { $cards }
board-next_stub_card = Carte suivante du paquet : { $cards }
board-reshuffled_into_stub = Remélangée dans le paquet : { $cards }
board-no_river_burn = Pas de brûlée avant la rivière.

ruling-time_bank-invalid = La demande ne compte pas : un joueur assis à la table ou un responsable peut la faire, pas le donneur.
ruling-time_bank-thinking = Il reste { $seconds } s de réflexion, puis le décompte.
ruling-time_bank-countdown = Décompte : encore { $seconds } s, puis la main est morte.
ruling-time_bank-dead = Temps écoulé : la main est morte.
ruling-penalty = Sanction proposée : { $sanction }.
ruling-penalty-or = Aussi permis : { $sanctions }
sanction-warning_1_hand = avertissement et une main manquée
sanction-suspend_1_orbit = exclusion d’un tour
sanction-suspend_2_orbits = exclusion de deux tours
sanction-suspend_3_orbits = exclusion de trois tours
sanction-suspend_4_orbits = exclusion de quatre tours
sanction-disqualified = disqualification

# Une décision gardée dans l’historique.
ruling-kept = Arbitrage{ $at_table ->
    [yes] , table { $table }
   *[no] { "" }
  }{ $of_player ->
    [yes] , { $player }
   *[no] { "" }
  } – { $topic } : { $ruling } (règle { $rules })
ruling-overruled = Arbitrage{ $at_table ->
    [yes] , table { $table }
   *[no] { "" }
  }{ $of_player ->
    [yes] , { $player }
   *[no] { "" }
  } – { $topic }, décision du directeur : « { $ruling } », motif : « { $reason } » (règle 1-1)
refusal-ruling_impossible = Ces faits ne vont pas ensemble : la décision n’est pas gardée.
refusal-ruling_changed = Le règlement du tournoi a changé depuis : relisez la décision, puis gardez-la.
refusal-reason_needed = Qui s’écarte du règlement dit ce qu’il décide et pourquoi.

# L’écran de l’arbitrage.
desk-floor = Arbitrage
keys-guide = Ouvrir le guide
keys-floor = Ouvrir l’arbitrage
floor-search = Que s’est-il passé ?
floor-search-own = Dites-le avec vos mots
floor-enter = Entrée
floor-examples = Par exemple
floor-example-1 = maldonne
floor-example-2 = il a dit 300 et mis 250
floor-example-3 = qui montre en premier
floor-example-4 = il a joué avant son tour
floor-example-5 = pas assez de jetons pour relancer
floor-all = Tous les sujets
floor-another = Autre question
floor-words-said = dit dis annonce annonces annoncé relance raise appelle call
floor-words-put = mis met mets posé pose pousse poussé avance avancé jeté jette
floor-he = Il
floor-then = puis
floor-before = Avant lui :
floor-unraised = personne n’avait relancé : à payer { $bet }, relance minimale { $least }
floor-or =  ou 
floor-whatever = { $missing } La réponse n’en dépend pas.
floor-book-club = règlement du club, édition de 2010
floor-book-tda = règles de la TDA, édition de 2024
floor-level = Niveau { $level }, blindes { $small } / { $big }, d’après l’horloge.
floor-touch = Touchez qui est concerné, si c’est utile.
floor-meant = { $who } : la phrase parle de ce joueur.
floor-change = Changer
floor-players_at = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
 }
floor-search-ignored = le la les l un une des du de d et ou à au aux en il elle on qui que qu a est était sa son ses ce cette y n ne pas plus avec pour dans sur par je j ai tu nous ils elles ont m me ma mes suis c ça quand
floor-rules_found = Règles
floor-rule_close = Fermer la règle
floor-subjects = Sujets
floor-none = Aucun sujet ne porte ce nom.
floor-no_table = Aucune
floor-missing = Dites d’abord les faits.
floor-missing-number = Un nombre n’est pas accepté : corrigez-le d’abord.
floor-missing-fact = « { $fact } »
floor-missing-facts = Il manque : { $facts }.
floor-known = selon le tournoi
floor-choose = Choisir…
floor-missing-positions = Touchez d’abord la place du bouton, puis celles des blindes.
floor-missing-button = Touchez d’abord la place du bouton.
floor-missing-bb = Touchez d’abord la place de la grosse blinde.
floor-missing-busted = Touchez les joueurs sortis dans la même main.
floor-missing-wrong = Dites ce qui n’allait pas dans la donne.
floor-stacks_before = Tapis des joueurs sortis
floor-keep = Garder dans l’historique
floor-overrule = Décider autrement
floor-follow = Suivre le règlement
floor-decision = Votre décision
floor-reason = Votre motif
floor-reason-hint = L’historique ne s’efface pas : évitez les noms de personnes.
floor-less = { $what } : moins
floor-more = { $what } : plus
floor-remove = Retirer : { $what }
floor-yes = Oui
floor-no = Non
floor-seat = Place { $seat }
floor-seats = Places à la table
floor-tone-taken = occupée
floor-tone-free = libre
floor-tone-out = sortie
floor-tone-new = nouvel arrivant
floor-tone-chosen = en question
floor-mark-button = D
floor-mark-sb = { mark-sb }
floor-mark-bb = { mark-bb }
floor-tap = Ce que vous touchez
floor-tap-taken = Place prise ou libre
floor-tap-out = Joueur sorti
floor-tap-balance = Arrivé par équilibrage
floor-tap-break = Arrivé d’une table fermée
floor-tap-busted = Touchez chaque joueur sorti.
floor-spot-button = Bouton
floor-spot-sb = Petite blinde
floor-spot-bb = Grosse blinde
floor-spot-dealer = Donneur
floor-ring-keys = Au clavier : flèches d’une place à l’autre, D bouton, P petite blinde, G grosse blinde, Entrée pour toucher.
floor-sb_posted = La petite blinde a-t-elle été posée ?
floor-last_hand = Dernière main
floor-next_hand = Main suivante
floor-play = Jouer cette main et passer à la suivante
floor-who_deals = Qui donne
floor-players_deal = Les joueurs
floor-dealer = Un croupier
floor-how_many = Combien de joueurs
floor-sizes = Joueurs à chaque table
floor-add-table = Ajouter une table
floor-players_before = Joueurs restants avant la main
floor-stack-of = Tapis, { $who }
floor-stack = Son tapis
floor-big_blind = Grosse blinde
floor-starting = Tapis de départ
floor-rebuys_taken = Recaves déjà prises
floor-hands_missed = Mains manquées
floor-limit = Recaves permises
floor-no_limit = sans limite
floor-add_on = Add-on vendu dans ce tournoi
floor-add_on_taken = A-t-il déjà pris l’add-on ?
floor-add_on_taken-yes = ce joueur l’a déjà pris
floor-add_on_taken-no = ce joueur ne l’a pas encore pris
floor-add_on_stacks = Valeur de l’add-on, en tapis de départ
floor-add_on-yes = l’add-on est vendu dans ce tournoi
floor-add_on-no = aucun add-on n’est vendu dans ce tournoi
floor-phase = Où en est la table
floor-phase-period = période de recaves
floor-phase-last_call = pause de fin, add-on vendu
floor-phase-after_extra_hand_1 = après la 1re main supplémentaire
floor-phase-after_extra_hand_2 = après la 2e main supplémentaire
floor-phase-closed = période terminée
floor-prepaid = A-t-il payé d’avance ?
floor-prepaid-yes = a payé d’avance
floor-prepaid-no = n’a pas payé d’avance
floor-posted = Blindes et antes déjà payées
floor-late = Minutes de retard
floor-level_ended = Le niveau s’est terminé…
floor-claimed = La réclamation arrive…
floor-when-before_award = avant l’attribution du pot
floor-when-between = entre le pot et le mélange
floor-when-after_shuffle = après le début du mélange
floor-pack = Le jeu de cartes, pour : { $hand }
floor-card-back = { $card }, reprendre
floor-card-twice = { $card } est déjà donnée.
floor-card-unreadable = Écrivez les cartes comme ceci : As Kh 10d 2c.
floor-four-colours = Quatre couleurs

floor-group-positions = Blindes et places
floor-group-stacks = Jetons et tapis
floor-group-bets = Mises et relances
floor-group-pots = Pots
floor-group-showdown = Abattage
floor-group-deal = La donne
floor-group-time = Temps et absents
floor-group-conduct = Conduite

# Les sujets, et les mots par lesquels on les trouve.
topic-blinds_next = Bouton et blindes
topic-blinds_next-words = bouton mort donneur dealer petite grosse blinde blind sb bb pb gb position main suivante où va est avancé avance paie sortie sauté dead button
topic-blinds_sequence = Bouton et blindes, plusieurs mains
topic-seat_for_moved = Place du joueur déplacé
topic-seat_for_moved-words = équilibrage arrivant siège changement de table placer nouveau assoit asseoir où joueur
topic-who_moves = Qui change de table
topic-who_moves-words = équilibrage déplacer bouger joueur partir qui quel doit
topic-balance = Faut-il équilibrer
topic-balance-words = équilibrage écart tables équilibrer déséquilibrées inégales trop de joueurs table
topic-break_table = Quelle table fermer
topic-break_table-words = casser fermeture table break casse on quelle
topic-break_seating = Places des joueurs d’une table fermée
topic-ranking = Sortis dans la même main
topic-ranking-words = élimination classement place ex aequo tapis bulle bust deux éliminés sortis éliminé même main en temps qui finit devant
topic-rebuy = Recave et add-on
topic-rebuy-words = rebuy addon rachat cave jetons recaver racheter add-on peut
topic-end_condition = Fin du tournoi
topic-absent = Joueur absent
topic-absent-words = retard retardataire blindé siège vide no show arrive venu vient pas là
topic-clock_level = Quel niveau pour cette main
topic-clock_level-words = blindes horloge changement augmentation niveau pendant on joue quel augmenté montée
topic-retroactive = Réclamation tardive
topic-retroactive-words = rétroactivité trop tard main suivante erreur réclame réclamer après coup découverte contestation
topic-chip_race = Échange des petits jetons
topic-chip_race-words = chip race color up jetons course retrait changer échanger petits 25
topic-pots = Pots et tapis (all-in)
topic-pots-words = all-in tapis pot principal extérieur side pot partage rendu allin all in différents partager secondaire gros combien rendre payé deux trois joueurs à split
topic-odd_chips = Jeton impair
topic-odd_chips-words = partage reste pot indivisible odd chip impair au
topic-hand_compare = Qui gagne
topic-hand_compare-words = abattage showdown main combinaison omaha stud razz hi lo haut bas cartes kicker gagne égalité couleur contre full brelan quinte flush meilleure split ou pas
topic-show_order = Qui montre en premier
topic-show_order-words = abattage showdown ordre montrer cartes qui doit premier refuse
topic-stud_order = Stud : qui parle
topic-stud_order-words = bring-in premier parler razz visible
topic-mucked_hand = Main jetée
topic-mucked_hand-words = muck morte défausse vivante cartes couchée muckée mucké mucker gagnante jetées jeté reprises repris
topic-min_raise = Relance minimale
topic-min_raise-words = raise mise ouverture double minimum min mini minraise combien pour relancer montant
topic-max_raise = Relance maximale en pot-limit
topic-max_raise-words = raise mise maximum plo pot limit combien je peux relancer au
topic-reopen = Peut-il relancer encore
topic-reopen-words = réouverture tapis incomplet all-in relance raise rouvertes rouverte enchères action peut-il droit re-relance petit après un
topic-short_action = Mise, suivi ou relance insuffisants
topic-short_action-words = trop court incomplet compléter relance call raise sous-relance dit annoncé pas assez de jetons insuffisant manque pour suivre mis mais posé que min respectée petit incomplète payé montant short met 000
topic-chips = Jetons posés sans un mot
topic-chips-words = gros jeton surdimensionné oversized chip silencieux relance call annonce dit annoncé parole relance overchip over single unique un seul sans rien dire parler annoncer posé pose jeté deux jetons pas
topic-string_bet = Mise en plusieurs fois
topic-string_bet-words = string bet relance deux temps gestes dit annoncé stringbet raise en fois revenu chercher remis aller-retour après revient
topic-series = Erreurs en chaîne
topic-series-words = série mauvais montant suivi trop court trois joueurs tout le monde a payé erreur chaîne
topic-out_of_turn = Action hors tour
topic-out_of_turn-words = tour sauté oublié parlé avant hors parler agir out of turn son pas à lui misé joué alors de me faire on m
topic-misdeal = Fausse donne (maldonne)
topic-misdeal-words = carte exposée distribution misdeal donne nulle fausse joker paquet irrégulier carte manquante double boxed à l’envers maldonne mal donné retournée retourner servir servi oublié joueur trois cartes une boxée as deux pendant la reçu recevoir
topic-board_fix = Tableau mal donné
topic-board_fix-words = flop turn tournant rivière river brûlée burn board prématuré sans brûler brûlé pas oublié trop tôt vite quatre cartes sortie
topic-time_bank = Temps demandé
topic-time_bank-words = chrono décompte minute réflexion time clock lenteur réfléchit longtemps plombes lentement lent appeler minuterie call the trop met
topic-penalty = Sanctions
topic-penalty-words = avertissement exclusion disqualification faute pénalité penalty insulte insulter disqualifier soft play collusion triche comportement

# Pourquoi la décision est celle-là.
why-hand_compare-alone = Aucune autre main n’est en jeu.
why-hand_compare-combination = La combinaison est plus forte.
why-hand_compare-rank = Même combinaison : les cartes qui la font sont plus fortes.
why-hand_compare-kicker = Même combinaison : une carte d’accompagnement départage.
why-hand_compare-suit = Tout est égal sauf la couleur, qui compte selon ce règlement.
why-hand_compare-tie = Les mains sont égales : on partage.
why-hand_compare_low-alone = Aucune autre main basse n’est en jeu.
why-hand_compare_low-combination = Au plus bas, la combinaison la plus faible gagne.
why-hand_compare_low-rank = Au plus bas, on compare à partir de la carte la plus haute : la plus petite gagne.
why-hand_compare_low-kicker = Au plus bas, même combinaison : la plus petite carte d’accompagnement gagne.
why-hand_compare_low-tie = Les mains basses sont égales : on partage.
why-stud_order-lowest_card = La plus basse carte visible ouvre d’office.
why-stud_order-highest_card = La plus haute carte visible ouvre d’office.
why-stud_order-best_shown = La meilleure main visible parle en premier.
why-stud_order-lowest_shown = La main visible la plus basse parle en premier.
why-stud_order-suit = Les cartes visibles sont égales : la couleur départage.
why-stud_order-first_seat = Cartes égales : le premier à gauche du croupier fait le bring-in.
why-show_order-last_aggressor = Le dernier à avoir misé ou relancé montre en premier, puis dans le sens du jeu.
why-show_order-first_caller = Selon ce règlement, le premier à avoir payé ou relancé montre en premier.
why-show_order-first_to_speak = Sans mise au dernier tour, le premier à parler montre en premier.
why-show_order-alone = Il ne reste qu’une main : elle gagne sans être montrée.
why-show_order-all_in = Des tapis empêchent toute mise de plus : aucune main ne se jette sans être vue.
why-mucked_hand-not_identifiable = Personne ne peut dire avec certitude quelles étaient ces cartes.
why-mucked_hand-live = La main est identifiable et aucun adversaire ne l’a retournée à tort : les cartes parlent.
why-mucked_hand-live_under_control = Son propriétaire l’a reprise et elle est identifiable : un responsable contrôle.
why-mucked_hand-dead = La main a été retournée par quelqu’un qui n’avait pas à le faire.
why-mucked_hand-dead_unless_saved = La main a été jetée avant l’abattage : elle est morte, mais le directeur peut la sauver dans de rares cas.
why-min_raise-opening = Une ouverture vaut au moins la grosse blinde.
why-min_raise-whole_bet = Une relance vaut au moins la mise ou la relance précédente, selon ce règlement.
why-min_raise-all_in_below_big_blind = Tapis sous la grosse blinde avant le flop : les autres doivent toujours la grosse blinde entière.
why-min_raise-small_all_in = Le tapis ajoute moins d’une grosse blinde : on relance d’au moins une grosse blinde de plus.
why-min_raise-large_all_in = Le tapis n’est pas une relance entière et le règlement ne dit rien : proposition, la dernière relance entière en plus.
why-min_raise-limit_bet = En limit, une ouverture ou une relance vaut une mise fixe.
why-min_raise-limit_reached = En limit, plus aucune relance n’est permise dans ce tour.
why-min_raise-limit_completes = En limit, on complète d’abord ce qui n’est pas une mise entière : le bring-in, ou un tapis de moins d’une demi-mise.
why-max_raise-pot = On paie d’abord la mise, puis on relance du pot ainsi formé.
why-max_raise-stack = Seul le tapis du joueur limite sa relance.
why-max_raise-fixed = En limit, les mises sont fixes.
why-reopen-not_yet_acted = Ce joueur n’a pas encore agi dans ce tour.
why-reopen-whole_raise = Une relance entière a été faite après ce joueur.
why-reopen-doubled = La mise de ce joueur a été doublée, même par des tapis successifs.
why-reopen-full_increment = Les tapis faits après ce joueur forment ensemble une relance entière.
why-reopen-short_all_ins = Après ce joueur, il n’y a eu que des tapis inférieurs à une relance entière.
why-reopen-nothing_new = Personne n’a relancé après ce joueur.
why-reopen-half_bet = En limit, des tapis d’au moins une demi-mise comptent comme une relance entière.
why-short_action-words_bind = Une annonce claire engage, même si les jetons ne suffisent pas.
why-short_action-amount_said = Ce qui est dit est dû : le montant annoncé compte, quels que soient les jetons posés.
why-short_action-opening_completed = Une ouverture a un minimum, la grosse blinde ou, en limit, la mise du tour : elle est complétée.
why-short_action-short_call = Moins que la mise, sans action annoncée : le joueur complète ou abandonne ce qu’il a posé.
why-short_action-amount_void = Un montant trop faible, seulement dit : l’annonce est nulle.
why-short_action-raise_completed = Ce que la relance ajoute à la mise atteint la part exigée de ce que la relance minimale y ajoute : le joueur doit compléter.
why-short_action-raise_becomes_call = Ce que la relance ajoute à la mise n’atteint pas la part exigée de ce que la relance minimale y ajoute : c’est un suivi.
why-short_action-not_short = Le montant suffit.
why-short_action-all_in = Un tapis incomplet n’est pas une erreur.
why-short_action-all_in_half_bet = En limit, un tapis d’au moins une demi-mise compte comme une mise entière : la relance suivante s’y ajoute.
why-short_action-all_in_below_half = En limit, un tapis de moins d’une demi-mise ne rouvre rien ; les suivants peuvent le compléter à la mise entière.
why-short_action-fixed_bet = En limit, une mise ou une relance n’a qu’un seul montant : le surplus est rendu.
why-short_action-above_pot = En pot-limit, on ne dépasse pas le pot : le surplus est rendu.
why-short_action-no_raise_left = Plus aucune relance n’est permise dans ce tour : c’est un suivi, le surplus est rendu.
why-chips-single_chip_call = Un seul jeton posé sans un mot après une mise vaut un suivi.
why-chips-single_chip_opens = Personne n’a misé : le jeton vaut sa valeur.
why-chips-single_chip_raise = Relance annoncée sans montant : elle vaut la valeur du jeton.
why-chips-amount_announced = Le montant dit avant les jetons fait foi.
why-chips-every_chip_needed = Si l’on ôte n’importe lequel de ces jetons, la mise n’est plus payée : c’est un suivi.
why-chips-all_chips_count = Un jeton de moins paierait encore : le total compte.
why-chips-words_bind = Le mot prononcé engage.
why-chips-short = Le montant posé ne fait ni une mise ni une relance entière : la règle des mises trop courtes s’applique.
why-chips-fixed_bet = En limit, une mise ou une relance n’a qu’un seul montant : le surplus est rendu.
why-chips-above_pot = En pot-limit, on ne dépasse pas le pot : le surplus est rendu.
why-chips-no_raise_left = Plus aucune relance n’est permise dans ce tour : c’est un suivi, le surplus est rendu.
why-string_bet-first_motion = Une mise en plusieurs fois ne compte que pour son premier geste.
why-string_bet-one_motion = Tout a été posé en un seul geste.
why-string_bet-call_then_rest = La relance était annoncée : d’abord le suivi, puis le reste.
why-string_bet-words_bind = La relance était annoncée : elle vaut au moins le minimum.
why-string_bet-amount_said = Le total était annoncé d’abord : il est dû, en un geste ou en plusieurs.
why-string_bet-call_made_up = Les gestes ne font que compléter le suivi.
why-string_bet-below_call = Ce qui est pris en compte reste sous la mise : le joueur complète, ou abandonne ces jetons.
why-string_bet-opening_completed = Une ouverture a un minimum, la grosse blinde ou, en limit, la mise du tour : elle est complétée.
why-string_bet-short = Le montant posé ne fait ni une mise ni une relance entière : la règle des mises trop courtes s’applique.
why-string_bet-fixed_bet = En limit, une mise ou une relance n’a qu’un seul montant : le surplus est rendu.
why-string_bet-above_pot = En pot-limit, on ne dépasse pas le pot : le surplus est rendu.
why-string_bet-no_raise_left = Plus aucune relance n’est permise dans ce tour : c’est un suivi, le surplus est rendu.
why-series-three_acted = Trois joueurs ou plus ont agi après l’erreur.
why-series-few_acted = Moins de trois joueurs ont agi après l’erreur.
why-series-below_big_blind = Une mise inférieure à la grosse blinde, ou en limit à la mise du tour, ne tient jamais.
why-series-upstream_correct = Un joueur placé avant avait le bon montant.
why-series-dealer_insists = Le donneur maintient ce qu’il a dit.
why-out_of_turn-situation_unchanged = Un ou deux joueurs ont agi, et le joueur oublié ne change rien pour eux.
why-out_of_turn-situation_changed = Un ou deux joueurs ont agi, et le joueur oublié mise ou relance.
why-out_of_turn-not_yet_decided = Un ou deux joueurs ont agi : tout dépend de ce que fait le joueur oublié.
why-out_of_turn-too_late = Trois joueurs ou plus ont agi : le joueur oublié s’est manifesté trop tard.
why-out_of_turn-freed_by_raise = Quelqu’un a relancé après la décision du joueur : il est de nouveau libre d’agir.
why-misdeal-first_or_second_card = La toute première ou la deuxième carte donnée a été vue.
why-misdeal-second_exposed = Une deuxième carte a été vue.
why-misdeal-wrong_order = L’ordre de la donne est faux.
why-misdeal-wrong_count = Le nombre de cartes est faux.
why-misdeal-boxed_cards = Plusieurs cartes étaient retournées dans le paquet.
why-misdeal-one_exposed = Une seule carte vue : elle devient la première brûlée, et le joueur reçoit celle qui devait brûler.
why-misdeal-extra_card_is_burn = Une carte de trop pour la petite blinde : reprise, elle devient la brûlée.
why-misdeal-one_boxed = Une seule carte retournée : on la montre et on l’ignore.
why-misdeal-boxed_after_deal = Cartes retournées après la donne : si elles sont nombreuses, le directeur peut annuler la main.
why-misdeal-joker = Un joker annoncé aussitôt est ignoré.
why-misdeal-too_late = Deux joueurs ont agi depuis les blindes ou le bring-in : la main continue pour ceux que l’erreur ne touche pas.
why-misdeal-deliberate = Un acte volontaire ne fait jamais fausse donne : son auteur seul est hors du coup.
why-misdeal-nothing_wrong = Rien ne justifie une fausse donne.
why-penalty-first = Première faute de ce genre.
why-penalty-repeated = Récidive : l’échelle monte d’un degré.
why-penalty-no_warning = Cette faute est sanctionnée sans avertissement préalable.
ruling-td_decides = Le règlement ne tranche pas ce cas : le directeur peut choisir autrement.
ruling-alternatives = Aussi défendable : { $totals }
ruling-td_may_relieve = Dans de rares cas, le directeur peut ne lui laisser perdre que ce qu’il a posé.
ruling-concerned_out = Les joueurs touchés par l’erreur sont hors du coup.
notice-lowball_27_differs = Selon l’autre règle du 2-7, le gagnant serait différent.
notice-low_full_houses = Deux fulls au bas : ici, le plus faible gagne.
notice-nobody_shows = Personne ne montre pour un pot que plusieurs peuvent gagner : il est partagé entre eux.
notice-dead_hand_put_in_most = Une main morte a mis plus que toutes les autres : le directeur peut lui rendre sa dernière mise.
ruling-chip_race-deal = { $chips ->
    [one] { $chips } gros jeton en jeu : donnez { $cards } cartes.
   *[other] { $chips } gros jetons en jeu : donnez { $cards } cartes.
  }
ruling-chip_race-exchanged = Échange simple, en gros jetons : { $who }, { $chips }.
ruling-chip_race-odd = Cartes à recevoir : { $who }, { $chips }.
refused-card_twice = Une carte est donnée deux fois : vérifiez.
refused-card_count = Il manque des cartes, ou il y en a trop.
refused-nobody = Aucune main n’est en jeu.
refused-no_such_seat = Cette table n’a pas une telle place.
refused-seat_twice = Une place est nommée deux fois.
refused-chips_out_of_range = Un nombre de jetons est impossible.
refused-not_whole_chips = Un montant n’est pas un nombre entier de petits jetons : vérifiez le plus petit jeton.
refused-chips_do_not_change = Le gros jeton doit valoir un nombre entier de petits jetons.
refused-no_button = Dites où est le bouton.
refused-not_live = Ce joueur n’est plus dans le coup.
refused-no_such_round = Ce tour d’enchères n’existe pas.
refused-not_stud = Ce jeu n’est pas un stud.

# Les faits que l’on donne.
floor-missing-board = Donnez les cartes qui sont sur la table.
floor-missing-upcards = Donnez les cartes visibles d’au moins deux joueurs.
floor-missing-hands = Donnez toutes les cartes d’au moins deux mains, et le tableau.
floor-missing-pot = Touchez les joueurs qui ont mis des jetons.
floor-missing-players = Touchez les joueurs de la table.
floor-street = Tour d’enchères
floor-street-preflop = Avant le flop
floor-street-postflop = Après le flop
floor-street-flop = Flop
floor-street-turn = Turn
floor-street-river = River
floor-bring_in = Bring-in au stud (0 : aucun)
floor-raises_made = Relances déjà faites
floor-most = Relance maximale
floor-bets = Mises du tour
floor-bet = Mise { $number }, au total
floor-all_in = Tapis
floor-add-bet = Ajouter une mise ou une relance
floor-last-away = Retirer la dernière ligne
floor-actions = Ce qui s’est passé dans le tour
floor-add-action = Ajouter une action
floor-player = Joueur
floor-players = Joueurs
floor-action = Action
floor-to = Jusqu’à
floor-to_act = À qui de parler
floor-game = Jeu
game-holdem = Hold’em
game-holdem_pot_limit = Hold’em pot-limit
game-omaha4_high = Omaha 4, haut
game-omaha4_hilo = Omaha 4, haut et bas
game-omaha5_high = Omaha 5, haut
game-omaha4_pot_limit = Omaha 4 pot-limit
game-omaha4_hilo_pot_limit = Omaha 4 haut et bas, pot-limit
game-omaha5_pot_limit = Omaha 5 pot-limit
game-stud_high = Stud, haut
game-stud_hilo = Stud, haut et bas
game-razz = Razz
game-draw27 = Triple draw 2-7
floor-pot_before = Pot avant la dernière mise
floor-last_bet = Dernière mise, au total
floor-already_in = Déjà devant lui
floor-said = Ce qu’il a dit
floor-said-silent = rien
floor-said-call = « je suis »
floor-said-raise = « relance » seul
floor-said-raise_amount = « relance » à…
floor-said-amount = un montant seul
floor-said-all_in = « tapis »
floor-spoken = Montant dit, au total
floor-whole_stack = Son tapis entier
floor-placed = Jetons posés, au total
floor-chips_left = Lui reste-t-il des jetons ?
floor-chips_left-some = il lui reste des jetons
floor-chips_left-none = ce sont ses derniers jetons
floor-bet_to_match = Mise à payer
floor-least = Relance minimale
floor-chips-put = Jetons posés
floor-chip-add = Poser un jeton de { $chip }
floor-chip-back = Reprendre un jeton de { $chip }
floor-chips-none = Aucun jeton posé
floor-motion = Geste { $number }
floor-motions = Gestes
floor-add-motion = Ajouter un geste
floor-first_error = La première erreur
floor-error-short_call = un suivi trop court
floor-error-short_open = une ouverture trop courte
floor-error-short_raise = une relance trop courte
floor-error-misread_by_dealer = une action mal lue par le donneur
floor-true_amount = Ce qu’il fallait payer
floor-short_amount = Ce qui a été payé
floor-upstream = Joueurs avant lui qui avaient bon
floor-acted_after = Joueurs ayant agi après
floor-admits = Le donneur reconnaît-il son erreur ?
floor-admits-yes = le donneur reconnaît son erreur
floor-admits-no = le donneur maintient ce qu’il a dit
floor-skipped = Joueur oublié
floor-acted_past = Ont agi à sa place
floor-skipped_action = Que fait-il maintenant ?
floor-unsaid = Pas encore décidé
floor-freed = Quelqu’un a-t-il relancé après sa décision ?
floor-exposed = Cartes vues pendant la donne, par leur rang dans la distribution
floor-fault = Autre défaut
floor-fault-none = Aucun
floor-fault-wrong_order = Mauvais ordre
floor-fault-wrong_count = Mauvais nombre de cartes
floor-fault-small_blind = Une carte de trop à la petite blinde
floor-boxed = Cartes retournées dans le paquet
floor-acted_after_blinds = Joueurs ayant agi après les blindes
floor-acted_after_bring_in = Joueurs ayant agi après le bring-in
floor-deliberate = Est-ce l’acte volontaire d’un joueur ?
floor-case = Ce qui s’est passé
floor-case-flop_no_burn = Flop sans brûlée
floor-case-flop_two_burns = Flop après deux brûlées
floor-case-flop_four_cards = Flop de quatre cartes
floor-case-turn_no_burn = Tournant sans brûlée
floor-case-river_no_burn = Rivière sans brûlée
floor-case-premature_flop = Flop prématuré
floor-case-premature_turn = Tournant prématuré
floor-case-premature_river = Rivière prématurée
floor-order_known = L’ordre des cartes est-il connu ?
board-exposed = Cartes posées
board-burns = Brûlées
board-stub = Suite du paquet
board-drawn = Tirées au sort
floor-identifiable = Les cartes sont-elles identifiables avec certitude ?
floor-identifiable-yes = ses cartes sont identifiables avec certitude
floor-identifiable-no = ses cartes ne sont pas identifiables avec certitude
floor-what_happened = Ce qui est arrivé à la main
mucked-retrieved_by_owner = reprise par son propriétaire
mucked-turned_accidentally = retournée par accident
mucked-turned_by_current_winner = retournée par celui qui gagnait
mucked-turned_by_dealer = retournée par le donneur
mucked-turned_by_other_player = retournée par un autre joueur
mucked-asked_by_other_player = retournée à la demande d’un autre joueur
mucked-thrown_before_showdown = jetée avant l’abattage
floor-tap-live = Joueur dans le coup
floor-tap-aggressor = Dernier à miser ou relancer
floor-tap-caller = Premier à payer ou relancer
floor-mark-caller = Paie
floor-show-all_in = Des tapis empêchent-ils toute mise de plus ?
floor-tap-button = Bouton
floor-tap-winner = Gagnant
floor-mark-aggressor = Mise
floor-round = Tour d’enchères
floor-board = Tableau
floor-hands = Joueurs à l’abattage
floor-in_pot = Joueurs qui ont mis des jetons dans le coup
floor-put_in = Jetons mis
floor-folded = Passé
floor-rank = Rang de sa main
floor-low_rank = Rang au bas
floor-rank-hint = 1 est la meilleure main ; le même nombre à égalité ; 0 si elle n’est pas montrée, ou sans bas.
floor-smallest = Plus petit jeton en jeu
floor-hilo = Haut et bas
floor-pot = Pot
floor-race-low = Petit jeton retiré
floor-race-high = Gros jeton
floor-rounding = Arrondi
floor-rounding-rules = Selon le règlement
floor-rounding-up = Au jeton supérieur
floor-rounding-half = À partir d’un demi-jeton
floor-rounding-down = Sans le reste
floor-race-first = Première carte
floor-race-first-rules = Selon le règlement
floor-race-first-seat_1 = À la place 1
floor-race-first-left_of_button = À gauche du bouton
floor-race-chips = Petits jetons
floor-race-other = Valeur des autres jetons
floor-race-cards = Les cartes
floor-race-cards-dealt = Données par le programme
floor-race-cards-written = Données à la table
floor-deal = Donner les cartes
floor-deal-again = Redonner les cartes
floor-caller = Qui demande le temps
caller-player_in_hand = Un joueur du coup
caller-player_folded = Un joueur qui a passé
caller-player_sitting_out = Un joueur assis, hors du coup
caller-player_dealer = Le joueur qui donne
caller-manager = Un responsable
caller-dealer = Le croupier
caller-spectator = Un spectateur
floor-in_room = Montrer le décompte à la salle
floor-countdown-start = Lancer le temps
floor-countdown-stop = Arrêter
countdown-thinking = Réflexion
countdown-countdown = Décompte
countdown-hand_dead = Temps écoulé : main morte
countdown-not_called = Temps non demandé

# Les sanctions.
penalty-offence = Faute
penalty-before = Sa dernière sanction pour cette faute
penalty-note = Précision (facultative, sans nom de personne)
penalty-hands = { $hands ->
    [one] { $sanction } : { $hands } main
   *[other] { $sanction } : { $hands } mains
  }
penalty-takes_two = Un autre joueur est aussi en faute : sanctionnez-le à part.
penalty-away = Table { $table }, joueur exclu :
penalty-told = Donné : { $sanction }
penalty-hand_played = Une main jouée
penalty-round_played = Un tour joué
penalty-none = Aucune sanction dans ce tournoi.
penalty-sanction = Sanction
penalty-state = État
penalty-lift = Lever
penalty-given = { $kind ->
    [warning] { $count ->
        [0] avertissement
        [one] avertissement et une main manquée
       *[other] avertissement et { $count } mains manquées
      }
    [suspension] { $count ->
        [one] exclusion d’un tour
       *[other] exclusion de { $count } tours
      }
   *[disqualified] disqualification
  }
penalty-disqualify = Disqualifier { $player }
penalty-disqualify_tells = Ce joueur sort maintenant, à la place qu’il a : { $place }. Selon l’échelle de ce règlement, ses jetons sont retirés du jeu ; la moyenne et le total en tiennent compte.
penalty-counted = Jetons comptés, retirés du jeu
penalty-counted_hint = Vide : ils ne sont pas comptés, et le total du tournoi ne change pas.
penalty-disqualify_go = Disqualifier et retirer les jetons
penalty-past = Déjà sanctionné cette saison
penalty-past_all = Sanctions
penalty-past_none = Aucune autre sanction cette saison.
penalty-past_line = { $date }, { $tournament } : { $offence }, { $sanction } ({ $state })
penalty-state-running = { $hands ->
    [one] encore { $hands } main
   *[other] encore { $hands } mains
  }
penalty-state-served = purgée
penalty-state-player_out = joueur sorti
penalty-state-disqualified = { $chips ->
    [0] disqualifié
   *[other] disqualifié, { $chips } jetons retirés
  }
penalty-state-lifted = levée
penalty-first = aucune
offence-repeated_misdeals = Fausses donnes répétées
offence-time_abuse = Abus du temps
offence-exposed_hand = Main dévoilée
offence-acting_standing = Jeu debout
offence-wrong_amounts = Montants mal annoncés
offence-splashed_bets = Jetons lancés au milieu
offence-out_of_turn = Jeu hors de son tour
offence-string_bet = Mises en plusieurs fois
offence-wrong_hand_called = Fausse annonce à l’abattage
offence-outside_chips = Jetons apportés à la table
offence-criticism = Critiques
offence-remarks = Remarques hors du coup
offence-rabbit_hunting = Cartes à venir regardées
offence-disturbance = Gêne des autres joueurs
offence-language = Langue non admise
offence-device = Appareil utilisé pendant le coup
offence-soft_play = Jeu de complaisance
offence-giving_chips = Don de jetons
offence-shown_fold = Main passée montrée
offence-other = Autre faute

# Faults of cards, hands, announcements and pots, and what becomes of them.
ruling-loose_card-counts_as_exposed = La carte est morte et compte comme retournée : son joueur en recevra une autre à la fin de la donne.
ruling-loose_card-players_own_fault = Le joueur l’a fait tomber : il doit la jouer.
ruling-loose_card-fell_later = La carte est tombée après la donne : le directeur décide, la carte restant en jeu sauf raison contraire.
ruling-loose_card-mixed_in = Toute la main est morte ; les autres continuent le coup.
ruling-loose_card-touched = Il a touché la carte : il la garde, sans avoir à la montrer.
ruling-loose_card-untouched = Lui seul choisit de la garder ou de la refuser ; gardée, elle n’a pas à être montrée.
ruling-loose_card-kept = Il garde la carte, sans avoir à la montrer.
ruling-loose_card-refused = La carte est retournée et morte : son joueur en recevra une autre à la fin de la donne.
ruling-at_seat-away = La main est morte : le joueur n’était pas assis quand la dernière carte a été donnée.
ruling-at_seat-in_time = La main est vivante : le joueur était assis à temps.
ruling-at_seat-standing = L’action ne compte pas : on n’agit qu’assis. La main reste vivante.
ruling-at_seat-seated = L’action compte.
ruling-dead_hand-lost_in_muck = La main est morte ; les mises du joueur restent au pot.
ruling-dead_hand-not_covered = La main est morte ; { $returned } reviennent au joueur, car aucun adversaire ne peut les couvrir.
ruling-dead_hand-swept_up = La main est morte : chacun protège ses cartes.
ruling-dead_hand-unanswered = La main est morte ; la dernière mise, { $returned }, revient au joueur : personne ne l’a suivie ni relancée.
ruling-dead_hand-device = La main est morte : on ne se sert pas d’un appareil pendant un coup.
ruling-dead_hand-device_tolerated = La main est vivante : le club tolère les appareils.
ruling-dead_hand-stays = Restent au pot : { $chips }
ruling-dead_hand-save = Le directeur peut rendre la main : elle est reconnaissable et l’enjeu est important.
ruling-exposed_hand-too_soon = La main reste vivante ; le joueur est sanctionné après le coup.
ruling-exposed_hand-no_more_bets = Rien à sanctionner : plus aucune mise n’est possible.
ruling-exposed_hand-floor_reads_it = Vous décidez si c’est un abandon ou un suivi, dans l’intérêt des adversaires ; le joueur est sanctionné après le coup.
ruling-exposed_hand-unbeatable_calls = C’est un suivi, car rien ne bat cette main ; le joueur est sanctionné après le coup.
ruling-tap-something_to_pay = Taper la table vaut un abandon : il reste { $chips } à payer.
ruling-tap-nothing_to_pay = Taper la table vaut parole : il n’y a rien à payer.
ruling-in_the_dark-allowed = L’annonce engage : miser avant les cartes est permis.
ruling-in_the_dark-confirmed = L’annonce engage : le croupier la confirme.
ruling-in_the_dark-not_confirmed = L’annonce ne compte pas : le croupier ne la confirme pas.
ruling-in_the_dark-floor_decides = Sans croupier, vous décidez quelles annonces comptent, après avoir entendu la table.
ruling-simultaneous-coherent = Les deux actions comptent, dans l’ordre ; { $call ->
    [0] personne n’a misé.
   *[other] { $call } pour suivre.
  }
ruling-simultaneous-overtaken = La première action compte ; la seconde n’a plus de sens, et son auteur choisit de nouveau : { $options }.
ruling-show_request-granted = La main est montrée, par exception. { $left ->
    [0] C’était la dernière demande de ce joueur.
    [one] Il reste { $left } demande à ce joueur.
   *[other] Il reste { $left } demandes à ce joueur.
  }
ruling-show_request-not_at_table = Demande refusée : seuls les joueurs de la table peuvent la faire.
ruling-show_request-not_at_showdown = Demande refusée : la main n’était plus en jeu à l’abattage.
ruling-show_request-heads_up = Demande refusée : en tête-à-tête, personne ne peut s’entendre.
ruling-show_request-used_up = Demande refusée : ce joueur n’a plus de demande dans ce tournoi.
ruling-spoken_language-named = Cette langue est admise à la table.
ruling-spoken_language-any_language = Toutes les langues sont admises à la table, mais personne n’y parle de la main en cours.
ruling-spoken_language-between_hands = Entre deux mains, toutes les langues sont admises ; pendant une main, non.
ruling-spoken_language-not_named = Cette langue n’est pas admise à la table : demandez au joueur d’en changer. Sa main reste en jeu ; s’il recommence, il est sanctionné.
ruling-pot_award-laid_open = Le vainqueur reçoit le pot : une main gagnante étalée ne peut plus être tuée.
ruling-pot_award-face_down = La main est morte, car elle n’était pas étalée : le pot va aux mains encore vivantes.
ruling-pot_award-winner_known = Le pot va à celui qui avait gagné : on peut encore le dire.
ruling-pot_award-winner_unknown = Le pot est partagé entre les dernières mains vivantes : on ne peut plus dire qui avait gagné.
ruling-pot_award-players_own_fault = La faute vient d’un joueur encore en jeu : le directeur décide.
ruling-late_chips-race_over = Ces jetons sont retirés du tournoi : { $chips } de moins en jeu.
ruling-late_chips-still_in_play = Ces jetons participent à l’échange avec les autres : { $chips }.
ruling-shown_fold-one_is_all = La main est montrée à tous, { $when ->
    [now] maintenant.
   *[other] après le tour d’enchères.
  }
ruling-shown_fold-before_acting = La main est montrée à tous, les mises du tour sont rejouées, et le joueur qui l’a montrée est sanctionné.
ruling-shown_fold-all_saw = Rien à corriger : tous l’ont vue.
ruling-misdeal-void = Le coup est annulé : les mains vivantes partagent le pot, les mises du tour inachevé sont rendues.
ruling-misdeal-earlier = Les coups précédents restent acquis.
ruling-misdeal-holder_out = La main qui tenait le joker est morte.
why-misdeal-down_card_exposed = Une carte fermée du stud a été vue.
why-misdeal-dealt_down_instead = Une carte fermée du stud qui est retournée devient la carte ouverte de son joueur, et la troisième est donnée fermée.
why-misdeal-both_down_cards = Les deux cartes fermées d’une même main ont été retournées : cette main est morte et son ante est rendue.
ruling-closed_card-replaced = La carte est morte ; son joueur en reçoit une autre quand tous ont les leurs.
ruling-closed_card-completed = { $cards ->
    [one] On donne la carte qui manque.
   *[other] On donne les { $cards } cartes qui manquent.
  }
ruling-closed_card-taken_back = { $decides ->
    [yes] Les { $cards } cartes en trop sont reprises et montrées ; les règles ne parlent que d’une, vous décidez donc si la main continue.
   *[no] La carte en trop est reprise, montrée et brûlée.
  }
ruling-closed_card-incomplete = Il manque une carte à la main : elle est morte, et les autres continuent.
ruling-closed_card-too_many = La main a trop de cartes : elle est hors jeu, et les autres continuent.
ruling-closed_card-stays_up = Les règles vous laissent juge. L’usage : la carte reste ouverte, et son joueur peut se déclarer à tapis avec ce qui est au pot avant le tour de mises{ $other ->
    [yes]  ; à deux, la dernière carte de l’autre est ouverte aussi.
   *[no] .
  }
ruling-closed_card-nothing_wrong = Le nombre est juste : la main continue.
topic-closed_card = Carte de stud ou d’échange
topic-closed_card-words = stud draw échange échanger changer cartes trop en trop manque retournée ouverte fermée septième dernière carte demandées reçues main
floor-closed-change_exposed = une carte d’échange retournée
floor-closed-change_count = un échange au mauvais nombre
floor-closed-hand_count = une main au mauvais nombre
floor-closed-last_card_up = la dernière carte retournée
floor-change_asked = Cartes demandées
floor-change_received = Cartes données
floor-next_served = Le joueur suivant est-il servi ?
floor-next_served-yes = le joueur suivant est servi
floor-next_served-no = le joueur suivant n’est pas servi
floor-in_hand = Cartes de la main
floor-due = Cartes attendues à ce stade
floor-still_in = Joueurs encore en jeu
floor-deal_of = Jeu distribué
floor-deal_of-board = À tableau
floor-deal_of-stud_high = Stud
floor-deal_of-draw27 = À échanges
floor-both_of_one_hand = Toutes deux de la même main ?
why-misdeal-late_joker = Un joker annoncé tard tue la main de son possesseur, et elle seule.
why-misdeal-irregular_deck = Le paquet est irrégulier : carte manquante, double ou étrangère.
topic-loose_card = Carte tombée, aperçue ou mêlée
topic-loose_card-words = carte tombée sol par terre table faire tomber vue flashée aperçue flash mêlée mélangée main morte donne entrevue vu sa est avec le muck
topic-at_seat = Joueur debout ou loin de sa place
topic-at_seat-words = assis debout levé absent place siège donne dernière carte agir main morte parti toilettes pas était chaise
topic-dead_hand = Main morte ou tuée : ce qui revient au joueur
topic-dead_hand-words = main morte tuée ramassée jetée rebut muck téléphone portable sms appareil écouteurs protéger mises rendues all-in couvrir envoyé croupier ramassé mes ses cartes non protégées par erreur pendant la
topic-exposed_hand = Main dite ou montrée trop tôt
topic-exposed_hand-words = exposer dévoiler montrer annoncer jeu étalée milieu fold call abandon suivi parler de sa main montré ses cartes avant fin dit ce qu avait annonce dévoilé trop tôt parle pendant le coup
topic-tap = Taper sur la table
topic-tap-words = taper tapé frapper geste check parole passer fold tapoter tape
topic-in_the_dark = Mise avant les cartes
topic-in_the_dark-words = dans le noir in the dark aveugle miser avant flop annonce check sans voir
topic-simultaneous = Deux actions en même temps
topic-simultaneous-words = simultané ensemble même temps deux joueurs parlé simultanées
topic-show_request = Demande de voir une main
topic-show_request-words = voir montrer main abattage entente exiger demander cartes perdante veux ses soupçon
topic-spoken_language = Langue parlée à la table
topic-spoken_language-words = langue étrangère étranger parle discute anglais français entre deux mains parlent espagnol arabe italien allemand
topic-pot_award = Pot mal attribué, main gagnante tuée
topic-pot_award-words = pot donné trop tôt poussé prématuré attribué vainqueur gagnant tuée ramassée croupier partage mauvais mauvaise joueur personne
topic-late_chips = Petits jetons retrouvés
topic-late_chips-words = jeton retrouvé oublié poche ancien petit retrait color up chip race tardif échange oubliés dans la
topic-shown_fold = Main couchée montrée à un joueur
topic-shown_fold-words = montrer montrée voisin fold couchée passée show one show all montré à un seul joueur couche montre
floor-happened = Que s’est-il passé ?
floor-language = Quelle langue ?
floor-language-country = la langue du pays
floor-language-english = l’anglais
floor-language-other = une autre langue
floor-during_hand = Pendant une main ?
floor-during_hand-yes = pendant une main
floor-during_hand-no = entre deux mains
floor-loose-dropped = est tombée de la table
floor-loose-glimpsed = a été aperçue, et reste face cachée
floor-loose-mixed = morte s’est mêlée à une main
floor-drop_cause = Qui l’a fait tomber ?
floor-drop-dealer = celui qui donne
floor-drop-accident = un joueur, sans le vouloir
floor-drop-player = son propre joueur
floor-in_deal = Pendant la donne ?
floor-in_deal-yes = pendant la donne
floor-in_deal-no = hors de la donne
floor-touched = Son joueur l’a-t-il touchée ?
floor-touched-yes = son joueur l’a touchée
floor-touched-no = son joueur ne l’a pas touchée
floor-card_kept = Que choisit-il ?
floor-card-unsaid = il n’a pas encore choisi
floor-card-kept = il la garde
floor-card-refused = il la refuse
floor-seat-dealt_in = de la donne
floor-seat-acts = d’une action
floor-seat_matters = De quoi s’agit-il ?
floor-was_seated = Était-il assis à ce moment ?
floor-was_seated-yes = était à sa place
floor-was_seated-no = n’était pas à sa place
floor-death = Ce qui l’a tuée
floor-death-lost_in_muck = jetée, indiscernable des cartes mortes
floor-death-swept_up = ramassée par erreur
floor-death-device = tuée par un téléphone ou un appareil
floor-hand_put_in = Mises de ce joueur dans le coup
floor-best_put_in = Adversaire en jeu : mises
floor-best_behind = Encore devant lui (0 : tapis)
floor-other_put_in = Autre adversaire : mises (0 : aucun)
floor-other_behind = Encore devant lui (0 : tapis)
floor-recognisable = Est-elle reconnaissable ?
floor-recognisable-yes = elle est reconnaissable
floor-recognisable-no = elle n’est pas reconnaissable
floor-large = L’enjeu est-il important ?
floor-large-yes = l’enjeu est important
floor-large-no = l’enjeu n’est pas important
floor-own_last_bet = Dernière mise du joueur
floor-answered = A-t-elle été suivie ou relancée ?
floor-answered-yes = suivie ou relancée
floor-answered-no = restée sans réponse
floor-exposure = Comment la main a-t-elle été connue ?
floor-exposure-told_or_shown = dite ou montrée
floor-exposure-laid_in_middle = étalée au milieu, sans un mot
floor-bets_possible = Peut-on encore miser dans ce coup ?
floor-bets_possible-yes = on peut encore miser dans ce coup
floor-bets_possible-no = on ne peut plus miser dans ce coup
floor-unbeatable = Rien ne peut-il battre cette main ?
floor-unbeatable-yes = rien ne peut la battre
floor-unbeatable-no = elle peut être battue
floor-to_pay = Reste à payer (blindes ou mises)
floor-disputed = L’annonce est-elle contestée ?
floor-disputed-yes = est contestée
floor-disputed-no = n’est pas contestée
floor-confirmed = Le croupier la confirme-t-il ?
floor-confirmed-yes = le croupier la confirme
floor-confirmed-no = le croupier ne la confirme pas
floor-first_action = Premier à parler
floor-second_action = Le suivant
floor-first_to = Premier : jusqu’à
floor-second_to = Suivant : jusqu’à
floor-asker = Le demandeur joue-t-il à cette table ?
floor-asker-yes = joue à cette table
floor-asker-no = ne joue pas à cette table
floor-was_in = La main était-elle à l’abattage ?
floor-was_in-yes = était à l’abattage
floor-was_in-no = n’était pas à l’abattage
floor-two_left = N’y a-t-il que deux joueurs à la table ?
floor-two_left-yes = il n’y a que deux joueurs à la table
floor-two_left-no = il y a plus de deux joueurs à la table
floor-requests = Demandes déjà accordées à ce joueur
floor-award-winning_hand_killed = une main gagnante a été ramassée
floor-award-awarded_too_soon = le pot a été donné trop tôt
floor-laid_open = Était-elle étalée ?
floor-laid_open-yes = elle était étalée
floor-laid_open-no = elle n’était pas étalée
floor-winner_known = Sait-on encore qui avait gagné ?
floor-winner_known-yes = on sait encore qui avait gagné
floor-winner_known-no = on ne sait plus qui avait gagné
floor-award_fault = Par la faute de qui ?
floor-award-dealer = celui qui donne
floor-award-player_out = un joueur hors du coup
floor-award-player_in = un joueur du coup
floor-found_value = Valeur des jetons retrouvés
floor-race_over = L’échange de ces jetons est-il fini ?
floor-race_over-yes = leur échange est fini
floor-race_over-no = leur échange n’est pas fini
floor-seen_by = Qui l’a vue ?
floor-seen-out_of_hand = un joueur hors du coup
floor-seen-acted = un joueur du coup qui a déjà parlé
floor-seen-still_to_act = un joueur du coup qui doit encore parler
floor-seen-everybody = toute la table
floor-round_over = Le tour d’enchères est-il fini ?
floor-round_over-yes = le tour d’enchères est fini
floor-round_over-no = le tour d’enchères n’est pas fini
floor-joker = Joker
floor-joker-none = Aucun
floor-joker-at_once = Annoncé tout de suite
floor-joker-late = Annoncé tard
floor-irregular_deck = Paquet irrégulier (carte manquante, double, étrangère) ?
floor-initial_deal = Cartes à l’envers : pendant la donne ?
floor-aberration = Le coup est-il injouable tel quel ?
penalty-choose = Choisir un joueur…

# Les phrases à trous : un bout pour chaque fait.
ask-said = { $who } a dit { $blank }
ask-spoken = { $blank }
ask-short_action-stack = , avec un tapis de { $blank } en tout
ask-short_action-placed = , a mis { $blank } en tout
ask-bet =  ; à payer : { $blank }
ask-least =  ; relance minimale : { $blank }
ask-blind =  ; grosse blinde : { $blank }
ask-most =  ; relance maximale : { $blank }
ask-street =  ; tour d’enchères : { $blank }
ask-raises =  ; relances déjà faites : { $blank }
ask-short_action-all_in =  ; { $blank }
ask-chips-chips = { $who } a posé { $blank }
ask-chips-said = , a dit { $blank }
ask-chips-already =  ; il avait déjà { $blank } devant lui
ask-string_bet-motions = , a mis { $blank }
ask-absent-fee_prepaid = { $who } { $blank }
ask-absent-stack = , avec un tapis de { $blank }
ask-absent-posted =  ; blindes et antes déjà payées : { $blank }
ask-absent-minutes_late =  ; retard : { $blank } minutes
ask-max_raise-variant = Au { $blank }
ask-max_raise-pot_before_last_bet = , le pot était de { $blank }
ask-max_raise-last_bet = avant la dernière mise, de { $blank } au total
ask-max_raise-already_in =  ; le joueur a déjà { $blank } devant lui
ask-mucked_hand-event = La main a été { $blank }
ask-mucked_hand-identifiable =  ; { $blank }
ask-series-error = La première erreur est { $blank }
ask-series-true_amount =  ; il fallait payer { $blank }
ask-series-short_amount = , { $blank } ont été payés
ask-series-upstream_correct =  ; joueurs avant lui qui avaient bon : { $blank }
ask-series-players_acted_after =  ; joueurs ayant agi après : { $blank }
ask-series-dealer_admits =  ; { $blank }
ask-rebuy-phase = Où en est la table : { $blank }
ask-rebuy-stack = . { $who } a un tapis de { $blank }
ask-rebuy-rebuys_taken = , a pris { $blank } recaves
ask-rebuy-hands_missed = et manqué { $blank } mains
ask-rebuy-big_blind =  ; grosse blinde : { $blank }
ask-rebuy-starting_stack =  ; tapis de départ : { $blank }
ask-rebuy-max_rebuys =  ; recaves permises : { $blank }
ask-rebuy-addon_enabled =  ; { $blank }
ask-rebuy-addon_taken =  ; { $blank }
ask-rebuy-addon_multiple = , valant { $blank } tapis de départ
ask-clock_level-when = Le niveau s’est terminé { $blank }
ask-retroactive-when = La réclamation arrive { $blank }
ask-dealing =  ; qui donne : { $blank }
ask-penalty-offence = Faute : { $blank }
ask-penalty-sanction =  ; dernière sanction pour elle : { $blank }
ask-loose_card-event = Une carte { $blank }
ask-loose_card-cause =  ; l’a fait tomber : { $blank }
ask-loose_card-during_deal =  ; { $blank }
ask-loose_card-touched =  ; { $blank }
ask-loose_card-kept =  ; { $blank }
ask-at_seat-event = Il s’agit { $blank }
ask-at_seat-seated =  ; { $who } { $blank }
ask-dead_hand-cause = La main a été { $blank }
ask-dead_hand-put_in =  ; son joueur avait mis { $blank }
ask-dead_hand-best =  ; un adversaire en jeu a mis { $blank }
ask-dead_hand-best_behind = et garde { $blank } devant lui
ask-dead_hand-other =  ; un autre a mis { $blank }
ask-dead_hand-other_behind = et garde { $blank } devant lui
ask-dead_hand-identifiable =  ; { $blank }
ask-dead_hand-large_amount =  ; { $blank }
ask-dead_hand-last_bet =  ; dernière mise de son joueur : { $blank }
ask-dead_hand-answered = , { $blank }
ask-exposed_hand-how = La main a été { $blank }
ask-exposed_hand-bets_possible =  ; { $blank }
ask-exposed_hand-unbeatable =  ; { $blank }
ask-tap-to_pay = { $who } a tapé sur la table, avec { $blank } à payer (blindes ou mises)
ask-in_the_dark-disputed = L’annonce avant les cartes { $blank }
ask-in_the_dark-confirmed =  ; { $blank }
ask-simultaneous-bet = À payer : { $blank }
ask-simultaneous-first =  ; le premier à parler voulait { $blank }
ask-simultaneous-first_to = , au total { $blank }
ask-simultaneous-second =  ; le suivant voulait { $blank }
ask-simultaneous-second_to = , au total { $blank }
ask-show_request-at_table = Le demandeur { $blank }
ask-show_request-at_showdown =  ; la main { $blank }
ask-show_request-heads_up =  ; { $blank }
ask-show_request-requests_made =  ; demandes déjà accordées à ce joueur : { $blank }
ask-spoken_language-language = On parle { $blank }
ask-spoken_language-during_hand = , { $blank }
ask-closed_card-event = Il y a eu { $blank }
ask-closed_card-asked =  ; cartes demandées : { $blank }
ask-closed_card-received = , données : { $blank }
ask-closed_card-next_served =  ; { $blank }
ask-closed_card-stud =  ; jeu : { $blank }
ask-closed_card-in_hand =  ; cartes de la main : { $blank }
ask-closed_card-due = , attendues à ce stade : { $blank }
ask-closed_card-players_left =  ; joueurs encore en jeu : { $blank }
ask-pot_award-event = Ce qui est arrivé : { $blank }
ask-pot_award-laid_open =  ; { $blank }
ask-pot_award-winner_known =  ; { $blank }
ask-pot_award-fault =  ; fautif : { $blank }
ask-late_chips-value = On a retrouvé des jetons d’une valeur de { $blank }
ask-late_chips-race_over =  ; { $blank }
ask-shown_fold-seen_by = La main couchée a été vue par { $blank }
ask-shown_fold-round_over =  ; { $blank }
