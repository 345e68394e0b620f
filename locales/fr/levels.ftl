# Les niveaux, au bureau, en salle et sur les téléphones
ante-classic-of = ante { $ante }
ante-big_blind-of = { mark-bb } ante { $ante }
clock-level = Niveau { $level }
clock-round = Tour { $round }
clock-break = Pause
clock-next = Ensuite
prize-seat = place ({ $amount })
# Petite et grosse blinde en abrégé, comme on le dit aux tables : partout ailleurs on s’y réfère.
mark-sb = SB
mark-bb = BB
