"""The speed of first melds: the best arrangements of random hands, and the number of cards that they lack."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from bot.games.cards import JOKER, Card, Hand, deck_of
from bot.games.chance import Luck
from bot.games.rummy.arranging import arrangements
from bot.games.rummy.melds import MeldRules, Wanted
from bot.games.rummy.nearing import missing

DECK = deck_of(packs=2, jokers=4)
WANTED = tuple(Wanted(sets, runs) for sets in range(4) for runs in range(4) if 2 <= sets + runs <= 4)
SIZES = (12, 16, 20, 30, 40)  # cards
HANDS = 40  # for each number of sets and runs
GOAL = 20.0  # ms, at p99
RULES = (
    ("two natural cards in a set, a suit once", MeldRules(naturals_in_set=2, jokers_adjoin=False, is_suit_once=True)),
    ("one natural card in a set, suits again", MeldRules()),
)


def lines(*, chooser: Luck, clock: Callable[[], float], hands: int = HANDS) -> Iterator[str]:
    """Yield the times of the searches, a line for each number of cards and rules; also with all jokers in the hand."""
    naturals = [card for card in DECK if card is not JOKER]
    for name, rules in RULES:
        for size in SIZES:
            for about, jokers in (("random", 0), ("four jokers", 4)):
                cards = naturals if jokers else DECK
                dealt = [
                    (Hand([*chooser.sample(cards, size - jokers), *[JOKER] * jokers]), wanted)
                    for wanted in WANTED
                    for _ in range(hands)
                ]
                first = _timed(dealt, partial(_arranged, rules), clock)
                lacks = _timed(dealt, partial(_lacking, rules), clock)
                yield (
                    f"{size} cards ({about}, {name}): first melds {first} ms ({GOAL:.0f} at p99 wanted), "
                    f"what is missing {lacks} ms"
                )


def _timed(
    dealt: Sequence[tuple[Hand, Wanted]], search: Callable[[Hand, Wanted], object], clock: Callable[[], float]
) -> str:
    times = list[float]()
    for hand, wanted in dealt:
        begun = clock()
        search(hand, wanted)
        times.append(1000 * (clock() - begun))
    times.sort()
    return f"p50 {times[len(times) // 2]:.1f}, p99 {times[99 * len(times) // 100]:.1f}"


def _arranged(rules: MeldRules, hand: Hand, wanted: Wanted) -> object:
    return arrangements(hand, wanted, rules, worth=_worth)


def _lacking(rules: MeldRules, hand: Hand, wanted: Wanted) -> object:
    return missing(hand, wanted, rules)


def _worth(card: Card) -> int:
    return 50 if card is JOKER else 14 - card.rank.place
