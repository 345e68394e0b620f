# Le guide : une soirée, pas à pas.
desk-guide = Guide
guide-title = Guide : une soirée, pas à pas
guide-intro = Dix étapes, de la liste des membres au classement. Tout est enregistré au fur et à mesure ; presque tout s’annule par Ctrl+Z.
guide-steps = Étapes
guide-go = Aller à cet écran

guide-club = Avant la première soirée : le club et ses membres
guide-club_1 = Créez le fichier du club, ou ouvrez le club d’exemple pour vous exercer : c’est un fichier à part, rien n’y compte.
guide-club_2 = Dans Membres, importez votre liste (CSV) ou collez-la depuis un tableur. Un aperçu dit ligne par ligne ce qui va se passer ; rien n’est ajouté avant votre accord.
guide-club_3 = Une personne peut être archivée (elle disparaît des recherches) ou, à sa demande, effacée : ses résultats restent, sans son nom.

guide-setup = 1. Préparer le tournoi
guide-setup_1 = Tournois, puis Nouveau tournoi : partez d’un modèle et ne changez que ce qu’il faut. Le résumé, à droite, suit chaque changement : heure de fin estimée, tapis moyen, avertissements.
guide-setup_2 = Niveaux : dites à quelle heure la salle ferme et demandez une structure, ou collez la vôtre. Chaque remarque propose sa réparation ; la courbe et les heures suivent chaque changement.
guide-setup_3 = Jetons : dites une fois ce que le club possède. Le programme compose la cave, que vous pouvez changer jeton par jeton, et dit quels jetons partent à quelle pause et s’il en manque.
guide-setup_4 = Salle : gardez une fois pour toutes vos tables et leurs places. Gains : barème, pourcentages ou montants, lots, arrondi, garantie ; ou pas d’argent du tout.
guide-setup_5 = Ce qui convient se garde comme modèle pour la prochaine fois.

guide-register = 2. Inscrire
guide-register_1 = Trois lettres, Entrée : le joueur est inscrit. Entrée encore encaisse ce qu’il doit. Un nouveau venu se crée dans la même case.
guide-register_2 = Un mineur est refusé (règle 1-3), une deuxième inscription aussi. L’argent dû et reçu se lit par joueur et en tout.
guide-register_3 = Place gardée (directeur près de l’ordinateur, besoin particulier) : bouton de la ligne du joueur, avant le tirage.

guide-draw = 3. Tirer les places
guide-draw_1 = Le tirage remplit les tables aussi également que possible. On peut le refaire jusqu’au début du jeu.
guide-draw_2 = Imprimez les cartons de place ou ouvrez l’écran de salle : chacun y trouve son nom. La graine du tirage est imprimée, pour que chacun puisse le vérifier.

guide-clock = 4. Lancer l’horloge
guide-clock_1 = « Cartes en l’air » démarre l’horloge. Les niveaux changent seuls ; Espace met en pause et reprend.
guide-clock_2 = Une minute ou un niveau de trop ? L’onglet Horloge rend du temps, en retire, ou passe à un autre niveau.
guide-clock_3 = Fin de soirée trop tardive ? L’onglet dit vers quelle heure elle est attendue, et ce que donneraient des niveaux plus courts. À la bulle, le main par main retire deux minutes par main.
guide-clock_4 = Pause tout de suite, arrêt jusqu’à une heure dite, dernières mains avant la pause : tout est là, et les joueurs le lisent sur l’écran de salle.
guide-clock_5 = L’heure de fin suit la soirée d’une élimination à la suivante : plus les tapis sont courts en grosses blindes, plus on sort vite, et plus encore à quatre joueurs ou moins. Les recaves et les retardataires à venir sont comptés. Le calcul vient de 78 soirées réelles de 6 à 23 joueurs ; à partir de dix soirées du club, les vingt dernières le corrigent, arrêts de l’horloge compris, et les sorties de ce soir aussi.
guide-clock_6 = L’intervalle dit ce qu’on ne peut pas savoir : huit soirées sur dix finissent dedans, deux en dehors. Au-delà de 30 joueurs, rien n’a été mesuré, et l’écran dit « aux environs de », sans marge. Pour le main par main, aucune soirée n’a pu être mesurée non plus : deux minutes par main sont une hypothèse, que les mains jouées corrigent.

guide-room = L’écran de salle
guide-room_1 = Il se place de lui-même sur le projecteur s’il y en a un, et y revient quand le câble est rebranché.
guide-room_2 = Ses scènes changent seules : accueil, places, horloge, pause, déplacements, dotation, table finale, vainqueur. La flèche à côté du bouton « Écran de salle » en retient une.
guide-room_3 = Écran de salle, Mises en page : choisissez-en une, ou copiez-la et déplacez ses panneaux à la souris ou au clavier ; logo, message, code QR et couleurs s’y règlent aussi.
guide-room_4 = F ouvre la salle, puis lui donne tout l’écran ; F ou Échap dans la salle le lui reprend. Les touches de l’horloge et des scènes y valent aussi : un niveau de plus ou de moins se confirme au poste.

guide-play = 5. Pendant le jeu
guide-play_1 = Élimination : touchez la place sur le plan des tables (Ctrl + clic en choisit plusieurs), ou tapez le nom dans la palette (Ctrl+K). Plusieurs sortis dans une même main se déclarent ensemble, avec leurs tapis du début de la main (règle 8-16).
guide-play_2 = Retardataire : comme une inscription, sa place est tirée aussitôt. Recave et add-on : fiche du joueur, selon les règles 5-1 à 5-5.
guide-play_3 = Une erreur ? Ctrl+Z, ou « Remettre en jeu » dans les résultats.

guide-tables = 6. Équilibrer et fermer les tables
guide-tables_1 = Le programme dit ce qu’il faut faire et pourquoi, avec la règle. Il demande où est le bouton quand il ne le sait pas : touchez « D ? » sur la table, puis la place ; plus tard, touchez le bouton pour le corriger.
guide-tables_2 = Acceptez, choisissez vous-même, ou remettez à plus tard. Les déplacements à annoncer restent affichés, dans la salle aussi, jusqu’à ce que les joueurs soient assis.

guide-floor = 7. Trancher un litige
guide-floor_1 = F2 ouvre l’arbitrage : choisissez la question, donnez les faits, lisez la décision et sa règle. Elle peut être gardée dans l’historique, avec votre propre décision s’il y a lieu (règle 1-1).
guide-floor_2 = Le compte à rebours pour un joueur trop lent et le registre des sanctions s’y trouvent aussi.

guide-power = 8. Si l’ordinateur s’éteint
guide-power_1 = Rallumez, rouvrez le programme : tout ce qui a été confirmé est là. Si l’horloge tournait, vous choisissez de rendre le temps perdu ou de continuer comme si elle avait tourné.
guide-power_2 = Des copies se font à l’ouverture et à la fin de chaque tournoi. Réglages permet d’en faire d’autres et d’en restaurer une ; l’état présent est d’abord copié.

guide-prizes = 9. Finir et remettre les gains
guide-prizes_1 = Quand il ne reste qu’un joueur, le programme propose la fin. À une limite de temps, comptez les tapis : ils classent ceux qui restent.
guide-prizes_2 = Onglet Gains : cochez « Remis » pour chaque gagnant servi. Le programme dit ce qui reste à remettre et ce qui doit être en caisse.
guide-prizes_3 = Les points entrent seuls dans le classement de la saison.

guide-paper = 10. Imprimer et ranger
guide-paper_1 = Documents : cartons, listes, structure, résultats, gains à signer, classement, livret de règles. Chacun se voit avant de s’imprimer, dans l’une ou l’autre langue.
guide-paper_2 = L’historique dit qui a fait quoi et quand. Ctrl+Z remonte jusqu’au début de la soirée, même un autre jour.

guide-keys = Au clavier
guide-keys_1 = Ctrl+K trouve tout : écrans, actions, joueurs, membres. La touche ? montre toutes les touches, F1 ce guide.
