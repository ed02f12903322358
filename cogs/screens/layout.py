"""The components of a message as Discord takes them. The library builds two objects for each, and a view around them.

Every press redraws a panel of some twenty components, of which nothing is asked but what they look like to Discord.
"""

from collections.abc import Sequence
from typing import Final

import discord
from discord import ui

Component = dict[str, object]
"""A component as Discord takes it."""

ROW: Final = discord.ComponentType.action_row.value
BUTTON: Final = discord.ComponentType.button.value
MENU: Final = discord.ComponentType.select.value
TEXT: Final = discord.ComponentType.text_display.value
GALLERY: Final = discord.ComponentType.media_gallery.value
FILE: Final = discord.ComponentType.file.value
CONTAINER: Final = discord.ComponentType.container.value


class Layout(ui.LayoutView):
    """A view of components that are put together already. It waits for no press, so that the library keeps nothing."""

    timeout: float | None = None

    def __init__(self, components: list[Component]) -> None:
        # The base class prepares for waiting, with a future and a random id; whatever is asked on the way to Discord is
        # answered here.
        self._composed = components

    def to_components(self) -> list[Component]:
        """The components."""
        return self._composed

    def has_components_v2(self) -> bool:
        """That they are of the second kind, as containers are."""
        return True

    def is_dispatchable(self) -> bool:
        """That no press comes to the view."""
        return False

    def is_finished(self) -> bool:
        """That it waits no longer."""
        return True


def container(components: list[Component], *, colour: int) -> Component:
    """Components in a frame with a coloured edge."""
    return {"type": CONTAINER, "accent_color": colour, "spoiler": False, "components": components}


def text(words: str) -> Component:
    """Text in Discord's markdown."""
    return {"type": TEXT, "content": words}


def picture(filename: str, alt: str) -> Component:
    """A picture that comes with the message."""
    return {
        "type": GALLERY,
        "items": [{"media": {"url": f"attachment://{filename}"}, "spoiler": False, "description": alt}],
    }


def document(filename: str) -> Component:
    """A file that comes with the message."""
    return {"type": FILE, "file": {"url": f"attachment://{filename}"}, "spoiler": False}


def row(components: Sequence[Component]) -> Component:
    """Buttons side by side, or a menu."""
    return {"type": ROW, "components": components}


def button(
    label: str, custom_id: str, *, style: discord.ButtonStyle, enabled: bool, emoji: tuple[str, int] | None = None
) -> Component:
    """A button that can be pressed if it is `enabled`; `emoji` is a name and an id."""
    shown: Component = {
        "type": BUTTON,
        "style": style.value,
        "disabled": not enabled,
        "label": label,
        "custom_id": custom_id,
    }
    return _with(emoji, shown)


def menu(
    placeholder: str, custom_id: str, lines: Sequence[Component], *, least: int, most: int, enabled: bool
) -> Component:
    """A menu, of whose lines `least` to `most` are chosen."""
    return {
        "type": MENU,
        "custom_id": custom_id,
        "min_values": least,
        "max_values": most,
        "disabled": not enabled,
        "required": True,
        "placeholder": placeholder,
        "options": lines,
    }


def line(
    label: str, value: str, *, description: str | None, is_chosen: bool, emoji: tuple[str, int] | None = None
) -> Component:
    """A line of a menu."""
    shown = _with(emoji, {"label": label, "value": value, "default": is_chosen})
    if description:
        shown["description"] = description
    return shown


def _with(emoji: tuple[str, int] | None, shown: Component) -> Component:
    if emoji is not None:
        shown["emoji"] = {"name": emoji[0], "id": str(emoji[1])}
    return shown
