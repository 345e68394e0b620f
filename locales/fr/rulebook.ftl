# Les règles dans les mots du club : ce qui peut ne pas aller, et ce que le papier en dit.
rulebook-bad_number = « { $rule } » n’est pas un numéro de règle. Écrivez le chapitre et la règle, comme 5-6, ou un chapitre seul, comme 14.
rulebook-empty = La règle { $rule } a besoin d’un texte. Pour l’écarter du livret, masquez-la.
rulebook-too_long = La règle { $rule } ne peut pas dépasser { $most } caractères. Partagez-la en deux règles.
rulebook-unknown_figure = { $name } n’est pas un chiffre que l’on peut mettre dans une règle. Choisissez-en un dans la liste, ou écrivez sans accolades.
rulebook-no_chapter = Il n’y a pas de chapitre { $chapter }. Donnez-lui d’abord un titre, sous le numéro { $chapter }.
rulebook-taken = Il y a déjà une règle { $rule }. Choisissez un autre numéro, ou modifiez celle-là.
rulebook-no_such_rule = Il n’y a pas de règle { $rule }.
rulebook-nothing_to_restore = La règle { $rule } n’a pas de texte du club à retirer.
rulebook-chapter_in_use = Le chapitre { $rule } contient des règles. Supprimez-les d’abord.
rulebook-differs = { $setting } : { $value } ({ $base } : { $there })
