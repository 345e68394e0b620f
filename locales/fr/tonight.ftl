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
