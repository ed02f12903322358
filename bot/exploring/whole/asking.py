"""What people ask for by typing, or in a form: pauses and ends of games, other terms, and settings of their own."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from datetime import datetime
from random import Random
from types import MappingProxyType
from typing import Final
from zoneinfo import ZoneInfo

from bot.exploring.story import Act, Kind
from bot.exploring.whole.deeds import SOUGHT, act_of
from bot.exploring.whole.hands import Hands, digest, parts_of
from bot.playground.permissions import Permission
from bot.tables import Setting
from cogs.ids import CustomId, Verb
from cogs.screens.settings import NOTICE

OTHER_STAKES: Final = ("0", "2", "3.5")
OF_STAKES: Final = re.compile("stake|mise", re.IGNORECASE)  # in the label of a field
WISHES: Final[Mapping[Kind, tuple[str, ...]]] = MappingProxyType(
    {
        Kind.WISH: ("/table pause", "/table pause", "/table call-off"),
        Kind.CONSENT: ("/table pause", "/table call-off"),
        Kind.RESUME: ("/table resume",),
        Kind.LEAVE: ("/table resign",),
    }
)
"""What people type about games that go on, if they do not press."""
TYPES: Final = 0.4  # of all these acts: in so many they type
TORONTO: Final = "America/Toronto"
SHUT, THREADED = 0.4, 0.12  # of all choices: so many are about direct messages, or threads
ASLEEP: Final = 0.5  # of all who choose quiet hours: so many mean from now on
QUIET_HOURS: Final = ("22:00-7:00", "12:00-23:00", "")


async def _wish(hands: Hands, act: Act, luck: Random) -> str:
    """Suggest a pause or an end, agree to one, go on or leave: by a press, or by typing it."""
    if luck.random() >= TYPES:
        return await act_of(hands, act)
    return await hands.type(luck.choice(WISHES[act.kind]), luck)


async def _counter(hands: Hands, act: Act, luck: Random) -> str:
    """Propose another stake in the form for other terms."""
    part = hands.sought(SOUGHT[act.kind], luck)
    if part is None:
        return await act_of(hands, replace(act, kind=Kind.CHALLENGE))
    form = (await hands.press(part, luck)).modal
    if form is None:
        return f"{part.custom_id} no form"
    fields = [each.custom_id for each in form.fields if OF_STAKES.search(each.label)]
    answer = await hands.person.submit(form, dict.fromkeys(fields, luck.choice(OTHER_STAKES)))
    return f"{part.custom_id} {'not answered' if answer.failed else digest(answer.message)}"


async def _setting(hands: Hands, _act: Act, luck: Random) -> str:
    """Choose something for oneself, in the bot, or whether one takes direct messages at all; or threads for a server.

    All else that a server may choose is explored with tables alone.
    """
    what = luck.random()
    if what < SHUT:
        return hands.shut(is_shut=not hands.is_shut)
    if what < SHUT + THREADED:
        return await _threads(hands, luck)
    shown = (await hands.person.invoke(luck.choice(hands.house.channels), "/settings")).message
    found = [] if shown is None else [*parts_of(shown, is_private=True)]
    ways = [each for each in found if each.id.verb == Verb.QUIET or each.id.word == NOTICE]
    if not found:
        return "no settings"
    part = luck.choice(ways if ways and luck.random() < 0.5 else found)
    answer = await hands.press(part, luck)
    if answer.modal is None or part.id.verb != Verb.QUIET:
        return part.custom_id
    hours, zone = [each.custom_id for each in answer.modal.fields]
    is_tired = luck.random() < ASLEEP
    wanted = _around(hands.house.now) if is_tired else luck.choice(QUIET_HOURS)
    answer = await hands.person.submit(answer.modal, {hours: wanted, zone: TORONTO})
    if is_tired:
        hands.shut(is_shut=True)  # and is mentioned from now on
    return f"{part.custom_id} {digest(answer.message)}"


async def _threads(hands: Hands, luck: Random) -> str:
    """Let each game of a server have a thread of its own, or no more."""
    house = hands.house
    at = luck.randrange(len(house.channels))
    house.discord.add_role(house.guilds[at], "managers", hands.person, permissions=Permission.MANAGE_GUILD)
    shown = (await hands.person.invoke(house.channels[at], "/server-settings")).message
    menu = str(CustomId(Verb.SERVER, "", word=Setting.THREADS))
    if shown is None or menu not in {each.custom_id for each in shown.menus}:
        return "no threads"
    choice = luck.choice(["yes", "yes", "no"])
    answer = await hands.person.choose(shown, menu, choice)
    hands.person.dismiss(shown)
    return f"threads {choice} {answer.callback}"


def _around(now: int) -> str:
    """Return quiet hours that have just begun, at `now` (Unix ms)."""
    hour = datetime.fromtimestamp(now / 1000, ZoneInfo(TORONTO)).hour
    return f"{hour}:00-{(hour + 10) % 24}:00"


ASKING: Final[Mapping[Kind, Callable[[Hands, Act, Random], Awaitable[str]]]] = MappingProxyType(
    {**dict.fromkeys(WISHES, _wish), Kind.COUNTER: _counter, Kind.SETTING: _setting}
)
