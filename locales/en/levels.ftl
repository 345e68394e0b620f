# Levels, at the desk, in the room and on telephones
ante-classic-of = ante { $ante }
ante-big_blind-of = BB ante { $ante }
clock-level = Level { $level }
clock-round = Round { $round }
clock-break = Break
clock-next = Next
prize-seat = seat ({ $amount })
