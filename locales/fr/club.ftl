# Un club : celui que l’on crée, ce qu’en disent les réglages.
new_club-title = Nouveau club
new_club-open = Créer un club…
new_club-city = Ville (facultatif)
new_club-city_hint = Imprimée avec le nom du club en tête des papiers.
new_club-currency = Monnaie des tournois
new_club-no_money = Sans argent
new_club-other_currency = Autre monnaie…
new_club-code = Code de la monnaie
new_club-code_hint = Trois lettres : EUR, CHF, CAD.
new_club-fee = Prix d’une entrée
new_club-formula = Formule habituelle
new_club-freezeout = Freezeout
new_club-freezeout_words = Un seul tapis par joueur
new_club-rebuy = Recaves et add-on
new_club-rebuy_words = Jusqu’à la première pause
new_club-formula_hint = Vos nouveaux tournois commenceront ainsi. Tout reste modifiable.
new_club-members = Membres
new_club-members_hint = Collez une liste ou choisissez un fichier ; ou laissez vide, ce sera pour plus tard.
new_club-members_placeholder =
    Jean Dupont
    DURAND Éva
    …
new_club-file = Choisir un fichier…
new_club-from_file = Liste lue dans { $file }
new_club-text_again = Coller du texte à la place
new_club-found = { $count ->
    [0] Aucun membre lu
    [one] { $count } membre lu
   *[other] { $count } membres lus
  }
new_club-refused = { $count ->
    [one] { $count } ligne n’est pas comprise
   *[other] { $count } lignes ne sont pas comprises
  }
new_club-repeated = { $count ->
    [one] { $count } ligne en double
   *[other] { $count } lignes en double
  }
new_club-place = Fichier du club
new_club-elsewhere = Ailleurs…
new_club-go = Créer le club
new_club-go_with = { $count ->
    [one] Créer le club avec { $count } membre
   *[other] Créer le club avec { $count } membres
  }
