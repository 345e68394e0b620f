# Publier le site du club, et les textes à copier.
publish-open = Publier…
publish-title = Publier le site du club
publish-words = Tapis écrit le site dans un dossier de cet ordinateur : prochaines soirées, résultats, classements. Mettez ensuite ce dossier en ligne.
publish-folder = Dossier
publish-no_folder = Aucun dossier n’est choisi. Prenez un dossier vide, qui ne servira qu’au site.
publish-choose = Choisir le dossier
publish-change = Changer de dossier
publish-language = Langue
publish-both_fr = Aussi en français
publish-both_en = Aussi en anglais
publish-names = Noms des joueurs
publish-parts = Contenu
publish-prizes = Les gains
publish-standings = Les classements
publish-rules = Le règlement
publish-logo = Le logo
publish-address = Adresse du site sur internet (facultatif)
publish-address_hint = Les textes à copier y renvoient.
publish-pages = { $pages ->
    [one] Une page.
   *[other] { $pages } pages.
  }
publish-same = Ce dossier est à jour : rien n’a changé.
publish-changes = À écrire : { $added ->
    [0] aucun fichier nouveau
    [one] un fichier nouveau
   *[other] { $added } fichiers nouveaux
  }, { $changed ->
    [0] aucun modifié
    [one] un modifié
   *[other] { $changed } modifiés
  }. { $removed ->
    [0] Rien n’est retiré.
    [one] Un fichier est retiré.
   *[other] { $removed } fichiers sont retirés.
  }
publish-details = Quels fichiers
publish-file_added = nouveau
publish-file_changed = modifié
publish-file_removed = retiré
publish-edited = Modifiés à la main depuis la dernière fois : { $files }. Ceux qui font partie du site seront récrits ; les autres restent.
publish-foreign = { $count ->
    [one] Ce dossier contient déjà autre chose ({ $files }), qui reste tel quel et sera mis en ligne avec le site.
   *[other] Ce dossier contient déjà { $count } autres fichiers ou dossiers, par exemple { $files }. Ils restent tels quels et seront mis en ligne avec le site.
  }
publish-beside = Écrire le site à côté
publish-go = Écrire le site
publish-done = Le site est écrit dans « { $folder } ». Mettez ce dossier en ligne.
publish-open_site = Ouvrir le site
site-not_opened = « { $file } » n’a pas pu être ouvert : { $detail }. Ouvrez ce fichier vous-même.
message-open = Texte à copier…
message-title = Texte à copier
message-kind-invitation = Invitation
message-kind-reminder = Rappel
message-kind-results = Résultats
message-form = Pour
message-form-chat = une messagerie (WhatsApp, Signal…)
message-form-markdown = Discord ou un site (Markdown)
message-form-bbcode = un forum (BBCode)
message-text = Le texte, tel qu’il sera collé
message-copy = Copier
message-copied = Le texte est copié.
message-not_copied = La copie n’est pas permise ici. Le texte est sélectionné : copiez-le avec Ctrl+C.
