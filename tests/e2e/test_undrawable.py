"""Pictures that cannot be drawn are replaced by plain text, and the channel goes on."""

from dataclasses import replace

import pytest

from bot.playground.entities import Channel
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.values.timing import Backoff
from cogs.ids import Verb
from cogs.screens.screen import PublicScreen
from cogs.stage import announcements
from tests.e2e.codes import NO_ACCESS, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, press


async def _broken(*_: object, **__: object) -> PublicScreen:
    raise ZeroDivisionError("K♠")


async def _give_up_the_game(person: Person, where: Channel, key: str) -> None:
    asked = await person.invoke(where, "/table resign", table=key)
    await press(person, asked.shown, Verb.RESIGN)


def lost(messages: list[SeenMessage]) -> list[SeenMessage]:
    return [message for message in messages if "couldn’t draw" in message.text]


async def test_settlement_that_cannot_be_drawn_is_told_in_words_and_the_next_one_is_posted(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.expected_error = "is given up: ZeroDivisionError at test_undrawable.py:"
    house.timing = replace(house.timing, posted_again=Backoff(0.01, 3600.0))
    key = await house.start_game()
    with monkeypatch.context() as patched:
        patched.setattr(announcements, "game_result", _broken)
        await _give_up_the_game(house.ann, house.channel, key)
        [said] = await house.eve.until(lambda: lost(house.eve.messages(house.channel)), patience=PATIENCE)
    assert key in said.text
    assert "K♠" not in said.text
    assert house.settlements(key) == []
    again = await house.start_game()
    await house.resign(house.bob, again)
    await house.reopen()
    assert len(lost(house.eve.messages(house.channel))) == 1


@pytest.mark.long("rare cases")
async def test_where_the_channel_is_gone_the_players_are_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.expected_error = "is given up: ZeroDivisionError at test_undrawable.py:"
    house.allowed = {UNKNOWN_CHANNEL, NO_ACCESS, UNKNOWN_MESSAGE}
    house.timing = replace(house.timing, posted_again=Backoff(0.01, 3600.0))
    for result in ("game_result", "own_game_result"):
        monkeypatch.setattr(announcements, result, _broken)
    key = await house.start_game()
    await house.ann.until(house.ann.direct_messages, patience=PATIENCE)
    house.discord.world.delete_channel(house.channel)
    await _give_up_the_game(house.ann, house.ann.open_direct(), key)
    for person in (house.ann, house.bob):
        [said] = await person.until(lambda person=person: lost(person.direct_messages()), patience=PATIENCE)  # type: ignore[misc]
        assert key in said.text
