"""The buttons and menus of ours on messages."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.playground.components import SELECTS, ComponentKind, walk
from bot.playground.seen import Button, Menu, button_of, menu_of
from bot.playground.wire import Json, number
from cogs.ids import CustomId, parse_id


class Offered(NamedTuple):
    """A button or menu, and what it is for."""

    by: Button | Menu
    id: CustomId


def offered(components: Sequence[Json]) -> tuple[Offered, ...]:
    """Return all of a version of a message: the buttons in order, then the menus."""
    every = [(number(each, "type"), each) for each in walk(components)]
    found: list[Button | Menu] = [button_of(each) for kind, each in every if kind == ComponentKind.BUTTON]
    found += [menu_of(each) for kind, each in every if kind in SELECTS]
    return tuple(Offered(each, said) for each in found if (said := parse_id(each.custom_id)) is not None)
