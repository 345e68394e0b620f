# Les soirées passées : saisies après coup, lues dans des fichiers, corrigées.

refusal-played_here = Cette soirée se joue avec le programme : ses résultats viennent de la partie.
refusal-recorded_only = Cette soirée a été saisie après coup : seuls ses résultats se corrigent.
refusal-correction_reason = Donnez la raison de la correction : elle reste dans l’historique.
refusal-correction_long = La raison est trop longue : { $most } caractères au plus.
refusal-nobody_recorded = Inscrivez au moins un joueur avec sa place.
refusal-recorded_field = Le nombre de joueurs va de { $named } (ceux qui sont nommés) à { $most }.
refusal-recorded_twice = { $player } figure deux fois dans les résultats.
refusal-recorded_amount = { $player } : un montant, un nombre ou des points sont impossibles.
refusal-recorded_place = { $player } ne peut pas être { $place }e : { $better ->
    [0] il y avait { $players } joueurs.
    [one] un joueur est classé devant, sur { $players }.
   *[other] { $better } joueurs sont classés devant, sur { $players }. Après des ex aequo, la place suivante saute d’autant.
}
refusal-recorded_hunter = { $player } a été éliminé par quelqu’un qui n’y était pas, ou qui était déjà sorti.
action-record_results = { $corrected ->
    [yes] Résultats corrigés : { $why }
   *[no] { $count ->
        [one] Soirée saisie après coup, un résultat
       *[other] Soirée saisie après coup, { $count } résultats
    }
}
store-results_mixed = Un tableau de résultats se lit seul. Choisissez un seul tableau, ou plusieurs tournois enregistrés (.tdt).
store-saved_unreadable = Ce tournoi enregistré ne peut pas être lu : il est abîmé, ou d’une version de The Tournament Director que le programme ne connaît pas.
past-in_future = Une soirée passée ne peut pas être dans le futur.
past-nothing = Cochez au moins une soirée.
doc-recorded = { $unnamed ->
    [0] Résultats saisis après coup.
    [one] Résultats saisis après coup ; un joueur n’est pas nommé.
   *[other] Résultats saisis après coup ; { $unnamed } joueurs ne sont pas nommés.
}
doc-data_recorded = saisi après coup
doc-not_of_recorded = Cette soirée a été saisie après coup : il n’y a que ses résultats et son historique à imprimer.
