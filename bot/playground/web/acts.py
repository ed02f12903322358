"""The requests of a tab: each act by its name, done as the person of that tab.

Every act raises `Impossible` for what a Discord client would not offer; then nothing was sent.
"""

from collections.abc import Awaitable, Callable, Mapping
from typing import Protocol

from bot.playground.entities import Channel, Guild, Role, ScheduledEvent, User
from bot.playground.form import Filled
from bot.playground.person import Answer, Person
from bot.playground.schedule import delete_event, interest
from bot.playground.seen import Choice, Impossible, SeenMessage, SeenModal
from bot.playground.typed import GIVEN
from bot.playground.web.experiments import Experiments
from bot.playground.web.grounds import Grounds
from bot.playground.web.telling import Teller, outcome
from bot.playground.wire import Json, child, number, text, truth, values, whole
from bot.playground.world import World

HISTORY = 50  # messages sent at once
LOCALES = ("en-US", "en-GB", "fr")  # languages a client here may be set to
FORMS_KEPT = 20  # for each person


class House(Protocol):
    """The state shared by the people of a page, for the acts."""

    world: World
    experiments: Experiments
    grounds: Grounds

    def is_host(self, person: Person) -> bool:
        """Return whether this person opened the place, and so may open other people's tabs."""

    def invite(self, name: str, locale: str) -> Person:
        """Return a new person in the host's servers."""

    def people(self) -> list[Json]:
        """Return everyone with the link to their tab."""


class Desk:
    """One person's place at the page, whichever of their tabs is open: what their acts need."""

    def __init__(self, house: House, person: Person, teller: Teller) -> None:
        self.house = house
        self.person = person
        self.teller = teller
        self.forms: dict[str, SeenModal] = {}

    @property
    def is_host(self) -> bool:
        """Whether this person opened the place."""
        return self.house.is_host(self.person)

    # -- finding what an ask names, among what this person sees -----------------------------------

    def channel(self, wanted: int | None) -> Channel:
        """Return a channel this person can open."""
        for channel in self.person.channels:
            if channel.id == wanted:
                return channel
        raise Impossible("you cannot open this channel")

    def message(self, wanted: int) -> SeenMessage:
        """Return a message this person sees."""
        seen = self.person.find(wanted)
        if seen is None:
            raise Impossible("this message is gone")
        return seen

    def user(self, user_id: int | None) -> User:
        """Return someone this person meets somewhere."""
        world, person = self.house.world, self.person
        met = {person.user.id, world.bot.id}
        met |= {member for guild in person.guilds for member in guild.members}
        met |= {other for channel in person.channels for other in channel.recipients}
        if user_id not in met:
            raise Impossible("there is nobody of this name here")
        return world.users[user_id]

    def thing(self, said: object) -> GIVEN:
        """Return what was typed or chosen: plain values, `{"user": id}`, `{"role": id}`, `{"channel": id}`."""
        match said:
            case str() | bool() | int() | float():
                return said
            case {"user": user_id}:
                return self.user(whole(user_id))
            case {"role": role_id}:
                return self._role(whole(role_id))
            case {"channel": channel_id}:
                return self.channel(whole(channel_id))
        raise Impossible("this is nothing to choose")

    def things(self, said: Json) -> dict[str, GIVEN]:
        """Return the options of a command."""
        return {name: self.thing(value) for name, value in said.items()}

    def guild(self, wanted: int) -> Guild:
        """Return a server this person is in."""
        for guild in self.person.guilds:
            if guild.id == wanted:
                return guild
        raise Impossible("you are not in this server")

    def event(self, wanted: int) -> ScheduledEvent:
        """Return a scheduled event of a server this person is in."""
        event = self.house.world.events.get(wanted)
        if event is None or event.is_over or self.person.user.id not in self.house.world.guilds[event.guild_id].members:
            raise Impossible("this event is gone")
        return event

    def anybody(self, wanted: int) -> User:
        """Return anyone with an account, even one who has left."""
        user = self.house.world.users.get(wanted)
        if user is None:
            raise Impossible("there is nobody of this name here")
        return user

    def _role(self, role_id: int | None) -> Role:
        for guild in self.person.guilds:
            if role_id is not None and role_id in guild.roles:
                return guild.roles[role_id]
        raise Impossible("there is no such role here")

    def came(self, answer: Answer) -> Json:
        """Return what an act came to; a form that opened is kept until it is sent."""
        if answer.modal is not None:
            self.forms[str(answer.interaction.id)] = answer.modal
            while len(self.forms) > FORMS_KEPT:
                del self.forms[next(iter(self.forms))]
        return outcome(answer)


# -- reading --------------------------------------------------------------------------------------


async def _history(desk: Desk, ask: Json) -> Json:
    before = number(ask, "before")
    older = [seen for seen in desk.person.messages(desk.channel(number(ask, "channel"))) if seen.id < before]
    messages = [desk.teller.message(seen) for seen in older[-HISTORY:]]
    return {"messages": messages, "more": len(older) > HISTORY}


async def _commands(desk: Desk, ask: Json) -> Json:
    return {"commands": desk.person.commands(desk.channel(number(ask, "channel")))}


async def _complete(desk: Desk, ask: Json) -> Json:
    answer = await desk.person.complete(
        desk.channel(number(ask, "channel")),
        text(ask, "line"),
        text(ask, "option"),
        text(ask, "so_far"),
        **desk.things(child(ask, "others")),
    )
    return {"choices": [_choice(choice) for choice in answer.choices], "failed": answer.failed}


def _choice(choice: Choice) -> Json:
    return {"name": choice.name, "value": choice.value}


# -- acting ---------------------------------------------------------------------------------------


async def _invoke(desk: Desk, ask: Json) -> Json:
    options = desk.things(child(ask, "options"))
    return desk.came(await desk.person.invoke(desk.channel(number(ask, "channel")), text(ask, "line"), **options))


async def _menu(desk: Desk, ask: Json) -> Json:
    target = desk.message(number(ask, "message")) if "message" in ask else desk.user(number(ask, "user"))
    return desk.came(await desk.person.menu(desk.channel(number(ask, "channel")), target, text(ask, "name")))


async def _press(desk: Desk, ask: Json) -> Json:
    return desk.came(await desk.person.press(desk.message(number(ask, "message")), text(ask, "button")))


async def _choose(desk: Desk, ask: Json) -> Json:
    chosen = [_chosen(desk.thing(one)) for one in values(ask, "values")]
    return desk.came(await desk.person.choose(desk.message(number(ask, "message")), text(ask, "menu"), *chosen))


def _chosen(thing: GIVEN) -> str | User | Role | Channel:
    if isinstance(thing, bool | int | float):
        raise Impossible("this is nothing to choose")
    return thing


async def _submit(desk: Desk, ask: Json) -> Json:
    modal = desk.forms.get(text(ask, "form"))
    if modal is None:
        raise Impossible("this form is closed")
    filled = {name: _filled(desk, value) for name, value in child(ask, "fields").items()}
    answer = await desk.person.submit(modal, filled)
    if not answer.failed:
        desk.forms.pop(text(ask, "form"), None)
    return desk.came(answer)


def _filled(desk: Desk, value: object) -> Filled:
    if isinstance(value, bool):
        return value
    if not isinstance(value, list):
        return _chosen(desk.thing(value))
    return [_chosen(desk.thing(one)) for one in value]


async def _say(desk: Desk, ask: Json) -> Json:
    return {"message": str(desk.person.say(desk.channel(number(ask, "channel")), text(ask, "words")).id)}


async def _delete(desk: Desk, ask: Json) -> Json:
    desk.person.delete(desk.message(number(ask, "message")))
    return {}


async def _dismiss(desk: Desk, ask: Json) -> Json:
    desk.person.dismiss(desk.message(number(ask, "message")))
    return {}


async def _open_direct(desk: Desk, ask: Json) -> Json:
    return {"channel": str(desk.person.open_direct().id)}


async def _interest(desk: Desk, ask: Json) -> Json:
    event = desk.event(number(ask, "event"))
    interest(desk.house.world, event, desk.person.user, interested=truth(ask, "interested"))
    return {}


async def _cancel_event(desk: Desk, ask: Json) -> Json:
    delete_event(desk.house.world, desk.event(number(ask, "event")), desk.person.user)
    return {}


# -- settings and experiments ---------------------------------------------------------------------


async def _take_dms(desk: Desk, ask: Json) -> Json:
    if truth(ask, "open"):
        desk.person.open_dms()
    else:
        desk.person.close_dms()
    return {}


async def _install(desk: Desk, ask: Json) -> Json:
    if truth(ask, "has_app"):
        desk.person.install()
    else:
        desk.person.uninstall()
    return {}


async def _speak(desk: Desk, ask: Json) -> Json:
    desk.house.world.set_locale(desk.person.user, _locale(ask))
    return {}


def _locale(ask: Json) -> str:
    wanted = text(ask, "locale", LOCALES[0])
    if wanted not in LOCALES:
        raise Impossible(f"this client speaks {', '.join(LOCALES)}")
    return wanted


async def _people(desk: Desk, ask: Json) -> Json:
    return {"people": desk.house.people()}


async def _invite(desk: Desk, ask: Json) -> Json:
    desk.house.invite(text(ask, "name").strip(), _locale(ask))
    return {"people": desk.house.people()}


async def _restart(desk: Desk, ask: Json) -> Json:
    await desk.house.experiments.restart()
    return {}


async def _drop_gateway(desk: Desk, ask: Json) -> Json:
    desk.house.experiments.drop_gateway()
    return {}


async def _slow_down(desk: Desk, ask: Json) -> Json:
    desk.house.experiments.slow_down(number(ask, "delay", -1))
    return {}


async def _fail_next(desk: Desk, ask: Json) -> Json:
    desk.house.experiments.fail_next(text(ask, "how"))
    return {}


async def _add_channel(desk: Desk, ask: Json) -> Json:
    return {"channel": str(desk.house.grounds.add_channel(desk.guild(number(ask, "guild")), text(ask, "name")).id)}


async def _delete_channel(desk: Desk, ask: Json) -> Json:
    desk.house.grounds.delete_channel(desk.channel(number(ask, "channel")))
    return {}


async def _empty_channel(desk: Desk, ask: Json) -> Json:
    desk.house.grounds.empty_channel(desk.channel(number(ask, "channel")))
    return {}


async def _let_in(desk: Desk, ask: Json) -> Json:
    desk.house.grounds.let_in(desk.guild(number(ask, "guild")), desk.anybody(number(ask, "user")))
    return {"people": desk.house.people()}


async def _put_out(desk: Desk, ask: Json) -> Json:
    desk.house.grounds.put_out(desk.guild(number(ask, "guild")), desk.anybody(number(ask, "user")))
    return {"people": desk.house.people()}


async def _hide_apps(desk: Desk, ask: Json) -> Json:
    desk.house.grounds.hide_apps(desk.guild(number(ask, "guild")), hidden=truth(ask, "hidden"))
    return {}


Act = Callable[[Desk, Json], Awaitable[Json]]

EVERYBODYS: Mapping[str, Act] = {
    "history": _history,
    "commands": _commands,
    "complete": _complete,
    "invoke": _invoke,
    "menu": _menu,
    "press": _press,
    "choose": _choose,
    "submit": _submit,
    "say": _say,
    "delete": _delete,
    "dismiss": _dismiss,
    "open_direct": _open_direct,
    "interest": _interest,
    "cancel_event": _cancel_event,
    "take_dms": _take_dms,
    "install": _install,
    "speak": _speak,
}
"""Acts of people at their Discord client."""

HOSTS: Mapping[str, Act] = {
    "people": _people,
    "invite": _invite,
    "restart": _restart,
    "drop_gateway": _drop_gateway,
    "slow_down": _slow_down,
    "fail_next": _fail_next,
    "add_channel": _add_channel,
    "delete_channel": _delete_channel,
    "empty_channel": _empty_channel,
    "let_in": _let_in,
    "put_out": _put_out,
    "hide_apps": _hide_apps,
}
"""Acts of the one who opened the place: who could open Bob's tab could read his hand."""


async def do(desk: Desk, ask: Json) -> Json:
    """Carry out one ask; raises `Impossible`."""
    name = text(ask, "do")
    act = EVERYBODYS.get(name) or (HOSTS.get(name) if desk.is_host else None)
    if act is None:
        raise Impossible(f"nobody here can do {name!r}")
    return await act(desk, ask)
