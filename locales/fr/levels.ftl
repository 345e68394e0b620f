# Les niveaux, au bureau, en salle et sur les téléphones
ante-classic-of = ante { $ante }
ante-big_blind-of = BB ante { $ante }
clock-level = Niveau { $level }
clock-round = Tour { $round }
clock-break = Pause
clock-next = Ensuite
prize-seat = place ({ $amount })
