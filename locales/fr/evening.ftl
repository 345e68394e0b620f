# Le bureau de la soirée : touches, palette, questions, apparence.
dialog-close = Fermer cette fenêtre
dialog-discard = Quitter sans enregistrer ?
dialog-stay = Continuer la saisie
dialog-leave = Quitter
confirm-no = Ne rien faire

palette-title = Aller et faire
palette-search = Un lieu, une action, un joueur, un membre
palette-nothing = Rien ne correspond : essayez un autre mot.
palette-place = lieu
palette-tab = onglet du tournoi
palette-action = action
palette-club = club
palette-member = fiche de membre
palette-evening = soirée en cours
palette-ahead = soirée à venir
palette-past = soirée du { $day }
palette-said = { $count ->
    [one] Une réponse, Entrée : { $name }
   *[other] { $count } réponses, Entrée : { $name }
  }
palette-envelope = Tirer l’enveloppe pour l’élimination { DE($player) }
palette-ticket = inscription nº { $ticket }
palette-undo = Annuler : { $what }
palette-redo = Rétablir : { $what }
palette-pause = Arrêter l’horloge
palette-resume = Reprendre l’horloge
palette-plus = Horloge : une minute de plus
palette-minus = Horloge : une minute de moins
palette-theme = Apparence : { $theme }
palette-seated = Déplacements : tous les joueurs sont assis
palette-export = Exporter la liste des membres

key-space = Espace
key-ctrl_pages = Ctrl+Page ↑ ↓
key-enter = Entrée
key-escape = Échap
key-shift_z = Ctrl+Maj+Z

keys-title = Touches du clavier
keys-palette = Tout trouver : lieux, actions, joueurs, membres
keys-search = Aller au champ de recherche de l’écran
keys-clock = Arrêter ou reprendre l’horloge, sauf dans un champ, une case ou un menu ; dans un tournoi, Espace n’appuie sur aucun bouton
keys-clock_anywhere = De partout, même dans un champ : arrêter ou reprendre l’horloge, une minute de plus, de moins
keys-room_anywhere = De partout : niveau précédent ou suivant, scènes de la salle, écran de salle
keys-press = Appuyer sur le bouton choisi, ouvrir une place
seat-key_rebuy = R
seat-key_move = D
seat-key_penalty = P
keys-seat = Au joueur ouvert : recave (puis Entrée), déplacer, pénalité
keys-undo = Annuler la dernière action
keys-redo = Rétablir ce qui a été annulé
keys-tabs = Onglets du tournoi, dans l’ordre
keys-arrows = D’un onglet à l’autre
keys-list = Choisir dans une liste, puis valider
keys-escape = Fermer une fenêtre, ou le dernier message d’erreur
keys-help = Montrer ces touches

desk-room_close = Fermer l’écran de salle
desk-palette = Aller à…
desk-keys = Touches
desk-undo_what = Annuler : { $what }
desk-redo_what = Rétablir : { $what }

settings-system = Comme le système
settings-contrast = Contraste renforcé

members-edit_title = Fiche de membre

player-out = sorti { $place }
player-out_by = par { $player }
player-hits = { $count ->
    [one] { $count } joueur éliminé
   *[other] { $count } joueurs éliminés
  }
player-rebuys = { $count ->
    [one] { $count } recave
   *[other] { $count } recaves
  }
player-re_entries = { $count ->
    [one] { $count } ré-inscription
   *[other] { $count } ré-inscriptions
  }
player-addons = { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
  }
player-unregister = Retirer l’inscription
player-amount = Montant ({ $currency })
player-receive = Encaisser
player-give_back = Rembourser

entries-owing = seulement ceux qui doivent
entries-total = Total
entries-give_back = Rendre { $amount }
register-owes = doit { $amount } : Entrée pour encaisser
register-debt = { $player } doit { $amount } : { $name }, { $day }
register-nickname = « { $nickname } »

tab-prizes = Gains et fin
prizes-pool = Dotation : { $amount }
prizes-places = { $count ->
    [one] { $count } place payée
   *[other] { $count } places payées
  }
prizes-guaranteed = garantie par le club, qui n’a reçu que { $received } pour elle
prizes-change = Modifier les gains
prizes-amount = Gain
prizes-things = Lots
prizes-winner = Gagné par
prizes-open = encore à gagner
prizes-so_far = Les montants suivent les inscriptions, les recaves et les add-ons jusqu’à la fin de leur vente.
prizes-announce = Annoncer les gains
prizes-announce_again = Annoncer de nouveau
prizes-announced = Gains annoncés à { $time } pour une dotation de { $amount } : ils ne changent plus.
prizes-unshared = Non partagé : { $amount }
prizes-unshared_added = Ajouté par le club : { $amount }
prizes-stale = Les gains annoncés ne sont plus ceux que donne la dotation
prizes-stale_pool = Dotation annoncée : { $announced } ; maintenant : { $pool }.
prizes-announced_amount = Annoncé
prizes-now_amount = Maintenant
prizes-keep = Garder ces gains…
prizes-keep_title = Garder les gains annoncés
prizes-keep_words = Les joueurs gagnent ce qui a été annoncé. La différence reste visible : dans la salle, sur la feuille des gains et dans le compte rendu.
prizes-keep_note = Ce que devient la différence
prizes-keep_hint = Facultatif, par exemple : cagnotte de la saison.
prizes-keep_go = Garder
prizes-kept = Gains gardés : { $note }
prizes-follow = Suivre de nouveau la dotation
prizes-see = Voir les gains
prizes-rest_title = Terminer avec { $amount } non partagés ?
prizes-rest_words = Les gains ont été annoncés et la dotation a grandi depuis. Annoncez-les de nouveau pour tout partager.
prizes-rest_added_title = Terminer avec { $amount } ajoutés par le club ?
prizes-rest_added_words = Les gains annoncés dépassent la dotation. Annoncez-les de nouveau pour les y ramener.
prizes-rest_go = Terminer ainsi
named-title = Autres prix
named-open = à attribuer
named-give = Attribuer
named-change = Changer
named-give_of = Attribuer le prix { $prize }
named-change_of = Changer qui gagne le prix { $prize }
named-give_title = Qui gagne le prix « { $prize } » ?
named-take_back = Ne plus l’attribuer
named-nobody = Personne de ce nom ne joue ce soir.
named-hand = Remettre le prix { $prize } à { $player }
prizes-shares = Partage
prizes-standard = barème habituel
prizes-percent = pourcentages
prizes-amounts = montants
prizes-seats = places qualificatives
prizes-seat = place qualificative ({ $amount })
prizes-seats_paid = { $seats ->
    [0] La dotation ne paie encore aucune place à { $amount }.
    [one] La dotation paie { $seats } place à { $amount }.
   *[other] La dotation paie { $seats } places à { $amount }.
  }
flights-title = Réunir les jours 1
flights-none = Aucun jour 1 terminé dans les soixante jours d’avant. Un jour 1 est un tournoi qui se termine après un niveau : choisissez-le dans ses réglages, « Fin et règlement ».
flights-which = Jours 1 terminés
flights-joined_in = déjà réuni dans « { $name } »
flights-survivors = { $left ->
    [one] { $left } qualifié
   *[other] { $left } qualifiés
  } sur { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
  }
flights-chips = { $chips } jetons
flights-missing = il en manque { $missing }
flights-carried = Qui s’est qualifié plusieurs fois
flights-carried-best = garde son meilleur tapis
flights-carried-all = additionne ses tapis
flights-level = Le jeu reprend
flights-level_no = au niveau { $level }
flights-sum = { $players ->
    [one] { $players } joueur reprend
   *[other] { $players } joueurs reprennent
  } avec { $chips } jetons. Le tournoi compte { $field } joueurs et { $entries } entrées.
flights-pool = Dotation réunie : { $amount }.
flights-stacks = ({ $stacks })
flights-go = { $count ->
    [one] Réunir : { $count } joueur
   *[other] Réunir : { $count } joueurs
  }
flights-where = Dans quel tournoi ?
flights-new = un nouveau tournoi
flights-new_hint = Il a les mêmes niveaux et le même prix ; le jeu y reprend là où ce jour s’arrête.
flights-day_two_name = { $name } – jour 2
flights-next = Passer au jour 2…
flights-carried_stack = Tapis gardé
flights-joined = Réunis ici : { $names }. Le tournoi compte { $field } joueurs et { $entries } entrées ; le jeu reprend au niveau { $level }.

register-more = Autres inscriptions
register-final = Finale de la saison : tapis selon les points…
register-flights = Réunir les jours 1…

final-title = Finale de la saison
final-no_season = Il n’y a pas encore de saison : son classement donne les qualifiés et leurs tapis.
final-season = Saison
final-ranking = Classement
final-season_standings = celui de la saison
final-last_rank = Dernier rang qualifié
final-last_rank_hint = Vide : tous les classés. Les ex æquo du dernier rang sont qualifiés.
final-base = Tapis de base
final-per_point = Jetons par point
final-unit = Arrondi au-dessus, à
final-nobody = Personne n’est encore classé.
final-sum = { $chips } jetons en tout
final-go = { $count ->
    [one] Inscrire { $count } joueur avec son tapis
   *[other] Inscrire { $count } joueurs avec leur tapis
  }
final-go_paid = { $count ->
    [one] Inscrire { $count } joueur et encaisser { $amount }
   *[other] Inscrire { $count } joueurs et encaisser { $amount }
  }
final-paid = encaisser { $amount } maintenant

player-stack = Tapis de départ
player-stack_hint = Le tapis de tous : { $chips } jetons.
player-stack_give = Donner ce tapis

qualified-enter = Inscrire les qualifiés…
qualified-title = Inscrire les qualifiés
qualified-where = Dans quel tournoi ?
qualified-paid = Leur place est payée par ce qu’ils ont gagné ici. Une seule annulation, là-bas, les retire tous.
qualified-inside = déjà inscrit
qualified-nowhere = Préparez d’abord le tournoi où ils sont qualifiés.
qualified-go = { $count ->
    [one] Inscrire { $count } qualifié
   *[other] Inscrire { $count } qualifiés
  }
prizes-nothing = pas de gain en argent
prizes-how_many = Places payées (vide : une sur huit)
prizes-list_percent = Pourcentages, du premier au dernier
prizes-list_amounts = Montants, du premier au dernier
prizes-unit = Arrondi à ({ $currency })
prizes-guarantee = Dotation garantie ({ $currency })
prizes-thing = Lot
prizes-donor = Offert par
prizes-remove = Retirer le lot { $name }
prizes-add = Ajouter un lot
prizes-handed = Remis
prizes-hand = Remis à { $player }
prizes-hand_rest = { $amount } déjà remis
prizes-too_much = Remis en trop : { $amount }
debts-title = Ce qui reste dû
debts-why = Pourquoi cette dette est remise
debts-write_off = Remettre la dette
debts-write_off_ask = Remettre la dette…
debts-owes = doit { $amount }
debts-received = { $amount } encaissés
debts-of = { $player } doit { $amount }
prizes-field = barème habituel, selon le nombre de joueurs
prizes-field_percent = Part des joueurs payée (en %)

# Un arrangement entre les joueurs restants.
deal-make = Arrangement…
deal-title = Arrangement entre les { $players } joueurs restants
deal-pot = { $amount } à partager, dont { $secured } acquis à chacun.
deal-stack = Tapis
deal-stack_of = Tapis { DE($player) }
deal-counted = { $counted } jetons comptés sur { $chips } en jeu.
deal-missing = Il manque { $missing } jetons.
deal-too_many = { $over } jetons de trop : recomptez.
deal-kept = Gardé pour le vainqueur ({ $currency })
deal-unit = Arrondi à ({ $currency })
deal-icm = ICM
deal-icm_words = ce que vaut le tapis selon les gains
deal-chip_chop = Au prorata
deal-chip_chop_words = le plus petit gain à chacun, le reste selon les jetons
deal-even = Parts égales
deal-even_words = la même somme à chacun
deal-custom = Montants convenus
deal-custom_words = comme les joueurs le disent
deal-custom_of = Montant pour { $player }
deal-custom_left = Reste à répartir : { $amount }
deal-custom_over = Réparti en trop : { $amount }
deal-method = Façon de partager
deal-agrees = D’accord
deal-agrees_of = { $player } est d’accord
deal-legend = En petit, l’écart avec l’ICM. Chaque joueur dit son accord ; tout changement l’efface.
deal-count = Comptez tous les tapis pour voir l’ICM et le prorata.
deal-go = Conclure l’arrangement
deal-stands = Arrangement conclu
deal-share = Part
deal-kept_is = { $amount } restent à gagner pour le vainqueur.
deal-kept_none = Il ne reste que les places à jouer.
deal-agreed = montant convenu
deal-gap_ask = Il manque { $missing } jetons
deal-gap_words = Les tapis comptés font { $counted } jetons sur { $chips }. Recomptez, ou concluez en le sachant.
deal-gap_go = Conclure malgré tout
prizes-agreed = encore en jeu, montant convenu
deal-next = L’arrangement est conclu. Terminez le tournoi, ou jouez encore pour les places.
deal-lift = Annuler l’arrangement
deal-lift_ask = Annuler cet arrangement ?
deal-lift_words = Les gains iront de nouveau aux places.

copies-why = Raison
copies-file = Fichier
copies-start = ouverture du club
copies-migration = changement de version
copies-update = mise à jour
copies-end = fin d’un tournoi
copies-demand = demandée

announce-title = { $count ->
    [one] Un joueur change de place
   *[other] { $count } joueurs changent de place
  }
announce-move = { $player } va à la table { $table }, place { $seat }
announce-break = La table { $table } ferme
announce-final_table = Table finale : les places sont tirées
announce-redraw = Les places sont tirées de nouveau
announce-round = Tour suivant : les places sont tirées
announce-words = Lisez à voix haute, cochez qui est assis.
announce-all = Tous assis
announce-rest = { $count ->
    [one] Le dernier est assis
   *[other] Les { $count } autres sont assis
  }
announce-one = À sa place
announce-from = De la table { $table }, place { $seat }. Affiché en salle.
arrival-title = { $player } arrive
arrival-table = table { $table }
arrival-seat = place { $seat }
arrival-chips = { $chips } jetons à donner
room-moves = Changements de place

away-asleep_title = L’ordinateur était en veille pendant le tournoi
away-asleep_words = En veille depuis { $since }, soit { $lost } d’absence. Rien n’a été perdu.

clock-sure = Changer l’horloge ?
clock-sure_words = Il restait { $time } au niveau en cours.
clock-sure_restart = Reprendre le niveau au début
clock-sure_go = Passer à ce niveau

import-show = Lignes montrées
import-show_all = Toutes ({ $count })
import-show_added = À ajouter ({ $count })
import-show_updated = À compléter ({ $count })
import-show_problems = À vérifier ({ $count })
import-show_none = Aucune ligne de cette sorte.

seasons-edit = Saison
seasons-edit_do = Modifier la saison
seasons-name_needed = Donnez un nom à la saison.
seasons-dates_needed = Indiquez deux dates, la fin après le début.
start-name_needed = Donnez un nom au club.

settings-language = Langue
copies-made = Copie faite
copies-repair = avant une réparation
copies-deletion = avant une suppression
copies-restore = avant une restauration

day-form = jj/mm/aaaa
day-unreadable = « { $text } » n’est pas une date : écrivez par exemple 12/03/1990.
hour-unreadable = « { $text } » n’est pas une heure : écrivez par exemple 20:30.
day-needed = Indiquez une date, par exemple 12/03/2026.
number-too_large = Au plus { $max } ici.
number-too_small = Au moins { $min } ici.
number-unreadable = « { $text } » n’est pas un nombre.
register-hint = Entrée inscrit le joueur choisi, ou encaisse ce qu’il doit.

members-more = { $count ->
    [one] Et un autre : précisez la recherche.
   *[other] Et { $count } autres : précisez la recherche.
  }

copies-restore_do = Restaurer
copies-restore_one = Restaurer la copie du { $when }
copies-sure = Revenir à la copie du { $when } ?
copies-sure_words = Tout ce qui a été fait depuis disparaît du club : membres, tournois, saisons. L’état actuel est d’abord copié : vous pourrez y revenir de la même façon. Qui a été effacé depuis revient avec la copie : effacez de nouveau cette personne.
copies-restored = Le club est revenu à la copie du { $when }

members-erase = Effacer cette personne…
members-erase_sure = Effacer { $name } ?
members-erase_words = À la demande de la personne : son nom et tout ce que le club sait d’elle disparaissent du fichier. Ses résultats restent, sans son nom. Pour ne plus la voir dans la liste, archivez-la plutôt.
members-erase_again = Vraiment effacer { $name } ?
members-erase_last = Cela ne s’annule pas. Les copies déjà faites gardent encore son nom jusqu’à ce qu’elles soient renouvelées.
members-erase_go = Effacer pour toujours
members-erased_copies = Ces copies du dossier « backups » contiennent encore la personne ({ $count }) : { $names }. Elles sont toutes gardées deux jours, puis une par jour pendant deux semaines, une par semaine pendant deux mois, et une par mois sans limite. Pour que rien ne reste, supprimez ces fichiers, et ceux que vous avez copiés ailleurs.
members-erased = Personne effacée

clubs-title = Clubs
clubs-reveal = Montrer le dossier
leave-title = Une horloge tourne
leave-open = Ouvrir l’autre club
leave-open_words = L’horloge de « { $names } » tourne, et la salle ne la montrera plus. Quand vous reviendrez à ce club, Tapis demandera si le temps passé compte.
leave-quit = Quitter Tapis
leave-quit_words = L’horloge de « { $names } » tourne. L’écran de la salle se fermera aussi ; au prochain démarrage, Tapis demandera si le temps passé compte.
keys-quit = Quitter Tapis

clock-late_closes = Inscriptions closes dans
room-late_closes = Inscriptions encore { $time }
bust-stack_of = { bust-stack }, { $player }
bust-by_of = { bust-by }, { $player }
finish-missing = Il manque { $missing } jetons
finish-missing_words = Vous avez compté { $counted } jetons ; { $chips } sont en jeu. Recomptez, ou terminez avec ces tapis.
finish-missing_go = Terminer ainsi

import-order_first_last = Les prénoms sont lus en premier : Jean Dupont.
import-order_last_first = Les noms de famille sont lus en premier : Dupont Jean.
import-swap = Échanger nom et prénom
import-back = Revenir au texte
results-season = Saison
results-season_joined = Le tournoi compte pour « { $season } »
results-season_left = Le tournoi ne compte plus pour aucune saison
checklist-title = Pas encore là
checklist-keys = Espace coche, Ctrl+A coche les habitués, Entrée inscrit
checklist-usual = Cocher les habitués ({ $count })
checklist-all = Tout cocher ({ $count })
checklist-register =
    { $count ->
        [0] Inscrire
        [one] Inscrire { $count } joueur
       *[other] Inscrire { $count } joueurs
    }
checklist-register_paid =
    { $count ->
        [0] Inscrire et encaisser
        [one] Inscrire { $count } joueur et encaisser { $amount }
       *[other] Inscrire { $count } joueurs et encaisser { $amount }
    }
checklist-came = { $came } sur { $of }
checklist-here = Présent
checklist-here_paid = Présent + { $amount }
checklist-more =
    { $count ->
        [one] Encore { $count } membre : cherchez-le par son nom.
       *[other] Encore { $count } membres : cherchez-les par leur nom.
    }
paste-title = Coller des noms…
paste-label = Un nom par ligne
paste-hint = Prénom Nom ou NOM Prénom, numérotés ou non, depuis un message ou un tableur. Une ligne peut contenir plusieurs noms séparés par des virgules.
paste-none = Les noms lus apparaissent ici.
paste-all_new =
    { $count ->
        [one] { $count } inconnu : en faire un membre
       *[other] { $count } inconnus : en faire des membres
    }
paste-left_out = Laissé de côté, ce n’est le nom de personne : { $rows }
paste-take = Inscrire
paste-leave = Laisser de côté
paste-which = Qui est-ce ?
paste-unknown = Inconnu, laissé de côté
paste-new = Nouveau membre : { $name }
absents-open = Pointer les absents…
absents-title = Qui n’est pas venu ?
absents-words = Un absent dont la place est bloquée joue sans être là : ses blindes sont prélevées. Une inscription retirée est remboursée. Le tout s’annule d’un coup.
absents-owing =
    { $count ->
        [one] { $count } joueur n’a pas payé :
       *[other] { $count } joueurs n’ont pas payé :
    }
absents-here = présent
absents-absent = place bloquée
absents-withdrawn = retiré
absents-go =
    { $count ->
        [0] Enregistrer
        [one] Enregistrer { $count } absent
       *[other] Enregistrer { $count } absents
    }
devices-title = À vérifier
devices-screen = Second écran
devices-ready = branché
devices-no_screen = absent
devices-printer = Imprimante
devices-no_printer = aucune
devices-sound = Son
devices-volume = { $percent } %
devices-silent = coupé
tournaments-winner = Vainqueur
tournaments-prize = Premier prix
tournaments-years = Année
tournaments-all_years = Toutes
tournaments-more = Autres actions

bounty-title = Primes
bounty-pool = { $amount } de primes en jeu, dont { $paid } déjà gagnés
bounty-unclaimed = { $amount } sans gagnant désigné : ils iront au vainqueur
bounty-to_winner = { $amount } sans gagnant désigné, allés au vainqueur
bounty-nobody_over = personne de désigné : { $amount } au vainqueur
bounty-none = Personne n’est encore éliminé.
bounty-from = Éliminé
bounty-by = Par
bounty-paid = En main
bounty-to_head = Sur sa tête
bounty-column = Primes
bounty-heads = Les plus grosses têtes
bounty-nobody = personne de désigné, { $amount } en attente
bounty-name = Par qui…
bounty-name_of = Dire qui a éliminé { $player }
bounty-name_title = Qui a éliminé { $player } ?
bounty-name_words = Plusieurs joueurs partagent la prime ; ce qui ne se divise pas va au premier nommé.
bounty-search = Chercher un joueur
bounty-named_none = Personne : la prime attend.
bounty-save = Enregistrer
bounty-head_of = { $amount } sur sa tête
bounty-won_of = { $amount } de primes

envelopes-waits = { $hunters } a éliminé { $player } : une enveloppe à tirer
envelopes-unnamed = Personne n’est désigné pour l’élimination { DE($player) } : qui tire l’enveloppe ?
envelopes-draw = Tirer l’enveloppe
envelopes-last = Dernière tirée : { $amount } (n° { $number }), { $hunters }
envelopes-left =
    { $count ->
        [one] { $count } enveloppe encore fermée
       *[other] { $count } enveloppes encore fermées
    }
envelopes-unopened = { $amount } dans les enveloppes
envelopes-to_winner = { $amount } dans les dernières enveloppes, allés au vainqueur
envelopes-planned = Enveloppes à { $players } joueurs restants, d’après les inscriptions actuelles
envelopes-sealed = Enveloppes scellées à { $time }
envelopes-inside = Contenu
envelopes-count = Nombre
envelopes-closed = Encore fermées
envelopes-number = Enveloppe
envelopes-none = Aucune enveloppe n’est encore tirée.
envelopes-amount = Contenu de chacune ({ $currency })
envelopes-count_of = Nombre d’enveloppes, ligne { $number }
envelopes-amount_of = Contenu, ligne { $number }
envelopes-remove = Retirer la ligne { $number }
envelopes-add = Ajouter des enveloppes
envelopes-seal_do = Sceller maintenant…
envelopes-change = Changer les enveloppes…
envelopes-seal_title = Les enveloppes
envelopes-seal_words = Une par joueur restant, et toute la cagnotte des primes dedans. Dès qu’une est tirée, elles ne changent plus.
envelopes-seal = Sceller
envelopes-counted = { $count } enveloppes pour { $players }
envelopes-summed = { $sum } sur { $pool }
envelopes-missing = il manque { $amount }
envelopes-over = { $amount } de trop

stacks-title = Compter les tapis
stacks-do = Compter les tapis…
stacks-words = Entrée mène à la place suivante, puis à la table suivante ; 12,5k vaut 12 500.
stacks-tables = Tables à compter
stacks-table = Table { $table }
stacks-waiting = { $count ->
    [one] { $count } joueur à compter
   *[other] { $count } joueurs à compter
  }
stacks-of = Tapis { DE($player) }
stacks-here = Table { $table } : { $chips }
stacks-all = { $players ->
    [one] { $players } joueur compté sur { $left }
   *[other] { $players } joueurs comptés sur { $left }
  }, { $counted } jetons sur { $chips } en jeu
stacks-right = Le compte est bon.
stacks-missing = Il manque { $chips } jetons.
stacks-over = { $chips } jetons de trop.
stacks-save = Enregistrer la table { $table }
stacks-has = tapis { $chips } ({ $depth }) à { $time }

arrivals-title = { $count ->
    [one] { $count } arrivée à confirmer
   *[other] { $count } arrivées à confirmer
  }
arrivals-new = nouveau : sa fiche est à faire
arrivals-typed = nom écrit par le joueur
arrivals-make = Faire sa fiche…
arrivals-register = Inscrire
arrivals-register_paid = Inscrire et encaisser
arrivals-dismiss = Ignorer
arrivals-dismiss_all = Tout ignorer
arrivals-dismiss_named = Ignorer l’arrivée { DE($name) }

end-prizes = Gains
end-handed = { $amount } remis
end-to_hand = { $amount } à remettre
end-all_handed = tout est remis
end-places = { $count ->
    [one] La place et ses points
   *[other] Les { $count } places et leurs points
  }
end-back = Retour aux gains
end-tick = remis
end-agreed = arrangement
end-bounties = dont { $amount } de primes
end-rest = Autres réglages des gains
end-go = Vers la fin de la soirée
end-title = Pour finir
end-papers = Gains et paiement
end-text = Texte à envoyer
end-text_copy = Copier
end-text_copied = copié
end-text_show = Voir le texte et ses autres formes
end-site = Site du club
end-site_go = Publier…
end-later = après la fin
end-copy = Copie vers { $folder }
end-copy_made = à jour
end-copy_behind = en retard
end-next_day = Pour le { $day }
end-next = Pour la prochaine fois
end-next_open = Ouvrir « { $name } »
end-ask = Demander { $amount } à { $player }.
end-give = Remettre son gain à { $player }.
end-bring = { $donor } apporte le lot { DE($player) } : { $thing }.
end-nothing = Rien ne reste à faire.
end-open_prizes = { $count ->
    [one] Un gain reste noté.
   *[other] { $count } gains restent notés.
  }
end-open_debts = { $amount } dus restent notés.
end-open_both = { $count ->
    [one] Un gain et { $amount } dus restent notés.
   *[other] { $count } gains et { $amount } dus restent notés.
  }
end-finish = Terminer la soirée
end-finished = Terminé à { $time }

till-title = Caisse
till-lead = { $received } reçus, { $prizes } à remettre
till-so_far = { $received } reçus sur { $due } dus
till-explained = { $lead } : { $parts }
till-then = { $lead } :
till-and = { $explained } ;
till-owes = { $player } doit { $amount } ({ $what })
till-for_entries = inscription de { $time }
till-for_re_entries = ré-inscription de { $time }
till-for_rebuys = recave de { $time }
till-for_addons = add-on de { $time }
till-club = { $amount } pour le club
till-added = { $amount } ajoutés par le club
till-written_off = { $amount } de dettes abandonnées
till-overpaid = { $player } a payé { $amount } de trop
till-without_winner = { $amount } sans gagnant
till-beyond = { $amount } promis au-delà de la dotation
till-holds = Il doit y avoir { $amount } dans la caisse maintenant.
till-short = La caisse avance { $amount } : plus a été remis que reçu.
till-less_owed = moins { $amount } dus
till-less_written_off = moins { $amount } abandonnés
till-and_too_much = plus { $amount } payés de trop
till-apart = Fond de caisse à part.
debts-settle = Encaissé
debts-settle_of = Encaissé : { $player }, { $amount }
till-give_up_of = Autre issue : dette { DE($player) }
