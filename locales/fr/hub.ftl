# Le programme de la ligue.
hub-unknown_key = « { $name } » a signé ce fichier avec la clé { $key }, que la ligue n’a pas encore admise : la ligue la compare avec le papier du club, puis l’admet.
hub-withdrawn_key = Ce fichier a été signé avec la clé { $key }, qui a été révoquée.
hub-foreign_key = La clé { $key } est celle d’un autre club.
hub-missing = Tournoi { $journal } : les lignes avant la { $first } ne sont pas arrivées. La ligue en a { $there ->
    [0] zéro
    [one] une
   *[other] { $there }
} : demandez au club le fichier entier.
hub-not_one_evening = Le tournoi { $journal } n’a pas exactement une soirée dans ce fichier.
hub-wrong_day = Le tournoi { $journal } a une date impossible.
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
hub-too_often = Trop de demandes : la ligue répondra à nouveau dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
hub-server = Le serveur ne peut pas écouter à cette adresse : { $detail }
hub-unwritable = { $file } ne peut pas être écrit : { $detail }
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
