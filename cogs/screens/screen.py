"""A screen is a message that is not sent yet, public or private by its type."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from io import BytesIO
from typing import Literal, Self

import discord
from discord import ui

from cogs.ids import CustomId
from cogs.screens.emoji import Emoji
from render import Picture

BRASS = 0xE8B957  # the accent next to a container
BLUE = discord.ButtonStyle.primary
GREEN = discord.ButtonStyle.success
GRAY = discord.ButtonStyle.secondary
RED = discord.ButtonStyle.danger
OPEN_LINES = range(2, 11)  # of a field of a form whose lines are all in view: as many as Discord takes
PLAYED_IN = [  # the kinds of channels, with their threads, where games can be played
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
    discord.ChannelType.forum,
]


@dataclass(frozen=True, slots=True)
class Button:
    """A button: its label, and the meaning of a press on it."""

    label: str
    id: CustomId
    style: discord.ButtonStyle = GRAY
    enabled: bool = True
    emoji: Emoji | None = None  # before the label, which says it all
    is_pictured: bool = False  # whether the emoji says it all, too, and is alone


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu; `value` comes back when it is chosen."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False
    emoji: Emoji | None = None  # before the label, which says it all


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of at most 25 lines, of which one is chosen, or from `least` up to `most`."""

    placeholder: str
    id: CustomId
    choices: tuple[Choice, ...]
    most: int = 1
    least: int = 1
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Picker:
    """A menu of the server's channels, roles or people, of which up to `most` are chosen, or none (but one person)."""

    kind: Literal["channel", "role", "person"]
    placeholder: str
    id: CustomId
    chosen: tuple[int, ...]  # Discord ids
    most: int


@dataclass(frozen=True, slots=True)
class Document:
    """A file for people to keep."""

    filename: str
    content: bytes


Row = tuple[Button, ...] | Menu | Picker
Block = str | Picture | Document | Row
"""A part of a screen: text (Discord's markdown), a picture, a file, a row of buttons, or a menu."""


@dataclass(frozen=True, slots=True)
class TextField:
    """A field of a form where a line is typed."""

    label: str
    description: str
    longest: int  # characters
    value: str = ""  # the initial value
    is_needed: bool = True
    hint: str | None = None  # the meaning of an empty field

    def item(self, custom_id: str) -> ui.Item[ui.Modal]:
        """Lay out the field as discord.py's text input."""
        return ui.TextInput(
            custom_id=custom_id,
            min_length=1 if self.is_needed else None,
            max_length=self.longest,
            default=self.value or None,
            placeholder=self.hint,
            required=self.is_needed,
        )


@dataclass(frozen=True, slots=True)
class SelectField:
    """A field of a form where one line is chosen: all are in view, where Discord has room for them."""

    label: str
    description: str
    choices: tuple[Choice, ...]  # 25 at most, without emoji

    def item(self, custom_id: str) -> ui.Item[ui.Modal]:
        """Lay out the lines for Discord, as radio buttons or a menu."""
        if len(self.choices) not in OPEN_LINES:
            return ui.Select(custom_id=custom_id, options=_options(self.choices))
        options = [
            discord.RadioGroupOption(
                label=each.label, value=each.value, description=each.description, default=each.chosen
            )
            for each in self.choices
        ]
        return ui.RadioGroup(custom_id=custom_id, options=options)


@dataclass(frozen=True, slots=True)
class MultiSelectField:
    """A field of a form where any lines are chosen, or none: all are in view, where Discord has room for them."""

    label: str
    description: str
    choices: tuple[Choice, ...]  # 1 to 25, without emoji
    hint: str  # the meaning of choosing none

    def item(self, custom_id: str) -> ui.Item[ui.Modal]:
        """Lay out the lines for Discord, as checkboxes or a menu."""
        if len(self.choices) <= OPEN_LINES[-1]:
            boxes = [
                discord.CheckboxGroupOption(
                    label=each.label, value=each.value, description=each.description, default=each.chosen
                )
                for each in self.choices
            ]
            return ui.CheckboxGroup(custom_id=custom_id, required=False, min_values=0, options=boxes)
        options = _options(self.choices)
        return ui.Select(
            custom_id=custom_id,
            placeholder=self.hint,
            required=False,
            min_values=0,
            max_values=len(options),
            options=options,
        )


@dataclass(frozen=True, slots=True)
class Form:
    """A form of one to five fields. It is submitted under its own id, with one text for each field."""

    title: str
    id: CustomId
    fields: tuple[TextField | SelectField | MultiSelectField, ...]

    def modal(self) -> ui.Modal:
        """Return the form as discord.py's modal. It is stopped, since our own listener takes the submission."""
        modal = ui.Modal(title=self.title, custom_id=str(self.id), timeout=None)
        for number, field in enumerate(self.fields):
            item = field.item("text" if number == 0 else f"text-{number}")
            label: ui.Label[ui.Modal] = ui.Label(text=field.label, description=field.description, component=item)
            modal.add_item(label)
        modal.stop()
        return modal


@dataclass(frozen=True, slots=True)
class Screen:
    """The content of a message, from top to bottom. Each send lays it out again, so that no view is kept alive."""

    blocks: tuple[Block, ...]
    pings: tuple[int, ...] = ()  # Discord ids of the people whom this message notifies, at most 100
    role_pings: tuple[int, ...] = ()  # and of roles

    def layout(self) -> ui.LayoutView:
        """Return the components as discord.py's view. It is stopped, since our own listener takes presses."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(*map(_item, self.blocks), accent_color=BRASS))
        view.stop()
        return view

    @contextmanager
    def laid_out(self) -> Iterator[ui.LayoutView]:
        """Yield the layout to be sent, and take it apart afterwards.

        Its parts refer to each other, so that only a search for garbage would free them: they were most of it.
        """
        view = self.layout()
        try:
            yield view
        finally:
            for container in view.children:
                if isinstance(container, ui.Container):
                    for row in container.children:
                        if isinstance(row, ui.ActionRow):
                            row.clear_items()
                    container.clear_items()
            view.clear_items()

    def in_words(self) -> Self:
        """Return the same without an emoji on a button or in a menu, which Discord now and then refuses."""
        return replace(self, blocks=tuple(map(_in_words, self.blocks)))

    def files(self) -> list[discord.File]:
        """Return the pictures, each with its alt text, and the documents."""
        return [
            discord.File(BytesIO(block.png), filename=block.filename, description=block.alt)
            if isinstance(block, Picture)
            else discord.File(BytesIO(block.content), filename=block.filename)
            for block in self.blocks
            if isinstance(block, Picture | Document)
        ]

    def mentions(self) -> discord.AllowedMentions:
        """Return whom the message may notify: only the people in `pings` and the roles in `role_pings`."""
        return _mentions(self.pings, self.role_pings)


class PublicScreen(Screen):
    """A screen that everyone in the channel may see."""


@dataclass(frozen=True, slots=True)
class PrivateScreen(Screen):
    """A screen that only one person may see. It is sent hidden or by direct message, or not at all."""

    phase: str = ""  # of the game, in a panel


def plain_private(words: str) -> PrivateScreen:
    """Return a private message of one sentence."""
    return PrivateScreen((words,))


def plain_public(words: str) -> PublicScreen:
    """Return a public message of one sentence."""
    return PublicScreen((words,))


@lru_cache  # a press notifies nobody; its sender only reads it
def _mentions(people: tuple[int, ...], roles: tuple[int, ...]) -> discord.AllowedMentions:
    users, called = ([discord.Object(each) for each in ids] for ids in (people, roles))
    return discord.AllowedMentions(everyone=False, roles=called or False, replied_user=False, users=users)


def _item(block: Block) -> ui.Item[ui.LayoutView]:
    match block:
        case str():
            return ui.TextDisplay(block)
        case Picture():
            return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{block.filename}", description=block.alt))
        case Document():
            return ui.File(f"attachment://{block.filename}")
        case Menu():
            return ui.ActionRow(_menu(block))
        case Picker():
            return ui.ActionRow(_picker(block))
        case _:
            return ui.ActionRow(*map(_button, block))


def _button(shown: Button) -> ui.Button[ui.LayoutView]:
    return ui.Button(
        label=None if shown.is_pictured and shown.emoji is not None else shown.label,
        custom_id=str(shown.id),
        style=shown.style,
        disabled=not shown.enabled,
        emoji=_emoji(shown.emoji),
    )


def _emoji(shown: Emoji | None) -> discord.PartialEmoji | None:
    return None if shown is None else discord.PartialEmoji(name=shown.name, id=shown.id)


def _in_words(block: Block) -> Block:
    match block:
        case Menu():
            return replace(block, choices=tuple(replace(each, emoji=None) for each in block.choices))
        case tuple():
            return tuple(replace(each, emoji=None) for each in block)
        case _:
            return block


def _menu(shown: Menu) -> ui.Select[ui.LayoutView]:
    return ui.Select(
        placeholder=shown.placeholder,
        custom_id=str(shown.id),
        options=_options(shown.choices),
        min_values=shown.least,
        max_values=shown.most,
        disabled=not shown.enabled,
    )


def _options(choices: Sequence[Choice]) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=each.label,
            value=each.value,
            description=each.description,
            default=each.chosen,
            emoji=_emoji(each.emoji),
        )
        for each in choices
    ]


def _picker(
    picker: Picker,
) -> ui.ChannelSelect[ui.LayoutView] | ui.RoleSelect[ui.LayoutView] | ui.UserSelect[ui.LayoutView]:
    if picker.kind == "person":
        return ui.UserSelect(
            placeholder=picker.placeholder,
            custom_id=str(picker.id),
            max_values=picker.most,
            default_values=[discord.SelectDefaultValue.from_user(discord.Object(each)) for each in picker.chosen],
        )
    if picker.kind == "role":
        return ui.RoleSelect(
            placeholder=picker.placeholder,
            custom_id=str(picker.id),
            min_values=0,
            max_values=picker.most,
            default_values=[discord.SelectDefaultValue.from_role(discord.Object(each)) for each in picker.chosen],
        )
    return ui.ChannelSelect(
        placeholder=picker.placeholder,
        custom_id=str(picker.id),
        channel_types=PLAYED_IN,
        min_values=0,
        max_values=picker.most,
        default_values=[discord.SelectDefaultValue.from_channel(discord.Object(each)) for each in picker.chosen],
    )
