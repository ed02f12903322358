"""A finger that taps twice: what is in the place of a button once it was pressed, and was not meant, plays nothing."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Final

from bot.exploring.whole.hands import Hands, Part, parts_of
from bot.playground.components import ComponentKind, walk
from bot.playground.seen import Button, SeenMessage
from bot.playground.wire import children, number, text
from bot.tables import Table
from cogs.ids import parse_id

WIDE: Final = 540  # px in which a row of buttons fits on a large screen
TAPPED: Final = 0.5  # s, at most, from the answer to a press to the second tap of the same finger
LETTER, SIDES = 9, 64  # px of a letter, and of what is around a label, at most


async def tap_twice(hands: Hands, part: Part, luck: Random) -> str:
    """Press a button, and at once what is then in its place, which nobody meant: that plays nothing."""
    first = first_of_row(part.custom_id, part.message)
    part = next((each for each in parts_of(part.message, is_private=True) if each.custom_id == first), part)
    house, person, said = hands.house, hands.person, await hands.use(part, luck)
    await asyncio.sleep(TAPPED * luck.random())
    bot, now = house.bot, person.find(part.message.id)
    found = None if now is None else under(part.custom_id, part.message, now)
    if now is None or found is None or bot.tables is None or not hands.may_expect_an_answer():
        return said
    before = bot.tables.memory.peek(part.id.key)
    await person.press_as_seen(now, found.custom_id)
    after = bot.tables.memory.peek(part.id.key)
    if before is not None and after is not None and awaits_alone(before, person.user.id):
        house.wall.reach("a second tap")
        if after.position != before.position and hands.may_expect_an_answer():
            house.faults.append(f"a second tap has played: {part.custom_id} and {found.custom_id}")
    return f"{said} + tapped {found.custom_id}"


def first_of_row(pressed: str, seen: SeenMessage) -> str | None:
    """Return the first button in the row of another one, above the last row; None where nothing can be known of it."""
    rows = _rows(seen)
    return next((row[0].custom_id for row in rows[1:] if pressed in {each.custom_id for each in row}), None)


def under(pressed: str, seen: SeenMessage, now: SeenMessage) -> Button | None:
    """Return the button that has come to the place of the first one of a row, and is of another turn, or says another.

    `seen`: its message as it was pressed; `now`: the same later. Discord keeps the end of a message in its place, so
    what counts is how many rows are below. They must be so short that they take one line each.
    """
    before, after = _rows(seen), _rows(now)
    at = next((place for place, row in enumerate(before) if row and row[0].custom_id == pressed), 0)
    if not 0 < at < len(after) or not all(map(_is_short, (*before[: at + 1], *after[: at + 1]))):
        return None
    (was, *_), (found, *_) = before[at], after[at]
    one, other = parse_id(pressed), parse_id(found.custom_id)
    if found.disabled or one is None or other is None or one.key != other.key:
        return None
    is_same = (was.label, was.style, one.turn) == (found.label, found.style, other.turn)
    return None if is_same else found


def awaits_alone(table: Table | None, user: int) -> bool:
    """Return whether a table waits for this person alone, so that nobody else can change its position."""
    if table is None or table.terms.plays_forced:
        return False
    return {table.players[seat].discord_id for seat in table.position.to_act} == {user}


def _is_short(row: Sequence[Button]) -> bool:
    """Return whether these are buttons that fit next to each other."""
    return bool(row) and sum(LETTER * len(each.label) + SIDES for each in row) < WIDE


def _rows(message: SeenMessage) -> list[list[Button]]:
    """Return the rows of a message, from the last one on; one with a menu is empty."""
    buttons = {each.custom_id: each for each in message.buttons}
    rows = (each for each in walk(message.components) if number(each, "type") == ComponentKind.ACTION_ROW)
    ids = [[text(part, "custom_id") for part in children(row, "components")] for row in rows]
    return [[buttons[each] for each in row if each in buttons] for row in reversed(ids)]
