# Données personnelles : ce que le club sait d’une personne, combien de temps, et le registre des traitements.
doc-member_data = Toutes ses données
doc-processing = Registre des traitements
doc-to_fill = ……………………………………………………………………
doc-data_yes = oui
doc-data_intro = Voici tout ce que le fichier de { $club } contient sur cette personne. Les données qui ne concernent que d’autres personnes n’y sont pas : qui a éliminé qui, par exemple. Les décisions d’arbitrage et les actions d’une soirée qui ne changent ni place, ni argent, ni résultat sont dans l’historique du tournoi, où chacun n’a qu’un numéro.
doc-data_foot = Données personnelles : à remettre à cette personne seulement.
doc-data_identity = Fiche
doc-data_added = Fiche créée le
doc-data_record = Fiche nº
doc-data_merged = Fiche réunie à celle-ci :
doc-data_told_apart = Signalée comme une autre personne que celle de la fiche { $numbers }.
doc-data_kept = Le club garde ces données au moins jusqu’au { $until }, même si la durée de conservation est passée : { $reason }
doc-data_no_dues = Aucune cotisation due ni payée.
doc-data_received_by = Reçu par
doc-data_remark = Remarque
doc-data_tournaments = Tournois
doc-data_no_tournaments = Aucun tournoi.
doc-data_money = Argent reçu et rendu aux tournois
doc-data_signed_up = préinscription du { $day }
doc-data_late = inscription tardive
doc-data_absent = absent
doc-data_seat = table { $table }, place { $seat }
doc-data_re_entries = { $count ->
    [one] { $count } ré-inscription
   *[other] { $count } ré-inscriptions
  }
doc-data_rebuys = { $count ->
    [one] { $count } recave
   *[other] { $count } recaves
  }
doc-data_addons = { $count ->
    [one] { $count } add-on
   *[other] { $count } add-ons
  }
doc-data_bounties = { $amount } de primes
doc-data_hits = { $count ->
    [one] { $count } joueur sorti
   *[other] { $count } joueurs sortis
  }
doc-data_changes = Qui a changé la fiche
doc-data_change = Changement

protection-title = Données personnelles
protection-words = Ces indications figurent dans le registre des traitements. Rien n’est jamais effacé sans qu’une personne du club le confirme.
protection-years = Proposer l’effacement après tant d’années sans signe du membre (vide : jamais)
protection-represented_by = Représenté par (nom et fonction)
protection-address = Adresse du club
protection-contact = Contact pour les demandes des membres
protection-text = 200 caractères au plus, sans caractères invisibles.
protection-years_impossible = De 1 à { $most } ans, ou vide.

retention-title = Durées de conservation
retention-open = Durées de conservation
retention-back = Membres
retention-words = { $years ->
    [one] Le club n’a plus de signe de ces personnes depuis un an ou plus. Effacez celles dont le club n’a plus besoin, ou gardez-les encore un an en disant pourquoi. Leurs résultats restent, sans le nom.
   *[other] Le club n’a plus de signe de ces personnes depuis { $years } ans ou plus. Effacez celles dont le club n’a plus besoin, ou gardez-les encore un an en disant pourquoi. Leurs résultats restent, sans le nom.
  }
retention-none = La durée de conservation n’est passée pour personne.
retention-off = Le club n’a pas fixé de durée de conservation : Tapis ne propose d’effacer personne.
retention-settings = Fixer une durée
retention-change = Changer la durée
retention-why = Dernier signe
retention-sign-played = tournoi du { $day }
retention-sign-season = saison payée jusqu’au { $day }
retention-sign-paid = paiement du { $day }
retention-sign-card = adhésion jusqu’au { $day }
retention-sign-added = fiche créée le { $day }, plus rien depuis
retention-ended = Délai passé le
retention-excluded = Exclu : l’effacement lève aussi l’exclusion.
retention-plays = Inscrit à « { $tournament } », qui n’est pas terminé.
retention-choose = Choisir { $name }
retention-choose_all = Tous
retention-erase = { $count ->
    [0] Effacer…
    [one] Effacer { $count } personne…
   *[other] Effacer { $count } personnes…
  }
retention-keep = Garder encore un an…
retention-keep_title = { $count ->
    [one] Garder { $count } personne encore un an
   *[other] Garder { $count } personnes encore un an
  }
retention-keep_reason = Motif
retention-keep_go = Garder
retention-erase_sure = { $count ->
    [one] Effacer { $count } personne pour toujours ?
   *[other] Effacer { $count } personnes pour toujours ?
  }
retention-erase_words = { $names }. Leurs noms et tout ce que le club sait de ces personnes disparaissent du fichier. Leurs résultats restent, sans le nom. Cela ne s’annule pas, et les copies déjà faites les contiennent jusqu’à ce qu’elles soient renouvelées.
retention-others = { $count ->
    [one] et une autre
   *[other] et { $count } autres
  }
retention-erased = { $count ->
    [one] { $count } personne effacée
   *[other] { $count } personnes effacées
  }
retention-later = Revu pour cette année
retention-kept = Gardés malgré le délai
retention-kept_until = jusqu’au { $day } : { $reason }
retention-again = Proposer à nouveau
retention-again_for = Proposer à nouveau d’effacer { $name }
retention-reminder = { $count ->
    [one] Le délai de conservation est passé pour { $count } personne du fichier.
   *[other] Le délai de conservation est passé pour { $count } personnes du fichier.
  }
retention-look = Voir la liste
retention-reason_missing = Indiquez le motif.
retention-text = Le motif est trop long (200 caractères au plus) ou contient des caractères invisibles.

handling-intro = Ce registre décrit ce que le club fait des données personnelles avec Tapis. Ce que le club en fait ailleurs, par exemple sur son site ou dans une messagerie, est à ajouter.
handling-controller = Responsable du traitement
handling-club = Club
handling-updated = Registre mis à jour le
handling-purpose = But
handling-persons = Personnes
handling-data = Données
handling-recipients = Qui les voit
handling-kept = Durée
handling-field_name = nom et prénom
handling-field_number = numéro de membre
handling-field_nickname = surnom
handling-field_licence = numéro de licence
handling-field_born = date de naissance
handling-field_email = adresse électronique
handling-field_phone = téléphone
handling-field_valid_until = fin de l’adhésion
handling-field_note = note libre
handling-field_photo = photo
handling-field_tags = étiquettes (groupes du club)
handling-members = Fichier des membres
handling-members_purpose = Savoir qui est membre ou invité, joindre les membres, vérifier l’adhésion et l’âge à l’inscription.
handling-members_persons = Membres ({ $members }), invités ({ $guests }), anciens membres ({ $former })
handling-members_recipients = Les personnes qui tiennent le bureau sur l’ordinateur du club. Une liste imprimée ou exportée va à qui le club la remet ; elle ne contient coordonnées et naissances que si on les demande.
handling-members_kept = { $years ->
    [one] Un an après le dernier signe du membre : tournoi, saison payée, paiement, fin de l’adhésion. Ensuite, Tapis propose l’effacement une fois par an ; le club le confirme, ou garde les données encore un an en notant pourquoi.
   *[other] { $years } ans après le dernier signe du membre : tournoi, saison payée, paiement, fin de l’adhésion. Ensuite, Tapis propose l’effacement une fois par an ; le club le confirme, ou garde les données encore un an en notant pourquoi.
  }
handling-dues = Cotisations
handling-dues_purpose = Encaisser les cotisations, remettre des reçus, tenir la caisse.
handling-dues_persons = Membres
handling-dues_data = Montant dû par saison et motif d’un tarif particulier ; jour, montant et moyen de chaque paiement, numéro du reçu, personne qui l’a reçu.
handling-dues_recipients = Les personnes qui tiennent le bureau, et le trésorier pour le registre imprimé.
handling-dues_kept = Les montants, les jours et les numéros de reçu restent dans les comptes. À l’effacement du membre, son nom et les motifs disparaissent.
handling-tournaments = Tournois, résultats et classements
handling-tournaments_purpose = Inscrire les joueurs, tirer les places, tenir la caisse de la soirée, établir résultats, classements et statistiques.
handling-tournaments_persons = Membres et invités qui jouent
handling-tournaments_data = Préinscriptions et inscriptions avec l’heure, places à table, ré-inscriptions, recaves et paiements, éliminations, places, gains et points. Jusqu’à la fin du tournoi, ce que les capitaines signalent de leur table, avec leur nom.
handling-tournaments_recipients = Le bureau. Les joueurs présents voient noms, places et résultats sur l’écran de la salle et sur les feuilles affichées. Quand le bureau ouvre l’accès aux appareils, quiconque est sur le même réseau local voit sur un téléphone les noms ({ $names }), les places, le déroulement du tournoi et, si le club le veut, les gains et le classement. Si le club publie son site, quiconque y voit les noms sous la forme choisie, les places, les points et, si le club le veut, les gains.
handling-tournaments_kept = Les résultats restent. Le journal d’un tournoi ne nomme chacun que par un numéro : après l’effacement, plus rien ne dit de qui il s’agit.
handling-discipline = Sanctions et exclusions
handling-discipline_purpose = Appliquer le règlement à table, et refuser l’entrée à une personne exclue.
handling-discipline_persons = Membres et invités concernés
handling-discipline_data = Faute, sanction et note du directeur ; d’une exclusion, les jours, le motif et qui a décidé.
handling-discipline_recipients = Les personnes qui tiennent le bureau. À l’inscription, l’exclusion est signalée sans le motif.
handling-discipline_kept = Une sanction reste dans le journal de son tournoi, où chacun n’a qu’un numéro ; la note du directeur y reste aussi, et mieux vaut n’y nommer personne. D’une exclusion levée ou d’une personne effacée, rien n’est gardé.
handling-changes = Historique des changements
handling-changes_purpose = Savoir qui a changé quoi, pouvoir l’annuler, et remarquer un fichier altéré.
handling-changes_persons = Membres, et personnes qui tiennent le bureau
handling-changes_data = Moment, nom et appareil de la personne au bureau ; des fiches, ce qui a changé.
handling-changes_recipients = Les personnes qui tiennent le bureau.
handling-changes_kept = Aussi longtemps que le fichier. À l’effacement d’un membre, ce que l’historique disait de lui est retiré.
handling-security = Mesures de sécurité
handling-secure_offline = Le fichier est sur un ordinateur du club. Tapis fonctionne sans Internet et n’envoie de données à personne, ni dans l’Union européenne ni ailleurs. L’accès des appareils de la salle est fermé tant que le bureau ne l’ouvre pas ; il est limité au réseau local, sans chiffrement, et rien n’en est journalisé.
handling-secure_service = Le dossier du fichier est toutefois copié par { $service } : ce service reçoit les données et figure parmi les destinataires.
handling-secure_network = Le fichier est sur un disque du réseau : son accès dépend aussi des droits sur ce disque.
handling-secure_access = Le fichier n’est pas chiffré : il est protégé par le compte et le disque de l’ordinateur.
handling-secure_chain = Chaque changement est noté dans un journal dont les lignes s’enchaînent. À l’ouverture, Tapis vérifie que rien n’a été altéré et le signale.
handling-secure_copies = Des copies sont faites d’elles-mêmes dans le dossier « backups » : toutes pendant deux jours, puis une par jour pendant deux semaines, une par semaine pendant deux mois, et une par mois sans limite. Une copie faite avant un effacement contient encore la personne : Tapis nomme ces fichiers, et le club les supprime.
handling-secure_second = Une copie à jour est tenue dans un second emplacement, que le club a choisi.
handling-secure_computers = Le club a été tenu par deux ordinateurs : une copie complète est aussi sur le second. Entre les deux, tout est chiffré, et chacun ne reconnaît que l’autre.
handling-rights = Droits des personnes
handling-right_access = Une personne qui le demande reçoit toutes ses données, imprimées et dans un fichier JSON, depuis sa fiche.
handling-right_change = Une fiche se corrige au bureau ; l’historique garde ce qui a changé.
handling-right_erase = Une personne peut être effacée dès que ses tournois sont terminés. Ses résultats restent, sans son nom.
members-data_save = Enregistrer ses données
members-data_saved = Données enregistrées dans { $path }
