"""How a game hands its pictures to the gallery, in every state that they can be in."""

from collections.abc import Callable, Iterator

from bot.text import Locale
from render.inputs import Picture, Style
from render.studio import Studio

Draw = Callable[[Locale, Style], Picture]

Samples = Callable[[Studio], Iterator[tuple[str, Draw]]]
"""The name of every state, and a function that draws it."""
