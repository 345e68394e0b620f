# Les niveaux, au bureau, en salle et sur les téléphones
ante-classic-of = ante { $ante }
ante-big_blind-of = ante de GB { $ante }
clock-level = Niveau { $level }
clock-round = Tour { $round }
clock-break = Pause
clock-next = Ensuite
prize-seat = place ({ $amount })
