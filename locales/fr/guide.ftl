# Le guide : ses chapitres sont dans docs/guide/fr.
desk-guide = Guide
doc-guide = Guide de Tapis
guide-title = Guide de Tapis
guide-intro = Ce guide est aussi dans le programme : touche F1, avec une recherche et des liens. Chaque chapitre commence sur sa page et peut s’afficher seul au bureau.
guide-see = { $words } (page { $page })
guide-chapters = Chapitres
guide-search = Chercher dans le guide
guide-nothing = Rien dans le guide : essayez un autre mot.
guide-enlarge = Agrandir
