# Les appareils dans la salle
desk-devices = Appareils
network-not_on = Le réseau ne peut pas être ouvert : { $detail }
devices-off-title = Les appareils de la salle n’ont pas accès
devices-off-words = Les téléphones des joueurs peuvent suivre l’horloge, trouver leur place et leurs gains, sans rien installer et sans internet : il suffit que cet ordinateur et les téléphones soient sur le même Wi-Fi. L’accès s’ouvre pour la soirée et se ferme avec Tapis.
devices-no_card = Cet ordinateur n’est relié à aucun réseau. Connectez-le au Wi-Fi du club, ou par câble à la même box.
devices-firewall-windows = Windows va peut-être demander si Tapis peut communiquer sur le réseau : cochez « Réseaux privés », puis « Autoriser l’accès ». Un refus ne se redemande pas.
devices-firewall-macos = macOS va peut-être demander si Tapis peut accepter des connexions : choisissez « Autoriser ».
devices-firewall-linux = Si un pare-feu est actif sur cet ordinateur, il faudra y autoriser le port 8420 (TCP).
devices-card = Carte réseau
devices-all_cards = Toutes
devices-on = Ouvrir l’accès
devices-off = Fermer l’accès
devices-on-title = Les téléphones peuvent suivre la soirée
devices-scan = Sur le même Wi-Fi, scannez ce code avec l’appareil photo, ou écrivez cette adresse dans le navigateur :
devices-lost_closed = Des appareils étaient admis quand Tapis s’est arrêté, et l’accès n’a pas pu être rouvert. Vérifiez le réseau, puis ouvrez l’accès : les appareils déjà admis le restent.
devices-lost_moved = L’adresse de cet ordinateur a changé (avant : { $url }). Les téléphones et les écrans doivent scanner le nouveau code ; les capitaines et la télécommande, être admis de nouveau.
devices-code = Code à scanner : { $url }
devices-by_name = Sur certains appareils aussi : { $url }
devices-waiting = En attente du premier téléphone…
devices-phones = { $count ->
    [0] Un appareil est venu. Aucun téléphone ne suit la soirée en ce moment.
    [one] Un téléphone suit la soirée.
   *[other] { $count } téléphones suivent la soirée.
  }
devices-others = { $count ->
    [one] Une autre adresse de cet ordinateur
   *[other] { $count } autres adresses de cet ordinateur
  }
devices-others_words = Une adresse par carte réseau. Si la première ne mène à rien, essayez celles-ci.
reach-title = Les téléphones me trouvent-ils ?
reach-words = Prenez votre téléphone, connectez-le au Wi-Fi du club et scannez le code : cette ligne disparaît dès qu’un appareil arrive.
reach-nothing_comes = Rien n’arrive ?
reach-none_came = Aucun appareil n’est encore arrivé. Les causes les plus fréquentes :
reach-no_network = Pas de réseau
reach-no_network-words = Connectez cet ordinateur au Wi-Fi du club, ou par câble à la même box.
reach-other_network = Le téléphone n’est pas sur le même réseau
reach-other_network-words = Vérifiez le nom du Wi-Fi sur le téléphone et coupez ses données mobiles : sans internet, certains téléphones quittent le Wi-Fi d’eux-mêmes.
reach-firewall = Le pare-feu de cet ordinateur refuse
reach-firewall-windows = Paramètres Windows › Confidentialité et sécurité › Sécurité Windows › Pare-feu › Autoriser une application : cochez Tapis dans la colonne « Privé ». S’il n’y est pas, ajoutez-le.
reach-firewall-macos = Réglages Système › Réseau › Coupe-feu › Options : réglez Tapis sur « Autoriser les connexions entrantes ».
reach-firewall-linux = Autorisez le port 8420 (TCP) : « sudo ufw allow 8420/tcp » avec ufw, « sudo firewall-cmd --add-port=8420/tcp » avec firewalld.
reach-public_network = Windows croit être sur un réseau public
reach-public_network-windows = Paramètres › Réseau et Internet › Wi-Fi › Propriétés : choisissez « Réseau privé ».
reach-guest = Le Wi-Fi isole ses appareils
reach-guest-words = Un Wi-Fi « invité » ou celui d’une salle empêche souvent les appareils de se voir. Utilisez le Wi-Fi principal, désactivez l’isolation dans la box, ou prenez un petit routeur à vous : il n’a pas besoin d’internet.
reach-wrong_card = L’adresse est celle d’une autre carte réseau
reach-wrong_card-words = Essayez les autres adresses de cet ordinateur : celle du Wi-Fi du club commence en général comme celle qu’affiche le téléphone dans ses réglages Wi-Fi.
phones-title = Ce que montrent les téléphones
phones-words = L’horloge, les blindes, les joueurs restants et les places sont visibles de quiconque est sur le même Wi-Fi, comme au mur de la salle.
phones-names = Noms des joueurs
phones-names-full = Prénom et nom
phones-names-first_and_initial = Prénom et initiale (Karim B.)
phones-names-nickname = Pseudonyme, sinon prénom et initiale
phones-names-initials = Initiales seules
phones-prizes = Dotation et gains
phones-standings = Classement de la saison
phones-rules = Règlement

# Les noms des appareils : un animal et une couleur, au masculin
device-animals = Renard, Loup, Lynx, Hibou, Cerf, Ours, Tigre, Lion, Faucon, Corbeau, Castor, Blaireau, Lézard, Dauphin, Requin, Panda, Zèbre, Merle, Héron, Bison, Koala, Puma, Chamois, Écureuil
device-colours = Bleu, Rouge, Vert, Noir, Blanc, Gris, Jaune, Orange, Rose, Violet, Doré, Argenté
device-name = { $animal } { $colour }
device-text = Au plus { $most } lettres, sans retour à la ligne.
device-gone = Cet appareil n’est plus là.
screen-too_many = Trop de nouveaux écrans à la fois. Celui-ci réessaie de lui-même.
pairing-unknown = Ce code n’est plus valable. Demandez-en un nouveau au bureau.
pairing-table_waits = Deux appareils attendent déjà pour la table { $table } : le bureau doit d’abord leur répondre.
pairing-many_wait = Trop d’appareils attendent déjà la réponse du bureau : réessayez quand il les aura vus.
pairing-off = Ouvrez d’abord l’accès aux appareils.
screen-is = Cet écran s’appelle
screen-words = Le bureau lui donne quelque chose à montrer : Appareils, Écrans.
screen-fill = Plein écran
screen-lost = Connexion perdue : l’écran montre ce qu’il savait.
screens-title = Écrans
screens-words = Une télévision, une tablette ou un autre ordinateur devient un écran de la salle : ouvrez-y { $url }. Son nom s’affiche, et vous choisissez ici ce qu’il montre.
screens-off = Une télévision, une tablette ou un autre ordinateur peut servir d’écran. Ouvrez d’abord l’accès.
screens-name = Nom de l’écran
screens-shows = Ce qu’il montre
screens-shows_name = Son nom seulement
screens-shows_room = Comme le projecteur
screens-message = Message sur cet écran
screens-forget = Oublier
devices-heard_now = connecté
devices-heard_minutes = silencieux depuis { $minutes } min
devices-heard_hours = silencieux depuis { $hours } h
report-table_closed = La table { $table } n’est pas en jeu.
report-other_table = Cet appareil est celui de la table { $table }.
report-gone = Ce signalement n’est plus là.
report-asks_captain = Demande à être capitaine de la table { $table }. Vérifiez ce nom sur son écran.
report-answered = Ce signalement a déjà reçu une réponse.
report-too_many = Trop de signalements attendent déjà le bureau.
paired-title = Capitaines, tablettes et télécommande
paired-words = Un capitaine signale depuis son téléphone ce qui se passe à sa table ; une tablette de salle montre les tables, une tablette d’accueil inscrit et encaisse ; la télécommande pilote l’horloge. Chaque appareil scanne un code qui sert une seule fois, puis vous confirmez ici son nom.
paired-off = Un capitaine peut signaler depuis son téléphone ce qui se passe à sa table, une tablette servir en salle ou à l’accueil, et votre téléphone piloter l’horloge. Ouvrez d’abord l’accès.
paired-asks = demande à entrer. Vérifiez ce nom sur son écran.
paired-person = Utilisé par
paired-let_in = Laisser entrer
paired-refuse = Refuser
paired-code = Code pour un appareil
paired-scan = Scannez ce code avec l’appareil, dans les cinq minutes. Il ne sert qu’une fois.
paired-old = Ce code a expiré. Faites-en un autre.
paired-stop = Annuler ce code
paired-table = Table
paired-add_captain = Code pour un capitaine…
paired-add_floor = Code pour une tablette de salle…
paired-add_door = Code pour une tablette d’accueil…
paired-add_remote = Code pour la télécommande…
paired-no_tables = Pour un capitaine, ouvrez d’abord un tournoi dont les places sont tirées.
paired-device = Appareil
paired-role = Rôle
paired-seen = Entendu
paired-revoke = Retirer l’accès
paired-revoke_words = { $name } ne pourra plus rien signaler ni commander. Un nouveau code le laissera revenir.
paired-captain_of = Capitaine, table { $table }
paired-remote = Télécommande
paired-eliminates = Les sorties signalées par un capitaine s’appliquent sans confirmation

phones-check_in = Les joueurs signalent leur arrivée
phones-check_in_words = Qui s’est inscrit d’avance touche son nom, un autre écrit le sien ; le bureau les trouve dans « Inscriptions » et les inscrit. Rien n’est encaissé sans le bureau.
phones-kiosk = Pour une tablette à l’entrée, ouvrez { $url }
arrival-closed = On ne peut plus signaler son arrivée : adressez-vous au bureau.
arrival-not_signed_up = Vous n’êtes pas dans la liste des inscrits : donnez votre nom.
arrival-name = Un prénom et un nom, de { $most } lettres au plus.
arrival-too_many = Trop d’arrivées attendent déjà le bureau.
arrival-many_here = Trop d’arrivées annoncées ici attendent déjà : adressez-vous au bureau.
arrival-gone = Cette arrivée n’attend plus.
