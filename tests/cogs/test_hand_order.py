"""The preferred order of a person's cards: the same in the picture, its words, every menu, and notes."""

import re
from collections import Counter

import pytest

from bot.games.cards import Hand, HandOrder, Rank
from bot.games.mille.kinds import kinds_in, ranks_in
from bot.text import LOCALES, Locale, say
from cogs.screens.game import Manner
from cogs.screens.lesson import Judged, Pupil
from cogs.screens.mille.acts import Act
from cogs.screens.mille.lesson import MilleClassroom
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.screen import Screen
from cogs.screens.table import showing
from render import Picture, Studio, Style
from render.mille.pictures import MillePictures
from render.mille.samples import cards, hand_view
from tests.cogs.desk import acting, great_hand, table_at

HELD = cards("AS KD KH QS QH JC TH 9S 9D 9C 4S 2H 2D")
RANKS = {HandOrder.DOWN: "AKQJT942", HandOrder.UP: "249TJQKA", HandOrder.VALUE: "Q2AKJT94"}
EVERY_RANK = {
    HandOrder.DOWN: "AKQJT98765432",
    HandOrder.UP: "23456789TJQKA",
    HandOrder.VALUE: "QJ2AKT9876543",
}

pytestmark = pytest.mark.parametrize("order", HandOrder)


def test_ranks_of_a_hand(order: HandOrder) -> None:
    """By value a rank counts as much as its dearest card: one queen of spades, and the queens come first."""
    assert "".join(map(str, ranks_in(HELD, order))) == RANKS[order]
    kinds = [str(kind) for kind in kinds_in(Hand(HELD), order)]
    assert kinds.index("QS") + 1 == kinds.index("Q")
    assert [kind[0] for kind in kinds if kind != "QS"] == list(RANKS[order])


def test_buttons_and_menus(order: HandOrder, screens: MilleScreens) -> None:
    position = great_hand(5)
    shown = showing(table_at(position), acting(position), Manner("en", style=Style(order=order)))
    controls = screens.controls(shown)
    discards = [each.label for each in controls.buttons() if each.id.verb == Act.DISCARD and each.enabled]
    first = next(button for button in controls.buttons() if button.id.verb == Act.ARRANGE)
    arranged = re.findall(r"(\w+)s\b", first.label)
    for labels in (discards, arranged):
        ranks = list(dict.fromkeys(label.replace("10", "T")[0] for label in labels))
        assert ranks
        assert ranks == [rank for rank in EVERY_RANK[order] if rank in ranks]


@pytest.mark.parametrize("locale", LOCALES)
def test_picture_and_its_words(order: HandOrder, locale: Locale, painting: Studio) -> None:
    pictures = {
        each: painting.draw(MillePictures(painting).hand(hand_view(HELD), locale=locale, style=Style(order=each)))
        for each in HandOrder
    }
    assert len({picture.png for picture in pictures.values()}) == len(HandOrder)
    counts = Counter(card.rank for card in HELD)
    groups = [say(locale, f"pictures-group-{rank}", count=counts[rank]) for rank in map(Rank, RANKS[order])]
    matches = [re.search(rf"(?i)\b{group}\b", pictures[order].alt) for group in groups]
    places = [found.start() for found in matches if found is not None]
    assert len(places) == len(groups)
    assert places == sorted(places)


async def test_lesson(order: HandOrder, studio: Studio) -> None:
    def discards(screen: Screen) -> list[str]:
        buttons = [button for block in screen.blocks if isinstance(block, tuple) for button in block]
        return [button.label for button in buttons if button.id.word.startswith("discard.")]

    screen = await MilleClassroom(studio).screen(Judged(1), Pupil("lesson-1", "Ann", "en", Style(order=order)))
    (hand,) = [each for each in screen.blocks if isinstance(each, Picture)]
    usual = await MilleClassroom(studio).screen(Judged(1), Pupil("lesson-1", "Ann", "en"))
    assert (hand in usual.blocks) is (order is HandOrder.DOWN)
    assert (discards(screen) == discards(usual)) is (order is HandOrder.DOWN)
    assert discards(screen)[0][0] == {HandOrder.DOWN: "K", HandOrder.UP: "2", HandOrder.VALUE: "2"}[order]
