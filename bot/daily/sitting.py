"""A sitting: one person's game at the deal of a day, as its log makes it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.daily.days import drawn
from bot.games.daily import DailyTerms, Measure
from bot.games.protocol import Options, Seat, Settlement, View
from bot.hosted import Games
from bot.store import ENDED, DailyMoveRow, DailySittingRow, LogRow, SeatedTable, TableRow
from bot.tables import Finish, Player, Table
from bot.tables.state.counted import counted_by
from bot.tables.state.log_rows import after, at_start, step_of

OWN = Seat.A
"""The seat of the person, every day."""


@dataclass(frozen=True)
class Sitting:
    """A sitting after the last row of its log."""

    row: DailySittingRow
    terms: DailyTerms
    table: Table
    is_cut_off: bool = False  # its day was over before it was
    finish: Finish | None = field(default=None, repr=False)  # of the last deal, as the player may know it

    @property
    def is_done(self) -> bool:
        """Whether it was played to its end."""
        return is_done(self.terms, self.table)


def is_done(terms: DailyTerms, table: Table) -> bool:
    """Return whether a daily deal was played to its end: the game is over, or so many deals are."""
    is_last = terms.deals is not None and table.deal >= terms.deals
    return table.is_over or (is_last and table.awaits_deck is not None)


def options_of(games: Games, game: str, seed: bytes) -> Options:
    """Return the options of a game's daily deal, with the drawn one. Raises BadOption for terms that fit no game."""
    terms, rules = terms_of(games, game), games[game].game
    given = dict(terms.options)
    if terms.drawn is not None:
        name, values = terms.drawn
        given[name] = values[drawn(seed, len(values))]
    return rules.options(given)


def terms_of(games: Games, game: str) -> DailyTerms:
    """Return the terms of a game's daily deal. Raises KeyError where it has none."""
    entry = games.get(game)
    if entry is None or entry.daily is None:
        raise KeyError(game)
    return entry.daily


def cut_of_day(day: str) -> str:
    """Return the word that cuts every deck of a day."""
    return f"daily/{day}"


def start(
    games: Games, row: DailySittingRow, player: Player, robots: Sequence[Player], *, options: str, seed: bytes
) -> Table:
    """Return the table of a sitting before the first row of its log; `options` is JSON of all of them.

    Raises Declined (NEWER).
    """
    people = (player, *robots[: terms_of(games, row.game).seats - 1])
    table = TableRow(row.id, row.game, row.rules, options, 0, None, 0, cut_of_day(row.day), row.at)
    seated = SeatedTable(table, tuple(each.id for each in people), None, (None,) * len(people), 0)
    return at_start(games[row.game].game, seated, people, seed=seed, unit="")


def sitting_of(row: DailySittingRow, terms: DailyTerms, table: Table, rows: Iterable[LogRow], seed: bytes) -> Sitting:
    """Return the sitting after these rows; `table` is before them. Raises as `step_of`."""
    finish, is_cut_off = None, False
    for each in rows:
        if each.text == ENDED:
            is_cut_off = True
            break
        step = step_of(table, each, seed)
        if (counted := counted_by(step, seats=len(table.players))) is not None:
            finish = counted[1].closed(OWN)
        table = after(table, each, step)
    is_between = table.awaits_deck is not None and table.deal > 0
    return Sitting(row, terms, table, is_cut_off, finish if is_between else None)


def as_log(rows: Iterable[DailyMoveRow]) -> list[LogRow]:
    """Return the log of a sitting as that of a table."""
    return [LogRow(each.sitting, each.ply, each.seat, each.text, each.at) for each in rows]


def as_moves(rows: Iterable[LogRow]) -> list[DailyMoveRow]:
    """Return the inverse of `as_log`."""
    return [DailyMoveRow(each.table, each.ply, each.seat, each.text, each.at) for each in rows]


def score_of(games: Games, terms: DailyTerms, table: Table) -> int:
    """Return what a sitting that is done counts: more is better."""
    view: View = table.view(None)
    game, counting = table.terms.game, games.counting(table.terms.game.name)
    if terms.measure is Measure.NET:
        return game.settle(table.position, 1).nets(len(table.players))[OWN]
    if counting is None:
        raise ValueError("nothing is counted in this game")
    points = [each.points for each in counting.counts(view, Settlement()).seats]
    if terms.measure is Measure.LEAD:
        return points[OWN] - max(each for seat, each in enumerate(points) if seat != OWN)
    return -points[OWN] if terms.is_low else points[OWN]
