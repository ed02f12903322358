"""A screen: a message that is yet to be sent, public or private by its type."""

from collections.abc import Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Literal

import discord
from discord import ui

from cogs.ids import CustomId
from render import Picture

BRASS = 0xE8B957  # the accent beside a container
PLAYED_IN = [discord.ChannelType.text, discord.ChannelType.public_thread, discord.ChannelType.private_thread]


@dataclass(frozen=True, slots=True)
class Button:
    """A button: what it says and what it asks for."""

    label: str
    id: CustomId
    style: discord.ButtonStyle = discord.ButtonStyle.secondary
    enabled: bool = True


@dataclass(frozen=True, slots=True)
class Choice:
    """One line of a menu; `value` comes back when it is chosen."""

    label: str
    value: str
    description: str | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of 25 lines at most, of which one is chosen, or up to `most`."""

    placeholder: str
    id: CustomId
    choices: tuple[Choice, ...]
    most: int = 1


@dataclass(frozen=True, slots=True)
class Picker:
    """A menu of the server's own channels or roles, of which none, one or several are chosen."""

    kind: Literal["channel", "role"]
    placeholder: str
    id: CustomId
    chosen: tuple[int, ...]  # Discord ids
    most: int


@dataclass(frozen=True, slots=True)
class Document:
    """A file to take away."""

    filename: str
    content: bytes


Row = tuple[Button, ...] | Menu | Picker
Block = str | Picture | Document | Row
"""A part of a screen: words (Discord's markdown), a picture, a file, a row of buttons, or a menu."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a form to fill in."""

    label: str
    description: str
    longest: int  # characters
    value: str = ""  # what stands there already
    is_needed: bool = True

    def label_item(self, custom_id: str) -> "ui.Label[ui.Modal]":
        """The line for Discord."""
        line: ui.TextInput[ui.Modal] = ui.TextInput(
            custom_id=custom_id,
            min_length=1 if self.is_needed else None,
            max_length=self.longest,
            default=self.value or None,
            required=self.is_needed,
        )
        return ui.Label(text=self.label, description=self.description, component=line)


@dataclass(frozen=True, slots=True)
class Form:
    """A form with one line to fill in, or several; what is typed comes back under its id."""

    title: str
    label: str
    description: str
    id: CustomId
    longest: int  # characters
    value: str = ""
    is_needed: bool = True
    more: tuple[Line, ...] = ()

    def modal(self) -> ui.Modal:
        """The form for Discord. It is stopped: what is submitted comes to our own listener."""
        modal = ui.Modal(title=self.title, custom_id=str(self.id), timeout=None)
        first = Line(self.label, self.description, self.longest, self.value, self.is_needed)
        for number, line in enumerate((first, *self.more)):
            modal.add_item(line.label_item("text" if number == 0 else f"text-{number}"))
        modal.stop()
        return modal


@dataclass(frozen=True, slots=True)
class Screen:
    """What a message shows, from top to bottom. It is laid out anew for each send, so that no view is ever kept."""

    blocks: tuple[Block, ...]
    ping: int | None = None  # the Discord id of the one person this message may notify

    def layout(self) -> ui.LayoutView:
        """The components. The view is stopped: presses come to our own listener, and the library keeps nothing."""
        view = ui.LayoutView(timeout=None)
        container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=BRASS)
        for block in self.blocks:
            container.add_item(_item(block))
        view.add_item(container)
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """The pictures, each with its words for those who cannot see it, and the documents."""
        return [
            discord.File(BytesIO(block.png), filename=block.filename, description=block.alt)
            if isinstance(block, Picture)
            else discord.File(BytesIO(block.content), filename=block.filename)
            for block in self.blocks
            if isinstance(block, Picture | Document)
        ]

    def mentions(self) -> discord.AllowedMentions:
        """Whom the message may notify: nobody, unless it says so."""
        users: Sequence[discord.Object] = [] if self.ping is None else [discord.Object(self.ping)]
        return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


class PublicScreen(Screen):
    """Everybody in the channel may see this."""


class PrivateScreen(Screen):
    """One person may see this: it is sent hidden, or to that person's direct messages, or not at all."""


def _item(block: Block) -> ui.Item[ui.LayoutView]:
    match block:
        case str():
            return ui.TextDisplay(block)
        case Picture():
            item = discord.MediaGalleryItem(f"attachment://{block.filename}", description=block.alt)
            return ui.MediaGallery(item)
        case Document():
            return ui.File(f"attachment://{block.filename}")
        case Menu():
            return ui.ActionRow(_select(block))
        case Picker():
            return ui.ActionRow(_picker(block))
        case _:
            return ui.ActionRow(*(_button(button) for button in block))


def _button(button: Button) -> ui.Button[ui.LayoutView]:
    return ui.Button(label=button.label, custom_id=str(button.id), style=button.style, disabled=not button.enabled)


def _select(menu: Menu) -> ui.Select[ui.LayoutView]:
    options = [
        discord.SelectOption(label=each.label, value=each.value, description=each.description, default=each.chosen)
        for each in menu.choices
    ]
    return ui.Select(placeholder=menu.placeholder, custom_id=str(menu.id), options=options, max_values=menu.most)


def _picker(picker: Picker) -> ui.ChannelSelect[ui.LayoutView] | ui.RoleSelect[ui.LayoutView]:
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
