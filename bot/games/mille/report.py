"""A game of Mille for the command line: the score pad as text, and the whole result as a JSON object (Rules 9)."""

from collections.abc import Sequence
from typing import TypeAlias

from bot.games.mille.board import SEATS
from bot.games.mille.inner.game import MilleGame
from bot.games.mille.inner.match import MillePosition
from bot.games.mille.name import NAME
from bot.games.mille.scoring import DealScore
from bot.games.mille.settlement import MilleSettlement
from bot.games.protocol import Seat

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

_COLUMN = 14  # characters of a player's column
_MILLE = MilleGame()


def result_as_json(position: MillePosition, settlement: MilleSettlement) -> dict[str, Json]:
    """The result of a game so far, as the record's page describes it."""
    options, match, outcome = position.options, position.match, position.outcome
    winner = next(iter(outcome.winners), None) if outcome is not None else None
    return {
        "game": NAME,
        "rules": options.rules,
        "options": {
            "target": options.target,
            "natural_required": options.natural_required,
            "clean_natural": options.clean_natural.value,
            "difference": options.difference.value,
            "skunk": options.skunk.value,
            "progressive": options.progressive,
        },
        "deals": [_deal_as_json(score) for score in match.scores],
        "end": _MILLE.word_of(outcome.ending) if outcome is not None else None,
        "totals": _by_seat(match.totals),
        "naturals": _by_seat(match.naturals),
        "chapeaux": _by_seat(match.chapeaux),
        "winner": _letter(winner),
        "settlement": None if winner is None else _settlement_as_json(settlement),
    }


def score_pad(position: MillePosition, names: Sequence[str]) -> list[str]:
    """The score pad, one line for each deal: totals, with an asterisk for each natural and a chapeau in parentheses."""
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


def payment(position: MillePosition, settlement: MilleSettlement, names: Sequence[str]) -> list[str]:
    """How the game stands or ended, then what it costs, one line for each item."""
    outcome = position.outcome
    if outcome is None:
        return ["The game is in progress."]
    if not outcome.winners:
        return ["The game was abandoned; nothing is paid."]
    (winner,) = outcome.winners
    lines = [f"{names[winner]} wins ({_MILLE.word_of(outcome.ending)})."]
    for line in settlement.lines:
        if line.item == "skunk" and settlement.multiplier > 1:
            lines.append(f"  skunk, all times {line.count}: {_money(line.amount)}")
        else:
            lines.append(f"  {line.item}: {line.count} x {_money(line.each)} = {_money(line.amount)}")
    for transfer in settlement.transfers:
        lines.append(f"{names[transfer.payer]} pays {names[transfer.payee]} {_money(transfer.amount)}.")
    if not settlement.transfers:
        lines.append("Nothing is paid.")
    return lines


def _deal_as_json(score: DealScore) -> dict[str, Json]:
    return {
        "deal": score.deal,
        "dealer": str(score.dealer),
        "ended": "blocked" if score.out is None else "out",
        "out": _letter(score.out),
        "scores": _by_seat(score.scores),
        "naturals": _by_seat(score.naturals),
        "chapeau": _by_seat(score.chapeaux),
        "totals": _by_seat(score.totals),
    }


def _settlement_as_json(settlement: MilleSettlement) -> dict[str, Json]:
    return {
        "payer": _letter(settlement.payer),
        "payee": _letter(settlement.payee),
        "parts": dict(settlement.parts),
        "multiplier": settlement.multiplier,
        "total": settlement.total,
    }


def _by_seat(pair: tuple[int, int]) -> dict[str, Json]:
    return {str(seat): pair[seat] for seat in SEATS}


def _letter(seat: Seat | None) -> str | None:
    return None if seat is None else str(seat)


def _money(minor: int) -> str:
    return f"{minor // 100}.{minor % 100:02}"
