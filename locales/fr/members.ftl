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
members-points = { $points } pts
