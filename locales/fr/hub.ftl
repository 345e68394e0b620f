# Le programme de la ligue.
hub-unknown_key = « { $name } » a signé ce fichier avec la clé { $key }, que la ligue n’a pas encore admise : la ligue la compare avec le papier du club, puis l’admet.
hub-not_yet_admitted = La ligue n’a pas encore admis la clé { $key } de ce club : envoyez-lui d’abord les soirées du club, ensuite elle donne ses listes.
hub-spent_invitation = Le code avec lequel ce club a rejoint la ligue n’est pas valable : il a déjà servi, il a été révoqué, ou il était pour un autre club. Demandez-en un autre à la ligue, ou faites-lui admettre la clé { $key }.
hub-withdrawn_key = Ce fichier a été signé avec la clé { $key }, qui a été révoquée.
hub-foreign_key = La clé { $key } est celle d’un autre club.
hub-missing = Tournoi { $journal } : les lignes avant la { $first } ne sont pas arrivées. La ligue en a { $there ->
    [0] zéro
    [one] une
   *[other] { $there }
} : demandez au club le fichier entier.
hub-not_one_evening = Le tournoi { $journal } n’a pas exactement une soirée dans ce fichier.
hub-too_many_members = Un club peut avoir { $most } membres dans la ligue, fiches effacées et fusionnées comprises : celui-ci en aurait davantage.
hub-wrong_day = La soirée « { $name } » est datée du { $date }, ce qui est impossible : le club corrige cette date, puis renvoie le fichier.
hub-wrong_amount = La soirée « { $name } » contient un montant, des points ou un nombre impossibles : le club les corrige, puis renvoie le fichier.
hub-port = PGPORT vaut « { $what } », qui n’est pas un port de PostgreSQL : un nombre comme 5432 en est un.
hub-not_found = { $what ->
    [club] Ce club n’existe pas.
    [key] Aucune clé, ou plusieurs, commencent ainsi.
    [member] Ce membre n’existe pas.
    [evening] Cette soirée n’existe pas.
    [decision] Cette décision n’existe pas, ou a été annulée.
    [invitation] Cette invitation n’existe pas, ou a déjà servi.
    [person] Cette personne n’existe pas, ou le membre a été effacé.
    [difference] Cette différence n’existe plus.
    [championship] Ce championnat n’existe pas.
    [record] Cette fiche n’est pas, ou n’est plus, celle de cette personne.
    [sanction] Cette sanction n’existe pas, ou a été levée.
    [planned] Cette soirée n’est pas au calendrier.
    [ruleset] Ce règlement n’existe pas.
    [structure] Cette structure n’existe pas.
   *[history] Ce tournoi n’a pas cette version de son histoire.
}
hub-formula = Ces règles ne donnent pas de points. { $why }
hub-newer_database = Une version plus récente de tapis-hub a créé cette base (format { $format }) : installez-la ici.
hub-no_database = Cette base n’a pas les tables de tapis-hub, ou celles d’une version plus ancienne : lancez « tapis-hub init » en tant que propriétaire.
hub-unreadable = Le contenu de la base est illisible : { $detail }
hub-database = La base de données répond : { $detail }
hub-rules = Ces règles ne peuvent pas servir. { $why }
hub-busy = La ligue ne peut pas accepter cet envoi maintenant : réessayez dans quelques minutes.
hub-wrong_host = La ligue n’a pas cette adresse. Qui la gère lance son serveur avec --proxy ou --host.
hub-too_often = Trop de demandes : la ligue répondra à nouveau dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
hub-server = Le serveur ne peut pas écouter à cette adresse : { $detail }
hub-not_counted = { $club }, ne compte pas
hub-league = Ligue
hub-nobody = Un joueur
hub-not_one_person = Ces deux personnes ne peuvent en être une seule : elles ont joué la même soirée, ou comptent déjà pour une.
hub-no_key = Indiquez le fichier de la clé de la ligue avec --key ; « tapis-hub key » en crée une.
hub-key = La clé de la ligue ({ $file }) est inutilisable : { $detail }
hub-person_name = « { $what } » a besoin d’un nom et d’un prénom de 120 lettres au plus chacun.
hub-list_headings = Cette liste n’a pas de titres de colonnes, ou il y manque le nom ou le prénom. Nommez les colonnes dans la première ligne, par exemple : Licence, Nom, Prénom, Date de naissance.
hub-list_name = Ligne { $line } : le nom ou le prénom manque. Rien n’est importé.
hub-list_born = Ligne { $line } : « { $what } » n’est pas une date de naissance. Rien n’est importé.
hub-licence_taken = Une autre personne a la licence { $what }.
hub-evening = « { $what } » : une soirée a besoin d’un nom et d’une heure de début.
hub-ruleset = « { $what } » ne peut pas être donné aux clubs : un règlement a besoin d’un nom et de réglages valables.
hub-structure = « { $what } » ne peut pas être donnée aux clubs : une structure a besoin d’un nom, d’un tapis et de niveaux jouables.
hub-shared_used = « { $what } » sert à une soirée du calendrier : retirez-la d’abord.
hub-not_asked = La demande ne vient pas d’un club de la ligue : elle doit être signée avec la clé du club.
hub-address = « { $what } » n’est pas une adresse complète : elle commence par « https ».
hub-address_unfit = L’adresse est trop longue, ou contient des caractères invisibles : 200 lettres au plus.
hub-note_unfit = Le nom de l’invité est trop long, ou contient des caractères invisibles : 200 lettres au plus.
hub-venue_unfit = Le nom du lieu est trop long, ou contient des caractères invisibles : 200 lettres au plus.
hub-day = « { $what } » : personne ne joue à cette date.
hub-born = La date de naissance { $what } est impossible : elle va de 1900 à aujourd’hui.
hub-list_licence = Lignes { $first } et { $second } : deux personnes différentes ont la licence { $licence }. Rien n’est importé.
hub-list_namesakes = Lignes { $lines } : mêmes nom et prénom, sans licence ni date de naissance. Si c’est une seule personne, retirez l’autre de la ligue.
hub-decided_same = Ces deux membres comptent déjà pour une seule personne : annulez d’abord cette décision.
hub-decided_apart = Une décision dit déjà que ce sont deux personnes : annulez-la d’abord.
hub-no_server = PostgreSQL ne répond pas : démarrez-le, ou vérifiez --database. ({ $detail })
hub-content = { $why }
hub-not_text = Ce n’est pas du texte en UTF-8 : enregistrez-le de nouveau dans ce format.
hub-json = Ligne { $line } : ce n’est pas du JSON.
hub-json_missing = « { $what } » manque.
hub-json_unknown = « { $what } » est inconnu ici : vérifiez l’orthographe.
hub-json_setting = « { $what } » ne peut pas avoir cette valeur.
hub-json_value = Ligne { $line } : cette valeur n’est pas possible.
hub-key_exists = un fichier existe déjà à cet endroit, et il est conservé.
hub-not_a_key = ce fichier n’est pas une clé de ligue.
hub-site_list = La liste des fichiers du site ({ $file }) est illisible. Supprimez-la pour publier tout de même dans ce dossier : les pages qui ne font plus partie du site y restent alors.
hub-ruleset_long = « { $what } » : le nom d’un règlement a 60 lettres au plus.
hub-licence_unfit = La licence « { $what } » est trop longue, ou contient des caractères invisibles : 120 lettres au plus.
hub-not_allowed = Le rôle utilisé n’a pas ce droit : utilisez le propriétaire de la base. ({ $detail })
hub-no_such_database = Cette base de données n’existe pas : créez-la avec « createdb », ou vérifiez --database. ({ $detail })
hub-read_only = Cette base de données est une copie en lecture seule : utilisez la base principale. ({ $detail })
