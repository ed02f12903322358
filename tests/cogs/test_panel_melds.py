"""Several melds at once: whole arrangements, and cards marked by hand, shown beforehand, laid together."""

import pytest

from bot.games.cards import Rank
from bot.games.mille.kinds import KINDS, Kind, count_kind
from bot.games.mille.moves import Lay
from bot.games.protocol import Move, Position
from cogs.ids import Verb
from cogs.screens.mille.acts import Act
from cogs.screens.mille.controls import LONGEST
from cogs.screens.mille.draft import hand_of
from cogs.screens.mille.screens import MilleScreens
from tests.cogs.desk import acting, great_hand, random_positions, start, table_at
from tests.cogs.hands import Hands
from tests.games.positions import play

KING, NINE, FIVE, TWO = map(Kind, (Rank.KING, Rank.NINE, Rank.FIVE, Rank.TWO))


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
    assert hands.labels(Act.ARRANGE) == ["Ks 9s · 45", "4 melds +2×2"]
    made = hands.press_label("Ks 9s · 45")
    assert [str(each).split(":")[0] for each in made] == ["lay K", "lay 9"]
    hands.table = table_at(laid(position, made))
    assert hands.labels(Act.ARRANGE) == ["5s 4s +2×2 · 60"]


def test_labels_of_arrangements_have_room_next_to_each_other_on_a_phone(screens: MilleScreens) -> None:
    for position in random_positions(0):
        assert all(len(label) <= LONGEST for label in Hands(screens, position).labels(Act.ARRANGE))


def test_with_nothing_to_lay_a_dead_button_says_so(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="KK 99 5 4 3", stock="J", top="6"), "A: draw"))
    assert hands.panel.find(Act.ARRANGE) == []
    row = hands.controls.choices[0]
    assert isinstance(row, tuple)
    assert [(button.label, button.enabled) for button in row] == [("Nothing to lay", False), ("·", False)]


def test_a_lay_that_goes_out_is_offered_beside_the_others(screens: MilleScreens) -> None:
    position = play(start(a="KKK QQQ TTT 777 2H 2S 2D", stock="7", top="4"), "A: draw")
    hands = Hands(screens, position)
    labels = hands.labels(Act.ARRANGE)
    assert set(labels) == {"Go out · 170", "4 melds · 110"}
    assert hands.press_label("Go out · 170"), "nothing is asked: there is nothing left to hope for"
    for kind in KINDS:
        if count := count_kind(hand_of(hands.view), kind):
            hands.mark(kind, count)
    lay = hands.controls.gives
    assert lay is not None
    assert lay.label == "Lay these 16"
    assert "and go out" in hands.note()
    assert laid(position, hands.press(Act.LAY)).to_act == frozenset()


def test_several_ranks_are_marked_and_laid_together(screens: MilleScreens) -> None:
    position = several()
    hands = Hands(screens, position)
    hands.mark(KING, 3)
    hands.mark(NINE, 3)
    assert hands.note() == "Ks and 9s: you’d have 45 on the table and 10 cards (85) in hand."
    made = hands.press(Act.LAY)
    assert [each.rank for each in made if isinstance(each, Lay)] == [Rank.KING, Rank.NINE]
    assert laid(position, made)


def test_twos_are_given_to_the_melds_that_lack_them_and_the_rest_to_the_first(screens: MilleScreens) -> None:
    position = several()
    hands = Hands(screens, position)
    hands.mark(KING, 3)
    hands.mark(FIVE, 2)
    assert hands.panel.find(Act.LAY) == [], "fives lack a two"
    hands.mark(TWO, 2)
    made = hands.press(Act.LAY)
    assert {each.rank: len(each.cards) for each in made if isinstance(each, Lay)} == {Rank.KING: 4, Rank.FIVE: 3}
    assert laid(position, made)


def test_twos_alone_join_whichever_meld_is_wanted(screens: MilleScreens) -> None:
    position = play(several(), "A: lay K: KKK; lay 9: 999")
    hands = Hands(screens, position)
    hands.mark(TWO, 1)
    notes = [hands.note().partition(":")[0]]
    assert hands.press(Act.WILD) == ()
    notes.append(hands.note().partition(":")[0])
    assert notes == ["a two on the Ks", "a two on the 9s"]
    (made,) = hands.press(Act.LAY)
    assert isinstance(made, Lay)
    assert made.rank is Rank.NINE


def test_what_lacks_a_card_is_told_and_cannot_be_laid(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="KK 99 5 2H 2S", stock="4", top="6"), "A: draw"))
    hands.mark(KING, 2)
    assert hands.panel.find(Act.LAY) == []
    assert "three cards" in hands.note()
    assert [press.word for press in hands.panel.find(Verb.RULE)] == ["4:lay-needs-three"], "the rule is one press away"
    hands.mark(TWO, 1)
    assert hands.panel.find(Act.LAY)


def test_a_refusal_says_how_many_twos_are_missing(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="KK 99 5 2H 3 4 6 7 8 T J Q A", stock="4", top="6"), "A: draw"))
    hands.mark(KING, 2)
    hands.mark(NINE, 2)
    assert hands.note() == "You have one two, and these need 2. (Rule 4)"


def test_twos_make_a_meld_of_their_own(screens: MilleScreens) -> None:
    position = play(start(a="KK 2H 2S 2D 2C", stock="4", top="6"), "A: draw")
    hands = Hands(screens, position)
    hands.mark(TWO, 3)
    made = hands.press(Act.LAY)
    assert {each.rank: len(each.cards) for each in made if isinstance(each, Lay)} == {Rank.TWO: 3}
    assert laid(position, made)


@pytest.mark.parametrize("pile", [40, 62])
def test_every_rank_of_a_great_hand_is_laid_at_once(screens: MilleScreens, pile: int) -> None:
    position = great_hand(pile)
    hands = Hands(screens, position)
    kinds = [kind for kind in KINDS if kind != TWO and count_kind(hand_of(hands.view), kind)]
    for kind in kinds:
        hands.mark(kind, count_kind(hand_of(hands.view), kind))
    hands.panel.check()
    made = hands.press(Act.LAY)
    assert len(made) == 12
    assert laid(position, made)
    hands = Hands(MilleScreens(screens.studio), position)
    assert laid(position, hands.press(Act.ARRANGE, "0-0"))
