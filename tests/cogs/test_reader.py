"""The reader of a private panel is *you* in all of it: words, picture, what a screen reader says, a deal's end."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.tables import Turn
from bot.tables.state.counted import counted_by
from bot.text import LOCALES, Locale
from cogs.screens.game import Manner
from cogs.screens.registry import SHOWN
from cogs.screens.situation import Situation
from cogs.screens.table import panel, read_table, showing
from render import Picture
from render.scene import Scene, Text
from render.studio import Order
from tests.cogs.desk import table_at
from tests.games.kits import Table, ends_of_range, is_largest, random_game, tables
from tests.left_out import first, together
from tests.render.laying_out import LayingOut
from tests.there import there

NAMES = ("Anton", "Bruno", "Cesar", "Dorit", "Emily", "Fiona", "Gusto", "Hanna", "Ivana", "Jolan")
TABLES = [table for table in tables() if table.name in SHOWN]
SHORT = [(at, LOCALES[0], range(1), 4) for at in TABLES if is_largest(at)]  # with seeds, and looks at each game
LONG = [
    (at, locale, range(2, 3), 5)  # in the game of this seed a player leaves
    for name in SHOWN
    for at, locale in together([at for at in TABLES if at.name == name and ends_of_range(at)], LOCALES[::-1])
]
ENDS, READERS = 3, 2  # of a game


class Seen(LayingOut):
    """A studio that keeps every scene."""

    def __init__(self) -> None:
        super().__init__()
        self.scenes = list[Scene]()

    def draw(self, order: Order) -> Picture:
        picture = super().draw(order)
        self.scenes.append(there(self.scene))
        return replace(picture, whole=self.scenes[-1].whole)

    def words(self) -> Iterator[str]:
        """Yield all that was printed, and what is said of it."""
        for scene in self.scenes:
            yield from (item.words for item in scene.items if isinstance(item, Text))
            yield scene.whole or scene.alt


@pytest.mark.parametrize(
    "case", first(len(SHORT), SHORT + LONG, why="all sizes"), ids=lambda case: f"{case[0]}-{case[1]}-{case[2][-1]}"
)
async def test_no_panel_calls_its_reader_by_name(case: tuple[Table, Locale, range, int]) -> None:
    at, locale, seeds, looks = case
    with Seen() as studio:
        screens = SHOWN[at.name].screens(studio)
        for seed in seeds:
            played = random_game(at, seed)
            ends = [number for number, ply in enumerate(played.plies) if counted_by(ply.step, seats=at.seats)]
            for number in {*range(0, len(played.plies), len(played.plies) // looks + 1), *ends[:ENDS], *ends[-1:]}:
                latest = played.plies[max(0, number - at.seats) : number + 1]
                for seat in [*played.everybody][:READERS]:
                    turns = tuple(
                        Turn(ply.seat, tuple(k for event in ply.step.events if (k := event.seen_by(seat)) is not None))
                        for ply in latest
                    )
                    table = table_at(latest[-1].after, names=NAMES[: at.seats], game=played.game, turns=turns)
                    if seat in table.gone:
                        continue  # reads what everyone does
                    situations = [Situation()]
                    if number in ends and not table.is_over:
                        ended = counted_by(latest[-1].step, seats=at.seats)
                        assert ended is not None
                        situations.append(
                            Situation(finish=ended[1] if table.terms.game.opens_hands else ended[1].closed())
                        )
                    studio.scenes.clear()
                    said = [await read_table(screens, showing(table, seat, Manner(locale)))]
                    for situation in situations:
                        screen = await panel(table, seat, screens, Manner(locale), situation=situation)
                        said += [block for block in screen.blocks if isinstance(block, str)]
                    assert [words for words in (*said, *studio.words()) if NAMES[seat] in words] == []
