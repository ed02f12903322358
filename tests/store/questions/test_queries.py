"""The questions, their answers, and the indexes that give them."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.store import (
    AnnouncementPostedRow,
    AnnouncementRow,
    AttemptRow,
    Conflict,
    LogRow,
    NoticeRow,
    OfferAnswerRow,
    OfferPostedRow,
    OfferRow,
    PanelRow,
    PlaceRow,
    PlayerRow,
    PreferenceRow,
    SeatedTable,
    SeatRow,
    SeedRow,
    Store,
    StoredSeed,
    TableEndRow,
    TableMessageRow,
    TableRow,
    Unposted,
)
from bot.store.questions.agreed_queries import AgreedQueries
from bot.store.questions.block_queries import BlockQueries
from bot.store.questions.daily_queries import DailyQueries
from bot.store.questions.league_queries import LeagueQueries
from bot.store.questions.lobby_queries import LobbyQueries
from bot.store.questions.night_queries import NightQueries
from bot.store.questions.queries import Queries
from bot.store.questions.review_queries import ReviewQueries
from bot.store.questions.start_queries import StartQueries
from bot.store.questions.tournament_queries import TournamentQueries
from bot.store.questions.twin_queries import TwinQueries
from tests.store.plans import plan_of


async def test_seeds_are_listed_with_what_became_of_them(store: Store, table: TableRow, ann: PlayerRow) -> None:
    await store.commit(SeedRow("o9", b"sealed", "promised"), replace(table, id="t2"), SeedRow("t2", b"2", "two"))
    await store.commit(TableEndRow("t2", "target", 9))
    listed = [(seed.table, seed.is_table, seed.is_over) for seed in await store.seeds(limit=9)]
    assert listed == [("o9", False, False), ("t1", True, False), ("t2", True, True)]
    assert await store.seeds(after="o9", limit=1) == [StoredSeed("t1", bytes(range(32)), "c0ffee", True, False)]
    assert await store.seeds(after="t2", limit=9) == []


async def test_a_robot_is_made_once_for_each_level(store: Store) -> None:
    novice, regular = await store.robot("novice", name="Nov"), await store.robot("regular", name="Reg")
    assert (novice.robot, novice.discord_id, regular.robot) == ("novice", None, "regular")
    assert await store.robot("novice", name="Novice") == replace(novice, name="Novice")
    assert await store.find_robot("novice") == replace(novice, name="Novice")


async def test_robots_of_one_level_are_as_many_persons_as_are_asked_for(store: Store) -> None:
    one, two = await store.robot("novice", name="Nov"), await store.robot("novice", 2, name="Nov 2")
    assert one.id != two.id
    assert (one.robot, one.robot_number, two.robot, two.robot_number) == ("novice", 1, "novice", 2)
    assert await store.robot("novice", 2, name="Two") == replace(two, name="Two")
    assert await store.find_robot("novice") == one
    assert await store.find_robot("novice", 3) is None


async def test_a_player_is_made_once_and_then_refreshed(store: Store) -> None:
    ann = await store.player(2**62, name="Ann", locale="en")
    assert await store.player(2**62, name="Ann", locale="en") == ann
    assert await store.player(2**62, name="Anne", locale="fr") == replace(ann, name="Anne", locale="fr")
    assert await store.find_player(2**62) == replace(ann, name="Anne", locale="fr")
    assert await store.find_player(5) is None


async def test_a_player_who_comes_ten_times_at_once_is_one_player(store: Store) -> None:
    found = await asyncio.gather(*(store.player(n % 2, name=f"name {n % 2}", locale="en") for n in range(20)))
    assert len({player.id for player in found if player.discord_id == 0}) == 1
    assert len({player.id for player in found if player.discord_id == 1}) == 1
    assert len(await store.players(range(100))) == 2


async def test_players_by_their_own_ids(store: Store, ann: PlayerRow, bob: PlayerRow) -> None:
    assert await store.players([bob.id, ann.id, 999]) == {ann.id: ann, bob.id: bob}
    assert await store.players([]) == {}


async def test_the_channel_of_direct_messages_survives_a_new_name(store: Store, ann: PlayerRow) -> None:
    await store.set_dm_channel(ann.id, 4004)
    assert (await store.player(1001, name="Anne", locale="en")).dm_channel_id == 4004
    await store.set_dm_channel(ann.id, None)
    assert (await store.players([ann.id]))[ann.id].dm_channel_id is None


async def test_an_offer_is_countered_once(store: Store, ann: PlayerRow, bob: PlayerRow) -> None:
    first = OfferRow("o1", "mille", None, 50, None, ann.id, bob.id, "classic", "{}", 0, created_at=1, expires_at=30)
    await store.commit(first, replace(first, id="o2"), replace(first, id="o3", counters="o1"))
    assert await store.counters(["o1", "o2"]) == {"o1": "o3"}
    with pytest.raises(Conflict):
        await store.commit(replace(first, id="o4", counters="o1"))


async def test_a_message_shows_its_open_offer_or_else_the_newest(store: Store, ann: PlayerRow, bob: PlayerRow) -> None:
    first = OfferRow("o2", "mille", None, 50, 606, ann.id, bob.id, "classic", "{}", 0, created_at=1, expires_at=30)
    newer = replace(first, id="o1", created_at=2)
    await store.commit(first, newer, replace(first, id="o3", message_id=607, created_at=3))
    assert await store.last_offer_at(606, challenger=ann.id) == newer
    await store.commit(OfferAnswerRow("o1", "withdrawn", ann.id, 2))
    assert await store.last_offer_at(606, challenger=ann.id) == first
    await store.commit(OfferAnswerRow("o2", "withdrawn", ann.id, 2))
    assert await store.last_offer_at(606, challenger=ann.id) == newer
    assert await store.last_offer_at(606, challenger=bob.id) is None


async def test_open_offers_are_those_without_an_answer(store: Store, ann: PlayerRow, bob: PlayerRow) -> None:
    first = OfferRow("o1", "mille", None, 50, None, ann.id, bob.id, "classic", "{}", 0, created_at=1, expires_at=30)
    second = replace(first, id="o2", challenged=None, expires_at=20)
    third = replace(first, id="o3", expires_at=10)
    await store.commit(first, second, third)
    await store.commit(OfferPostedRow("o2", 606), OfferAnswerRow("o3", "lapsed", None, 11))
    assert await store.open_offers() == [replace(second, message_id=606), first]
    assert await store.open_challenges(ann.id, bob.id) == [first]
    assert await store.open_challenges(bob.id, ann.id) == []
    assert await store.open_offers_of(ann.id) == [first, replace(second, message_id=606)]
    assert await store.open_offers_of(bob.id) == [first]
    assert await store.offer("o3") == third
    assert await store.answer("o2") is None
    assert await store.offer("o9") is None


@pytest.mark.both
async def test_tables_by_player_and_channel(store: Store, table: TableRow, ann: PlayerRow, bob: PlayerRow) -> None:
    for n, channel in ((2, 50), (3, 50), (4, 51)):
        row = replace(table, id=f"t{n}", channel_id=channel, created_at=n)
        await store.commit(row, SeatRow(row.id, 1, ann.id), SeatRow(row.id, 0, bob.id))
    await store.commit(TableEndRow("t3", "target", 90))
    await store.commit(TableEndRow("t2", "resigned", 95))
    seated = SeatedTable(table, (ann.id, bob.id), None, (None, None), 50)
    assert await store.table("t1") == seated
    assert await store.table("t9") is None
    fourth = SeatedTable(replace(table, id="t4", channel_id=51, created_at=4), (bob.id, ann.id), None, (None, None), 51)
    assert await store.running_tables_of(ann.id) == [seated, fourth]
    assert await store.running_tables_in(50) == [seated]
    assert [row.table for row in await store.due_tables(0)] == ["t1", "t4"]
    await store.commit(replace(table, id="t5", guild_id=99, created_at=5))
    assert await store.running_tables_of_servers([99]) == ["t5"]
    assert await store.running_tables_of_servers([98, table.guild_id or 0]) == ["t1", "t4"]
    assert await store.running_tables_of_servers([]) == []
    finished = await store.finished_tables_of(bob.id, limit=5)
    assert [(found.row.id, found.players, found.end) for found in finished] == [
        ("t2", (bob.id, ann.id), TableEndRow("t2", "resigned", 95)),
        ("t3", (bob.id, ann.id), TableEndRow("t3", "target", 90)),
    ]
    assert [found.row.id for found in await store.finished_tables_of(bob.id, limit=1)] == ["t2"]
    assert await store.running_tables_of(999) == []


async def test_a_table_for_ten(store: Store, table: TableRow) -> None:
    players = [await store.player(n, name=str(n), locale="en") for n in range(10)]
    row = replace(table, id="t2")
    await store.commit(row, *(SeatRow("t2", seat, players[seat].id) for seat in reversed(range(10))))
    assert await store.table("t2") == SeatedTable(
        row, tuple(player.id for player in players), None, (None,) * 10, row.channel_id
    )


async def test_a_table_is_found_where_it_moved(store: Store, table: TableRow) -> None:
    await store.commit(PlaceRow("t1", 77))
    seated = await store.table("t1")
    assert seated is not None
    assert (seated.row.channel_id, seated.channel_id) == (50, 77)
    assert [each.row.id for each in await store.running_tables_in(77)] == ["t1"]
    assert await store.running_tables_in(50) == []
    await store.commit(PlaceRow("t1", 50))
    assert [each.row.id for each in await store.running_tables_in(50)] == ["t1"]


async def test_preferences_and_notices_keep_the_last_word(store: Store, table: TableRow) -> None:
    ann = await store.player(1, name="Ann", locale="en")
    await store.commit(PreferenceRow(ann.id, "notice", "dm"), NoticeRow("t1", 0, "late", 3))
    await store.commit(PreferenceRow(ann.id, "notice", "silence"), NoticeRow("t1", 0, "late", 9))
    assert await store.preferences(ann.id) == {"notice": "silence"}
    assert await store.notices("t1") == [NoticeRow("t1", 0, "late", 9)]


async def test_a_log_is_read_from_any_ply(store: Store, table: TableRow) -> None:
    rows = [LogRow("t1", ply, None if ply == 1 else ply % 2, f"move {ply}", at=ply) for ply in range(1, 13)]
    await store.commit(*rows)
    assert await store.log("t1") == rows
    assert await store.log("t1", after=10) == rows[10:]
    assert await store.log("t1", after=12) == []


async def test_a_seed_is_what_was_put_there(store: Store, table: TableRow) -> None:
    assert await store.seed("t1") == bytes(range(32))
    assert await store.seed("t9") is None
    assert await store.commitments(["t1", "t9"]) == {"t1": "c0ffee"}


async def test_announcements_wait_in_the_order_they_were_made(store: Store, table: TableRow) -> None:
    # Ids and times that would sort otherwise.
    rows = [AnnouncementRow(name, "t1", 7, "end", 50, "{}", created_at=8) for name in ("z", "a", "m")]
    await store.commit(*rows)
    await store.commit(AnnouncementRow("b", None, None, "news", 51, "{}", created_at=2))
    await store.commit(AttemptRow("a", 9), AnnouncementPostedRow("z", 700, 9))
    assert [(found.row.id, found.tried_at) for found in await store.unposted()] == [("a", 9), ("m", None), ("b", None)]
    assert (await store.unposted())[0] == Unposted(rows[1], 9)


async def test_messages_and_panels_of_a_table(store: Store, table: TableRow) -> None:
    await store.commit(TableMessageRow("t1", 50, 800, 1), PanelRow("t1", 1, 61, 801, 4), PanelRow("t1", 0, 60, 802, 3))
    await store.commit(TableMessageRow("t1", 50, 803, 2))
    assert await store.table_message("t1") == TableMessageRow("t1", 50, 803, 2)
    assert await store.panels("t1") == [PanelRow("t1", 0, 60, 802, 3), PanelRow("t1", 1, 61, 801, 4)]
    assert await store.table_message("t9") is None


async def test_a_reader_cannot_write(store: Store) -> None:
    with pytest.raises(Exception, match=r"read-?only"):
        await store._questions.ask(text("INSERT INTO notes VALUES ('a', '1')"), tuple)


QUESTIONS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "find_player": lambda store: store.find_player(1),
    "find_robot": lambda store: store.find_robot("novice"),
    "players": lambda store: store.players([1, 2]),
    "offer": lambda store: store.offer("o1"),
    "answer": lambda store: store.answer("o1"),
    "counters": lambda store: store.counters(["o1", "o2"]),
    "open_challenges": lambda store: store.open_challenges(1, 2),
    "open_offers_of": lambda store: store.open_offers_of(1),
    "last_offer_at": lambda store: store.last_offer_at(606, challenger=1),
    "open_offers": lambda store: store.open_offers(),
    "answered_offers": lambda store: store.answered_offers(since=5),
    "table": lambda store: store.table("t1"),
    "running_tables_of": lambda store: store.running_tables_of(1),
    "finished_tables_of": lambda store: store.finished_tables_of(1, limit=5),
    "running_tables_in": lambda store: store.running_tables_in(50),
    "running_tables_of_servers": lambda store: store.running_tables_of_servers([5, 6]),
    "due_tables": lambda store: store.due_tables(5, guild_ids=[5, 6]),
    "unshown_tables": lambda store: store.unshown_tables(),
    "unshown_ends": lambda store: store.unshown_ends(5),
    "clocks": lambda store: store.clocks(),
    "leftovers": lambda store: store.leftovers("t1"),
    "clocked_tables": lambda store: store.clocked_tables([5, 6]),
    "running_servers": lambda store: store.running_servers(),
    "running_games": lambda store: store.running_games(),
    "running_seeds": lambda store: store.running_seeds(other_than=32),
    "running_rules": lambda store: store.running_rules("edition", known=["mille"]),
    "log": lambda store: store.log("t1", after=3),
    "last_ply": lambda store: store.last_ply("t1"),
    "servers_of": lambda store: store.servers_of(["t1", "t2"]),
    "seed": lambda store: store.seed("t1"),
    "seeds": lambda store: store.seeds(after="t1", limit=5),
    "commitments": lambda store: store.commitments(["t1", "t2"]),
    "server_settings": lambda store: store.server_settings(7),
    "table_message": lambda store: store.table_message("t1"),
    "panels": lambda store: store.panels("t1"),
    "orders": lambda store: store.orders("t1"),
    "notices": lambda store: store.notices("t1"),
    "table_proposals": lambda store: store.table_proposals("t1"),
    "table_consents": lambda store: store.table_consents("t1"),
    "table_proposal_ends": lambda store: store.table_proposal_ends("t1"),
    "preferences": lambda store: store.preferences(1),
    "between": lambda store: store.between(1, 2),
    "blocks_of": lambda store: store.blocks_of(1),
    "blocked_by": lambda store: store.blocked_by(1),
    "blockers_of": lambda store: store.blockers_of(1),
    "daily_opened": lambda store: store.daily_opened("2026-11-26"),
    "daily_opened_before": lambda store: store.daily_opened_before("2026-11-26"),
    "daily_opened_after": lambda store: store.daily_opened_after("2026-11-26"),
    "daily_digests": lambda store: store.daily_digests("2026-11-26", ["digest"]),
    "daily_seeds_closed": lambda store: store.daily_seeds_closed("daily-"),
    "daily_unfinished": lambda store: store.daily_unfinished("2026-11-26"),
    "daily_sitting": lambda store: store.daily_sitting("s1"),
    "daily_sat": lambda store: store.daily_sat("2026-11-26", "digest"),
    "daily_moves": lambda store: store.daily_moves("s1"),
    "daily_of_day": lambda store: store.daily_of_day("2026-11-26"),
    "daily_since": lambda store: store.daily_since("2026-11-01"),
    "daily_of": lambda store: store.daily_of(1),
    "count_unposted": lambda store: store.count_unposted(),
    "unposted": lambda store: store.unposted(),
    "announcements": lambda store: store.announcements("t1"),
    "settlement": lambda store: store.settlement("t1"),
    "transfers": lambda store: store.transfers("t1"),
    "settled_in": lambda store: store.settled_in("t1"),
    "review": lambda store: store.review("t1", 0),
    "note": lambda store: store.note("a"),
    "notes_of_former": lambda store: store.notes_of_former("a/", newcomer=1, since=5),
    "lobby": lambda store: store.lobby("l1"),
    "lobby_acts": lambda store: store.lobby_acts(["l1", "l2"]),
    "last_lobby_act": lambda store: store.last_lobby_act("l1"),
    "open_lobbies": lambda store: store.open_lobbies(),
    "ended_lobbies": lambda store: store.ended_lobbies(since=5),
    "open_lobbies_of": lambda store: store.open_lobbies_of(1),
    "open_lobbies_after": lambda store: store.open_lobbies_after("t1"),
    "league_servers": lambda store: store.league_servers(),
    "league_acts": lambda store: store.league_acts(7),
    "league_acts_of": lambda store: store.league_acts_of(1),
    "league_games": lambda store: store.league_games(7, since=1, until=5),
    "league_facts": lambda store: store.league_facts(7, since=1, until=5),
    "has_uncounted": lambda store: store.has_uncounted(7, since=1, until=5),
    "hidden_among": lambda store: store.hidden_among([1, 2]),
    "league_seasons": lambda store: store.league_seasons(7),
    "champions": lambda store: store.champions(7),
    "championships_of": lambda store: store.championships_of(1),
    "night": lambda store: store.night("n1"),
    "open_nights": lambda store: store.open_nights(),
    "nights_of": lambda store: store.nights_of(1),
    "night_calls": lambda store: store.night_calls("n1"),
    "lobby_acts_of": lambda store: store.lobby_acts_of(1),
    "tournament": lambda store: store.tournament("x1"),
    "tournament_acts": lambda store: store.tournament_acts("x1"),
    "open_tournaments": lambda store: store.open_tournaments(),
    "open_tournament_acts": lambda store: store.open_tournament_acts(),
    "tournaments_ended": lambda store: store.tournaments_ended(0),
    "tournaments_in": lambda store: store.tournaments_in(1, ended_since=0),
    "tables_over": lambda store: store.tables_over(["a", "b"]),
    "tournaments_of": lambda store: store.tournaments_of(1),
    "tournament_acts_of": lambda store: store.tournament_acts_of(1),
    "twins_of": lambda store: store.twins_of("t1"),
    "twins_begun_in": lambda store: store.twins_begun_in("t1"),
    "running_twins": lambda store: store.running_twins(),
}
# Asked at the start and by the lapse of offers: one table is read from end to end, the other by its key.
WHOLE_TABLE = {
    "announcements": "SCAN announcements",  # an operator asks it, by hand
    "open_offers": "SCAN offers USING INDEX sqlite_autoindex_offers_1",
    "answered_offers": "SCAN offer_answers",
    "open_lobbies": "SCAN lobbies",
    "ended_lobbies": "SCAN lobbies",
    "league_servers": "SCAN league_acts",  # once a day
    "open_tournaments": "SCAN tournaments",
    "open_tournament_acts": "SCAN tournaments",
    "tournaments_ended": "SCAN tournament_acts",
    "between": "SCAN CONSTANT ROW",  # of four answers
}
PARTIAL = {"SCAN announcements USING INDEX ix_announcements_unposted"}  # holds what waits


async def test_a_question_is_answered_from_an_index(store: Store, path: Path) -> None:
    for question, ask in QUESTIONS.items():
        plan = await plan_of(store, path, ask)
        scans = {step for step in plan if step.startswith("SCAN")}
        assert scans <= {*PARTIAL, WHOLE_TABLE.get(question)}, (question, plan)


def test_every_question_has_its_plan_looked_at() -> None:
    kinds = (
        Queries,
        StartQueries,
        LobbyQueries,
        AgreedQueries,
        BlockQueries,
        DailyQueries,
        LeagueQueries,
        NightQueries,
        TournamentQueries,
        ReviewQueries,
        TwinQueries,
    )
    asked = {name for kind in kinds for name in vars(kind)}
    assert set(QUESTIONS) == {name for name in asked if not name.startswith("_")}
