"""Several melds at once: chosen in one menu, shown beforehand, laid together."""

import pytest

from bot.games.cards import Rank
from bot.games.mille.moves import Lay
from bot.games.protocol import Move, Position
from cogs.ids import Verb
from cogs.screens.mille.draft import hand_of
from cogs.screens.mille.screens import MilleScreens
from tests.cogs.desk import acting, great_hand, start, table_at
from tests.cogs.hands import Hands
from tests.games.positions import play


def several() -> Position:
    """A has drawn, and holds three kings, three nines, two fives and two twos."""
    return play(start(a="KKK 999 55 2H 2S", stock="4", top="6"), "A: draw")


def laid(position: Position, moves: tuple[Move, ...]) -> Position:
    """The position once the acting seat has played all of these."""
    for each in moves:
        position = position.play(acting(position), each).position
    return position


def test_all_melds_go_down_with_one_press(screens: MilleScreens) -> None:
    position = several()
    hands = Hands(screens, position)
    assert hands.note() == "**Lay all melds** (K, 9): 45 points down, 10 cards in hand (85 points)."
    made = hands.press(Verb.MELDS)
    assert [str(each).split(":")[0] for each in made] == ["lay K", "lay 9"]
    hands.table = table_at(laid(position, made))
    assert hands.panel.find(Verb.MELDS) == []
    assert hands.note() == ""


def test_without_a_meld_there_is_no_button_for_all(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="KK 99 2H 2S", stock="4", top="6"), "A: draw"))
    assert hands.panel.find(Verb.MELDS) == []
    assert hands.panel.find(Verb.MELD)
    assert hands.note() == ""


def test_several_ranks_are_chosen_in_one_menu_and_laid_together(screens: MilleScreens) -> None:
    position = several()
    hands = Hands(screens, position)
    assert hands.choose(Verb.MELD, "K", "9") == ()
    kings, nines, after = hands.note().splitlines()
    assert kings.count("K") == nines.count("9") == 3
    assert after == "After this: 45 points down, 10 cards in hand (85 points)."
    made = hands.press(Verb.LAY)
    assert [each.rank for each in made if isinstance(each, Lay)] == [Rank.KING, Rank.NINE]
    assert laid(position, made)


def test_twos_are_given_to_the_melds_that_lack_them(screens: MilleScreens) -> None:
    position = several()
    hands = Hands(screens, position)
    hands.choose(Verb.MELD, "K", "5")
    draft = screens._draft(hands.shown)
    assert draft is not None
    assert {lay.rank: len(lay.cards) for lay in draft.lays(hand_of(hands.view))} == {Rank.KING: 3, Rank.FIVE: 3}
    assert hands.press(Verb.LAY) == (), "a wild two is asked about"
    made = hands.press(Verb.ANYWAY)
    assert laid(position, made)
    assert sum(card.rank is Rank.TWO for each in made if isinstance(each, Lay) for card in each.cards) == 1


def test_a_further_two_goes_where_it_is_wanted_and_comes_back(screens: MilleScreens) -> None:
    hands = Hands(screens, several())
    hands.choose(Verb.MELD, "K", "9")
    plain = hands.note()
    assert hands.panel.find(Verb.PLAIN) == []
    hands.choose(Verb.WILD, "9")
    hands.choose(Verb.WILD, "9")
    assert hands.panel.find(Verb.WILD) == [], "both twos are in"
    assert "2♠" in hands.note()
    assert "2♥" in hands.note()
    hands.press(Verb.PLAIN)
    assert hands.note() == plain


def test_what_lacks_a_card_is_told_and_cannot_be_laid(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="KK 99 5 2H 2S", stock="4", top="6"), "A: draw"))
    hands.choose(Verb.MELD, "K", "9")
    assert hands.panel.find(Verb.LAY), "a two each"
    hands.press(Verb.PLAIN)
    assert hands.panel.find(Verb.LAY) == []
    assert "three cards" in hands.note()
    assert [press.word for press in hands.panel.find(Verb.RULE)] == ["4"], "the rule is one press away"


def test_twos_as_a_meld_of_their_own_are_what_the_others_leave(screens: MilleScreens) -> None:
    position = play(start(a="KK 2H 2S 2D 2C", stock="4", top="6"), "A: draw")
    hands = Hands(screens, position)
    hands.choose(Verb.MELD, "K", "2")
    assert hands.press(Verb.LAY) == ()
    made = hands.press(Verb.ANYWAY)
    assert {each.rank: len(each.cards) for each in made if isinstance(each, Lay)} == {Rank.KING: 3, Rank.TWO: 3}
    assert laid(position, made)


@pytest.mark.parametrize("pile", [40, 62])
def test_every_rank_of_a_great_hand_is_laid_at_once(screens: MilleScreens, pile: int) -> None:
    position = great_hand(pile)
    hands = Hands(screens, position)
    (menu,) = hands.panel.find(Verb.MELD)
    ranks = hands.panel.values(menu)
    assert len(ranks) == 13
    hands.choose(Verb.MELD, *ranks)
    hands.panel.check()
    made = hands.press(Verb.LAY) or hands.press(Verb.ANYWAY)
    assert len(made) == len(ranks)
    assert laid(position, made)
    hands = Hands(MilleScreens(screens.studio), position)
    assert laid(position, hands.press(Verb.MELDS))
