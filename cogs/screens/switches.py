"""Buttons that show which of a few values is set, and set the next one.

The id names the value that a press sets, not "the next": a second press before the panel is redrawn changes nothing.
"""

from collections.abc import Sequence

from cogs.ids import CustomId, Verb
from cogs.screens.screen import Button

_BETWEEN = "."  # is in no key and in no value


def switch(label: str, verb: Verb, key: str, values: Sequence[str], now: str) -> Button:
    """Return a button labeled with the present value of `key`; a press sets the next, after the last the first."""
    following = values[(values.index(now) + 1) % len(values)]
    return Button(label, CustomId(verb, "", word=f"{key}{_BETWEEN}{following}"))


def read_switch(word: str) -> tuple[str, str | None]:
    """Return the key in the word of a pressed id, and the value a switch sets; None for any other control."""
    key, is_switch, value = word.partition(_BETWEEN)
    return key, value if is_switch else None
