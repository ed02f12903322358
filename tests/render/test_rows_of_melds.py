"""Melds in a row: which are drawn whole, folded, or left out."""

from hypothesis import given
from hypothesis import strategies as st

from bot.games.cards import JOKER
from render.deck import FOLD
from render.fonts import Fonts
from render.scene import Box, Item
from render.stage import melds
from render.stage.canvas import Stage
from render.stage.samples import cards
from render.style import Tint

FONTS = Fonts()
STAGE = Stage(FONTS, "en")
SLACK = 0.01  # pt, of rounding
ROOM = 376.0  # pt, of the melds in a row


def laid(text: str, *, is_run: bool = True) -> melds.Meld:
    return melds.Meld(12, cards(text), is_run, Tint.PLAYER_C)


def test_few_melds_are_drawn_whole() -> None:
    fitted = melds.fit(STAGE, [laid("JH JS JC", is_run=False), laid("4D 5D 6D")], ROOM)
    assert (fitted.has_bars, fitted.is_narrow, fitted.left_out) == (True, False, 0)


def test_the_longest_run_is_folded_first_to_its_ends_and_jokers() -> None:
    long, short, other = laid("4H 5H *6 7H 8H 9H"), laid("7S 8S 9S TS"), laid("KD KH KC", is_run=False)
    fitted = melds.fit(STAGE, [long, short, other, other, short], ROOM)
    assert [len(meld.cards) for meld in fitted.melds] == [5, 3, 3, 3]
    assert fitted.left_out == 1
    first_card, fold, joker, fold_again, last = fitted.melds[0].cards
    assert (fold, fold_again, joker.card) == (FOLD, FOLD, JOKER)
    assert (first_card, last) == cards("4H 9H")


@given(st.lists(st.sampled_from(["4H 5H *6 7H 8H 9H", "7S 8S 9S TS", "KD KH KC", "TH JH QH KH AH", "*5"]), max_size=14))
def test_any_melds_fit_their_row_and_what_is_left_out_is_counted(texts: list[str]) -> None:
    given_melds = [laid(text, is_run=text[1] != "D") for text in texts]
    fitted = melds.fit(STAGE, given_melds, ROOM)
    assert len(fitted.melds) + fitted.left_out == len(texts)
    assert melds.width(STAGE, fitted) <= ROOM
    assert fitted.strip >= int(2 * melds.STRIP * fitted.card) / 2
    box = Box(150, 100, ROOM, 44)
    items: list[Item] = melds.lay(STAGE, given_melds, box)
    assert all(item.box.right <= box.right + SLACK for item in items)
