"""Six people press at random on a table that fills, even twice at once, and the bot starts again."""

import asyncio
import random
from collections.abc import Sequence

import pytest

from bot.playground.person import Person
from bot.playground.seen import Impossible, Menu, SeenMessage
from bot.standing.audit import Audit
from bot.tables import Vault
from bot.tables.time import MINUTE, SECOND
from cogs.ids import Verb, parse_id
from tests.e2e.house import House
from tests.e2e.lobbies import opened, until
from tests.e2e.magpies import furnish
from tests.witness.game import MORE_GAMES

STEPS = 60
RESTARTS, TWICE = 0.06, 0.15
PAUSES = (*(0,) * 8, SECOND, 10 * SECOND, 3 * MINUTE, 16 * MINUTE)
PRESSED = {Verb.SIT, Verb.CONSENT, Verb.STAND, Verb.LOBBY, Verb.READY, Verb.SIDE, Verb.BEGIN}
PRESSED |= {Verb.FILL, Verb.TABLE_OPTIONS}


def offered(person: Person, house: House) -> list[tuple[SeenMessage, str]]:
    """Return what a person could press or choose, in the channel and in their hidden panels."""
    found = []
    for message in person.messages(house.channel):
        for part in (*message.buttons, *message.menus):
            press = parse_id(part.custom_id)
            is_mine = press is not None and press.verb in {*PRESSED, Verb.INVITE, Verb.ADD_ROBOT, Verb.DISMISS}
            if is_mine and not part.disabled:
                found.append((message, part.custom_id))
    return found


async def press_something(house: House, person: Person, people: Sequence[Person], chance: random.Random) -> None:
    choices = offered(person, house)
    if not choices:
        return
    weights = [
        0.1 if f"/{Verb.STAND}/" in custom_id or f"/{Verb.DISMISS}/" in custom_id else 1 for _, custom_id in choices
    ]
    [(message, custom_id)] = chance.choices(choices, weights)
    menus = [each for each in message.menus if each.custom_id == custom_id]
    try:
        if menus:
            await person.choose(message, custom_id, *_chosen(menus[0], people, chance))
        else:
            await person.press(message, custom_id)
    except Impossible:
        pass  # it was edited away a moment ago


def _chosen(menu: Menu, people: Sequence[Person], chance: random.Random) -> list[str | Person]:
    if menu.options:
        return [chance.choice(menu.options).value]
    return list(chance.sample(people, chance.randint(1, min(menu.max_values, 2))))


@pytest.mark.long("rare cases")
async def test_whatever_people_press_a_table_tells_one_story(house: House) -> None:
    """Other orders of presses, twice at once and over restarts, are explored: see `bot.exploring`."""
    furnish(house)
    chance = random.Random(0)
    people = [house.ann, house.bob, *house.meet("Cem", "Dot", "Eli")]
    await house.open()
    lobby = await opened(house, seats=chance.choice((3, 4, 5)))
    for _ in range(STEPS):
        house.clock.advance(chance.choice(PAUSES))
        who = chance.choice(people)
        if chance.random() < RESTARTS:
            await house.reopen()
        times = 2 if chance.random() < TWICE else 1
        await asyncio.gather(*(press_something(house, who, people, chance) for _ in range(times)))
        if house.rows("SELECT count(*) FROM lobby_acts WHERE kind IN ('start', 'close')") != [(0,)]:
            break
    await house.reopen()
    names = _seated(house)
    shown = await until(house, lobby, lambda now: f"Seats taken: {len(names)} of" in now.text)
    assert all(f"- {name}" in shown.text for name in names)
    await house.close()
    assert list(Audit(house.database, MORE_GAMES, vault=Vault(), unit="", clock=house.clock).faults()) == []


def _seated(house: House) -> list[str]:
    """Return the stored sitters."""
    there: list[str] = []
    for kind, name in house.rows(
        "SELECT kind, name FROM lobby_acts LEFT JOIN players ON players.id = lobby_acts.player_id ORDER BY number"
    ):
        if kind in {"sit", "robot"}:
            there.append(str(name))
        elif kind in {"leave", "dismiss"}:
            there.remove(str(name))
    return there
