"""A request that fails although it was stored: nobody has heard of it, so the bot looks, and it ends as any other."""

import asyncio

import pytest

from bot.store import LobbyActRow, LobbyRow, OfferAnswerRow, OfferRow, Unavailable
from bot.tables import Lobby, agree
from bot.tables.lobbies.lobby import Close
from bot.tables.time import MINUTE, SECOND
from tests.games.positions import MILLE
from tests.tables.doubt import store_and_fail
from tests.tables.hall import LIFETIME, Hall
from tests.tables.house import CHANNEL, GUILD
from tests.tables.recording_stage import PATIENCE

pytestmark = pytest.mark.file_only

TERMS = agree(MILLE, 100, {})


async def until_it_lapses(hall: Hall, lobby: Lobby) -> None:
    """Let time pass until the lobby closes by itself."""
    async with asyncio.timeout(PATIENCE):
        while not (now := await hall.now(lobby)).is_over:
            hall.house.pass_time(MINUTE)
    assert now.closed is Close.LAPSED


async def test_a_lobby_lapses(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    store_and_fail(hall.house.store, monkeypatch, kind=LobbyRow)
    with pytest.raises(Unavailable):
        await hall.open()
    (lobby,) = await hall.lobbies.book.open()
    await until_it_lapses(hall, lobby)


async def test_somebody_who_sat_down_is_shown(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = await hall.open()
    store_and_fail(hall.house.store, monkeypatch, kind=LobbyActRow)
    with pytest.raises(Unavailable):
        await hall.sit(lobby, 1)
    async with asyncio.timeout(PATIENCE):
        while all(hall.seated(each) != ["Ann", "Bob"] for each in hall.house.stage.lobbies):
            hall.house.pass_time(SECOND)
            await hall.now(lobby)
    assert hall.house.clock.now() - lobby.created_at < 10 * MINUTE, "nothing else has it shown"


async def test_a_challenge_lapses(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    store_and_fail(hall.house.store, monkeypatch, kind=OfferRow)
    offers = hall.house.tables.offers
    with pytest.raises(Unavailable):
        await offers.make(hall.people[0], hall.people[1], terms=TERMS, guild_id=GUILD, channel_id=CHANNEL)
    (made,) = await offers.open()
    hall.house.pass_time(1)
    hall.house.pass_time(LIFETIME)
    await hall.house.stage.until(lambda: [each.id for each in hall.house.stage.lapses] == [made.id])


async def test_the_answer_to_a_challenge_is_shown(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    offers = hall.house.tables.offers
    offer = await offers.make(hall.people[0], hall.people[1], terms=TERMS, guild_id=GUILD, channel_id=CHANNEL)
    store_and_fail(hall.house.store, monkeypatch, kind=OfferAnswerRow)
    with pytest.raises(Unavailable):
        await offers.decline(offer, hall.people[1])
    hall.house.pass_time(1)
    await hall.house.stage.until(lambda: [each.id for each in hall.house.stage.lapses] == [offer.id])


async def test_a_request_that_was_not_stored_changes_nothing(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(*_: object) -> None:
        raise Unavailable("nothing was stored")

    with monkeypatch.context() as patch:
        patch.setattr(hall.house.store._transactions, "store", refused)
        with pytest.raises(Unavailable):
            await hall.open()
    hall.house.pass_time(1)
    lobby = await hall.open()
    await until_it_lapses(hall, lobby)
    assert {each.id for each in hall.house.stage.lobbies} <= {lobby.id}
