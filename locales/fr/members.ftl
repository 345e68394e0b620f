# La liste des membres et leur fiche.

members-lists = Listes
members-came = Venues cette saison
members-remarks = Remarques
members-lapsed = adhésion expirée
members-is_archived = archivé
members-close = Fermer la fiche
members-card = membre { $number }
members-rank = de la saison
members-evenings = { $count ->
    [one] soirée
   *[other] soirées
}
members-wins = { $count ->
    [one] victoire
   *[other] victoires
}
members-registered = inscription faite
members-seated = en jeu, table { $table }, place { $seat }
members-valid = Adhésion
members-until = jusqu’au { $day }
members-lapsed_on = expirée le { $day }
members-mail = Courriel
members-last = Dernières soirées
members-never = Aucune soirée terminée pour l’instant.
members-place = { $place } sur { $entries }
championship-points = { $name } : { $points }
members-points = { $count ->
    [one] { $points } pt
   *[other] { $points } pts
}

members-licence = licence { $number }
members-guest = invité
members-excluded = exclu
members-excluded_row = Exclusion
members-excluded_open = depuis le { $since }
members-excluded_until = du { $since } au { $until }
members-excluded_why = { $reason } ({ $by })
members-show = Membres affichés
members-show_all = Tous
members-show_guests = Invités { $count }
members-show_lapsed = Adhésion expirée { $count }
members-show_excluded = Exclus { $count }
field-licence = Licence
field-guest = Invité, pas encore membre
field-tags = Étiquettes
tags-hint = Séparées par des virgules. Une étiquette regroupe des membres pour la liste, la recherche et les championnats.
tags-known = Étiquettes du club
tags-title = Étiquettes
tags-open = Étiquettes…
tags-all = Toutes les étiquettes
tags-one = { $tag } ({ $members })
tags-filter = Étiquette
tags-which = Étiquette
tags-who = Qui la porte
tags-saved = « { $tag } » : { $members ->
    [0] personne ne porte plus cette étiquette
    [one] { $members } membre
   *[other] { $members } membres
  }.
notes-title = Notes
notes-new = Nouvelle note
notes-add = Ajouter la note
notes-delete = Supprimer
notes-delete_named = Supprimer la note du { $day }
notes-delete_sure = La note du { $day } sera supprimée.
exclude-title = Exclure { $name }
exclude-words = Tapis le rappelle à l’inscription. La liste des membres ne montre le motif que dans la fiche.
exclude-since = À partir du
exclude-until = Jusqu’au (vide : jusqu’à nouvel ordre)
exclude-reason = Motif
exclude-by = Décidé par
exclude-go = Exclure
exclude-edit = Exclusion…
exclude-open = Exclure…
exclude-lift = Lever l’exclusion
exclusion-ends_before = L’exclusion finit avant de commencer.
exclusion-reason_missing = Indiquez le motif.
exclusion-decider_missing = Indiquez qui a décidé, par exemple « le bureau du 12 mai ».
exclusion-text = Le motif ou « Décidé par » est trop long (500 caractères au plus) ou contient des caractères invisibles.
entry-refused = { $player } : inscription refusée. { $reasons }
entry-excluded = Cette personne est exclue du club.
entry-excluded_until = Cette personne est exclue du club jusqu’au { $day }.
entry-lapsed = L’adhésion a expiré le { $day }.
entry-guest = Cet invité est déjà venu { $came } fois cette saison, pour { $most } au plus.
entry-checks = Contrôles à l’inscription
entry-checks_words = « Signaler » montre un avertissement et laisse inscrire. « Refuser » empêche l’inscription.
entry-checks_excluded = Personne exclue
entry-checks_lapsed = Adhésion expirée
entry-checks_guest = Invité venu trop souvent
entry-checks_evenings = Soirées par saison pour un invité (vide : sans limite)
entry-checks_nothing = Ne rien dire
entry-checks_warned = Signaler
entry-checks_refused = Refuser
members-export_csv = Exporter (CSV)
members-export_xlsx = Exporter (Excel, LibreOffice)
columns-title = Colonnes du fichier
columns-remembered = Les colonnes sont lues comme celles de la dernière liste qui avait les mêmes titres.
columns-words = Dites ce que contient chaque colonne. Une fois les membres ajoutés, Tapis lira de la même façon les listes qui ont les mêmes titres.
columns-headed = La première ligne contient les titres
columns-column = Colonne
columns-values = Premières valeurs
columns-holds = Contient
columns-unnamed = Colonne { $number }
columns-holds_of = Contenu de « { $column } »
columns-none = Laissée de côté
columns-last_name = Nom (ou nom et prénom)
members-more_deeds = Autres actions
import-sheet = Feuille du classeur
photo-of = Photo de { $name }
photo-choose = Photo…
photo-other = Autre photo…
photo-remove = Retirer la photo
photo-unreadable = Cette image ne peut pas être lue : choisissez une photo PNG, JPEG ou WebP.
photo-large = Cette image est trop lourde : 20 Mo au plus.
field-photo = Photo
