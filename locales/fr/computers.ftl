### Un second ordinateur pour le club.
computer-no_club = Cet ordinateur ne tient aucun club.
computer-unknown = Cet ordinateur n’est pas connu ici. Comparez de nouveau les chiffres.
computer-taken = { $name } suit déjà ce club : un seul second ordinateur à la fois.
computer-unreached = Le premier ordinateur ne répond pas : rien n’a été changé. Attendez qu’il revienne, ou prenez la main.
computer-unanswered = Le premier ordinateur n’a pas répondu à temps. Regardez dans l’historique si c’est fait avant de recommencer.
computer-at_first = Cela se fait sur { $name }, le premier ordinateur.
computer-not_following = Cet ordinateur ne suit aucun club.
computer-no_folder = Il n’y a pas de dossier où mettre le club sur cet ordinateur.
computer-leads = { $name } tient maintenant ce club. Cet ordinateur ne peut plus rien y changer ; il le suit dès que { $name } répond.
computer-doubted = { $name } a suivi ce club ce soir et a peut-être pris la main. Rien n’est changé ici tant qu’on ne le sait pas.
computer-version = Les deux ordinateurs n’ont pas la même version de Tapis : mettez à jour le plus ancien.
computer-digits = Les chiffres ne sont pas les mêmes, ou l’autre ordinateur a refusé.
computer-address = Cette adresse ne convient pas : { $detail }
