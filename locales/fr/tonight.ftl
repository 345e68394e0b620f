# Tout le papier d’une soirée à la fois.
tonight-title = Papiers de la soirée
tonight-nothing = Choisissez au moins un document.
tonight-unbound = Les documents n’ont pas pu être réunis en un seul. Enregistrez-les dans un dossier.
tonight-all = Tout pour ce soir
tonight-which = Documents réunis, dans cet ordre
tonight-folder = Dans un dossier…
tonight-saved = { $count ->
    [one] Un document enregistré
   *[other] { $count } documents enregistrés
  } dans : { $folder }

ahead-players = Joueurs
ahead-entries = Inscriptions
ahead-seats = Places
ahead-clock = Horloge
ahead-room = Salle
ahead-is_done = fait
ahead-is_now = à faire maintenant
ahead-is_lacking = il manque des tables
ahead-is_later = plus tard
ahead-starts = Début à { $hour }
ahead-open = Ouvrir la soirée
ahead-members = { $count ->
    [0] Aucun membre dans le fichier
    [one] { $count } membre dans le fichier
   *[other] { $count } membres dans le fichier
  }
ahead-add_members = Ajouter les membres
ahead-entered = { $count ->
    [0] Personne pour l’instant
    [one] { $count } inscription
   *[other] { $count } inscriptions
  }
ahead-entered_owed = { $entered }, { $owed } à encaisser
ahead-register = Inscrire les joueurs
ahead-go_on = Continuer les inscriptions
ahead-seats_enough = { $seats } places dans la salle
ahead-seats_lacking = { $seats } places dans la salle pour { $wanted } joueurs : il en manque { $lacking }
ahead-add_tables = { $count ->
    [one] Ajouter { $count } table
   *[other] Ajouter { $count } tables
  }
ahead-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
  }
ahead-levels = { $count ->
    [one] { $count } niveau
   *[other] { $count } niveaux
  }
ahead-room_open = L’écran de salle est ouvert.
ahead-room_screen = Un second écran est branché.
ahead-room_alone = Aucun second écran : la salle s’ouvre dans une fenêtre.
ahead-open_room = Ouvrir l’écran de salle
ahead-awaited = Venus la dernière fois, pas encore là
ahead-others = { " " }et { $count } de plus
ahead-last = Dernière soirée
ahead-last_was = { $count ->
    [one] { $count } joueur, vainqueur : { $winner }
   *[other] { $count } joueurs, vainqueur : { $winner }
  }
ahead-last_lasted = Durée : { $lasted }
ahead-last_incidents = { $count ->
    [one] { $count } décision ou pénalité
   *[other] { $count } décisions ou pénalités
  }
ahead-last_owed = Reste à encaisser : { $owed }
