"""The hands of people: they press what they see in the newest messages, mostly on what is theirs, and type commands."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Final

from bot.exploring.whole.house import House
from bot.exploring.whole.offered import offered
from bot.exploring.world import RECOVERED
from bot.playground.components import ComponentKind
from bot.playground.entities import Channel, Message
from bot.playground.person import Answer, Person
from bot.playground.seen import LINK, PREMIUM, Menu, SeenMessage, see
from bot.playground.typed import GIVEN
from cogs.ids import CustomId, Verb

NEWEST: Final = 12  # messages of a place that someone looks at
NEWEST_THREADS: Final = 3
REMEMBERED: Final = 30  # presses, by each person: they may press there again when it has changed
ANYWHERE: Final = frozenset({"/practice", "/hand", "/about"})  # what people type in direct messages too
AT_LEISURE, MOST_AT_LEISURE = 10.0, 3  # s, and presses of one person within
WORDS: Final = ("abc", "5", "100", "1.5", "22:00-7:00", "America/Toronto", "")


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


class Hands:
    """One person's."""

    def __init__(self, house: House, person: Person) -> None:
        self.house = house
        self.person = person
        self.pressed: list[Pressed] = []
        self.times: list[float] = []  # of all that this person has pressed or typed, s on the timeline
        self.before: list[Part] = []  # what was pressed, as it was seen
        self.is_shut = False  # whether this person takes no direct messages

    def shut(self, *, is_shut: bool) -> str:
        """Take no direct messages from now on, or some again. Return a few words about it."""
        self.is_shut = is_shut
        (self.person.close_dms if is_shut else self.person.open_dms)()
        self.house.shut.add(self.person.user.id)
        self.house.wall.reach("direct messages closed" if is_shut else "direct messages open again")
        return "shut" if is_shut else "open again"

    def others(self) -> list[Person]:
        """Return everyone else."""
        return [each for each in self.house.people if each is not self.person]

    def parts(self) -> list[Part]:
        """Return everything that can be pressed in the newest messages, the newest first."""
        threads = [each for each in self.house.discord.world.channels.values() if each.thread is not None]
        direct = [each for each in [self.person.direct] if each is not None]
        places = [*self.house.channels, *threads[-NEWEST_THREADS:], *direct, *self.house.afar.used]
        world = self.house.discord.world
        return [
            part
            for place in places
            for message in self._newest(place)
            if offered(message.now.components)
            for part in parts_of(see(world, message), is_private=message.hidden or place is self.person.direct)
        ]

    def mine(self, parts: list[Part]) -> list[Part]:
        """Return those on messages that this person alone sees, or that name them; if there are none, all."""
        names = self.person.user.display_name, f"<@{self.person.user.id}>"
        texts = {id(each.message): each.message for each in parts if not each.is_private}
        named = {key for key, message in texts.items() if any(name in message.text for name in names)}
        return [each for each in parts if each.is_private or id(each.message) in named] or parts

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
        self.times.append(self.house.timeline.now)
        self.pressed.append(Pressed(self.house.timeline.now, self.person.user.id, part.id, place))
        self.before = [*self.before[-REMEMBERED:], part]
        is_fair = self.may_expect_an_answer()
        if part.menu is None:
            answer = await self.person.press_as_seen(part.message, part.custom_id)
        else:
            answer = await self.person.choose(part.message, part.custom_id, *self._chosen(part.menu, luck))
        if answer.failed and is_fair and self.may_expect_an_answer():
            self.house.faults.append(f"nobody answers a press: {part.custom_id}")
        return answer

    def may_expect_an_answer(self) -> bool:
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
        self.times.append(self.house.timeline.now)
        wanted = {name: value for name, value in given.items() if value is not None}
        places = [*self.house.channels, *(each for each in [self.person.direct] if each is not None)]
        if place is None:
            place = luck.choice(places if line in ANYWHERE else self.house.channels)
        answer = await self.person.invoke(place, line, **wanted)
        return f"{line} {await self._filled(answer, luck)}"

    def _newest(self, place: Channel) -> Iterator[Message]:
        world, me = self.house.discord.world, self.person.user.id
        return islice((each for each in reversed(place.messages.values()) if world.may_see(me, each)), NEWEST)

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
    for each, said in offered(message.components):
        if not each.disabled and (isinstance(each, Menu) or each.style not in (LINK, PREMIUM)):
            yield Part(message, each.custom_id, said, is_private, each if isinstance(each, Menu) else None)
