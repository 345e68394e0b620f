licences-open = Contrôler les licences…
licences-title = Licences
licences-choose = Choisir une liste…
licences-words = Comparez les membres avec la liste de votre fédération : un fichier CSV ou un tableur, avec les numéros de licence. Rien n’est envoyé, et rien ne change avant que vous ne le demandiez.
licences-own = Dans le club
licences-listed = Sur la liste
licences-same = À jour
licences-new = À reprendre : le club n’a pas noté la licence
licences-different = Deux numéros différents
licences-not_listed = Absents de la liste
licences-take = { $count ->
    [0] Reprendre
    [one] Reprendre { $count } licence
   *[other] Reprendre { $count } licences
  }
licences-taken = { $count ->
    [one] { $count } licence notée.
   *[other] { $count } licences notées.
  }
licences-strangers = { $count ->
    [one] { $count } personne de la liste n’est pas membre du club.
   *[other] { $count } personnes de la liste ne sont pas membres du club.
  }
licences-no_column = Aucune colonne de cette liste ne porte le titre « Licence » : ajoutez-le dans le tableur.
