"""What a finished game was, player by player: read from its table and log, and from nothing else."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import Rank
from bot.games.mille.views import DealScore, MilleView
from bot.games.protocol import Seat, Settlement
from bot.store import FinishedGameRow, GameFactsRow, LogRow
from bot.tables import Table

DEPUTY = "deputy"  # the word in a log with which a robot plays on for somebody who left
TURN_BEGINS = ("draw", "take", "pick", "pass")  # the first word of the first move of a turn


@dataclass(frozen=True, slots=True)
class Facts:
    """A finished game, as it is stored under its number."""

    game: FinishedGameRow
    seats: tuple[GameFactsRow, ...]


def facts_of(table: Table, log: Sequence[LogRow], *, number: int) -> Facts:
    """The facts of a game that is over. Raises ValueError for one that is not, or a game it knows nothing about."""
    view, outcome = table.view(None), table.position.outcome
    if outcome is None or not isinstance(view, MilleView):
        raise ValueError("no finished game of Mille")
    is_rated = _is_rated(table, log)
    settlement = table.settlement() if is_rated else Settlement()
    net = [0] * len(table.players)
    for due in settlement.transfers:
        net[due.payer] -= due.amount
        net[due.payee] += due.amount
    is_skunk = any(line.item == "skunk" for line in settlement.lines) or getattr(settlement, "multiplier", 1) > 1
    game = FinishedGameRow(
        number=number,
        table=table.id,
        game=table.terms.game.name,
        guild_id=table.guild_id,
        at=log[-1].at,
        ending=outcome.ending.value,
        rated=is_rated,
        deals=len(view.scores),
        turns=sum(row.seat is not None and row.text.startswith(TURN_BEGINS) for row in log),
        amount=settlement.total,
    )
    seats = tuple(
        _seat_facts(number, Seat(index), player.id, view, net[index], is_skunk=is_skunk)
        for index, player in enumerate(table.players)
    )
    return Facts(game, seats)


def _is_rated(table: Table, log: Sequence[LogRow]) -> bool:
    """Whether the game counts: between people, to an end that has a winner, played by themselves."""
    outcome = table.position.outcome
    by_deputy = any(row.text.split(maxsplit=1)[:1] == [DEPUTY] for row in log)
    return outcome is not None and bool(outcome.winners) and not table.is_practice and not by_deputy


def _seat_facts(
    number: int, seat: Seat, player: int, view: MilleView, net: int, *, is_skunk: bool
) -> GameFactsRow:  # fmt: skip
    outcome, scores = view.outcome, view.scores
    won = outcome is not None and seat in outcome.winners
    twos = sum(_has_eight_twos(score, seat) for score in scores)
    return GameFactsRow(
        number=number,
        seat=seat,
        player=player,
        won=won,
        points=scores[-1].totals[seat] if scores else 0,
        eights=sum(score.eights[seat] for score in scores) - twos,
        twos=twos,
        cleans=sum(score.cleans[seat] for score in scores),
        chapeaux_given=sum(score.chapeaux[1 - seat] for score in scores),
        chapeaux_suffered=sum(score.chapeaux[seat] for score in scores),
        skunks_given=int(won and is_skunk),
        skunks_suffered=int(not won and is_skunk),
        net=net,
        best_deal=max((score.scores[seat] for score in scores), default=0),
    )


def _has_eight_twos(score: DealScore, seat: Seat) -> bool:
    return any(line.rank is Rank.TWO and line.cards == 8 for line in score.lines[seat])
