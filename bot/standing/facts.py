"""The facts of a finished game, player by player, read from its table and its log."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from types import MappingProxyType

from bot.games.protocol import Seat, Settlement, View
from bot.standing.counts import GameCounts, SeatCounts
from bot.standing.mille import count_mille
from bot.store import FinishedGameRow, GameFactsRow, LogRow
from bot.tables import Table
from bot.tables.log_rows import DEAL

TURN_BEGINS = ("draw", "take", "pick", "pass")  # the first word of the first move of a turn
COUNTS: Mapping[str, Callable[[View, Settlement], GameCounts]] = MappingProxyType({"mille": count_mille})
"""The function that counts each kind of game, by its name. Of other games only who won and was paid is known."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A finished game and its players, as they are stored under its number."""

    game: FinishedGameRow
    seats: tuple[GameFactsRow, ...]


def facts_of(table: Table, log: Sequence[LogRow], *, number: int, unit: str | None) -> Facts:
    """The facts of a game that is over; `unit` is the one it was settled in, None if it was not settled.

    Raises ValueError for a game that is not over.
    """
    view, outcome = table.view(None), table.position.outcome
    if outcome is None:
        raise ValueError("no finished game")
    # A game counts if people played it themselves, and somebody won.
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
    facts = settled(game, view, settlement, [each.id for each in table.players])
    return replace(facts, game=replace(facts.game, turns=_turns(log, deals=facts.game.deals)))


def settled(game: FinishedGameRow, view: View, settlement: Settlement, players: Sequence[int]) -> Facts:
    """The facts of a finished game, given its public view, its settlement, and its players in order of seat.

    `game` holds what is known already; its `unit` is that of the stakes.
    """
    net = [0] * len(players)
    for due in settlement.transfers:
        net[due.payer] -= due.amount
        net[due.payee] += due.amount
    nothing = GameCounts(0, (SeatCounts(),) * len(players))
    counts = COUNTS[game.game](view, settlement) if game.game in COUNTS else nothing
    winners = view.outcome.winners if view.outcome is not None else frozenset[Seat]()
    seats = tuple(
        GameFactsRow(
            number=game.number,
            seat=seat,
            player=player,
            won=Seat(seat) in winners,
            net=net[seat],
            **asdict(counts.seats[seat]),
        )
        for seat, player in enumerate(players)
    )
    paid = settlement.total
    return Facts(replace(game, deals=counts.deals, amount=paid, unit=game.unit if paid else None), seats)


def _turns(log: Sequence[LogRow], *, deals: int) -> int:
    """How many turns the first `deals` deals had. A deal that a resignation broke off does not count."""
    deal = turns = 0
    for row in log:
        deal += DEAL.fullmatch(row.text) is not None
        turns += row.seat is not None and deal <= deals and begins_turn(row.text)
    return turns


def begins_turn(move: str) -> bool:
    """Whether a move, as the log writes it, is the first of a turn."""
    return move.startswith(TURN_BEGINS)
