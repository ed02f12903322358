"""Faults in what standing keeps and tells of finished games: `check` does not see them, since it makes the same."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.exploring.story import Kind
from bot.standing import derivation, facts, ledger, ratings, standing
from bot.standing.leagues import Leagues
from bot.standing.ledger import Ledger
from bot.standing.mydata import Export
from bot.standing.standing import Standing
from bot.tables.time import DAY
from tests.exploring import plots
from tests.exploring.planted import Planted
from tests.exploring.planted_within import planted
from tests.exploring.plots import ASKED, AT_ONCE, Plot, part


def keeps_points_of_the_next_seat(patch: pytest.MonkeyPatch) -> None:
    usual = facts.settled

    def settled(*args: Any, **more: Any) -> Any:
        found = usual(*args, **more)
        points = [seat.points for seat in found.seats]
        seats = tuple(replace(seat, points=points[at - 1]) for at, seat in enumerate(found.seats))
        return replace(found, seats=seats)

    patch.setattr(facts, "settled", settled)


def never_gets_surer(patch: pytest.MonkeyPatch) -> None:
    usual = ratings.rate

    def rate(before: Any, places: Any) -> Any:
        after = usual(before, places)
        both = zip(after, before, strict=True)
        return [[replace(one, sigma=old.sigma) for one, old in zip(*team, strict=True)] for team in both]

    patch.setattr(derivation, "rate", rate)


def tells_the_newest_game_first(patch: pytest.MonkeyPatch) -> None:
    usual = standing.stats_of

    async def stats_of(*args: Any, **more: Any) -> Any:
        found = await usual(*args, **more)
        return replace(found, last=found.last[::-1])

    patch.setattr("bot.exploring.facts.stats_of", stats_of)


def still_asks_who_has_agreed(patch: pytest.MonkeyPatch) -> None:
    async def awaiting(self: Ledger, player: Any) -> Any:
        since = self._clock.now() - ledger.LIFETIME
        rows = [row.id for row in await self._store.proposals_of(player.id) if row.at > since]
        return [each for key in rows if (each := await self.find(key)).state is ledger.State.WAITING]

    patch.setattr(Ledger, "awaiting", awaiting)


def corrects_the_other_way(patch: pytest.MonkeyPatch) -> None:
    usual = Ledger._propose

    async def propose(
        self: Ledger, kind: str, place: int, unit: str, transfers: Sequence[tuple[int, int, int]], player: Any
    ) -> Any:
        if kind == "correct":
            transfers = [(payee, payer, amount) for payer, payee, amount in transfers]
        return await usual(self, kind, place, unit, transfers, player)

    patch.setattr(Ledger, "_propose", propose)


def exports_what_nobody_did(patch: pytest.MonkeyPatch) -> None:
    usual = Standing.export

    async def export(self: Standing, player: Any) -> Export:
        found = await usual(self, player)
        return replace(found, content=found.content.replace(b'"leagues": []', b'"leagues": [1]'))

    patch.setattr(Standing, "export", export)


def names_who_is_hidden(patch: pytest.MonkeyPatch) -> None:
    usual = Leagues.table

    async def table(self: Leagues, guild: int, season: int) -> Any:
        return replace(await usual(self, guild, season), unnamed=frozenset())

    patch.setattr(Leagues, "table", table)


def sums_up_games_against_everyone(patch: pytest.MonkeyPatch) -> None:
    usual = standing.stats_of

    async def stats_of(*args: Any, **more: Any) -> Any:
        return await usual(*args, **{**more, "against": None})

    patch.setattr("bot.exploring.facts.stats_of", stats_of)


HIDDEN = Plot(
    (part(110, {**ASKED, Kind.PLAY: 4, Kind.LEAVE: 12, Kind.LEAGUE: 10, Kind.SETTING: 20}, AT_ONCE),),
    lambda game: game.name in {"linger-longer", "beggar-my-neighbor"},
)

MANY = Plot(
    (
        part(30, {Kind.OPEN: 2, Kind.SIT: 12, Kind.START: 6}, {(0, 1000): 1}),
        part(150, {Kind.PLAY: 40, Kind.NEXT_DEAL: 6, Kind.OPEN: 1, Kind.SIT: 4, Kind.START: 4}, AT_ONCE),
    ),
    lambda game: game.name == "linger-longer",
)

CROWNED = Plot(
    (
        part(24, {Kind.LEAGUE: 1}, AT_ONCE),
        part(110, {Kind.CHALLENGE: 5, Kind.ACCEPT: 12, Kind.PLAY: 8, Kind.LEAVE: 6}, AT_ONCE),
        part(90, {Kind.SETTING: 1}, AT_ONCE),
        part(1, {Kind.LEAGUE: 1}, {(10 * DAY, 11 * DAY): 1}),
        part(6, {Kind.LEAGUE: 1}, AT_ONCE),
    ),
    lambda game: game.name in {"linger-longer", "beggar-my-neighbor"},
)

PLANTED_FACTS: Sequence[Planted] = (
    Planted("keeps points of the next seat", keeps_points_of_the_next_seat, "facts are wrong", plots.RESULTS),
    Planted("never gets surer", never_gets_surer, "ratings are wrong", MANY),
    planted(
        "rates games of chance",
        "ratings are wrong",
        plots.FIGURES,
        "bot.standing.derivation:_rated",
        "if entry is not None and entry.counting is not None and not entry.counting.is_rated:",
        "if False:",
    ),
    Planted("sums up games against everyone", sums_up_games_against_everyone, "stats are wrong", plots.RESULTS),
    Planted("tells the newest game first", tells_the_newest_game_first, "stats are wrong", plots.FIGURES),
    Planted("still asks who has agreed", still_asks_who_has_agreed, "the proposal", plots.ANSWERS),
    Planted("corrects the other way", corrects_the_other_way, "a correction", plots.ANSWERS),
    Planted("exports what nobody did", exports_what_nobody_did, "an export is wrong", plots.RESULTS),
    planted(
        "names champions who hide",
        "champions are wrong",
        CROWNED,
        "bot.standing.leagues:Leagues.name",
        "key in hidden or not await",
        "not await",
    ),
    Planted("names who is hidden", names_who_is_hidden, "the league of", HIDDEN),
)
