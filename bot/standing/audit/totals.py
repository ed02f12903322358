"""Ratings, tallies, winnings and feats: they follow from all games together, in the order of their numbers."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.hosted import Games
from bot.standing.audit.sentences import differences, wrong
from bot.standing.derivation import derive
from bot.standing.facts import Facts
from bot.store import (
    FeatRow,
    FinishedGameRow,
    GameFactsRow,
    GameFigureRow,
    RatingRow,
    TallyFigureRow,
    TallyRow,
    WinningsRow,
)
from bot.store.copies.kinds import PostedRow
from bot.store.copies.numbers import Numbers
from bot.store.copies.snapshot import Snapshot

SAYS = "the logs say"
STRAY = "follows from no game"


@dataclass(frozen=True, slots=True)
class History:
    """Every counted game in order: as its log tells it, or where that was not played, as it is stored."""

    games: tuple[Facts, ...]
    feats: tuple[FeatRow, ...]  # the first of each kind for each player


def history_of(
    snapshot: Snapshot, facts: Mapping[int, Facts], feats: Mapping[str, Sequence[FeatRow]], *, played: Iterable[str]
) -> History:
    """Return the history, given the facts by number and feats by table of the tables that were `played` once more."""
    checked = set(played)
    seats: dict[int, list[GameFactsRow]] = {}
    for row in snapshot.rows(GameFactsRow):
        seats.setdefault(row.number, []).append(row)
    figures: dict[int, list[GameFigureRow]] = {}
    for counted in snapshot.rows(GameFigureRow):
        figures.setdefault(counted.number, []).append(counted)
    kept: dict[str, list[FeatRow]] = {}
    for feat in snapshot.rows(FeatRow):
        kept.setdefault(feat.table, []).append(feat)
    games: list[Facts] = []
    first: dict[tuple[int, str], FeatRow] = {}
    for game in snapshot.rows(FinishedGameRow):
        stored = Facts(game, tuple(seats.get(game.number, ())), tuple(figures.get(game.number, ())))
        games.append(facts.get(game.number) or stored)
        for feat in (feats if game.table in checked else kept).get(game.table, ()):
            first.setdefault((feat.player, feat.feat), feat)
    return History(tuple(games), tuple(first.values()))


def out_of_number(rows: Sequence[FinishedGameRow | PostedRow], moved: Numbers | None = None) -> Iterator[str]:
    """Yield what is wrong with row numbers that run from 1 without gaps, except for those that were `moved`."""
    moved = moved or Numbers()
    before = sum(row.number <= moved.last for row in rows)
    if before != moved.count:
        yield f"numbers: {moved.count} rows up to {moved.last} were moved here, but there are {before}"
    left_out = moved.last - moved.count
    for row in rows:
        if not 1 <= row.number <= len(rows) + left_out:
            words = f"is {row.number}, but there are {len(rows)}: one was deleted, or was given another number"
            yield wrong(row, "number", words)


def total_faults(snapshot: Snapshot, history: History, games: Games) -> Iterator[str]:
    """Yield what differs between the figures that follow from a history and those that are stored."""
    if unnumbered := list(out_of_number([each.game for each in history.games])):
        yield from unnumbered
        yield "ratings, tallies, winnings and feats follow from games in the order of finished_games: not compared"
        return
    total = derive(history.games, games)
    yield from differences(snapshot.rows(RatingRow), total.ratings, says=SAYS, stray=STRAY)
    yield from differences(snapshot.rows(TallyRow), total.tallies, says=SAYS, stray=STRAY)
    yield from differences(snapshot.rows(TallyFigureRow), total.figures, says=SAYS, stray=STRAY)
    yield from differences(snapshot.rows(WinningsRow), total.winnings, says=SAYS, stray=STRAY)
    yield from differences(snapshot.rows(FeatRow), history.feats, says=SAYS, stray=STRAY)
