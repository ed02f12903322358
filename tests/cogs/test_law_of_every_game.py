"""The law of a panel's rows, checked for every game: a button that moved under a finger gives nothing away.

A player who presses a safe button, and presses again on the same place, hits no careful one. That holds in the panel
that the first press leads to, and in the one after another's move. (Right after another turn has come into a panel no
button plays at all; that is a matter of time, see `tests/e2e/test_haste.py`.)
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bot.games.protocol import Refused, Seat
from bot.tables import Table as Hosted
from bot.text import further_words
from cogs.screens.game import GameScreens, Manner
from cogs.screens.screen import Button, Row
from cogs.screens.table import panel, showing
from render import Studio
from tests.cogs.desk import SMALL_CARDS, table_at, unpictured
from tests.cogs.law import CLIENTS, careful, keeps_the_law, rows_of
from tests.games.kits import Table, ends_of_range, random_game, tables
from tests.left_out import first
from tests.witness.screens.shown import MORE_SHOWN, WORDS

PLIES = 24  # that are looked at, from the beginning of a game
NAMES = tuple(f"{letter}{'m' * 31}" for letter in "ABCDEFGHIJ")


@pytest.fixture(autouse=True)
def words() -> Iterator[None]:
    """The sentences of the tests' game, in addition."""
    with further_words(WORDS):
        yield


async def rows(screens: GameScreens, table: Hosted, seat: Seat) -> list[Row]:
    return rows_of(await panel(table, seat, screens, Manner("en", emoji=SMALL_CARDS)))


def safe_buttons(found: Sequence[Row]) -> Iterator[tuple[int, Button]]:
    """Yield every button that is not careful, and its row."""
    for number, row in enumerate(found):
        if isinstance(row, tuple):
            yield from ((number, button) for button in row if button.enabled and not button.is_careful)


def hold(before: list[Row], number: int, button: Button, after: list[Row]) -> None:
    """Check the law for one press on this button."""
    assert not careful(before[0])
    assert keeps_the_law(before, number, after), button.label
    assert all(client.is_safe(before, button, after) for client in CLIENTS), button.label


def cases() -> Iterator[tuple[Table, int]]:
    """Yield the smallest and the largest table of each game with three seeds, and those between with one of them."""
    ends = [table for table in tables() if ends_of_range(table)]
    yield from ((table, seed) for seed in range(3) for table in ends)
    yield from ((table, table.seats % 3) for table in tables() if table not in ends)


every_game = pytest.mark.parametrize(
    "case",
    first(sum(map(ends_of_range, tables())), cases(), why="all sizes and seeds"),
    ids=lambda case: "-".join(map(str, case)),
)


def hosted(at: Table, plies: int, seed: int) -> Hosted:
    played = random_game(at, seed)
    return table_at(played.plies[plies].after, names=NAMES[: at.seats], game=played.game)


@every_game
async def test_a_second_press_gives_nothing_away(case: tuple[Table, int], studio: Studio) -> None:
    at, seed = case
    screens = unpictured(MORE_SHOWN[at.name].screens, studio)
    presses = 0
    for plies in range(min(PLIES, len(random_game(at, seed).plies))):
        table = hosted(at, plies, seed)
        for seat in sorted(table.position.to_act - table.gone):
            for number, button in list(safe_buttons(await rows(screens, table, seat))):
                shown = showing(table, seat, Manner("en"))
                before = await rows(screens, table, seat)
                if button.id.turn is None or screens.form(shown, button.id) is not None:
                    after = await rows(screens, table, seat)
                elif moves := screens.choose(shown, button.id, []):
                    try:
                        position = table.position
                        for move in moves:
                            position = position.play(seat, move).position
                    except Refused:
                        continue
                    after = await rows(screens, replace(table, position=position), seat)
                else:
                    after = await rows(screens, table, seat)
                hold(before, number, button, after)
                screens.withdraw(shown)
                presses += 1
    assert presses


@every_game
async def test_what_others_play_moves_nothing_careful_under_a_finger(case: tuple[Table, int], studio: Studio) -> None:
    at, seed = case
    screens = unpictured(MORE_SHOWN[at.name].screens, studio)
    played = random_game(at, seed)
    for plies in range(1, min(PLIES, len(played.plies))):
        for seat in map(Seat, range(at.seats)):
            if played.plies[plies].seat != seat:
                before, after = [await rows(screens, hosted(at, each, seed), seat) for each in (plies - 1, plies)]
                for number, button in safe_buttons(before):
                    hold(before, number, button, after)
