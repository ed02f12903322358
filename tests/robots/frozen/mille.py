"""The regular of Mille as it was at b24ea6e5: a robot that others must beat, and that never changes."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bot.games.cards import RANKS, Card
from bot.games.mille.kinds import kind_of
from bot.games.mille.moves import Discard, Lay
from bot.games.mille.options import CleanNatural
from bot.games.protocol import Move
from bot.robots.mille.danger import is_last_turn, own_table, their_likely_score
from bot.robots.mille.exits import Exit, find_exit
from bot.robots.mille.going_out import wins_game
from bot.robots.mille.reading import MELD, NATURALS, PAIR, TWO, Reading, chance_they_hold, dearness, points_of
from bot.robots.mille.robot import MilleRobot
from bot.robots.protocol import Level

OUT_CHANCES = (1.0, 0.35, 0.25, 0.2, 0.17, 0.14, 0.12, 0.11, 0.1, 0.09, 0.08, 0.07, 0.06)


def chance_they_end_it(reading: Reading) -> float:
    if is_last_turn(reading):
        return 1.0
    return OUT_CHANCES[min(reading.them.in_hand, len(OUT_CHANCES) - 1)]


LEAST_WORTH = 15.0
PAIR_HOPE = 0.3
LONE_HOPE = 0.1


def is_worth_taking(reading: Reading) -> bool:
    return pile_worth(reading) >= LEAST_WORTH


def pile_worth(reading: Reading) -> float:
    danger = chance_they_end_it(reading)
    worth = 0.0
    for rank, count in enumerate(reading.buried):
        held = reading.hand[rank] + count
        if reading.has_meld(rank) or held >= MELD or rank == TWO:
            hope = 1.0
        else:
            hope = (PAIR_HOPE if held == PAIR else LONE_HOPE) - danger
        worth += count * dearness(rank) * hope
    return worth


HURRY = 0.1


def is_time_to_go_out(reading: Reading, way: Exit) -> bool:
    match wins_game(reading, way):
        case None:
            return chance_they_end_it(reading) >= HURRY or way.score >= their_likely_score(reading)
        case is_won:
            return is_won


KEPT = 2
HOLD = (
    4.0  # points that a pair, a meld or a two kept in hand is worth; laying all at once lost 41 % to 59 %; 2 to 8 alike
)
TIDY = 0.01

CHAPEAU = 60.0

CLEAN_HOPE = 0.25
CLEAN_HOPE_IN_NEED = 0.6
CLEAN_HOPE_ANY = 0.9
CLEAN_START = 50


def next_lay(reading: Reading) -> Lay | None:
    worth_while = [
        (worth, lay) for worth, lay in _weighed(reading) if worth > 0 and reading.me.in_hand - len(lay.cards) >= KEPT
    ]
    return max(worth_while, key=lambda one: one[0])[1] if worth_while else None


def rescue(reading: Reading) -> float:
    danger = chance_they_end_it(reading)
    if threatens_chapeau(reading):
        return danger * (2 + CHAPEAU / reading.view.held_points)
    return danger * 2


def threatens_chapeau(reading: Reading) -> bool:
    return own_table(reading) < reading.view.held_points


def clean_worth(reading: Reading) -> float:
    if not reading.is_clean:
        return 0.0
    options = reading.view.options
    if options.clean_natural is CleanNatural.ANY:
        return CLEAN_HOPE_ANY * (reading.me.down_points + CLEAN_START)
    hope = CLEAN_HOPE_IN_NEED if options.natural_required and not reading.me.naturals else CLEAN_HOPE
    return hope * (reading.me.down_points + CLEAN_START) * (1 - chance_they_end_it(reading))


def spoils_natural(reading: Reading, rank: int) -> bool:
    own = reading.mine[rank] + reading.hand[rank]
    return not reading.my_wilds[rank] and own >= 7 and own + reading.in_reach(rank) == 8


def _weighed(reading: Reading) -> Iterator[tuple[float, Lay]]:
    saved = rescue(reading)
    for rank in NATURALS:
        cards = reading.cards[rank]
        if reading.has_meld(rank) or len(cards) >= MELD:
            for laid in _all_or_but_a_pair(cards, reading.has_meld(rank)):
                keeps = len(laid) < len(cards) or len(cards) < PAIR
                yield points_of(laid) * saved + TIDY - (0 if keeps else HOLD), Lay(RANKS[rank], laid)
    twos = reading.cards[TWO]
    if len(twos) >= MELD or (twos and reading.has_meld(TWO)):
        yield points_of(twos) * saved - HOLD, Lay(RANKS[TWO], twos)
    cost = clean_worth(reading) + HOLD
    for lay in _with_wild_twos(reading, twos):
        yield points_of(lay.cards) * saved - cost, lay


def _all_or_but_a_pair(cards: tuple[Card, ...], has_meld: bool) -> Iterator[tuple[Card, ...]]:
    if cards:
        yield cards
    if len(cards) >= PAIR + (1 if has_meld else MELD):
        yield cards[:-PAIR]


def _with_wild_twos(reading: Reading, twos: tuple[Card, ...]) -> Iterator[Lay]:
    for rank in NATURALS:
        cards = reading.cards[rank]
        if not twos or spoils_natural(reading, rank):
            continue
        if reading.has_meld(rank):
            yield Lay(RANKS[rank], twos[:1])
        elif cards and 0 < MELD - len(cards) <= len(twos):
            yield Lay(RANKS[rank], cards + twos[: MELD - len(cards)])


LOAD = 2.0
TWO_KEEP = 30.0
MELD_KEEP = 3.0
PAIR_KEEP = 20.0
LONE_KEEP = 0.5
PLENTY = 4


def best_discard(reading: Reading) -> Card:
    return min((held[-1] for held in reading.cards if held), key=lambda card: discard_cost(reading, card))


def discard_cost(reading: Reading, card: Card) -> float:
    return keep_worth(reading, card) + gift(reading, card) - relief(reading, card)


def keep_worth(reading: Reading, card: Card) -> float:
    rank, points = card.rank.place, kind_of(card).points
    if rank == TWO:
        return TWO_KEEP
    if reading.has_meld(rank):
        return MELD_KEEP * points
    if reading.hand[rank] >= MELD:
        return MELD_KEEP * points + PAIR_KEEP
    missing = MELD - reading.hand[rank]
    hope = min(1.0, max(0, reading.in_reach(rank) - missing + 1) / PLENTY)
    return hope * (points + PAIR_KEEP if reading.hand[rank] == PAIR else points * LONE_KEEP)


def gift(reading: Reading, card: Card) -> float:
    chance = chance_they_hold(reading, card.rank.place, PAIR)
    return chance * (pile_points(reading) + kind_of(card).points - LOAD)


def pile_points(reading: Reading) -> float:
    top = reading.view.top
    buried = sum(count * (dearness(rank) - LOAD) for rank, count in enumerate(reading.buried))
    return buried + (kind_of(top).points - LOAD if top is not None else 0.0)


def relief(reading: Reading, card: Card) -> float:
    return chance_they_end_it(reading) * kind_of(card).points


@dataclass(frozen=True, slots=True)
class FrozenRegular(MilleRobot):
    """A robot that plays by its hand and by what everyone saw. It makes no random choices."""

    level: Level = Level.REGULAR

    def wants_pile(self, reading: Reading, random: Random) -> bool:
        """Return whether it is worth it."""
        return is_worth_taking(reading)

    def play_on(self, reading: Reading, random: Random) -> Move:
        """Go out if it is time, else lay what is worth laying, else discard."""
        way = find_exit(reading)
        if way is not None and is_time_to_go_out(reading, way):
            return way.next_move
        return next_lay(reading) or Discard(best_discard(reading))
