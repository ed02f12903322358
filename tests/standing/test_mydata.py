"""A person's data can be taken away, and are gone when they are forgotten."""

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path

import pytest
from cryptography.fernet import Fernet

from bot.daily import farewell
from bot.standing import Board, Leaderboard, Ledger, Period, Projector, State
from bot.standing.mydata import FORMER, export_of
from bot.standing.standing import Standing
from bot.store import ForgottenRow, NoteRow, NoticeRow, PanelRow, PreferenceRow, TallyRow, Unavailable
from bot.tables import Declined, Level, Matter, Reason, agree, open_vault
from bot.tables.lobbies.limits import asks_note, practice_note
from bot.tables.time import DAY, MINUTE, SECOND
from tests.daily.days import Here
from tests.games.positions import MILLE
from tests.games.records import write
from tests.left_out import first
from tests.standing.games import give_up
from tests.tables.doubt import store_and_fail
from tests.tables.house import CHANNEL, GUILD, House, damage, seat_table
from tests.tables.recording_stage import PATIENCE

pytestmark = pytest.mark.file_only

QUIET = "22:00-08:00 America/Toronto"


async def test_no_table_remembers_who_was_forgotten(house: House) -> None:
    ann, bob, _ = house.people
    over = await give_up(house, "OVER", bob)
    running = await seat_table(house, "RUNNING", clock="24h quiet", quiet=QUIET)
    await Standing(house.store, house.tables, house.clock).forget(ann)
    for key in (over.id, running.id):
        table = await house.tables.memory.table(key)
        assert table.is_over
        assert (table.players[0].name, table.players[0].discord_id) == (FORMER, None)
        assert table.players[1] == bob
        assert "Ann" not in write(await house.tables.logs.record(table.id))


async def test_no_table_remembers_who_was_forgotten_in_spite_of_an_error(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, _ = house.people
    over = await give_up(house, "OVER", bob)
    store_and_fail(house.store, monkeypatch, kind=ForgottenRow)
    with pytest.raises(Unavailable):
        await Standing(house.store, house.tables, house.clock).forget(ann)
    assert (await house.tables.memory.table(over.id)).players[0].name == FORMER


async def test_what_was_asked_is_shown_to_be_over_though_nobody_heard_that_its_asker_was_forgotten(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob, _ = house.people
    terms, offers, lobbies = agree(MILLE, 0, {}), house.tables.offers, house.tables.lobbies
    offer = await offers.make(ann, bob, terms=terms, guild_id=GUILD, channel_id=CHANNEL)
    lobby = await lobbies.open(ann, terms=terms, seats=2, guild_id=GUILD, channel_id=CHANNEL, press_id=1)
    store_and_fail(house.store, monkeypatch, kind=ForgottenRow)
    with pytest.raises(Unavailable):
        await Standing(house.store, house.tables, house.clock).forget(ann)
    house.pass_time(1)
    await house.stage.until(lambda: [each.id for each in house.stage.lapses] == [offer.id])
    async with asyncio.timeout(PATIENCE):
        while not any(each.is_over for each in house.stage.lobbies):
            house.pass_time(SECOND)
            await lobbies.book.find(lobby.id)
    assert house.clock.now() - lobby.created_at < 10 * MINUTE, "nothing else has it shown"


@pytest.mark.parametrize("game", ["of two", "practice"])
async def test_game_without_its_key_is_given_up_for_who_was_forgotten_once_the_key_is_back(
    house: House, caplog: pytest.LogCaptureFixture, game: str
) -> None:
    key = open_vault(Fernet.generate_key().decode())
    await house.restart(key)
    ann, bob, _ = house.people
    terms, where = agree(MILLE, 100, {}), {"guild_id": GUILD, "channel_id": CHANNEL}
    if game == "of two":
        offer = await house.tables.offers.make(ann, bob, terms=terms, **where)
        table = await house.tables.beginnings.accept(offer, bob, cut="777")
    else:
        promise = await house.tables.beginnings.promise(
            ann, level=Level.NOVICE, terms=agree(MILLE, 0, {}), seats=2, guild_id=GUILD
        )
        table = await house.tables.beginnings.practice(promise, ann, channel_id=CHANNEL, cut="777")
    await house.restart()  # whose key is lost
    await Standing(house.store, house.tables, house.clock).forget(ann)
    assert (await house.store.players([ann.id]))[ann.id].name == FORMER
    assert f"table {table.id} cannot be read" in caplog.text
    assert await house.store.running_tables_of(ann.id)
    await house.restart(key)
    over = await house.tables.memory.table(table.id)
    assert over.is_over
    await house.stage.until(lambda: [each.table for each in house.stage.posted] == [table.id])
    if game == "of two":
        assert over.position.outcome is not None
        assert over.position.outcome.winners == frozenset({1})
        assert [(each.payer, each.payee) for each in over.settlement().transfers] == [(0, 1)]
    assert (await house.tables.memory.table(table.id)).ply == over.ply


@pytest.mark.at_server
@pytest.mark.parametrize("leads", first(1, [range(0, 24, 4), range(24)], why="all sizes"))
@pytest.mark.parametrize("seating", ["accepts", "is accepted", "practices"])
async def test_who_is_forgotten_while_taking_a_seat_sits_nowhere(house: House, seating: str, leads: range) -> None:
    """Whichever of the two comes first, after however many questions to the store."""
    bob, terms = house.people[1], agree(MILLE, 100, {})
    where = {"guild_id": GUILD, "channel_id": CHANNEL}
    for lead in leads:
        player = await house.tables.people.meet(2000 + lead, name="Dot", locale="en")
        if seating == "practices":
            promise = await house.tables.beginnings.promise(
                player, level=Level.NOVICE, terms=terms, seats=2, guild_id=GUILD
            )
            seat = house.tables.beginnings.practice(promise, player, channel_id=CHANNEL, cut="777")
        else:
            pair = (bob, player) if seating == "accepts" else (player, bob)
            offer = await house.tables.offers.make(*pair, terms=terms, **where)
            seat = house.tables.beginnings.accept(offer, pair[1], cut="777")
        leave = asyncio.create_task(Standing(house.store, house.tables, house.clock).forget(player))
        for _ in range(lead):
            await house.store.log("none")
        with contextlib.suppress(Declined):
            await seat
        await leave
        assert await house.store.running_tables_of(player.id) == []
        assert await house.store.open_offers_of(player.id) == []
        assert (await house.store.players([player.id]))[player.id].name == FORMER


@pytest.mark.parametrize("leads", first(1, [range(0, 36, 6), range(36)], why="all sizes"))
@pytest.mark.parametrize("wish", ["blocks", "joins", "sits down"])
async def test_nothing_is_kept_of_a_press_by_who_is_forgotten(house: House, wish: str, leads: range) -> None:
    """Whichever of the two comes first, after however many questions to the store."""
    standing = Standing(house.store, house.tables, house.clock, thinker=Here())
    for lead in leads:
        player = await house.tables.people.meet(2000 + lead, name="Dot", locale="en")
        match wish:
            case "blocks":
                press: Awaitable[object] = house.tables.blocking.block(player, 1002)
            case "joins":
                press = standing.leagues.join(GUILD, player)
            case _:
                press = standing.dailies.begin(player, "mille", guild_id=GUILD)
        leave = asyncio.create_task(standing.forget(player))
        for _ in range(lead):
            await house.store.log("none")
        with contextlib.suppress(Declined):
            await press
        await leave
        assert await house.store.blocks_of(player.id) == []
        assert not await standing.leagues.has_joined(GUILD, player)
        assert not await farewell(house.store, player, now=house.clock.now()), "what was begun has ended"


async def test_a_former_player_is_not_challenged_and_challenges_nobody(house: House) -> None:
    ann, bob, _ = house.people
    await Standing(house.store, house.tables, house.clock).forget(ann)
    for pair in ((ann, bob), (bob, ann), (ann, None)):
        with pytest.raises(Declined) as caught:
            await house.tables.offers.make(*pair, terms=agree(MILLE, 0, {}), guild_id=GUILD, channel_id=CHANNEL)
        assert caught.value.reason is Reason.NOBODY
    with pytest.raises(Declined) as caught:
        await house.tables.beginnings.rematch(
            bob, ann, terms=agree(MILLE, 0, {}), guild_id=GUILD, channel_id=CHANNEL, cut="777"
        )
    assert caught.value.reason is Reason.NOBODY
    assert await house.tables.offers.open() == []


async def test_nothing_that_tells_of_the_person_stays_in_the_file(house: House, tmp_path: Path) -> None:
    ann = house.people[0]
    table = await seat_table(house, clock="24h quiet", quiet=QUIET)
    await house.tables.people.set_dm_channel(ann, 777888)
    await house.store.commit(PreferenceRow(ann.id, "quiet", QUIET))
    await house.store.commit(PanelRow(table.id, 0, 777888, 1, 1), PanelRow(table.id, 1, 999, 1, 1))
    await Standing(house.store, house.tables, house.clock).forget(ann)
    seated = await house.store.table(table.id)
    assert seated is not None
    assert seated.quiet == (None, QUIET), "what is Bob's stays"
    assert [panel.seat for panel in await house.store.panels(table.id)] == [1]
    with closing(sqlite3.connect(tmp_path / "chapeau.db")) as connection:
        assert not [line for line in connection.iterdump() if "Ann" in line or "777888" in line or "'1001'" in line]


async def test_who_was_forgotten_stands_on_no_board(house: House) -> None:
    """A person who did not wish to be named took that wish with them."""
    ann, bob, _ = house.people
    now = house.clock.now()
    board = Leaderboard(house.store, house.clock, house.tables.servers)
    await house.store.commit(
        PreferenceRow(ann.id, "leaderboards", "no"),
        TallyRow("mille", GUILD, 0, ann.id, 20, 10, now, 1200, 20),
        TallyRow("mille", GUILD, 0, bob.id, 20, 5, now, 1100, 20),
    )
    await Standing(house.store, house.tables, house.clock).forget(ann)
    page = await board.page(Board("wins", Period.ALL, GUILD))
    assert [(place.place, place.player.name) for place in page.places] == [(1, "Bob")]


async def test_ledgers_stay_whole(house: House) -> None:
    ann, bob, _ = house.people
    await give_up(house, "OVER", bob)
    owed = await house.store.debts(GUILD)
    await Standing(house.store, house.tables, house.clock).forget(ann)
    assert await house.store.debts(GUILD) == owed != []


async def test_a_game_that_a_robot_plays_on_is_left_to_the_other(house: House) -> None:
    table = await seat_table(house, clock="10m")
    seat = next(iter(table.position.to_act))
    absent, present = table.players[seat], table.players[1 - seat]
    house.clock.advance(2 * DAY)
    await house.tables.waiting.deputise(table.id, present)
    await Standing(house.store, house.tables, house.clock).forget(absent)
    now = await house.tables.memory.table(table.id)
    assert not now.is_over
    assert now.players[seat].name == FORMER
    assert (await house.tables.agreements.end_unrated(table.id, present)).is_over


@pytest.mark.at_server
async def test_all_that_is_held_can_be_taken_away(house: House) -> None:
    ann = house.people[0]
    await seat_table(house, "RUNNING")
    await house.store.commit(PreferenceRow(ann.id, "quiet", QUIET))
    held = json.loads((await export_of(house.store, house.tables, ann)).content)
    assert (held["player"]["discord_id"], held["preferences"], held["running_games"]) == (
        1001,
        {"quiet": QUIET},
        ["RUNNING"],
    )


@pytest.mark.at_server
async def test_what_hosting_keeps_of_a_seat_and_of_challenges_can_be_taken_away(house: House) -> None:
    ann, bob, _ = house.people
    offer = await house.tables.offers.make(ann, bob, terms=agree(MILLE, 100, {}), guild_id=GUILD, channel_id=CHANNEL)
    table = await house.tables.beginnings.accept(offer, bob, cut="777")
    panel, notice = PanelRow(table.id, 0, 777888, 4, 1), NoticeRow(table.id, 0, "turn", 1)
    await house.store.commit(panel, PanelRow(table.id, 1, 1, 1, 1), notice, NoticeRow(table.id, 1, "turn", 1))
    seat = table.players.index(ann)
    for player in (ann, bob):
        await house.tables.agreements.wish(table.id, player, Matter.PAUSE)
    held = json.loads((await export_of(house.store, house.tables, ann)).content)
    (kept,) = held["seats"]
    assert (kept["table"], kept["seat"], kept["answer"]["player"]) == (table.id, seat, bob.id)
    assert kept["panel"]["seat"] == seat
    assert [each["seat"] for each in kept["notices"]] == [seat]
    assert [(each["seat"], each["matter"]) for each in kept["proposed"]] == [(seat, "pause")]
    assert [each["seat"] for each in kept["agreed"]] == [seat]
    assert kept["answered"] == [], "the other one answered"
    assert [each["answer"]["kind"] for each in held["offers"]] == ["accepted"]
    await house.store.commit(NoteRow(asks_note(ann), "[1, {}]"), NoteRow(practice_note(ann), "{}"))
    held = json.loads((await export_of(house.store, house.tables, ann)).content)
    assert (held["asked"], held["practice_promised"]) == ("[1, {}]", "{}")


async def test_open_proposals_end_with_who_is_forgotten(house: House, ledger: Ledger) -> None:
    """Also of others about them; what was entered or refused stays as it was."""
    ann, bob, cid = house.people
    await give_up(house, "OVER", bob)
    house.clock.advance(1)
    own = await ledger.propose_correction(GUILD, ann, cid, unit="chips", by=700)
    asked = await ledger.propose_square(GUILD, bob, ann)
    entered = await ledger.propose_correction(GUILD, cid, ann, unit="chips", by=5)
    await ledger.agree(entered.id, ann)
    others = await ledger.propose_correction(GUILD, bob, cid, unit="chips", by=1)
    await Standing(house.store, house.tables, house.clock).forget(ann)
    states = [(await ledger.find(each.id)).state for each in (own, asked, entered, others)]
    assert states == [State.REFUSED, State.REFUSED, State.ENTERED, State.WAITING]


@pytest.mark.at_server
async def test_a_damaged_game_keeps_back_no_other(house: House, projector: Projector) -> None:
    """One was counted before it was damaged, and one was not."""
    ann = house.people[0]
    for key in ("ONE", "BAD"):
        await give_up(house, key, ann)
    await projector.drain()
    await give_up(house, "WORSE", ann)
    for key in ("BAD", "WORSE"):
        await damage(house, key)
    export = await export_of(house.store, house.tables, ann)
    games = {each["table"]: each for each in json.loads(export.content)["games"]}
    assert {key: each["record"] is None for key, each in games.items()} == {"ONE": False, "BAD": True, "WORSE": True}
    assert games["BAD"]["own"]["won"] is False
    assert set(export.unreadable) == {"BAD", "WORSE"}


async def test_what_was_agreed_about_debts_can_be_taken_away(house: House, ledger: Ledger) -> None:
    ann, bob, cid = house.people
    await give_up(house, "OVER", bob)
    house.clock.advance(1)
    squared = await ledger.propose_square(GUILD, ann, bob)
    await ledger.agree(squared.id, bob)
    refused = await ledger.propose_correction(GUILD, bob, ann, unit="chips", by=700)
    await ledger.refuse(refused.id, ann)
    held = json.loads((await export_of(house.store, house.tables, ann)).content)
    due = squared.payments[0].amount
    assert [(each["payer"], each["payee"], each["amount"], each["unit"]) for each in held["ledger"]] == [
        (bob.id, ann.id, due, "chips"),
        (ann.id, bob.id, due, "chips"),
    ]
    said = {each["id"]: (each["kind"], each["agreed"], each["refused"]) for each in held["proposals"]}
    assert said == {squared.id: ("square", True, False), refused.id: ("correct", False, True)}
    others = json.loads((await export_of(house.store, house.tables, cid)).content)
    assert (others["ledger"], others["proposals"]) == ([], [])
