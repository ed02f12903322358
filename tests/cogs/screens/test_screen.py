"""A screen as discord.py sends it."""

import gc
from weakref import ref

from cogs.ids import CustomId, Verb
from cogs.screens.screen import Button, PrivateScreen

SCREEN = PrivateScreen(("words", (Button("Draw", CustomId(Verb.HAND, "KEY", 3, "x")),)))


async def test_the_library_waits_for_no_press_on_a_screen() -> None:
    layout = SCREEN.layout()
    assert layout.is_finished()
    assert layout.timeout is None


async def test_a_layout_that_was_sent_leaves_no_garbage() -> None:
    gc.disable()
    try:
        with SCREEN.laid_out() as layout:
            parts = [ref(part) for part in (layout, *layout.walk_children())]
        del layout
        assert not any(part() is not None for part in parts)
    finally:
        gc.enable()
