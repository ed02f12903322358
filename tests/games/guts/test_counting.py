"""The counts of a finished game of Guts, and its feats."""

import pytest

from bot.games.guts.counting import Feat, GutsCounting
from bot.games.protocol import Position, Seat
from tests.games.guts.tables import GUTS, begun, dealt, look, say
from tests.games.play import play_at_random

COUNTING = GutsCounting()


def feats(position: Position, seat: str) -> list[str]:
    """Return the feats of a seat."""
    return list(COUNTING.achieved(look(position), GUTS.settle(position, 1), Seat[seat]))


def test_pots_won_at_a_showdown_and_without_and_pots_matched() -> None:
    position = say(dealt(begun(deals="2"), b="AS AD"), "BC: in", "A: out")
    position = say(dealt(position), "CA: out")  # B takes 3 unseen
    counts = COUNTING.counts(look(position), GUTS.settle(position, 1))
    assert counts.deals == 2
    assert [each.points for each in counts.seats] == [-1, 5, -4]
    assert [each.figures["pots_shown"] for each in counts.seats] == [0, 1, 0]
    assert [each.figures["pots_unseen"] for each in counts.seats] == [0, 1, 0]
    assert [each.figures["matched"] for each in counts.seats] == [0, 0, 1]
    assert [each.figures["best_pot"] for each in counts.seats] == [0, 3, 0]


def test_a_pot_that_is_shared_is_won_by_each() -> None:
    position = say(dealt(begun(4, deals="1"), b="AS KS", c="AD KC"), "BC: in", "DA: out")
    counts = COUNTING.counts(look(position), GUTS.settle(position, 1))
    assert [(each.figures["pots_shown"], each.figures["best_pot"]) for each in counts.seats] == [
        (0, 0),
        (1, 2),
        (1, 2),
        (0, 0),
    ]


def test_the_feats() -> None:
    position = say(dealt(begun(5, deals="2", cap="10"), b="AS AD", c="KS KD"), "BCDEA: in")
    position = say(dealt(position, d="AS AD"), "CDEAB: in")
    position = say(position, *(f"{seat}: resign" for seat in "BCDE"))
    assert Feat.FULL_POT in feats(position, "D")
    assert Feat.FULL_POT not in feats(position, "B")


def test_a_win_after_a_debt() -> None:
    position = begun(deals="3")
    for order in ("BCA", "CAB", "ABC"):  # 3, 6 and 12 chips
        position = say(dealt(position, b="AS AD"), f"{order}: in")
    position = say(position, "B: resign", "C: resign")
    assert position.outcome is not None
    assert position.outcome.winners == {Seat.A}
    assert look(position).board.scores[-1].chips[Seat.A] == -22
    assert Feat.OUT_OF_DEBT in feats(position, "A")
    assert Feat.OUT_OF_DEBT not in feats(position, "C")


@pytest.mark.parametrize("seed", range(3))
def test_every_pot_that_was_won_is_counted(seed: int) -> None:
    played = play_at_random(GUTS, GUTS.options({"deals": "8"}), seed, seats=3 + seed, leaves=seed == 2)
    view = look(played.final)
    counts = COUNTING.counts(view, GUTS.settle(played.final, 1))
    won = sum(each.figures["pots_shown"] + each.figures["pots_unseen"] for each in counts.seats)
    assert won == sum(len(score.winners) for score in view.board.scores)
    assert sum(each.points for each in counts.seats) == 0
