"""People at a table that fills: their presses, and the results they see."""

from collections.abc import Callable

from bot.playground.person import Answer, Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, id_of, press


async def opened(house: House, *, host: Person | None = None, **options: str | int) -> SeenMessage:
    """Open a table of Magpie, and wait until it is known where its message is."""
    asked = await (host or house.ann).invoke(house.channel, "/open", game="magpie", **options)
    assert asked.message is not None, asked
    assert not asked.message.hidden, asked.message.text
    place = asked.message.id
    await house.until_stored(lambda: house.rows("SELECT 1 FROM lobbies WHERE message_id = ?", place))
    return asked.message


async def sit(lobby: SeenMessage, *people: Person) -> SeenMessage:
    """Sit down, one after another; return the lobby as the last of them then sees it."""
    for person in people:
        answer = await press(person, lobby, Verb.SIT)
        assert answer.shown.id == lobby.id, answer.shown.text
        lobby = answer.shown
        if "The game begins." not in lobby.text:  # else nothing more is said
            await person.until(lambda answer=answer: answer.followups, patience=PATIENCE)  # type: ignore[misc]
    return lobby


async def panel_of(person: Person, lobby: SeenMessage) -> SeenMessage:
    """Return the hidden panel that *Table options…* opens for the host."""
    panel = (await press(person, lobby, Verb.TABLE_OPTIONS)).shown
    assert panel.hidden
    return panel


async def begin(person: Person, shown: SeenMessage) -> Answer:
    """Start as the host, though seats stay empty: the question about them is answered with yes."""
    asked = (await press(person, shown, Verb.BEGIN)).shown
    assert asked.hidden
    return await press(person, asked, Verb.BEGIN)


async def choose(person: Person, panel: SeenMessage, verb: Verb, *chosen: str | Person) -> Answer:
    """Choose in the menu of a panel that asks for `verb`."""
    return await person.choose(panel, id_of(panel, verb), *chosen)


async def said(house: House, lobby: SeenMessage, words: str, *, seen_by: Person | None = None) -> SeenMessage:
    """Return the lobby once it says these words."""
    return await until(house, lobby, lambda now: words in now.text, seen_by=seen_by)


async def until(
    house: House, lobby: SeenMessage, is_so: Callable[[SeenMessage], bool], *, seen_by: Person | None = None
) -> SeenMessage:
    """Wait until the lobby meets a condition; return it. Time passes by seconds: so long may an edit wait."""
    person = seen_by or house.eve

    def found() -> SeenMessage | None:
        now = person.find(lobby.id)
        return now if now is not None and is_so(now) else None

    if (now := found()) is None:
        house.clock.advance(1_000)
        now = await person.until(found, patience=PATIENCE)
    return now


async def called(house: House, *people: Person) -> SeenMessage:
    """Return the separate message that calls these people, as everyone sees it: the answer to nothing."""
    wanted = {each.user.id for each in people}

    def found() -> list[SeenMessage]:
        return [each for each in house.eve.messages(house.channel) if set(each.mentions) == wanted]

    (*_, call) = await house.eve.until(found, patience=PATIENCE)
    assert call.answers is None, "others would read that the original message was deleted"
    return call
