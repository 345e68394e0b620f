# Le bureau de la ligue : la page web des personnes qui la gèrent.
office-title = Bureau de la ligue
office-back = Retour au bureau
office-optional = (facultatif)
office-cancel = Annuler
office-add = Ajouter
office-save = Enregistrer
office-saved = C’est enregistré.
office-remove = Retirer
office-name = Nom
office-number = Numéro
office-club = Club
office-state = État
office-failed = La base de données n’a pas répondu comme prévu : rien n’a changé. Le journal du programme dit pourquoi.
office-too_large = Ce formulaire est trop grand, ou a mis trop longtemps à arriver : rien n’a changé.
office-form_unread = Ce formulaire n’est pas arrivé en entier : rien n’a changé. Réessayez.
office-foreign = Cette demande ne vient pas d’une page du bureau : rien n’a changé.
office-missing = Cette page n’existe pas, ou ce qu’elle montrait a été retiré.
office-no_file = Choisissez un fichier.
office-choice_wrong = Ce choix n’existe plus : la page a été mise à jour.
office-day_wrong = Indiquez un jour, par exemple 2026-11-21.
office-hour_wrong = Indiquez une heure, par exemple 20:00.
office-name_missing = Indiquez un nom.
office-pages = Pages
office-shown = { $first } à { $last } sur { $count }
office-first_page = Début
office-previous_page = Précédentes
office-next_page = Suivantes
office-last_page = Fin
office-sign_in = Se connecter
office-sign_out = Se déconnecter
office-password = Mot de passe
office-enter = Se connecter
office-password_how = Après douze heures d’inactivité, le mot de passe est demandé à nouveau.
office-no_password = Aucun mot de passe n’a encore été choisi : lancez « tapis-hub office-password » sur l’ordinateur de la ligue.
office-wrong_password = Ce n’est pas le mot de passe.
office-too_often = Trop de mots de passe faux de suite : attendez une minute.
office-ended = Connectez-vous d’abord : rien n’a changé. Ensuite, revenez en arrière dans le navigateur pour retrouver ce que vous aviez saisi.
office-password_ask = Mot de passe du bureau :
office-password_again = Encore une fois :
office-password_differs = Les deux mots de passe ne sont pas les mêmes.
office-password_length = Un mot de passe a au moins { $what } caractères.
office-clubs = Clubs
office-waiting = À décider
office-wait_histories = { $count ->
    [one] { $count } soirée a plusieurs versions
   *[other] { $count } soirées ont plusieurs versions
}
office-wait_differences = { $count ->
    [0] Aucune différence entre les clubs et la ligue
    [one] { $count } différence entre un club et la ligue
   *[other] { $count } différences entre les clubs et la ligue
}
office-wait_erased = { $count ->
    [one] { $count } personne dont les clubs ont effacé toutes les fiches
   *[other] { $count } personnes dont les clubs ont effacé toutes les fiches
}
office-wait_duplicates = { $count ->
    [one] { $count } doublon possible
   *[other] { $count } doublons possibles
}
office-no_clubs = Aucun club n’est encore membre de la ligue. Créez un code ci-dessous et donnez-le au club : le club apparaît ici avec son premier envoi.
office-keys = Clés
office-no_key = aucune
office-evenings = Soirées
office-undecided = À décider
office-withdraw = Révoquer
office-withdraw_title = Révoquer une clé
office-withdraw_ask = Révoquer la clé { $key } de « { $club } » ? La ligue n’acceptera plus rien de ce qu’elle signe. Ce qu’elle a déjà signé reste. On ne peut pas revenir en arrière.
office-withdraw_do = Révoquer la clé
office-withdrawn = La clé { $key } est révoquée.
office-invite_title = Inviter un club
office-for_whom = Pour qui
office-address = Adresse du serveur de la ligue
office-invite_club = Club
office-new_club = Un nouveau club
office-invite_how = Pour un club déjà connu, le code admet la clé d’un autre de ses ordinateurs. Sans adresse, les fichiers sont apportés sur une clé USB.
office-invite = Créer un code
office-note_missing = Indiquez pour qui est ce code.
office-club_wrong = Ce club n’existe pas.
office-invited = Voici le code avec lequel le club rejoint la ligue :
office-code_once = Il n’est montré qu’une fois, et ne sert qu’une fois : copiez-le maintenant. Le club le colle dans Tapis, sous Saisons, Ligue…, puis envoie ses soirées : il apparaît alors parmi les clubs.
office-invitations = Invitations
office-made = Faite le
office-used = Utilisée le
office-uninvited = L’invitation est révoquée.
office-admit_title = Admettre un club par son fichier
office-admit_how = Le club écrit un fichier et vous dit l’empreinte de sa clé, que ses rapports affichent. Le bureau montre celle du fichier : comparez-les.
office-bundle = Fichier du club (.tapis-league)
office-show_key = Voir l’empreinte
office-compare_title = Comparer l’empreinte
office-compare = N’admettez cette clé que si le club vous a dit la même empreinte, lettre par lettre. La ligue croira ensuite tout ce qu’elle signe au sujet de ce club.
office-fingerprint = Empreinte de la clé
office-and_take = Importer aussi les soirées de ce fichier
office-admit = C’est la même : admettre
office-admitted = « { $club } » est admis.
office-other_bundle = Un autre fichier a été choisi entre-temps : comparez son empreinte à nouveau.
office-arrivals = Arrivées
office-bundles = Fichiers des clubs (.tapis-league)
office-take_how = Vous pouvez en choisir plusieurs : chacun est importé en entier ou pas du tout, et une seule fois.
office-take = Importer
office-taken = { $count ->
    [one] Un fichier a été importé.
   *[other] { $count } fichiers ont été importés.
}
office-refused_file = { $file } : { $why }
office-none_taken = Rien n’a été importé. { $why }
office-no_arrivals = Rien n’est encore arrivé.
office-arrived_rows = { $evenings ->
    [0] Rien de nouveau.
    [one] { $rows ->
        [one] Une nouvelle ligne d’une soirée.
       *[other] { $rows } nouvelles lignes d’une soirée.
    }
   *[other] { $rows } nouvelles lignes de { $evenings } soirées.
}
office-arrived_members = { $count ->
    [0] Aucun membre n’a changé.
    [one] Un membre est nouveau ou a changé.
   *[other] { $count } membres sont nouveaux ou ont changé.
}
office-arrived_fork = Une version diverge d’une autre : décider
office-corrected = Corrigé : { $evening }
office-name_before = Nom avant : { $name }
office-day_before = Jour avant :
office-figures_corrected = Des chiffres dont les formules des championnats peuvent se servir ont été corrigés : montants, tapis, recaves, add-ons, éliminations ou primes.
office-player = Joueur
office-before = Avant
office-after = Après
office-absent = absent
office-histories = Versions
office-histories_how = Quand un club a continué à partir d’une copie restaurée de son fichier, une soirée a plusieurs versions. La première arrivée compte jusqu’à ce que vous décidiez. Les résultats de chacune s’ouvrent sur papier (PDF).
office-no_histories = Chaque soirée n’a qu’une version.
office-to_decide = À décider
office-version_players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
office-version_first = { $count ->
    [one] Premier : { $names }
   *[other] Premiers : { $names }
}
office-version_arrived = Arrivée le
office-histories_changed = Les versions de cette soirée, ou leur décision, ont changé depuis que cette page a été ouverte. Rien n’est décidé : regardez-les, puis décidez.
office-all_clubs = Tous les clubs
office-sent = Soirées de { $club }
office-sent_how = Une soirée qui ne compte pas n’est ni dans les classements ni sur le site. C’est utile par exemple quand un club a terminé une soirée par erreur et l’a envoyée.
office-nothing_sent = Ce club n’a pas encore envoyé de soirée.
office-players = Joueurs
office-counts = Compte
office-counts_not = Ne compte pas
office-leave = Ne pas la compter
office-count = La compter
office-left = La soirée ne compte plus ; les classements suivent.
office-counted = La soirée compte ; les classements suivent.
office-which_count = Lesquelles comptent ?
office-decide = Décider
office-decided = C’est décidé ; les classements suivent.
office-history = { $parts } : { $has }
office-first_history = La première arrivée
office-own_history = Sans rien de commun
office-parts_after = { $rows ->
    [one] Diverge après une ligne
   *[other] Diverge après { $rows } lignes
}
office-history_has = { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}, { $results ->
    [one] { $results } résultat
   *[other] { $results } résultats
}
office-persons = Personnes
office-to_differences = Différences avec les clubs
office-all_persons = Toutes les personnes
office-search = Chercher un nom ou une licence
office-find = Chercher
office-persons_found = { $count ->
    [0] Aucune personne.
    [one] Une personne.
   *[other] { $count } personnes.
}
office-add_person = Ajouter une personne
office-last_name = Nom de famille
office-first_name = Prénom
office-licence = Licence
office-born = Date de naissance
office-records = Fiches des clubs
office-sanctioned = sanction
office-person_added = La personne est ajoutée.
office-person_list = Importer une liste
office-person_list_how = Un tableau XLSX, XLS, ODS ou CSV dont la première ligne nomme les colonnes : licence, nom, prénom, date de naissance. Les personnes dont la licence est connue sont mises à jour ; la liste est importée en entier ou pas du tout.
office-list_file = Fichier de la liste
office-list_ignored = Colonnes qui ne sont pas reprises : { $headings }.
office-take_list = Importer la liste
office-list_taken = { $added ->
    [0] Personne n’a été ajouté,
    [one] Une personne a été ajoutée,
   *[other] { $added } personnes ont été ajoutées,
} { $changed ->
    [0] aucune n’a changé.
    [one] une a changé.
   *[other] { $changed } ont changé.
}
office-sanctions = Sanctions
office-no_sanctions = Aucune sanction en cours.
office-add_sanction = Ajouter une sanction
office-since = Premier jour
office-until = Dernier jour
office-until_lifted = jusqu’à sa levée
office-reason = Motif
office-decided_by = Décidée par
office-sanction_added = La sanction est ajoutée : les clubs l’auront avec les prochaines listes.
office-lift = Lever
office-lifted = La sanction est levée.
office-no_records = Aucun club n’a de fiche de cette personne.
office-search_member = Chercher une fiche de membre dans les clubs
office-members_found = { $count ->
    [0] Aucun membre.
    [one] Un membre.
   *[other] { $count } membres.
}
office-link = C’est cette personne
office-unlink = C’est quelqu’un d’autre
office-linked = La fiche est celle de cette personne.
office-unlinked = La fiche n’est plus celle de cette personne.
office-remove_person = Retirer cette personne
office-remove_ask = Retirer { $name } ? Tout ce que la ligue enregistre à son sujet est effacé, et ses sanctions sont levées. Les fiches des clubs restent. On ne peut pas revenir en arrière.
office-person_removed = La personne est retirée.
office-changed = Quelqu’un a modifié ces données depuis que cette page a été ouverte. Rien n’est enregistré : ce qui est écrit dans les champs est gardé, avec la valeur actuelle en dessous. Corrigez, puis enregistrez.
office-now = Actuellement : { $value }
office-now_empty = Actuellement : rien
office-erased = Fiche effacée par son club
office-detach = Ne plus la rattacher
office-detached = La fiche effacée n’est plus rattachée à cette personne.
office-erased_title = Personnes sans fiche
office-erased_how = Leurs clubs ont effacé toutes leurs fiches. Le nom que la ligue garde vient peut-être de là. Ouvrez la personne : retirez-la, ou, si la ligue a encore besoin d’elle, détachez la fiche effacée.
office-differences = Différences
office-differences_how = Les personnes dont la fiche du club diffère de celle de la ligue, et les membres qui sont peut-être une personne connue. Une différence refusée n’est plus montrée tant que la fiche du club ne change pas.
office-no_differences = Les clubs disent tous la même chose que la ligue.
office-the_league = La ligue
office-licence_is = Licence { $licence }
office-no_licence = Sans licence
office-says_otherwise = La fiche du club diffère de celle de la ligue.
office-may_be = Est-ce la même personne ?
office-accept = Reprendre ce que dit le club
office-refuse = Garder ce que dit la ligue
office-is_person = C’est cette personne
office-is_not_person = C’est quelqu’un d’autre
office-accepted = C’est repris.
office-refused = C’est laissé tel quel.
office-asked_again = La différence est à nouveau ouverte.
office-duplicates = Doublons
office-duplicates_how = Des membres de clubs différents qui ont la même licence ou le même nom. Si c’est une seule personne, ses résultats comptent ensemble, sous la fiche du club que vous choisissez. Chaque décision peut être annulée.
office-no_duplicates = Aucun doublon à décider.
office-same_licence = Même licence
office-same_name = Même nom
office-same = Même personne, sous { $club }
office-different = Deux personnes
office-joined = Leurs résultats comptent ensemble.
office-kept_apart = Ce sont deux personnes : elles ne seront plus proposées.
office-decisions = Décisions
office-all_decisions = Toutes les décisions ({ $count })
office-member = Membre
office-decision = Décision
office-other_member = Autre membre
office-counts_for = compte pour
office-is_not = n’est pas
office-undo = Annuler
office-undone = La décision est annulée ; les classements sont comme avant.
office-championships = Championnats
office-all_championships = Tous les championnats
office-no_championships = Aucune soirée n’est encore arrivée.
office-season = Saison
office-seasons = Saisons
office-over_seasons = Classement sur plusieurs saisons
office-from_season = Première saison
office-to_season = Dernière saison
office-show = Afficher
office-ranking = Classement
office-rules_of = Règles
office-all_points = Tous les points de la saison
office-best_of = Les meilleures soirées de la saison
office-best_points = { $count ->
    [one] La meilleure soirée de la saison
   *[other] Les { $count } meilleures soirées de la saison
}
office-own_rules = Règles d’un fichier
office-rules_file = Un fichier de règles
office-rules_from = Comme un championnat existant
office-from = Championnat, pour les mêmes règles
office-save_rules = Enregistrer les règles (JSON)
office-rules_how = Pour des règles à vous : enregistrez celles d’un championnat ou du classement général, changez ce fichier dans un éditeur de texte, puis choisissez-le ici. Ses clés sont décrites, en anglais, dans hub.md, livré avec le programme, sous « Rules of a championship ».
office-championship_there = La saison a déjà un championnat « { $name } ». Rien n’est changé. Ses règles actuelles : { $rules } Pour lui donner les vôtres, ajoutez-le à nouveau (un fichier est à choisir à nouveau).
office-add_championship = Ajouter un championnat
office-same_name_how = Pour changer les règles d’un championnat, ajoutez-le à nouveau avec la même saison et le même nom : la page montre d’abord ses règles actuelles.
office-season_year = Saison (année où elle commence)
office-season_wrong = Indiquez l’année où la saison commence, par exemple 2026.
office-best_n = Nombre de soirées, pour les meilleures
office-best_wrong = Indiquez combien de soirées comptent.
office-json = Fichier JSON
office-championship_added = Le championnat est sur le site.
office-championship_removed = Le championnat est retiré.
office-league_name = Nom de la ligue
office-rank = Rang
office-points = Points
office-csv_link = Tableau (CSV)
office-clubs_csv = Tableau des clubs (CSV)
office-paper_link = Sur papier (PDF)
office-results_link = Résultats (PDF)
office-arrived_evenings = Soirées de ce fichier
office-season_paper = Saison { $season } (PDF)
office-names_how = Chaque nom mène à la saison de ce joueur, sur papier (PDF).
office-on_site = Sur le site public
office-calendar = Calendrier et règlements
office-no_evenings = Aucune soirée n’est au calendrier.
office-plan = Ajouter une soirée
office-evening = Soirée
office-day = Jour
office-hour = Heure
office-venue = Lieu
office-venue_or_clubs = Lieu (vide : dans chaque club)
office-each_club = Dans chaque club
office-club_decides = Au choix du club
office-planned = La soirée est au calendrier.
office-unplanned = La soirée n’est plus au calendrier. Les clubs qui l’ont prévue la gardent.
office-ruleset = Règlement
office-structure = Structure
office-rulesets = Règlements
office-structures = Structures
office-no_rulesets = Aucun règlement n’est donné aux clubs.
office-no_structures = Aucune structure n’est donnée aux clubs.
office-give_ruleset = Donner un règlement
office-give_structure = Donner une structure
office-give = Donner
office-ruleset_how = Un fichier JSON avec les réglages ; ceux qui manquent viennent de sa base. Un règlement du même nom est remplacé.
office-structure_how = Un fichier CSV ou JSON, comme Tapis l’exporte. Une structure du même nom est remplacée.
office-shared_there = « { $name } » est déjà donné aux clubs. Rien n’est changé : pour le remplacer, choisissez à nouveau le fichier et donnez-le.
office-structure_file = Fichier CSV ou JSON
office-stack = Tapis de départ
office-stack_wrong = Indiquez le tapis de départ en jetons.
office-structure_has = { $count ->
    [one] { $count } étape, tapis de { $stack }
   *[other] { $count } étapes, tapis de { $stack }
}
office-given = C’est ajouté : les clubs l’auront avec les prochaines listes.
office-taken_back = C’est retiré. Les clubs qui l’ont déjà le gardent.
office-lists = Listes pour les clubs
office-lists_how = Personnes, sanctions, calendrier, règlements et structures en un fichier signé, pour les clubs qui n’ont pas de connexion. Il contient des dates de naissance : donnez-le aux clubs de la ligue seulement.
office-lists_link = Télécharger les listes
office-export = Exports
office-export_how = Les classements, les résultats et les personnes, pour un tableur ou sur papier.
office-players_csv = Joueurs (CSV)
office-teams_csv = Clubs (CSV)
office-all_results = Toutes les soirées
office-results_csv = Résultats (CSV)
office-persons_csv = Exporter la liste (CSV)
office-place = Place
office-rebuys = Recaves
office-addons = Add-ons
office-re_entries = Ré-inscriptions
office-eliminations = Éliminations
office-paper = PDF
office-public_site = Site public
office-to_site = Ouvrir le site public
