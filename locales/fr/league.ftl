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
league-too_large = Ce fichier est plus gros que ce qu’une ligue accepte d’un club : envoyez ou écrivez une saison à la fois.
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
} que la ligue avait déjà sous le même numéro, peut-être parce qu’une copie du fichier du club a été restaurée : la ligue décide quelle version compte.
league-address = « { $address } » n’est pas l’adresse d’une ligue : elle commence par { $example }.
league-no_address = Le club n’a pas d’adresse de ligue : rejoignez la ligue avec son code, indiquez son adresse, ou écrivez le fichier sur une clé USB.
league-unreachable = La ligue ne répond pas à { $address } : { $detail }. Rien n’est perdu ; envoyez à nouveau plus tard, ou écrivez le fichier sur une clé USB.
league-why_unknown = cette adresse est introuvable, ou cet ordinateur n’est pas connecté à Internet
league-why_offline = cet ordinateur n’est pas connecté à Internet
league-why_refused = rien n’y répond, le serveur est peut-être arrêté
league-why_slow = le serveur n’a pas répondu à temps
league-why_cut = la connexion a été coupée
league-other_answer = Le serveur à { $address } n’est pas celui d’une ligue ({ $detail }).
league-later = La ligue ne l’a pas encore accepté. { $why } Rien n’est perdu.
league-refused = La ligue n’a rien accepté. { $why }
league-not_evidence = Ce fichier n’est pas la preuve d’une soirée venant du site d’une ligue.
league-evidence_cut_off = Ce fichier a été tronqué, ou quelque chose y a été ajouté : récupérez-le à nouveau sur le site de la ligue.
league-other_key = La clé { $key } a signé ce fichier, et non { $wanted }.
league-evidence = Ce fichier est authentique : la clé { $key } a signé la soirée « { $evening } » du { $date } ({ $players ->
    [one] un joueur
   *[other] { $players } joueurs
  }), ses résultats et son journal de { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
  } ; le club n’a pas communiqué le contenu de { $withheld ->
    [0] zéro ligne
    [one] une ligne
   *[other] { $withheld } lignes
  }.
league-evidence_draws = { $draws ->
    [0] Il ne contient aucun tirage.
    [one] Il donne la graine d’un tirage ; refait à partir de ce fichier : { $repeated }.
   *[other] Il donne les graines de { $draws } tirages ; refaits à partir de ce fichier : { $repeated }.
  }
league-evidence_different = { $draws ->
    [one] Attention : un tirage ne correspond pas à sa graine.
   *[other] Attention : { $draws } tirages ne correspondent pas à leurs graines.
  }
league-evidence_compare = Il appelle le club « { $name } », mais ce nom n’est pas signé : comparez la clé avec celle des rapports du club.
league-evidence_same_key = C’est la clé que vous avez indiquée.
league-open = Ligue…
league-title = La ligue
league-words = Les soirées terminées, leurs résultats avec ce que chaque joueur a dépensé et gagné, leurs journaux, ainsi que le numéro, la licence et le nom de ceux qui ont joué. Le site de la ligue ne montre pas d’argent. Les paiements, les dettes, les pénalités, les décisions et les notes restent au club. Le fichier est signé avec la clé du club.
league-season = Quelles soirées
league-all_seasons = Toutes celles qui sont terminées
league-what = { $evenings ->
    [0] Aucune soirée n’est encore terminée : il n’y a rien à envoyer.
    [one] Une soirée et { $members ->
        [one] un membre seraient envoyés.
       *[other] { $members } membres seraient envoyés.
    }
   *[other] { $evenings } soirées et { $members ->
        [one] un membre seraient envoyés.
       *[other] { $members } membres seraient envoyés.
    }
}
league-evenings = Les soirées
league-members = Les membres, avec tout ce qui est envoyé à leur sujet
league-evening = { $results ->
    [one] un résultat
   *[other] { $results } résultats
}, { $told } lignes du journal avec leur contenu, { $withheld } sans
league-evening-words = { $players ->
    [one] Un joueur
   *[other] { $players } joueurs
}, { $entries ->
    [one] une inscription
   *[other] { $entries } inscriptions
}. Pour les classements de la ligue seulement, pas pour son site : l’inscription à { $buy_in }, la dotation de { $pool }, le tapis de { $stack } et, dans le tableau, tout ce qui suit les points.
league-unnamed = Invité ou membre effacé, sans nom
league-gone = { $records ->
    [one] Une fiche
   *[other] { $records } fiches
} de membres effacés ou fusionnés, sans nom : la ligue supprime le nom qu’elle avait.
league-refused-last = Non envoyé le { $when } : { $why } Tapis le renvoie quand il y a du nouveau, ou quand vous appuyez sur « Envoyer maintenant ».
league-server = Adresse de la ligue
league-server-hint = Telle que la ligue l’a donnée. Laissez vide pour porter le fichier sur une clé USB.
league-key = La clé du club est { $key } : la ligue la compare une fois avec celle de vos rapports.
league-no_key = Le club n’a pas encore de clé : le premier fichier en crée une, que la ligue admet une fois.
league-send = Envoyer maintenant
league-sending = Envoi en cours…
league-write = Écrire dans un fichier…
league-not_a_code = Ce n’est pas un code de ligue. Un code est une ligne comme { $example }…#join=K7Q2-9XPM-…, copiée en entier.
lists-not_lists = Ce fichier ne contient pas les listes d’une ligue.
lists-too_large = Ce fichier est trop gros pour venir d’une ligue.
lists-ruleset_unfit = Le règlement de la ligue « { $name } » ne peut pas être repris : rien n’a été repris. { $why }
lists-cut_off = Ce fichier a été tronqué, ou quelque chose y a été ajouté : demandez à la ligue de l’écrire à nouveau.
lists-unreadable = Ces listes sont illisibles ({ $why }) : prévenez la ligue.
lists-other_league = Ces listes viennent d’une autre ligue : leur clé est { $key }, celle de la ligue du club est { $known }.
lists-unknown_league = Le club ne connaît pas encore cette ligue. Comparez { $key } avec la clé que la ligue annonce, puis confirmez.
lists-not_joined = Rejoignez d’abord la ligue avec son code : sans lui, le club ne peut pas demander les listes.
lists-not_open = Ouvrez à nouveau les listes.
lists-taken = { $members ->
    [0] Aucune fiche modifiée
    [one] Une fiche modifiée
   *[other] { $members } fiches modifiées
}, { $added ->
    [0] personne d’ajouté
    [one] un membre ajouté
   *[other] { $added } membres ajoutés
}, { $exclusions ->
    [0] aucune exclusion reprise ni levée
    [one] une exclusion reprise ou levée
   *[other] { $exclusions } exclusions reprises ou levées
}, { $evenings ->
    [0] aucune soirée planifiée
    [one] une soirée planifiée
   *[other] { $evenings } soirées planifiées
}, { $rules ->
    [0] aucun règlement ni structure
    [one] un règlement ou une structure
   *[other] { $rules } règlements et structures
}.
league-join-label = Code de la ligue
league-join-hint = La ligue vous le donne une fois. Avec lui, votre premier fichier est admis automatiquement et les listes de la ligue sont reconnues.
league-join = Rejoindre
league-joined = Ligue rejointe : sa clé est { $key }.
league-join-other = Un autre code
league-automatic = Envoyer automatiquement dès qu’une soirée est terminée
league-last = Dernier envoi le { $when } : { $evenings ->
    [one] une soirée
   *[other] { $evenings } soirées
}.
league-lists = Les listes de la ligue
league-lists-words = Licences, noms, sanctions, calendrier, règlements et structures. Vous voyez ce qui diffère et choisissez ce qui est repris.
league-lists-ask = Demander à la ligue
league-lists-open = Lire un fichier…
lists-title = Listes : { $league }
lists-nameless = la ligue
lists-made = Établies le { $when } : { $persons ->
    [one] une personne
   *[other] { $persons } personnes
}.
lists-older = Ces listes sont plus anciennes que les dernières reprises et pourraient rétablir ce que la ligue a levé depuis : rien n’est coché d’avance.
lists-older_refused = Ces listes sont plus anciennes que les dernières reprises et pourraient rétablir une sanction levée depuis : prenez les plus récentes, ou ajoutez --older pour les reprendre quand même.
lists-compare = J’ai comparé { $key } avec la clé que la ligue annonce.
lists-members = Membres dont la fiche diffère
lists-change = { $own ->
    [none] { $field } : { $listed }
   *[other] { $field } : { $before } → { $listed }
}
lists-excluded = Ne peuvent pas jouer
lists-until = du { $since } au { $until } : { $reason } ({ $by })
lists-for_good = à partir du { $since } : { $reason } ({ $by })
lists-replaces = remplace l’exclusion du club
lists-lifted = Peuvent jouer à nouveau
lists-calendar = Soirées
lists-there = déjà au calendrier
lists-rulesets = Règlements
lists-structures = Structures
lists-same = identique
lists-changed = remplace celui du club
lists-renewed = la ligue l’a modifié
lists-nothing = Le club a tout ce que ces listes contiennent.
lists-strangers = { $count ->
    [one] Une autre personne n’est pas membre du club. La chercher et l’ajouter :
   *[other] { $count } autres personnes ne sont pas membres du club. Les chercher et les ajouter :
}
lists-found = { $count ->
    [0] Personne ne porte ce nom ou cette licence sur les listes.
    [one] Une personne trouvée.
   *[other] { $shown } sur { $count } personnes trouvées.
}
lists-more = En montrer plus
lists-search = Nom ou licence
lists-take = { $count ->
    [0] Rien à reprendre
    [one] Reprendre une ligne
   *[other] Reprendre { $count } lignes
}
