# Levels, at the desk, in the room and on telephones
ante-classic-of = ante { $ante }
ante-big_blind-of = { mark-bb } ante { $ante }
clock-level = Level { $level }
clock-round = Round { $round }
clock-break = Break
clock-next = Next
prize-seat = seat ({ $amount })
# Small and big blind in short, as tables say them: everything else refers to these.
mark-sb = SB
mark-bb = BB
