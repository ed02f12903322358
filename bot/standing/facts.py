"""The facts of a finished game, player by player, read from its table and its log."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.counting import Counting, Counts, SeatCounts
from bot.games.protocol import Outcome, Seat, Settlement, View
from bot.store import FeatRow, FinishedGameRow, GameFactsRow, GameFigureRow, LogRow
from bot.tables import Table
from bot.tables.state.log_rows import DEAL


@dataclass(frozen=True, slots=True)
class Facts:
    """A finished game and its players, as they are stored under its number."""

    game: FinishedGameRow
    seats: tuple[GameFactsRow, ...]
    figures: tuple[GameFigureRow, ...] = ()  # in order of seat and name

    @property
    def rows(self) -> tuple[FinishedGameRow | GameFactsRow | GameFigureRow, ...]:
        """Everything that is stored."""
        return (self.game, *self.seats, *self.figures)

    def numbered(self, number: int) -> "Facts":
        """Return the same facts under this number."""
        return Facts(
            replace(self.game, number=number),
            tuple(replace(seat, number=number) for seat in self.seats),
            tuple(replace(figure, number=number) for figure in self.figures),
        )


def facts_of(table: Table, log: Sequence[LogRow], counting: Counting | None, *, number: int, unit: str | None) -> Facts:
    """Return the facts of a game that is over; `unit` is the one it was settled in, None if it was not settled.

    `counting` is that of its kind. Raises ValueError for a game that is not over.
    """
    view, outcome = table.view(None), table.position.outcome
    if outcome is None:
        raise ValueError("no finished game")
    # A game counts if people played it themselves, and someone won.
    is_rated = bool(outcome.winners) and not table.is_unrated
    game = FinishedGameRow(
        number=number,
        table=table.id,
        game=table.terms.game.name,
        guild_id=table.guild_id,
        at=log[-1].at,
        ending=table.terms.game.word_of(outcome.ending),
        rated=is_rated,
        deals=0,
        turns=0,
        amount=0,
        unit=unit,
    )
    settlement = table.settlement() if is_rated else Settlement()
    facts = settled(game, counting, view, settlement, players=[each.id for each in table.players])
    return replace(facts, game=replace(facts.game, turns=_turns(counting, log, deals=facts.game.deals)))


def settled(
    game: FinishedGameRow, counting: Counting | None, view: View, settlement: Settlement, *, players: Sequence[int]
) -> Facts:
    """Return the facts of a finished game, given its public view, its settlement, and its players in order of seat.

    `game` holds the known facts; its `unit` is that of the stakes. Raises ValueError for a running game.
    """
    if view.outcome is None:
        raise ValueError("no finished game")
    nothing = Counts(0, (SeatCounts(),) * len(players))
    counts = nothing if counting is None else counting.counts(view, settlement)
    net, places = settlement.nets(len(players)), _places(view.outcome)
    seats = tuple(
        GameFactsRow(
            number=game.number,
            seat=seat,
            player=player,
            won=Seat(seat) in view.outcome.winners,
            place=places.get(Seat(seat), 0),
            left=view.left.index(Seat(seat)) + 1 if Seat(seat) in view.left else 0,
            points=counts.seats[seat].points,
            net=net[seat],
        )
        for seat, player in enumerate(players)
    )
    figures = tuple(
        GameFigureRow(game.number, seat, name, value)
        for seat, own in enumerate(counts.seats)
        for name, value in sorted(own.figures.items())
        if value
    )
    paid = settlement.total
    return Facts(replace(game, deals=counts.deals, amount=paid, unit=game.unit if paid else None), seats, figures)


def feats_of(facts: Facts, table: Table, counting: Counting | None) -> list[FeatRow]:
    """Return the feats of each player in this game, whether for the first time or not; none if it is unrated.

    Nor has anyone some who left where a deputy played on: what was done there may be the deputy's.
    """
    if counting is None or not facts.game.rated:
        return []
    view, settlement = table.view(None), table.settlement()
    gone = view.left if table.terms.game.has_deputies else ()
    return [
        FeatRow(seat.player, str(feat), facts.game.table, facts.game.at)
        for index, seat in enumerate(facts.seats)
        if Seat(index) not in gone
        for feat in counting.achieved(view, settlement, Seat(index))
    ]


def begins_turn(counting: Counting | None, move: str) -> bool:
    """Return whether a move, as the log writes it, is the first of a turn."""
    return counting is not None and move.startswith(counting.turn_begins)


def _places(outcome: Outcome) -> dict[Seat, int]:
    """Return the place of each seat, from 1; those who share one have the same, and the next are numbered on."""
    places: dict[Seat, int] = {}
    for equals in outcome.places:
        places |= dict.fromkeys(equals, len(places) + 1)
    return places


def _turns(counting: Counting | None, log: Sequence[LogRow], *, deals: int) -> int:
    """Return how many turns the first `deals` deals had. A deal that a resignation broke off does not count."""
    deal = turns = 0
    for row in log:
        deal += DEAL.fullmatch(row.text) is not None
        turns += row.seat is not None and deal <= deals and begins_turn(counting, row.text)
    return turns
