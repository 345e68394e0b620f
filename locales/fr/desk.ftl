# La fenêtre de l’organisateur et celle de la salle.
desk-places = Sections
desk-messages = Messages
desk-messages_page = Messages de la page
desk-skip = Aller à la page
desk-loading = Ouverture…
desk-tournaments = Tournois
desk-members = Membres
desk-seasons = Saisons
desk-settings = Réglages
desk-undo = Annuler
desk-redo = Rétablir
desk-old = Ce qui est affiché date : plus de nouvelles du programme depuis 3 secondes.
doubted_day-title = La date de cet ordinateur est-elle juste ?
doubted_day-evening = L’ordinateur dit que nous sommes le { $day }, mais la dernière soirée de ce club est du { $last }.
doubted_day-program = L’ordinateur dit que nous sommes le { $day }, mais ce programme a été fait plus tard.
doubted_day-set = Ce que vous créez serait daté de ce jour et compterait pour une autre saison. Réglez d’abord la date dans les réglages de l’ordinateur, puis revenez ici.
doubted_day-done = J’ai réglé la date
doubted_day-still = L’ordinateur dit toujours que nous sommes le { $day }.
doubted_day-right = C’est la bonne date
page-desk_reloaded = La page du bureau s’est arrêtée et a été rechargée ({ $times ->
    [one] 1 fois
   *[other] { $times } fois
}). Le tournoi et l’horloge n’ont rien perdu ; un formulaire commencé est à refaire.
page-room_reloaded = La page de la salle s’est arrêtée et a été rechargée ({ $times ->
    [one] 1 fois
   *[other] { $times } fois
}). Le tournoi et l’horloge n’ont rien perdu.
page-stopped = La page du bureau s’est arrêtée trois fois en une minute. Le tournoi est enregistré et l’horloge continue. Fermez d’autres programmes, puis rechargez la page. Si elle s’arrête encore, quittez et redémarrez l’ordinateur.
page-reload = Recharger la page
page-quit = Quitter
desk-bars = À savoir sur chaque page
desk-room = Écran de salle
desk-save = Enregistrer
desk-cancel = Fermer
desk-close = Fermer ce message
desk-rule = règle { $rule }

away-ran = L’horloge tournait.
away-stood = L’horloge était arrêtée et devait repartir d’elle-même.
away-cut_title = Le programme a été coupé pendant le tournoi
away-cut_words = Dernier signe de vie à { $since }, soit { $lost } d’absence. Rien n’a été perdu.
away-closed_title = Le programme a été fermé pendant le tournoi
away-closed_words = Fermé à { $since }, soit { $lost } d’absence. Rien n’a été perdu.
away-copied_title = Ce club vient d’un autre ordinateur, horloge en marche
away-copied_words = La dernière action date de { $since }, il y a { $lost } ; jusqu’à quand on a joué ensuite n’est pas connu. Rien n’a été perdu.
away-unknown_title = L’heure de l’ordinateur a reculé
away-unknown_words = L’horloge tournait, ou devait repartir d’elle-même. L’ordinateur a redémarré avec une heure antérieure au dernier signe de vie, { $since } : la durée de l’absence n’est pas connue. L’horloge du tournoi reprend là où elle en était.
away-go_on_there = Reprendre de là
away-stop = Arrêter l’horloge pour la régler
away-give_back = Rendre ce temps aux joueurs
away-go_on = Continuer comme si elle avait tourné

start-words = Les tournois de votre club, de l’inscription au classement.
start-sample = Essayer avec un club d’exemple
start-open = Ouvrir un club…
start-name = Nom du club
start-recent = Ouverts récemment
settings-kept = Réglages enregistrés.

tournaments-new = Nouveau tournoi
tournaments-open = Ouvrir
tournaments-none = Préparez votre première soirée : elle commence comme votre formule habituelle, et tout s’y change.
tournaments-first = Préparer une soirée

phase-registering = Inscriptions
phase-drawn = Places tirées
phase-playing = En cours
phase-finished = Terminé

tab-entries = Inscriptions
tab-tables = Tables
tab-add_on = Add-on
tab-clock = Horloge
tab-results = Résultats
tab-history = Historique

field-name = Nom
field-date = Date
field-status = État
field-entries = Inscriptions
field-number = Numéro
field-last_name = Nom
field-first_name = Prénom
field-nickname = Surnom
field-born = Né(e) le
field-valid_until = Adhésion jusqu’au
field-email_address = Adresse électronique
field-phone = Téléphone
field-note = Note
field-rank = Rang
field-place = Place
field-player = Joueur
field-stack = Tapis
field-points = Points
field-played = Joués
field-wins = Victoires
field-best_place = Meilleure place
field-best_n = Résultats comptés (vide : tous)
field-min_played = Tournois joués pour être classé
field-from = Du
field-to = Au
field-seat = Place
field-table = Table
field-ticket = Nº
field-prize = Gain
field-time = Heure
field-who = Par
field-what = Action
field-level = Niveau
field-small_blind = Petite blinde
field-big_blind = Grosse blinde
field-ante = Ante
field-ante_kind = Type d’ante
field-minutes = Minutes
field-average = Tapis moyen

members-add = Ajouter un membre
members-edit = Modifier
members-archive = Archiver
members-take_back = Reprendre
members-archived = avec les archivés
members-search = Chercher un nom, un surnom, un numéro
members-nobody = Personne ne correspond à cette recherche.
members-none = Aucun membre pour l’instant. Collez une liste de noms, importez un fichier, ou ajoutez un premier membre.
members-import = Importer une liste
members-paste = Coller une liste
members-exported = Liste enregistrée : { $path }

import-summary = { $added ->
    [one] { $added } membre à ajouter
   *[other] { $added } membres à ajouter
  }, { $known ->
    [one] { $known } déjà connu
   *[other] { $known } déjà connus
  }, { $rejected ->
    [one] { $rejected } ligne refusée
   *[other] { $rejected } lignes refusées
  }.
import-summary_more = { $updated ->
    [0] {""}
    [one] { $updated } membre à compléter.
   *[other] { $updated } membres à compléter.
  } { $unclear ->
    [0] {""}
    [one] { $unclear } ligne à préciser.
   *[other] { $unclear } lignes à préciser.
  }
import-ignored = Colonnes laissées de côté : { $columns }
import-paste_label = Liste de membres
import-paste_hint = Copiez les cellules d’un tableur, ou une ligne par personne : nom ; prénom ; date de naissance. Une première ligne de titres est comprise. Rien n’est ajouté avant votre accord.
import-paste_preview = Voir ce qui va se passer
import-paste_empty = Il n’y a aucune ligne dans ce texte : collez au moins un nom et un prénom.
import-line = Ligne
import-outcome = Ce qui va se passer
import-add = Ajouté
import-add_minor = Ajouté ; mineur, ne pourra pas jouer (règle 1-3)
import-known = Déjà membre : rien à faire
import-repeated = Même personne qu’à la ligne { $line } : rien à faire
import-completes = Complète la ligne { $line } : { $changes }
import-reject = Refusée : { $reasons }
import-update = Complété : { $changes }
import-change = { $field } : { $before } → { $after }
import-filled = { $field } : { $after }
import-unclear = Un homonyme, ou la même personne ? Dites de qui il s’agit.
import-left_out = Laissée de côté
import-without = Sans ceci : { $reasons }
import-differs = Gardé tel quel au club : { $changes }
import-above = Au-dessus des titres : { $rows }
import-below = Ni membre ni titre : { $rows }
import-go_more = Ajouter { $count }, compléter { $updated }
import-done_more = Ajoutés : { $count }, complétés : { $updated }
import-recase = Écrire les noms en capitales comme à l’ordinaire : « DUPONT Michel » devient « Dupont Michel », ici et partout au club
import-replace = Remplacer ce que le club sait par ce que dit la liste (sinon, seuls les champs vides sont remplis)
import-correct = Corriger
import-correct_line = Corriger la ligne { $line }, { $name }
import-correct_save = Corriger la ligne
import-leave_out = Laisser de côté
import-leave_out_line = Laisser de côté ou reprendre la ligne { $line }, { $name }
import-take_again = Reprendre
import-who = Qui est { $name }
import-who_unsaid = Qui est-ce ?
import-who_new = Un nouveau membre
import-go = { $count ->
    [one] Ajouter { $count } membre
   *[other] Ajouter { $count } membres
  }
import-done = { $count ->
    [one] { $count } membre ajouté
   *[other] { $count } membres ajoutés
  }

seasons-add = Nouvelle saison
seasons-none = Aucune saison : créez-en une pour tenir le classement.
seasons-words = Du { $from } au { $to } ; { $played ->
    [one] { $played } tournoi joué.
   *[other] { $played } tournois joués.
  }
seasons-why = Pourquoi ce score ?
seasons-dropped = Non compté.
seasons-missed = absent
seasons-counted = { $count ->
    [one] { $count } résultat compté
   *[other] { $count } résultats comptés
  }
seasons-unranked = pas encore classé
seasons-behind = Pour rejoindre la première place : { $points } points de plus.
seasons-moved = Mouvement
seasons-compared = Les flèches comparent au classement d’avant le { $day }.
seasons-new = nouveau
seasons-same = même rang
seasons-up = { $places ->
    [one] gagne une place
   *[other] gagne { $places } places
  }
seasons-down = { $places ->
    [one] perd une place
   *[other] perd { $places } places
  }
seasons-last = { $count } dernières
seasons-empty = Aucun tournoi de cette saison n’est terminé. Le premier résultat ouvre le classement.

settings-groups = Aller à un groupe de réglages
settings-group_club = Le club
settings-group_room = La salle et les jetons
settings-group_computer = Cet ordinateur
settings-group_data = Les données et leur sûreté
settings-recase = Écrire les noms en capitales comme à l’ordinaire : « DUPONT Michel » devient « Dupont Michel »
settings-theme = Apparence
settings-text_size = Taille du texte, sur cet ordinateur
settings-light = Claire
settings-dark = Sombre
settings-try = Essayer le son
settings-file = Fichier du club
settings-backup = Faire une copie maintenant
settings-copies = { $count ->
    [one] { $count } copie gardée
   *[other] { $count } copies gardées
  }

setup-template = Modèle
setup-season = Saison
setup-no_season = Aucune
setup-keep = Garder comme modèle
setup-create = Créer le tournoi
setup-start = Début
setup-venue = Lieu
setup-stack = Tapis de départ
setup-late = Inscriptions jusqu’au niveau
setup-late_until = Et jusqu’à quelle heure
setup-seats = Places par table
setup-final = Joueurs en table finale
setup-tables = Nombre de tables
setup-format = Formule
setup-freezeout = Freezeout
setup-rebuy = Recaves
setup-re_entries = Ré-inscriptions
setup-re_entries_hint = Un joueur éliminé s’inscrit à nouveau : place tirée au sort, tapis entier. Une recave, elle, se prend sans quitter sa place.
setup-re_entries-none = Aucune
setup-re_entries-limited = Un nombre limité par joueur
setup-re_entries-unlimited = Sans limite
setup-re_entries_max = Ré-inscriptions par joueur
setup-re_entries_level = Ré-inscriptions jusqu’au niveau
setup-re_entries_level_hint = Vide : aussi longtemps que les inscriptions.
setup-re_entries_chips = Tapis d’une ré-inscription
setup-re_entries_chips_hint = Vide : le tapis de départ.
setup-re_entry_own = Ré-inscription à un autre prix que l’inscription
setup-re_entry_fee = Ré-inscription, part de la dotation
setup-re_entry_club_part = Ré-inscription, part du club
setup-last_level = Recaves jusqu’au niveau
setup-max_rebuys = Recaves par joueur (vide : sans limite)
setup-addon = Add-on en fin de période
setup-addon_stacks = Caves par add-on
setup-addon_from = Vente de l’add-on
setup-addon_from-period_end = Dès la fin des recaves, à la pause
setup-addon_from-after_extra_hands = Après deux mains de plus à chaque table
setup-money = Tournoi avec de l’argent
setup-fee = Inscription, part de la dotation
setup-club_part = Inscription, part du club
setup-rebuy_price = Prix d’une recave
setup-addon_price = Prix de l’add-on
setup-levels = Niveaux
setup-players = Joueurs attendus
setup-unplayable = Ce tournoi ne peut pas encore être joué : vérifiez les valeurs.
setup-color_up = retrait de petits jetons
setup-add_level = + niveau
setup-add_break = + pause
setup-remove = Retirer cette ligne

warning-blinds_go_down = Niveau { $level } : les blindes baissent.
warning-ante_above_big_blind = Niveau { $level } : l’ante dépasse la grosse blinde.
warning-steep_jump = Niveau { $level } : la grosse blinde est multipliée par plus de 2,5.
warning-small_blind_not_half = Niveau { $level } : la petite blinde n’est pas la moitié de la grosse.

ante-none = sans
ante-classic = classique
ante-big_blind = grosse blinde

clock-pause = Arrêter
clock-resume = Reprendre
clock-paused = en pause
clock-overtime = prolongation
clock-next_break = Prochaine pause
clock-break_in = Prochaine pause dans { $time }
clock-no_break = Plus de pause prévue
clock-in_break = C’est la pause
clock-players = { $left ->
    [one] { $left } joueur
   *[other] { $left } joueurs
  } sur { $entries }
clock-average = Tapis moyen
clock-pool = Dotation
clock-minus = − 1 min
clock-plus = + 1 min
clock-restart = Reprendre le niveau au début
clock-blinds = Blindes
clock-after = Commence après
clock-go = Passer ici

entries-count = { $count ->
    [one] { $count } inscription
   *[other] { $count } inscriptions
  }
entries-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
re_entry-do = Ré-inscrire
re_entry-do_named = Ré-inscrire { $player }
re_entry-brief = Ré-inscriptions jusqu’au niveau { $level }
re_entry-open = Ré-inscriptions ouvertes jusqu’au niveau { $level }
re_entry-over = Ré-inscriptions terminées
registration-ends = Inscriptions jusqu’à { $time } au plus tard
registration-no_hour = Sans heure de fin
registration-reopen = Rouvrir les inscriptions
registration-reopen_hint = Jusqu’à la fin du niveau { $level }.
registration-close = Fermer les inscriptions
registration-ask = Fermer à une heure…
registration-at = Fin des inscriptions
registration-at_go = Fermer à cette heure
entries-remove_title = Retirer l’inscription { DE($player) }
entries-remove_why = Pourquoi (facultatif)
entries-voided = { $count ->
    [one] { $count } inscription retirée
   *[other] { $count } inscriptions retirées
  }
entries-due = Dû
entries-paid = Reçu
entries-owed = Reste
entries-filter = Filtrer la liste
entries-none = Personne pour l’instant : tapez trois lettres d’un nom, puis Entrée.
entries-late = tardive
entries-reserved = table { $table }, place { $seat } réservée
entries-settle = Encaisser { $amount }
entries-reserve = Réserver une place
entries-reserve_for = Place réservée : { $player }
entries-reserve_words = Pour le directeur près de l’ordinateur, ou un besoin particulier. Le tirage la respecte.
entries-lift = Libérer la place
entries-remove = Retirer

register-title = Inscrire un joueur
register-paid = payé
register-search = Trois lettres du nom, puis Entrée
register-in = a déjà une inscription
register-newcomer = Nouveau membre : { $name }…

draw-title = Places
draw-words = Les places sont tirées au sort, tables aussi égales que possible.
draw-do = Tirer les places
draw-done = { $tables ->
    [one] Places tirées sur une table.
   *[other] Places tirées sur { $tables } tables.
  }
draw-seed = Nombre tiré au sort par l’ordinateur :
draw-verify = Vérifier ce tirage
draw-verify_words = Ce nombre suffit à refaire toutes les places : le document « { doc-draw_certificate } » dit comment.
draw-start = Cartes en l’air
draw-show_all = Montrer toutes les places
draw-again = Tirer à nouveau

tables-none = Les tables apparaissent une fois les places tirées.
find-label = Un nom : éliminer, recaver, déplacer…
find-waiting = sans place
find-nobody = Personne. Un nom, ou table et place : « 3 5 ».
find-nobody_called = Personne pour « { $name } ».
find-several = { $count } joueurs : choisissez avec ↑ ↓, ou écrivez la suite. Entrée seule ne choisit personne.
find-one = Entrée choisit ce joueur. Rien n’est encore fait.
find-said = { $player }, { $where } : Entrée choisit ce joueur.
tables-all = Toutes
tables-open = Ouvrir la table { $table }
blocked-open = Bloquer des places…
blocked-title = Bloquer des places
blocked-words = Personne n’est tiré au sort sur une place bloquée ni n’y est déplacé tant que vous ne la libérez pas. Quand toutes les autres sont prises, le prochain inscrit ouvre une autre table. Un appui sur un numéro bloque ou libère toute une ligne ou toute une colonne.
blocked-everywhere = Place { $seat } de toutes les tables : bloquer ou libérer
blocked-whole = Places libres de la table { $table } : bloquer ou libérer
blocked-closed = pas en jeu
blocked-free = libre
blocked-taken = prise
blocked-kept = réservée
blocked-blocked = bloquée
blocked-done = Fermer
table-title = Table { $table }
table-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
  }
table-next = Prochaine main : bouton { $button }, petite blinde { $sb }, grosse blinde { $bb }, donneur { $dealer }
seat-free = libre
seat-at = table { $table }, place { $seat }
seat-short = table { $table } · { $seat }
mark-button = Bouton
tell-button = Touchez la place où est le bouton (même vide).
tell-big_blind = Touchez la place de la grosse blinde.

plan-view = Présentation des tables
plan-as-plan = Plan
plan-as-list = Liste
plan-arrange = Disposer les tables
plan-arrange-hint = Glissez chaque table où elle se trouve dans la salle, ou déplacez-la avec les flèches. Le plan est gardé pour ce lieu.
plan-arrange-done = Garder ce plan
plan-arrange-auto = Disposition automatique
plan-arrange-cell = Table { $table }, colonne { $column }, rangée { $row }
places-outside = La table { $table } ne peut pas être placée à cet endroit du plan.
places-twice = La table { $table } est placée deux fois, ou à la place d’une autre.
plan-pages = Tables montrées
plan-todo = À faire
plan-nothing = Rien à faire
stream-next = Ensuite
stream-more = Autre chose…
stream-reports = Les capitaines attendent une réponse
stream-envelopes = Des enveloppes sont à tirer
plan-last_out = Dernières sorties
plan-all_out = Toutes les sorties ({ $count })
plan-take_back = annuler
plan-unknown = Bouton inconnu. { tell-button }
plan-short = { $gap } de moins
plan-left = place à quitter
plan-blocked = bloquée
plan-advised = déplacement proposé
plan-awaited = déplacement à annoncer
plan-absent = absent
plan-suspended = sanction en cours
plan-unpaid = non payé
plan-chosen = choisi
plan-by = l’élimine
plan-together = Pour choisir plusieurs joueurs : Ctrl + clic sur leurs places.
plan-grow = Agrandir la table { $table }
plan-shrink = Montrer toutes les tables (table { $table } agrandie)
plan-all_tables = Toutes les tables
plan-counted = compté à { $time }
plan-final = Table finale
plan-final-next = prochaine sortie : { $place }
plan-final-next_prize = prochaine sortie, { $place } : { $prize }
plan-final-stacks = { $count } tapis comptés · total { $chips }
plan-final-prizes = À gagner
plan-final-deal_made = Un arrangement est conclu.

legend-title = Légende du plan
legend-name = Rivière
legend-seated = joueur assis
legend-free = place libre
legend-awaited = joueur attendu à cette place
legend-left = place qu’un joueur quitte
legend-blocked = place bloquée : personne ne la reçoit
legend-absent = absent, ses blindes sont posées
legend-suspended = sanction en cours
legend-unpaid = n’a pas tout payé
legend-sought = correspond à ce qui est tapé
legend-chosen = choisi pour sortir dans la même main
legend-short = table à laquelle il manque un joueur
legend-unknown = le bouton de la table n’est pas connu
legend-use = Touchez un joueur pour agir, faites-le glisser pour le déplacer ; touchez le numéro d’une table pour l’agrandir.

plan-then = Ensuite : { $what }
plan-then_nothing = Ensuite : rien à faire.
plan-after = { $left ->
    [one] Après : { $left } joueur
   *[other] Après : { $left } joueurs
  }, table { $table } à { $count }.
bust-other_tables = Autres tables
bust-short = Éliminer
bust-touch = Par qui ? Touchez sa place à la table { $table }.
bust-touch_bounty = Par qui ? Touchez sa place : la prime lui revient.
bust-by_remove = Retirer
seat-owes = Doit { $amount }
sale-unpaid = { $amount } à payer
sale-will_owe = devra { $amount }
player-other = Autre…
player-absent_short = Absent
player-arrived_short = De retour
desk-undo_link = annuler
penalty-another = Autre sanction
brief-freezeout = sans recave
brief-stack_too_large = tapis trop grand
brief-limit_reached = limite atteinte
brief-hand_missed = main manquée
brief-period_over = terminées
brief-no_add_on = aucun
brief-add_on_taken = déjà pris
brief-add_on_not_yet = après 2 mains
brief-add_on_at_period_end = à la fin des recaves
brief-add_on_over = terminé
bust-whom = Éliminer { $player }
bust-who = Par qui ?
bust-who_hint = Touchez sa place. Facultatif.
bust-who_bounty = Touchez sa place : la prime lui revient.
bust-unknown = on ne sait pas
bust-no_prize = pas de prix
bust-by = par
bust-several = Plusieurs éliminés
bust-several_short = Plusieurs…
bust-together = Plusieurs dans la même main…
bust-order = Qui avait le plus de jetons ?
bust-order_words = Le premier de la liste est le mieux classé ; faites glisser un nom à sa place. L’ordre suffit : rien n’est à compter.
bust-order_counted = Les tapis indiqués décident : indiquez-les tous.
bust-more = { $player } avait plus
bust-less = { $player } avait moins
bust-words = Plusieurs joueurs sortis dans la même main sont classés par leur tapis au début de la main.
bust-stack = Tapis au début de la main
bust-all = { $count ->
    [one] Éliminer { $count } joueur
   *[other] Éliminer { $count } joueurs
  }
rebuy-do = Recave
rebuy-stack = jetons qu’il lui reste
rebuy-open = Recaves ouvertes jusqu’au niveau { $level }
rebuy-phase-period = Période finie : deux mains supplémentaires par table
rebuy-phase-last_call = Pause de fin des recaves : dernières recaves et add-ons
rebuy-phase-after_extra_hand_1 = Après la première main : dernières recaves
rebuy-phase-after_extra_hand_2 = Après la deuxième main : add-ons seulement
rebuy-phase-closed = Recaves et add-ons terminés
rebuy-set-after_extra_hand_1 = 1re main jouée
rebuy-set-after_extra_hand_2 = 2e main jouée
rebuy-set-closed = Plus de recave ni d’add-on
rebuy-tables = Recaves et mains supplémentaires
rebuy-all_tables = Toutes les tables
rebuy-table = Table { $table }
rebuy-phase-differs = Différent selon les tables
rebuy-addons_until = Add-ons jusqu’à la fin du niveau { $level }
rebuy-addon_at_end = Vendre l’add-on dès la fin des recaves
rebuy-keep_open = Recaves jusqu’à la fin du niveau { $level }
addon-do = Add-on
addon-title = Qui prend l’add-on ?
addon-price = { $amount } pour { $chips } jetons
addon-free = { $chips } jetons, sans paiement
addon-rebuys_over = les recaves sont finies
addon-rebuys_too = recaves encore possibles
addon-all = Tout cocher
addon-paid = payé
addon-taken = pris
addon-owe_first = Doivent d’abord :
addon-owe_still = Doivent encore :
addon-ticked =
    { $count ->
        [one] { $count } add-on coché
       *[other] { $count } add-ons cochés
    }
addon-sold =
    { $count ->
        [0] Aucun add-on pour l’instant
        [one] { $count } add-on pris
       *[other] { $count } add-ons pris
    }
addon-mistake_paid = Une erreur ? Décochez : l’add-on et son argent sont repris.
addon-mistake = Une erreur ? Décochez : l’add-on est repris.
addon-receive = Encaisser { $count } × { $amount }
addon-note =
    { $count ->
        [one] Noter { $count } add-on
       *[other] Noter { $count } add-ons
    }
addon-unpaid =
    { $count ->
        [one] Noter l’add-on, à payer plus tard
       *[other] Noter les { $count } add-ons, à payer plus tard
    }
addon-waits =
    { $count ->
        [one] { $names } joue encore les mains d’avant l’add-on.
       *[other] { $count } joueurs jouent encore les mains d’avant l’add-on.
    }
addon-hands =
    { $count ->
        [one] Encore { $count } main avant l’add-on
       *[other] Encore { $count } mains avant l’add-on
    }
addon-hands_played = Jouées à toutes les tables
addon-hands_done = Les deux mains sont jouées.
addon-give = Donnez { $chips } jetons à chacun
addon-closes = Ferme à la fin du niveau { $level }.
addon-close = Fermer maintenant
addon-line =
    { $count ->
        [0] Add-on : personne encore
        [one] Add-on : { $count } pris
       *[other] Add-on : { $count } pris
    }
move-do = Déplacer
move-do_to = Déplacer en table { $table }, place { $seat }
move-touch = Touchez une place libre, ou choisissez :
player-more = Plus…
penalty-do = Sanction
penalty-of = Sanction : { $player }

advice-final_table = Table finale : { $players } joueurs, à tirer à la table { $table }
advice-draw_final = Tirer la table finale
advice-break = La table { $table } peut fermer
advice-break_how = Ses { $players } joueurs tirent { $destination ->
    [free_seats] parmi les { $free } places libres ailleurs.
   *[shortest_tables] leur place aux autres tables les plus courtes ({ $free } places libres ailleurs).
  }
advice-do_break = Fermer la table { $table }
advice-over = Le tournoi peut se terminer
advice-winner = { $player } gagne le tournoi
advice-finish = Terminer le tournoi
advice-gap = Un joueur de la table { $from } devrait aller à la table { $to }
advice-sizes = Table { $from } : { $long } joueurs, table { $to } : { $short }.
advice-by_lot = { $open ->
    [player] Joueur tiré au sort : bouton de la table { $table } non connu.
    [seat] Place tirée au sort : bouton de la table { $table } non connu.
   *[both] Joueur et place tirés au sort : boutons non connus.
  }
advice-role_bb = Sera grosse blinde.
advice-role_button = Aura le bouton.
advice-button_known = Bouton de la table { $table } connu ?
advice-button_touch = Touchez qui l’a.
advice-button_here = Le bouton est ici : place { $seat }, { $player }
advice-accept = C’est fait
advice-other_seat = autre place
advice-postpone = Plus tard
advice-all = Faire tous les déplacements
advice-other_player = autre joueur
advice-other_table = autre table
advice-break_any = Fermer une autre table
advice-otherwise = Autrement…
advice-do_choice = Appliquer ce choix

moves-title = Liste des déplacements
moves-from = De
moves-to = À
moves-why = Pourquoi
moves-balance = équilibrage
moves-break = table fermée
moves-final_table = table finale
moves-director = directeur

results-final = Résultats
results-so_far = Classement provisoire
results-none = Personne n’est sorti pour l’instant.
results-revive = Remettre en jeu
results-honour = Tournoi sans argent : seulement l’honneur.

room-players = Joueurs
room-chips = Jetons en jeu
room-seats = { $name } : vos places
