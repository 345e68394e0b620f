# Le fichier du club : pourquoi il n’est pas ouvert.
open-missing = Aucun fichier à cet endroit : { $detail }
open-exists = Un fichier existe déjà à cet endroit : choisissez un autre nom.
open-not_ours = Ce fichier n’est pas un club Tapis. Il n’a pas été touché.
open-damaged = Le fichier du club est abîmé. Il n’a pas été touché : reprenez la dernière copie du dossier « backups ».
open-cut = La fin du fichier du club manque ({ $missing } octets) : il n’a sans doute pas été copié en entier. Il n’a pas été touché : copiez-le de nouveau, ou reprenez la dernière copie du dossier « backups ».
open-newer = Ce club a été ouvert par une version plus récente de Tapis. Il n’a pas été touché : installez cette version.
open-read_only = Ce fichier ou son dossier est protégé en écriture : copiez-le dans un dossier à vous.
open-in_use = Ce club est déjà ouvert dans une autre fenêtre de Tapis.
open-other = Le fichier ne peut pas être ouvert : { $detail }

store-not_found = Cet élément n’existe plus.
store-fields = Vérifiez les champs signalés.
store-disk_full = Le disque est plein : libérez de la place, puis recommencez. Rien n’a été perdu.
store-journal = Le journal de ce tournoi est abîmé à la ligne { $row } : reprenez la dernière copie du dossier « backups ».
store-preview_stale = La liste ou les membres ont changé depuis l’aperçu : refaites l’aperçu.
store-in_use = Ce tournoi a déjà un historique : il est conservé.
store-name_missing = Donnez-lui un nom.
store-other = Le fichier n’a pas pu être écrit : { $detail }

program-no_club = Ouvrez d’abord un club.
program-last_template = C’est le dernier modèle : un nouveau tournoi en a besoin. Créez-en un autre d’abord.
program-nothing_to_undo = Il n’y a rien à annuler.
program-nothing_to_redo = Il n’y a rien à rétablir.
program-overtaken = Entre-temps, autre chose a été fait : « { $what } ». Rien n’a été annulé ni rétabli.
program-line_unreadable = Cette ligne n’est pas une action : { $detail }
program-no_command = Cette version de Tapis ne connaît pas la commande « { $command } ».
program-not_allowed = Cet appareil n’a pas le droit de faire cela ({ $command }) : c’est réservé au poste de l’organisateur.
program-bad_arguments = La demande n’est pas comprise : un nombre est trop grand, ou la page n’est pas de la même version que Tapis. Vérifiez ce qui est saisi, ou rechargez la page.
program-bad_answer = La réponse ne peut pas être envoyée.
program-detail = { $detail }

field-last_name_missing = le nom manque.
field-first_name_missing = le prénom manque.
field-born_impossible = la date de naissance est impossible.
field-date_unreadable = « { $text } » n’est pas une date.
field-number_taken = ce numéro est déjà attribué.
field-email = l’adresse électronique est incomplète.
field-too_long = un champ est trop long.
field-note_too_long = la note est trop longue : 10 000 caractères au plus.
field-task_missing = nommez la tâche.
field-task_too_long = une tâche a quarante lettres au plus.
field-note_empty = écrivez la note.
field-tags_too_many = 20 étiquettes au plus, de 40 caractères au plus chacune.
field-tag_missing = indiquez une étiquette, une seule.
field-invisible = un champ contient des caractères invisibles : retapez-le.
field-not_a_name = « { $text } » n’est pas un nom.
field-email_unreadable = « { $text } » n’est pas une adresse électronique.
field-second_value = « { $text } » est une deuxième valeur pour le même champ.
cli-output = Tout n’a pas pu être affiché : la sortie est pleine ou fermée. ({ $detail })

reason-no_re_entries = ce tournoi se joue sans ré-inscription.
reason-still_in = ce joueur est encore en jeu.
reason-re_entries_over = la période de ré-inscription est terminée.
reason-re_entries_limit = le nombre de ré-inscriptions permis est atteint.
reason-envelopes_sealed = les enveloppes des primes sont scellées.
reason-freezeout = ce tournoi se joue sans recave.
reason-stack_too_large = le tapis est trop grand pour une recave.
reason-limit_reached = le nombre de recaves permis est atteint.
reason-hand_missed = une main a été manquée : la décision devait être immédiate.
reason-period_over = la période de recaves est terminée.
reason-no_add_on = ce tournoi n’a pas d’add-on.
reason-add_on_taken = l’add-on a déjà été pris.
reason-add_on_not_yet = l’add-on se prend après les deux mains qui suivent les recaves. Notez-les sur la page « Add-on ».
reason-add_on_at_period_end = l’add-on se vend dès la fin des recaves, à la pause ou au niveau suivant.
reason-add_on_over = la vente des add-ons est terminée.

someone = Inscription { $entry }
history-list = { $first } et { $last }

cli-printer = { $detail }
cli-no_club = Indiquez le fichier du club : --club FICHIER.
file-missing = { $file } n’existe pas.
file-denied = { $file } ne peut pas être lu : ce fichier est protégé.
file-is_folder = { $file } ne peut pas être lu : c’est un dossier.
file-not_text = { $file } ne peut pas être lu : ce n’est pas du texte en UTF-8.
cli-unreadable = { $file } ne peut pas être lu : { $detail }
cli-script_line = Ligne { $line } du script : { $detail }
cli-import_refused = Rien n’a été importé : { $count ->
    [one] la ligne { $lines } n’est pas prise
   *[other] les lignes { $lines } ne sont pas prises
  }. Corrigez la liste, dites qui est qui avec --line, ou prenez les autres lignes avec --skip-refused.
cli-expectation = Le script attendait autre chose : voir les lignes où « met » vaut « false ».
cli-no_template = Aucun modèle ne s’appelle « { $name } ».
cli-no_tournament = Le script doit d’abord créer un tournoi avec « new ».
cli-not_sound = La vérification a trouvé des erreurs.
season-impossible = Une saison a un nom, finit après son début et compte au moins un résultat.

program-no_sound = Les alertes ne s’entendent pas : aucun haut-parleur ne répond. Branchez-en un, ou vérifiez le son de cet ordinateur.
program-silent = Le volume est à zéro : montez-le pour entendre.
program-no_voice = Aucune voix ne répond sur cet ordinateur. Sous Linux, installez « speech-dispatcher » et « espeak-ng » ; sous Windows et macOS, ajoutez une voix dans les réglages du système.
program-no_window = La fenêtre ne peut pas être ouverte : { $detail }
program-room_title = Tapis – salle (F : plein écran)
program-no_webview = Il manque Microsoft Edge WebView2, qui affiche les pages de Tapis, ou il est endommagé. Il est gratuit : installez-le depuis le site de Microsoft (« Evergreen Standalone Installer »), ou prenez l’installateur complet de Tapis, qui le contient, puis ouvrez Tapis de nouveau. Vos clubs ne sont pas touchés. ({ $detail })
