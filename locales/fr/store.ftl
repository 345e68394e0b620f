# Ce que le fichier du club répond, au-delà de son ouverture.
member-erased = Membre effacé n° { $number }
store-member_plays = Ce membre est inscrit à « { $tournament } », qui n’est pas terminé : retirez son inscription ou terminez le tournoi, puis effacez-le.
store-copy_unsound = La copie n’a pas pu être vérifiée : elle n’a pas été gardée. Vérifiez le disque, puis recommencez.
store-list_too_long = Cette liste est trop longue : 50 000 lignes et 20 Mo au plus. Partagez-la, ou choisissez un autre fichier.
store-journal_cut = La fin du journal de ce tournoi manque : il a { $found } lignes au lieu de { $written }. Reprenez la dernière copie du dossier « backups ».
open-disk_full = Le disque est plein : libérez de la place, puis ouvrez le club de nouveau. Le fichier n’a pas été touché.
open-held = Un autre programme tient ce fichier (une sauvegarde en ligne, un antivirus, un outil de base de données) : fermez-le ou attendez un instant, puis rouvrez le club. Le fichier n’a pas été touché.
open-name_too_long = Le nom de ce fichier est trop long : donnez-lui un nom plus court, puis rouvrez-le.
open-format = Ce fichier annonce un format qui n’a jamais existé ({ $format }) : un autre programme l’a modifié. Il n’a pas été touché : reprenez la dernière copie du dossier « backups ».
open-disk = Le disque ne permet pas de lire ou d’écrire ce fichier : vérifiez qu’il est bien branché, puis rouvrez le club. ({ $detail })
store-read_only = Le fichier du club ou son dossier est devenu protégé en écriture : vérifiez le disque ou la clé USB, puis recommencez. Rien n’a été changé.
store-busy = Un autre programme tient le fichier du club (une sauvegarde en ligne, un antivirus) : attendez un instant, puis recommencez. Rien n’a été changé.
store-damaged = Le fichier du club est abîmé : reprenez la dernière copie du dossier « backups ».
store-disk_away = Le disque ne répond pas : vérifiez qu’il est bien branché, puis rouvrez le club. L’historique dit si la dernière action a été enregistrée. ({ $detail })
season-name_missing = Donnez un nom à la saison.
season-name_too_long = Ce nom est trop long : 200 lettres au plus.
season-ends_before_it_begins = La saison finit avant de commencer : vérifiez les deux dates.
season-counts_nothing = Au moins un résultat doit compter ; laissez vide pour les compter tous.
store-journal_unread = La ligne { $row } du journal de « { $tournament } » a été écrite par la version { $version } du programme, et cette version ne sait pas la lire : installez la dernière version. Le fichier n’a pas été touché.
notice-mended = « { $tournament } » : { $rows ->
    [one] une ligne des classements et des listes différait du journal et a été réécrite
   *[other] { $rows } lignes des classements et des listes différaient du journal et ont été réécrites
 } d’après lui.
notice-unsound = « { $tournament } » n’a pas pu être vérifié. { $reason }
notice-unreadable_chip_set = Cette version ne sait pas lire le jeu de jetons « { $name } » : il reste dans le fichier et n’est pas proposé.
notice-unreadable_structure = Cette version ne sait pas lire la structure « { $name } » : elle reste dans le fichier et n’est pas proposée.
notice-unreadable_template = Cette version ne sait pas lire le modèle « { $name } » : il reste dans le fichier et n’est pas proposé.
store-setting_unread = Une version plus récente du programme a gardé ici quelque chose que cette version ne sait pas lire : installez la dernière version. Rien n’a été changé.
notice-short = « { $tournament } » : { $acknowledged } lignes du journal avaient été enregistrées, il y en a { $found } ici. Ce fichier est plus ancien que la soirée, ou abîmé, et aucune copie ne contient la suite : refaites ce qui manque.
notice-short_copied = « { $tournament } » : { $acknowledged } lignes du journal avaient été enregistrées, et elles ne sont pas toutes ici ({ $found } lignes). Cette copie les contient : { $copy }
notice-place_one_drive = Ce club se trouve dans un dossier que OneDrive synchronise : un fichier copié pendant qu’il change peut être incomplet ou revenir à un état ancien. Gardez-le dans un dossier de cet ordinateur, et ses copies dans OneDrive.
notice-place_dropbox = Ce club se trouve dans un dossier que Dropbox synchronise : un fichier copié pendant qu’il change peut être incomplet ou revenir à un état ancien. Gardez-le dans un dossier de cet ordinateur, et ses copies dans Dropbox.
notice-place_google_drive = Ce club se trouve dans un dossier que Google Drive synchronise : un fichier copié pendant qu’il change peut être incomplet ou revenir à un état ancien. Gardez-le dans un dossier de cet ordinateur, et ses copies dans Google Drive.
notice-place_icloud = Ce club se trouve dans un dossier que iCloud synchronise : un fichier copié pendant qu’il change peut être incomplet ou revenir à un état ancien. Gardez-le dans un dossier de cet ordinateur, et ses copies dans iCloud.
notice-place_network = Ce club se trouve sur le disque d’un autre ordinateur : une coupure du réseau peut l’abîmer. Gardez-le dans un dossier de cet ordinateur, et ses copies sur le réseau.
