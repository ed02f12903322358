"""What people do besides tables in servers: they play where the bot is not, at daily deals, for a league, at nights."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from bot.exploring.story import Act, Kind
from bot.exploring.whole.asking import ASKING
from bot.exploring.whole.deeds import CLOCKS, STAKES, act_of, some_terms
from bot.exploring.whole.hands import Hands, Part, parts_of
from bot.exploring.whole.nights import night
from bot.playground.permissions import Permission
from bot.tables import Setting
from cogs.ids import CustomId, Verb
from cogs.screens.daily import inner_id
from cogs.screens.league import JOIN, LEAVE

TYPED: Final = 0.15  # of all acts elsewhere and in leagues: so many are commands, whatever can be pressed
REMOVED: Final = 0.03  # of all acts elsewhere: so many remove the bot from one's account
AFAR: Final[Mapping[str, int]] = MappingProxyType(
    {
        **dict.fromkeys((Verb.ACCEPT, Verb.SIT, Verb.CONSENT), 40),
        **dict.fromkeys((Verb.READY, Verb.BEGIN, Verb.FILL), 20),
        **dict.fromkeys((Verb.HAND, Verb.NEXT), 15),
        **dict.fromkeys((Verb.RENEW, Verb.RENEW_LOBBY), 8),
        **dict.fromkeys((Verb.LEAVE, Verb.RESIGN), 4),
    }
)
MOVE, ELSE = 60, 1
DAILY: Final[Mapping[str, int]] = MappingProxyType(
    {
        Verb.DAILY_ACT: 60,
        Verb.DAILY_PLAY: 40,
        Verb.DAILY_SHARE: 40,
        **dict.fromkeys((Verb.DAILY, Verb.DAILY_BOARD, Verb.DAILY_GAME, Verb.DAILY_REPLAY, Verb.DAILY_RECORD), 3),
    }
)
"""How often people press what is there, relative to the others."""
STEPS: Final = (1, 3, 12)  # presses in a row at a daily deal
ASIDE: Final = frozenset({Verb.MORE, Verb.READ, Verb.GRAY, Verb.SORT, Verb.REFRESH})  # in its panel
THINKS: Final = 2.0  # s, at most, from one of them to the next
NEWS: Final = 0.2  # of all acts at daily deals: so many begin with the list of today


async def do(hands: Hands, act: Act) -> str:
    """Do what someone wants to do. Return a few words about it. Raises Impossible."""
    if (asking := ASKING.get(act.kind)) is not None:
        return await asking(hands, act, act.luck)
    habit = HABITS.get(act.kind)
    return await (act_of(hands, act) if habit is None else habit(hands, act.luck))


async def _elsewhere(hands: Hands, luck: Random) -> str:
    """Press anything where the bot is not, or type a command there."""
    keys = hands.house.afar.keys
    found = [each for each in hands.parts() if each.message.channel_id in keys]
    if found and luck.random() >= TYPED:
        return await hands.use(_weighed(hands.mine(found), luck), luck)
    return await _typed(hands, luck)


def _weighed(parts: list[Part], luck: Random) -> Part:
    often = [MOVE if each.is_move else AFAR.get(each.id.verb, ELSE) for each in parts]
    return luck.choices(parts, often)[0]


async def _typed(hands: Hands, luck: Random) -> str:
    person = hands.person
    if not person.user.has_app:
        person.install()
    elif luck.random() < REMOVED:
        person.uninstall()
        return "removes the bot"
    other = luck.choice(hands.others())
    place = hands.house.afar.place(luck.choices(range(4), [4, 1, 4, 6])[0], person, other)
    line = luck.choices(
        ["/challenge", "/open", "/practice", "/hand", "/table show", "/table list"], [10, 6, 2, 1, 3, 1]
    )[0]
    match line:
        case "/challenge":
            given = {"stake": luck.choice(STAKES), "clock": luck.choice(CLOCKS)}
            terms = some_terms(hands, luck, seats=2)
            return await hands.type(line, luck, place, opponent=other, **given, **terms)
        case "/open":
            return await hands.type(line, luck, place, stake=luck.choice(STAKES), **some_terms(hands, luck))
        case "/practice":
            return await hands.type(line, luck, place, **some_terms(hands, luck))
        case _:
            return await hands.type(line, luck, place)


async def _daily(hands: Hands, luck: Random) -> str:
    """Begin a daily deal, play on in the panel of one, share a result, or look back."""
    hands.house.has_daily = True
    found = [each for each in hands.mine(hands.parts()) if each.id.verb in DAILY]
    said = list[str]()
    for _ in range(luck.choice(STEPS)):
        if not found or (not said and luck.random() < NEWS):
            return await hands.type("/daily", luck, luck.choice([*hands.house.channels, hands.person.open_direct()]))
        part = luck.choices(found, [_often(each) for each in found])[0]
        answer = await hands.press(part, luck)
        message = answer.message or hands.person.find(part.message.id)
        said.append(part.custom_id)
        if answer.failed or answer.modal is not None or message is None or part.id.verb == Verb.DAILY_SHARE:
            break
        found = [each for each in parts_of(message, is_private=part.is_private) if each.id.verb in DAILY]
        await asyncio.sleep(THINKS * luck.random())
    return " ".join(said)


def _often(part: Part) -> int:
    is_aside = part.id.verb == Verb.DAILY_ACT and inner_id(part.id).verb in ASIDE
    return ELSE if is_aside else DAILY[part.id.verb]


async def _league(hands: Hands, luck: Random) -> str:
    """Join a league or leave it, look at it, or let a server have one."""
    house = hands.house
    at = luck.randrange(len(house.channels))
    guild, place = house.guilds[at], house.channels[at]
    if guild.id not in house.leagues:
        house.leagues.add(guild.id)
        house.discord.add_role(guild, "managers", hands.person, permissions=Permission.MANAGE_GUILD)
        answer = await hands.person.invoke(place, "/server-settings")
        switch = str(CustomId(Verb.SERVER, "", word=f"{Setting.LEAGUE}.yes"))
        shown = answer.message
        if shown is None or switch not in {each.custom_id for each in shown.buttons}:
            house.leagues.discard(guild.id)
            return "no league"
        answer = await hands.person.press(shown, switch)
        hands.person.dismiss(shown)  # no story looks at what a server's colors do to older messages
        return f"league {answer.callback}"
    found = [each for each in hands.parts() if each.id.verb == Verb.LEAGUE]
    if not found or luck.random() < TYPED:
        return await hands.type("/league", luck, place)
    has_joined = any((each.id.verb, each.id.word) == (Verb.LEAGUE, JOIN) for each in hands.pressed)
    often = {JOIN: 1 if has_joined else 40, LEAVE: 1}
    return await hands.use(luck.choices(found, [often.get(each.id.word, 2) for each in found])[0], luck)


HABITS: Final[Mapping[Kind, Callable[[Hands, Random], Awaitable[str]]]] = MappingProxyType(
    {Kind.ELSEWHERE: _elsewhere, Kind.DAILY: _daily, Kind.LEAGUE: _league, Kind.NIGHT: night}
)
