"""A screen as discord.py sends it."""

from cogs.ids import CustomId, Verb
from cogs.screens.screen import Button, PrivateScreen


async def test_the_library_waits_for_no_press_on_a_screen() -> None:
    layout = PrivateScreen(("words", (Button("Draw", CustomId(Verb.HAND, "KEY", 3, "x")),))).layout()
    assert layout.is_finished()
    assert layout.timeout is None
