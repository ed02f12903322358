"""A database with rows in every table, made by the bot itself, and the facts in it that nobody can prove."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from bot.coach import Mistake, Review
from bot.games.protocol import Resign, Seat
from bot.registry import GAMES
from bot.robots.coaching import Said
from bot.robots.protocol import Level
from bot.simulate.games import Plan
from bot.simulate.moves import fill
from bot.standing import Ledger, Projector, Standing
from bot.standing.leagues import Leagues
from bot.standing.periods import season_from, season_of, season_until
from bot.standing.proposal import Proposal
from bot.standing.reviews import Reviews
from bot.standing.town import Town
from bot.store import OFF, FinishedGameRow, LeagueActRow, NightCallRow, NightRow, PanelRow, Store
from bot.tables import DAY, Matter, Player, SeatNotice, SystemClock, Tables, agree
from bot.tables.settings.preferences import Notice
from bot.tables.settings.servers import Setting
from bot.tables.state.ahead import When
from bot.tournament import Setup, Tournaments
from bot.tournament.course import Pace
from bot.tournament.pot import Division
from bot.tournament.rows import table_key
from bot.tournament.umpire import BREAK
from bot.values.snowflake import first_id_at
from tests.daily.days import make_dailies, to_end, usual
from tests.games.positions import MILLE
from tests.stored import stored
from tests.tables.house import make_tables
from tests.tables.recording_stage import PATIENCE, RecordingStage
from tests.tables.still_clock import StillClock

GUILD = 1
CHANNEL = 1000

FREE: Mapping[tuple[str, str], str] = {
    ("players", "name"): "a person's name on Discord, as last seen",
    ("players", "locale"): "the language of their client, as last seen",
    ("players", "dm_channel_id"): "Discord's id of their direct messages",
    ("players", "created_at"): "when the bot met them",
    ("offers", "message_id"): "Discord's id of a message",
    ("lobbies", "message_id"): "Discord's id of a message",
    ("table_messages", "channel_id"): "Discord's id of where the table was last shown",
    ("table_messages", "message_id"): "Discord's id of a message",
    ("table_messages", "posted_at"): "when the table was last shown",
    ("panels", "channel_id"): "Discord's id of where a panel was last shown",
    ("panels", "message_id"): "Discord's id of a message",
    ("leftovers", "message_id"): "Discord's id of a message",
    ("leftovers", "channel_id"): "Discord's id of where that message is",
    ("orders", "kind"): "when a player wants a move to be played",
    ("tables", "window"): "a server's choice when the game began",
    ("table_places", "channel_id"): "where players moved their game to",
    ("seats", "quiet"): "quiet hours that a player chose, erased when they are forgotten",
    ("preferences", "key"): "a player's choice",
    ("preferences", "value"): "a player's choice",
    ("blocks", "blocked_id"): "a player's choice, about anyone on Discord",
    ("blocks", "at"): "when a person was blocked",
    ("daily_sittings", "guild_id"): "where a person began a daily deal",
    ("reviews", "edition"): "the rules, robots and coach of the program that made it",
    ("daily_sittings", "edition"): "the rules and robots of the program that began it",
    ("server_settings", "guild_id"): "a server's choice",
    ("server_settings", "key"): "a server's choice",
    ("server_settings", "value"): "a server's choice",
    ("listings", "everywhere"): "a player's choice",
    ("league_acts", "guild_id"): "where a player joined a league",
    ("league_acts", "at"): "when a player joined a league",
    ("nights", "guild_id"): "where a night was planned",
    ("nights", "channel_id"): "where a night was planned",
    ("nights", "press_id"): "Discord's id of the command that planned a night",
    ("nights", "game"): "what was to be played in a night",
    ("nights", "seats"): "what was to be played in a night",
    ("nights", "terms"): "what was to be played in a night",
    ("nights", "created_at"): "when a night was planned",
    ("nights", "starts_at"): "when a night was to begin",
    ("nights", "event_id"): "Discord's id of an event",
    ("nights", "state"): "how far a night is",
    ("nights", "gone"): "digests of people who deleted their data before a night",
    ("night_calls", "number"): "whom a message calls to a night",
    ("night_calls", "people"): "whom a message calls to a night",
    ("night_calls", "tried_at"): "when a message was to call people to a night",
    ("night_calls", "posted_at"): "when a message called people to a night",
    ("announcements", "message_id"): "Discord's id of a message, 0 for one that could not be posted",
    ("announcements", "posted_at"): "how long it took to post it",
    ("lobbies", "guild_id"): "where a lobby waited that became no game",
    ("lobbies", "channel_id"): "where a lobby waited that became no game",
    ("lobbies", "expires_at"): "how long a lobby could have waited that became no game",
    ("tables", "due_at"): "when the bot looks at a running game next; too early does no harm",
    ("tables", "shown_ply"): "up to where a game was shown; too little does no harm",
    ("log", "at"): "the moment of a move, between those of the moves around it",
    ("seeds", "table_id"): "the seed of a practice game that was promised and never begun",
    ("notes", "value"): "the bot's own notes, such as a server's language or a person's wish",
}
"""The columns in which another possible value contradicts nothing, each with the reason. Impossible ones are named."""

LOST: Mapping[str, str] = {
    "table_messages": "the table is shown again",
    "panels": "the panel is shown again",
    "leftovers": "an old message stays",
    "notices": "a person may be notified twice",
    "reviews": "a review is made again",
    "orders": "a person plays by hand what they had ordered",
    "table_places": "the game goes on where it began",
    "table_proposal_ends": "two at a table once agreed without rows",
    "dissents": "a proposal that nobody refused expires",
    "preferences": "a choice is the default again",
    "server_settings": "a choice is the default again",
    "listings": "a choice is the default again",
    "blocks": "a choice is the default again",
    "nights": "nobody planned a night that called nobody",
    "night_calls": "some people are not called to a night",
    "league_acts": "a player did not join a league, if nobody is champion by it",
}
"""The tables of which a row may be gone without a trace, each with the consequence."""


def make(path: Path) -> None:
    """Make the database: eight games of three people and other possible events."""
    asyncio.run(_make(path))


async def _make(path: Path) -> None:
    plan = Plan(GAMES["mille"], (Level.NOVICE, Level.NOVICE), MILLE.options({"target": "100"}), 1)
    await fill(path, GAMES, Town(games=8, people=3), plan, jobs=1, report=lambda _: None)
    clock, stage = StillClock(SystemClock().now() - DAY), RecordingStage()
    async with await Store.open(path) as store:
        tables = make_tables(store, stage, clock)
        await tables.start()
        ann, bob, cid = (Player.of(row) for row in (await store.players([1, 2, 3])).values())
        await _agree(Ledger(store, clock), clock, (ann, bob, cid))
        await _challenge(tables, clock, ann, bob)
        table = await _play(tables, ann, bob)
        await _gather(tables, clock, (ann, bob, cid))
        await _forget(store, tables, clock)
        await tables.preferences.choose_notice(ann, Notice.MENTION)
        await tables.blocking.block(ann, 7)
        await _plan_night(store)
        await tables.servers.choose(GUILD, Setting.LARGEST_STAKE, "300")
        practice = await tables.beginnings.promise(
            cid, level=Level.NOVICE, terms=agree(MILLE, 0, {}), seats=2, guild_id=GUILD
        )
        stopped = await tables.beginnings.practice(practice, cid, channel_id=CHANNEL, cut="4321")
        await tables.agreements.end_unrated(stopped.id, cid)
        await stage.until(lambda: any(each.table == stopped.id for each in stage.posted))
        over = await tables.memory.table(stopped.id)
        again = await tables.lobbies.rematch(cid, over, channel_id=CHANNEL, press_id=6)
        await _lapse(tables, clock, again.id)
        await tables.messages.move_to(table, CHANNEL + 1)
        await _compete(store, tables, clock, (ann, bob))
        await _duplicate(tables, clock, (ann, bob, cid))
        await Projector(store, tables).drain()
        await _play_daily(store, ann)
        await _crown(store)
        await _review(store, clock)
        clock.advance(DAY // 2)
        await tables.close()


async def _play_daily(store: Store, ann: Player) -> None:
    """Play a daily deal to its end, on a day that is then opened, and begin one on the next day."""
    clock = StillClock(SystemClock().now() - 2 * DAY)
    clock.luck.seed("daily deals")  # a seed is drawn once
    dailies = make_dailies(store, clock)
    await to_end(dailies, ann, await dailies.begin(ann, "guts", guild_id=GUILD), usual)
    clock.advance(DAY)
    await dailies.begin(ann, "guts", guild_id=GUILD)


async def _compete(store: Store, tables: Tables, clock: StillClock, people: tuple[Player, Player]) -> None:
    """Play a tournament of two rounds, in which each table ends by a resignation."""
    tournaments = Tournaments(store, tables, clock)
    setup = Setup(seats=2, rounds=2, pace=Pace.EVENING, entry=500, division=Division.TWO)
    terms = agree(MILLE, 0, {"target": "100"})
    key = (await tournaments.open(people[0], terms, setup, guild_id=GUILD, channel_id=CHANNEL)).row.id
    for each in people:
        clock.advance(1_000)
        await tournaments.join(key, each)
    found = await tournaments.start(key, people[0])
    while found.course.current is not None:
        for each in people:
            found = await tournaments.here(key, each, press_id=each.id)
        clock.advance(1_000)
        game = await tables.memory.table(table_key(key, len(found.course.rounds), 1))
        await tables.playing.play(game.id, people[1], Resign())
        await tournaments.go_on(key)
        clock.advance(BREAK)
        found = await tournaments.go_on(key)
    assert found.course.is_over


async def _review(store: Store, clock: StillClock) -> None:
    """Keep a review of a game, whose first player made one mistake."""
    own = next(row for row in await store.log("GAME000001") if row.seat == Seat.A)
    mistake = Mistake(own.ply, 1, 2.5, 0.5, Said("draw"), Said("take"), (Said("out", (("best", 3),)),))
    await Reviews(store, clock).keep("GAME000001", Seat.A, Review(9, 1, 2.5, -1.0, (mistake,)))


async def _duplicate(tables: Tables, clock: StillClock, people: tuple[Player, ...]) -> None:
    """Play a duplicate of four, in which each table ends by a resignation."""
    terms = replace(agree(MILLE, 0, {"target": "100"}), is_duplicate=True)
    fourth = await tables.people.meet(first_id_at(clock.now()), name="Dot", locale="en")
    lobby = await tables.lobbies.open(
        people[0], terms=terms, seats=4, guild_id=GUILD, channel_id=CHANNEL, press_id=first_id_at(clock.now())
    )
    for each in (*people[1:], fourth):
        clock.advance(1_000)
        press = first_id_at(clock.now())
        lobby = await tables.lobbies.sit(lobby.id, each, version=lobby.version, press_id=press)
    for key in await tables.lobbies.book.tables_of(lobby):
        table = await tables.memory.table(key)
        await tables.playing.play(key, table.players[0], Resign())
    async with asyncio.timeout(PATIENCE):
        while not (await tables.memory.table(key)).is_over:
            clock.pass_time(0)
            await asyncio.sleep(0)


async def _crown(store: Store) -> None:
    """Let three people have been in a league from the start, and name its champion."""
    game = next(each for each in await stored(store, FinishedGameRow) if each.rated and each.guild_id == GUILD)
    season = season_of(game.at)
    await store.commit(*(LeagueActRow(GUILD, player, 1, season_from(season)) for player in (1, 2, 3)))
    over = StillClock(season_until(season))

    async def is_present(_: Player) -> bool:
        return True

    assert await Leagues(store, over, GAMES).name(GUILD, is_present) is not None


async def _plan_night(store: Store) -> None:
    """Plan a night that calls one person, and one that calls nobody."""
    night = NightRow("NIGHT", GUILD, CHANNEL, 1, 5, "mille", 2, "{}", created_at=1, starts_at=9, event_id=6)
    await store.commit(
        night, replace(night, id="NONE", event_id=7, state=OFF), NightCallRow("NIGHT", 0, "", tried_at=9, posted_at=9)
    )


async def _agree(ledger: Ledger, clock: StillClock, people: tuple[Player, Player, Player]) -> None:
    """Enter a correction, a debt paid outside, netted debts, a refused proposal, and one that waits."""
    ann, bob, cid = people

    async def all_agree(proposal: Proposal) -> None:
        for each in people:
            clock.advance(120_000)
            if each.id in {person.id for person in proposal.people}:
                await ledger.agree(proposal.id, each)

    for one, other in ((ann, bob), (bob, cid), (cid, ann)):
        await all_agree(await ledger.propose_correction(GUILD, one, other, unit="", by=70_000))
    await all_agree(await ledger.propose_net(GUILD, ann, unit=""))
    await all_agree(await ledger.propose_correction(GUILD, ann, bob, unit="", by=123))
    await all_agree(await ledger.propose_square(GUILD, ann, bob))
    refused = await ledger.propose_correction(GUILD, ann, cid, unit="", by=999)
    await ledger.refuse(refused.id, cid)
    await ledger.propose_correction(GUILD, bob, cid, unit="", by=5)


async def _challenge(tables: Tables, clock: StillClock, ann: Player, bob: Player) -> None:
    """Make challenges that were declined, answered with other terms, and lapsed."""
    terms = agree(MILLE, 200, {"target": "100"})
    asked = await tables.offers.make(ann, bob, terms=terms, guild_id=GUILD, channel_id=CHANNEL)
    await tables.offers.decline(asked, bob)
    asked = await tables.offers.make(ann, bob, terms=terms, guild_id=GUILD, channel_id=CHANNEL)
    back = await tables.offers.change_terms(asked, bob, agree(MILLE, 100, {"target": "100"}))
    await tables.beginnings.accept(back, ann, cut="1234")
    lapsed = await tables.offers.make(bob, None, terms=terms, guild_id=GUILD, channel_id=CHANNEL)
    clock.advance(100_000)
    await tables.offers.lapse(lapsed)


async def _gather(tables: Tables, clock: StillClock, people: tuple[Player, Player, Player]) -> None:
    """Make a lobby that became a game, and one with all kinds of events, which lapsed."""
    ann, bob, cid = people
    terms, where = agree(MILLE, 100, {"target": "100"}), {"guild_id": GUILD, "channel_id": CHANNEL}
    lobby = await tables.lobbies.open(ann, terms=terms, seats=2, press_id=1, **where)
    await tables.lobbies.book.posted(lobby.id, 80)
    clock.advance(1_000)
    await tables.lobbies.sit(lobby.id, bob, version=lobby.version, press_id=2)
    lobby = await tables.lobbies.open(cid, terms=terms, seats=2, press_id=3, **where)
    await tables.lobbies.invite(lobby.id, cid, [ann])
    await tables.lobbies.leave(lobby.id, ann)
    lobby = await tables.lobbies.add_robot(lobby.id, cid, Level.REGULAR, press_id=4)
    robot = lobby.sitters[-1].player
    lobby = await tables.lobbies.dismiss_robot(lobby.id, cid, robot, press_id=5)
    lobby = await tables.lobbies.change_terms(lobby.id, cid, agree(MILLE, 50, {}), press_id=6)
    await _lapse(tables, clock, lobby.id)


async def _lapse(tables: Tables, clock: StillClock, lobby: str) -> None:
    clock.advance(100_000)
    await tables.lobbies.tend(lobby)


async def _play(tables: Tables, ann: Player, bob: Player) -> str:
    """Play a game that goes on, with its shown messages; return its key."""
    asked = await tables.offers.make(
        ann, None, terms=agree(MILLE, 100, {"target": "100"}), guild_id=GUILD, channel_id=CHANNEL
    )
    table = await tables.beginnings.accept(asked, bob, cut="5678")
    await tables.messages.public_shown(table.id, channel_id=CHANNEL, message_id=77)
    first = PanelRow(table.id, 0, 12, 78, 0)
    await tables.messages.panel_shown(first)
    await tables.messages.panel_shown(replace(first, message_id=79), before=first)
    await tables.messages.note_notified(table.id, SeatNotice(Seat.B, "reminder", 0))
    (mover,) = (table := await tables.memory.table(table.id)).position.to_act
    waits = table.players[1 - mover]
    await tables.orders.give(table.id, waits, When.TURN, table.terms.game.parse("draw"), deal=table.deal)
    for player in (ann, bob):
        await tables.agreements.wish(table.id, player, Matter.PAUSE)
    await tables.agreements.resume(table.id, ann)
    return table.id


async def _forget(store: Store, tables: Tables, clock: StillClock) -> None:
    """Let a person come, and be forgotten."""
    gone = await tables.people.meet(5005, name="Eve", locale="en")
    await Standing(store, tables, clock).forget(gone)
