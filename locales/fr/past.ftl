# Les soirées passées : saisies après coup, lues dans des fichiers, corrigées.

refusal-played_here = Cette soirée se joue avec le programme : ses résultats viennent de la partie.
refusal-recorded_only = Cette soirée a été saisie après coup : seuls ses résultats se corrigent.
refusal-correction_reason = Donnez la raison de la correction : elle reste dans l’historique.
refusal-correction_long = La raison est trop longue : { $most } caractères au plus.
refusal-ranking_incomplete = Un classement corrigé donne une place à chacun, une seule fois.
refusal-ranking_unchanged = Le classement est déjà celui-là : changez au moins une place.
refusal-places_impossible = La place { $place } ne suit pas les autres. Après des ex aequo, la place suivante saute d’autant.
action-correct_ranking = Classement corrigé à la main : { $why }
refusal-nobody_recorded = Inscrivez au moins un joueur avec sa place.
refusal-recorded_field = Le nombre de joueurs va de { $named } (ceux qui sont nommés) à { $most }.
refusal-recorded_twice = { $player } figure deux fois dans les résultats.
refusal-recorded_amount = { $player } : un montant, un nombre ou des points sont impossibles.
refusal-recorded_place = { $player } ne peut pas être { $place }e : { $better ->
    [0] il y avait { $players } joueurs.
    [one] un joueur est classé devant, sur { $players }.
   *[other] { $better } joueurs sont classés devant, sur { $players }. Après des ex aequo, la place suivante saute d’autant.
}
refusal-recorded_hunter = L’élimination de { $player } revient à quelqu’un qui n’y était pas, ou qui ne jouait déjà plus.
action-record_results = { $corrected ->
    [yes] Résultats corrigés : { $why }
   *[no] { $count ->
        [one] Soirée saisie après coup, un résultat
       *[other] Soirée saisie après coup, { $count } résultats
    }
}
store-results_mixed = Un tableau de résultats se lit seul. Choisissez un seul tableau, ou plusieurs tournois enregistrés (.tdt).
store-saved_unreadable = Ce tournoi enregistré ne peut pas être lu : il est abîmé, ou d’une version de The Tournament Director que le programme ne connaît pas.
past-in_future = Une soirée passée ne peut pas être dans le futur.
past-nothing = Cochez au moins une soirée.
doc-recorded = { $unnamed ->
    [0] Résultats saisis après coup.
    [one] Résultats saisis après coup ; un joueur n’est pas nommé.
   *[other] Résultats saisis après coup ; { $unnamed } joueurs ne sont pas nommés.
}
doc-data_recorded = saisi après coup
doc-not_of_recorded = Cette soirée a été saisie après coup : il n’y a que ses résultats et son historique à imprimer.

past-menu = Soirées passées
past-enter = Saisir une soirée passée
past-correct = Corriger une soirée passée
past-import = Importer des soirées passées
past-import_files = Importer des résultats (fichiers)…
past-paste = Coller des résultats
past-paste_label = Résultats, comme dans un tableur ou un message
past-paste_hint = Une ligne par résultat, avec ou sans titres : date, soirée, place, nom, gain, points… Ou seulement les noms, du premier au dernier. Ou un tableau : les noms à gauche, une colonne par date.
past-correct_do = Corriger
past-delete_title = Supprimer « { $name } » ?
past-delete_words = Ses résultats ne compteront plus nulle part dans le club. Une ligue qui l’a déjà reçue continue de la compter : demandez-lui de l’écarter. Une copie du club est faite avant, et le journal du club garde la trace de la suppression.
past-deleted = { $count ->
    [one] Soirée supprimée.
   *[other] { $count } soirées supprimées.
}
past-entered = { $count ->
    [one] Soirée saisie.
   *[other] { $count } soirées saisies.
}
past-there = déjà dans la liste
past-players = Joueurs
past-unnamed = { $count ->
    [one] dont un qui n’est pas nommé
   *[other] dont { $count } qui ne sont pas nommés
}
past-buy_in = Droit d’entrée
past-points_like = Barème des points
past-points_like_hint = Celui de ce modèle, là où aucun nombre de points n’est donné.
past-results = Résultats
past-next = Joueur à la place { $place } : quelques lettres
past-add_hint = Ajoutez les joueurs dans l’ordre du classement, le vainqueur d’abord. La place se corrige ensuite ; des ex aequo ont la même.
past-more = Recaves, add-ons et éliminations
past-prize = Gain ({ $currency })
past-thing = Lot
past-rebuys = Recaves
past-addons = Add-ons
past-hits = Élim.
past-place_of = Place de { $player }
past-prize_of = Gain de { $player }
past-thing_of = Lot de { $player }
past-points_of = Points de { $player }
past-rebuys_of = Recaves de { $player }
past-addons_of = Add-ons de { $player }
past-hits_of = Éliminations de { $player }
past-up = Passer { $player } devant
past-remove = Retirer { $player }
ranking-correct = Corriger le classement
ranking-words = Les gains et les points suivent les places ; les primes d’élimination et les parts d’un deal restent à leurs joueurs. Ce qui a déjà été remis se règle dans l’onglet des gains.
ranking-place_of = Place { DE($player) }
past-why = Raison de la correction
past-why_hint = Elle reste dans l’historique, avec votre nom et le jour.
past-save = Enregistrer la soirée
past-save_correction = Enregistrer la correction
past-evening_of = Soirée du { $day }
past-evening = Soirée
past-summary = { $evenings ->
    [one] Une soirée
   *[other] { $evenings } soirées
}, { $people ->
    [one] un joueur
   *[other] { $people } joueurs
}
past-evenings = Soirées
past-all = Toutes les soirées
past-want = Saisir « { $name } »
past-of_named = (dont { $count } nommés)
past-remarks = Remarques
past-season_closed = La saison { $season } est clôturée.
past-already = « { $name } » est déjà là ce jour-là.
past-reranked = Places après des ex aequo remises en ordre.
past-no_season = Aucune saison ce jour-là : ne comptera dans aucun classement.
past-people = Joueurs
past-all_known = { $count ->
    [one] Ce joueur est reconnu.
   *[other] Les { $count } joueurs sont reconnus.
}
past-people_hint = { $known ->
    [0] Aucun joueur n’est reconnu.
    [one] Un joueur est reconnu.
   *[other] { $known } joueurs sont reconnus.
} { $others ->
    [one] Pour l’autre, dites qui c’est.
   *[other] Pour les { $others } autres, dites qui c’est.
}
past-nobody_all = Les { $count } noms que personne ne porte au club :
past-written = Nom écrit
past-times = Soirées
past-is = Qui est-ce ?
past-is_of = Qui est « { $name } » ?
past-choose = Choisissez…
past-is_other = Un autre membre…
past-is_new = Nouveau membre
past-is_former = Ancien membre (archivé)
past-is_guest = Invité
past-is_unnamed = Compté sans nom
past-look = Chercher un membre
past-certain = { $count ->
    [one] Un nom reconnu
   *[other] { $count } noms reconnus
}
past-undecided = { $count ->
    [one] Il reste un nom à préciser.
   *[other] Il reste { $count } noms à préciser.
}
past-undated = Il manque une date ({ $count }).
past-go = { $count ->
    [0] Saisir les soirées
    [one] Saisir une soirée
   *[other] Saisir { $count } soirées
}
past-left = Ni résultat ni titre : { $rows }
past-none_read = Aucune soirée n’a pu être lue : voyez ce qui est dit sous chacune.
past-name_incomplete = Il manque le nom ou le prénom de : { $names }. Dites de quel membre il s’agit, complétez le nom, ou comptez sans nom.
past-cells = Sous chaque date
past-cells_points = les points de la soirée
past-cells_places = la place
past-column_date = Date
past-column_evening = Nom de la soirée
past-column_place = Place
past-column_last_name = Nom (ou nom complet)
past-column_first_name = Prénom
past-column_nickname = Surnom
past-column_number = Numéro de membre
past-column_licence = Licence
past-column_prize = Gain ou lot
past-column_points = Points
past-column_rebuys = Recaves
past-column_addons = Add-ons
past-column_hits = Éliminations
past-column_out_by = Éliminé par
past-column_spent = Total payé
past-column_players = Nombre de joueurs
past-column_one_evening = Une soirée (le titre dit laquelle)
past-recorded = { $unnamed ->
    [0] Saisie après coup le { $day }.
    [one] Saisie après coup le { $day } ; un joueur n’est pas nommé.
   *[other] Saisie après coup le { $day } ; { $unnamed } joueurs ne sont pas nommés.
}
past-corrected = Corrigée : { $why }
past-status = saisie après coup
results-place = Ligne { $line } : « { $text } » n’est pas une place.
results-date = Ligne { $line } : « { $text } » n’est pas une date.
results-points = Ligne { $line } : « { $text } » n’est pas un nombre de points.
results-number = Ligne { $line } : « { $text } » n’est pas un nombre.
results-name_missing = Ligne { $line } : il manque le nom.
results-not_a_name = Ligne { $line } : « { $text } » n’est pas un nom.
results-twice = { $line ->
    [0] « { $text } » y figure deux fois.
   *[other] Ligne { $line } : « { $text } » figure déjà dans cette soirée.
}
results-no_order = Il manque des places ou des points.
results-nobody = Personne n’y a joué.
results-not_over = Le tournoi n’est pas terminé.
results-no_names = Dites quelle colonne contient les noms.
results-not_tracked = Enregistré sans le nom des joueurs.
