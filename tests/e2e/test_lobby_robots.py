"""Robots at a table that fills, and a start with seats that would stay empty, by the buttons of its message."""

import pytest

from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, hidden_text, press, verbs
from tests.e2e.lobbies import choose, opened, panel_of, said, sit
from tests.e2e.magpies import furnish


async def begins_by(house: House, asked: SeenMessage) -> None:
    """Let the host fill the table, by this message: it begins without any further question."""
    before = len(house.eve.messages(house.channel))
    filled = (await press(house.ann, asked, Verb.FILL)).shown
    assert "The game begins." in filled.text
    key = house.key()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    (table,) = house.tables(key)
    until = [each for each in house.eve.messages(house.channel) if each.id <= table.id]  # robots may have moved since
    assert len(until) == before + 1, "but for the table nobody posted anything"


async def test_a_host_alone_fills_the_table_and_starts_by_two_taps(house: House) -> None:
    furnish(house)
    await house.open()
    lobby = await opened(house, seats=4)
    row = ["Sit down", "Leave", "Fill with robots", "Start", "Table options…"]
    assert [each.label for each in lobby.buttons][:5] == row
    for verb in (Verb.FILL, Verb.BEGIN, Verb.TABLE_OPTIONS):
        assert hidden_text(await press(house.bob, lobby, verb)) == "Only the host can do that."
    filled = (await press(house.ann, lobby, Verb.FILL)).shown
    assert filled.id == lobby.id, "no further message"
    assert [f"{each} (regular robot)" in filled.text for each in ("Melon", "Panama", "Trilby")] == [True] * 3
    assert "Every seat is taken. Ann can start now." in filled.text
    assert [each.disabled for each in filled.buttons][:5] == [False, False, True, False, False], "nothing moves"
    begun = (await press(house.ann, filled, Verb.BEGIN)).shown
    assert "The game begins." in begun.text
    assert house.rows("SELECT count(*) FROM seats") == [(4,)]


@pytest.mark.long("rare cases")
async def test_a_start_asks_once_about_empty_seats(house: House) -> None:
    furnish(house)
    (cem,) = house.meet("Cem")
    await house.open()
    lobby = await opened(house, seats=5, stake="1")
    asked = (await press(house.ann, lobby, Verb.BEGIN)).shown
    assert asked.text.strip() == "4 seats are empty. With a robot at the table, there are no stakes."
    assert [each.label for each in asked.buttons] == ["Fill with robots and start", "Keep waiting"], "one is too few"
    await press(house.ann, asked, Verb.CLOSE)
    await house.ann.until(lambda: house.ann.find(asked.id) is None, patience=PATIENCE)
    assert stored_kinds(house) == ["terms", "sit"], "nothing has happened"
    lobby = await sit(lobby, house.bob, cem)
    asked = (await press(house.ann, lobby, Verb.BEGIN)).shown
    assert [each.label for each in asked.buttons][1:] == ["Start with 3", "Keep waiting"]
    await press(cem, lobby, Verb.STAND)
    lobby = await sit(lobby, house.eve)
    await press(house.bob, lobby, Verb.STAND)
    again = (await press(house.ann, asked, Verb.BEGIN)).shown
    assert again.text.startswith("3 seats are empty."), "asked about other seats"
    lobby = await sit(lobby, cem)
    begun = await press(house.ann, asked, Verb.BEGIN)
    assert "The game begins." in begun.shown.text
    assert house.rows("SELECT stake FROM tables") == [(100,)]
    assert house.rows("SELECT count(*) FROM seats") == [(3,)]


async def test_robots_fill_the_empty_seats_of_a_start(house: House) -> None:
    furnish(house)
    (cem,) = house.meet("Cem")
    await house.open()
    lobby = await sit(await opened(house, seats=5, stake="1"), house.bob)
    await choose(house.ann, await panel_of(house.ann, lobby), Verb.INVITE, cem)
    asked = (await press(house.ann, lobby, Verb.BEGIN)).shown
    assert asked.text.startswith("3 seats are empty. Cem is invited and hasn’t sat down yet.")
    assert asked.text.strip().endswith("With a robot at the table, there are no stakes.")
    await begins_by(house, asked)
    assert house.rows("SELECT stake FROM tables") == [(0,)]
    assert house.rows("SELECT count(*) FROM seats") == [(4,)], "the seat that was kept stays empty"


def stored_kinds(house: House) -> list[object]:
    """Return the kinds of all acts in lobbies, in order."""
    return [kind for (kind,) in house.rows("SELECT kind FROM lobby_acts ORDER BY number")]


async def with_a_robot(house: House, stake: str) -> tuple[SeenMessage, SeenMessage]:
    """Let the host and Bob sit down at a table of five, and the host add a robot: nobody is asked about that.

    Return the table's message, and the host's panel.
    """
    lobby = await sit(await opened(house, seats=5, stake=stake), house.bob)
    before = len(house.eve.messages(house.channel))
    added = (await choose(house.ann, await panel_of(house.ann, lobby), Verb.ADD_ROBOT, "novice")).shown
    shown = await said(house, lobby, "Béret (novice robot)")
    assert "still has to agree" not in shown.text
    assert Verb.CONSENT not in verbs(shown)
    assert len(house.eve.messages(house.channel)) == before, "nobody is asked, nor pinged"
    return shown, added


@pytest.mark.long("rare cases")
async def test_a_robot_asks_nobody_where_there_are_no_stakes(house: House) -> None:
    furnish(house)
    await house.open()
    lobby, added = await with_a_robot(house, "0")
    assert "Noted." in added.text
    assert "You can start now." in added.text
    gone = (await choose(house.ann, added, Verb.DISMISS, "Béret (novice robot)")).shown
    assert "Noted." in gone.text
    await begins_by(house, lobby)


async def test_a_robot_at_a_table_with_stakes_says_that_there_are_none_and_the_game_starts(house: House) -> None:
    furnish(house)
    await house.open()
    lobby, added = await with_a_robot(house, "1")
    assert added.text.startswith("With a robot at the table, there are no stakes.")
    assert "**No stakes and unrated, since a robot sits at this table.**" in lobby.text
    question = (await press(house.ann, lobby, Verb.BEGIN)).shown
    assert question.text.startswith("2 seats are empty.")
    await begins_by(house, question)
    assert house.rows("SELECT stake FROM tables") == [(0,)]
