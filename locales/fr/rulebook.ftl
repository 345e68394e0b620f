# Les règles dans les mots du club : ce qui peut ne pas aller, et ce que le papier en dit.
rulebook-bad_number = « { $rule } » n’est pas un numéro de règle. Écrivez le chapitre et la règle, comme 5-6, ou un chapitre seul, comme 14.
rulebook-empty = La règle { $rule } a besoin d’un texte. Pour l’écarter du livret, masquez-la.
rulebook-too_long = La règle { $rule } ne peut pas dépasser { $most } caractères. Partagez-la en deux règles.
rulebook-unknown_figure = { $name } n’est pas un chiffre que l’on peut mettre dans une règle. Choisissez-en un dans la liste, ou écrivez sans accolades.
rulebook-no_chapter = Il n’y a pas de chapitre { $chapter }. Donnez-lui d’abord un titre, sous le numéro { $chapter }.
rulebook-taken = Il y a déjà une règle { $rule }. Choisissez un autre numéro, ou modifiez celle-là.
rulebook-no_such_rule = Il n’y a pas de règle { $rule }.
rulebook-nothing_to_restore = La règle { $rule } n’a pas de texte du club à retirer.
rulebook-chapter_in_use = Le chapitre { $rule } contient des règles. Supprimez-les d’abord.
rulebook-differs = { $setting } : { $value } ({ $base } : { $there })

# L’écran où le club écrit son livret.
rules-tab = Réglages
booklet-tab = Textes du livret
booklet-lead = Les règles telles que le livret les imprime, avec les chiffres de { $ruleset }. Ouvrez-en une pour l’écrire avec les mots du club ; le numéro ne change pas.
booklet-add = Ajouter une règle
booklet-take_back = Annuler le dernier changement
booklet-taken_back = Règle { $rule } remise comme avant.
booklet-language = Langue du livret
booklet-search = Chercher un numéro, un mot
booklet-only_changed = Seulement ce que le club a changé
booklet-count = { $changed ->
    [0] Aucune règle changée par le club
    [one] { $changed } règle changée par le club
   *[other] { $changed } règles changées par le club
  }
booklet-nothing_found = Aucune règle ne correspond.
booklet-mark_own = règle du club
booklet-mark_text = texte du club
booklet-mark_changed = original modifié depuis
booklet-mark_hidden = masquée
booklet-edit = Règle { $rule }
booklet-edit_chapter = Chapitre { $rule }
booklet-number = Numéro
booklet-number_hint = Le chapitre et la règle, comme 5-6. Un chapitre nouveau commence par son titre, sous son seul numéro, comme 14.
booklet-words = Texte du livret
booklet-title = Titre du chapitre
booklet-words_hint = Texte simple ; une ligne vide sépare deux paragraphes. Un numéro de règle, comme 7-10, devient un lien. Ctrl + Entrée enregistre.
booklet-figure = Insérer un chiffre du règlement
booklet-figure_choose = Choisir…
booklet-preview = Tel qu’il sera imprimé
booklet-original = Texte du programme
booklet-changed_since = Le texte du programme a changé depuis que le club a écrit le sien.
booklet-written_against = Il disait alors :
booklet-said_nothing = Rien : cette règle n’existait pas.
booklet-other_language = Le club n’a écrit cette règle que dans l’autre langue : c’est ce texte qui s’imprime.
booklet-save = Enregistrer
booklet-restore = Rétablir l’original
booklet-delete = Supprimer
booklet-hide = Masquer
booklet-show = Ne plus masquer
booklet-saved = Règle { $rule } enregistrée.
booklet-added = Règle { $rule } ajoutée.
booklet-restored = Règle { $rule } : l’original est rétabli.
booklet-deleted = Règle { $rule } supprimée.
booklet-hidden = Règle { $rule } masquée : le livret ne l’imprime plus.
booklet-shown = Règle { $rule } : le livret l’imprime de nouveau.
booklet-said_by_club = Texte du club
booklet-said_hidden = Masquée dans le livret du club
cli-rules_unreadable = Ligne { $line } : ce n’est pas une règle exportée ({ $detail }).
