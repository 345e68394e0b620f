# La page des joueurs, sur leur téléphone
phone-live = en direct
phone-connecting = connexion…
phone-lost = hors ligne
phone-lost_words = Connexion perdue. Ce que vous voyez date de { $ago }. Vérifiez le Wi-Fi du club.
phone-lost_never = Pas de connexion avec l’ordinateur du club. Vérifiez le Wi-Fi du club.
phone-retry = Réessayer
phone-ago_seconds = moins d’une minute
phone-ago_minutes = { $minutes } min
phone-nothing = Aucun tournoi pour l’instant.
phone-nothing_words = Cette page se mettra à jour toute seule.
phone-choose = Quel tournoi ?
phone-sections = Rubriques
phone-game = Le jeu
phone-place = Ma place
phone-prizes = Gains
phone-season = Saison
phone-rules = Règles
phone-paused = Horloge arrêtée
phone-resumes = Reprise à { $time }
phone-overtime = Dernier niveau, prolongé
phone-finished = Tournoi terminé
phone-starts = Début à { $time }
phone-starts_on = Le { $day } à { $time }
phone-waiting = L’horloge n’est pas encore lancée.
phone-hand_for_hand = Main par main · main { $hand }
phone-last_hands = { $hands ->
    [one] Dernière main avant la pause
   *[other] Encore { $hands } mains avant la pause
  }
phone-blinds = Blindes
phone-after_break = Après la pause
phone-last_level = Dernier niveau
phone-players = joueurs
phone-entries = inscrits
phone-average = tapis moyen
phone-big_blinds = { $count } { mark-bb } de moyenne
phone-to_break = avant la pause
phone-break_left = fin de la pause
phone-no_break = plus de pause
phone-unshared = Non partagé
phone-unshared_added = Ajouté par le club
phone-other_prizes = Autres prix
phone-pool = Dotation
phone-paid = { $count ->
    [one] 1 place payée
   *[other] { $count } places payées
  }
phone-paid_range = de { $least } à { $most }
phone-late = Inscriptions
phone-re_entries = Ré-inscriptions
phone-all_entries = { $count } inscriptions
phone-rebuys = Recaves
phone-until_hour = jusqu’à { $time }, niveau { $level } au plus tard
phone-until_level = jusqu’au niveau { $level }
phone-moving = { $count ->
    [one] Un joueur change de place
   *[other] { $count } joueurs changent de place
  }
phone-who = Qui êtes-vous ?
phone-who_words = Touchez votre nom pour voir votre place et être prévenu. Ce téléphone le retient et le dit à l’ordinateur du club, qui ne le garde pas.
phone-find_me = Trouver ma place
phone-search = Chercher un nom
phone-nobody = Personne de ce nom dans ce tournoi.
phone-no_players = Personne n’est encore inscrit.
phone-not_me = Ce n’est pas moi
phone-your_seat = { $name }, votre place
phone-table = table
phone-seat = place
phone-table_seat = table { $table }, place { $seat }
phone-not_drawn = Les places ne sont pas encore tirées. La vôtre s’affichera ici.
phone-not_seated = Vous n’avez pas de place pour l’instant.
phone-seat_picture = Table de { $seats } places : vous êtes à la place { $seat }
phone-next_hand-sits_out = Vous ne jouez pas la main suivante.
phone-next_hand-big_blind = Grosse blinde à la main suivante
phone-next_hand-small_blind = Petite blinde à la main suivante
phone-next_hand-button = Bouton à la main suivante
phone-hands_to_miss = { $count ->
    [one] Sanction : une main à manquer
   *[other] Sanction : { $count } mains à manquer
  }
phone-you_move = { $name }, vous changez de table
phone-you_change_seat = { $name }, vous changez de place
phone-take_chips = Prenez vos jetons.
phone-arrives-sits_out = Vous ne jouez pas la première main.
phone-arrives-big_blind = Vous arrivez à la grosse blinde et jouez tout de suite.
phone-arrives-small_blind = Vous arrivez à la petite blinde et jouez tout de suite.
phone-arrives-button = Vous arrivez au bouton et jouez tout de suite.
phone-arrives-plays = Vous jouez tout de suite.
phone-from = de la table { $table }, place { $seat }
phone-there = J’y suis
phone-alerts_on = Sonnerie et vibration activées
phone-alerts_off = Me prévenir par une sonnerie
phone-out = { $name }, vous terminez
phone-of = sur { $entries }
phone-won = Vous gagnez { $prize }
phone-bounties = Primes gagnées : { $amount }
phone-winner = { $name }, vous gagnez le tournoi !
phone-no_prize = Place non payée
phone-prize_place = Place
phone-prize_what = Gain
phone-no_prizes = Aucun gain n’est encore fixé.
phone-provisional = Provisoire : si la soirée s’arrêtait maintenant.
phone-standing_points = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
}
phone-tonight = + { $points } ce soir
phone-still_playing = encore en jeu
phone-no_season = Ce tournoi ne compte pas encore pour un classement.
phone-which_standings = Quel classement ?
phone-rules_search = Chercher dans les règles
# Words of players, and how the rules write them.
phone-rules_words = all-in=tapis | all in=tapis | allin=tapis | maldonne=redonn | misdeal=redonn | fausse donne=redonn | string bet=plusieurs fois | string=plusieurs fois | showdown=abattage | hors tour=avant son tour | out of turn=avant son tour | rebuy=recave | fold=passer | check=parole | call=suivre | raise=relance
phone-no_rule = Aucune règle avec ces mots.
phone-loading = Chargement…
phone-you = vous

phone-check_in = Je suis arrivé
phone-check_in_words = Touchez votre nom : le bureau vous inscrit. Rien n’est payé ici.
phone-check_in-asked = signalé
phone-check_in-here = inscrit
phone-check_in_not_listed = Mon nom n’est pas dans la liste
phone-check_in_thanks = Merci, { $name } !
phone-check_in_desk = Le bureau est prévenu. Passez régler votre inscription.
phone-check_in_back = Revenir à la liste
phone-check_in_both = Donnez votre prénom et votre nom.
phone-check_in_closed = On ne peut plus se signaler ici : adressez-vous au bureau.
phone-first_name = Prénom
phone-last_name = Nom
line-unreachable = Pas de connexion avec l’ordinateur du club. Vérifiez le Wi-Fi, puis recommencez.
line-slow = L’ordinateur du club ne répond pas. Recommencez dans un instant.
line-busy = Trop de demandes à la fois : rien n’est parti. Recommencez dans un instant.
line-failed = L’ordinateur du club n’a pas pu répondre. Recommencez dans un instant.
page-old = Cette page n’a pas pu s’ouvrir : le réseau est lent, ou ce navigateur est trop ancien (il en faut un de 2022 ou plus récent). L’horloge est sur l’écran de la salle.
page-no_script = Cette page a besoin de JavaScript, que ce navigateur n’exécute pas. L’horloge est sur l’écran de la salle.
page-again = Recharger la page
