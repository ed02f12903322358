"""The counts of a finished game of Cinch, and its feats."""

from dataclasses import replace

from bot.games.cinch.board import Ended, Score, points_of
from bot.games.cinch.counting import CinchCounting, Feat
from bot.games.cinch.inner.position import CinchPosition
from bot.games.protocol import Position, Settlement, of_kind
from tests.games.cinch.tables import NINE_TO_FIVE, TRICKS, after, begun, board, dealt, look, played, score
from tests.games.cinch.test_rules_5_to_7_play import example
from tests.games.reading import to_the_end

COUNTING = CinchCounting()


def feats(position: Position) -> list[list[str]]:
    """Return everyone's feats."""
    return [list(COUNTING.achieved(look(position), Settlement(), seat)) for seat in board(position).seats]


def counted(position: Position, figure: str) -> list[int]:
    """Return a figure of everyone."""
    return [each.figures[figure] for each in COUNTING.counts(look(position), Settlement()).seats]


def with_scores(position: Position, *scores: Score) -> Position:
    """Return the same position with these deals behind it."""
    own = of_kind(CinchPosition, position)
    return replace(own, board=replace(own.board, scores=scores))


def test_contracts_by_who_bid_them_and_pedros_by_sides() -> None:
    position = example(*TRICKS)
    assert counted(position, "contracts_made") == [0, 0, 1, 0]
    assert counted(position, "contracts_broken") == [0, 0, 0, 0]
    assert counted(position, "pedros_won") == [1, 1, 1, 1]
    assert counted(position, "best_deal") == [4, 0, 4, 0]
    counts = COUNTING.counts(look(position), Settlement())
    assert (counts.deals, [each.points for each in counts.seats]) == (1, [4, 0, 4, 0])
    broken = replace(score(position), bid=10, is_made=False)
    assert counted(with_scores(position, broken), "contracts_broken") == [0, 0, 1, 0]


def test_who_names_trumps_after_four_passes_has_no_contract_and_a_deal_thrown_in_counts_for_nobody() -> None:
    position = example(*TRICKS)
    named = replace(score(position), bid=0)
    none = replace(score(position), ended=Ended.PASSED, bidder=None, bid=0, is_made=None, taken=(None,) * 6)
    for each in (named, none):
        assert counted(with_scores(position, each), "contracts_made") == [0] * 4
        assert counted(with_scores(position, each), "contracts_broken") == [0] * 4


def test_a_pedro_that_was_put_away_was_not_won() -> None:
    position = example(*TRICKS)
    *parts, left = score(position).taken
    assert left is not None
    away = replace(score(position), taken=(*parts, replace(left, is_put_away=True)))
    assert counted(with_scores(position, away), "pedros_won") == [1, 0, 1, 0]


def test_all_fourteen_points_and_a_brave_bid() -> None:
    position = example(*TRICKS)
    assert feats(position) == [[], [], [], []]
    taken = tuple(None if each is None else replace(each, side=0) for each in score(position).taken)
    brave = replace(score(position), taken=taken, points=points_of(taken), bid=10)
    assert feats(with_scores(position, brave)) == [[Feat.FOURTEEN], [], [Feat.FOURTEEN, Feat.BRAVE], []]


def test_tables_turned_after_thirty_points_behind() -> None:
    position = after(example(), *played(*TRICKS))
    behind = replace(score(position), sums=(10, 40))
    won = after(with_scores(position, behind), "B: resign", "D: resign")
    assert feats(won)[0] == feats(won)[2] == [Feat.TURNED]
    near = after(with_scores(position, replace(behind, sums=(10, 39))), "B: resign", "D: resign")
    assert feats(near)[0] == []


def test_every_deal_is_counted_once() -> None:
    last = to_the_end(dealt(begun(target="20"), **NINE_TO_FIVE), 3)
    made, broken = sum(counted(last, "contracts_made")), sum(counted(last, "contracts_broken"))
    assert made + broken == sum(each.bid > 0 for each in board(last).scores)
    assert COUNTING.counts(look(last), Settlement()).deals == len(board(last).scores)
