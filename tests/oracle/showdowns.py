"""Deals at random and says by pokerkit who wins: one JSON object a line.

usage: showdowns.py VARIANT DEALS SEED. A variant is one of the engine's, `draw27` being the international one
and `draw27_decree` that of the decree: the ace high, no straights, no flushes.
"""

import itertools
import json
import math
import random
import sys
from collections import Counter
from fractions import Fraction

from pokerkit import (
    Card,
    EightOrBetterLowHand,
    OmahaEightOrBetterLowHand,
    OmahaHoldemHand,
    RegularLowHand,
    StandardHighHand,
    StandardLowHand,
)
from pokerkit.lookups import Label, Lookup
from pokerkit.utilities import RankOrder

RANKS, SUITS = "23456789TJQKA", "cdhs"
DECK = [rank + suit for rank in RANKS for suit in SUITS]
PRIMES = dict(zip(RANKS, (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)))


class DecreeLookup(Lookup):
    """2-7 as the decree's words have it: sets count, runs and suits do not, the ace is high."""

    rank_order = RankOrder.STANDARD

    def _add_entries(self):
        self._add_multisets(Counter({1: 5}), (False, True), Label.HIGH_CARD)
        for sets, label in (
            ({2: 1, 1: 3}, Label.ONE_PAIR),
            ({2: 2, 1: 1}, Label.TWO_PAIR),
            ({3: 1, 1: 2}, Label.THREE_OF_A_KIND),
            ({3: 1, 2: 1}, Label.FULL_HOUSE),
            ({4: 1, 1: 1}, Label.FOUR_OF_A_KIND),
        ):
            self._add_multisets(Counter(sets), (False,), label)


class DecreeLowHand(StandardLowHand):
    """A 2-7 hand of the decree."""

    lookup = DecreeLookup()


class Hands:
    """The best of many fives by one of pokerkit's rankings; what it says of five cards is kept."""

    def __init__(self, five, whole):
        self.five, self.whole, self.kept = five, whole, {}

    def place(self, cards):
        """Higher is better; none for five cards that are no such hand."""
        suits = {card[1] for card in cards}
        key = math.prod(PRIMES[card[0]] for card in cards), len(suits) == 1
        if key not in self.kept:
            entry = self.five.lookup.get_entry_or_none("".join(cards))
            sign = -1 if self.five.low else 1
            self.kept[key] = entry and (sign * entry.index, entry.label)
        return self.kept[key]

    def best(self, fives, hole, board, check):
        places = [place for place in map(self.place, fives) if place]
        best = max(places, key=lambda place: place[0], default=None)
        if check:
            # That looking up fives is what pokerkit itself does with a whole hand.
            whole = self.whole.from_game_or_none("".join(hole), "".join(board))
            assert (whole and whole.entry.label) == (best and best[1]), (hole, board)
            assert whole is None or self.place([repr(card) for card in whole.cards])[0] == best[0], (hole, board)
        return best


HIGH = Hands(StandardHighHand, StandardHighHand)
OMAHA = Hands(StandardHighHand, OmahaHoldemHand)
EIGHT = Hands(EightOrBetterLowHand, EightOrBetterLowHand)
OMAHA_EIGHT = Hands(EightOrBetterLowHand, OmahaEightOrBetterLowHand)
RAZZ = Hands(RegularLowHand, RegularLowHand)
DEUCE = Hands(StandardLowHand, StandardLowHand)
DECREE = Hands(DecreeLowHand, DecreeLowHand)

# Cards in a hand, on the board, from the hand (none: any), high, low, most players.
GAMES = {
    "holdem": (2, 5, None, HIGH, None, 9),
    "omaha4_high": (4, 5, 2, OMAHA, None, 9),
    "omaha4_hilo": (4, 5, 2, OMAHA, OMAHA_EIGHT, 9),
    "omaha5_high": (5, 5, 2, OMAHA, None, 9),
    "stud_high": (7, 0, None, HIGH, None, 7),
    "stud_hilo": (7, 0, None, HIGH, EIGHT, 7),
    "razz": (7, 0, None, None, RAZZ, 7),
    "draw27": (5, 0, None, None, DEUCE, 6),
    "draw27_decree": (5, 0, None, None, DECREE, 6),
}


def fives(hole, board, from_hole):
    if from_hole is None:
        yield from itertools.combinations(hole + board, 5)
        return
    for own in itertools.combinations(hole, from_hole):
        for common in itertools.combinations(board, 5 - from_hole):
            yield own + common


def winners(places):
    told = {name: place for name, place in places.items() if place}
    best = max((place[0] for place in told.values()), default=None)
    names = [name for name, place in sorted(told.items()) if place[0] == best]
    return names or None, told[names[0]][1] if names else None


def main(variant, deals, seed):
    hole_count, board_count, from_hole, high, low, most = GAMES[variant]
    chance = random.Random(f"{variant} {seed}")
    for deal in range(deals):
        # Fewer ranks make more ties, pairs and straights.
        ranks = RANKS if chance.random() < 0.7 else chance.sample(RANKS, chance.randint(5, 12))
        pack = [card for card in DECK if card[0] in ranks]
        players = min(chance.choice((1, 2, 2, 3, 4, 5, most)), (len(pack) - board_count) // hole_count - 1)
        if players < 1:
            pack, players = list(DECK), 2
        chance.shuffle(pack)
        board = tuple(pack.pop() for _ in range(board_count))
        hands = {"ABCDEFGHI"[at]: tuple(pack.pop() for _ in range(hole_count)) for at in range(players)}
        if chance.random() < 0.1:
            # A twin of the first hand, as far as the pack has one: ties are rare where nothing is common.
            for card in hands["A"]:
                same = [other for other in pack if other[0] == card[0]]
                pack.remove(same[0]) if same else None
                hands["Z"] = (*hands.get("Z", ()), same[0] if same else pack.pop())
        check = deal % 50 == 0
        found = {}
        for name, ranking in (("high", high), ("low", low)):
            places = {
                player: ranking.best(list(fives(hole, board, from_hole)), hole, board, check)
                for player, hole in hands.items()
            } if ranking else {}
            found[name] = winners(places)
        halves = [names for names, _ in found.values() if names]
        shares = {
            player: str(sum(Fraction(1, len(halves) * len(names)) for names in halves if player in names))
            for player in hands
        }
        print(json.dumps({
            "given": {"variant": variant.removesuffix("_decree"), "board": board, "hands": hands},
            "winners_high": found["high"][0], "winners_low": found["low"][0], "shares": shares,
            "label_high": found["high"][1], "label_low": found["low"][1],
        }))


main(sys.argv[1], int(sys.argv[2]), sys.argv[3])
