# Ce que le club envoie à sa ligue.
league-file = Ligue
league-nothing = Il n’y a rien à envoyer : aucune soirée n’est terminée.
league-written = Écrit dans { $file } : { $evenings ->
    [one] une soirée
   *[other] { $evenings } soirées
} et les noms de { $members ->
    [one] un membre
   *[other] { $members } membres
}, avec la signature de la clé du club { $key }.
league-written_first = Écrit dans { $file } : { $evenings ->
    [one] une soirée
   *[other] { $evenings } soirées
} et les noms de { $members ->
    [one] un membre
   *[other] { $members } membres
}. Le club a une nouvelle clé, { $key }, gardée sur cet ordinateur : communiquez cette empreinte à la ligue.
league-not_a_bundle = Ce fichier n’a pas été écrit par un club pour sa ligue.
league-newer = Ce fichier vient d’une version plus récente de Tapis (version { $version } du fichier) : installez la dernière version pour le lire.
league-too_large = Ce fichier est plus gros que tout ce qu’un club écrit.
league-cut_off = Ce fichier a été tronqué, ou quelque chose y a été ajouté : demandez au club de l’écrire à nouveau.
league-wrong_signature = La signature est fausse : ce fichier a été modifié après avoir été signé.
league-bad_line = La ligne { $line } de ce fichier est illisible ({ $why }).
league-gap = Il manque la ligne { $row } du tournoi { $journal }.
league-broken_chain = Le journal du tournoi { $journal } n’est pas celui qui a été signé.
league-sent = La ligue a { $evenings ->
    [one] une soirée
   *[other] { $evenings } soirées
} de ce club, dont { $new ->
    [0] aucune nouvelle
    [one] une nouvelle ou complétée
   *[other] { $new } nouvelles ou complétées
}.
league-sent_fork = { $forked ->
    [one] Une soirée n’est pas celle
   *[other] { $forked } soirées ne sont pas celles
} que la ligue avait déjà sous ce numéro, peut-être parce qu’une copie du fichier du club a été restaurée : la ligue décide laquelle compte.
league-address = « { $address } » n’est pas l’adresse d’une ligue : elle commence par https://.
league-unreachable = La ligue ne répond pas à { $address } : { $detail }. Rien n’est perdu ; envoyez à nouveau plus tard, ou écrivez le fichier sur une clé.
league-other_answer = Ce qui répond à { $address } n’est pas le serveur d’une ligue ({ $detail }).
league-refused = La ligue n’a rien pris. { $why }
