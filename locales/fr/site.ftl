# Le site du club, et les textes à copier dans une messagerie ou un forum.
site-home = Accueil
site-no_page = Page introuvable
site-to_home = Retour à l’accueil
site-calendar = Calendrier
site-named = Prix spéciaux
site-named_line = { $prize } : { $winner } ({ $what })
site-named_won = { $prize } : { $winner }
site-standings = Classements
site-clubs = Clubs
site-clubs_of = Les clubs de { $club }.
site-club_ranked = { $rank } des clubs, { $points }
site-all_teams = Les { $count } clubs
site-all_seasons = Toutes les saisons
site-all_seasons_how = Les points des classements de chaque saison, de { $from } à { $to }, additionnés.
site-each_season = Les classements de chaque saison
site-seasons = Saisons
site-pages = Pages du classement
site-pages_of_clubs = Pages des clubs
site-page_before = Page précédente
site-page_after = Page suivante
site-results_by_club = Tous les résultats, club par club
site-rules = Règlement
site-menu = Menu
site-skip = Aller au contenu
site-in_language = En français
site-feed = { $club } : résultats et dates
site-feed_link = Suivre les résultats et les dates (flux Atom)
site-feed_results = Résultats : { $evening }
site-feed_date = Au calendrier : { $evening }
site-about = { $club } : prochaines soirées, résultats et classements.
site-calendar_of = Les soirées de { $club } : à venir et passées.
site-evening_of = { $evening }. Soirée de { $club }.
site-standings_of = Les classements de { $club }.
site-rules_of = Le règlement de { $club }, règle par règle.
site-day = { $weekday ->
    [1] lundi
    [2] mardi
    [3] mercredi
    [4] jeudi
    [5] vendredi
    [6] samedi
   *[7] dimanche
  } { $day }
site-day_hour = { $day } à { $hour }
site-next = Prochaines soirées
site-none_coming = Aucune date n’est encore annoncée.
site-whole_calendar = Tout le calendrier
site-last = Dernière soirée
site-whole_results = Tous les résultats
site-earlier = Soirées précédentes
site-results_of = Résultats de { $year }
site-leaders = En tête : { $season }
site-whole_standings = Tout le classement
site-points = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
  }
site-results_here = Les résultats seront sur cette page.
site-counts_for = Compte pour
site-unnamed = { $unnamed ->
    [one] Un joueur n’est pas nommé.
   *[other] { $unnamed } joueurs ne sont pas nommés.
  }
site-evidence = Preuve
site-evidence_link = Ce que le club a signé, avec le journal de la soirée
site-evidence_how = La clé du club est { $key } : ses rapports l’affichent. « tapis-cli league verify { $file } --key { $key } » dit si ce fichier a été signé avec elle, et en donne les résultats et les graines des tirages.
site-general = Classement général
site-from_to = Du { $from } au { $to }
site-closed = Saison close : ce classement a été arrêté le { $day }.
site-championships = Classements de la saison
site-no_standings = Aucune soirée de cette saison n’est encore terminée.
site-moved = Évolution
site-up = { $places ->
    [one] gagne une place
   *[other] gagne { $places } places
  }
site-down = { $places ->
    [one] perd une place
   *[other] perd { $places } places
  }
site-same = garde sa place
site-moved_with = L’évolution est celle de la soirée du { $day }.
site-played = Jouées
site-wins = Victoires
site-best = Meilleure place
site-unranked = Pas encore classés
site-unranked_words = { $count ->
    [one] Il faut avoir joué une soirée pour être classé.
   *[other] Il faut avoir joué { $count } soirées pour être classé.
  }
site-behind = Le détail, soirée par soirée
site-behind_words = Les points barrés ne comptent pas dans le total.
site-contents = Chapitres
site-price = Inscription : { $amount }
site-answer = Répondez à ce message pour vous inscrire.
site-more_at = En savoir plus :
site-all_at = Tout est sur le site :
site-reminder = Rappel : { $evening }
site-places_left = { $places ->
    [0] C’est complet : les suivants vont en liste d’attente.
    [one] Il reste une place.
   *[other] Il reste { $places } places.
  }
site-registered = { $players ->
    [0] Personne n’est encore inscrit.
    [one] Un joueur est inscrit.
   *[other] { $players } joueurs sont inscrits.
  }
site-and_others = { $count ->
    [one] et un autre joueur.
   *[other] et { $count } autres joueurs.
  }
site-standings_title = Classement, { $season }
site-after = { $count ->
    [one] Après une soirée, { $day }
   *[other] Après { $count } soirées, la dernière { $day }
  }

site-foreign = « { $folder } » contient déjà d’autres fichiers ({ $count }), par exemple : { $files }. Choisissez un dossier vide, ou demandez à écrire le site à côté d’eux ; ils restent tels quels.
site-in_the_way = « { $file } » est déjà là et n’a pas été écrit par Tapis : le site ne prend pas sa place. Déplacez ce fichier, ou choisissez un autre dossier.
site-other_club = « { $file } » contient le site d’un autre club. Choisissez un autre dossier.
site-club_file = « { $file } » est un fichier de club ou une autre base de données : il serait mis en ligne avec le site. Choisissez un dossier qui ne contient que le site.
site-link = « { $file } » est un lien vers un autre endroit : le site n’y écrit pas. Choisissez un autre dossier.
site-list_unread = « { $file } », la liste des fichiers du site, ne peut pas être lue : une version plus récente de Tapis l’a écrite, ou le fichier est abîmé. Choisissez un autre dossier, ou videz celui-ci.
site-address_wrong = « { $address } » n’est pas l’adresse d’un site. Écrivez-la entière, par exemple { $example }
cli-no_message = Ce texte n’a pas de forme à copier : il y en a pour les résultats, le classement, l’invitation et le rappel.
cli-not_now = Ce message ne va pas avec cette soirée : l’invitation et le rappel sont pour une soirée à venir, les résultats pour une soirée finie.
