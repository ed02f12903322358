"""The list of legal moves against every move there could be, and perft-like counts."""

import itertools
import random
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.cards import CARDS, RANKS, Card, Hand, Rank
from bot.games.chance import dealt
from bot.games.mille.inner.match import MillePosition
from bot.games.mille.kinds import kind_of
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.protocol import Move, Position, Resign, Seat
from bot.registry import GAMES

MILLE = GAMES["mille"].game


def classified(move: Move) -> object:
    """Return a value that is equal for the same move with cards of the same kinds."""
    match move:
        case Take(first, second):
            return ("take", *sorted((str(kind_of(first)), str(kind_of(second)))))
        case Lay(rank, cards):
            return ("lay", rank, *sorted(str(kind_of(card)) for card in cards))
        case Discard(card):
            return ("discard", kind_of(card))
        case _:
            return str(move)


def every_move(hand: Hand) -> Iterator[Move]:
    """Yield every conceivable move with these cards, by faces, legal or not."""
    yield from (Draw(), Pick(), Pass())
    held = list(hand)
    yield from map(Discard, CARDS)
    for rank in RANKS:
        own = [card for card in held if card.rank is rank]
        yield from (Take(first, second) for first, second in itertools.combinations(own, 2))
        usable = own if rank is Rank.TWO else own + [card for card in held if card.rank is Rank.TWO]
        for count in range(1, len(usable) + 1):
            yield from (Lay(rank, cards) for cards in itertools.combinations(usable, count))


def wander(seed: int, plies: int) -> tuple[MillePosition, Seat]:
    """Return a position reached by random play that rather draws and discards than lays everything."""
    chooser = random.Random(seed)
    position: Position = MILLE.start(MILLE.options({}), 2, Seat.A)
    for _ in range(plies):
        position = dealt(position, chooser)
        (seat,) = position.to_act
        moves = list(position.legal_moves(seat))
        weights = [0.1 if isinstance(move, Lay) else 1.0 for move in moves]
        after = position.play(seat, chooser.choices(moves, weights)[0]).position
        if after.outcome is not None:
            break
        position = after
    position = dealt(position, chooser)
    assert isinstance(position, MillePosition)
    (seat,) = position.to_act
    return position, seat


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 160))
def test_the_list_holds_one_of_each_class_and_misses_none(seed: int, plies: int) -> None:
    position, seat = wander(seed, plies)
    listed = list(position.legal_moves(seat))
    hand = position.view(seat).hand
    assert hand is not None
    # All combinations of faces would be too many for long suits of twos and a rank, so keep to shorter hands.
    if any(hand.count_rank(rank) + hand.count_rank(Rank.TWO) > 12 for rank in RANKS):
        return
    legal = {classified(move) for move in every_move(hand) if position.refusal(seat, move) is None}
    assert len(listed) == len(legal)
    assert {classified(move) for move in listed} == legal


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 160))
def test_the_list_is_a_stable_sequence(seed: int, plies: int) -> None:
    position, seat = wander(seed, plies)
    moves = position.legal_moves(seat)
    listed = list(moves)
    assert len(moves) == len(listed)
    assert listed == list(position.legal_moves(seat)) == list(position.view(seat).legal_moves())
    assert all(move in moves for move in listed)
    assert Resign() not in moves
    other = Seat(1 - seat)
    assert len(position.legal_moves(other)) == 0
    assert Draw() not in position.legal_moves(other)


def test_membership_takes_any_faces() -> None:
    deck = _deck("KS KH KD KC KC QS QH QD 2S 2H 3S 3H 4S 5S 6S", "9S")
    position = MILLE.start(MILLE.options({}), 2, Seat.A).supply(deck).position.play(Seat.B, Draw()).position
    moves = position.legal_moves(Seat.B)
    for cards in itertools.permutations(["KS", "KH", "KD", "KC"], 3):
        assert MILLE.parse(f"lay K: {' '.join(cards)}") in moves
    assert MILLE.parse("lay K: KS KS KS") not in moves


@pytest.mark.parametrize(
    ("hand", "lays"),
    [
        # Three of one rank: all three.
        ("KS KH KD 3S 3H 4S 4H 5S 5H 6S 6H 7S 7H 8S 8H", 1),
        # Three kings and one wild two: K-K-K, K-K-2, K-K-K-2, and x-x-2 of five pairs.
        ("KS KH KD 2S 3H 3C 4S 4H 5S 5H 6S 6H 7S 7H 8S", 3 + 5),
        # Two twos, four single cards and four pairs: x-2-2 of singles; of pairs x-2-2, x-x-2, x-x-2-2.
        ("2S 2H AS KS TS 9S 8S 3S 3H 4S 4H 5S 5H 6S 6H", 4 + 4 * 3),
        # Q♠ is a separate kind: of Q♠ Q Q lay all three; nothing else makes three.
        ("QS QH QD 3S 3H 4S 4H 5S 5H 6S 6H 7S 7H 8S 8H", 1),
        # Q♠ Q♠ Q Q: all four, or three with one or two Q♠.
        ("QS QS QH QD 3H 4S 4H 5S 5H 6S 6H 7S 7H 8S 8H", 3),
        # Four twos as a set of twos: three or four; with the rest single, x-2-2, x-2-2-2 and x-2-2-2-2 of ten.
        ("2S 2H 2D 2C AS KS QH JS TS 9S 8S 7S 6S 5S 4S", 2 + 10 * 3),
    ],
)
def test_perft_of_first_lays_counted_by_hand(hand: str, lays: int) -> None:
    """Lays of a hand after drawing a nine; lays of nines are left out of the count."""
    deck = _deck(hand, "9D")
    begun = MILLE.start(MILLE.options({}), 2, Seat.A).supply(deck).position
    position = begun.play(Seat.B, Draw()).position
    found = [move for move in position.legal_moves(Seat.B) if isinstance(move, Lay) and move.rank is not Rank.NINE]
    assert len(found) == lays


def test_perft_of_a_turn() -> None:
    """Every way to play the first turn of B, by classes: counted the slow way, by faces, from the same position."""
    deck = _deck("KS KH KD QS QH QH 2S 3S 4S 5S 6S 7S 8S TS AS", "9D")
    position = MILLE.start(MILLE.options({}), 2, Seat.A).supply(deck).position
    listed = _ends(position.play(Seat.B, Draw()).position, by_faces=False)
    assert listed == _ends(position.play(Seat.B, Draw()).position, by_faces=True)
    assert len(listed) > 50


def _ends(position: Position, *, by_faces: bool) -> set[tuple[object, ...]]:
    """Return the ends that the turn can reach: melds by kind, and the hand by kind."""
    hand = position.view(Seat.B).hand
    if Seat.B not in position.to_act or hand is None:
        view = position.view(Seat.B)
        assert hand is not None
        return {(_kinds(hand), str(view.outcome), repr([_kinds(m.naturals + m.wilds) for m in view.seats[1].melds]))}  # type: ignore[attr-defined]
    moves = every_move(hand) if by_faces else position.legal_moves(Seat.B)
    ends: set[tuple[object, ...]] = set()
    for move in moves:
        if position.refusal(Seat.B, move) is None:
            ends |= _ends(position.play(Seat.B, move).position, by_faces=by_faces)
    return ends


def _kinds(cards: object) -> str:
    return " ".join(sorted(str(kind_of(card)) for card in cards))  # type: ignore[attr-defined]


def _deck(hand: str, drawn: str) -> list[Card]:
    """Return a deck that deals `hand` to B, the non-dealer, and lets B draw `drawn` first."""
    own = [MILLE.parse(f"discard {word}").card for word in hand.split()]  # type: ignore[attr-defined]
    first = MILLE.parse(f"discard {drawn}").card  # type: ignore[attr-defined]
    rest = list(CARDS * 2)
    for card in [*own, first]:
        rest.remove(card)
    theirs, top, stock = rest[:15], rest[15], rest[16:]
    dealt_out = [card for pair in zip(own, theirs, strict=True) for card in pair]
    return [*dealt_out, top, first, *stock]
