"""Faults of kinds that judges once missed: what people agreed to, where they sit, and what they look back on.

| not found alone | what hides it |
|---|---|
| a game that nobody may decide about never ends after a week | in these worlds it is given up after two days |
| a robot moves at a table that has changed since it thought | the rules refuse what fits no more |
"""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from bot.registry import GAMES
from bot.standing import derivation
from bot.standing.leaderboard import Leaderboard, OwnPlace, Place
from bot.standing.periods import Period
from bot.standing.projector import Projector
from bot.store import ForgottenBlocksRow, ForgottenQuietRow
from bot.store.questions.standings import StandingQueries
from bot.tables.lobbies import blocks, lobby_acts, lobby_rules
from bot.tables.lobbies.limits import Limits
from bot.tables.playing.agreements import Agreements
from bot.tables.state import log_rows
from bot.tables.state.pace import Countdown
from bot.tables.state.quiet import QuietHours
from bot.tables.waiting import waiting
from bot.tables.waiting.windows import Windows
from bot.values.person_limits import PersonLimits
from tests.exploring import plots
from tests.exploring.planted import Planted, drops


async def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


# Clocks


def forgets_quiet_hours_at_midnight(patch: pytest.MonkeyPatch) -> None:
    def phase(self: QuietHours, at: int) -> tuple[bool, int]:
        zone = ZoneInfo(self.zone)
        today = datetime.fromtimestamp(at / 1000, UTC).astimezone(zone).date()
        spans = [self._span(today + timedelta(days), zone) for days in (0, 1, 2)]
        start, end = next((start, end) for start, end in spans if at < end)
        return (True, end) if start <= at else (False, start)

    patch.setattr(QuietHours, "_phase", phase)


def reminds_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Countdown, "reminder", Countdown.deadline)


def plays_for_the_late_for_ever(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(waiting, "_leaves_after", lambda *_: False)


def turns_out_late_players(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(waiting, "_may_claim", lambda table: not table.has_robots)


def never_closes_a_window(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Windows, "_silent", lambda *_: frozenset())


# Agreements, and what is taken back


def hears_no_refusal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Agreements, "refuse", _nothing)


def takes_back_what_was_seen(patch: pytest.MonkeyPatch) -> None:
    usual = log_rows.still_undoable

    def still_undoable(undoable: Any, seat: Any, move: Any, before: Any, step: Any) -> Any:
        return usual(undoable, seat, move, before, step._replace(reveals=False))

    patch.setattr(log_rows, "still_undoable", still_undoable)


# Lobbies and challenges


def gives_held_seats_away(patch: pytest.MonkeyPatch) -> None:
    usual = lobby_rules._see_free
    patch.setattr(
        lobby_rules, "_see_free", lambda lobby, *_, **__: usual(replace(lobby, invitations=()), lobby.created_at)
    )


def asks_nobody_about_other_terms(patch: pytest.MonkeyPatch) -> None:
    usual = lobby_acts._named

    def named(lobby: Any, act: Any, player: Any) -> Any:
        return usual(lobby, replace(act, number=max(1, lobby.version)), player)

    def kept(lobby: Any, act: Any, player: Any) -> Any:
        return replace(named(lobby, act, player), number=act.number)

    patch.setattr(lobby_acts, "_EFFECTS", MappingProxyType({**lobby_acts._EFFECTS, lobby_acts.Kind.TERMS: kept}))


def lets_people_ask_without_end(patch: pytest.MonkeyPatch) -> None:
    usual = Limits.__init__

    def init(self: Limits, store: Any, clock: Any, _: Any) -> None:
        usual(self, store, clock, PersonLimits(challenges=50, practice=50))

    patch.setattr(Limits, "__init__", init)


def asks_who_wants_no_challenge(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(blocks, "_may_challenge", lambda between: not between.is_blocked)


# Standing


def keeps_whom_the_forgotten_block(patch: pytest.MonkeyPatch) -> None:
    drops(patch, ForgottenBlocksRow, ForgottenQuietRow)


def achieves_it_again(patch: pytest.MonkeyPatch) -> None:
    """Count each feat again; feats are rare, so here every player of a game has one."""

    async def new(_self: Projector, feats: Any) -> Any:
        return feats

    patch.setattr(Projector, "_new", new)
    for kind in {type(entry.counting) for entry in GAMES.values() if entry.counting is not None}:
        patch.setattr(kind, "achieved", lambda *_: iter(["played"]))


def counts_figures_for_the_next_seat(patch: pytest.MonkeyPatch) -> None:
    usual = derivation._figures

    def figures(facts: Any, counting: Any) -> Any:
        seats = len(facts.seats)
        return usual(
            replace(facts, figures=[replace(row, seat=(row.seat + 1) % seats) for row in facts.figures]), counting
        )

    patch.setattr(derivation, "_figures", figures)


def shows_the_board_of_another_month(patch: pytest.MonkeyPatch) -> None:
    usual = Leaderboard._listed

    async def listed(self: Leaderboard, board: Any) -> Any:
        found = await usual(self, board)
        return replace(found, period=found.period - 1) if board.period is Period.MONTH else found

    patch.setattr(Leaderboard, "_listed", listed)


def says_a_place_too_low(patch: pytest.MonkeyPatch) -> None:
    usual = Leaderboard.own_place

    async def own_place(self: Leaderboard, *args: Any) -> OwnPlace:
        found = await usual(self, *args)
        is_placed = isinstance(found.place, Place) and found.place.place is not None
        return replace(found, place=replace(found.place, place=found.place.place + 1)) if is_placed else found

    patch.setattr(Leaderboard, "own_place", own_place)


def skips_a_game_at_each_page(patch: pytest.MonkeyPatch) -> None:
    usual = StandingQueries.games_of

    async def games_of(self: Any, player: int, *, before: int | None = None, **more: Any) -> Any:
        return await usual(self, player, before=None if before is None else before - 1, **more)

    patch.setattr(StandingQueries, "games_of", games_of)


def counts_losses_in_a_row(patch: pytest.MonkeyPatch) -> None:
    usual = StandingQueries.totals_of

    async def totals_of(self: Any, *args: Any, **more: Any) -> Any:
        found = await usual(self, *args, **more)
        return replace(found, streak=max(found.streak, found.games - found.wins))

    patch.setattr(StandingQueries, "totals_of", totals_of)


PLANTED_AGAIN = (
    Planted("gives held seats away", gives_held_seats_away, "a seat too many", plots.LOBBIES),
    Planted("says a place too low", says_a_place_too_low, "", plots.RESULTS),
    Planted("reminds nobody", reminds_nobody, "stands still", plots.REMINDERS),
    Planted("forgets quiet hours at midnight", forgets_quiet_hours_at_midnight, "", plots.NIGHTS),
    Planted("plays for the late for ever", plays_for_the_late_for_ever, "nobody left", plots.STRIKES),
    Planted("turns out late players", turns_out_late_players, "turned out", plots.CLAIMS),
    Planted("never closes a window", never_closes_a_window, "stands still", plots.WINDOWS),
    Planted("hears no refusal", hears_no_refusal, "an agreement was refused", plots.REFUSALS),
    Planted("takes back what was seen", takes_back_what_was_seen, "a move was taken back", plots.UNDOS),
    Planted("asks nobody about other terms", asks_nobody_about_other_terms, "", plots.LOBBIES),
    Planted("lets people ask without end", lets_people_ask_without_end, "someone has too many", plots.CROWDS),
    Planted("asks who wants no challenge", asks_who_wants_no_challenge, "", plots.PLEAS_TO_ALL),
    Planted("keeps whom the forgotten block", keeps_whom_the_forgotten_block, "", plots.GOODBYES),
    Planted("achieves it again", achieves_it_again, "table", plots.RESULTS),
    Planted("counts figures for the next seat", counts_figures_for_the_next_seat, "", plots.FIGURES),
    Planted("shows the board of another month", shows_the_board_of_another_month, "", plots.RESULTS),
    Planted("skips a game at each page", skips_a_game_at_each_page, "a history is wrong", plots.RESULTS),
    Planted("counts losses in a row", counts_losses_in_a_row, "stats are wrong", plots.RESULTS),
)
