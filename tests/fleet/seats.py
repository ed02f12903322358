"""People of one table who press at different processes: in its server, or in their direct messages."""

import asyncio
import random
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from enum import Enum

from bot.playground.entities import Channel
from bot.playground.person import Answer, Person
from bot.playground.seen import Button, Impossible, SeenMessage
from cogs.ids import Verb, parse_id
from tests.e2e.house import PATIENCE, id_of, press_of, verbs
from tests.e2e.players import MOVES, Presser, offers
from tests.fleet.fleet import Fleet

PRESSED = 1500  # of one person in one game: it does not end


class Way(Enum):
    """The place where a person presses, and so the process."""

    SERVER = "the hidden panel that *My hand* opens: the process that serves the server"
    DIRECT = "the panel in the direct messages: the process of shard 0"

    @property
    def other(self) -> "Way":
        """The way round."""
        return Way.SERVER if self is Way.DIRECT else Way.DIRECT


@dataclass
class Seat:
    """A person who plays the first offer, in any game; one without an answer goes the other way."""

    fleet: Fleet
    person: Person
    place: Channel
    key: str
    way: Way
    luck: random.Random = field(default_factory=lambda: random.Random(1))
    opened: int | None = None  # the hidden panel
    pressed: int = 0  # and answered
    failed: int = 0
    in_vain: set[Way] = field(default_factory=set)  # ways without an answer, where none would come by now

    def panel(self) -> SeenMessage | None:
        """Return the panel to play in, where it is there."""
        if self.way is Way.SERVER:
            return None if self.opened is None else self.person.find(self.opened)
        mine = (each for each in reversed(self.person.direct_messages()) if self._is_of_this_game(each))
        return next(mine, None)

    def wish(self) -> Button | None:
        """Return what to press now; None while nothing is asked, or nobody would answer."""
        panel = self.panel()
        if panel is None or self._is_in_vain(self.way):
            return None
        asked = offers(panel).get(Verb.ACT, [])
        if asked:
            return self.luck.choice(asked)
        return Presser._wish(self, panel) if verbs(panel) & MOVES else None  # type: ignore[arg-type]

    async def step(self, button: Button) -> None:
        """Press it."""
        panel = self.panel()
        assert panel is not None
        await self._press(panel, button.custom_id)

    async def look(self) -> None:
        """Press *My hand* below the table, if it is there, or the button of a panel that was put away."""
        if self._is_in_vain(self.way):
            if not self._is_in_vain(self.way.other):
                self.way = self.way.other
            return
        if self.way is Way.DIRECT:
            panel = self.panel()
            if panel is None:
                self.way = self.way if self._is_in_vain(Way.SERVER) else Way.SERVER
            elif verbs(panel) == {Verb.REFRESH}:
                await self._press(panel, id_of(panel, Verb.REFRESH))
            return
        tables = [each for each in self.person.messages(self.place) if self._offers(each, Verb.HAND)]
        if tables:
            await self._press(tables[-1], id_of(tables[-1], Verb.HAND))

    async def _press(self, message: SeenMessage, custom_id: str) -> None:
        try:
            answer = await self.fleet.acted(self.person.press(message, custom_id))
        except Impossible:  # it has just gone from under the finger
            return
        if answer.failed:
            self.failed += 1
            self.in_vain.add(self.way)
            self.way = self.way.other
            return
        self.pressed += 1
        assert self.pressed < PRESSED, f"this game does not end: {self.failed} presses failed"
        await self._answered(answer)

    async def _answered(self, answer: Answer) -> None:
        """Note the hidden panel that an answer has opened."""
        if answer.message is not None and answer.message.hidden:
            self.opened = answer.message.id

    def _is_in_vain(self, way: Way) -> bool:
        """Return whether a press that was not answered that way would not be now either."""
        shard = 0 if way is Way.DIRECT else self.fleet.shard_of(self.place)
        if self.fleet.is_served(shard):
            self.in_vain.discard(way)
        return way in self.in_vain

    def _is_of_this_game(self, message: SeenMessage) -> bool:
        """Return whether it is a panel of this game: anything else may arrive below it."""
        panel = MOVES | {Verb.REFRESH, Verb.UNDO, Verb.ACT}
        ids = [found for button in message.buttons if (found := press_of(button)) is not None]
        return any(each.verb in panel and each.key == self.key for each in ids)

    def _offers(self, message: SeenMessage, verb: Verb) -> bool:
        ids = [parse_id(button.custom_id) for button in message.buttons]
        return any(each is not None and (each.verb, each.key, each.word) == (verb, self.key, "") for each in ids)


def settled(fleet: Fleet, place: Channel, key: str) -> bool:
    """Return whether the settlement of a game is where it was begun."""
    ids = (press_of(button) for each in fleet.eve.messages(place) for button in each.buttons)
    return any(each is not None and (each.verb, each.key) == (Verb.REMATCH, key) for each in ids)


async def play(fleet: Fleet, seats: Sequence[Seat], *, until: Callable[[], bool] | None = None) -> None:
    """Let them play, one press at a time, until the game is settled (or as `until` says)."""
    place, key = seats[0].place, seats[0].key
    is_over = until or (lambda: settled(fleet, place, key))
    while not is_over():
        has_played = False
        for seat in seats:
            if not is_over() and (button := seat.wish()) is not None:
                await seat.step(button)
                has_played = True
        if not has_played and not is_over():
            await _look_around(fleet, seats, is_over)


async def _look_around(fleet: Fleet, seats: Sequence[Seat], is_over: Callable[[], bool]) -> None:
    """Handle a lull in which nobody sees a question: look by *My hand*, then wait for news."""
    before, ways = fleet.plies(seats[0].key), [seat.way for seat in seats]
    for seat in seats:
        if not is_over():
            await seat.look()
    if ways != [seat.way for seat in seats]:
        return  # a person without an answer looks the other way first
    if is_over() or any(seat.wish() for seat in seats) or fleet.plies(seats[0].key) != before:
        return
    seen = _sights(fleet, seats)
    try:
        await fleet.eve.until(
            lambda: is_over() or any(seat.wish() for seat in seats) or _sights(fleet, seats) != seen, patience=PATIENCE
        )
    except TimeoutError:
        raise AssertionError(_stuck(fleet, seats)) from None


def _stuck(fleet: Fleet, seats: Sequence[Seat]) -> str:
    """Return everyone's view of a table where nothing happens anymore."""
    lines = [f"nothing happens at {seats[0].key} ({seats[0].place}), after {fleet.plies(seats[0].key)[-3:]}"]
    for seat in seats:
        panel = seat.panel()
        shown = (
            None if panel is None else (panel.text[:200], [each.label for each in panel.buttons if not each.disabled])
        )
        lines.append(f"{seat.person} {seat.way.name} failed {seat.failed}: {shown}")
    lines += [f"{each.id}: {each.text[:200]}" for each in fleet.eve.messages(seats[0].place)[-3:]]
    for log in fleet.logs:
        lines += [f"-- {log.name}", *log.read_text(errors="replace").splitlines()[-25:]]
    return "\n".join(lines)


def _sights(fleet: Fleet, seats: Sequence[Seat]) -> list[tuple[int, int]]:
    """Return everything before their eyes, and who would answer."""
    shown = [*fleet.eve.messages(seats[0].place)]
    for seat in seats:
        shown += seat.person.direct_messages()
    served = [(shard, int(fleet.is_served(shard))) for shard in range(fleet.count)]
    return served + [(each.id, each.versions) for each in shown]


# How games begin


async def challenge(
    fleet: Fleet, place: Channel, one: Person, two: Person, *, options: str = "target=100", **more: str
) -> str:
    """Let two play Mille for a stake; return the key of their table."""
    known = {row[0] for row in fleet.rows("SELECT id FROM tables")}
    asked = await fleet.acted(one.invoke(place, "/challenge", opponent=two, stake="1", options=options, **more))
    await fleet.acted(two.press(asked.shown, id_of(asked.shown, Verb.ACCEPT)))
    return _new(fleet, known)


async def gather(fleet: Fleet, place: Channel, people: Sequence[Person], *, game: str, options: str) -> str:
    """Let these people sit down in a lobby, for a stake; return the key of their table."""
    known = {row[0] for row in fleet.rows("SELECT id FROM tables")}
    asked = await fleet.acted(
        people[0].invoke(place, "/open", game=game, seats=len(people), stake="0.1", options=options)
    )
    lobby = asked.shown
    for person in people[1:]:
        lobby = (await fleet.acted(person.press(lobby, id_of(lobby, Verb.SIT)))).message or lobby
    return _new(fleet, known)


def _new(fleet: Fleet, known: set[object]) -> str:
    (key,) = [row[0] for row in fleet.rows("SELECT id FROM tables") if row[0] not in known]
    return str(key)


async def while_playing(trouble: Coroutine[object, object, None], *games: Coroutine[object, object, None]) -> None:
    """Let these games be played to their ends, with trouble during them, which is over before or ends with them."""
    troubling, together = asyncio.create_task(trouble, name="trouble"), [asyncio.create_task(each) for each in games]
    playing = asyncio.gather(*together)
    try:
        await asyncio.wait({playing, troubling}, return_when=asyncio.FIRST_COMPLETED)
        if troubling.done():
            troubling.result()
        await playing
    finally:  # where one game fails, the others must not go on while everything is taken down
        for each in (troubling, *together):
            each.cancel()
        how, *_ = await asyncio.gather(troubling, *together, return_exceptions=True)
        if isinstance(how, Exception):  # it may well be why a game failed
            raise how
