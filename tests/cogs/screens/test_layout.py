"""A screen is laid out as the library's own components would lay it out, byte for byte."""

import json
from collections.abc import Callable

import discord
import pytest
from discord import ui

from cogs.ids import CustomId, Verb
from cogs.screens.screen import BRASS, RED, Block, Button, Choice, Document, Menu, Picker, PrivateScreen
from render import Picture

ID = CustomId(Verb.HAND, "KEY", 3, "x")
MENU = Menu("Choose", ID, (Choice("one", "1"), Choice("two", "2", "the second", chosen=True)), most=2, enabled=False)


def menu_of_the_library() -> ui.Item[ui.LayoutView]:
    options = [
        discord.SelectOption(label="one", value="1"),
        discord.SelectOption(label="two", value="2", description="the second", default=True),
    ]
    select: ui.Select[ui.LayoutView] = ui.Select(
        placeholder="Choose", custom_id=str(ID), options=options, max_values=2, disabled=True
    )
    return ui.ActionRow(select)


def picker_of_the_library() -> ui.Item[ui.LayoutView]:
    chosen = [discord.SelectDefaultValue.from_role(discord.Object(7))]
    select: ui.RoleSelect[ui.LayoutView] = ui.RoleSelect(
        placeholder="Roles", custom_id=str(ID), min_values=0, max_values=5, default_values=chosen
    )
    return ui.ActionRow(select)


BLOCKS: dict[str, tuple[Block, Callable[[], ui.Item[ui.LayoutView]]]] = {
    "text": ("**Théo** leads", lambda: ui.TextDisplay("**Théo** leads")),
    "picture": (
        Picture(b"PNG", "a hand", "hand.png"),
        lambda: ui.MediaGallery(discord.MediaGalleryItem("attachment://hand.png", description="a hand")),
    ),
    "document": (Document("game.mille", b"x"), lambda: ui.File("attachment://game.mille")),
    "buttons": (
        (Button("Draw", ID), Button("Resign", ID, RED, enabled=False)),
        lambda: ui.ActionRow(
            ui.Button(label="Draw", custom_id=str(ID), style=discord.ButtonStyle.secondary),
            ui.Button(label="Resign", custom_id=str(ID), style=discord.ButtonStyle.danger, disabled=True),
        ),
    ),
    "menu": (MENU, menu_of_the_library),
    "picker": (Picker("role", "Roles", ID, (7,), 5), picker_of_the_library),
}


@pytest.mark.parametrize("name", BLOCKS)
async def test_a_screen_is_what_the_library_would_make_of_it(name: str) -> None:
    block, item = BLOCKS[name]
    view = ui.LayoutView(timeout=None)
    container: ui.Container[ui.LayoutView] = ui.Container(accent_colour=BRASS)
    view.add_item(container.add_item(item()))
    components = view.to_components()  # type: ignore[no-untyped-call]
    assert json.dumps(PrivateScreen((block,)).layout().to_components()) == json.dumps(components)


def test_the_library_waits_for_no_press_on_a_screen() -> None:
    layout = PrivateScreen(("words", (Button("Draw", ID),))).layout()
    assert layout.is_finished()
    assert not layout.is_dispatchable()
    assert layout.has_components_v2()
    assert layout.timeout is None
