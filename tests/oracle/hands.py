"""Plays hands at random by pokerkit and says who leaves them with what: one JSON object a line.

usage: hands.py HANDS SEED. Seats are numbered from the small blind; the button sits last.
"""

import json
import random
import sys
import warnings

from pokerkit import Automation, NoLimitTexasHoldem

# It warns of folds that nobody forced.
warnings.simplefilter("ignore")

AUTOMATIC = (
    Automation.ANTE_POSTING,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_DEALING,
    Automation.CARD_BURNING,
    Automation.BOARD_DEALING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)


def play(chance):
    """One hand of no-limit hold'em with stacks of very different sizes."""
    players = chance.choice((2, 3, 3, 4, 5, 6, 9))
    few = chance.random() < 0.5
    stacks = [25 * chance.randint(1, 12 if few else 80) for _ in range(players)]
    state = NoLimitTexasHoldem.create_state(AUTOMATIC, True, 0, (25, 50), 50, stacks, players)
    cards = [[repr(card) for card in hole] for hole in state.hole_cards]
    put_in, folded = [0] * players, [False] * players

    def look():
        for at in range(players):
            put_in[at] = max(put_in[at], stacks[at] - state.stacks[at])

    look()
    while state.status:
        if state.can_collect_bets():
            state.collect_bets()
            continue
        actor = state.actor_index
        act = chance.random()
        if act < 0.12 and state.can_fold():
            state.fold()
            folded[actor] = True
        elif act > 0.65 and state.can_complete_bet_or_raise_to():
            least = state.min_completion_betting_or_raising_to_amount
            most = state.max_completion_betting_or_raising_to_amount
            amount = most if act > 0.9 else chance.randrange(least, most + 1)
            state.complete_bet_or_raise_to(max(least, amount // 25 * 25))
        else:
            state.check_or_call()
        if state.status:
            look()
    board = [repr(card) for cards in state.board_cards for card in cards]
    return {
        "seats": players, "button": players, "board": board,
        "players": [
            {"seat": at + 1, "put_in": put_in[at], "folded": folded[at], "cards": cards[at]}
            for at in range(players)
        ],
        "net": {str(at + 1): state.payoffs[at] for at in range(players)},
    }


def main(hands, seed):
    # pokerkit shuffles with the common generator.
    random.seed(f"deck {seed}")
    chance = random.Random(f"play {seed}")
    for _ in range(hands):
        print(json.dumps(play(chance)))


main(int(sys.argv[1]), sys.argv[2])
