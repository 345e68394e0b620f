# Avant la soirée : qui s’est préinscrit, les places, la liste d’attente.
sign_ups-which = Ce qui est montré
sign_ups-on_site = Sur place
sign_ups-before =
    { $count ->
        [0] Avant la soirée
       *[other] Avant la soirée ({ $count })
    }
sign_ups-open = Préinscriptions
sign_ups-title = Préinscriptions
sign_ups-search = Préinscrire un membre : quelques lettres du nom
sign_ups-hint = Une préinscription n’encaisse rien et ne donne pas de place assise. À l’arrivée, un clic dans « Sur place » en fait une inscription.
sign_ups-no_limit = Sans limite
sign_ups-limit = Fixer les places
sign_ups-count =
    { $count ->
        [0] Personne n’est préinscrit
        [one] { $count } préinscrit avec une place
       *[other] { $count } préinscrits avec une place
    }
sign_ups-count_waiting =
    { $count ->
        [one] { $count } en liste d’attente
       *[other] { $count } en liste d’attente
    }
sign_ups-count_arrived =
    { $count ->
        [one] { $count } déjà là
       *[other] { $count } déjà là
    }
sign_ups-left =
    { $count ->
        [0] Complet
        [one] { $count } place libre
       *[other] { $count } places libres
    }
sign_ups-none = Personne ne s’est encore préinscrit. Cherchez un membre, ou collez la liste de la discussion.
sign_ups-no = N°
sign_ups-since = Préinscrit le
sign_ups-when = { $day } à { $hour }
sign_ups-waiting = Liste d’attente
sign_ups-waits = en attente, n° { $place }
sign_ups-moved_up = a quitté la liste d’attente
sign_ups-arrived = est là
sign_ups-off = Ne vient plus
sign_ups-off_whom = { $player } ne vient plus
sign_ups-in = déjà préinscrit
sign_ups-do = Préinscrire
sign_ups-do_count =
    { $count ->
        [0] Préinscrire
        [one] Préinscrire { $count } joueur
       *[other] Préinscrire { $count } joueurs
    }
sign_ups-not_there = Préinscrits, pas encore là
sign_ups-keys = Espace coche, Ctrl+A coche tous ceux qui ont une place, Entrée inscrit
checklist-others = Les autres membres
ahead-signed_up = Préinscrits, pas encore là
setup-capacity_field = Nombre de places
setup-capacity_hint = Les préinscrits au-delà vont en liste d’attente. Vide : sans limite.
