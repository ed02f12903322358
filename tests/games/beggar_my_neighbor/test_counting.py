"""The counts of a finished game of Beggar My Neighbor, and its feats."""

from dataclasses import replace

from bot.games.beggar_my_neighbor.board import Course
from bot.games.beggar_my_neighbor.counting import FEW, MARATHON, RALLY, BeggarCounting, Feat
from bot.games.beggar_my_neighbor.inner.position import BeggarPosition
from bot.games.cards import CARDS
from bot.games.protocol import Position, Seat, Settlement
from tests.games.beggar_my_neighbor.tables import begun, board, look, score, to_the_end

COUNTING = BeggarCounting()


def feats(position: Position, seat: Seat) -> list[str]:
    """Return the feats of a seat."""
    return list(COUNTING.achieved(look(position), Settlement(), seat))


def with_course(laps: int, course: Course) -> Position:
    """Return a finished deal that B won, of `laps` laps."""
    last = to_the_end(begun())
    assert isinstance(last, BeggarPosition)
    won = replace(score(last), winner=Seat.B, laps=laps, course=course)
    return replace(last, board=replace(last.board, scores=(won,)))


def test_deals_won_laps_the_longest_rally_and_the_largest_pile() -> None:
    last = to_the_end(begun(deals="3"))
    counts = COUNTING.counts(look(last), Settlement())
    assert counts.deals == 3
    assert [each.points for each in counts.seats] == list(board(last).points)
    for each in counts.seats:
        assert each.figures["laps"] == sum(score.laps for score in board(last).scores)
        assert each.figures["longest_rally"] == max(len(score.course.rally) for score in board(last).scores)
        assert each.figures["largest_pile"] == max(score.course.pile for score in board(last).scores)


def test_feats_are_the_winners_alone() -> None:
    course = Course(CARDS[:RALLY], 10, (26, FEW))
    last = with_course(MARATHON + 1, course)
    assert feats(last, Seat.B) == [Feat.BACK_FROM_THREE, Feat.LONG_RALLY]
    assert feats(last, Seat.A) == []
    assert feats(with_course(MARATHON, Course(CARDS[: RALLY - 1], 10, (FEW, FEW + 1))), Seat.B) == []
