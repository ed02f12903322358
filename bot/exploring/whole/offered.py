"""The buttons and menus of ours on messages: people look at the same ones again and again, and no version changes."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cachetools import LRUCache

from bot.playground.components import SELECTS, ComponentKind, walk
from bot.playground.seen import Button, Menu, button_of, menu_of
from bot.playground.wire import Json, number
from cogs.ids import CustomId, parse_id

KEPT: Final = 2_000  # versions of messages


class Offered(NamedTuple):
    """A button or menu, and what it is for."""

    by: Button | Menu
    id: CustomId


_known: LRUCache[int, tuple[Sequence[Json], tuple[Offered, ...]]] = LRUCache(KEPT)


def offered(components: Sequence[Json]) -> tuple[Offered, ...]:
    """Return all of a version of a message: the buttons in order, then the menus."""
    known = _known.get(id(components))
    if known is None or known[0] is not components:
        known = _known[id(components)] = components, _read(components)
    return known[1]


def _read(components: Sequence[Json]) -> tuple[Offered, ...]:
    every = [(number(each, "type"), each) for each in walk(components)]
    found: list[Button | Menu] = [button_of(each) for kind, each in every if kind == ComponentKind.BUTTON]
    found += [menu_of(each) for kind, each in every if kind in SELECTS]
    return tuple(Offered(each, said) for each in found if (said := parse_id(each.custom_id)) is not None)
