# Les annexes du règlement, imprimées aussi seules.
doc-hand_rankings = Valeur des mains
doc-variants = Variantes de poker
doc-beginner = Pour une première soirée
doc-glossary = Glossaire
doc-conditions = Conditions du tournoi
annex-title = Annexe { $letter }. { $title }

# Valeur des mains.
annex-hands-words = De la plus forte à la plus faible. Une main compte toujours cinq cartes ; celles qui ne font pas partie de la combinaison sont sur fond gris.
annex-hands-hands = Mains
annex-hands-one_in = Une sur
annex-hands-one_in_seven = À 7 cartes
annex-hands-count = Mains : parmi les { $hands } façons de prendre cinq cartes dans un paquet de 52. Une sur : une main de cinq cartes sur ce nombre. À 7 cartes : de même quand on retient les cinq meilleures de sept, comme à la rivière du hold’em.
annex-hands-ties = À combinaison égale, on compare ses cartes en partant de la plus haute ; pour un full, le brelan puis la paire. Viennent ensuite, une à une, les cartes restantes. { $tie_break_by_suit ->
    [on] À égalité parfaite, la couleur départage : pique, cœur, carreau, trèfle.
   *[off] À égalité parfaite on partage : aucune couleur n’est plus forte qu’une autre.
  }
annex-hands-letters = Sur les cartes : A as, K roi, Q dame, J valet.
annex-hand-royal_flush = Quinte flush royale
annex-hand-royal_flush-is = Du dix à l’as, d’une seule couleur. Rien ne la bat.
annex-hand-straight_flush = Quinte flush
annex-hand-straight_flush-is = Cinq cartes qui se suivent, d’une seule couleur. Ici au neuf.
annex-hand-four_of_a_kind = Carré
annex-hand-four_of_a_kind-is = Les quatre cartes d’une même hauteur. Ici de dames.
annex-hand-full_house = Full
annex-hand-full_house-is = Un brelan et une paire. Ici aux rois par les huit.
annex-hand-flush = Couleur
annex-hand-flush-is = Cinq cartes de la même couleur, qui ne se suivent pas. Ici à l’as.
annex-hand-straight = Quinte
annex-hand-straight-is = Cinq cartes qui se suivent, de couleurs mêlées. L’as s’y place aussi sous le deux.
annex-hand-three_of_a_kind = Brelan
annex-hand-three_of_a_kind-is = Trois cartes d’une même hauteur. Ici de sept.
annex-hand-two_pair = Double paire
annex-hand-two_pair-is = Deux paires de hauteurs différentes. Ici aux valets par les quatre.
annex-hand-pair = Paire
annex-hand-pair-is = Deux cartes d’une même hauteur. Ici de dix.
annex-hand-high_card = Carte haute
annex-hand-high_card-is = Rien de tout cela : la plus haute carte compte. Ici l’as.

# Variantes de poker.
annex-game-words = Les jeux du décret n° 2016-1326 sur les jeux de cercle en ligne (Journal officiel du 8 octobre 2016, articles 5 à 7), en nos propres mots : une page pour chacun.
annex-game-deal = La donne
annex-game-rules = Les règles
annex-game-example = Un abattage
annex-game-round = { $round } tour
annex-game-dealt-down = { $count ->
    [one] { $count } carte fermée
   *[other] { $count } cartes fermées
  }
annex-game-dealt-up = { $count ->
    [one] { $count } carte ouverte
   *[other] { $count } cartes ouvertes
  }
annex-game-dealt-common = { $count ->
    [one] { $count } carte commune
   *[other] { $count } cartes communes
  }
annex-game-dealt-change = échange de 0 à { $count } cartes
annex-game-fact-players = Joueurs
annex-game-fact-forced = Mises d’office
annex-game-fact-first = Qui parle
annex-game-fact-limits = Limites
annex-game-fact-wins = Qui gagne
annex-game-fact-decree = Décret
annex-game-players = 2 à { $most }.
annex-game-players-stud = À huit, si personne ne passe, le paquet ne suffit pas pour la dernière carte : une seule est alors ouverte pour tous.
annex-game-forced-blinds = Petite et grosse blinde, à gauche du bouton ; une ante quand la structure en prévoit une.
annex-game-forced-stud = Une ante de chacun avant la donne, puis le bring-in d’un seul joueur. Il n’y a ni bouton ni blindes.
annex-game-first-blinds = D’abord le joueur à gauche de la grosse blinde ; aux tours suivants, le premier encore en jeu à gauche du bouton.
annex-game-first-draw = D’abord le joueur à gauche de la grosse blinde ; après chaque échange, le premier encore en jeu à gauche du bouton. On échange dans le même ordre.
annex-game-first-stud = La plus basse carte ouverte engage le bring-in et ne peut pas passer ; { $bring_in_equal ->
    [first_seat] à hauteur égale, le premier à gauche du croupier.
   *[suit] à hauteur égale, le trèfle, puis carreau, cœur, pique.
  } Ensuite ouvre la plus forte main visible.
annex-game-first-razz = { $razz_order ->
    [international] La plus haute carte ouverte engage le bring-in et ne peut pas passer ; ensuite ouvre la main visible la plus basse.
   *[decree] La plus basse carte ouverte engage le bring-in et ne peut pas passer ; ensuite ouvre la plus forte main visible, comme aux autres studs.
  }
annex-game-limit-fixed = Limit : chaque mise est d’une taille fixe, le double à partir du tournant ; { $limit_max_raises ->
    [off] les relances ne sont pas comptées.
   *[other] au plus { $limit_max_raises } relances par tour.
  }
annex-game-limit-stud = Limit : chaque mise est d’une taille fixe, le double dans les derniers tours ; { $limit_max_raises ->
    [off] les relances ne sont pas comptées.
   *[other] au plus { $limit_max_raises } relances par tour.
  }
annex-game-limit-draw = Limit : chaque mise est d’une taille fixe, le double dans les deux derniers tours ; { $limit_max_raises ->
    [off] les relances ne sont pas comptées.
   *[other] au plus { $limit_max_raises } relances par tour.
  }
annex-game-limit-pot = Pot-limit : on suit, puis on relance au plus de tout le pot, ce suivi compris. S’il y a { $pot } au pot avant une mise de { $bet }, on relance à { $most } au plus. La relance minimale est celle du no-limit (règle 7-10).
annex-game-limit-none = No-limit : on mise ce que l’on veut, jusqu’à son tapis. { $min_raise_rule ->
    [increment] Une relance ajoute au moins autant que la précédente.
   *[double_total] Une relance double au moins la dernière mise.
  }
annex-game-low = { $ranks } au bas
annex-game-wins-pot = { $hand } : prend le pot
annex-game-wins-high = { $hand } : prend le haut
annex-game-wins-low = { $hand } : prend le bas
annex-game-wins-nothing = { $hand }
annex-game-holdem = Texas hold’em
annex-game-holdem-is = Deux cartes à soi et cinq pour tous : le jeu de nos tournois.
annex-game-holdem-wins = La meilleure main de cinq cartes, prises librement parmi ses deux cartes et les cinq communes. Les cinq communes peuvent suffire.
annex-game-holdem-decree = Article 7, I : limit, pot-limit et no-limit.
annex-game-holdem-example = A joue ses deux cartes et trois du tableau ; B n’a que deux paires, aux as et aux rois.
annex-game-omaha4_high = Omaha à quatre cartes
annex-game-omaha4_high-is = Comme au hold’em, mais avec quatre cartes, dont deux comptent.
annex-game-omaha4_high-wins = La meilleure main faite d’exactement deux de ses quatre cartes et de trois cartes communes, ni plus ni moins.
annex-game-omaha4_high-decree = Article 7, II, 1° : pot-limit.
annex-game-omaha4_high-example = Quatre piques au tableau et la dame de pique en main ne font pas une couleur : A n’a qu’un pique à lui. B en a deux.
annex-game-omaha4_hilo = Omaha haut-bas
annex-game-omaha4_hilo-is = L’Omaha à quatre cartes, où haut et bas partagent le pot.
annex-game-omaha4_hilo-wins = Une moitié à la meilleure main haute, l’autre à la plus basse : cinq hauteurs différentes, huit au plus, l’as comptant un, quintes et couleurs ignorées. Chaque moitié se joue avec deux de ses cartes et trois communes, qui peuvent changer de l’une à l’autre. Sans main basse, le haut prend tout. { $hilo_odd_chip ->
    [left_of_button] Le jeton impair va au premier gagnant à gauche du bouton.
   *[high_half] Le jeton impair va au haut.
  }
annex-game-omaha4_hilo-decree = Article 7, II, 2° et 3° : limit et pot-limit. L’article 6 cite le 3° deux fois ; nous le jouons haut-bas, comme son nom le dit.
annex-game-omaha4_hilo-example = B gagne le haut avec ses deux sept ; A gagne le bas avec son deux et son trois, et ses autres cartes ne servent qu’au haut.
annex-game-omaha5_high = Omaha à cinq cartes
annex-game-omaha5_high-is = L’Omaha avec une carte de plus : les fortes mains y sont fréquentes.
annex-game-omaha5_high-wins = La meilleure main faite d’exactement deux de ses cinq cartes et de trois cartes communes.
annex-game-omaha5_high-decree = Article 7, II, 4° : pot-limit. L’article 6 ne dit pas comment il se gagne ; nous le jouons au plus haut, comme son nom le dit.
annex-game-omaha5_high-example = A a une couleur à l’as avec deux de ses cœurs ; le full de B, par ses deux valets, est plus fort.
annex-game-stud_high = Stud à sept cartes
annex-game-stud_high-is = Pas de tableau : chacun a sept cartes, dont quatre que tous voient.
annex-game-stud_high-wins = La meilleure main de cinq cartes parmi ses sept. Les couleurs ne départagent que le droit de parler le premier.
annex-game-stud_high-decree = Article 7, III, 1° : limit.
annex-game-stud_high-example = Les deux paires de A se voient presque toutes ; la couleur de B se cache dans ses trois cartes fermées.
annex-game-stud_hilo = Stud haut-bas
annex-game-stud_hilo-is = Le stud à sept cartes, où haut et bas partagent le pot.
annex-game-stud_hilo-wins = Une moitié à la meilleure main haute, l’autre à la plus basse : cinq hauteurs différentes, huit au plus, l’as comptant un, quintes et couleurs ignorées. Un même joueur peut prendre les deux. Sans main basse, le haut prend tout. { $hilo_odd_chip ->
    [left_of_button] Le jeton impair va au premier gagnant à gauche du bouton.
   *[high_half] Le jeton impair va au haut.
  }
annex-game-stud_hilo-decree = Article 7, III, 2° : limit.
annex-game-stud_hilo-example = B prend le haut avec ses deux paires ; A, avec cinq petites cartes différentes, prend le bas.
annex-game-razz = Razz
annex-game-razz-is = Le stud à sept cartes, où la plus basse main gagne.
annex-game-razz-wins = La plus basse main de cinq cartes parmi ses sept, comparée en partant de sa plus haute carte. L’as compte un, quintes et couleurs sont ignorées, une paire est mauvaise. La meilleure main est 5-4-3-2-A.
annex-game-razz-decree = Article 7, III, 3° : limit.
annex-game-razz-example = La plus haute carte décide : le sept de A est plus bas que le huit de B.
annex-game-draw27 = Triple draw 2-7
annex-game-draw27-is = Cinq cartes fermées, trois échanges, et la plus basse main gagne.
annex-game-draw27-wins = La plus basse main de cinq cartes, comparée en partant de sa plus haute carte ; l’as est la plus haute. { $lowball_27 ->
    [international] Quintes et couleurs comptent contre leur joueur : la meilleure main est 7-5-4-3-2.
   *[decree] Quintes et couleurs sont ignorées, comme le décret l’écrit : la meilleure main est 6-5-4-3-2. Ailleurs elles comptent contre leur joueur, et 7-5-4-3-2 est la meilleure.
  }
annex-game-draw27-decree = Article 7, IV : limit, quatre tours d’enchères au plus.
annex-game-draw27-example = Le huit de A est plus bas que le neuf de B ; les autres cartes ne sont pas regardées.

# Première soirée. Ce qui précède la barre est en gras.
beginner-words = Ce soir : { $game }. Voici ce qu’il faut savoir pour s’asseoir à table. Les numéros renvoient au règlement ; en cas de doute, demandez au directeur avant d’agir.
beginner-ranks = { $low ->
    [all] De la meilleure main à la moins bonne
   *[none] Ce qui bat quoi
  }
beginner-actions = Quand c’est votre tour
beginner-actions-1 = Passer :| poussez vos cartes face cachée vers le milieu. C’est définitif.
beginner-actions-1-rules = 3-1
beginner-actions-2 = Parole :| tapez la table une fois, si personne n’a misé.
beginner-actions-2-rules = 7-5
beginner-actions-3 = Miser :| { $limits ->
    [limit] le montant fixe du tour, ni plus ni moins.
    [mixed] au moins la grosse blinde ; en limit, le montant fixe du tour.
   *[no_limit] au moins la grosse blinde.
  }
beginner-actions-3-rules = 7-7
beginner-actions-4 = Suivre :| égalez la mise. Un seul gros jeton sans un mot est un suivi.
beginner-actions-4-rules = 7-26
beginner-actions-5 = Relancer :| { $limits ->
    [limit] dites « relance » et ajoutez la mise du tour, ni plus ni moins.
    [mixed] dites le total, puis avancez les jetons d’un seul geste. En limit, on ajoute la mise du tour ; en pot-limit, au plus tout le pot, son propre suivi compris.
    [pot_limit] dites le total, puis avancez les jetons d’un seul geste. { $min_raise_rule ->
        [increment] On ajoute au moins autant que la mise ou la relance d’avant, au plus tout le pot, son propre suivi compris.
       *[double_total] On double au moins la dernière mise et l’on ajoute au plus tout le pot, son propre suivi compris.
      }
   *[no_limit] dites le total, puis avancez les jetons d’un seul geste. { $min_raise_rule ->
        [increment] On ajoute au moins autant que la mise ou la relance d’avant.
       *[double_total] On double au moins la dernière mise.
      }
  }
beginner-actions-5-rules = 7-8, 7-10, 7-24
beginner-actions-6 = Tapis :| tout ce que vous avez. Vous ne pouvez gagner à chacun que ce que vous avez misé vous-même.
beginner-actions-6-rules = 8-14
beginner-evening = La soirée
beginner-evening-1 = À l’arrivée,| on vous inscrit et le hasard vous donne une table et une place.
beginner-evening-1-rules = 1-2, 1-4
beginner-evening-2 = Tous partent| avec les mêmes jetons ; ils ne quittent jamais la table.
beginner-evening-2-rules = 1-5, 11-2
beginner-evening-3 = { $forced ->
    [stud] L’ante et les mises montent| à chaque niveau, dès la main suivante.
    [both] Blindes, ante et mises montent| à chaque niveau, dès la main suivante.
   *[blinds] Les blindes montent| à chaque niveau, dès la main suivante.
  }
beginner-evening-3-rules = 6-1
beginner-evening-4 = On vous déplace ?| Prenez vos jetons et suivez le papier : les tables s’équilibrent ou ferment.
beginner-evening-4-rules = 6-6, 6-8
beginner-evening-5 = Les petits jetons| s’échangent à une pause ; personne n’en est éliminé.
beginner-evening-5-rules = 10-3, 10-6
beginner-evening-6 = Plus de jetons ?| Dites-le et quittez la table : la recave, si le tournoi en vend, se décide tout de suite.
beginner-evening-6-rules = 5-3, 8-15
beginner-hand = Une main
beginner-hand-1 = { $forced ->
    [stud] L’ante| est payée par chacun avant la donne. { $deal ->
        [rotation] Une carte ouverte
       *[stud] { $razz_leads ->
            [highest] La plus haute carte ouverte
           *[lowest] La plus basse carte ouverte
          }
      } désigne qui engage le bring-in, sans pouvoir passer.
    [both] Avant les cartes,| deux joueurs à gauche du bouton paient la petite et la grosse blinde ; aux jeux de stud, chacun paie l’ante et une carte ouverte désigne qui engage le bring-in.
   *[blinds] Le bouton| avance d’une place à chaque main ; à sa gauche, deux joueurs paient la petite et la grosse blinde.
  }
beginner-hand-1-rules = { $forced ->
    [stud] 2-2, 6-1
   *[blinds] 6-3, 6-4
  }
beginner-hand-2 = { $deal ->
    [stud] Trois cartes| pour chaque joueur assis à sa place, deux fermées et une ouverte ; puis on parle, en partant de la gauche du bring-in.
    [rotation] Le jeu change| au fil de la soirée : chaque joueur assis à sa place reçoit les cartes du jeu en cours.
   *[board] { $cards ->
        [2] Deux cartes
        [4] Quatre cartes
       *[5] Cinq cartes
      }| pour chaque joueur assis à sa place ; puis on parle, en partant de la gauche de la grosse blinde.
  }
beginner-hand-2-rules = 2-14
beginner-hand-3 = { $deal ->
    [stud] Trois cartes ouvertes,| une à une, puis une dernière fermée. On mise après chacune.
    [draw] Trois échanges :| on rend de zéro à cinq cartes, on en reçoit autant. On mise après chacun.
    [rotation] Tableau, cartes ouvertes ou échanges :| l’annexe des variantes dit comment se joue chaque jeu.
   *[board] Trois cartes communes,| le flop ; puis une, le tournant ; puis une, la rivière. On mise après chacune.
  }
beginner-hand-3-rules = 7-7
beginner-hand-4 = À l’abattage,| { $low ->
    [half] la meilleure main haute prend une moitié du pot ; la plus basse prend l’autre, si ses cinq hauteurs sont différentes et de huit au plus.
    [all] la main de cinq cartes la plus basse prend le pot : les cartes parlent.
    [some] la meilleure main prend le pot, ou la plus basse quand le jeu le veut ; aux jeux haut-bas, chacune en prend la moitié.
   *[none] la meilleure main de cinq cartes prend le pot : les cartes parlent.
  }{ $deal ->
    [omaha] { " " }Deux cartes à soi et trois communes comptent, ni plus ni moins.
   *[other] { "" }
  }
beginner-hand-4-rules = 8-3, 8-8
beginner-hand-5 = À égalité,| on partage.
beginner-hand-5-rules = 8-13
beginner-manners = À table
beginner-manners-1 = Attendez votre tour| pour agir.
beginner-manners-1-rules = 7-23
beginner-manners-2 = Protégez vos cartes :| posez un jeton dessus et laissez-les sur la table.
beginner-manners-2-rules = 3-4, 11-1
beginner-manners-3 = Le téléphone :| on y répond loin de la table{ $device_in_hand ->
    [tolerated] { "" }.
   *[hand_dead] { "" } ; pendant un coup, il tue la main.
  }
beginner-manners-3-rules = 3-5, 12-6
beginner-manners-4 = Hors du coup,| on se tait sur ce qui se joue.
beginner-manners-4-rules = 12-2
beginner-manners-5 = Montrer à un,| c’est montrer à tous ; jamais tant que l’on peut miser.
beginner-manners-5-rules = 4-1, 8-1
beginner-manners-6 = Jetons en piles,| que chacun puisse estimer d’un coup d’œil.
beginner-manners-6-rules = 11-3
beginner-manners-7 = Le temps| peut vous être demandé : { $time_bank_s } secondes pour décider.
beginner-manners-7-rules = 3-6

# Conditions d’un tournoi.
conditions-start = Début
conditions-starts = { $time }
conditions-venue = Lieu
conditions-blinds = Blindes
conditions-entry = Inscription
conditions-entry-free = Gratuite.
conditions-entry-price = { $price }.
conditions-entry-parts = { $price }, dont { $pool } pour la dotation et { $club } pour le club.
conditions-late = Retardataires
conditions-late-until = Entrée permise jusqu’à la fin du niveau { $level }.
conditions-late-until_hour = Entrée permise jusqu’à { $hour }, au plus tard à la fin du niveau { $level }.
conditions-late-none = Aucune entrée après le départ.
conditions-re_entries = Ré-inscriptions
conditions-re_entries-until = Pour un joueur éliminé, jusqu’à la fin du niveau { $level }, { $most ->
    [0] sans limite de nombre
   *[other] { $most } par joueur au plus
  }.
conditions-re_entries-price = { $price } pour { $chips } jetons.
conditions-re_entries-stack = { $chips } jetons.
conditions-re_entries-seat = La place est tirée au sort comme pour un nouveau joueur ; au classement, seule la dernière sortie compte.
conditions-rebuys = Recaves
conditions-rebuys-none = Freezeout : ni recave ni add-on.
conditions-rebuys-until = Jusqu’à la fin du niveau { $level }, { $most ->
    [0] sans limite de nombre
   *[other] { $most } par joueur au plus
  }.
conditions-rebuys-price = { $price } pour { $chips } jetons.
conditions-rebuys-stack = { $chips } jetons.
conditions-rebuys-when-zero_only = Permise à un joueur qui n’a plus de jetons.
conditions-rebuys-when-zero_or_below_bb = Permise à un joueur qui n’a plus de jetons ou a moins que la grosse blinde.
conditions-rebuys-when-at_or_below_bb = Permise à un joueur qui n’a pas plus que la grosse blinde.
conditions-rebuys-when-at_or_below_starting_stack = Permise à un joueur qui n’a pas plus que le tapis de départ.
conditions-addon = Add-on
conditions-addon-price = Un par joueur à la fin des recaves, quel que soit le tapis : { $price } pour { $chips } jetons.
conditions-addon-free = Un par joueur à la fin des recaves, quel que soit le tapis : { $chips } jetons.
conditions-end = Fin
conditions-bounty = Primes
conditions-bounty-fixed = { $amount } de chaque inscription vont à qui élimine le joueur. Le vainqueur garde la sienne.
conditions-bounty-progressive = { $amount } de chaque inscription sont mis sur la tête du joueur. Qui l’élimine en reçoit une part et { $percent } % passent sur sa propre tête. Le vainqueur garde la sienne.
conditions-bounty-mystery =
    { $players ->
        [0] Quand tous ceux qui restent sont payés
       *[other] À { $players } joueurs restants
    }, toute la cagnotte des primes ({ $amount } par inscription) est mise sous enveloppes, une par joueur restant{ $tiers ->
        [0] {""}
       *[other] {", dont"} { $envelopes }
    }. Qui élimine un joueur en tire une au sort ; la dernière est au vainqueur.
conditions-bounty-envelopes = { $count } de { $amount }
conditions-prizes = Dotation
conditions-prizes-nothing = On joue pour l’honneur.
conditions-prizes-standard = Une place payée pour huit inscrits, selon le tableau usuel.
conditions-prizes-places = { $places ->
    [one] { $places } place payée
   *[other] { $places } places payées
  }, selon le tableau usuel.
conditions-prizes-field = { $percent } % des inscrits sont payés, selon le tableau usuel.
conditions-prizes-shares = Partage : { $shares }.
conditions-prizes-amounts = Gains : { $amounts } ; le surplus va au vainqueur.
conditions-prizes-seats = Places qualificatives à { $amount }, autant que la dotation en paie ; le reste à la place suivante.
conditions-prizes-minimum = Une place payée reçoit au moins { $amount }{ $of ->
    [amount] {""}
   *[entries] {" "}({ $times } fois l’inscription)
  }.
conditions-prizes-guarantee = Au moins { $amount } à gagner.
conditions-prizes-in_kind = Lots : { $prizes }.
conditions-place = { $place } : { $what }
conditions-more = et { $count } de plus
conditions-rules = Règlement
conditions-levels_end = Les niveaux prévus finissent à { $time }.
conditions-ends = Fin prévue vers { $time } pour { $players } joueurs.
