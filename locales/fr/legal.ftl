legal-title = Rappel légal (France)
legal-law = Le code de la sécurité intérieure (article L320-1) interdit d’offrir au public un jeu qui réunit une somme engagée, même remboursable, et l’espoir d’un gain dû en partie au hasard. Les jeux d’adresse sont compris, et le poker avec eux.
legal-both = Ce tournoi réunit les deux : les joueurs paient, et ils peuvent gagner { $gain ->
    [money] de l’argent
   *[things] un lot
  }.
legal-stake = Ce tournoi fait payer les joueurs, et ne donne ni argent ni lot.
legal-gain = Ce tournoi donne { $gain ->
    [money] de l’argent
   *[things] des lots
  } sans rien faire payer. Vérifiez qu’aucune autre somme n’y donne droit : cotisation du jour, consommation obligatoire.
legal-neither = Ce tournoi ne fait rien payer et ne donne qu’un titre.
legal-doubt = Un lot compte comme un gain ; un titre, un diplôme ou une coupe, non. Une cotisation peut compter comme une somme engagée. Les sources ne disent pas la même chose des soirées réservées aux membres : demandez à votre fédération.
legal-charter = Les fédérations attendent un accès gratuit pour les membres, des joueurs majeurs, une carte de membre, et aucun lien entre les cotisations et les lots.
legal-only = Tapis informe et ne bloque rien : c’est à l’association de décider.
legal-sources = Sources : code de la sécurité intérieure, art. L320-1 · laliguedepoker.org, « organiser un tournoi légal » · ffpoker.org, charte de la FFPA (2023) · panamepokerclub.fr, législation.
