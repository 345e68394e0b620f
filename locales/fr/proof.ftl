# Les preuves signées d’une soirée.
proof-title = Preuves d’une soirée
proof-words = Une preuve est un petit fichier que signe cet ordinateur : plus tard, un comité ou une ligue voit ainsi comment la soirée s’est terminée, et que rien n’a été changé depuis.
proof-evening = Soirée
proof-save = Enregistrer sa preuve…
proof-check = Vérifier un fichier de preuve…
proof-file = Preuve
proof-saved = Preuve enregistrée : { $file }. Signée avec la clé du club { $key }.
proof-saved_first = Preuve enregistrée : { $file }. Le club a désormais une clé, { $key }, gardée sur cet ordinateur et imprimée sur les rapports.
proof-saved_another = Preuve enregistrée : { $file }. Cet ordinateur n’avait aucune clé du club : il en a désormais une nouvelle, { $key }. Les preuves signées avec les anciennes clés restent valables.
proof-same = Preuve authentique, signée avec la clé du club { $key }. La soirée « { $name } » ({ $date }) est ici exactement celle qui a été signée : mêmes résultats, mêmes { $rows } lignes du journal.
proof-continued = Preuve authentique, signée avec la clé du club { $key }. Les { $rows } lignes signées du journal de la soirée « { $name } » ({ $date }) sont inchangées ; depuis, { $added ->
    [one] une ligne s’y est ajoutée
   *[other] { $added } lignes s’y sont ajoutées
} : voyez l’historique.
proof-differs = La signature est authentique (clé du club { $key }), mais ce fichier du club ne contient pas la soirée « { $name } » ({ $date }) telle qu’elle a été signée : elle y manque ou a été modifiée.
proof-withdrawn = Sans valeur : signée avec la clé du club { $key }, retirée avant la fin de la soirée « { $name } » ({ $date }).
proof-key_withdrawn = La clé { $key } a été retirée le { $day }.
proof-key_withdrawn_by = La clé { $key } a été retirée le { $day } par { $who }.
proof-no_such_key = Aucune clé du club, ou plusieurs, ne commencent par « { $key } ».
proof-withdrawn_already = La clé { $key } est déjà retirée.
proof-keys = Ordinateurs qui signent
proof-keys-none = Aucun pour l’instant : la première preuve enregistrée ajoute cet ordinateur.
proof-key-since = signe depuis le { $day }
proof-key-withdrawn = ne signe plus depuis le { $day }
proof-key-withdrawn_by = ne signe plus depuis le { $day } (retiré par { $who })
proof-key-withdraw = Retirer…
proof-key-withdraw-title = Retirer la clé { $key } ?
proof-key-withdraw-words = Pour un ordinateur perdu ou volé. Désormais rien n’est plus signé avec cette clé, et ce qu’elle signerait d’une soirée finie plus tard est sans valeur. Les preuves des soirées déjà finies restent valables. Ce retrait est définitif.
proof-key-withdraw-go = Retirer la clé
proof-other_key = La signature est juste, mais la clé { $key } n’est pas connue de ce club : la preuve vient d’un autre club, ou d’un autre fichier de ce club.
proof-wrong_signature = La signature est fausse : ce fichier a été modifié après avoir été signé, ou n’a pas été signé avec la clé qu’il nomme.
proof-not_a_proof = Ce fichier n’est pas une preuve de Tapis.
proof-newer = Cette preuve vient d’une version plus récente de Tapis : installez la dernière version pour la vérifier.
proof-not_over = La preuve se fait une fois la soirée terminée.
proof-no_folder = Cet ordinateur n’offre aucun dossier où garder la clé du club.
proof-key_unmade = La clé du club n’a pas pu être créée : { $detail }. Aucune preuve n’a été faite.
proof-key_unread = La clé du club n’a pas pu être lue dans { $file } ({ $detail }). Remettez ce fichier depuis une copie de cet ordinateur, ou supprimez-le : une nouvelle clé sera créée.
cli-proof_refused = La preuve n’établit pas la soirée.
