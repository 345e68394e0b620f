# L’écran de salle : ses scènes, ses panneaux, ses mises en page.
room-big_blinds = { $count ->
    [0] moins d’une { mark-bb }
    [one] { $count } { mark-bb }
   *[other] { $count } { mark-bb }
}
room-old = Cette image date : plus de nouvelles du programme depuis 3 secondes.
room-pressed_more = + 1 minute · Ctrl+Z : annuler
room-pressed_less = − 1 minute · Ctrl+Z : annuler
room-tables = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
room-pool = Dotation : { $sum }
room-unshared = non partagé : { $sum }
room-unshared_added = ajouté par le club : { $sum }
room-other_places = { $count ->
    [one] et { $count } autre place
   *[other] et { $count } autres places
  }
room-registration_open = Inscriptions ouvertes
room-wifi = Wi-Fi « { $name } »
room-then = Puis la soirée
room-start = Début
room-registered = Inscrits
room-expected = Attendus
room-arrivals = Derniers arrivés
room-stack = Tapis de départ
room-levels = Niveaux
room-minutes = { $count } min
room-broken = { $count ->
    [one] La table { $tables } ferme
   *[other] Les tables { $tables } ferment
}
room-resumes = Reprise au niveau { $level } :
room-add_on = Add-on : { $price } = { $chips } jetons
room-add_on_free = Add-on : { $chips } jetons
room-add_on_hands = { $count ->
    [one] Jetons après { $count } main
   *[other] Jetons après { $count } mains
}
room-color_up = Retrait de petits jetons : laissez vos jetons sur la table
room-color_up_of = Retrait des jetons de { $chips } : laissez les vôtres sur la table
room-in_money = Tous les joueurs restants sont payés
room-bubble = Bulle : encore une sortie avant les places payées
room-to_money = { $count ->
    [one] Encore { $count } sortie avant les places payées
   *[other] Encore { $count } sorties avant les places payées
}
room-final_table = Table finale
room-points = { $points } pts
room-wins = remporte le tournoi
room-win_together = remportent le tournoi ensemble
room-break_in = Pause dans { $time }
room-level = Niveau
room-re_entries_close = Fin des ré-inscriptions dans
room-entry_closes = Fin des inscriptions dans
room-first_prize = Premier prix
room-leaders = Plus gros tapis à { $time }
room-out_by = face à { $name }
room-out_bounty = face à { $name } · prime { $amount }
room-drawn = enveloppe { $number }, pour l’élimination { DE($player) }
room-drawn_largest = la plus grosse enveloppe, pour l’élimination { DE($player) }
room-envelopes =
    { $count ->
        [one] { $count } enveloppe restante
       *[other] { $count } enveloppes restantes
    }
room-envelopes_from = Enveloppes à { $players } joueurs
room-envelopes_of = { $count } ×
room-heads = Plus grosses têtes

panel-title = Titre
panel-clock = Horloge
panel-blinds = Blindes
panel-next = Niveau suivant
panel-break = Prochaine pause
panel-players = Joueurs
panel-average = Tapis moyen
panel-chips = Jetons en jeu
panel-prizes = Dotation
panel-logo = Logo
panel-message = Message
panel-qr = Code QR
panel-season = Classement de la saison
panel-eliminations = Dernières sorties
panel-legend = Valeur des jetons
panel-hour = Heure
panel-track = Niveaux jusqu’à la pause
panel-entry = Fin des inscriptions
panel-leaders = Plus gros tapis
panel-bounties = Têtes et enveloppes
panel-slides = Images

room-preset-felt = Tapis vert
room-preset-hall = Salle claire
room-preset-minimal = Épuré
room-preset-board = Tableau

room-message_long = le message dépasse 400 caractères.
room-qr_long = ce texte est trop long pour un code QR.
room-layout_gone = Cette mise en page n’existe plus.
room-layouts_many = Le club garde 24 mises en page au plus : supprimez-en une.
room-layout_impossible = Cette mise en page ne peut pas être affichée.
room-scene_empty = Cette scène n’a rien à montrer pour l’instant.
room-logo_kind = Ce fichier n’est pas une image PNG, JPEG, WebP ou SVG.
room-logo_large = Cette image est trop lourde : 1,5 Mo au plus.
room-ground_unreadable = Aucun texte ne se lit sur ce fond : choisissez-le plus sombre ou plus clair.
room-not_a_colour_ground = La couleur du fond n’est pas une couleur.
room-not_a_colour_ink = La couleur du texte n’est pas une couleur.
room-not_a_colour_accent = La couleur d’accent n’est pas une couleur.
room-mended_ink = Le texte { $asked } se lirait mal : il devient { $found }.
room-mended_accent = L’accent { $asked } se lirait mal : il devient { $found }.
layout-name = Donnez un nom à la mise en page (60 lettres au plus).
layout-no_clock = Il manque l’horloge.
layout-twice = « { $panel } » figure deux fois.
layout-outside = « { $panel } » sort de l’écran.
layout-small = « { $panel } » est trop petit pour être lu : au moins { $columns } colonnes et { $rows } lignes.
layout-overlap = « { $panel } » et « { $other } » se recouvrent.

hall-open = Ouvrir l’écran de salle
hall-full = Plein écran
hall-menu = Scène de la salle
hall-settings = Réglages de la salle…
hall-shows = Ce que la salle voit
hall-scene = Scène
hall-scene_auto = Automatique
hall-held = Cette scène reste jusqu’à ce que vous choisissiez « Automatique ».
hall-held_now = La salle reste sur « { $scene } ». Ctrl+0 : les scènes changent de nouveau d’elles-mêmes.
hall-held_closed = L’écran de salle, une fois ouvert, restera sur « { $scene } ». Ctrl+0 : les scènes changent d’elles-mêmes.
hall-released = Les scènes de la salle changent de nouveau d’elles-mêmes.
hall-tournaments = Tournois montrés ({ $count } au plus)
hall-where = Où
hall-auto = Sur le second écran, sinon dans une fenêtre
hall-window = Dans une fenêtre
hall-screen = { $name } ({ $size })
hall-screen_desk = { $name } ({ $size }), l’écran où vous travaillez
room_bar-nothing = Aucun tournoi à montrer dans la salle.
room_bar-pulled = L’écran de salle est débranché : la salle reviendra dès qu’il sera rebranché.
room_bar-mirrored = Les deux écrans montrent la même image : la salle voit cet écran. Étendez l’affichage dans les réglages du système.
room_bar-missing = L’écran choisi pour la salle n’est pas là : { $screen }.
room_bar-misplaced = Le système n’a pas mis la salle sur son écran.
room_bar-closed = L’écran de salle a été fermé.
room_bar-stopped = La page de la salle s’est arrêtée trois fois en une minute : elle est fermée. Fermez d’autres programmes, puis rouvrez-la.
room_bar-here = Montrer la salle ici
room_bar-again = Réessayer
room_bar-where = Choisir l’écran…
room_bar-reopen = Rouvrir l’écran de salle
room_bar-leave = Laisser fermé
hall-sleeps = Votre système n’a pas confirmé qu’il garde l’écran allumé : désactivez sa mise en veille.
hall-told = Ce que le club annonce
hall-told_kept = Message et code enregistrés
hall-qr = Texte ou adresse du code QR
hall-logo_choose = Choisir une image…
hall-logo_remove = Retirer
hall-logo_alt = Logo du club
hall-logo_words = PNG, JPEG ou WebP, 1,5 Mo au plus ; un SVG s’affiche mais ne s’imprime pas.
hall-slides = Images qui défilent
hall-slides_words = Partenaires, affiches, prochaine soirée : elles se montrent à tour de rôle pendant les pauses, avant le début, et dans un cadre de l’horloge si vous l’ajoutez. PNG, JPEG, WebP ou SVG, 1 Mo au plus, huit en tout.
hall-slide_add = Ajouter une image…
hall-slide_remove = Retirer { $name }
room-slide_gone = Cette image n’existe plus.
room-slide_large = Cette image est trop lourde : 1 Mo au plus.
room-slides_many = Il y a déjà { $most } images : retirez-en une d’abord.
hall-layouts = Mises en page
hall-layout_used = Utilisée
hall-layout_use = Utiliser
hall-layout_copy = Copier et modifier
hall-layout_edit = Modifier
hall-layout_edit_one = Modifier { $name }
hall-layout_mine = { $name } du club
hall-layout_name = Nom de la mise en page
hall-layout_kept = Mise en page « { $name } » enregistrée
hall-layout_delete = Supprimer la mise en page { $name } ?
hall-layout_delete_words = Si la salle l’utilise, elle reprend le tapis vert.
hall-layout_delete_do = Supprimer
hall-editor = Modifier la mise en page
hall-editor_words = Glissez un panneau pour le déplacer, son coin pour le redimensionner. Au clavier : les flèches déplacent, Maj + flèches redimensionnent, Suppr retire.
hall-panels = Panneaux
hall-panel_at = { $panel } : colonne { $column }, ligne { $row }, { $columns } × { $rows }
hall-remove = Retirer { $panel }
hall-add = Ajouter
hall-background = Fond
hall-background_felt = Tapis
hall-background_glow = Lumière douce
hall-background_plain = Uni
hall-colour_ground = Couleur du fond
hall-colour_ink = Texte
hall-colour_accent = Accent
hall-colour_code = { $what } : code
palette-scene = Salle : { $scene }

scene-welcome = Accueil
scene-seats = Places
scene-clock = Horloge
scene-break = Pause
scene-moves = Déplacements
scene-prizes = Dotation
scene-final_table = Table finale
scene-winner = Vainqueur
