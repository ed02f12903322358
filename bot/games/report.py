"""A report of a game for the command line: one JSON object (F15), or lines for people.

The frame is the same for all games; each adds its own words in a `Report`.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import Generic, Protocol, TypeAlias, TypeVar

from bot.games.protocol import (
    FIRST_EDITION,
    SEATS,
    Ending,
    Game,
    Options,
    Position,
    Seat,
    Settlement,
    Side,
    Transfer,
    of_kind,
)

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"

_COLUMN = 14  # characters of a player's column, at least


class Counted(Protocol):
    """A finished deal."""

    @property
    def deal(self) -> int:
        """Its number."""

    @property
    def dealer(self) -> Seat:
        """The dealer."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The scores of the deal, by seat."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals after it, by seat."""


C = TypeVar("C", bound=Counted)
C_co = TypeVar("C_co", bound=Counted, covariant=True)


class Points(Protocol[C_co]):
    """The board of a game in which each seat has its own points."""

    @property
    def scores(self) -> tuple[C_co, ...]:
        """The finished deals."""

    @property
    def points(self) -> tuple[int, ...]:
        """Points until now, by seat."""


class Scored(Protocol[C_co]):
    """A position of such a game."""

    @property
    def board(self) -> Points[C_co]:
        """The facts that everyone knows."""


class Report(ABC):
    """A game's report of a position, in its own words. It is frozen and made once."""

    __slots__ = ()

    @abstractmethod
    def deals(self, position: Position) -> list[dict[str, Json]]:
        """Return the finished deals: `deal`, `dealer`, what the game's page lists, `scores` and `totals`.

        `ended` says how a deal ended, where there are several ways: `simulate` counts them.
        """

    @abstractmethod
    def totals(self, position: Position) -> dict[str, Json]:
        """Return the current totals, by seat or side."""

    def more(self, position: Position) -> dict[str, Json]:
        """Return what this game reports besides the deals."""
        return {}

    def as_json(self, game: Game, position: Position, *, seats: int, stake: int) -> dict[str, Json]:
        """Return the game until now, as the page of its records describes it; `stake` in minor units."""
        outcome = position.outcome
        is_settled = outcome is not None and outcome.ending is not Ending.ABANDONED
        winners = sorted(outcome.winners) if outcome is not None else []
        return {
            "game": game.name,
            **rules_as_json(position.options),
            "options": options_as_json(position.options),
            "seats": [*map(str, SEATS[:seats])],
            "deals": [*self.deals(position)],
            "end": None if outcome is None else game.word_of(outcome.ending),
            "left": [str(seat) for seat in position.left],
            "totals": self.totals(position),
            "winners": [str(seat) for seat in winners],
            "settlement": _settlement_as_json(game.settle(position, stake), seats) if is_settled else None,
            **self.more(position),
        }

    def as_text(self, game: Game, position: Position, *, names: Sequence[str], stake: int) -> list[str]:
        """Return the totals deal by deal, the state or end of the game, and who pays whom."""
        deals = self.deals(position)
        lines = [] if deals else ["no deal is finished yet"]
        if deals:
            columns = {key: _named(key, names) for key in self.totals(position)}
            lines.append("Deal" + "".join(_cell(name) for name in columns.values()))
        for deal in deals:
            totals = deal["totals"] if isinstance(deal["totals"], dict) else {}
            lines.append(f"{deal['deal']!s:>4}" + "".join(_cell(str(total)) for total in totals.values()))
        return [*lines, "", *_ended(game, position, names, stake)]


class ReportOfDeals(Report, Generic[C]):
    """A report of a game in which each seat has its own points, deal by deal."""

    __slots__ = ()

    kind: type[Scored[C]]  # the positions of the game

    @abstractmethod
    def deal_facts(self, score: C) -> dict[str, Json]:
        """Return what this game reports of a deal, besides its number, dealer and points."""

    def board(self, position: Position) -> Points[C]:
        """Return what everyone knows of the game. Raises TypeError for another one."""
        return of_kind(self.kind, position).board

    def deals(self, position: Position) -> list[dict[str, Json]]:
        """Return the finished deals."""
        return [
            {
                "deal": score.deal,
                "dealer": str(score.dealer),
                **self.deal_facts(score),
                "scores": by_seat(score.scores),
                "totals": by_seat(score.totals),
            }
            for score in self.board(position).scores
        ]

    def totals(self, position: Position) -> dict[str, Json]:
        """Return the points so far."""
        return by_seat(self.board(position).points)


def rules_as_json(options: Options) -> dict[str, Json]:
    """Return the preset, and the edition of the rules from the second on."""
    edition: dict[str, Json] = {"edition": options.edition} if options.edition > FIRST_EDITION else {}
    return {"rules": options.rules, **edition}


def options_as_json(options: Options) -> dict[str, Json]:
    """Return every option by its name, in its own type, and the preset."""
    return {field.name: getattr(options, field.name) for field in fields(options) if field.name != "rules"}


def by_seat(values: Iterable[int]) -> dict[str, Json]:
    """Return values in order of seats, by the letters of the seats."""
    return {str(seat): value for seat, value in zip(SEATS, values, strict=False)}


def of_sides(sides: Iterable[Side], values: Iterable[int]) -> dict[str, Json]:
    """Return values in order of sides, by sides (F20): partners share one."""
    return {named_side(side): value for side, value in zip(sides, values, strict=True)}


def named_side(side: Side) -> str:
    """Return a side by the letters of its seats: `AC`."""
    return "".join(map(str, side))


def _settlement_as_json(settlement: Settlement, seats: int) -> dict[str, Json]:
    return {
        "transfers": [
            {"payer": str(each.payer), "payee": str(each.payee), "amount": each.amount} for each in settlement.transfers
        ],
        "net": by_seat(settlement.nets(seats)),
    }


def _ended(game: Game, position: Position, names: Sequence[str], stake: int) -> list[str]:
    outcome = position.outcome
    if outcome is None:
        return ["The game is in progress."]
    if outcome.ending is Ending.ABANDONED:
        return ["The game was abandoned; nothing is paid."]
    winners = " and ".join(names[seat] for seat in sorted(outcome.winners)) or "Nobody"
    verb = "win" if len(outcome.winners) > 1 else "wins"
    return [f"{winners} {verb} ({game.word_of(outcome.ending)}).", *paid(game.settle(position, stake).transfers, names)]


def paid(transfers: Iterable[Transfer], names: Sequence[str]) -> list[str]:
    """Return who pays whom, one line each."""
    lines = [f"{names[each.payer]} pays {names[each.payee]} {money(each.amount)}." for each in transfers]
    return lines or ["Nothing is paid."]


def money(minor: int) -> str:
    """Return an amount of minor units in major ones."""
    return f"{minor // 100}.{minor % 100:02}"


def _named(key: str, names: Sequence[str]) -> str:
    return " + ".join(names[Seat[letter]] for letter in key)


def _cell(text: str) -> str:
    return f" {text:>{_COLUMN - 1}}"
