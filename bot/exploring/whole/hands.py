"""The hands of people: they press what they see in the newest messages, mostly on what is theirs, and type commands."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from random import Random
from types import MappingProxyType
from typing import Final

from bot.exploring.people.before import short
from bot.exploring.story import Act, Kind
from bot.exploring.whole.house import House
from bot.exploring.whole.taps import awaits_alone, first_of_row, under
from bot.exploring.world import RECOVERED
from bot.playground.components import ComponentKind
from bot.playground.entities import Channel
from bot.playground.person import Answer, Person
from bot.playground.seen import LINK, PREMIUM, Button, Impossible, Menu, SeenMessage, see
from bot.playground.typed import GIVEN
from cogs.ids import CustomId, Verb, parse_id

NEWEST: Final = 12  # messages of a place that someone looks at
NEWEST_THREADS: Final = 3
REMEMBERED: Final = 30  # presses, by each person: they may press there again when it has changed
IN_A_BURST: Final = 7
TAPPED: Final = 0.5  # s, at most, from the answer to a press to the second tap of the same finger
ANYWHERE: Final = frozenset({"/practice", "/hand", "/about"})  # what people type in direct messages too
AT_LEISURE, MOST_AT_LEISURE = 10.0, 3  # s, and presses of one person within
WORDS: Final = ("abc", "5", "100", "1.5", "22:00-7:00", "America/Toronto", "")
CLOCKS: Final = (None, None, None, "10m", "10m claim", "24h", "none")
STAKES: Final = (None, None, "0", "1", "25", "x")
IN_TOURNAMENT: Final = {"sign-up": 40, "here": 60, "start": 15, "all": 2, "final": 1, "leave": 2, "call-off": 1}
SURE: Final = 60  # as often, by their words; who was asked whether they are sure mostly is


@dataclass(frozen=True, slots=True)
class Part:
    """Something that can be pressed or chosen."""

    message: SeenMessage
    custom_id: str
    id: CustomId
    is_private: bool  # nobody else sees its message
    menu: Menu | None = None

    @property
    def is_move(self) -> bool:
        """Whether it plays."""
        return self.id.verb in MOVES or self.id.verb not in VERBS


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press as it was sent."""

    at: float  # s on the timeline
    user: int
    id: CustomId
    message: int | None = None  # that everyone there sees


VERBS: Final = frozenset(Verb)
MOVES: Final = frozenset({Verb.ACT, Verb.ANYWAY})
TO_A_GAME: Final = (
    {Verb.NEXT, Verb.CUT},
    {Verb.HAND},
    {Verb.ACCEPT, Verb.SIT, Verb.CONSENT},
    {Verb.READY, Verb.BEGIN, Verb.FILL},
)
TO_A_DUPLICATE: Final = frozenset({Verb.SIT, Verb.CONSENT, Verb.READY, Verb.BEGIN})
IN_DUPLICATE: Final = re.compile("duplicate (at|à) ")  # so a lobby says it
SOUGHT: Final[Mapping[Kind, frozenset[str]]] = MappingProxyType(
    {
        Kind.UNDO: frozenset({Verb.UNDO}),
        Kind.ORDER: frozenset({Verb.ORDER, Verb.LATER}),
        Kind.TAKE_BACK: frozenset({Verb.UNORDER}),
        Kind.NEXT_DEAL: frozenset({Verb.NEXT}),
        Kind.CUT: frozenset({Verb.CUT, Verb.WORD}),
        Kind.WISH: frozenset({Verb.BREAK, Verb.LEAVE}),
        Kind.CONSENT: frozenset({Verb.AGREE, Verb.PAUSE, Verb.PROPOSED}),
        Kind.REFUSE: frozenset({Verb.REFUSE}),
        Kind.RESUME: frozenset({Verb.RESUME}),
        Kind.LATE: frozenset({Verb.LATE, Verb.WAIT, Verb.DEPUTY, Verb.UNPAID, Verb.CLAIM}),
        Kind.LEAVE: frozenset({Verb.LEAVE, Verb.RESIGN, Verb.KEEP}),
        Kind.NUDGE: frozenset({Verb.NUDGE, Verb.REACT}),
        Kind.LOOK: VERBS - MOVES,
        Kind.ACCEPT: frozenset({Verb.ACCEPT}),
        Kind.DECLINE: frozenset({Verb.DECLINE, Verb.WITHDRAW}),
        Kind.COUNTER: frozenset({Verb.TERMS}),
        Kind.SIT: frozenset({Verb.SIT, Verb.CONSENT}),
        Kind.LOBBY: frozenset(
            {Verb.LOBBY, Verb.READY, Verb.SIDE, Verb.STAND, Verb.ADD_ROBOT, Verb.DISMISS, Verb.REMOVE, Verb.INVITE}
            | {Verb.TABLE_OPTIONS, Verb.LOBBY_TERMS}
        ),
        Kind.START: frozenset({Verb.BEGIN, Verb.FILL, Verb.READY}),
        Kind.REMATCH: frozenset({Verb.REMATCH}),
        Kind.AGREE: frozenset({Verb.ENTER}),
    }
)
"""What people look for when they want something; all else they type."""


class Hands:
    """One person's."""

    def __init__(self, house: House, person: Person) -> None:
        self.house = house
        self.person = person
        self.pressed: list[Pressed] = []
        self.before: list[Part] = []  # what was pressed, as it was seen
        self.is_shut = False  # whether this person takes no direct messages

    def others(self) -> list[Person]:
        """Return everyone else."""
        return [each for each in self.house.people if each is not self.person]

    def parts(self) -> list[Part]:
        """Return everything that can be pressed in the newest messages, the newest first."""
        threads = [each for each in self.house.discord.world.channels.values() if each.thread is not None]
        direct = [each for each in [self.person.direct] if each is not None]
        places = [*self.house.channels, *threads[-NEWEST_THREADS:], *direct, *self.house.afar.used]
        return [
            part
            for place in places
            for message in self._newest(place)
            for part in parts_of(message, is_private=message.hidden or place is self.person.direct)
        ]

    def mine(self, parts: list[Part]) -> list[Part]:
        """Return those on messages that this person alone sees, or that name them; if there are none, all."""
        names = self.person.user.display_name, f"<@{self.person.user.id}>"
        found = [each for each in parts if each.is_private or any(name in each.message.text for name in names)]
        return found or parts

    def sought(self, verbs: Collection[str], luck: Random) -> Part | None:
        """Return something that this person sees and that asks for one of these; mostly on what is theirs."""
        found = [each for each in self.parts() if each.id.verb in verbs]
        if luck.random() < 0.9:
            found = self.mine(found)
        return luck.choice(found) if found else None

    async def use(self, part: Part, luck: Random) -> str:
        """Press a part, or choose in it, and fill in the form that opens."""
        return f"{part.custom_id} {await self._filled(await self.press(part, luck), luck)}"

    async def press(self, part: Part, luck: Random) -> Answer:
        """Press a part, or choose in it."""
        place = None if part.is_private else part.message.id
        self.pressed.append(Pressed(self.house.timeline.now, self.person.user.id, part.id, place))
        self.before = [*self.before[-REMEMBERED:], part]
        is_fair = self._may_expect_an_answer()
        if part.menu is None:
            answer = await self.person.press_as_seen(part.message, part.custom_id)
        else:
            answer = await self.person.choose(part.message, part.custom_id, *self._chosen(part.menu, luck))
        if answer.failed and is_fair and self._may_expect_an_answer():
            self.house.faults.append(f"nobody answers a press: {part.custom_id}")
        return answer

    async def tap_twice(self, part: Part, luck: Random) -> str:
        """Press a button, and at once what is then in its place, which nobody meant: that plays nothing."""
        first = first_of_row(part.custom_id, part.message)
        part = next((each for each in parts_of(part.message, is_private=True) if each.custom_id == first), part)
        house, said = self.house, await self.use(part, luck)
        await asyncio.sleep(TAPPED * luck.random())
        bot, now = house.bot, self.person.find(part.message.id)
        found = None if now is None else under(part.custom_id, part.message, now)
        if now is None or found is None or bot.tables is None or not self._may_expect_an_answer():
            return said
        before = bot.tables.memory.peek(part.id.key)
        await self.person.press_as_seen(now, found.custom_id)
        after = bot.tables.memory.peek(part.id.key)
        if before is not None and after is not None and awaits_alone(before, self.person.user.id):
            house.wall.reach("a second tap")
            if after.position != before.position and self._may_expect_an_answer():
                house.faults.append(f"a second tap has played: {part.custom_id} and {found.custom_id}")
        return f"{said} + tapped {found.custom_id}"

    def _may_expect_an_answer(self) -> bool:
        """Return whether the bot is well, and this person does not press faster than it takes."""
        house = self.house
        now = house.timeline.now
        latest = [each for each in self.pressed if now - each.at < AT_LEISURE]
        is_calm = house.trouble.well_for(now) > RECOVERED and now - house.bot.disk.failed_at > RECOVERED
        return house.bot.is_up and is_calm and house.is_calm() and len(latest) <= MOST_AT_LEISURE

    async def type(
        self, line: str, luck: Random, place: Channel | None = None, /, **given: "GIVEN | Person | None"
    ) -> str:
        """Type a command in a place, or in any channel or to the bot alone, and fill in the form that opens."""
        wanted = {name: value for name, value in given.items() if value is not None}
        places = [*self.house.channels, *(each for each in [self.person.direct] if each is not None)]
        if place is None:
            place = luck.choice(places if line in ANYWHERE else self.house.channels)
        answer = await self.person.invoke(place, line, **wanted)
        return f"{line} {await self._filled(answer, luck)}"

    def _newest(self, place: Channel) -> Iterator[SeenMessage]:
        world, me = self.house.discord.world, self.person.user.id
        mine = (each for each in reversed(place.messages.values()) if world.may_see(me, each))
        return (see(world, each) for each in islice(mine, NEWEST))

    def _chosen(self, menu: Menu, luck: Random) -> list[str | Person]:
        people = luck.sample(self.others(), max(1, menu.min_values))
        if menu.kind is not ComponentKind.STRING_SELECT:
            return [*people]
        count = min(max(1, menu.min_values), len(menu.options))
        return [each.value for each in luck.sample(menu.options, count)]

    async def _filled(self, answer: Answer, luck: Random) -> str:
        """Return how it was answered. If a form opens, fill it in."""
        form = answer.modal
        if answer.failed:
            return "not answered"
        if form is None:
            said = answer.message
            return f"{answer.callback.name if answer.callback else '-'} {digest(said)}"
        filled = {each.custom_id: luck.choice(WORDS) for each in form.fields if each.kind == ComponentKind.TEXT_INPUT}
        answer = await self.person.submit(form, {name: word for name, word in filled.items() if luck.random() < 0.5})
        return f"form {await self._filled(answer, luck)}"


def digest(message: SeenMessage | None) -> str:
    """Return a few signs that are the same for the same contents."""
    if message is None:
        return "gone"
    said = message.text.strip()
    return f"{'hidden' if message.hidden else 'open'} {len(said)} {said.splitlines()[0][:40] if said else ''}"


def parts_of(message: SeenMessage, *, is_private: bool) -> Iterator[Part]:
    """Yield all that can be pressed on a message, and says what for."""
    pressable = [each for each in message.buttons if not each.disabled and each.style not in (LINK, PREMIUM)]
    found: list[Button | Menu] = [*pressable, *(each for each in message.menus if not each.disabled)]
    for each in found:
        if (said := parse_id(each.custom_id)) is not None:
            yield Part(message, each.custom_id, said, is_private, each if isinstance(each, Menu) else None)


async def act_of(hands: Hands, act: Act) -> str:
    """Do what someone wants to do, or play. Return a few words about it. Raises Impossible."""
    return await ACTS.get(act.kind, _sought)(hands, act, act.luck)


async def _play(hands: Hands, _act: Act, luck: Random) -> str:
    part = _move(hands, luck)
    return await _to_a_game(hands, luck) if part is None else await hands.use(part, luck)


def _move(hands: Hands, luck: Random) -> Part | None:
    """Return a move on the newest panel that has one, or on any."""
    moves = hands.mine([each for each in hands.parts() if each.is_move])
    if not moves:
        return None
    newest = max(each.message.id for each in moves)
    if luck.random() < 0.8:
        moves = [each for each in moves if each.message.id == newest]
    return luck.choice(moves)


async def _to_a_game(hands: Hands, luck: Random) -> str:
    """Come to a table, or closer to one."""
    for verbs in TO_A_GAME:
        part = hands.sought(verbs, luck)
        if part is not None and luck.random() < 0.7:
            return await hands.use(part, luck)
    return await luck.choice([_challenge, _open, _practise])(hands, None, luck)


async def _twice(hands: Hands, act: Act, luck: Random) -> str:
    """Press twice, or many times, faster than anyone is answered."""
    part = _move(hands, luck)
    if part is None:
        return await _sought(hands, replace(act, kind=Kind.LOOK), luck)
    if part.is_private and act.pick % 2:
        return await hands.tap_twice(part, luck)
    times = 2 if luck.random() < 0.7 else IN_A_BURST
    presses = [_after(luck.random() * 0.3, hands.use(part, Random(act.pick))) for _ in range(times)]  # noqa: S311
    return " + ".join(await asyncio.gather(*presses))


async def _after(seconds: float, work: Awaitable[str]) -> str:
    await asyncio.sleep(seconds)
    try:
        return await work
    except Impossible as error:
        return f"impossible {error}"


async def _stale(hands: Hands, act: Act, luck: Random) -> str:
    """Press what was pressed before, as it was seen then."""
    old = [each for each in hands.before if each.menu is None]
    return await hands.use(luck.choice(old[-8:]), luck) if old else await _play(hands, act, luck)


async def _sought(hands: Hands, act: Act, luck: Random) -> str:
    """Press what someone looks for, if they see it."""
    part = hands.sought(SOUGHT[act.kind], luck)
    return await _play(hands, act, luck) if part is None else await hands.use(part, luck)


def some_terms(hands: Hands, luck: Random, *, seats: int | None = None) -> dict[str, str | None]:
    """Return terms that someone may type: of a short game, with a clock or without one."""
    games = [each for each in hands.house.fashion if seats is None or seats in each.seats]
    game = luck.choice(games or [each.game for each in hands.house.games.values()])
    options = " ".join(f"{name}={value}" for name, value in short(game).items())
    return {"game": game.name, "options": options or None}


async def _challenge(hands: Hands, _act: Act | None, luck: Random) -> str:
    other, terms = luck.choice(hands.others()), some_terms(hands, luck, seats=2)
    stake, clock = luck.choice(STAKES), luck.choice(CLOCKS)
    return await hands.type("/challenge", luck, opponent=other, stake=stake, clock=clock, **terms)


async def _open(hands: Hands, _act: Act | None, luck: Random) -> str:
    stake, clock = luck.choice(STAKES), luck.choice(CLOCKS)
    return await hands.type("/open", luck, stake=stake, clock=clock, **some_terms(hands, luck))


async def _duplicate(hands: Hands, act: Act, luck: Random) -> str:
    """Come to a lobby where several tables will play the same deals, or open one."""
    found = (each for each in hands.parts() if each.id.verb in TO_A_DUPLICATE)
    parts = [each for each in found if IN_DUPLICATE.search(each.message.text)]
    if parts and luck.random() < 0.9:
        return await hands.use(luck.choice(parts), luck)
    games = [each for each in hands.house.fashion if each.duplicate is not None and min(each.seats) == 2]
    if not games:
        return await _play(hands, act, luck)
    return await hands.type("/open", luck, game=luck.choice(games).name, duplicate=True)


async def _tournament(hands: Hands, act: Act, luck: Random) -> str:
    """Sign up for a tournament, be here for one's table, do more there, or open one."""
    found = [(each, often) for each in hands.parts() if (often := _in_tournament(hands, each))]
    if not found or luck.random() < 0.05:
        pace, entry = luck.choice([None, "evening", "evening", "weekly"]), luck.choice([None, "0", "5"])
        seats, rounds = luck.choice([2, 2, 3, 4]), luck.choice([1, 2, 3])
        terms = some_terms(hands, luck, seats=seats)
        return await hands.type("/tournament", luck, pace=pace, entry=entry, seats=seats, rounds=rounds, **terms)
    [(part, _)] = luck.choices(found, [often for _, often in found])
    return await hands.use(part, luck)


def _in_tournament(hands: Hands, part: Part) -> int:
    """Return how often somebody presses a part of a tournament; 0 for anything else."""
    word = part.id.word.partition("-")[0] if part.id.word.startswith("here") else part.id.word
    match part.id.verb:
        case Verb.TOURNAMENT_SURE:
            return SURE
        case Verb.TOURNAMENT if word == "sign-up":
            has_signed = any(each.id.key == part.id.key and each.id.word == word for each in hands.pressed)
            return 1 if has_signed else IN_TOURNAMENT[word]
        case Verb.TOURNAMENT if word == "here":
            is_called = f"<@{hands.person.user.id}>" in part.message.text
            return IN_TOURNAMENT[word] if is_called else 1
        case Verb.TOURNAMENT:
            return IN_TOURNAMENT.get(word, 0)
        case _:
            return 0


async def _practise(hands: Hands, _act: Act | None, luck: Random) -> str:
    return await hands.type("/practice", luck, **some_terms(hands, luck))


async def _look(hands: Hands, act: Act, luck: Random) -> str:
    """Look around: press anything that plays nothing, or ask for something."""
    if luck.random() < 0.5:
        return await _sought(hands, act, luck)
    asked = ["/hand", "/table list", "/table show", "/table show", "/about", "/leaderboard", "/league", "/stats"]
    return await hands.type(luck.choice([*asked, "/history", "/ledger show", "/help"]), luck)


async def _settle(hands: Hands, _act: Act, luck: Random) -> str:
    return await hands.type("/ledger settle", luck, **{"with": luck.choice(hands.others())})


async def _block(hands: Hands, _act: Act, luck: Random) -> str:
    other = luck.choice(hands.others())
    hands.house.shunned |= {hands.person.user.id, other.user.id}
    return await hands.type("/block", luck, person=other)


async def _forget(hands: Hands, _act: Act, luck: Random) -> str:
    hands.house.shunned.add(hands.person.user.id)
    return await hands.type(luck.choice(["/data export", "/data delete"]), luck)


ACTS: Final[Mapping[Kind, Callable[[Hands, Act, Random], Awaitable[str]]]] = MappingProxyType(
    {
        Kind.PLAY: _play,
        Kind.TWICE: _twice,
        Kind.STALE: _stale,
        Kind.LOOK: _look,
        Kind.CHALLENGE: _challenge,
        Kind.OPEN: _open,
        Kind.DUPLICATE: _duplicate,
        Kind.CONTEST: _tournament,
        Kind.PRACTISE: _practise,
        Kind.SETTLE: _settle,
        Kind.BLOCK: _block,
        Kind.FORGET: _forget,
    }
)
"""What people do otherwise than by looking for it."""
