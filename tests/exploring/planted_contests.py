"""Faults planted in tournaments, each by overriding one method: the judges must find them."""

from typing import Any

import pytest

from bot.store import PotRow, PotTransferRow
from bot.tournament import Tournaments, TournamentWatch, tournaments
from bot.tournament.course import Kind
from bot.tournament.games import TournamentGames
from tests.exploring import plots
from tests.exploring.planted import Planted, drops


def _none(*_: Any, **__: Any) -> None:
    """Do nothing."""


async def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


def enters_no_results(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TournamentGames, "ended", _nothing)


def awaits_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TournamentWatch, "_await", _none)


def shows_no_tournament(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(TournamentWatch, "_show_soon", _none)


def calls_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Tournaments, "called", _nothing)


def divides_no_pot(patch: pytest.MonkeyPatch) -> None:
    drops(patch, PotRow, PotTransferRow)


def signs_the_next_one_up(patch: pytest.MonkeyPatch) -> None:
    row_of = tournaments.row_of

    def another(key: str, act: Any) -> Any:
        row = row_of(key, act)
        if act.kind is not Kind.JOIN or act.player < 2:
            return row
        return type(row)(row.tournament, row.number, row.at, row.kind, row.player - 1, row.press_id, row.text)

    patch.setattr(tournaments, "row_of", another)


PLANTED_CONTESTS = (
    Planted("enters no results", enters_no_results, "stands still: tournament", plots.CONTESTS),
    Planted("awaits nothing in tournaments", awaits_nothing, "stands still: tournament", plots.CONTESTS),
    Planted("shows no tournament", shows_no_tournament, "not shown: tournament", plots.CONTESTS),
    Planted("calls nobody to a table of a tournament", calls_nobody, "not called: tournament", plots.CONTESTS),
    Planted("divides no pot", divides_no_pot, "tournament", plots.CONTESTS),
    Planted("signs the next one up", signs_the_next_one_up, "", plots.CONTESTS),
)
