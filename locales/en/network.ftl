# Devices in the room
desk-devices = Devices
network-not_on = The network cannot be opened: { $detail }
network-astray = There is no page here. That of the tournament is at this address:
network-busy = Too many devices ask for this page at the same time. It opens by itself in a few seconds.
devices-off-title = Devices in the room have no access
devices-off-words = Players’ phones can follow the clock, find their seat and their prizes, with nothing to install and no internet: this computer and the phones only need to be on the same Wi-Fi. Access is opened for the evening and ends with Tapis.
devices-no_card = This computer is not connected to any network. Connect it to the club’s Wi-Fi, or by cable to the same router.
devices-firewall-windows = Windows may ask whether Tapis can communicate on the network: tick “Private networks”, then “Allow access”. A refusal is not asked again.
devices-firewall-macos = macOS may ask whether Tapis can accept connections: choose “Allow”.
devices-firewall-linux = If a firewall is active on this computer, it must allow port 8420 (TCP).
devices-card = Network card
devices-all_cards = All
devices-on = Open access
devices-off = Close access
devices-on-title = Phones can follow the evening
devices-scan = On the same Wi-Fi, scan this code with the camera, or type this address into the browser:
devices-lost_closed = Devices were let in when Tapis ended, and access could not be opened again. Check the network, then open access: devices that were let in stay so.
devices-lost_moved = The address of this computer has changed (before: { $url }). Phones and screens must scan the new code; captains and the remote must be let in again.
devices-code = Code to scan: { $url }
devices-by_name = On some devices also: { $url }
devices-waiting = Waiting for the first phone…
devices-phones = { $count ->
    [0] A device has come. No phone is following the evening at the moment.
    [one] One phone is following the evening.
   *[other] { $count } phones are following the evening.
  }
devices-others = { $count ->
    [one] Another address of this computer
   *[other] { $count } other addresses of this computer
  }
devices-others_words = One address for each network card. If the first leads nowhere, try these.
reach-title = Can phones reach me?
reach-words = Take your phone, connect it to the club’s Wi-Fi and scan the code: this line goes as soon as a device arrives.
reach-nothing_comes = Nothing arrives?
reach-none_came = No device has arrived yet. The most common causes:
reach-no_network = No network
reach-no_network-words = Connect this computer to the club’s Wi-Fi, or by cable to the same router.
reach-other_network = The phone is on another network
reach-other_network-words = Check the name of the Wi-Fi on the phone and switch its mobile data off: without internet, some phones leave the Wi-Fi by themselves.
reach-firewall = This computer’s firewall refuses
reach-firewall-windows = Windows Settings › Privacy & security › Windows Security › Firewall › Allow an app: tick Tapis in the “Private” column. Add it if it is not there.
reach-firewall-macos = System Settings › Network › Firewall › Options: set Tapis to “Allow incoming connections”.
reach-firewall-linux = Allow port 8420 (TCP): “sudo ufw allow 8420/tcp” with ufw, “sudo firewall-cmd --add-port=8420/tcp” with firewalld.
reach-public_network = Windows believes the network is public
reach-public_network-windows = Settings › Network & internet › Wi-Fi › Properties: choose “Private network”.
reach-guest = The Wi-Fi isolates its devices
reach-guest-words = A “guest” Wi-Fi, or that of a venue, often keeps devices from seeing one another. Use the main Wi-Fi, switch isolation off in the router, or bring a small router of your own: it needs no internet.
reach-wrong_card = The address is that of another network card
reach-wrong_card-words = Try this computer’s other addresses: the one of the club’s Wi-Fi usually begins like the address that the phone shows in its Wi-Fi settings.
phones-title = What phones show
phones-words = The clock, the blinds, the players left and the seats can be seen by anyone on the same Wi-Fi, as on the room’s wall.
phones-names = Players’ names
phones-names-full = First and last name
phones-names-first_and_initial = First name and initial (Karim B.)
phones-names-nickname = Nickname, else first name and initial
phones-names-initials = Initials only
phones-prizes = Prize pool and prizes
phones-standings = Season standings
phones-rules = Rules booklet

# The names of devices: a colour and an animal
device-animals = Fox, Wolf, Lynx, Owl, Deer, Bear, Tiger, Lion, Falcon, Raven, Beaver, Badger, Lizard, Dolphin, Shark, Panda, Zebra, Blackbird, Heron, Bison, Koala, Puma, Chamois, Squirrel
device-colours = Blue, Red, Green, Black, White, Grey, Yellow, Orange, Pink, Purple, Golden, Silver
device-name = { $colour } { $animal }
device-text = At most { $most } letters, on one line.
device-gone = This device is not there any more.
pairing-unknown = This code is no longer valid. Ask the desk for a new one.
pairing-off = Open access for devices first.
screen-is = This screen is called
screen-words = The desk gives it something to show: Devices, Screens.
screen-fill = Full screen
screen-lost = Connection lost: this screen shows what it knew.
screens-title = Screens
screens-words = A TV, a tablet or another computer becomes a screen of the room: open { $url } there. Its name is shown, and here you choose what it shows.
screens-off = A TV, a tablet or another computer can serve as a screen. Open access first.
screens-name = Name of the screen
screens-shows = What it shows
screens-shows_name = Only its name
screens-shows_room = Like the projector
screens-message = Message on this screen
screens-forget = Forget
devices-heard_now = connected
devices-heard_minutes = silent for { $minutes } min
devices-heard_hours = silent for { $hours } h
report-table_closed = Table { $table } is not in play.
report-other_table = This device belongs to table { $table }.
report-gone = This report is not there any more.
report-asks_captain = Asks to be captain of table { $table }. Check this name on its screen.
report-answered = This report has already been answered.
report-too_many = Too many reports are waiting for the desk already.
paired-title = Captains, tablets and remote control
paired-words = A captain reports from a phone what happens at the table; a floor tablet shows the tables, a door tablet registers and takes payments; the remote drives the clock. Each device scans a code that works once, then you confirm its name here.
paired-off = A captain can report from a phone what happens at the table, a tablet can serve on the floor or by the door, and your phone can drive the clock. Open access first.
paired-asks = asks to come in. Check this name on its screen.
paired-person = Used by
paired-let_in = Let in
paired-keep = Keep this device after the evening
paired-kept = kept
paired-refuse = Refuse
paired-code = Code for a device
paired-scan = Scan this code with the device within five minutes. It works only once.
paired-old = This code has expired. Make another.
paired-stop = Cancel this code
paired-table = Table
paired-add_captain = Code for a captain…
paired-add_floor = Code for a floor tablet…
paired-add_door = Code for a door tablet…
paired-add_remote = Code for the remote…
paired-no_tables = For a captain, first open a tournament whose seats are drawn.
paired-device = Device
paired-role = Role
paired-seen = Heard
paired-revoke = Revoke access
paired-revoke_words = { $name } will no longer report or command anything. A new code lets it come back.
paired-captain_of = Captain, table { $table }
paired-remote = Remote control
paired-eliminates = Eliminations reported by a captain apply without confirmation

phones-check_in = Players announce their arrival
phones-check_in_words = Who signed up touches the name, others write theirs; the desk finds them under “Entries” and registers them. No money is taken without the desk.
phones-kiosk = For a tablet at the door, open { $url }
arrival-closed = Arrivals are closed: please go to the desk.
arrival-not_signed_up = You are not in the list of those who signed up: give your name.
arrival-name = A first and a last name, of { $most } letters at most.
arrival-too_many = Too many arrivals wait for the desk already.
arrival-gone = This arrival does not wait any more.
