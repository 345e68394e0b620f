# Les jeux et leurs limites
played-holdem_limit = Texas Hold’em limit
played-holdem_pot_limit = Texas Hold’em pot-limit
played-holdem_no_limit = Texas Hold’em no-limit
played-omaha4_high = Omaha pot-limit
played-omaha4_hilo_limit = Omaha Hi/Lo limit
played-omaha4_hilo = Omaha Hi/Lo pot-limit
played-omaha5_high = Omaha 5 cartes pot-limit
played-stud_high = Stud à 7 cartes limit
played-stud_hilo = Stud Hi/Lo limit
played-razz = Razz limit
played-draw27 = Triple draw 2-7 limit
setup-game = Jeu
setup-game_hint = Ce qui se joue ce soir, et comment les mises sont limitées.
setup-max_raises = Relances par tour d’enchères
setup-max_raises_hint = Au-delà, on ne peut que suivre ou passer. Vide : sans limite.
setup-seats_for_game = { $most } places par table au plus : à ce jeu, un paquet de cartes ne suffit pas pour plus de joueurs.
setup-final_seats_for_game = { $most } joueurs au plus en table finale : à ce jeu, un paquet de cartes ne suffit pas pour plus de joueurs.
refusal-forced_bets_fixed = Le tournoi a commencé : un jeu à blindes ne peut plus devenir un stud, ni un stud un jeu à blindes.
clock-bets = mises de { $small } et { $big }
doc-game = Jeu : { $game }.
conditions-game = Jeu
cli-game_unknown = « { $game } » n’est pas un jeu que le décret permet. Il permet : { $games }.
setup-blinds_at_stud = ligne { $line } : le stud se joue sans blindes. Choisissez de nouveau le jeu pour que les niveaux suivent.
setup-bring_in_with_blinds = ligne { $line } : ce jeu a des blindes, pas de bring-in. Choisissez de nouveau le jeu pour que les niveaux suivent.
setup-structure-bets = ligne { $line } : au stud, l’ante vaut au moins 1, le bring-in au moins l’ante, et la petite mise davantage que le bring-in.
csv-stud = stud
doc-bring_in = Bring-in
doc-small_bet = Petite mise
doc-big_bet = Grosse mise
doc-average_bets = Tapis moyen en petites mises
conditions-bets = Mises
clock-bring_in = bring-in { $amount }
clock-small_bets = { $count } petites mises
field-bring_in = Bring-in
field-small_bet = Petite mise
field-big_bet = Grosse mise
doc-averages_bets = Tapis moyen estimé pour { $players } joueurs{ $bought ->
    [0] {""}
   *[other] {" "}et { $bought } recaves, ré-inscriptions ou add-ons
  }.
refusal-no_button = Au stud, il n’y a ni bouton ni blindes à indiquer.
advice-drawn = Un joueur de la table { $from } est tiré au sort pour la table { $to }, sa place aussi
advice-drawn_to = Un joueur de la table { $from } est tiré au sort pour la table { $to }, place { $seat }
advice-draw_mover = Tirer au sort
rotation-list = { $rotation } : { $games }
rotation-horse = H.O.R.S.E.
rotation-count = { $count } jeux à tour de rôle
rotation-levels = { $count ->
    [1] un jeu par niveau
   *[other] un jeu pour { $count } niveaux
}
rotation-hands = { $count ->
    [1] un jeu par coup
   *[other] { $count } coups par jeu
}
rotation-dealers_choice = au choix du donneur
rotation-button = Aux jeux de stud, on paie l’ante et le bring-in, et le bouton ne bouge pas. Aux autres jeux, on ne paie que les blindes, et le bouton repart d’où il était.
rotation-button_moves = Aux jeux de stud, on paie l’ante et le bring-in ; aux autres jeux, les blindes. Le bouton avance à chaque coup, quel que soit le jeu.
rotation-bets_of_limit = Les deux mises d’un niveau valent pour les jeux en limit ; en pot-limit et en no-limit, on mise à partir de la grosse blinde.
csv-mixed = blindes et stud
setup-rotation = Jeux à tour de rôle
setup-rotation_hint = Chaque niveau porte les blindes, et l’ante et le bring-in du stud.
setup-rotation_choice = Plusieurs jeux à tour de rôle…
setup-rotation_add = Ajouter un jeu
setup-rotation_remove = Retirer { $game }
setup-rotation_up = Monter { $game }
setup-rotation_change = Changement de jeu
setup-turn-levels = Par niveaux
setup-turn-hands = Par coups
setup-turn-dealers_choice = Au choix du donneur
setup-turn_levels_count = Niveaux par jeu
setup-turn_hands_count = Coups par jeu
setup-rotation_games = Il faut au moins deux jeux, chacun une seule fois.
setup-rotation_turn = Un jeu dure de 1 à { $most } niveaux ou coups.
setup-stakes_of_one_kind = ligne { $line } : ces jeux demandent des blindes, et l’ante et le bring-in du stud. Choisissez de nouveau les jeux pour que les niveaux suivent.
clock-in_limit = en limit : { $sizes }
clock-at_stud = au stud : { $forced }
