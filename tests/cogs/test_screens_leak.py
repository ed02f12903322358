"""Hidden cards change nothing that others see: not a word, an id, an alt text, nor a byte of a picture.

The cards a viewer cannot see are redealt in their places (`Game.imagine`), and everything is redrawn by another studio,
which remembers no picture of the first.
"""

from collections.abc import Iterator

import pytest

from bot.games.cards import Card
from bot.games.mille.views import MilleView
from bot.games.protocol import Position, Seat, of_kind
from bot.tables import Table
from cogs.screens.game import Manner
from cogs.screens.mille.acts import Act
from cogs.screens.mille.kinds import numbered
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.screen import Screen
from cogs.screens.situation import Situation
from cogs.screens.table import panel, public_table, showing
from render import Studio
from tests.cogs.desk import SMALL_CARDS, Sent, chooser, great_hand, random_positions, sent, table_at
from tests.games.positions import MILLE
from tests.left_out import first

RANDOM = [("random", seed, at) for seed in range(3) for at in (1, 9, 20)]
SITUATIONS = [RANDOM[0], RANDOM[4], ("great", 40, 0), ("great", 62, 0), *RANDOM[1:4], *RANDOM[5:]]


@pytest.fixture(scope="module")
def second() -> Iterator[Studio]:
    """A separate studio."""
    with Studio() as studio:
        yield studio


def position_at(kind: str, number: int, at: int) -> Position:
    if kind == "great":
        return great_hand(number)
    positions = random_positions(number)
    return positions[min(at, len(positions) - 1)]


def elsewhere(position: Position, viewer: Seat | None, seed: int) -> Position:
    """Return the same for `viewer`, with other cards in hidden places."""
    view = position.view(viewer)
    unseen: list[Card] = list(view.unseen())
    chooser(seed).shuffle(unseen)
    other = MILLE.imagine(view, unseen)
    assert other != position
    assert other.view(viewer) == view
    return other


async def screens_for(screens: MilleScreens, table: Table, viewer: Seat | None) -> list[Screen]:
    """Return every screen this viewer is shown."""
    if viewer is None:
        return [
            await public_table(table, screens, Manner("en", emoji=SMALL_CARDS), Situation(unreachable=table.players)),
        ]
    return [await panel(table, viewer, screens, Manner("en", emoji=SMALL_CARDS))]


@pytest.mark.parametrize("viewer", [None, Seat.A, Seat.B], ids=["bystander", "A", "B"])
@pytest.mark.parametrize("situation", first(3, SITUATIONS), ids=str)
async def test_same_screens_whatever_is_hidden(
    painting: Studio, second: Studio, situation: tuple[str, int, int], viewer: Seat | None
) -> None:
    position = position_at(*situation)
    here, there = table_at(position), table_at(elsewhere(position, viewer, 1))
    once = [sent(screen) for screen in await screens_for(MilleScreens(painting), here, viewer)]
    again = [sent(screen) for screen in await screens_for(MilleScreens(second), there, viewer)]
    assert once == again


@pytest.mark.parametrize("situation", SITUATIONS[:4], ids=str)
async def test_marks_are_the_same_whatever_is_hidden(studio: Studio, situation: tuple[str, int, int]) -> None:
    """The warning too: it depends on the player's hand and the open table."""
    screens = MilleScreens(studio)
    for position in random_positions(situation[1]):
        (seat,) = position.to_act
        here, there = table_at(position), table_at(elsewhere(position, seat, 2))
        shown = showing(here, seat, Manner("en"))
        tools = [button for row in screens.controls(shown).tools if isinstance(row, tuple) for button in row]
        if any(button.id.verb == Act.MELD and button.enabled for button in tools):
            break
    assert screens.choose(shown, tools[-1].id, []) == ()
    for kind in numbered(of_kind(MilleView, shown.view)).values():
        marks = [each.id for each in screens.controls(shown).buttons() if each.id.verb == Act.MARK]
        assert screens.choose(shown, next(each for each in marks if each.word.split("-")[1] == str(kind)), []) == ()
        seen = []
        for table in (here, there):
            looking = showing(table, seat, Manner("en"))
            seen.append((screens.note(looking), screens.controls(looking)))
        assert seen[0] == seen[1]


async def test_a_difference_would_be_seen(screens: MilleScreens, second: Studio) -> None:
    """The test itself can fail: the panel of the seat whose hand changed differs."""
    position = great_hand(40)
    seat = next(iter(position.to_act))
    there = elsewhere(position, Seat(1 - seat), 3)
    panels: list[Sent] = []
    for drawing, table in ((screens, table_at(position)), (MilleScreens(second), table_at(there))):
        (screen,) = await screens_for(drawing, table, seat)
        panels.append(sent(screen))
    first, again = panels
    assert first.payload != again.payload
    assert [content for _, _, content in first.files] != [content for _, _, content in again.files]
