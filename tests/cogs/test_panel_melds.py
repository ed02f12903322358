"""Several melds at once: chosen in one menu, shown beforehand, laid together."""

import pytest

from bot.games.cards import Rank
from bot.games.mille.moves import Lay
from bot.games.protocol import Move, Position
from cogs.ids import Verb
from cogs.screens.mille.acts import Act
from cogs.screens.mille.draft import hand_of
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.screen import Menu
from tests.cogs.desk import acting, great_hand, start, table_at
from tests.cogs.hands import Hands
from tests.games.positions import play


def several() -> Position:
    """Return a game in which A has drawn, and holds three kings, three nines, two fives and two twos."""
    return play(start(a="KKK 999 55 2H 2S", stock="4", top="6"), "A: draw")


def laid(position: Position, moves: tuple[Move, ...]) -> Position:
    """Return the position once the acting seat has played all of these."""
    for each in moves:
        position = position.play(acting(position), each).position
    return position


def test_arrangements_go_down_with_one_press_without_twos_and_with(screens: MilleScreens) -> None:
    position = several()
    hands = Hands(screens, position)
    assert hands.labels(Act.ARRANGE) == ["Lay Ks 9s · 45", "Lay Ks 9s 5s 4s with 2 twos · 105"]
    made = hands.press_label("Lay Ks 9s · 45")
    assert [str(each).split(":")[0] for each in made] == ["lay K", "lay 9"]
    hands.table = table_at(laid(position, made))
    assert hands.labels(Act.ARRANGE) == ["Lay 5s 4s with 2 twos · 60"]


def test_with_nothing_to_lay_a_dead_button_says_so(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="KK 99 5 4 3", stock="J", top="6"), "A: draw"))
    assert hands.panel.find(Act.ARRANGE) == []
    (button,) = [each for each in hands.controls.buttons() if each.id.verb == Act.ARRANGE]
    assert (button.label, button.enabled) == ("Nothing to lay", False)


def test_a_lay_that_goes_out_is_offered_beside_the_others(screens: MilleScreens) -> None:
    position = play(start(a="KKK QQQ TTT 777 2H 2S 2D", stock="7", top="4"), "A: draw")
    hands = Hands(screens, position)
    labels = hands.labels(Act.ARRANGE)
    assert set(labels) == {"Lay everything and go out · 170", "Lay Ks Qs 10s 7s · 110"}
    assert hands.press_label("Lay everything and go out · 170"), "nothing is asked: there is nothing left to hope for"
    hands.choose(Act.MELD, *hands.panel.values(hands.panel.find(Act.MELD)[0]))
    lay = hands.controls.gives
    assert lay is not None
    assert lay.id.verb == Act.LAY
    assert "you’d go out" in hands.note()
    assert laid(position, hands.press(Act.LAY)).to_act == frozenset()


def test_the_menu_says_in_words_what_it_would_lay_and_offers_nothing_that_lays_nothing(screens: MilleScreens) -> None:
    position = play(start(a="KKK TTT T J 8 2H 4", stock="J", top="6"), "A: draw; lay T: TTT; lay K: KKK")
    hands = Hands(screens, position)

    def lines() -> list[tuple[str, str]]:
        (menu,) = [each for each in hands.controls.tools if isinstance(each, Menu)]
        return [(choice.label, choice.description or "") for choice in menu.choices]

    assert lines() == [
        ("Add a two to the Ks", ""),
        ("J♥ J♣ with a two", "new"),
        ("Add 10♣ to the 10s", ""),
    ]
    hands.table = table_at(play(position, "A: lay J: JJ 2"))
    assert [label for label, _ in lines()] == ["Add 10♣ to the 10s"], "no two is left"


def test_several_ranks_are_chosen_in_one_menu_and_laid_together(screens: MilleScreens) -> None:
    position = several()
    hands = Hands(screens, position)
    assert hands.choose(Act.MELD, "K", "9") == ()
    kings, nines, after = hands.note().splitlines()
    assert kings.count("K") == nines.count("9") == 3
    assert after == "You’d have 45 on the table and 10 cards (85) in hand."
    made = hands.press(Act.LAY)
    assert [each.rank for each in made if isinstance(each, Lay)] == [Rank.KING, Rank.NINE]
    assert laid(position, made)


def test_twos_are_given_to_the_melds_that_lack_them(screens: MilleScreens) -> None:
    position = several()
    hands = Hands(screens, position)
    hands.choose(Act.MELD, "K", "5")
    draft = screens._drafts.find(hands.shown)
    assert draft is not None
    assert {lay.rank: len(lay.cards) for lay in draft.lays(hand_of(hands.view))} == {Rank.KING: 3, Rank.FIVE: 3}
    made = hands.press(Act.LAY)
    assert laid(position, made)
    assert sum(card.rank is Rank.TWO for each in made if isinstance(each, Lay) for card in each.cards) == 1


def test_a_further_two_goes_where_it_is_wanted_and_comes_back(screens: MilleScreens) -> None:
    hands = Hands(screens, several())
    hands.choose(Act.MELD, "K", "9")
    plain = hands.note()
    assert hands.panel.find(Act.PLAIN) == []
    hands.choose(Act.WILD, "9")
    hands.choose(Act.WILD, "9")
    assert hands.panel.find(Act.WILD) == [], "both twos are in"
    assert "2♠" in hands.note()
    assert "2♥" in hands.note()
    hands.press(Act.PLAIN)
    assert hands.note() == plain


def test_what_lacks_a_card_is_told_and_cannot_be_laid(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="KK 99 5 2H 2S", stock="4", top="6"), "A: draw"))
    hands.choose(Act.MELD, "K", "9")
    assert hands.panel.find(Act.LAY), "a two each"
    hands.press(Act.PLAIN)
    assert hands.panel.find(Act.LAY) == []
    assert "three cards" in hands.note()
    assert [press.word for press in hands.panel.find(Verb.RULE)] == ["4:lay-needs-three"], "the rule is one press away"


def test_a_refusal_says_how_many_twos_are_missing(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="KK 99 5 2H 3 4 6 7 8 T J Q A", stock="4", top="6"), "A: draw"))
    hands.choose(Act.MELD, "K", "9")
    assert hands.note() == "You have one two; these need 2. (Rule 4)"


def test_twos_as_a_meld_of_their_own_are_what_the_others_leave(screens: MilleScreens) -> None:
    position = play(start(a="KK 2H 2S 2D 2C", stock="4", top="6"), "A: draw")
    hands = Hands(screens, position)
    hands.choose(Act.MELD, "K", "2")
    made = hands.press(Act.LAY)
    assert {each.rank: len(each.cards) for each in made if isinstance(each, Lay)} == {Rank.KING: 3, Rank.TWO: 3}
    assert laid(position, made)


@pytest.mark.parametrize("pile", [40, 62])
def test_every_rank_of_a_great_hand_is_laid_at_once(screens: MilleScreens, pile: int) -> None:
    position = great_hand(pile)
    hands = Hands(screens, position)
    (menu,) = hands.panel.find(Act.MELD)
    ranks = hands.panel.values(menu)
    assert len(ranks) == 13
    hands.choose(Act.MELD, *ranks)
    hands.panel.check()
    made = hands.press(Act.LAY)
    assert len(made) == len(ranks)
    assert laid(position, made)
    hands = Hands(MilleScreens(screens.studio), position)
    assert laid(position, hands.press(Act.ARRANGE, "0"))
