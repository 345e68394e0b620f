# Statistiques d’un membre et d’une saison, à l’écran et sur papier.
desk-statistics = Statistiques
statistics-open = Statistiques
statistics-of = Statistiques : { $name }
statistics-back_members = Membres
statistics-back_seasons = Saisons
statistics-period = Période
statistics-all = Toutes les saisons
statistics-figures = Chiffres
statistics-figures_of = Chiffres : { $title }
statistics-unread = Sans { $names } : ces soirées sont illisibles.
statistics-none = Rien à compter pour l’instant : aucun tournoi terminé sur cette période.
statistics-percent = Place en %
statistics-percent_is = Part des autres joueurs que le membre a devancés : 100 % pour le vainqueur, 0 % pour le premier sorti. À égalité, la place partagée compte.
statistics-form = Forme
statistics-form_is = moyenne des cinq dernières places en %
statistics-each = chaque tournoi
statistics-results = Places en % au fil des tournois
statistics-results_said = Places en % de { $from } à { $to } : { $count ->
    [one] un tournoi
   *[other] { $count } tournois
}, { $average } en moyenne.
statistics-out_by = Sorti par
statistics-given = Sorties données
statistics-played = { $count ->
    [one] tournoi joué
   *[other] tournois joués
}
statistics-played_of = sur { $of } de l’association
statistics-wins = { $count ->
    [one] victoire
   *[other] victoires
}
statistics-podiums = dans les trois premiers
statistics-in_money = dans l’argent
statistics-final_tables = { $count ->
    [one] table finale
   *[other] tables finales
}
statistics-best = meilleure place
statistics-average = place moyenne en %
statistics-money = Argent, { $currency }
statistics-money_is = Gagné moins dépensé, tournoi après tournoi. Seuls comptent les tournois joués pour de l’argent.
statistics-money_said = Bilan en { $currency } après { $count ->
    [one] un tournoi
   *[other] { $count } tournois
} : { $balance }.
statistics-spent = Dépensé
statistics-won = Gagné
statistics-balance = Bilan
statistics-most_won = Plus gros gain
statistics-streaks = Séries
statistics-streak_came = Jours de jeu de suite où le membre est venu
statistics-streak_in_money = Tournois de suite dans l’argent
statistics-streak_final_table = Tournois de suite en table finale
statistics-streak_now = en cours : { $count }
statistics-streak_over = pas en cours
statistics-streak_dates = du { $from } au { $to }
statistics-streaks_is = Ce qui n’est pas connu, ou ne pouvait pas être, ne compte pas et n’interrompt rien : un tournoi sans prix, moins de joueurs que la table finale n’a de places, une liste ancienne qui ne nomme pas tout le monde.
statistics-eliminations = Éliminations
statistics-eliminations_said = Joueurs sortis à chaque tournoi : { $given } en tout, { $most } au plus.
statistics-eliminations_sum = { $given ->
    [0] Aucun joueur sorti
    [one] Un joueur sorti
   *[other] { $given } joueurs sortis
  } ; { $received ->
    [0] jamais sorti par quelqu’un de connu
    [one] sorti une fois par quelqu’un de connu
   *[other] sorti { $received } fois par quelqu’un de connu
  }{ $unknown ->
    [0] .
    [one] , et une fois on ne sait par qui.
   *[other] , et { $unknown } fois on ne sait par qui.
  }
statistics-nemesis = Bête noire
statistics-nemesis_is = l’a sorti le plus souvent, au moins deux fois
statistics-prey = Proie favorite
statistics-prey_is = sorti le plus souvent, au moins deux fois
statistics-times = { $count } fois
statistics-times_last = { $count } fois, la dernière le { $day }
statistics-nobody_twice = Personne deux fois.
statistics-rivals = Face à face
statistics-rivals_is = Les tournois joués par les deux, et qui a fini devant l’autre.
statistics-met = Rencontres
statistics-ahead = Devant
statistics-behind = Derrière
statistics-received = Sorties reçues
statistics-last_met = Dernière fois
statistics-rivals_all = Tout afficher ({ $count })
statistics-rivals_few = Afficher moins
statistics-badges = Distinctions
statistics-badges_is = { $earned } sur { $all }
statistics-badge_not_yet = pas encore
statistics-badge_first = depuis le { $day }
badge-win = Première victoire
badge-win_is = Gagner un tournoi.
badge-podium = Podium
badge-podium_is = Finir dans les trois premiers d’un tournoi de huit joueurs ou plus.
badge-double = Doublé
badge-double_is = Gagner deux de ses tournois de suite.
badge-money_row = Régularité
badge-money_row_is = Finir trois fois de suite dans l’argent.
badge-came_row = Fidélité
badge-came_row_is = Venir trois jours de jeu de suite.
badge-ten = Dix tournois
badge-ten_is = Avoir joué dix tournois.
badge-fifty = Cinquante tournois
badge-fifty_is = Avoir joué cinquante tournois.
badge-bubble = Bulle
badge-bubble_is = Être le dernier à sortir sans prix.
badge-hat_trick = Coup du chapeau
badge-hat_trick_is = Sortir trois joueurs dans un tournoi.
badge-comeback = Retour
badge-comeback_is = Finir dans l’argent après une recave.
badge-marathon = Marathon
badge-marathon_is = Finir premier ou deuxième d’un tournoi de quatre heures ou plus.
badge-revenge = Revanche
badge-revenge_is = Sortir un joueur qui vous avait sorti dans un tournoi précédent.
statistics-season = Statistiques : { $season }
statistics-count_evenings = { $count ->
    [one] tournoi
   *[other] tournois
}
statistics-count_entries = { $count ->
    [one] participation
   *[other] participations
}
statistics-count_persons = { $count ->
    [one] personne
   *[other] personnes
}
statistics-count_newcomers = { $count ->
    [one] nouveau venu
   *[other] nouveaux venus
}
statistics-per_evening = joueurs par tournoi
statistics-mean_duration = durée moyenne
statistics-attendance = Joueurs par tournoi
statistics-attendance_said = Joueurs par tournoi : { $entries } participations à { $count ->
    [one] un tournoi
   *[other] { $count } tournois
}, { $average } en moyenne.
statistics-attendance_is = Nouveau venu : qui n’avait encore joué aucun tournoi de l’association.
statistics-regulars = Habitués
statistics-newcomers = Nouveaux venus
statistics-winner = Vainqueur
statistics-months = Participations par mois
statistics-months_said = Participations par mois, de { $from } à { $to }.
statistics-month = Mois
statistics-persons = Personnes
statistics-average_players = Joueurs par tournoi
statistics-weekdays = Joueurs par tournoi, selon le jour
statistics-weekdays_said = Joueurs par tournoi selon le jour de la semaine : { $best } attire le plus de monde.
statistics-weekday = Jour
statistics-came = Combien de fois chacun est venu
statistics-came_said = Combien de personnes sont venues combien de fois : { $persons } personnes, { $most } fois au plus.
statistics-came_times = Tournois joués
statistics-durations = Durée des tournois
statistics-durations_said = Durée de { $count ->
    [one] un tournoi
   *[other] { $count } tournois
} : { $mean } en moyenne, { $longest } au plus.
statistics-durations_is = Du premier niveau à la dernière élimination, pauses comprises.
statistics-duration = Durée
statistics-takings = Recettes, { $currency }
statistics-takings_said = Recettes en { $currency } : { $taken }, dont { $players } aux joueurs et { $club } à l’association.
statistics-takings_is = Ce qui était dû pour les inscriptions, les recaves et les add-ons. L’association ne note pas ses dépenses ici.
statistics-takings_unknown = { $count ->
    [one] Les recettes ne comprennent pas un tournoi saisi après coup : sa liste ne nomme pas tous les joueurs ou ne dit pas ce qu’ils ont payé.
   *[other] Les recettes ne comprennent pas { $count } tournois saisis après coup : leur liste ne nomme pas tous les joueurs ou ne dit pas ce qu’ils ont payé.
}
statistics-taken = Recettes
statistics-to_players = Aux joueurs
statistics-to_club = À l’association
statistics-added = Ajouté par l’association
statistics-busiest = Tournois les plus suivis
statistics-honours = Palmarès
statistics-honours_is = Sans les invités. Un titre que plus de trois personnes se partageraient n’est pas décerné.
statistics-honours_none = Pas encore de palmarès.
honour-champion = En tête du classement
honour-champion_is = Premier au classement de la saison.
honour-wins = Le plus de victoires
honour-wins_is = Tournois gagnés.
honour-podiums = Le plus de podiums
honour-podiums_is = Places dans les trois premiers.
honour-average = La meilleure place moyenne
honour-average_is = Place moyenne en %, sur trois tournois au moins et un tiers de la saison.
honour-eliminations = Le plus d’éliminations
honour-eliminations_is = Joueurs sortis.
honour-came = Le plus de présences
honour-came_is = Tournois joués.
honour-streak = La plus longue série
honour-streak_is = Jours de jeu de suite.
honour-bubble = La bulle
honour-bubble_is = Dernier sorti sans prix, au moins deux fois.
honour-prize = Le plus gros gain
honour-prize_is = En un seul tournoi.
