# Imprimés des membres.
doc-members = Liste des membres
doc-member_card = Carte de membre
doc-member_cards = Cartes de membre
doc-member_year = Sa saison
doc-members_total = { $count ->
    [0] Aucun membre.
    [one] { $count } membre.
   *[other] { $count } membres.
  }
doc-name = Nom
doc-nickname = Surnom
doc-born = Né le
doc-email = E-mail
doc-phone = Téléphone
doc-valid_until = Valable jusqu’au
doc-private = Données personnelles : à ne pas afficher ni diffuser.
doc-card_number = Membre nº { $number }
doc-card_member = Adhésion sans date de fin
doc-card_until = Valable jusqu’au { $date }
doc-card_former = Ancien membre

doc-all_seasons = Tous les tournois
doc-played_nothing = Aucun tournoi terminé.
doc-rank_of = { $rank } sur { $of }
doc-podiums = Dans les trois premiers
doc-average_place = Place moyenne
doc-won_money = Gagné
doc-paid_money = Payé
doc-owed_money = Reste dû
doc-hits = Joueurs sortis
documents-of_member = Le membre
documents-member_find = Chercher un membre
documents-member_chosen = Membre : { $name }
documents-member_none = Personne ne porte ce nom.
documents-season = Saison
documents-contacts = Avec e-mail et téléphone
documents-births = Avec date de naissance
cli-which_member = Dites de quel membre, par son nom ou son numéro dans le fichier : --member NOM.
cli-member_unknown = Personne ne répond à « { $name } » dans ce club, ni par son nom ni par son numéro.
cli-member_several = Plusieurs membres répondent à « { $name } » : { $found }. Dites lequel, par le numéro entre parenthèses.
doc-option_refused = L’option { $option } ne va qu’avec : { $kinds }.
doc-guest = { $name } (invité)
