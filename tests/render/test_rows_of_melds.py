"""Melds in a row: which are drawn whole, folded, or left out."""

from hypothesis import given
from hypothesis import strategies as st

from bot.games.cards import JOKER
from render.deck import FOLD
from render.fonts import Fonts
from render.scene import Box, Item
from render.stage import melds, places
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


def test_the_fewer_rows_the_larger_are_the_cards_of_few_melds() -> None:
    two = [laid("JH JS JC", is_run=False), laid("4D 5D 6D")]
    rows = [places.rows(players)[0].height for players in (5, 4, 3)]
    cards_of = [melds.fit(STAGE, two, ROOM, high).card for high in rows]
    assert cards_of == sorted(cards_of)
    assert cards_of[0] == melds.CARD < cards_of[-1]


def test_the_longest_run_is_folded_first_to_its_ends_and_jokers() -> None:
    long, short, other = laid("4H 5H *6 7H 8H 9H"), laid("7S 8S 9S TS"), laid("KD KH KC", is_run=False)
    fitted = melds.fit(STAGE, [long, short, other, other, short], ROOM)
    assert [len(meld.cards) for meld in fitted.melds] == [5, 3, 3, 3]
    assert fitted.left_out == 1
    first_card, fold, joker, fold_again, last = fitted.melds[0].cards
    assert (fold, fold_again, joker.card) == (FOLD, FOLD, JOKER)
    assert (first_card, last) == cards("4H 9H")


@given(
    st.lists(st.sampled_from(["4H 5H *6 7H 8H 9H", "7S 8S 9S TS", "KD KH KC", "TH JH QH KH AH", "*5"]), max_size=14),
    st.sampled_from(sorted({places.rows(players)[0].height for players in range(2, 6)})),
)
def test_any_melds_fit_their_row_and_what_is_left_out_is_counted(texts: list[str], high: float) -> None:
    given_melds = [laid(text, is_run=text[1] != "D") for text in texts]
    fitted = melds.fit(STAGE, given_melds, ROOM, high)
    assert len(fitted.melds) + fitted.left_out == len(texts)
    assert melds.width(STAGE, fitted) <= ROOM
    assert fitted.strip >= int(2 * melds.STRIP * fitted.card) / 2
    box = Box(150, 100, ROOM, high)
    items: list[Item] = melds.lay(STAGE, given_melds, box)
    assert all(item.box.right <= box.right + SLACK for item in items)
    assert all(item.box.y >= box.y for item in items)
