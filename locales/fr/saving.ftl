# Des fichiers que l’on enregistre.
choose-file = Choisir un fichier
choose-save = Enregistrer sous
choose-folder = Choisir un dossier
save-full = « { $file } » ne peut pas être écrit : le disque est plein. Libérez de la place, ou choisissez un autre dossier.
save-denied = « { $file } » ne peut pas être écrit : ce dossier ou ce fichier est protégé. Choisissez un autre dossier.
save-no_folder = « { $file } » ne peut pas être écrit : le dossier n’existe pas. Choisissez-en un autre.
save-is_folder = « { $file } » ne peut pas être écrit : c’est un dossier. Donnez un nom au fichier.
save-name = « { $file } » ne peut pas être écrit : ce nom est trop long ou n’est pas permis ici. Choisissez-en un autre.
save-open = « { $file } » ne peut pas être écrit : un autre programme le tient ouvert. Fermez-le, ou choisissez un autre nom.
save-other = « { $file } » ne peut pas être écrit : { $detail }. Choisissez un autre dossier, ou fermez le fichier s’il est ouvert.
save-stays_club = « { $file } » n’est pas remplacé : c’est un fichier de club, ou une autre base de données. Choisissez un autre nom.
save-stays_other = « { $file } » n’est pas remplacé : ce n’est pas un PDF. Choisissez un autre nom.
save-stays_link = « { $file } » n’est pas remplacé : c’est un lien vers un autre fichier. Choisissez un autre nom.
save-is_file = « { $file } » ne peut pas servir de dossier : c’est un fichier. Choisissez un autre nom.
