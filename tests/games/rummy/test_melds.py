"""Sets and runs with jokers, as the two rummies lay them: K3, K4 and K10 of Kalooki, CR3, CR4 and CR9 of the other."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, islice, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.cards import JOKER, Card, Hand, Suit, deck_of, parse_card
from bot.games.rummy.arranging import Arrangement, arrangements, whole
from bot.games.rummy.covering import wholes
from bot.games.rummy.melds import End, Fault, Meld, MeldRules, Run, Set, Wanted
from bot.games.rummy.nearing import missing
from tests.there import there

KALOOKI = MeldRules(naturals_in_set=2, jokers_adjoin=False, is_suit_once=True, is_high_first=True)
CONTRACT = MeldRules()
BOTH = pytest.mark.parametrize("rules", [KALOOKI, CONTRACT], ids=["kalooki", "contract"])
RANKS = "A23456789TJQKA"
WINDOWS = [RANKS[low:high] for low in range(14) for high in range(low + 4, 15) if high - low <= 13]
FEW = [[card for card in deck_of(packs=2) if card.rank.value in few] for few in ("23456", "A2345", "A2QKJ", "AKQJT")]


def cards(text: str) -> list[Card]:
    return [parse_card(word) for word in text.split()]


def run(text: str, rules: MeldRules = KALOOKI) -> Run:
    made = rules.run_of(cards(text))
    assert isinstance(made, Run)
    return made


def lying(made: Meld | Fault) -> str:
    return str(made) if isinstance(made, Fault) else " ".join(map(str, made.cards))


# The plain definition


def is_set(given_: Sequence[Card], rules: MeldRules) -> bool:
    naturals = [card for card in given_ if card is not JOKER]
    return len(given_) >= 3 and len(naturals) >= rules.naturals_in_set and len({card.rank for card in naturals}) == 1


def run_at(given_: Sequence[Card], rules: MeldRules) -> str | None:
    """Return suit and ranks of the run that these cards form as they lie."""
    if all(card is JOKER for card in given_):
        return None
    if not rules.jokers_adjoin and any(one is JOKER is other for one, other in pairwise(given_)):
        return None
    for suit in "SHDC":
        for window in WINDOWS:
            if len(window) == len(given_) and all(
                card is JOKER or str(card) == rank + suit for card, rank in zip(given_, window, strict=True)
            ):
                return suit + window
    return None


LINES = st.tuples(
    st.sampled_from("SHDC"), st.sampled_from(WINDOWS), st.lists(st.sampled_from([None, *range(13)]), max_size=5)
).map(lambda made: [JOKER if at in made[2] else parse_card(rank + made[0]) for at, rank in enumerate(made[1])])
ANYTHING = st.lists(st.sampled_from([*FEW[0], JOKER, JOKER]), max_size=6)


@BOTH
@given(st.one_of(LINES, ANYTHING))
def test_a_run_is_a_window_of_one_suit_with_the_ace_at_one_end(rules: MeldRules, line: list[Card]) -> None:
    made, plain = rules.run_of(line), run_at(line, rules)
    assert isinstance(made, Run) == (plain is not None)
    if isinstance(made, Run):
        assert made.cards == tuple(line)
        assert plain == str(made.suit) + "".join(str(card.rank) for card in made.places)
        assert all(own in (JOKER, place) for own, place in zip(made.cards, made.places, strict=True))


@BOTH
@given(ANYTHING)
def test_a_set_is_of_one_rank_in_whatever_order(rules: MeldRules, some: list[Card]) -> None:
    made = rules.set_of(some)
    assert isinstance(made, Set) == is_set(some, rules)
    if isinstance(made, Set):
        assert Counter(made.cards) == Counter(some)
        assert rules.set_of(some[::-1]) == made


@BOTH
@given(LINES, st.lists(st.one_of(st.just(JOKER), st.sampled_from(deck_of())), min_size=1, max_size=2))
def test_laid_off_is_what_makes_a_longer_run(rules: MeldRules, line: list[Card], more: list[Card]) -> None:
    begun = rules.run_of(line)
    if not isinstance(begun, Run):
        return
    for first in (more[0], begun.next_at(end) if (end := next(iter(begun.room), None)) else JOKER):
        for end in End:
            longer = [*line, first, *more[1:]] if end is End.HIGH else [*more[1:], first, *line]
            made = rules.added_to_run(begun, [first, *more[1:]], end)
            if isinstance(made, Run):
                assert (made.cards, run_at(longer, rules) is not None) == (tuple(longer), True)
                assert not (rules.is_high_first and end is End.LOW) or begun.high == 14
            else:
                closed = rules.is_high_first and end is End.LOW and begun.high < 14
                assert closed or run_at(longer, rules) is None


@BOTH
@given(LINES, st.sampled_from(deck_of()))
def test_who_holds_the_card_that_a_joker_stands_for_may_take_its_place(
    rules: MeldRules, line: list[Card], card: Card
) -> None:
    begun = rules.run_of(line)
    if not isinstance(begun, Run):
        return
    for each in (card, *begun.stand_ins):
        freed = begun.with_card_for_joker(each)
        places = [at for at, own in enumerate(line) if own is JOKER and begun.places[at] == each]
        assert isinstance(freed, Run) == bool(places)
        if isinstance(freed, Run):
            assert [at for at in range(len(line)) if freed.cards[at] != line[at]] == places
            moved = rules.with_joker_moved(begun, each)
            after = [*freed.cards, JOKER] if freed.high < 14 else [JOKER, *freed.cards]
            assert isinstance(moved, Run) == (run_at(after, rules) is not None)
            assert not isinstance(moved, Run) or moved.cards == tuple(after)


# The worked cases of the pages


def test_k10_1_a_joker_moves_to_the_high_end_and_from_an_ace_to_the_low_one() -> None:
    meld: Run | Fault = run("9S TS JK QS KS")
    for card, after in (("JS", "9S TS JS QS KS JK"), ("AS", "JK 9S TS JS QS KS AS"), ("8S", "JK 8S 9S TS JS QS KS AS")):
        assert isinstance(meld, Run)
        meld = KALOOKI.with_joker_moved(meld, *cards(card))
        assert lying(meld) == after
    assert isinstance(meld, Run)
    assert lying(KALOOKI.added_to_run(meld, cards("6S"), End.LOW)) == "6S JK 8S 9S TS JS QS KS AS"


@pytest.mark.parametrize(
    ("lies", "card", "after"),
    [
        ("AD JK 3D 4D 5D 6D 7D 8D 9D TD JD QD KD", "2D", "no-room"),
        ("JK 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH", "2H", "no-room"),
        ("5H JK 7H JK", "6H", "jokers-adjoin"),
        ("5H JK 7H JK 9H", "6H", "5H 6H 7H JK 9H JK"),
        ("5H JK 7H JK", "9H", "no-joker-for-it"),
    ],
)
def test_k10_2_and_3_a_joker_moves_where_there_is_room(lies: str, card: str, after: str) -> None:
    assert lying(KALOOKI.with_joker_moved(run(lies), *cards(card))) == after


@pytest.mark.parametrize(
    ("lies", "more", "end", "after"),
    [
        ("5H JK 7H JK", "JK", End.HIGH, "jokers-adjoin"),
        ("5H JK 7H JK", "9H", End.HIGH, "5H JK 7H JK 9H"),
        ("4C 5C 6C 7C", "3C", End.LOW, "other-end"),
        ("JC QC KC JK", "TC", End.LOW, "TC JC QC KC JK"),
        ("JC QC KC AC", "2C", End.HIGH, "other-end"),
        ("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC", "AC", End.HIGH, "no-room"),
        ("4C 5C 6C 7C", "9C", End.HIGH, "not-next"),
        ("4C 5C 6C 7C", "8C 9C TC", End.HIGH, "4C 5C 6C 7C 8C 9C TC"),
    ],
)
def test_k4_2_a_four_grows_upwards_until_its_ace_and_then_downwards(lies: str, more: str, end: End, after: str) -> None:
    assert lying(KALOOKI.added_to_run(run(lies), cards(more), end)) == after


def test_k4_1_a_three_takes_its_rank_and_jokers_without_limit() -> None:
    three = KALOOKI.set_of(cards("7S 7D JK"))
    assert isinstance(three, Set)
    assert lying(KALOOKI.added_to_set(three, cards("JK 7S 7C JK JK"))) == "7S 7S 7D 7C JK JK JK JK"
    assert lying(KALOOKI.added_to_set(three, cards("8S"))) == "mixed-ranks"
    assert lying(KALOOKI.set_of(cards("7S JK JK"))) == "few-naturals"
    assert lying(CONTRACT.set_of(cards("7S JK JK"))) == "7S JK JK"
    assert lying(CONTRACT.set_of(cards("7S 7D"))) == "meld-too-short"


@pytest.mark.parametrize(
    ("one", "other", "kalooki", "contract"),
    [
        ("3C 4C 5C 6C", "7C 8C 9C TC", True, True),
        ("3C 4C 5C 6C", "8C 9C TC JC", True, False),
        ("3C 4C 5C 6C", "3C 4C 5C 6C", True, False),
        ("TC JC QC KC", "AC 2C 3C 4C", True, False),
        ("3C 4C 5C 6C", "7D 8D 9D TD", False, False),
    ],
)
def test_cr9_2_runs_that_continue_each_other_are_one(one: str, other: str, kalooki: bool, contract: bool) -> None:
    first, second = run(one), run(other)
    assert [KALOOKI.are_one(*pair) for pair in ((first, second), (second, first))] == [kalooki] * 2
    assert [CONTRACT.are_one(*pair) for pair in ((first, second), (second, first))] == [contract] * 2


def test_cr3_3_jokers_stand_for_what_their_places_say() -> None:
    assert [str(place) for place in run("AS JK JK JK", CONTRACT).places] == ["AS", "2S", "3S", "4S"]
    assert [str(place) for place in run("JK JK JK AS", CONTRACT).places] == ["JS", "QS", "KS", "AS"]
    assert lying(CONTRACT.run_of(cards("JK AS JK JK"))) == "not-a-run"
    assert lying(CONTRACT.run_of([JOKER] * 4)) == "few-naturals"


# Arrangements of a hand


def every_way(hand: Sequence[Card], wanted: Wanted, rules: MeldRules) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Yield melds by the plain definition: every subset of the hand, in every combination. Jokers, and the rest."""
    found: list[tuple[str, int]] = []
    for mask in range(1 << len(hand)):
        some = [card for at, card in enumerate(hand) if mask >> at & 1]
        if is_set(some, rules):
            found.append((f"set {next(card for card in some if card is not JOKER).rank}", mask))
        found += [(f"run {where}", mask) for where in runs_of(some, rules)]
    sets, runs = ([each for each in found if each[0].startswith(kind)] for kind in ("set", "run"))
    for first in combinations(sets, wanted.sets):
        for second in combinations(runs, wanted.runs):
            laid = (*first, *second)
            if sum(mask for _, mask in laid) != (taken := union(mask for _, mask in laid)):
                continue
            if not any(are_one(one, other, rules) for (one, _), (other, _) in combinations(laid, 2)):
                jokers = sum(card is JOKER for at, card in enumerate(hand) if taken >> at & 1)
                yield jokers, tuple(at for at in range(len(hand)) if not taken >> at & 1)


def union(masks: Iterator[int]) -> int:
    total = 0
    for mask in masks:
        total |= mask
    return total


def runs_of(some: Sequence[Card], rules: MeldRules) -> Iterator[str]:
    """Yield suits and ranks of the runs that these cards make in some order."""
    names = {str(card) for card in some if card is not JOKER}
    jokers = sum(card is JOKER for card in some)
    if names and len(names) + jokers == len(some) >= 4 and len({name[1] for name in names}) == 1:
        suit = next(iter(names))[1]
        for window in WINDOWS:
            line = [parse_card(rank + suit) if rank + suit in names else JOKER for rank in window]
            if len(window) == len(some) and line.count(JOKER) == jokers and run_at(line, rules):
                yield suit + window


def are_one(one: str, other: str, rules: MeldRules) -> bool:
    if one[:5] != other[:5] or one.startswith("set"):
        return one == other and one.startswith("set")
    lows = [RANKS.index(each[5]) for each in (one, other)]
    highs = [low + len(each) - 6 for low, each in zip(lows, (one, other), strict=True)]
    return rules.is_suit_once or highs[0] + 1 == lows[1] or highs[1] + 1 == lows[0]


WANTED = st.sampled_from([Wanted(1, 0), Wanted(0, 1), Wanted(2, 0), Wanted(1, 1), Wanted(0, 2)])
SMALL = st.tuples(st.sampled_from(FEW).flatmap(st.permutations), st.integers(0, 3), st.integers(3, 9)).map(
    lambda made: ([JOKER] * made[1] + made[0])[: made[2]]
)
"""Hands of few ranks, so that they hold melds."""


def check(way: Arrangement, hand: Sequence[Card], wanted: Wanted, rules: MeldRules) -> None:
    """Check that the melds are legal, as many as wanted, apart, and of the hand."""
    assert Counter(way.left) + Counter(card for meld in way.melds for card in meld.cards) == Counter(hand)
    assert [type(meld) for meld in way.melds] == [Set] * wanted.sets + [Run] * wanted.runs
    assert not any(rules.are_one(one, other) for one, other in combinations(way.melds, 2))
    for meld in way.melds:
        assert is_set(meld.cards, rules) if isinstance(meld, Set) else run_at(meld.cards, rules)


@BOTH
@settings(deadline=None, max_examples=40)
@given(SMALL, WANTED)
def test_arrangements_take_the_fewest_jokers_and_leave_the_least(
    rules: MeldRules, hand: list[Card], wanted: Wanted
) -> None:
    ways = arrangements(Hand(hand), wanted, rules, worth=lambda card: 5 + card.place)
    plain = [*every_way(hand, wanted, rules)]
    assert bool(ways) == bool(plain) == (missing(Hand(hand), wanted, rules) == 0)
    for way in ways:
        check(way, hand, wanted, rules)
    if ways:
        best = min((jokers, sum(5 + hand[at].place for at in left)) for jokers, left in plain)
        assert (ways[0].jokers, sum(5 + card.place for card in ways[0].left)) == best


@BOTH
@settings(deadline=None, max_examples=40)
@given(SMALL, WANTED)
def test_a_whole_hand_is_laid_where_that_can_be(rules: MeldRules, hand: list[Card], wanted: Wanted) -> None:
    way = whole(Hand(hand), wanted, rules)
    assert (way is not None) == any(not left for _, left in every_way(hand, wanted, rules))
    if way is not None:
        check(way, hand, wanted, rules)
        assert not way.left


@BOTH
@settings(deadline=None, max_examples=20)
@given(SMALL, WANTED)
def test_every_way_to_lay_a_whole_hand_is_found_once(rules: MeldRules, hand: list[Card], wanted: Wanted) -> None:
    ways = [*islice(wholes(Hand(hand), wanted, rules), 20)]
    assert len({*ways}) == len(ways)
    for melds in ways:
        check(Arrangement(melds, Hand()), hand, wanted, rules)


def test_jokers_that_no_meld_needs_come_to_sets_first() -> None:
    ways = wholes(Hand(cards("9S 9H 9D 4C 5C 7C JK JK")), Wanted(1, 1), KALOOKI)
    assert [" · ".join(map(lying, melds)) for melds in ways] == [
        "9S 9H 9D JK · 4C 5C JK 7C",
        "9S 9H 9D · 4C 5C JK 7C JK",
        "9S 9H 9D · JK 4C 5C JK 7C",
    ]


@BOTH
@settings(deadline=None, max_examples=6)
@given(SMALL.map(lambda hand: hand[:5]), WANTED)
def test_missing_are_the_fewest_cards_that_must_come(rules: MeldRules, hand: list[Card], wanted: Wanted) -> None:
    lacks = missing(Hand(hand), wanted, rules)
    assert lacks >= wanted.sets * 3 + wanted.runs * 4 - len(hand)
    if lacks:
        further = [missing(Hand([*hand, card]), wanted, rules) for card in deck_of() if hand.count(card) < 2]
        assert min(further) == lacks - 1
        assert max(further) <= lacks


def test_cr9_6_the_seventh_deal_takes_every_card() -> None:
    hand = cards("3C 4C 5C 6C 8H 9H TH JH QS KS AS JK")
    way = there(whole(Hand([*hand, *cards("7H")]), Wanted(0, 3), CONTRACT))
    assert sorted(map(lying, way.melds)) == ["3C 4C 5C 6C", "7H 8H 9H TH JH", "JK QS KS AS"]
    assert whole(Hand([*hand, *cards("7D")]), Wanted(0, 3), CONTRACT) is None


def test_k10_5_two_fours_of_one_suit_are_no_contract() -> None:
    hand = Hand(cards("7S 7D JK 3H 4H 5H 6H 9H TH JH QH"))
    assert not arrangements(hand, Wanted(1, 2), KALOOKI, worth=lambda _: 1)
    (way,) = arrangements(hand, Wanted(1, 2), CONTRACT, worth=lambda _: 1)
    assert [*map(lying, way.melds)] == ["7S 7D JK", "3H 4H 5H 6H", "9H TH JH QH"]
    assert [meld.suit for meld in way.melds if isinstance(meld, Run)] == [Suit.HEARTS] * 2


def test_the_largest_hand_of_one_suit_is_laid_in_three_runs() -> None:
    hand = [card for card in deck_of(packs=2, jokers=4) if card is JOKER or card.suit is Suit.SPADES]
    way = there(whole(Hand(hand), Wanted(0, 3), CONTRACT))
    check(way, hand, Wanted(0, 3), CONTRACT)
    assert not way.left
    assert missing(Hand(hand), Wanted(0, 3), CONTRACT) == 0
