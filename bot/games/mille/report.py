"""A game of Mille for the command line: the score pad as text, and the whole result as a JSON object (Rules 9)."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.mille.board import SEATS
from bot.games.mille.inner.match import MillePosition
from bot.games.mille.scoring import DealScore
from bot.games.mille.settlement import MilleSettlement
from bot.games.protocol import Game, Position, Seat, of_kind
from bot.games.report import Json, Report, by_seat, money, options_as_json, paid, rules_as_json

_COLUMN = 14  # characters of a player's column


@dataclass(frozen=True, slots=True)
class MilleReport(Report):
    """The report of Mille. Older than those of the other games, it has one winner, one payer, and itemized payments."""

    def deals(self, position: Position) -> list[dict[str, Json]]:
        """Return the lines of the score pad."""
        return [_deal_as_json(score) for score in of_kind(MillePosition, position).match.scores]

    def totals(self, position: Position) -> dict[str, Json]:
        """Return the points of the finished deals."""
        return by_seat(of_kind(MillePosition, position).match.totals)

    def as_json(self, game: Game, position: Position, *, seats: int, stake: int) -> dict[str, Json]:
        """Return the result of a game so far, as Mille's page describes it."""
        own = of_kind(MillePosition, position)
        match, outcome = own.match, own.outcome
        winner = next(iter(outcome.winners), None) if outcome is not None else None
        return {
            "game": game.name,
            **rules_as_json(own.options),
            "options": options_as_json(own.options),
            "deals": [*self.deals(own)],
            "end": game.word_of(outcome.ending) if outcome is not None else None,
            "totals": self.totals(own),
            "naturals": by_seat(match.naturals),
            "chapeaux": by_seat(match.chapeaux),
            "winner": _letter(winner),
            "settlement": None if winner is None else _settlement_as_json(_settled(game, own, stake)),
        }

    def as_text(self, game: Game, position: Position, *, names: Sequence[str], stake: int) -> list[str]:
        """Return the score pad, and what the game costs item by item."""
        own = of_kind(MillePosition, position)
        return [*_score_pad(own, names), "", *_payment(game, own, names, stake)]


def _settled(game: Game, position: MillePosition, stake: int) -> MilleSettlement:
    settlement = game.settle(position, stake)
    if not isinstance(settlement, MilleSettlement):
        raise TypeError("a settlement of another game")
    return settlement


def _score_pad(position: MillePosition, names: Sequence[str]) -> list[str]:
    """Return the score pad, one line a deal: totals, with an asterisk for each natural and a chapeau in parentheses."""
    lines = ["Deal" + "".join(f"{name:>{_COLUMN}}" for name in names)]
    for score in position.match.scores:
        marks = []
        for seat in SEATS:
            stars = "*" * score.naturals[seat]
            total = f"({score.totals[seat]})" if score.chapeaux[seat] else str(score.totals[seat])
            marks.append(f"{total}{stars}".rjust(_COLUMN))
        lines.append(f"{score.deal:>4}" + "".join(marks))
    if not position.match.scores:
        lines.append("   no deal is finished yet")
    return lines


def _payment(game: Game, position: MillePosition, names: Sequence[str], stake: int) -> list[str]:
    """Return the state or end of the game, then its cost, one line for each item."""
    outcome = position.outcome
    if outcome is None:
        return ["The game is in progress."]
    if not outcome.winners:
        return ["The game was abandoned; nothing is paid."]
    (winner,) = outcome.winners
    settlement = _settled(game, position, stake)
    lines = [f"{names[winner]} wins ({game.word_of(outcome.ending)})."]
    for line in settlement.lines:
        if line.item == "skunk" and settlement.multiplier > 1:
            lines.append(f"  skunk, all times {line.count}: {money(line.amount)}")
        else:
            lines.append(f"  {line.item}: {line.count} x {money(line.each)} = {money(line.amount)}")
    return [*lines, *paid(settlement.transfers, names)]


def _deal_as_json(score: DealScore) -> dict[str, Json]:
    return {
        "deal": score.deal,
        "dealer": str(score.dealer),
        "ended": "blocked" if score.out is None else "out",
        "out": _letter(score.out),
        "scores": by_seat(score.scores),
        "naturals": by_seat(score.naturals),
        "chapeau": by_seat(score.chapeaux),
        "totals": by_seat(score.totals),
    }


def _settlement_as_json(settlement: MilleSettlement) -> dict[str, Json]:
    return {
        "payer": _letter(settlement.payer),
        "payee": _letter(settlement.payee),
        "parts": dict(settlement.parts),
        "multiplier": settlement.multiplier,
        "total": settlement.total,
    }


def _letter(seat: Seat | None) -> str | None:
    return None if seat is None else str(seat)
