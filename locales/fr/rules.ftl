# Le règlement des tournois, en nos propres mots. Une clé par règle, sous son numéro.
rules-subtitle = { $game }, avec ou sans croupier
rules-preamble = Ce règlement vaut pour les tournois du club. Il suit les usages internationaux du poker de tournoi et précise ce qui change quand les joueurs distribuent eux-mêmes. Chaque règle garde son numéro : c’est celui que l’arbitrage et l’écran citent.
rules-words = Le directeur dirige le tournoi ; le responsable est lui ou l’un de ses assistants. Une carte brûlée est écartée, face cachée, avant les cartes d’un nouveau tour. « À gauche » veut dire la place suivante, en tournant comme les aiguilles d’une montre.
rules-contents = Sommaire
rules-chapter = { $number }. { $title }

# Le règlement suivi, avec ses chiffres.
rules-in_force = Règlement : { $name }
rules-in_force_base = Règlement : { $name }, tiré de { $base }
rules-not_the_tda = Ceci n’est pas le texte de la TDA. Ce sont nos règles, dans nos mots et sous nos numéros, avec les réglages de la TDA de 2024 ; sous une règle figure l’endroit où le texte de la TDA parle de la même chose.
rules-of_tournament = { $name }, { $date }
rules-settings = Réglages
rules-settings_words = Ces réglages sont ceux que suivent ce livret, l’arbitrage et l’écran. Ce qui change par rapport à { $base } est en gras.
rules-setting = Réglage
rules-value = Ici
rules-basis = Règles

rules-legend = Un trait dans la marge signale une règle qui s’écarte de { $base }, ou que le club a écrite lui-même ; la ligne qui la suit dit en quoi.
rules-legend_none = Aucune de ces règles ne s’écarte de { $base }.
# An article of the decree of 2016, among the rules that a setting rests on.
rules-decree = décret { $article }
rules-left_out = Sans objet dans ce club : { $rules }.
rules-needless = Sans objet à ce jeu : { $rules }.
rules-note_text = Texte du club.
rules-note_rule = Règle propre au club.
rules-note_language = Le club ne l’a écrite qu’en anglais.

# Ce que disent plusieurs règles selon que les mises sont limitées.
rules-raise_least = { $min_raise_rule ->
    [increment] Relancer, c’est ajouter au moins autant que la mise ou la relance précédente, et jamais moins d’une grosse blinde, sauf à tapis : 100, puis 200, puis 300.
   *[double_total] Relancer, c’est au moins doubler le dernier montant misé, et jamais de moins d’une grosse blinde, sauf à tapis : 100, puis 200, puis 400.
  }
rules-raise_pot = En pot-limit, on suit, puis on relance au plus de tout le pot, ce suivi compris : s’il y a 300 au pot avant une mise de 100, on relance à 600 au plus (100 pour suivre, et 500 au pot).
rules-raise_fixed = En limit, relancer, c’est ajouter exactement la mise du tour, sauf à tapis : 200, puis 400, puis 600. { $limit_max_raises ->
    [off] Les relances ne sont pas comptées.
    [1] Un tour compte une relance au plus, en plus de la mise qu’elle relance ; ensuite, on ne peut que suivre ou passer.
   *[other] Un tour compte { $limit_max_raises } relances au plus, en plus de la mise qu’elles relancent ; ensuite, on ne peut que suivre ou passer.
  }
rules-all_in_raise = Avant le flop, face à un tapis compris entre une et deux grosses blindes, on suit le tapis ou l’on relance d’au moins une grosse blinde de plus. Avec des blindes 100/200 et un tapis de 300, on suit à 300 et l’on relance à 500 au moins.
rules-all_in_raise_fixed = En limit, un tapis qui ajoute au moins une demi-mise à la mise précédente compte comme une relance entière : sur une mise de 200, après un tapis à 300, on relance à 500. Un tapis qui ajoute moins peut seulement être complété : après un tapis à 250, on va à 400.
rules-all_in_opening = Après le flop, face à une ouverture à tapis inférieure à la grosse blinde, on suit ce montant ou l’on relance d’au moins une grosse blinde de plus. Avec des blindes 100/200 et un tapis de 50, on suit à 50 et l’on relance à 250 au moins.
rules-all_in_opening_fixed = En limit, une ouverture à tapis d’au moins une demi-mise compte comme une mise entière : quand la mise du tour est de 200, après un tapis de 100, on relance à 300. Plus courte, elle peut seulement être complétée : après un tapis de 50, on suit à 50 ou l’on va à 200.
rules-reopen = { $reopen_rule ->
    [full_increment] Un joueur qui voit plusieurs tapis faire ensemble une relance entière peut relancer de nouveau : une mise à 200, des tapis à 320 puis à 400 lui rendent la parole.
   *[doubled] Un joueur qui voit sa mise doublée par plusieurs tapis peut relancer de nouveau : une mise à 200, des tapis à 320 puis à 410 lui rendent la parole.
  }
rules-reopen_fixed = En limit, des tapis qui ajoutent ensemble au moins une demi-mise rendent la parole : une mise à 200, un tapis à 300 la rend, un tapis à 290 ne la rend pas.

rules-down_card = { $stud_down_card ->
    [dealt_down_instead] Au stud, une carte fermée retournée devient la carte ouverte de son joueur, et la troisième est donnée fermée ; les deux cartes fermées d’une même main la tuent, et son ante est rendue.
   *[misdeal] Au stud, on redonne aussi si une carte fermée est retournée.
  }

rules-rebuy_unit = { $forced ->
    [stud] la petite mise
   *[blinds] la grosse blinde
  }

rules-restart = { $forced ->
    [stud] du joueur qui donne à la reprise
   *[blinds] du bouton de la reprise
  }

# Ce qu’un joueur trouve devant lui quand il doit payer.
rules-to_pay = { $forced ->
    [stud] une mise ou un bring-in
    [both] une mise, des blindes ou un bring-in
   *[blinds] une mise ou des blindes
  }

rules-first_burn = { $draw ->
    [only] le premier échange
    [too] le flop ou le premier échange
   *[no] le flop
  }

rules-first_round = { $draw ->
    [no] avant le flop
   *[other] au premier tour
  }

rules-chapter-1 = Règles générales
rule-1-1 = L’équité passe avant la lettre : le directeur et ses assistants jugent avec bon sens, peuvent sanctionner tout ce qui gêne le jeu ou les joueurs, et même s’écarter d’une règle écrite si la justice le demande. Les décisions du directeur sont définitives.
rule-1-2 = S’inscrire, c’est accepter ce règlement et les décisions de l’équipe. Il n’existe pas de recours à l’extérieur du club.
rule-1-3 = La salle de tournoi est réservée aux personnes d’au moins { $minimum_age } ans : personne n’y entre avant cet âge, même pour regarder.
rule-1-4 = Le hasard, par l’ordinateur ou par des cartons, place les joueurs au début du tournoi, quand deux journées se rejoignent et en table finale. { $redraw_points ->
    [none] { $redraw_players ->
        [none] Un autre tirage n’a lieu que si le règlement du tournoi le prévoit.
       *[other] Toutes les places sont aussi tirées de nouveau à ces nombres de joueurs restants : { $redraw_players }.
      }
   *[other] Toutes les places sont aussi tirées de nouveau à ces nombres de tables restantes : { $redraw_points }.{ $redraw_players ->
        [none] {""}
       *[other] {" "}Elles le sont encore à ces nombres de joueurs restants : { $redraw_players }.
      }
  }
rule-1-5 = { $stacks ->
    [own] Chacun commence avec le tapis que lui valent ses résultats précédents, de { $least } à { $most } jetons.
   *[same] { $stack ->
        [0] Tous reçoivent la même cave.
       *[other] Tous reçoivent la même cave, ici { $stack } jetons.
      }
  } { $end ->
    [last_player] Le tournoi dure jusqu’à ce qu’un joueur ait tous les jetons.
    [satellite] Ce tournoi est qualificatif : il s’arrête dès qu’il ne reste que des qualifiés, { $qualifiers ->
        [0] autant que la dotation paie de places
       *[other] au nombre de { $qualifiers }
      }. Un nombre qui dépend des entrées ou des recaves s’annonce dès qu’il est connu.
    [flight] Ce tournoi est le jour 1 d’un tournoi en plusieurs jours : il s’arrête après le niveau { $end_level }, et ceux qui restent reprennent le jour 2 avec leurs jetons.
    [time_limit] Ce tournoi s’arrête après { $end_minutes } minutes de jeu, et les tapis font alors le classement ; il finit plus tôt si un joueur a tous les jetons.
   *[any] Le tournoi dure jusqu’à ce qu’un joueur ait tous les jetons. Un tournoi qualificatif s’arrête dès qu’il ne reste que des qualifiés ; leur nombre, même s’il dépend des entrées ou des recaves, s’annonce dès qu’il est connu.
  }

rules-chapter-2 = La donne
rule-2-1 = { $forced ->
    [stud] { $first_button ->
        [card_draw] Le premier donneur se tire à la carte : la plus haute le désigne.
       *[fixed_seat] Le premier donneur est à la place occupée la plus haute de la table.
      }
   *[blinds] { $first_button ->
        [card_draw] Le premier bouton se tire à la carte : la plus haute le donne.
       *[fixed_seat] Le premier bouton revient à la place occupée la plus haute de la table.
      }
  }
rule-2-2 = { $dealer_mode ->
    [dealer] Un croupier mélange et distribue, et lui seul. À une table qui n’en a pas, chacun donne à son tour et personne ne donne en permanence.
   *[players_deal] Chacun donne à son tour et personne ne donne en permanence. Une table finale peut repasser au jeu avec croupier : il est alors seul à mélanger et à distribuer, et toutes les règles du jeu avec croupier s’appliquent.
  }{ $forced ->
    [stud] { " " }Le stud n’a pas de bouton : sans croupier, la donne passe à chaque main au joueur assis suivant, à gauche.
    [both] { " " }Aux jeux de stud aussi, sans croupier, la donne passe à chaque main au joueur assis suivant, à gauche.
   *[blinds] { "" }
  }
rule-2-3 = { $dealer_mode ->
    [dealer] On mélange avant chaque main. Voici comment, à une table sans croupier.
   *[players_deal] On mélange avant chaque main.
  } { $shuffler ->
    [small_blind] { $forced ->
        [stud] Le voisin de gauche du donneur
       *[blinds] La petite blinde
      } mélange pour le donneur, et le voisin de droite du donneur doit couper, avec une carte de coupe, en laissant au moins trois cartes de chaque côté.
   *[dealer] Le donneur mélange et son voisin de droite doit couper, en laissant au moins trois cartes de chaque côté.
  }
rule-2-4 = Un donneur qui multiplie fausses donnes, erreurs ou cartes retournées est sanctionné.
rule-2-5 = { $forced ->
    [stud] Une carte fermée que le donneur retourne, ou un joueur sans intention, relève de la règle 2-8 : le joueur ne choisit pas de la garder.
   *[blinds] Une carte retournée par le donneur, ou sans intention par un joueur, est morte et ne peut pas être gardée. La donne se termine, puis le joueur reçoit la carte qui aurait été brûlée la première. La carte retournée attend, visible, sur le paquet : c’est elle que l’on brûle avant { rules-first_burn }, face cachée cette fois. Le dernier servi peut donc recevoir deux cartes de suite.
  }{ $forced ->
    [both] { " " }Au stud, une carte fermée retournée relève de la règle 2-8.
   *[other] { "" }
  }
rule-2-6 = Pendant la donne, une carte que le donneur ou un accident fait tomber de la table compte comme retournée : elle est morte, même si personne n’a vu sa face. Si le joueur l’a fait tomber lui-même, il la joue ; le directeur dit qui en est la cause.
rule-2-7 = Un joueur qui mêle à sa main une carte morte, retournée ou tombée, tue sa main entière ; le coup continue pour les autres.
rule-2-8 = { $forced ->
    [stud] On redonne si l’ordre de distribution est faux ou si le nombre de cartes n’est pas juste.
   *[blinds] On redonne si l’une des deux toutes premières cartes est retournée, si une deuxième carte l’est plus tard, si l’ordre de distribution est faux ou si le nombre de cartes n’est pas juste. Une seule carte en trop à la petite blinde est simplement reprise, montrée et brûlée.
  }{ $forced ->
    [stud] { " " }{ rules-down_card }
    [both] { " " }{ rules-down_card }
   *[blinds] { "" }
  } Un geste volontaire d’un joueur ne fait jamais redonner : il n’exclut que lui.
rule-2-9 = Si quelqu’un dit avoir aperçu une carte restée face cachée, seul son destinataire choisit de la garder ou de la refuser, à condition de ne pas l’avoir touchée ; s’il l’a touchée, il la garde. Une carte refusée est traitée comme une carte retournée (règle 2-5). Une carte gardée n’a pas à être montrée, et la personne qui l’a vue reste libre d’en parler ou de se taire.
rule-2-10 = Une carte trouvée à l’envers dans le paquet, face visible, est montrée à tous, mise de côté et ignorée : elle ne change rien à la distribution. Deux ou plus pendant la donne font redonner. Plus tard, si elles sont nombreuses, le directeur peut annuler le coup : le pot est partagé entre les joueurs encore en jeu et les mises du tour inachevé sont rendues.
rule-2-11 = Un joker signalé aussitôt ne compte pas, comme une carte à l’envers. Signalé tard, il tue la main de celui qui le détient, car elle est incomplète, et seulement la sienne.
rule-2-12 = Un paquet reconnu faux pendant un coup, parce qu’une carte manque, s’y trouve deux fois ou vient d’ailleurs, annule ce coup : le pot est partagé entre les mains vivantes et le tour inachevé est remboursé. Les coups précédents restent acquis.
rule-2-13 = Dès que deux joueurs ont parlé après { $forced ->
    [stud] le bring-in
    [both] les blindes ou le bring-in
   *[blinds] les blindes
  }, une erreur de donne n’arrête plus le coup, si rien n’y est absurde ; seuls ceux qu’elle ne touche pas continuent.
rule-2-14 = Les absents reçoivent leurs cartes. Leur main est morte, avant toute action, s’ils ne sont pas assis quand { $forced ->
    [stud] le dernier joueur servi
   *[blinds] le bouton (ou le donneur)
  } reçoit sa dernière carte de la donne.
rule-2-15 = Un retardataire inscrit est servi et paie { $forced ->
    [stud] ses antes.
    [both] ses blindes et ses antes.
   *[blinds] ses blindes.
  } S’il n’a rien réglé d’avance, ou si rien n’est à régler, ses jetons sont retirés après { $no_show_deadline_min } min de jeu. S’il a réglé, ils restent jusqu’au dernier ou jusqu’à son arrivée.
rule-2-16 = Flop sorti sans carte brûlée : si l’ordre est connu, sa première carte devient la brûlée et l’on ajoute une carte. Sinon, le responsable mélange les trois faces cachées et en tire la brûlée ; une carte complète le flop.
rule-2-17 = Flop sorti après deux cartes brûlées : si l’ordre est connu, la seconde brûlée devient la première carte du flop et la dernière du flop devient la brûlée du tournant. Sinon, le responsable mélange le flop faces cachées et en tire la brûlée du tournant ; il mélange ensuite les deux brûlées, en tire celle du flop, et l’autre rejoint le flop.
rule-2-18 = Flop de quatre cartes : si l’ordre est connu, la quatrième sera la brûlée du tournant. Sinon, les quatre sont mélangées faces cachées et le responsable la tire au sort.
rule-2-19 = Tournant ou rivière sortis sans carte brûlée : la carte sortie est brûlée et la suivante prend sa place.
rule-2-20 = Flop sorti trop tôt : ses trois cartes retournent dans le paquet, on mélange et on le redonne sans brûler de nouveau. Une seule carte montrée suffit pour cela.
rule-2-21 = Tournant sorti trop tôt : il est mis de côté, visible. On brûle, la carte suivante sert de tournant, puis la carte écartée est mélangée au reste et la rivière sort sans brûler.
rule-2-22 = Rivière sortie trop tôt : elle est mélangée au reste du paquet et une autre sort sans brûler.
rule-2-23 = Une carte commune sortie trop tôt est reprise dans tous les cas, quoi que fassent les joueurs oubliés, même s’ils passent ou disent parole. Les mises déjà faites restent.
rule-2-24 = On change de paquet au moment prévu ou parce qu’une carte est abîmée, jamais à la demande d’un joueur.

rules-chapter-3 = Mains mortes
rule-3-1 = Un mot ou un geste d’abandon tue la main, et tapoter plusieurs fois après { rules-to_pay } vaut abandon (voir 7-5) ; il revient aux suivants de vérifier qu’ils ont bien compris. Les cartes se rendent face cachée, vers le milieu, sans que personne puisse les voir.
rule-3-2 = Une main jetée parmi les cartes mortes, et que le croupier ne reconnaît plus, est morte sans retour. Son joueur perd ce qu’il a misé, même si personne ne l’a suivi, sauf la part qu’aucun adversaire ne peut couvrir.
rule-3-3 = Une main jetée à l’écart des cartes mortes est morte, même reconnaissable ; le directeur seul peut la sauver, dans le cas rare où un adversaire est en faute et la somme importante.
rule-3-4 = Chacun protège ses cartes : une main ramassée ou jetée par accident, par le croupier ou par un autre joueur, est morte. Si elle n’a touché aucune autre carte morte ou reste reconnaissable, et que la somme est importante, le directeur peut la rendre. La dernière mise du joueur lui est rendue si personne ne l’a suivie ni relancée.
rule-3-5 = { $device_in_hand ->
    [tolerated] Ce club tolère téléphones et appareils pendant un coup, tant qu’ils ne dérangent personne et n’aident aucune main.
   *[hand_dead] Répondre au téléphone ou se servir d’un appareil pendant un coup tue la main.
  }
rule-3-6 = Après un temps raisonnable, un joueur assis à la table, dans le coup ou non, ou un responsable, mais pas le croupier, peut demander le temps : { $countdown_s ->
    [0] { $time_bank_s } secondes, sans décompte ensuite.
   *[other] { $time_bank_s } secondes, puis un décompte de { $countdown_s }.
  } À zéro, la main est morte.
rule-3-7 = Faire traîner le jeu, ou demander le temps à tout propos, peut être sanctionné.

rules-chapter-4 = Mains dévoilées
rule-4-1 = Annoncer ou montrer sa main, en tout ou en partie, tant que l’on peut encore miser est sanctionné après le coup, même face à un dernier joueur à tapis. La main reste vivante.
rule-4-2 = Étaler sa main au milieu, face visible et sans un mot, est sanctionné aussi, et le responsable décide si c’est un abandon ou un suivi, au mieux pour les adversaires. Seule la main imbattable vaut toujours un suivi, et la sanction demeure.

rules-chapter-5 = Recaves et add-ons
rule-5-1 = { $format ->
    [freezeout] Ce tournoi est un freezeout : il n’y a ni recave ni add-on.
    [rebuy] En freezeout, il n’y a ni recave ni add-on. Ce tournoi n’en est pas un : les règles 5-2 à 5-5 s’y appliquent.
   *[any] En freezeout, il n’y a ni recave ni add-on.
  }
rule-5-2 = { $format ->
    [freezeout] Sans objet dans ce tournoi. Quand il y a des recaves, elles suivent ceci. Pendant la période annoncée,
    [rebuy] Jusqu’à la fin du niveau { $rebuy_last_level },
   *[any] Pendant la période annoncée,
  } { $rebuy_condition ->
    [zero_only] un joueur qui n’a plus de jetons
    [at_or_below_bb] un joueur qui n’a pas plus que { rules-rebuy_unit }
    [at_or_below_starting_stack] un joueur qui n’a pas plus que le tapis de départ
   *[zero_or_below_bb] un joueur sans jetons, ou qui a moins que { rules-rebuy_unit } du niveau,
  } peut acheter une cave, une seule à la fois. { $max_rebuys ->
    [any] Le club peut en fixer le nombre.
    [unlimited] Leur nombre n’est pas limité.
    [1] Chacun n’a droit qu’à une recave.
   *[other] Chacun a droit à { $max_rebuys } recaves au plus.
  }
rule-5-3 = La recave se décide tout de suite, sans sauter de main. Une fois annoncée, ses jetons jouent comme s’ils étaient déjà là, et elle est due.
rule-5-4 = L’add-on est un dernier achat ouvert à tous à la fin des recaves, quel que soit le tapis. { $addon ->
    [off] Ce tournoi n’en propose pas.
    [1] Ici, il vaut une cave.
    [2] Ici, il est double : il vaut deux caves pour le prix d’un add-on.
   *[any] Il peut valoir une cave ou, double, deux caves pour le prix d’un seul.
  }
rule-5-5 = { $addon_from ->
    [period_end] L’add-on se vend dès la fin des recaves, pendant la pause qui les termine, ou au niveau suivant ; les dernières recaves se prennent à cette pause. Une fois le niveau suivant fini, plus rien n’est vendu.
    [any] L’add-on se vend dès la fin des recaves, à la pause qui les termine, si le tournoi le prévoit. Sinon, la période finie, on joue encore deux mains : après la première, un joueur qui en a le droit peut recaver ; après la seconde, il ne reste que l’add-on, quel que soit le tapis, et recave et add-on ne se cumulent pas.
   *[after_extra_hands] Recave et add-on ne se cumulent pas. La période finie, on joue encore deux mains : après la première, un joueur qui en a le droit peut recaver ; après la seconde, il ne reste que l’add-on, quel que soit le tapis. Un joueur qui sort à la seconde main n’a donc plus que l’add-on.
  }

rules-chapter-6 = { $forced ->
    [stud] Changements de place
   *[blinds] Blindes et changements de place
  }
rule-6-1 = { $forced ->
    [stud] L’ante, le bring-in et les mises du nouveau niveau valent pour la main suivante, dès lors qu’elle n’a pas commencé.
    [both] Les montants du nouveau niveau, des blindes comme du stud, valent pour la main suivante, dès lors qu’elle n’a pas commencé. La petite blinde vaut en principe la moitié de la grosse.
   *[blinds] Les blindes du nouveau niveau valent pour la main suivante, dès lors qu’elle n’a pas commencé. La petite blinde vaut en principe la moitié de la grosse.
  }
rule-6-2 = Une main commence au mélange. Sans croupier, elle commence quand le pot précédent est attribué.
rule-6-3 = { $button_system ->
    [moving] À chaque main, le bouton passe au joueur assis suivant : il n’est jamais mort.
    [moving_made_up] À chaque main, le bouton passe au joueur assis suivant : il n’est jamais mort.
   *[dead] Le bouton peut être mort : la grosse blinde avance et le reste suit.
  }
rule-6-4 = { $button_system ->
    [moving] Les deux joueurs assis à gauche du bouton paient les blindes, même si une sortie en fait sauter une à l’un d’eux ou la lui fait payer deux fois.
    [moving_made_up] Les deux joueurs assis à gauche du bouton ont les blindes. Un joueur qu’une blinde a sauté, parce qu’un autre est sorti, la complète au fil des mains suivantes : une seule blinde par main, la grosse d’abord. Une main peut donc compter plusieurs grosses ou petites blindes, et personne n’en manque.
   *[dead] À chaque main, la grosse blinde passe au joueur assis suivant, à gauche, par-dessus les places vides et sans exception.
  }
rule-6-5 = { $button_system ->
    [moving] Le nouveau bouton est le voisin de gauche de l’ancien, qu’il ait été petite blinde ou non.
    [moving_made_up] Le nouveau bouton est le voisin de gauche de l’ancien, qu’il ait été petite blinde ou non.
   *[dead] { $heads_up_button ->
        [last_small_blind] La petite blinde d’une main a le bouton à la suivante : rien ne peut l’en priver, pas même le passage en tête-à-tête.
       *[big_blind_moves_on] La petite blinde d’une main a le bouton à la suivante : rien ne peut l’en priver, hormis le passage en tête-à-tête (règle 6-20).
      }
  }
rule-6-6 = Le club décide à l’avance dans quel ordre les tables ferment et où vont leurs joueurs : { $break_destination ->
    [free_seats] chacun tire une des places libres, à n’importe quelle table.
   *[shortest_tables] chacun tire une des places libres des tables les plus courtes à ce moment.
  } { $break_order ->
    [highest_first] Celle qui porte le plus grand numéro ferme la première.
   *[other] Ordre annoncé : { $break_order }, puis les autres, le plus grand numéro d’abord.
  }
rule-6-7 = Équilibrer et fermer une table n’ont pas les mêmes effets sur la place { $forced ->
    [stud] { "" }
   *[blinds] { "et les blindes " }
  }de ceux qui se déplacent : la règle 6-10 vaut pour l’un, la règle 6-11 pour l’autre.
rule-6-8 = { $late_tables ->
    [off] On équilibre à partir de { $balance_threshold } joueurs d’écart entre deux tables.
   *[other] On équilibre à partir de { $balance_threshold } joueurs d’écart entre deux tables, et de { $late_balance_threshold } dès qu’il reste { $late_tables } tables ou moins.
  } À la table incomplète qui y a droit, un seul joueur suffit à demander l’arrêt du jeu jusque-là.
rule-6-9 = { $forced ->
    [stud] Pour équilibrer, le joueur qui se déplace est tiré au sort parmi ceux de sa table.
   *[blinds] { $balance_mover ->
        [drawn] Pour équilibrer, le joueur qui se déplace est tiré au sort parmi ceux de sa table.
       *[next_big_blind] Pour équilibrer, c’est la prochaine grosse blinde qui se déplace. Si la table l’a indiquée il y a plus de { $positions_fresh_s } secondes, on la lui redemande.
    }
  }
rule-6-10 = { $forced ->
    [stud] La place d’un joueur déplacé est tirée au sort parmi les places libres de sa nouvelle table.
   *[blinds] Un joueur déplacé prend la grosse blinde si elle est libre, sinon la première place libre à la gauche de celle-ci, jamais la petite blinde. Si seuls la petite blinde et le bouton sont libres, il prend le bouton.
  }
rule-6-11 = { $forced ->
    [stud] Un joueur venu d’une table fermée tire sa place, quelle qu’elle soit, sans réclamation possible.
   *[blinds] Un joueur venu d’une table fermée tire sa place et peut tomber sur n’importe quelle position, y compris le bouton ou une blinde qu’il vient d’avoir, sans réclamation possible.
  }
rule-6-12 = { $button_system ->
    [moving] Un arrivant qui s’assied à une place laissée vide juste à gauche du nouveau bouton joue tout de suite et paie la petite blinde. Le joueur suivant a la grosse, même s’il l’avait déjà à la main précédente.
    [moving_made_up] Un arrivant qui s’assied à une place laissée vide juste à gauche du nouveau bouton joue tout de suite et paie la petite blinde. Le joueur suivant a la grosse, même s’il l’avait déjà à la main précédente.
   *[dead] { $newcomer_between_button_and_sb ->
        [play_now] Un arrivant qui s’assied à une place laissée vide juste à gauche du nouveau bouton, avant la petite blinde, joue tout de suite.
       *[sit_out_one] Un arrivant qui s’assied à une place laissée vide juste à gauche du nouveau bouton, avant la petite blinde, attend une main, car le bouton reste dû à un autre (règle 6-5). À la suivante, il joue et le bouton passe à sa gauche.
      }
  }
rule-6-13 = { $button_system ->
    [moving] Un arrivant à la place vide où passe le bouton joue tout de suite et a le bouton. Les deux joueurs suivants ont les blindes, même s’ils viennent de les avoir.
    [moving_made_up] Un arrivant à la place vide où passe le bouton joue tout de suite et a le bouton. Les deux joueurs suivants ont les blindes, même s’ils viennent de les avoir.
   *[dead] Un arrivant à la place vide où le bouton serait passé joue tout de suite, mais le bouton va à son voisin de gauche, la dernière petite blinde.
  }
rule-6-14 = { $button_system ->
    [moving] Un arrivant à la place d’une grosse blinde qui vient de sortir joue tout de suite, en petite blinde : le bouton est passé à son voisin de droite.
    [moving_made_up] Un arrivant à la place d’une grosse blinde qui vient de sortir joue tout de suite, en petite blinde : le bouton est passé à son voisin de droite.
   *[dead] Un arrivant à la place d’une grosse blinde qui vient de sortir joue tout de suite, en petite blinde : la grosse blinde a avancé à sa gauche, et le bouton reste dû à sa droite.
  }
rule-6-15 = Un arrivant à la place d’une petite blinde qui vient de sortir joue tout de suite, au bouton.
rule-6-16 = { $button_system ->
    [moving] Un arrivant est toujours servi et joue sans attendre.
    [moving_made_up] Un arrivant est toujours servi et joue sans attendre.
   *[dead] Chaque fois que c’est possible, un arrivant est servi et joue sans attendre ; la règle 6-12 est l’exception.
  }
rule-6-17 = { $button_system ->
    [moving] La petite blinde ne manque jamais : si un joueur sort, elle revient au suivant encore assis. Sans croupier, qui a le bouton donne.
    [moving_made_up] Si le joueur à gauche du bouton doit compléter une grosse blinde, personne ne paie la petite à cette place : elle suit à la main d’après, au bouton. Sans croupier, qui a le bouton donne.
   *[dead] Si la nouvelle petite blinde manque parce que l’ancienne grosse blinde est sortie, personne ne la paie. Sans croupier, le nouveau donneur donne alors deux fois de suite.
  }
rule-6-18 = { $button_system ->
    [moving] Le bouton ne manque jamais : si un joueur sort, il revient au suivant encore assis.
    [moving_made_up] Le bouton ne manque jamais : si un joueur sort, il revient au suivant encore assis.
   *[dead] Si le nouveau bouton manque parce que l’ancienne petite blinde est sortie, la position revient au joueur à sa droite. Sans croupier, le donneur précédent donne encore ; un joueur aux blindes ne donne jamais.
  }
rule-6-19 = En tête-à-tête, le bouton paie la petite blinde, parle le premier { rules-first_round } et le dernier ensuite.
rule-6-20 = { $button_system ->
    [moving] Au passage en tête-à-tête aussi, le bouton va au joueur suivant, qui paie la petite blinde (règle 6-19), même si l’autre a la grosse deux fois de suite.
    [moving_made_up] Au passage en tête-à-tête aussi, le bouton va au joueur suivant, qui paie la petite blinde (règle 6-19), même si l’autre a la grosse deux fois de suite. Les blindes encore à compléter ne sont plus dues.
   *[dead] { $heads_up_button ->
        [last_small_blind] Au passage en tête-à-tête, la petite blinde de la main précédente a le bouton (règle 6-5), même si l’autre joueur paie alors la grosse deux fois de suite ; si elle est sortie, la grosse blinde avance.
       *[big_blind_moves_on] Au passage en tête-à-tête, la grosse blinde avance et l’autre joueur a le bouton, même s’il l’avait déjà : cette règle passe avant la règle 6-5.
      } { $heads_up_repeat_sb ->
        [dead] Si le bouton vient de payer la petite blinde, personne ne la paie.
       *[post] Si le bouton vient de payer la petite blinde, il la paie encore.
      }
  }

rules-chapter-7 = Actions et relances
rule-7-1 = On n’agit qu’assis à sa place : ce qui est déclaré debout ne compte pas, et l’abus peut être puni.
rule-7-2 = La parole engage : passer, parole, suivre, miser ou relancer, ce qui est dit est dû. Le témoignage du croupier fait foi. Sans croupier, le responsable peut entendre la table, mais ce qui s’y voit, cartes et jetons, compte le plus.
rule-7-3 = Un joueur qui parle ou fait signe autrement que dans les formes accepte la façon dont on le comprendra.
rule-7-4 = Si le croupier reconnaît avoir mal lu une action, le joueur n’est pas lié par cette erreur ; s’il juge l’action ambiguë, sa lecture tient (règle 7-3). Elle reste aussi si trois joueurs ont agi avant que le joueur ne proteste : à chacun de vérifier ce que le croupier annonce. Sans croupier, le donneur n’annonce pas les actions.
rule-7-5 = Tapoter plusieurs fois vaut abandon quand il y a { rules-to_pay } à payer, et parole aux tours suivants tant que personne n’a misé.
rule-7-6 = On peut miser avant l’arrivée des cartes communes, autant de joueurs et de tours que l’on veut. En cas de désaccord sur ces annonces, seules comptent celles que le croupier confirme ; sans croupier, le responsable dit lesquelles valent.
rule-7-7 = { $limits ->
    [limit] { $forced ->
        [stud] La première mise d’un tour a un montant fixe : la petite mise dans les deux premiers tours, la grosse, qui en est le double, dans les suivants.
        [both] La première mise d’un tour a un montant fixe : la petite mise dans les deux premiers tours, la grosse, qui en est le double, dans les suivants.
       *[blinds] La première mise d’un tour a un montant fixe : la grosse blinde dans les deux premiers tours, le double dans les suivants.
      }
    [mixed] En no-limit et en pot-limit, la première mise d’un tour vaut au moins la grosse blinde. En limit, elle a un montant fixe : la petite mise dans les deux premiers tours, la grosse, qui en est le double, dans les suivants.
   *[no_limit] Avant comme après le flop, la première mise d’un tour vaut au moins la grosse blinde.
  } { $forced ->
    [stud] Au premier tour, le bring-in compte dans la mise de son joueur, et un autre peut le compléter à la petite mise : ce n’est pas une relance.
    [both] Les blindes et le bring-in comptent dans la mise de leurs joueurs. Si personne n’a relancé, la grosse blinde peut encore le faire quand vient son tour ; compléter un bring-in n’est pas une relance.
   *[blinds] Les blindes comptent dans la mise de leurs joueurs, et si personne n’a relancé, la grosse blinde peut encore le faire quand vient son tour.
  } Un tour de mises est fini quand tous ceux qui restent ont parlé et ont égalé la plus forte mise, ou sont à tapis.
rule-7-8 = Une relance se fait de l’une de ces façons : tout le montant avancé d’un seul mouvement, le total annoncé avant de le poser, ou le mot « relance » dit d’abord.
rule-7-9 = Un montant annoncé est un total : « plus 3 000 » veut dire 3 000 en tout, et un joueur qui s’obstine à annoncer autrement peut être sanctionné. Après le mot « relance », deux temps sont admis si le premier égale la mise à suivre, et ils s’ajoutent : « relance : 800… plus 3 000 » veut dire 3 800 en tout.
rule-7-10 = { $limits ->
    [limit] { rules-raise_fixed }
    [pot_limit] { rules-raise_least } { rules-raise_pot }
    [mixed] { rules-raise_least } Cela vaut en no-limit et en pot-limit. { rules-raise_pot } { rules-raise_fixed }
   *[no_limit] { rules-raise_least }
  }
rule-7-11 = { $draw ->
    [no] Avant le flop
   *[other] Au premier tour
  }, face à un tapis inférieur à la grosse blinde, on doit toujours la grosse blinde et la relance minimale est de deux grosses blindes. Avec des blindes 100/200 et un tapis de 50, on suit à 200 et l’on relance à 400 au moins.
rule-7-12 = { $limits ->
    [limit] { rules-all_in_raise_fixed }
    [mixed] { rules-all_in_raise } { rules-all_in_raise_fixed }
   *[no_limit] { rules-all_in_raise }
  }
rule-7-13 = { $limits ->
    [limit] { rules-all_in_opening_fixed }
    [mixed] { rules-all_in_opening } { rules-all_in_opening_fixed }
   *[no_limit] { rules-all_in_opening }
  }
rule-7-14 = Un joueur qui annonce suivre ou relancer et avance trop peu doit compléter. Le directeur ne l’en dispense que dans le rare cas d’un vrai malentendu : le joueur n’avait manifestement pas compris une mise bien plus forte, qui l’éliminerait, et il ne laisse alors que ce qu’il avait avancé.
rule-7-15 = { $limits ->
    [limit] Sans annonce, une mise trop courte est portée à la mise du tour.
    [mixed] Sans annonce, une mise trop courte est portée à la grosse blinde, ou en limit à la mise du tour.
   *[no_limit] Sans annonce, une mise trop courte est portée à la grosse blinde.
  } Un suivi trop court se complète ou s’abandonne en laissant les jetons ; si la somme n’a été que dite, elle est nulle et le joueur choisit de nouveau. Une relance trop courte est complétée si ce qu’elle ajoute à la mise atteint { $short_raise_percent } % de ce que la relance minimale y ajoute, sinon c’est un suivi.{ $limits ->
    [limit] { " " }Ce qui dépasse la mise ou la relance fixe est rendu.
    [pot_limit] { " " }Ce qui dépasse le maximum (règle 7-10) est rendu.
    [mixed] { " " }En limit et en pot-limit, ce qui dépasse le maximum (règle 7-10) est rendu.
   *[no_limit] { "" }
  } Les règles 7-26 et 7-27 passent d’abord.
rule-7-16 = Une suite d’erreurs se corrige depuis la première, à moins que trois joueurs n’aient agi depuis : elle reste alors, et celui qui avait misé avant un suivi trop court reprend la différence. On corrige toujours ce qui est sous { $limits ->
    [limit] la mise du tour
   *[no_limit] la grosse blinde
  } ou ce qu’un joueur précédent avait payé juste.
rule-7-17 = On pose ses jetons devant soi, à mi-chemin du pot, où on les rassemble quand le tour est fini. Les lancer au milieu de façon répétée peut être sanctionné.
rule-7-18 = Une fois les jetons rassemblés, un écart dont l’origine reste disputée ne compte plus : le pot est réputé complet.
rule-7-19 = Une relance à tapis trop courte ne rend pas la parole à ceux qui ont déjà misé ; ceux qui n’ont pas encore misé peuvent relancer. { $limits ->
    [limit] { rules-reopen_fixed }
    [mixed] { rules-reopen } { rules-reopen_fixed }
   *[no_limit] { rules-reopen }
  }
rule-7-20 = Si un ou deux joueurs ont parlé en oubliant quelqu’un, leurs actions tiennent quand l’oublié passe, suit ou dit parole. S’il mise ou relance, ils ne peuvent plus que suivre ou passer, sauf s’ils avaient eux-mêmes misé ou relancé.
rule-7-21 = Si trois joueurs ou plus ont parlé après l’oublié, leurs actions restent et lui, qui a réagi trop tard, ne peut plus que suivre ou passer ce qui s’est misé sans lui. Une mise ou une relance faite après sa décision lui rend sa liberté.
rule-7-22 = Deux actions simultanées comptent comme faites dans l’ordre ; on vérifie que la seconde a encore un sens.
rule-7-23 = Parler souvent avant son tour peut être sanctionné.
rule-7-24 = Une relance se fait en une fois. D’une mise faite en plusieurs fois, seul le premier geste compte ; le croupier peut le dire de lui-même, et l’abus peut être sanctionné.
rule-7-25 = Seule une mise doit être comptée et annoncée à un adversaire encore en jeu qui le demande : par son joueur, ou par le croupier s’il s’y refuse. Un tapis, un pot ou une différence à payer n’ont pas à l’être.
rule-7-26 = Un seul jeton trop gros posé sans un mot après { rules-to_pay } est un suivi ; { $limits ->
    [limit] premier à miser dans un tour, c’est la mise du tour, et le reste est rendu. Avec le mot « relance » seul, il relance du montant fixe.
    [mixed] premier à miser dans un tour, c’est une mise de sa valeur, ou du maximum permis. Avec le mot « relance » seul, il relance à sa valeur, ou au maximum permis ; un autre montant se dit avant que le jeton ne touche la table.
    [pot_limit] premier à parler après le flop, c’est une mise de sa valeur, ou du maximum permis. Avec le mot « relance » seul, il relance à sa valeur, ou au maximum permis ; un autre montant se dit avant que le jeton ne touche la table.
   *[no_limit] premier à parler après le flop, c’est une mise de sa valeur. Avec le mot « relance » seul, il relance à sa valeur, et un autre montant se dit avant que le jeton ne touche la table.
  } Il en va de même quand des jetons du joueur sont déjà devant lui.
rule-7-27 = Plusieurs jetons posés sans un mot après { rules-to_pay } sont un suivi si, en retirant n’importe lequel, il n’y aurait plus assez pour suivre : deux jetons de 500 après une mise de 600, par exemple. Sinon leur total compte. Il en va de même quand des jetons du joueur sont déjà devant lui.

rules-chapter-8 = Abattage
rule-8-1 = Une main gagnante sans abattage montrée à un joueur est montrée à tous.
rule-8-2 = Un joueur qui gagne sans abattage peut ne montrer qu’une carte.
rule-8-3 = { $show_order ->
    [first_caller] À l’abattage, le premier à avoir payé ou relancé au dernier tour montre le premier, ou le premier à parler si personne n’a misé.
   *[last_aggressor] À l’abattage, le dernier agresseur du dernier tour montre le premier, ou le premier à parler si personne n’a misé.
  } Puis montrent, dans le sens des aiguilles d’une montre, ceux qui disent battre cette main. Un joueur qui pense gagner fait bien de montrer vite.
rule-8-4 = Quand les tapis empêchent toute nouvelle mise, les mains encore en jeu sont retournées toutes ensemble et aussitôt, et aucune ne peut être jetée. { $board ->
    [all] On sort alors les cartes communes qui manquent.
   *[other] On donne alors les cartes qui manquent.
  }
rule-8-5 = À l’abattage, un joueur qui s’avoue battu et n’a rien montré peut jeter sa main sans la montrer, sauf s’il est à tapis (règle 8-4).
rule-8-6 = Si tous les autres jettent leur main à l’abattage, la dernière gagne sans se montrer.
rule-8-7 = Par exception, un joueur de la table peut demander à voir les mains non montrées à l’abattage quand il craint une entente ; jamais en tête-à-tête, et sans en faire une habitude. { $show_requests ->
    [0] Ce club n’accorde aucune de ces demandes.
    [one] Chaque joueur l’obtient une fois par tournoi.
   *[other] Chaque joueur l’obtient au plus { $show_requests } fois par tournoi.
  }
rule-8-8 = Les cartes parlent d’elles-mêmes, quoi qu’on ait annoncé ; une fausse annonce voulue ou répétée est sanctionnée. Une main jetée à l’abattage revit si elle est reconnaissable et reprise sous les yeux du directeur, retournée par accident ou retournée par celui qui gagnait. Elle est morte si le croupier l’a retournée, si un autre joueur l’a retournée ou fait retourner, ou si on ne la reconnaît plus, même après une fausse annonce. Chacun protège la sienne jusqu’à ce que le gagnant soit clair.
rule-8-9 = Une main gagnante montrée à l’abattage l’est entièrement, { $hand ->
    [two] ses deux cartes
   *[more] toutes ses cartes
  }, et à tous.
rule-8-10 = La main gagnante reste à part, même quand les autres ont abandonné, jusqu’à ce que les mains perdantes soient ramassées et les jetons remis.
rule-8-11 = Une main gagnante étalée sur la table ne peut plus être tuée par une erreur du croupier.
rule-8-12 = Si un pot est remis trop vite par la faute de celui qui donne, ou d’un joueur qui n’est plus en jeu, et qu’on ne sait plus qui avait gagné, il est partagé entre les dernières mains en jeu.
rule-8-13 = Les jetons qu’on ne peut pas partager, pris dans la plus petite valeur en jeu, vont un par un aux premiers gagnants à gauche { $forced ->
    [stud] du donneur.
    [both] du bouton, au stud du donneur.
   *[blinds] du bouton.
  } { $hilo_odd_chip ->
    [left_of_button] C’est aussi le cas entre le haut et le bas.
   *[high_half] Entre le haut et le bas, le jeton impair va au haut.
  }
rule-8-14 = Les pots se partagent un par un, en commençant par le plus extérieur.
rule-8-15 = Le croupier annonce un joueur éliminé, qui quitte la table ; sans croupier, le joueur s’annonce lui-même au responsable. Seuls les joueurs en jeu s’assoient aux tables.
rule-8-16 = De deux joueurs ou plus éliminés dans la même main, le mieux classé est celui qui l’avait commencée avec le plus gros tapis. { $bust_tie ->
    [td_decides] À tapis égaux, le directeur décide.
   *[shared] À tapis égaux, ils partagent la meilleure place.
  }
rule-8-17 = Chacun, même hors du coup, est invité à signaler une erreur dans l’attribution d’un pot et à aider à la réparer.

rules-chapter-9 = Effet rétroactif
rule-9-1 = Aucune décision ne revient sur une main dès que la suivante a commencé, au sens de la règle 6-2 : c’est tout de suite qu’il faut réclamer.
rule-9-2 = Quand les jetons d’un tour ont été rassemblés, le pot est réputé juste, sans recours (voir 7-18).

rules-chapter-10 = Échange des petits jetons
rule-10-1 = { $chip_race_first ->
    [left_of_button] L’échange des petits jetons commence à gauche { rules-restart }.
   *[seat_1] L’échange des petits jetons commence à la place 1, { $forced ->
        [stud] quel que soit le donneur
       *[blinds] où que soit le bouton
      } ; sans croupier ni numéros de place, à gauche { rules-restart }.
  } Chaque jeton en trop donne une carte.
rule-10-2 = Les cartes de l’échange se donnent à découvert, toutes celles d’un joueur à la suite : un joueur qui a trois jetons en trop reçoit ses trois cartes avant que le suivant n’en reçoive une.
rule-10-3 = { $chip_race_rounding ->
    [half] On distribue autant de gros jetons que vaut le total des petits qui restent ; un reste d’au moins un demi-jeton en vaut un.
    [down] On distribue autant de gros jetons que vaut le total des petits qui restent ; ce qui n’en fait pas un entier est retiré.
   *[up] On distribue autant de gros jetons que vaut le total des petits qui restent, arrondi vers le haut.
  }
rule-10-4 = À l’échange des petits jetons, les plus hautes cartes gagnent ; à hauteur égale, pique bat cœur, cœur bat carreau, carreau bat trèfle.
rule-10-5 = À l’échange, personne ne gagne plus d’un jeton, même avec les deux meilleures cartes.
rule-10-6 = L’échange n’élimine personne : un joueur qui se retrouverait sans rien y prend part comme les autres, mais reçoit d’office un des jetons, quelles que soient ses cartes. { $race_saved_chips ->
    [added] Ce jeton s’ajoute à ceux qui se jouent.
   *[from_race] S’il y a plus de ces joueurs que de jetons, on en ajoute.
  }
rule-10-7 = Un ancien petit jeton retrouvé plus tard ne vaut plus rien : il n’est pas échangé et il est retiré.

rules-chapter-11 = Sur la table
rule-11-1 = Les cartes restent au-dessus de la table et bien en vue. Si elles étaient hors du bord de la table, ou si le donneur ne les voyait pas, ce qui en résulte se règle contre leur joueur ; aux autres de se rappeler qui est encore en jeu.
rule-11-2 = Les jetons restent sur la table, même pendant les pauses. Des jetons venus d’ailleurs ou d’une poche sans l’accord d’un responsable sont retirés et leur porteur est puni sans avertissement.
rule-11-3 = Un tapis se range comme on veut, pourvu qu’on l’estime d’un coup d’œil : rien de caché, ni tas en vrac ni piles de couleurs mêlées. Les racks ne servent qu’à changer de place.
rule-11-4 = L’équipe juge de ce qui gêne et peut faire retirer de la table objets, boissons et nourriture.

rules-chapter-12 = Éthique
rule-12-1 = Critiquer le jeu d’un adversaire sans raison, sans cesse ou sans mesure est sanctionné.
rule-12-2 = Un joueur qui n’est plus dans le coup, ou une personne qui regarde, ne dit rien qui puisse influencer le coup, sous peine de sanction.
rule-12-3 = Quand un coup finit avant le dernier tour, il est interdit de regarder les cartes qui seraient venues ; c’est sanctionné.
rule-12-4 = Toute conduite excessive qui gêne les autres peut être sanctionnée : gestes, bruit, paroles, tenue, objets, attitude. L’équipe en juge.
rule-12-5 = { $spoken_languages ->
    [country] À table, on ne parle que la langue du pays.
    [country_and_english_in_hand] Pendant une main, on ne parle à table que la langue du pays ou l’anglais ; entre deux mains, toutes les langues sont admises.
    [any] Toutes les langues sont admises à table, mais dans aucune on ne parle de la main en cours.
   *[country_and_english] À table, on ne parle que la langue du pays ou l’anglais.
  }
rule-12-6 = On téléphone loin de la table. { $device_in_hand ->
    [tolerated] Les autres appareils sont tolérés (règle 3-5).
   *[hand_dead] Se servir d’un appareil pendant un coup tue la main (règle 3-5).
  }
rule-12-7 = Chacun joue pour soi. Ménager un adversaire est puni, au besoin en retirant les mises. Donner des jetons fait punir les deux joueurs, sans avertissement.
rule-12-8 = Une main couchée montrée à l’un est montrée à tous, sans qu’aucun joueur encore en jeu en profite : en principe après le tour. Si un joueur qui l’a vue devait encore parler, le fautif est sanctionné, la main est montrée et le tour de mises est rejoué.

rules-chapter-13 = Sanctions
rule-13-1 = Pour une faute répétée, les sanctions montent par degrés : { $penalty_ladder }. Pendant une exclusion, le joueur s’éloigne de la table ; { $forced ->
    [stud] ses antes
    [both] ses blindes et ses antes
   *[blinds] ses blindes
  } sont payées, et il est servi mais sa main est morte sans être vue. Un joueur disqualifié perd ses jetons et ne revient pas. Une faute grave fait sauter des degrés, et le directeur est seul juge de l’intention.
