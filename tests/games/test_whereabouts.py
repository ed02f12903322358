"""A seat's knowledge of cards that it cannot see, and the deals that robots imagine from it."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice, permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.cards import CARDS, JOKER, Card
from bot.games.protocol import SEATS, Seat
from bot.games.whereabouts import PlaceT, Whereabouts
from tests.games.passing import HELD, PASSED, PASSES, Cards, HandOn, imagine

SEEDS = st.integers(0, 2**32)
SAMPLES = 3000
MOST = 90  # of what 3,000 samples of up to 34 ways are off; fewer than one in a million runs are more


def off(found: Counter[object], ways: Mapping[object, float]) -> float:
    """Return how far samples are from these probabilities: the sum of squares after Pearson."""
    assert {*found} <= {*ways}
    return sum((found[way] - found.total() * share) ** 2 / (found.total() * share) for way, share in ways.items())


def orders(lies: Whereabouts[PlaceT], cards: Sequence[Card], chance: Random) -> Iterator[list[Card]]:
    """Return the orders of cards as they are laid again and again."""
    return ([card for here in laying.values() for card in here] for laying in lies.layings(cards, chance))


# Cards passed on in a small game


def choices(hands: Sequence[Cards]) -> Iterator[tuple[Cards, ...]]:
    """Yield all ways to pass two cards each."""
    return product(*(map(frozenset, combinations(sorted(hand, key=hash), PASSED)) for hand in hands))


def played(seats: int, cards: int, seed: int, *, passes: int = PASSES) -> HandOn:
    """Return a game in which everyone passes at random."""
    chance = Random(seed)
    game = HandOn.dealt(chance.sample(CARDS[:cards], cards), seats)
    for _ in range(passes):
        game = game.passed([frozenset(chance.sample(sorted(hand, key=hash), PASSED)) for hand in game.hands])
    return game


@given(SEEDS, st.integers(3, 5), st.integers(0, PASSES))
def test_an_imagined_game_fits_what_a_seat_knows(seed: int, seats: int, passes: int) -> None:
    chance, game = Random(seed), played(seats, 20, seed, passes=passes)
    for seat in SEATS[:seats]:
        view = game.view(seat)
        unseen, left = view.unseen(), SEATS[(seat + 1) % seats]
        assert all(hand <= view.hand | view.sure | {*unseen} for hand in game.hands)
        found = [chance.sample(unseen, len(unseen)), *islice(orders(view.whereabouts(), unseen, chance), 2)]
        for order in found:
            imagined = imagine(view, order)
            assert imagined.view(seat) == view
            assert [len(hand) for hand in imagined.hands] == [HELD] * seats
            assert view.sure <= imagined.hands[left]
            if passes == PASSES:
                after = imagined.hands[left] | imagined.hands[(left + 1) % seats]
                assert view.gave[0] <= after, "they kept it or passed it on"
        assert all(
            [card for cards in view.whereabouts().laid(order).values() for card in cards] == order
            for order in found[1:]
        )


def test_imagined_games_are_as_likely_as_all_games_that_may_have_been() -> None:
    """They are compared with every deal and every pass of others that leave A with the same knowledge."""
    game = played(3, 10, seed=2)
    view = game.view(Seat.A)
    assert len(view.whereabouts().known) == PASSED
    own = played(3, 10, seed=2, passes=0).hands[0]
    ways: Counter[object] = Counter()
    others = [card for card in game.deck if card not in own]
    for first in combinations(others, HELD):
        for second in combinations([card for card in others if card not in first], HELD):
            begun = HandOn(game.deck, (own, frozenset(first), frozenset(second)), ((),) * 3)
            for one in choices(begun.hands):
                if one[0] != view.gave[0]:
                    continue
                after = begun.passed(one)
                if not view.gave[1] <= after.hands[0]:
                    continue
                for two in choices(after.hands):
                    if two[0] == view.gave[1] and (over := after.passed(two)).view(Seat.A) == view:
                        ways[over.hands] += 1
    chance, unseen = Random(1), view.unseen()
    shares = {way: count / ways.total() for way, count in ways.items()}
    found = islice(orders(view.whereabouts(), unseen, chance), SAMPLES)
    assert off(Counter(imagine(view, order).hands for order in found), shares) < MOST


# Against all ways to lie, one by one


@st.composite
def puzzles(draw: st.DrawFn) -> tuple[Whereabouts[str], list[Card]]:
    """Return a few places, and cards known to lie in some of them."""
    rooms = draw(st.dictionaries(st.sampled_from("abcd"), st.integers(0, 3), min_size=1))
    cards = draw(st.permutations([*CARDS[:4], *CARDS[:3], JOKER, JOKER]))[: min(6, sum(rooms.values()))]
    places = st.frozensets(st.sampled_from([*rooms]))
    known = draw(st.lists(st.sampled_from(cards), unique=True, max_size=3)) if cards else []
    return Whereabouts(rooms, tuple((card, draw(places)) for card in known)), cards


def plain_ways(lies: Whereabouts[str], cards: Sequence[Card]) -> Counter[tuple[tuple[str, tuple[str, ...]], ...]]:
    """Return the number of ways, with equal cards distinguished by a number; the first of them is the known one."""
    spots = [place for place, room in lies.rooms.items() for _ in range(room)]
    known, found = dict(lies.known), Counter[tuple[tuple[str, tuple[str, ...]], ...]]()
    firsts = {cards.index(card): places for card, places in known.items()}
    for order in permutations(range(len(cards))) if len(spots) == len(cards) else ():
        if all(spot in firsts.get(at, lies.rooms) for spot, at in zip(spots, order, strict=True)):
            found[shape(lies, [cards[at] for at in order])] += 1
    return found


def shape(lies: Whereabouts[str], order: Sequence[Card]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return which cards lie in each place."""
    left = iter(order)
    return tuple((place, tuple(sorted(map(str, islice(left, room))))) for place, room in lies.rooms.items())


@given(puzzles(), SEEDS)
def test_cards_lie_where_they_may_or_are_refused(puzzle: tuple[Whereabouts[str], list[Card]], seed: int) -> None:
    lies, cards = puzzle
    if not (ways := plain_ways(lies, cards)):
        for refused in (lambda: lies.laid(cards), lambda: orders(lies, cards, Random(seed))):
            with pytest.raises(ValueError, match="do not fit"):
                refused()
        return
    assert shape(lies, [card for here in lies.laid(cards).values() for card in here]) in ways
    for order in islice(orders(lies, cards, Random(seed)), 3):
        assert shape(lies, order) in ways
        assert [card for here in lies.laid(order).values() for card in here] == order


A, B, C, D = CARDS[:4]


@pytest.mark.parametrize(
    ("rooms", "known", "cards"),
    [
        ({"a": 2, "b": 1, "c": 1}, {A: "ab"}, [A, B, C, D]),
        ({"a": 1, "b": 2, "c": 2}, {A: "ab", B: "bc", C: "a"}, [A, B, C, D, *CARDS[4:5]]),
        ({"a": 2, "b": 2, "c": 1}, {A: "ab", B: "ac"}, [A, A, B, JOKER, JOKER]),
    ],
)
def test_all_ways_to_lie_are_equally_likely(rooms: dict[str, int], known: dict[Card, str], cards: list[Card]) -> None:
    lies = Whereabouts(rooms, tuple((card, frozenset(places)) for card, places in known.items()))
    ways = plain_ways(lies, cards)
    found = Counter[object](shape(lies, order) for order in islice(orders(lies, cards, Random(7)), SAMPLES))
    assert off(found, {way: count / ways.total() for way, count in ways.items()}) < MOST


def test_shuffled_cards_alone_would_prefer_some_ways() -> None:
    lies = Whereabouts({"a": 1, "b": 3, "c": 2}, ((A, frozenset("ab")), (B, frozenset("bc"))))
    cards, chance = CARDS[:6], Random(7)
    ways = plain_ways(lies, cards)
    shares = {way: count / ways.total() for way, count in ways.items()}
    shuffled = [chance.sample(cards, len(cards)) for _ in range(SAMPLES)]
    laid = [[card for here in lies.laid(order).values() for card in here] for order in shuffled]
    assert off(Counter(shape(lies, order) for order in laid), shares) > 2 * MOST
    assert off(Counter(shape(lies, order) for order in islice(orders(lies, cards, chance), SAMPLES)), shares) < MOST


def test_both_copies_of_a_card_may_be_known() -> None:
    lies = Whereabouts({"a": 1, "b": 2}, ((A, frozenset("ab")), (A, frozenset("a"))))
    assert lies.laid([A, B, A]) == {"a": (A,), "b": (B, A)}
    assert lies.laid([B, A, A])["a"] == (A,)
    assert sorted(map(hash, next(orders(lies, [B, A, A], Random(1)))[1:])) == sorted(map(hash, (A, B)))


def test_what_is_known_is_in_no_log_line() -> None:
    assert "Card(" not in repr(Whereabouts({"a": 1}, ((A, frozenset("a")),)))
