"""A league: points by place among those who joined, half and none for games repeated, ties, champions named once."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

import pytest

from bot.registry import GAMES
from bot.standing import Leagues, Standing, season_before, season_until
from bot.standing.audit.leagues import league_faults
from bot.standing.league import HALF, WHOLE, League, league
from bot.standing.leagues import options_reader
from bot.standing.mydata import FORMER
from bot.standing.periods import season_after, season_from, season_of
from bot.store import (
    FinishedGameRow,
    GameFactsRow,
    LeagueActRow,
    LeagueGame,
    PreferenceRow,
    TableEndRow,
    TableRow,
    Unavailable,
)
from bot.store.copies.looking import private_copy
from bot.store.copies.snapshot import Snapshot
from bot.tables import DAY, Player
from bot.values.database import Database
from cogs.screens.league import Hall, champions_line, game_line
from tests.tables.house import GUILD, House

pytestmark = pytest.mark.file_only

A, B, C, D, E = range(1, 6)
BEGUN = 1_000


@dataclass
class Season:
    """Games of a season, and who had joined."""

    acts: list[LeagueActRow]
    games: list[LeagueGame]
    facts: list[GameFactsRow]

    def play(
        self,
        *order: int | tuple[int, ...],
        game: str = "guts",
        ending: str = "played",
        deals: int = 20,
        nets: Sequence[int] = (),
        points: Sequence[int] = (),
        seats: Sequence[int] = (),
        unit: str | None = None,
    ) -> None:
        """Play a game that ended in this order; a tuple shares a place. `seats`: in order of seat, if not this."""
        number, place, places = len(self.games) + 1, 1, dict[int, int]()
        for each in order:
            shared = each if isinstance(each, tuple) else (each,)
            places |= dict.fromkeys(shared, place)
            place += len(shared)
        begun = BEGUN + number
        self.games.append(
            LeagueGame(number, f"T{number}", game, "classic", "{}", begun, begun + 1, ending, deals, unit)
        )
        for seat, player in enumerate(seats or places):
            net, own = (some[seat] if some else 0 for some in (nets, points))
            self.facts.append(GameFactsRow(number, seat, player, places[player] == 1, places[player], 0, own, net))

    @property
    def table(self) -> League:
        return league(self.acts, self.games, self.facts, GAMES, options_reader(GAMES))

    @property
    def standings(self) -> list[tuple[int, int, float]]:
        """The place, the player and the points of each line."""
        return [(row.place, row.player, row.points / 2) for row in self.table.rows]


@pytest.fixture
def season() -> Season:
    """A season in whose league all but E have been from the start."""
    return Season([LeagueActRow(GUILD, player, 1, 0) for player in (A, B, C, D)], [], [])


def test_two_points_for_each_opponent_who_joined_and_is_below_and_one_for_a_shared_place(season: Season) -> None:
    season.play(A, E, B, (C, D))  # E has not joined, so B is second
    assert season.standings == [(1, A, 6), (2, B, 4), (3, C, 1), (3, D, 1)]
    assert [each.place for each in season.table.games[0].results] == [1, 2, 3, 3]


def test_a_game_with_one_who_joined_counts_for_nobody(season: Season) -> None:
    season.play(A, E)
    assert season.table.rows == ()
    assert season.table.games == ()


def test_partners_are_no_opponents(season: Season) -> None:
    season.play((A, C), (B, D), game="cinch", seats=(A, B, C, D), points=(51, 20, 51, 20))
    assert season.standings == [(1, A, 4), (1, C, 4), (3, B, 0), (3, D, 0)]
    season.play((A, C), (B, E), game="cinch", seats=(A, B, C, E))
    season.acts = season.acts[:1] + season.acts[2:3]  # of A and C, who are partners
    assert season.table.games == ()


def test_of_the_same_people_three_count_whole_three_half_and_no_more(season: Season) -> None:
    for _ in range(8):
        season.play(A, B)
    season.play(B, A, C)  # others are with them
    assert [each.weight for each in season.table.games] == [WHOLE] * 3 + [HALF] * 3 + [WHOLE]
    assert season.standings == [(1, A, 3 * 2 + 3 * 1 + 2), (2, B, 4), (3, C, 0)]
    assert [row.games for row in season.table.rows] == [7, 7, 1]


def test_who_had_joined_when_a_game_began_counts_and_who_has_left_is_not_in_the_table(season: Season) -> None:
    season.play(A, B, C)
    season.acts += [LeagueActRow(GUILD, E, 1, BEGUN + 1), LeagueActRow(GUILD, C, 2, BEGUN + 2)]
    season.play(C, E, A)  # begun when C had just left
    season.acts.sort(key=lambda act: (act.player, act.number))
    assert season.standings == [(1, A, 4), (2, B, 2), (2, E, 2)] or season.table.rows[0].player == A
    assert C not in {row.player for row in season.table.rows}
    assert season.table.rows[0].points == 2 * 4, "they keep what they won from who left"


@pytest.mark.parametrize("ending", ["resigned", "timeout"])
@pytest.mark.parametrize(
    ("game", "deals", "points", "counts"),
    [
        ("guts", 6, (0, 0), False),
        ("guts", 7, (0, 0), True),  # of twenty
        ("mille", 9, (399, 200), False),  # of 1200
        ("mille", 2, (400, -50), True),
        ("kalooki", 2, (0, 0), False),
        ("kalooki", 3, (0, 0), True),  # of nine contracts
        ("rolling-stone", 0, (0, 0), False),
    ],
)
def test_a_game_counts_if_a_third_was_played_before_leaving_ended_it(
    season: Season, ending: str, game: str, deals: int, points: tuple[int, ...], counts: bool
) -> None:
    season.play(A, B, game=game, ending=ending, deals=deals, points=points)
    assert bool(season.table.games) is counts
    assert season.play(A, B, game=game, deals=0, points=(0, 0)) is None
    assert len(season.table.games) == counts + 1, "one that was played out always counts"


def test_ties_go_by_wins_mean_place_games_among_the_tied_net_stakes_and_are_shared(season: Season) -> None:
    season.play(A, B, C)  # 4, 2, 0
    season.play((B, C), A)  # B: 1 + 2, C: 1 + 2, A: 0
    assert [row.points for row in season.table.rows] == [10, 8, 6]
    even = replace(season)
    even.games, even.facts = [], []
    even.play(A, C)
    even.play(B, D)
    assert [row.place for row in even.table.rows] == [1, 1, 3, 3], "shared, as nothing differs"
    even.play(C, A)
    even.play(D, B)
    even.play(A, B)  # both A and B had one win, and A one more
    assert even.table.rows[0].player == A
    paid = Season(season.acts, [], [])
    paid.play(A, C, nets=(300, -300), unit="chips")
    paid.play(B, D, nets=(700, -700), unit="chips")
    assert [row.player for row in paid.table.rows] == [B, A, C, D], "net stakes a game, as all else is alike"
    assert paid.table.rows[0].net == Fraction(700)


def test_games_among_the_tied_decide_before_net_stakes(season: Season) -> None:
    season.play(A, B, nets=(10, -10), unit="")
    season.play(B, C, nets=(10, -10), unit="")
    season.play(C, D, nets=(10, -10), unit="")
    season.play(D, A, nets=(900, -900), unit="")
    assert {row.points for row in season.table.rows} == {4}
    assert season.table.rows[0].player == D, "each beat one of the others, so stakes decide"
    season.games.pop()
    season.facts = [row for row in season.facts if row.number < 4]
    assert [row.player for row in season.table.rows] == [A, B, C, D], "A has won all, D lost; B and C beat one: places"


# In a house


async def played(house: House, *pairs: tuple[Player, Player], at: int, first: int = 1) -> None:
    """Store these games, each of which its first player has won."""
    for number, (winner, loser) in enumerate(pairs, first):
        key = f"L{number}"
        await house.store.commit(TableRow(key, "mille", "classic", "{}", 100, GUILD, 50, "777", at))
        game = FinishedGameRow(number, key, "mille", GUILD, at, "target", True, 5, 60, 0, None)
        facts = [
            GameFactsRow(number, seat, player.id, seat == 0, seat + 1, 0, 1200 - 600 * seat, 0)
            for seat, player in enumerate((winner, loser))
        ]
        await house.store.commit(game, *facts)


async def present(_: Player) -> bool:
    return True


async def check(over: "Over") -> list[str]:
    """Return what a check finds wrong with the leagues."""

    def found() -> list[str]:
        with private_copy(over.database) as copy, Snapshot(copy) as snapshot:
            return list(league_faults(snapshot, GAMES))

    return await asyncio.to_thread(found)


@dataclass
class Over:
    """A season that is over: Ann beat Bob, and Bob beat Cid."""

    house: House
    leagues: Leagues
    season: int
    people: tuple[Player, ...]
    database: Database


@pytest.fixture
async def over(house: House, kept_in: Database) -> Over:
    leagues, (ann, bob, cid) = Leagues(house.store, house.clock, GAMES), house.people
    for each in (ann, bob, cid):
        assert await leagues.join(GUILD, each)
        assert not await leagues.join(GUILD, each)
    season = leagues.season
    await played(house, (ann, bob), (bob, cid), (ann, cid), at=house.clock.now() + 1)
    house.clock.time = season_until(season) + 1
    return Over(house, leagues, season, (ann, bob, cid), kept_in)


@pytest.mark.at_server
async def test_a_champion_is_named_once_and_check_derives_it_again(over: Over) -> None:
    named = await over.leagues.name(GUILD, present)
    assert named is not None
    assert (named.season, [each.name for each in named.players]) == (over.season, ["Ann"])
    assert await over.leagues.name(GUILD, present) is None
    assert [(each.season, len(each.players)) for each in await over.leagues.champions(GUILD)] == [(over.season, 1)]
    assert await check(over) == []
    assert over.leagues.season == season_of(over.house.clock.now())
    assert season_before(over.leagues.season) == over.season


@pytest.mark.at_server
async def test_two_processes_at_once_name_the_champion_once(over: Over) -> None:
    other = Leagues(over.house.store, over.house.clock, GAMES)
    found = await asyncio.gather(*(each.name(GUILD, present) for each in (over.leagues, other)), return_exceptions=True)
    assert sum(each is not None and not isinstance(each, BaseException) for each in found) == 1, found
    assert len(await over.house.store.champions(GUILD)) == 1


async def test_killed_before_it_is_stored_nobody_is_named_and_the_next_process_names_them(
    over: Over, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = over.house.store.commit

    async def fail(*_: object, **__: object) -> None:
        raise Unavailable("killed")

    monkeypatch.setattr(over.house.store, "commit", fail)
    with pytest.raises(Unavailable):
        await over.leagues.name(GUILD, present)
    monkeypatch.setattr(over.house.store, "commit", usual)
    assert await over.house.store.league_seasons(GUILD) == []
    assert await Leagues(over.house.store, over.house.clock, GAMES).name(GUILD, present) is not None


@pytest.mark.parametrize("how", ["left the server", "hides from boards", "left the league", "was forgotten"])
async def test_who_is_gone_is_no_champion_and_the_next_one_is(over: Over, how: str) -> None:
    ann, bob, cid = over.people
    gone = set[int]()
    match how:
        case "left the server":
            gone.add(ann.id)
        case "hides from boards":
            await over.house.store.commit(PreferenceRow(ann.id, "leaderboards", "no"))
        case "left the league":
            assert await over.leagues.leave(GUILD, ann)
        case _:
            await Standing(over.house.store, over.house.tables, over.house.clock).forget(ann)

    async def is_present(player: Player) -> bool:
        return player.id not in gone

    named = await over.leagues.name(GUILD, is_present)
    assert named is not None
    assert [each.name for each in named.players] == ["Bob"]
    table = (await over.leagues.table(GUILD, over.season)).league
    assert [(row.place, row.player, row.points) for row in table.rows] == [(1, bob.id, 4), (2, cid.id, 0)]
    assert await check(over) == []


async def test_a_champion_who_is_forgotten_later_stays_without_a_name_and_the_check_finds_nothing(over: Over) -> None:
    ann, *_ = over.people
    await over.leagues.name(GUILD, present)
    over.house.clock.time += DAY
    await Standing(over.house.store, over.house.tables, over.house.clock).forget(ann)
    [champions] = await over.leagues.champions(GUILD)
    assert [each.name for each in champions.players] == [FORMER]
    assert await check(over) == []
    assert not await over.leagues.has_joined(GUILD, ann)


async def test_what_is_not_known_of_a_champion_names_nobody(over: Over) -> None:
    async def nobody_knows(_: Player) -> bool:
        raise OSError

    with pytest.raises(OSError):
        await over.leagues.name(GUILD, nobody_knows)
    assert await over.house.store.league_seasons(GUILD) == []


async def test_a_season_is_a_quarter_and_games_outside_it_do_not_count(over: Over) -> None:
    ann, bob, _ = over.people
    await played(over.house, (bob, ann), at=season_until(over.season), first=4)
    named = await over.leagues.name(GUILD, present)
    assert named is not None
    assert [each.name for each in named.players] == ["Ann"]
    assert season_from(over.season) <= season_until(over.season) - 89 * DAY
    later = (await over.leagues.table(GUILD, over.leagues.season)).league
    assert [row.player for row in later.rows] == [bob.id, ann.id]
    assert {row.net for row in later.rows} == {Fraction(0)}


async def test_a_game_that_ended_in_the_season_is_waited_for_a_day_until_it_is_counted(over: Over) -> None:
    end = season_until(over.season) - 1
    await over.house.store.commit(TableRow("late", "mille", "classic", "{}", 100, GUILD, 50, "777", end))
    await over.house.store.commit(TableEndRow("late", "target", end))
    assert await over.leagues.name(GUILD, present) is None
    assert await over.leagues.is_due(GUILD)
    over.house.clock.time += DAY
    assert await over.leagues.name(GUILD, present) is not None, "its log may be damaged"


@pytest.mark.at_server
async def test_seasons_that_nobody_saw_end_are_named_one_after_the_other(over: Over) -> None:
    ann, bob, _ = over.people
    await played(over.house, (bob, ann), at=season_until(over.season), first=4)
    over.house.clock.time = season_until(season_after(over.leagues.season))
    named = [await over.leagues.name(GUILD, present) for _ in range(3)]
    names = [[each.name for each in found.players] for found in named if found is not None]
    assert names == [["Ann"], ["Bob"], []]
    assert not await over.leagues.is_due(GUILD)
    assert await check(over) == []


async def test_with_a_clock_that_is_set_back_a_named_season_stays_as_it_was(over: Over) -> None:
    ann, *_ = over.people
    over.house.clock.time += DAY
    await over.leagues.leave(GUILD, ann)
    over.house.clock.time -= DAY
    named = await over.leagues.name(GUILD, present)
    assert named is not None
    assert [each.name for each in named.players] == ["Bob"]
    await over.leagues.join(GUILD, ann)
    assert await check(over) == []
    assert ann.id not in (await over.leagues.table(GUILD, over.season)).league.joined


async def test_whoever_left_the_league_or_hides_from_boards_is_named_nowhere(over: Over) -> None:
    ann, bob, _ = over.people
    await over.leagues.leave(GUILD, ann)
    await over.house.store.commit(PreferenceRow(bob.id, "leaderboards", "no"))
    shown = await over.leagues.table(GUILD, over.season)
    assert shown.unnamed == {ann.id, bob.id}
    line = game_line(shown.league.games[0], shown, locale="en")
    assert "Ann" not in line
    assert "Bob" not in line
    await over.house.store.commit(PreferenceRow(bob.id, "leaderboards", "yes"))
    named = await over.leagues.name(GUILD, present)
    assert named is not None
    hall = Hall((named,), await over.leagues.hidden_among(named.players))
    assert "**Bob**" in champions_line(named, hall, locale="en")
    await over.house.store.commit(PreferenceRow(bob.id, "leaderboards", "no"))
    hall = Hall((named,), await over.leagues.hidden_among(named.players))
    assert "**a player**" in champions_line(named, hall, locale="en")
