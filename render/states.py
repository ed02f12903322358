"""The pictures that a game hands to the gallery, in every state."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from bot.games.dealing import DealtBoard, DealtView, Numbered
from bot.games.protocol import Settlement, View
from bot.text import Locale
from render.inputs import LeaderboardSheet, Picture, Style
from render.sample_names import MANY_LONG_NAMES, MANY_NAMES
from render.studio import Order, Studio

Draw = Callable[[Locale, Style], Picture]

AnyView = DealtView[DealtBoard[Numbered]]

Samples = Callable[[Studio], Iterator[tuple[str, Draw]]]
"""The name of every state, and a function that draws it."""


@dataclass(frozen=True, slots=True)
class Played:
    """A finished game as a bystander saw it."""

    views: tuple[View, ...]  # before the first deal, in the midst of one, after each deal, and at last
    settlement: Settlement
    stake: int  # the smaller one, minor units


PlayedDrawings = Callable[[Studio, Played], Iterator[tuple[str, Draw]]]
"""The name of every picture of such a game, and a function that draws it."""


def drawn(studio: Studio, order: Callable[..., Order]) -> Draw:
    """Return a picture that is ordered so, in any language and style."""
    return partial(_ordered, studio, order)


def with_players(
    studio: Studio,
    order: Callable[..., Order],
    view: AnyView,
    players: Sequence[str] = MANY_NAMES,
) -> Draw:
    """Return a drawing of a view, with names for as many as sit there."""
    return drawn(studio, partial(order, view, names=players[: len(view.board.seats)]))


def in_all_states(
    studio: Studio, pictures: Sequence[tuple[Callable[..., Order], Mapping[str, AnyView]]], *, long: Sequence[str]
) -> Iterator[tuple[str, Draw]]:
    """Yield `pictures`, each an order and its views by name; those of the `long` names once more, with long names."""
    shown = {
        name: partial(with_players, studio, order, view) for order, views in pictures for name, view in views.items()
    }
    for name, with_these in shown.items():
        yield name, with_these()
    for name in long:
        yield f"{name}-names", shown[name](MANY_LONG_NAMES)


def boards_drawn(studio: Studio, sheets: Mapping[str, LeaderboardSheet]) -> Iterator[tuple[str, Draw]]:
    """Yield leaderboards by name, in any language and style."""
    for name, sheet in sheets.items():
        yield name, drawn(studio, partial(studio.leaderboard, sheet))


def _ordered(studio: Studio, order: Callable[..., Order], locale: Locale, style: Style) -> Picture:
    return studio.draw(order(locale=locale, style=style))
