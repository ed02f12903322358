"""A view's knowledge for its seat: cautions, previews, memory, and its limits."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.cards import CARDS, Card, Hand, Rank
from bot.games.mille.inner.match import MillePosition
from bot.games.mille.moves import Lay
from bot.games.mille.views import Caution, MilleView, Preview
from bot.games.protocol import Position, Seat
from bot.registry import GAMES

MILLE = GAMES["mille"].game
LOW = "3S 3H 4S 4H 5S 5H 6S 6H 7S 7H 8S 8H TS TH AS"


def cards(text: str) -> list[Card]:
    """Return the cards written in `text`."""
    return [next(card for card in CARDS if str(card) == word) for word in text.split()]


def dealt(own: str, theirs: str = LOW, *, top: str = "9S", stock: str = "") -> Position:
    """Return a deal in which B, the non-dealer, holds `own` and A holds `theirs`."""
    mine, yours = cards(own), cards(theirs)
    mine += cards(LOW)[: 15 - len(mine)]
    rest = list(CARDS * 2)
    for card in [*mine, *yours, *cards(top), *cards(stock)]:
        rest.remove(card)
    dealt_out = [card for pair in zip(mine, yours, strict=True) for card in pair]
    position = MILLE.start(MILLE.options({}), 2, Seat.A)
    return position.supply([*dealt_out, *cards(top), *cards(stock), *rest]).position


def play(position: Position, *moves: str) -> Position:
    """Play these moves, each by the seat that is to act."""
    for text in moves:
        (seat,) = position.to_act
        position = position.play(seat, MILLE.parse(text)).position
    return position


def view(position: Position, seat: Seat | None = Seat.B) -> MilleView:
    """Return what `seat` sees."""
    seen = position.view(seat)
    assert isinstance(seen, MilleView)
    return seen


def cautions(position: Position, move: str) -> tuple[Caution, ...]:
    """Return the cautions to B before this move."""
    return view(position).warnings(MILLE.parse(move))


def test_the_first_wild_two_is_cautioned_for_the_clean_exit_and_the_second_is_not() -> None:
    position = play(dealt("KS KH KD 2S 2H QH QD"), "draw")
    assert cautions(position, "lay K: KS KH KD") == ()
    assert cautions(position, "lay K: KS KH KD 2S") == (Caution.CLEAN,)
    position = play(position, "lay K: KS KH KD 2S")
    assert cautions(position, "lay Q: QH QD 2H") == ()


def test_a_wild_two_on_seven_or_eight_naturals_is_cautioned_for_the_natural() -> None:
    seven = play(dealt("KS KS KH KH KD KD KC 2S"), "draw")
    assert cautions(seven, "lay K: KS KS KH 2S") == (Caution.NATURAL, Caution.CLEAN)
    eight = play(dealt("KS KS KH KH KD KD KC KC 2S"), "draw", "lay K: KS KS KH KH KD KD KC KC")
    assert cautions(eight, "lay K: 2S") == (Caution.NATURAL, Caution.CLEAN)


def test_with_the_eighth_card_on_the_other_side_no_natural_is_spoilt() -> None:
    theirs = "KC 2D 2C 3S 3H 4S 4H 5S 5H 6S 6H 7S 7H 8S 8H"
    position = dealt("KS KS KH KH KD KD KC 2S 9C TH TD TC AS AH", theirs.replace("8H", "8D"))
    position = play(position, "draw", "discard 9C", "draw", "lay K: KC 2D 2C", "discard 3S", "draw")
    assert cautions(position, "lay K: KS KS KH 2S") == (Caution.CLEAN,)


def test_a_two_out_of_seven_twos_is_cautioned() -> None:
    position = play(dealt("2S 2S 2H 2H 2D 2D 2C KS KH"), "draw")
    assert cautions(position, "lay K: KS KH 2C") == (Caution.NATURAL, Caution.CLEAN)
    assert cautions(position, "lay 2: 2S 2S 2H") == ()


def test_illegal_moves_and_bystanders_are_cautioned_of_nothing() -> None:
    position = play(dealt("KS KH KD 2S"), "draw")
    assert cautions(position, "lay K: KS 2S") == ()
    assert view(position, None).warnings(MILLE.parse("lay K: KS KH KD 2S")) == ()


def test_a_preview_counts_what_is_down_held_and_left() -> None:
    position = play(dealt("KS KH KD 2S QS"), "draw")
    own, lay = view(position), Lay(Rank.KING, tuple(cards("KS KH KD 2S")))
    assert own.preview_lays([lay]) == Preview(50, own.held_points - 50, 12)
    with pytest.raises(ValueError, match="bystander"):
        view(position, None).preview_lays([lay])


def test_all_melds_are_the_naturals_of_every_rank_that_can_be_laid_and_no_two() -> None:
    position = play(dealt("KS KH KD 2S 2H 2D QH QD 9C", stock="9D"), "draw")
    assert [str(lay) for lay in view(position).all_melds()] == ["lay K: KS KH KD"]
    position = play(position, "lay Q: QH QD 2S")
    again = play(position, "discard 9C", "draw", "discard AS", "draw")
    assert [str(lay) for lay in view(again).all_melds()] == ["lay K: KS KH KD"], "nothing to add to the queens"
    after = view(again).preview_lays(view(again).all_melds())
    assert after == Preview(
        view(again).seats[1].down_points + 30, view(again).held_points - 30, view(again).seats[1].in_hand - 3
    )


def test_all_melds_add_to_own_melds_and_can_be_laid_one_after_the_other() -> None:
    position = play(dealt("KS KH KD KC 7S 7H 7D", stock="7C"), "draw", "lay K: KS KH KD")
    lays = view(position).all_melds()
    assert [str(lay) for lay in lays] == ["lay K: KC", "lay 7: 7S 7H 7D 7C"]
    laid = view(play(position, *map(str, lays)))
    assert laid.all_melds() == ()
    after = view(position).preview_lays(lays)
    assert (laid.seats[1].down_points, laid.held_points, laid.seats[1].in_hand) == (
        after.down_points,
        after.held_points,
        after.in_hand,
    )


def test_nobody_else_has_melds_to_lay_and_nobody_before_drawing() -> None:
    position = dealt("KS KH KD")
    assert view(position).all_melds() == ()
    drawn = play(position, "draw")
    assert view(drawn).all_melds() != ()
    for seat in (Seat.A, None):
        assert view(drawn, seat).all_melds() == ()


def test_what_was_taken_is_known_until_it_is_seen_to_leave() -> None:
    position = dealt("9H 9D KS", "KH KD KC 3S 3H 4S 4H 5S 5H 6S 6H 7S 7H 8S 8H", stock="TD")
    position = play(position, "draw", "discard KS", "take KH KD", "discard 3S")
    assert list(view(position).seats[Seat.A].known) == cards("9S")
    assert list(view(position, None).seats[Seat.A].known) == cards("9S")
    assert cards("9S")[0] not in view(position).seats[Seat.B].known


def test_fresh_cards_are_seen_by_their_holder_only() -> None:
    position = play(dealt("KS KH KD", stock="2D"), "draw")
    assert view(position).fresh == tuple(cards("2D"))
    assert view(position, Seat.A).fresh == view(position, None).fresh == ()
    position = play(position, "lay K: KS KH KD 2D")
    assert view(position).fresh == ()


def test_before_the_first_deck_nothing_is_unseen() -> None:
    assert view(MILLE.start(MILLE.options({}), 2, Seat.A), Seat.A).unseen() == ()


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 10_000), st.integers(0, 150))
def test_dealing_the_unseen_cards_anew_leaves_every_view_as_it_is(seed: int, plies: int) -> None:
    chooser = random.Random(seed)
    position: Position = MILLE.start(MILLE.options({}), 2, Seat.A)
    for _ in range(plies):
        if position.outcome is not None:
            break
        if (chance := position.chance) is not None:
            position = position.supply(chooser.sample(chance.cards, len(chance.cards))).position
        else:
            (seat,) = position.to_act
            position = position.play(seat, chooser.choice(list(position.legal_moves(seat)))).position
    for seat in (Seat.A, Seat.B, None):
        own = view(position, seat)
        unseen = own.unseen()
        imagined = MILLE.imagine(own, chooser.sample(unseen, len(unseen)))
        assert isinstance(imagined, MillePosition)
        assert imagined.view(seat) == own
        assert repr(imagined.view(seat)) == repr(own)
    assert "Card" not in repr(position)


def test_a_hand_in_a_view_is_opaque() -> None:
    own = view(dealt("KS KH KD"))
    assert isinstance(own.hand, Hand)
    assert "KING" not in repr(own)
