"""Whole lays worth offering: playable, distinct, without twos first, and those that go out among them."""

import pytest

from bot.games.cards import Card
from bot.games.mille.arrangements import arrangements, is_clean_exit_likely
from bot.games.mille.views import MilleView
from bot.games.protocol import Position, Seat
from tests.cogs.desk import acting, great_hand, random_positions
from tests.games.positions import play, start


def view(position: Position) -> MilleView:
    found = position.view(acting(position))
    assert isinstance(found, MilleView)
    return found


def offered(position: Position) -> list[tuple[str, int, int, int]]:
    """Return each arrangement: its melds by rank and size, its points, its wild twos, the cards left."""
    return [
        (" ".join(f"{lay.rank}{len(lay.cards)}" for lay in each.lays), each.points, each.twos, each.left)
        for each in arrangements(view(position))
    ]


def test_without_twos_then_with_as_many_as_make_melds() -> None:
    position = play(start(a="KKK 99 55 3 4 6 7 2H 2S", stock="A"), "A: draw")
    assert offered(position) == [
        ("K3", 30, 0, 13),
        ("K3 93 53", 90, 2, 7),
    ]


def test_three_melds_with_twos_are_one_press() -> None:
    position = play(start(a="KK 99 55 3 4 6 7 8 2H 2S 2D", stock="A"), "A: draw")
    assert offered(position)[-1] == ("K3 93 53", 100, 3, 7)


def test_a_precious_card_is_worth_two_twos_and_others_are_not() -> None:
    position = play(start(a="QS 3 4 5 6 7 8 9 T J K A 2H 2S", stock="T"), "A: draw")
    assert offered(position) == [("Q3", 140, 2, 13)]


def test_everything_goes_down_and_a_spare_two_joins_the_meld_with_one() -> None:
    position = play(start(a="KKK QQQ TTT 77 66 2H 2S", stock="6", top="4"), "A: draw")
    assert offered(position) == [
        ("K3 Q3 T3 63", 105, 0, 4),
        ("K3 Q3 T3 63 73", 135, 1, 1),
        ("K3 Q3 T3 63 74", 155, 2, 0),
    ]


def test_three_spare_twos_are_a_meld_of_their_own() -> None:
    position = play(start(a="KKK QQQ TTT 777 2H 2S 2D", stock="7", top="4"), "A: draw")
    assert offered(position) == [("K3 Q3 T3 74", 110, 0, 3), ("K3 Q3 T3 74 23", 170, 0, 0)]


def test_what_leaves_the_one_card_to_discard_is_offered() -> None:
    position = play(start(a="KKK QQQ TTT 777 5 2H 2S", stock="4", top="A"), "A: draw")
    assert offered(position) == [("K3 Q3 T3 73", 105, 0, 4), ("K3 Q3 T3 73 43", 150, 2, 1)]


@pytest.mark.parametrize("seed", range(6))
def test_every_arrangement_of_random_games_can_be_played(seed: int) -> None:
    for position in random_positions(seed, 3):
        check(position)


@pytest.mark.parametrize("pile", [5, 40, 62, 73])
def test_every_arrangement_of_a_great_hand_can_be_played(pile: int) -> None:
    check(great_hand(pile))


def check(position: Position) -> None:
    seen = view(position)
    found = arrangements(seen)
    plain = seen.all_melds()
    assert len(found) <= 5
    assert len({each.lays for each in found}) == len(found)
    assert not plain or found[0].lays == plain
    for each in found:
        after, cards = position, list[Card]()
        for lay in each.lays:
            cards += lay.cards
            after = after.play(acting(position), lay).position
        left = after.view(acting(position))
        assert isinstance(left, MilleView)
        if each.goes_out:
            assert Seat(acting(position)) not in after.to_act
        else:
            assert left.hand is not None
            assert len(left.hand) == each.left
            before, now = seen.seats[acting(position)].down_points, left.seats[acting(position)].down_points
            assert now - before == each.points


def test_nobody_else_is_offered_anything() -> None:
    position = play(start(a="KKK"), "A: draw")
    for seat in (Seat.B, None):
        other = position.view(seat)
        assert isinstance(other, MilleView)
        assert arrangements(other) == ()
    before = start(a="KKK").view(Seat.A)
    assert isinstance(before, MilleView)
    assert arrangements(before) == (), "not before drawing"


def test_a_clean_exit_is_likely_with_few_cards_that_fit_nothing() -> None:
    hand = "KKK TTT 777 888 99 2H"
    near = play(start(a=hand, stock="4", top="6"), "A: draw")
    assert is_clean_exit_likely(view(near)), "9 9 2 4 would be left"
    assert not is_clean_exit_likely(view(play(near, "A: lay 9: 99 2"))), "a wild two lies"
    far = play(start(a="KKK 9 8 7 6 5", stock="4"), "A: draw")
    assert not is_clean_exit_likely(view(far))
    bystander = near.view(None)
    assert isinstance(bystander, MilleView)
    assert not is_clean_exit_likely(bystander)
