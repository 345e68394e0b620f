# Les dessins du règlement.
figure-sign-button = D
figure-sign-small_blind = { mark-sb }
figure-sign-big_blind = { mark-bb }
figure-legend = D bouton, { mark-sb } petite blinde, { mark-bb } grosse blinde ; en pointillé une place vide, une croix à côté de celle d’un joueur qui sort.
figure-hand = Main { $number }
figure-seat = Place { $seat }
figure-deals = La place { $seat } donne.
figure-around = Les places se comptent dans le sens des aiguilles d’une montre, en partant de la gauche du croupier.
figure-leaves-big_blind = La grosse blinde sort.
figure-leaves-small_blind = La petite blinde sort.
figure-leaves-both = Les deux blindes sortent.
figure-leaves-button = Le bouton sort.
figure-no_small_blind = Pas de petite blinde.
figure-made_up = Les blindes sautées sont complétées.
figure-dead_button = Bouton mort.
figure-regular = Les deux blindes sont payées.
figure-heads_up = Tête-à-tête : le bouton est petite blinde.
figure-heads_up-dead = Tête-à-tête : personne ne paie la petite blinde.
figure-comes = Un joueur arrive.
figure-waits = L’arrivant attend une main.
figure-plays = L’arrivant joue.
figure-main_pot = Pot principal : { $amount }, pour { $players }
figure-side_pot = Pot secondaire : { $amount }, pour { $players }
figure-returned = Rendu à { $players } : { $amount }
figure-bet_of = a misé { $chips }
figure-race-odd = Jetons en trop
figure-race-cards = Une carte par jeton
figure-race-gets = Reçoit
figure-race-nothing = rien
figure-race-sum = { $odd } jetons de { $low } en trop valent { $worth } : { $awarded ->
    [one] un jeton
   *[other] { $awarded } jetons
  } de { $high } à gagner, à la plus haute carte, un par joueur au plus.
figure-rung-big_blind = Grosse blinde
figure-rung-raise = Relance la plus petite
figure-rung-reraise = Puis au moins
figure-rung-all_in = Tapis
figure-rung-opening_all_in = Ouverture à tapis
figure-rung-over_all_in = Relance, au moins

# Les dessins en mots, pour qui les entend lire.
figure-alt-logo = Logo : { $club }
figure-alt-code = Code QR : { $said }
figure-alt-card = { $rank ->
    [14] as
    [13] roi
    [12] dame
    [11] valet
   *[other] { $rank }
  } de { $suit ->
    [club] trèfle
    [diamond] carreau
    [heart] cœur
   *[spade] pique
  }
figure-alt-card_aside = { $card } (à part)
figure-alt-card_down = carte face cachée
figure-alt-table = Table de { $seats } places.
figure-alt-button = Bouton : place { $seats }.
figure-alt-small_blind = Petite blinde : place { $seats }.
figure-alt-big_blind = Grosse blinde : place { $seats }.
figure-alt-leaves = Sort : place { $seats }.
figure-alt-nobody = Vide : place { $seats }.
figure-alt-newcomer = Arrive : place { $seats }.
figure-alt-waits = Attend une main : place { $seats }.
figure-alt-chair = { $seat } : { $name }.
figure-alt-racer = Place { $seat } : { $odd ->
    [one] un jeton
   *[other] { $odd } jetons
  } de { $low } en trop, { $cards } ; { $gets ->
    [0] ne reçoit rien
   *[other] reçoit un jeton de { $gets }
  }.
