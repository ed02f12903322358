"""Presses that must not act: twice, by the wrong person, on an old panel, after the end, delivered twice.

The questions that a press does not ask the database are here too.
"""

import asyncio
import gc
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import discord
import pytest

from bot.playground.seen import SeenMessage
from cogs.ids import Verb, parse_id
from cogs.screens.mille.acts import Act
from tests.e2e.codes import ANSWERED_BEFORE
from tests.e2e.house import PATIENCE, House, hidden_text, press, verbs
from tests.e2e.players import PANEL, Presser, play
from tests.there import there


async def _started(house: House) -> tuple[str, Presser, Presser]:
    """Start a game; return its key, the first player, and the other."""
    await house.open()
    return await _seated(house)


async def _seated(house: House) -> tuple[str, Presser, Presser]:
    key = await house.start_game(target=10_000)
    players = [Presser(house, house.ann), Presser(house, house.bob)]
    await house.ann.until(lambda: all(player.panel() for player in players), patience=PATIENCE)
    players.sort(key=lambda player: not player.can_act())
    return key, players[0], players[1]


def _panel(player: Presser) -> SeenMessage:
    return there(player.panel())


async def _opened(house: House, player: Presser) -> SeenMessage:
    """Open a hidden panel that the bot then forgets."""
    answer = await player.person.invoke(house.channel, "/hand")
    await house.reopen()
    return answer.shown


@pytest.mark.long("all presses")
async def test_the_second_of_two_presses_shows_how_things_stand(house: House) -> None:
    key, mover, _ = await _started(house)
    panel = _panel(mover)
    answers = await asyncio.gather(*(press(mover.person, panel, Act.DRAW) for _ in range(2)))
    assert any(answer.message is not None and "out of date" in answer.message.text for answer in answers)
    redrawn = _panel(mover)
    assert redrawn.id == panel.id
    assert "You draw " in redrawn.text, "what happened since"
    assert Act.DRAW not in verbs(redrawn)
    assert Act.DISCARD in verbs(redrawn)
    assert [row[3] for row in house.plies(key)][1:] == ["draw"]


async def test_a_panel_that_was_left_offers_no_moves(house: House) -> None:
    """*Show my hand* makes it the panel to play in again."""
    key, mover, _ = await _started(house)
    old = _panel(mover)
    answer = await mover.person.invoke(house.channel, "/hand")
    await press(mover.person, answer.shown, Act.DRAW)

    def is_left() -> bool:
        left = mover.person.find(old.id)
        return left is not None and verbs(left) == {Verb.REFRESH}

    await mover.person.until(is_left, patience=PATIENCE)
    before = house.plies(key)
    left = there(mover.person.find(old.id))
    shown = await press(mover.person, left, Verb.REFRESH)
    assert shown.shown.id == old.id
    assert Act.DISCARD in verbs(shown.shown)
    assert house.plies(key) == before
    assert not _pressed_on(key, Act.DRAW), "a press is kept as long as it can change a panel, not what it was made on"


def _pressed_on(key: str, verb: str) -> list[discord.Message]:
    """Return the messages that are still kept with the presses of this verb at a table."""
    presses = [each for each in gc.get_objects() if isinstance(each, discord.Interaction) and each.message is not None]
    ids = ((each.message, parse_id(str((each.data or {}).get("custom_id", "")))) for each in presses)
    return [there(message) for message, id_ in ids if id_ is not None and (id_.key, id_.verb) == (key, verb)]


@pytest.mark.long("all presses")
async def test_one_panel_a_game_is_left_to_look_at(house: House) -> None:
    _, mover, other = await _started(house)

    def panels() -> list[SeenMessage]:
        return [message for message in mover.person.direct_messages() if verbs(message) & PANEL]

    await play(house, (mover, other), until=lambda: other.presses > 6 and mover.can_act())
    await mover.person.until(lambda: len(panels()) == 1, patience=PATIENCE)
    assert panels() == [_panel(mover)]


@pytest.mark.long("all presses")
async def test_a_typed_move_delivered_twice_is_played_once(house: House) -> None:
    house.allowed = {ANSWERED_BEFORE}
    key, mover, _ = await _started(house)
    house.discord.faults.deliver_twice(1)
    answer = await mover.person.invoke(house.channel, "/play", move="draw")
    assert "panel.png" in [file.filename for file in answer.shown.files]
    assert [row[3] for row in house.plies(key)][1:] == ["draw"]


async def test_a_challenge_delivered_twice_is_made_once(house: House) -> None:
    house.allowed = {ANSWERED_BEFORE}
    await house.open()
    house.discord.faults.deliver_twice(1)
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob)
    assert house.rows("SELECT count(*) FROM offers") == [(1,)]
    house.discord.faults.deliver_twice(1)
    answer = await press(house.bob, asked.shown, Verb.ACCEPT)
    assert "accepted" in answer.shown.text


async def test_after_the_end_nothing_acts(house: House) -> None:
    key, mover, other = await _started(house)
    table = house.tables(key)[0]
    panel = await _opened(house, mover)  # those of which the bot knows are redrawn at the end
    await house.resign(other.person, key)
    answer = await press(mover.person, panel, Act.DRAW)
    assert "over" in answer.shown.text
    await house.eve.until(lambda: not house.tables(key), patience=PATIENCE)
    assert verbs(house.eve.find(table.id)) == set()
    for line, options in (("/table resign", {}), ("/table call-off", {}), ("/play", {"move": "draw"})):
        assert "over" in hidden_text(await mover.person.invoke(house.channel, line, table=key, **options))
    assert len(house.settlements(key)) == 1


@pytest.mark.long("all presses")
async def test_both_resign_at_once(house: House) -> None:
    key, mover, other = await _started(house)
    questions = [await each.person.invoke(house.channel, "/table resign") for each in (mover, other)]
    await asyncio.gather(
        *(
            press(each.person, asked.message, Verb.RESIGN)
            for each, asked in zip((mover, other), questions, strict=True)
            if asked.message is not None
        )
    )
    await house.eve.until(house.is_over, patience=PATIENCE)
    assert [row[3] for row in house.plies(key)][1:] == ["resign"]
    assert len(house.settlements(key)) == 1


@contextmanager
def _questions() -> Iterator[list[str]]:
    """Collect the questions to any store of this process from now on."""
    asked: list[str] = []

    class Note(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.msg.startswith("executing") and "SELECT" in (words := record.getMessage()):
                asked.append(" ".join(words.replace("\\n", " ").split()))

    logger, note = logging.getLogger("aiosqlite"), Note()
    quiet = logger.level  # the store set it, since these lines repeat the stored rows
    logger.addHandler(note)
    logger.setLevel(logging.DEBUG)
    try:
        yield asked
    finally:
        logger.removeHandler(note)
        logger.setLevel(quiet)


@pytest.mark.long("all presses")
async def test_who_presses_how_they_like_it_and_what_is_open_is_read_once(house: House) -> None:
    await house.open()
    with _questions() as asked:
        players, before = (await _seated(house))[1:], 0
        for presses in (16, 32):  # facts read at the first ones are known at the others
            await play(house, players, until=lambda most=presses: sum(player.presses for player in players) >= most)
            often = ("WHERE players.discord_id", "FROM preferences", "FROM server_settings", "FROM panels")
            often += ("FROM orders", "FROM table_messages", "FROM table_proposals")
            found = [statement for statement in asked[before:] if any(words in statement for words in often)]
            assert bool(found) == (presses == 16), found
            before = len(asked)
