"""The panel of a daily deal: cards that its player cannot see change no byte of it, and nothing there opens them."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.daily import OWN
from cogs.ids import Verb, parse_id
from cogs.screens.daily import ALLOWED, inner_id, sitting_screen
from cogs.screens.game import Manner
from cogs.screens.registry import SHOWN
from render import Studio
from tests.cogs.desk import SMALL_CARDS, sent
from tests.daily.days import Dailyhouse, one_press
from tests.daily.test_dailies import DAILY
from tests.left_out import first

pytestmark = pytest.mark.file_only
PRESSES = 4
MANNER = Manner("en", emoji=SMALL_CARDS)
OPENING = {Verb.HINT, Verb.REVIEW, Verb.WHY, Verb.UNDO, Verb.CUT, Verb.WORD, Verb.LEAVE, Verb.PROOF, Verb.NUDGE}


@pytest.fixture(scope="module")
def studios() -> Iterator[tuple[Studio, Studio]]:
    """Two that remember no picture of each other."""
    with Studio() as one, Studio() as other:
        yield one, other


@pytest.mark.parametrize("game", first(2, DAILY, why="all games"))
async def test_hidden_cards_change_no_byte_of_the_panel(
    house: Dailyhouse, studios: tuple[Studio, Studio], game: str
) -> None:
    ann, luck = house.people[0], Random(7)
    sitting = await house.dailies.begin(ann, game, guild_id=5)
    screens = [SHOWN[game].screens(studio) for studio in studios]
    for _ in range(PRESSES):
        table = sitting.table
        view = table.view(OWN)
        unseen = list(view.unseen())
        luck.shuffle(unseen)
        other = replace(table, position=table.terms.game.imagine(view, unseen))
        assert other.position != table.position
        shown = [
            sent(
                await sitting_screen(replace(sitting, table=each), of, Manner("en", emoji=SMALL_CARDS), is_open=is_open)
            )
            for each, of in zip((table, other), screens, strict=True)
            for is_open in (False, True)
        ]
        assert shown[:2] == shown[2:]
        sitting = await one_press(house.dailies, ann, sitting)
        if sitting.is_done:  # a short deal: in Linger Longer one may be out after two cards
            break


@pytest.mark.parametrize("game", first(1, DAILY, why="all games"))
async def test_a_panel_has_no_verb_that_opens_anything(
    house: Dailyhouse, studios: tuple[Studio, Studio], game: str
) -> None:
    ann, screens = house.people[0], SHOWN[game].screens(studios[0])
    sitting = await house.dailies.begin(ann, game, guild_id=5)
    for _ in range(PRESSES):
        for is_open in (False, True):
            screen = await sitting_screen(sitting, screens, Manner("en"), is_open=is_open)
            ids = [each.id for row in screen.blocks if isinstance(row, tuple) for each in row]
            inner = {inner_id(each).verb for each in ids if each.verb == Verb.DAILY_ACT}
            assert inner <= ALLOWED | {*getattr(screens, "acts", ())}
            assert not {each.verb for each in ids} & OPENING
            assert all(parse_id(str(each)) == each for each in ids)
        sitting = await one_press(house.dailies, ann, sitting)
        if sitting.is_done:
            break
