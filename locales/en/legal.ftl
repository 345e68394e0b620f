legal-title = Legal reminder (France)
legal-law = The French code of internal security (article L320-1) forbids offering the public a game that combines a sum staked, even a refundable one, with the hope of a gain due in part to chance. Games of skill are included, and poker with them.
legal-both = This tournament combines both: players pay, and they can win { $gain ->
    [money] money
   *[things] a prize in kind
  }.
legal-stake = This tournament makes players pay, and gives neither money nor things.
legal-gain = This tournament gives { $gain ->
    [money] money
   *[things] prizes in kind
  } and makes nobody pay. Check that no other sum entitles to it: a fee for the day, a compulsory drink.
legal-neither = This tournament makes nobody pay and gives a title only.
legal-doubt = A prize in kind counts as a gain; a title, a diploma or a cup does not. A membership fee can count as a sum staked. The sources disagree about evenings for members only: ask your federation.
legal-charter = The federations expect free entry for members, adult players, a membership card, and no link between fees and prizes.
legal-only = Tapis informs and blocks nothing: the association decides.
legal-sources = Sources: code de la sécurité intérieure, art. L320-1 · laliguedepoker.org, “organiser un tournoi légal” · ffpoker.org, charter of the FFPA (2023) · panamepokerclub.fr, legislation.
