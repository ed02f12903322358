"""Whether an export has all that the bot has about its person, counted in the rows of the database.

| must be true | otherwise |
|---|---|
| it has each row of the person | an export is wrong |
| it has the moves that the person has made at daily deals, and none of others | the same |
"""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Self

from bot.daily import OWN
from bot.exploring.alone import Alone
from bot.exploring.copied import copy_of
from bot.exploring.figures import Ground
from bot.exploring.world import World
from bot.standing import Standing
from bot.standing.mydata import Export
from bot.store import (
    DailyMoveRow,
    FeatRow,
    LeagueActRow,
    LobbyActRow,
    PlayerRow,
    PreferenceRow,
    RatingRow,
    SeatRow,
    TallyFigureRow,
    TallyRow,
    TournamentActRow,
    WinningsRow,
)
from bot.store.copies.snapshot import Snapshot
from bot.tables import Player
from bot.tables.time import MINUTE


@dataclass(frozen=True, slots=True)
class Stored:
    """The rows of everyone in the database."""

    rows: Mapping[str, Sequence[int]]  # whose they are, by where an export has them
    owed: Mapping[int, Mapping[tuple[int, int, str], int]]
    moves: Counter[str]  # at daily deals, by sitting

    @classmethod
    def of(cls, ground: Ground) -> Self:
        """Read it."""
        moves = Counter(row.sitting for row in ground.snapshot.rows(DailyMoveRow) if row.seat == OWN)
        return cls(_rows(ground.snapshot), ground.owed(), moves)


def misexported(world: World) -> list[str]:
    """Return what is wrong with the exports of everyone, while nobody does anything."""
    if not world.bot.is_up:
        return []
    with copy_of(world.bot.path) as snapshot:
        people = [Player.of(row) for row in snapshot.rows(PlayerRow) if row.discord_id is not None]
        asked = world.bot.process.start(_exports(world.bot.parts[1], people), "judge")
        world.pass_time(MINUTE)
        if not asked.done():
            return ["nobody answers who wants their data"]
        with Alone() as alone:
            stored = Stored.of(Ground(world.games, alone.read(world.bot.path), snapshot, world.clock, []))
            return [fault for each in asked.result() for fault in _of(stored, *each)]


async def _exports(standing: Standing, people: Sequence[Player]) -> list[tuple[Player, Export]]:
    return [(each, await standing.export(each)) for each in people]


def _of(stored: Stored, player: Player, export: Export) -> Iterator[str]:
    content = json.loads(export.content)
    for key, of in stored.rows.items():
        if len(content[key]) != of.count(player.id):
            yield f"an export is wrong: {len(content[key])} {key} of {player.id}, not {of.count(player.id)}"
    sums = Counter[tuple[int, int, str]]()
    for each in content["ledger"]:
        sign, other = (-1, each["payee"]) if each["payer"] == player.id else (1, each["payer"])
        sums[each["guild_id"], other, each["unit"]] += sign * each["amount"]
    owed = stored.owed.get(player.id, {})
    if {key: amount for key, amount in sums.items() if amount and key[0] is not None} != owed:
        yield f"an export is wrong: the ledger of {player.id} has {dict(sums)}, not {owed}"
    for sat in content["daily_deals"]:
        if len(sat["moves"]) != stored.moves[sat["id"]]:
            yield f"an export is wrong: {len(sat['moves'])} moves at {sat['id']}, not {stored.moves[sat['id']]}"


def _rows(snapshot: Snapshot) -> Mapping[str, Sequence[int]]:
    """Return whose the rows are that an export has, by where it has them."""
    return {
        "preferences": [row.player for row in snapshot.rows(PreferenceRow)],
        "ratings": [row.player for row in snapshot.rows(RatingRow)],
        "tallies": [row.player for row in snapshot.rows(TallyRow)],
        "tally_figures": [row.player for row in snapshot.rows(TallyFigureRow)],
        "winnings": [row.player for row in snapshot.rows(WinningsRow)],
        "leagues": [row.player for row in snapshot.rows(LeagueActRow)],
        "feats": [row.player for row in snapshot.rows(FeatRow)],
        "lobbies": [row.player for row in snapshot.rows(LobbyActRow) if row.player is not None],
        "tournaments": [row.player for row in snapshot.rows(TournamentActRow) if row.player is not None],
        "seats": [row.player for row in snapshot.rows(SeatRow)],
    }
