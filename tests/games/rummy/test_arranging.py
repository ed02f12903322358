"""First melds and what they lack, compared with a search that tries everything, on random hands."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, product
from random import Random

import pytest

from bot.games.cards import JOKER, RANKS, SUITS, Card, Hand, deck_of
from bot.games.rummy.arranging import Arrangement, arrangements
from bot.games.rummy.counts import EXACT
from bot.games.rummy.melds import HIGHEST, LOWEST, MeldRules, Set, Wanted, card_of
from bot.games.rummy.nearing import missing, slots
from tests.left_out import first

KALOOKI = MeldRules(naturals_in_set=2, jokers_adjoin=False, is_suit_once=True, is_high_first=True)
CONTRACT = MeldRules()
DECK = deck_of(packs=2, jokers=4)
WANTED = [Wanted(3, 0), Wanted(2, 1), Wanted(1, 2), Wanted(0, 3), Wanted(2, 0), Wanted(1, 1), Wanted(0, 2)]
HANDS = {12: (100, 500), 16: (5, 25)}  # cards, and how many hands are compared in short and in all
CHUNK = 100  # hands of a test

Plain = tuple[str, str, Counter[Card]]
"""A meld as it is tried: its kind, its rank or its suit and lowest height, and its cards."""


def worth(card: Card) -> int:
    return 50 if card is JOKER else 15 - card.rank.place


def random_hand(chooser: Random, size: int, wanted: Wanted) -> list[Card]:
    """Return a hand at random, or one in which most of the wanted melds are, with some jokers in their places."""
    if chooser.random() < 0.5:
        return chooser.sample(DECK, size)
    left, held = Counter(DECK), list[Card]()
    for _ in range(wanted.sets):
        rank = chooser.choice(RANKS)
        held += chooser.sample(
            [card for card in DECK if card is not JOKER and card.rank is rank], chooser.randint(2, 3)
        )
    for _ in range(wanted.runs):
        suit, low = chooser.choice(SUITS), chooser.randint(LOWEST, HIGHEST - 3)
        held += [card_of(suit, low + step) for step in range(4)]
    held = [*(Counter(held) & left).elements()]
    chooser.shuffle(held)
    rest = chooser.sample([*(left - Counter(held)).elements()], max(0, size - len(held)))
    return [*held, *rest][:size]


def all_melds(hand: Sequence[Card], rules: MeldRules, *, jokers: int) -> tuple[list[Plain], list[Plain]]:
    """Return every set and every run of a hand that has at most so many jokers in it."""
    held = Counter(card for card in hand if card is not JOKER)
    sets, runs = list[Plain](), list[Plain]()
    for rank in RANKS:
        own = [card for card in held.elements() if card.rank is rank]
        for count, spent in product(range(rules.naturals_in_set, len(own) + 1), range(jokers + 1)):
            if count + spent >= 3:
                for some in dict.fromkeys(combinations(own, count)):
                    sets.append(("set", str(rank), Counter([*some, *[JOKER] * spent])))
    for suit, low in product(SUITS, range(LOWEST, HIGHEST - 2)):
        for length in range(4, min(13, HIGHEST - low + 1) + 1):
            runs += _runs([card_of(suit, low + step) for step in range(length)], held, rules, jokers, f"{suit}{low}")
    return sets, runs


def _runs(places: Sequence[Card], held: Counter[Card], rules: MeldRules, jokers: int, name: str) -> Iterator[Plain]:
    for count in range(min(jokers, len(places) - 1) + 1):
        for at in combinations(range(len(places)), count):
            lying = [JOKER if step in at else place for step, place in enumerate(places)]
            adjoin = any(other - one == 1 for one, other in pairwise(at))
            if all(held[card] for card in lying if card is not JOKER) and (rules.jokers_adjoin or not adjoin):
                yield f"run{len(places)}", name, Counter(lying)


def best_by_trying(hand: Sequence[Card], wanted: Wanted, rules: MeldRules) -> tuple[int, int] | None:
    """Return the fewest jokers, and with them the least that stays in the hand; None where nothing can be laid."""
    for jokers in range(Counter(hand)[JOKER] + 1):
        sets, runs = all_melds(hand, rules, jokers=jokers)
        found = [
            sum(worth(card) for card in left.elements())
            for left in _tried(Counter(hand), sets, runs, wanted, (), rules, jokers)
        ]
        if found:
            return jokers, min(found)
    return None


def _tried(
    left: Counter[Card],
    sets: list[Plain],
    runs: list[Plain],
    wanted: Wanted,
    laid: tuple[Plain, ...],
    rules: MeldRules,
    jokers: int,
) -> Iterator[Counter[Card]]:
    if wanted == Wanted(0, 0):
        yield left
        return
    some = sets if wanted.sets else runs
    less = Wanted(wanted.sets - 1, wanted.runs) if wanted.sets else Wanted(0, wanted.runs - 1)
    for at, meld in enumerate(some):
        cards = meld[2]
        if cards[JOKER] <= jokers and cards <= left and not any(_are_one(meld, other, rules) for other in laid):
            others = (sets[at + 1 :], runs) if wanted.sets else (sets, runs[at:])
            yield from _tried(left - cards, *others, less, (*laid, meld), rules, jokers - cards[JOKER])


def _are_one(one: Plain, other: Plain, rules: MeldRules) -> bool:
    if one[0] == "set" or other[0] == "set":
        return one[:2] == other[:2]
    if one[1][0] != other[1][0]:
        return False
    spans = [(int(each[1][1:]), int(each[1][1:]) + int(each[0][3:])) for each in (one, other)]
    return rules.is_suit_once or spans[0][1] == spans[1][0] or spans[1][1] == spans[0][0]


def compare(hand: Sequence[Card], wanted: Wanted, rules: MeldRules) -> None:
    ways = arrangements(Hand(hand), wanted, rules, worth=worth)
    best = best_by_trying(hand, wanted, rules)
    assert bool(ways) == (best is not None) == (missing(Hand(hand), wanted, rules) == 0), hand
    if best is not None:
        assert (ways[0].jokers, left_of(ways[0])) == best, hand
        assert [left_of(way) for way in ways] == sorted(map(left_of, ways))
        assert all(way.is_exact for way in ways)
    filled = slots(Hand(hand), wanted, rules)
    assert [slot.is_run for slot in filled] == [False] * wanted.sets + [True] * wanted.runs
    assert sum(slot.lacks for slot in filled) == missing(Hand(hand), wanted, rules)
    assert Counter(card for slot in filled for card in slot.cards) <= Counter(hand)
    assert sum(slot.jokers for slot in filled) <= Counter(hand)[JOKER]


def left_of(way: Arrangement) -> int:
    return sum(map(worth, way.left))


def chunks() -> list[tuple[int, int, int]]:
    """Return sizes of hands, and the numbers of the first and last hand of each test: those of the short run first."""
    early = [(size, 0, few) for size, (few, _) in HANDS.items()]
    later = [
        (size, begin, min(begin + CHUNK, all_))
        for size, (few, all_) in HANDS.items()
        for begin in range(few, all_, CHUNK)
    ]
    return [*early, *later]


@pytest.mark.parametrize("chunk", first(len(HANDS), chunks(), why="all hands"), ids=str)
def test_the_best_first_meld_is_that_of_a_search_that_tries_everything(chunk: tuple[int, int, int]) -> None:
    size, begin, end = chunk
    for number in range(begin, end):
        chooser = Random(f"{size} {number}")
        wanted, rules = chooser.choice(WANTED), chooser.choice([KALOOKI, KALOOKI, CONTRACT])
        compare(random_hand(chooser, size, wanted), wanted, rules)


def test_a_slot_says_what_fits() -> None:
    hand = Hand([card_of(SUITS[1], 5), card_of(SUITS[1], 6), card_of(SUITS[1], 8), card_of(SUITS[0], 13)])
    three, four = slots(hand, Wanted(1, 1), KALOOKI)
    assert (three.is_run, [*map(str, three.cards)], three.lacks) == (False, ["KS"], 2)
    assert [*map(str, three.fits)] == ["KS", "KH", "KD", "KC"]
    assert (four.is_run, [*map(str, four.cards)], four.lacks) == (True, ["5H", "6H", "8H"], 1)
    assert [*map(str, four.fits)] == ["7H"]
    assert all(slot.lacks == 0 for slot in slots(Hand([*hand, JOKER, JOKER]), Wanted(0, 1), KALOOKI))


@pytest.mark.parametrize("size", [24, 40])
def test_a_search_in_a_large_hand_is_cut_short_and_says_so(size: int) -> None:
    assert size > EXACT
    hand = Hand([*[JOKER] * 4, *[card for card in DECK if card is not JOKER and card.suit in SUITS[:2]][: size - 4]])
    found = arrangements(hand, Wanted(2, 1), CONTRACT, worth=worth)
    assert found
    assert found == arrangements(hand, Wanted(2, 1), CONTRACT, worth=worth)
    for way in found:
        assert [isinstance(meld, Set) for meld in way.melds] == [True, True, False]
