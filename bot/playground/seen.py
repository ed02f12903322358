"""The things that a person sees: messages with their buttons and menus, forms, suggestions."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from bot.playground.components import SELECTS, ComponentKind, walk
from bot.playground.entities import Attachment, Message, MessageFlag
from bot.playground.interactions import TOKEN_LIVES, Interaction
from bot.playground.wire import Json, child, children, number, text, truth
from bot.playground.world import World

EMOJI = re.compile(r"<a?:(\w{2,32}):[0-9]{1,20}>", re.ASCII)
LINK, PREMIUM = 5, 6  # button styles that do nothing to the bot


class Impossible(Exception):  # noqa: N818 (the client does not offer it; nothing went wrong)
    """A Discord client would not let this person do that; nothing was sent."""


@dataclass(frozen=True, slots=True)
class Button:
    """A button; a link has a `url` and no `custom_id`."""

    label: str
    custom_id: str
    style: int
    disabled: bool
    emoji: str = ""
    url: str = ""
    component_id: int = 0


@dataclass(frozen=True, slots=True)
class MenuOption:
    """One line of a menu."""

    label: str
    value: str
    description: str = ""
    default: bool = False
    emoji: str = ""


@dataclass(frozen=True, slots=True)
class Menu:
    """A select menu; those of users, roles and channels list no options."""

    custom_id: str
    kind: ComponentKind
    placeholder: str
    options: tuple[MenuOption, ...]
    min_values: int
    max_values: int
    disabled: bool
    component_id: int = 0


PART = TypeVar("PART", Button, Menu)


@dataclass(frozen=True, slots=True)
class SeenFile:
    """A file as a message shows it: where to download it and what a screen reader says."""

    filename: str
    url: str
    description: str
    content_type: str
    byte_count: int
    size: tuple[int, int] | None


@dataclass(frozen=True, slots=True)
class SeenMessage:
    """A message as one person sees it at one moment."""

    id: int
    channel_id: int
    author: str
    author_id: int
    content: str
    embeds: tuple[Json, ...]
    components: tuple[Json, ...]
    files: tuple[SeenFile, ...]
    hidden: bool  # only this person sees it
    thinking: bool  # "… is thinking"
    did_not_respond: bool  # it thought for fifteen minutes
    edited: bool
    mentions: tuple[int, ...]
    role_mentions: tuple[int, ...]
    versions: int  # how many versions it has had
    answers: int | None = None  # the message it replies to

    @property
    def text(self) -> str:
        """All the words on it, from top to bottom; emoji by their names."""
        return EMOJI.sub(r":\1:", self._joined())

    @property
    def quoted(self) -> str:
        """The same as a line above an answer quotes it, where pictures are none: without emoji."""
        return EMOJI.sub("", self._joined())

    def _joined(self) -> str:
        return "\n".join(word for word in self._words() if word)

    def _words(self) -> Iterator[str]:
        yield self.content
        for embed in self.embeds:
            yield text(embed, "title")
            yield text(embed, "description")
            for line in children(embed, "fields"):
                yield text(line, "name")
                yield text(line, "value")
            yield text(child(embed, "footer"), "text")
        for component in walk(self.components):
            if number(component, "type") == ComponentKind.TEXT_DISPLAY:
                yield text(component, "content")

    @property
    def buttons(self) -> tuple[Button, ...]:
        """Its buttons in order."""
        return tuple(button_of(c) for c in walk(self.components) if number(c, "type") == ComponentKind.BUTTON)

    @property
    def menus(self) -> tuple[Menu, ...]:
        """Its menus in order."""
        return tuple(menu_of(c) for c in walk(self.components) if number(c, "type") in SELECTS)

    def button(self, which: str) -> Button:
        """Return the button with this custom id or label; raises `Impossible` when there is none, or more than one."""
        return _find("buttons", which, self.buttons, [button.label or button.emoji for button in self.buttons])

    def menu(self, which: str) -> Menu:
        """Return the menu with this custom id or placeholder; raises `Impossible` unless there is exactly one."""
        return _find("menus", which, self.menus, [menu.placeholder for menu in self.menus])


@dataclass(frozen=True, slots=True)
class SeenModal:
    """A form that opened before a person."""

    custom_id: str
    title: str
    components: tuple[Json, ...]
    opened_by: Interaction = field(repr=False)

    @property
    def fields(self) -> tuple["Field", ...]:
        """The fields to fill in, in order."""
        found = []
        for component in self.components:
            label = text(component, "label")
            for inner in children(component, "components") or [child(component, "component")]:
                if text(inner, "custom_id"):
                    found.append(Field(label or text(inner, "label"), inner))
        return tuple(found)

    @property
    def text(self) -> str:
        """All the words on it."""
        words = [self.title]
        for component in walk(self.components):
            words += [text(component, key) for key in ("label", "description", "content", "placeholder")]
        return "\n".join(word for word in words if word)


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to fill in on a form."""

    label: str
    component: Json

    @property
    def custom_id(self) -> str:
        """The bot's name for it."""
        return text(self.component, "custom_id")

    @property
    def kind(self) -> int:
        """A text, a menu, boxes to tick: Discord's number."""
        return number(self.component, "type")

    @property
    def value(self) -> str:
        """The initial text."""
        return text(self.component, "value")

    @property
    def required(self) -> bool:
        """Whether it may stay empty."""
        return self.component.get("required") is not False


@dataclass(frozen=True, slots=True)
class Choice:
    """A suggestion: the text shown and the value sent."""

    name: str
    value: str | int | float


def see(world: World, message: Message) -> SeenMessage:
    """Return the current state of a message, for someone who may see it."""
    now = message.now
    asleep = world.clock.now() - message.created >= TOKEN_LIVES
    return SeenMessage(
        message.id,
        message.channel_id,
        world.users[message.author_id].display_name,
        message.author_id,
        now.content,
        () if now.flags & MessageFlag.SUPPRESS_EMBEDS else now.embeds,
        now.components,
        tuple(see_file(world, file) for file in now.attachments),
        hidden=message.hidden,
        thinking=message.loading and not asleep,
        did_not_respond=message.loading and asleep,
        edited=now.edited is not None,
        mentions=now.mentions,
        role_mentions=now.role_mentions,
        versions=len(message.versions),
        answers=None if message.reference is None else message.reference.message_id,
    )


def see_file(world: World, file: Attachment) -> SeenFile:
    """Return a file as a message shows it."""
    link = world.base_url + file.path
    return SeenFile(file.filename, link, file.description or "", file.content_type, len(file.content), file.size)


def _find(kind: str, which: str, parts: Sequence[PART], names: Sequence[str]) -> PART:
    """Return the one part with this custom id, or else with this name."""
    by_id = [part for part in parts if part.custom_id == which]
    found = by_id or [part for part, name in zip(parts, names, strict=True) if name == which]
    if len(found) != 1:
        offered = ", ".join(name or part.custom_id for part, name in zip(parts, names, strict=True)) or "none"
        raise Impossible(f"{len(found)} {kind} {which!r}; there are: {offered}")
    return found[0]


def button_of(component: Json) -> Button:
    """Return a button as people see it."""
    return Button(
        text(component, "label"),
        text(component, "custom_id"),
        number(component, "style"),
        truth(component, "disabled"),
        _emoji(component),
        text(component, "url"),
        number(component, "id"),
    )


def _emoji(component: Json) -> str:
    """Return the name of the emoji on a component; empty for none."""
    return text(child(component, "emoji"), "name")


def menu_of(component: Json) -> Menu:
    """Return a menu as people see it."""
    options = tuple(
        MenuOption(text(o, "label"), text(o, "value"), text(o, "description"), truth(o, "default"), _emoji(o))
        for o in children(component, "options")
    )
    return Menu(
        text(component, "custom_id"),
        ComponentKind(number(component, "type")),
        text(component, "placeholder"),
        options,
        number(component, "min_values", 1),
        number(component, "max_values", 1),
        truth(component, "disabled"),
        number(component, "id"),
    )
