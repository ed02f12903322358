"""The panel's controls: every move can be made, a spoiling one is asked about once, an old panel does nothing."""

from collections import Counter
from dataclasses import replace

import pytest

from bot.games.cards import Rank
from bot.games.mille.kinds import kind_of
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.mille.views import MilleView
from bot.games.protocol import Move, Position, Seat
from cogs.ids import CustomId, Verb
from cogs.screens.game import Showing
from cogs.screens.mille.controls import kinds_held
from cogs.screens.mille.draft import hand_of
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.screen import PrivateScreen
from cogs.screens.table import showing
from tests.cogs.desk import KEY, Sent, acting, great_hand, random_positions, sent, start, table_at
from tests.games.kits import MilleKit
from tests.games.positions import idle_until_last_card, move, play

KIT = MilleKit()


class Hands:
    """Somebody at a panel, who can press only what it offers."""

    def __init__(self, screens: MilleScreens, position: Position, seat: Seat | None = None) -> None:
        self.screens = screens
        self.seat = acting(position) if seat is None else seat
        self.table = table_at(position)

    @property
    def shown(self) -> Showing:
        return showing(self.table, self.seat, unit="chips", locale="en")

    @property
    def panel(self) -> Sent:
        """The controls as they are sent now, without the pictures."""
        rows = self.screens.controls(self.shown)
        return sent(PrivateScreen(("panel", *rows)))

    def press(self, verb: Verb, word: str | None = None) -> tuple[Move, ...]:
        """Press the one button with this verb."""
        (press,) = self.panel.find(verb, word)
        return self.screens.choose(self.shown, press, [])

    def choose(self, verb: Verb, *values: str, place: int = 0) -> tuple[Move, ...]:
        """Choose lines of a menu; the n-th with this verb."""
        panel = self.panel
        press = panel.find(verb)[place]
        assert set(values) <= set(panel.values(press))
        most = panel.ids[str(press)].get("max_values", 1)
        assert isinstance(most, int)
        assert len(values) <= most
        return self.screens.choose(self.shown, press, list(values))

    def note(self) -> str:
        """What the panel says beside its controls."""
        return self.screens.note(self.shown) or ""

    def make(self, wanted: Move) -> tuple[Move, ...]:
        """Make a move as a person would: by kind of card."""
        match wanted:
            case Draw():
                return self.press(Verb.DRAW)
            case Pick():
                return self.press(Verb.PICK)
            case Pass():
                return self.press(Verb.PASS)
            case Take():
                made = [self.screens.choose(self.shown, press, []) for press in self.panel.find(Verb.TAKE)]
                return next(each for each in made if KIT.sort_of(each[0]) == KIT.sort_of(wanted))
            case Discard():
                return self.choose(Verb.DISCARD, str(kind_of(wanted.card)))
            case Lay():
                return self.lay(wanted)
            case _:
                raise TypeError

    def lay(self, wanted: Lay) -> tuple[Move, ...]:
        """Choose the rank, then how many of each kind, then lay; anyway, when asked."""
        counts = Counter(map(kind_of, wanted.cards))
        assert self.choose(Verb.MELD, str(wanted.rank)) == ()
        for place, (kind, _) in enumerate(kinds_held(self.view, wanted.rank)):
            assert self.choose(Verb.COUNT, str(counts[kind]), place=place) == ()
        return self.press(Verb.LAY) or self.press(Verb.ANYWAY)

    @property
    def view(self) -> MilleView:
        """What this person sees."""
        view = self.shown.view
        assert isinstance(view, MilleView)
        return view


def the_lay(made: tuple[Move, ...]) -> Lay:
    """The one lay that was made."""
    (move,) = made
    assert isinstance(move, Lay)
    return move


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_move_of_random_games_can_be_made(screens: MilleScreens, seed: int) -> None:
    sorts = set()
    for position in random_positions(seed, 3):
        hands = Hands(screens, position)
        for wanted in position.legal_moves(hands.seat):
            (made,) = hands.make(wanted)
            assert KIT.sort_of(made) == KIT.sort_of(wanted)
            assert position.refusal(hands.seat, made) is None
            sorts.add(type(wanted))
    assert {Draw, Lay, Discard} <= sorts


@pytest.mark.parametrize("pile", [5, 40, 62])
def test_every_legal_move_of_a_great_hand_can_be_made(screens: MilleScreens, pile: int) -> None:
    position = great_hand(pile)
    hands = Hands(screens, position)
    for wanted in position.legal_moves(hands.seat):
        (made,) = hands.make(wanted)
        assert KIT.sort_of(made) == KIT.sort_of(wanted)


def test_take_with_each_pair_of_kinds(screens: MilleScreens) -> None:
    """Queens: two plain ones, one with Q♠, or both Q♠; each way has its button."""
    hands = Hands(screens, start(a="QS QS QH QD", top="QC"))
    takes = [wanted for wanted in hands.table.position.legal_moves(Seat.A) if isinstance(wanted, Take)]
    assert len(takes) == 3
    for wanted in takes:
        (made,) = hands.make(wanted)
        assert KIT.sort_of(made) == KIT.sort_of(wanted)


def test_turned_up_two_has_a_button(screens: MilleScreens) -> None:
    assert Hands(screens, start(top="2H")).press(Verb.PICK) == (Pick(),)


def test_with_the_stock_gone_for_good_there_is_pass_and_no_draw(screens: MilleScreens) -> None:
    position = idle_until_last_card(start(a="99", b="99"))
    drawn = play(position, f"{acting(position)}: draw")
    gone = play(drawn, f"{acting(drawn)}: discard 9")
    hands = Hands(screens, gone)
    assert hands.press(Verb.PASS) == (Pass(),)
    assert hands.panel.find(Verb.DRAW) == []
    assert len(hands.panel.find(Verb.TAKE)) == 1


def test_who_waits_has_nothing_to_press(screens: MilleScreens) -> None:
    position = start()
    for seat in (Seat.B, None):
        shown = showing(table_at(position), seat, unit="chips", locale="en")
        assert screens.controls(shown) == []


def test_discards_are_offered_by_kind_with_what_just_came(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="QS QH QH KK", stock="9"), "A: draw"))
    press = hands.panel.find(Verb.DISCARD)[0]
    options = hands.panel.ids[str(press)]["options"]
    assert isinstance(options, list)
    labels = {option["value"]: option for option in options}
    assert (labels["QS"]["label"], labels["Q"]["label"], labels["K"]["label"]) == ("Q♠ × 1", "Q × 2", "K × 2")
    assert [value for value, option in labels.items() if option.get("description")] == ["9"]


def test_the_drawn_card_goes_with_one_press(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="QS QH QH KK", stock="9"), "A: draw"))
    (press,) = hands.panel.find(Verb.DRAWN)
    assert hands.panel.ids[str(press)]["label"] == "Discard 9 (just drawn)"
    (made,) = hands.press(Verb.DRAWN)
    assert isinstance(made, Discard)
    assert made.card in hands.view.fresh
    taken = Hands(screens, great_hand(5))
    assert taken.panel.find(Verb.DRAWN) == [], "a pile came to hand"


# Several melds


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


# Warnings


def spoiling() -> Position:
    """A has three kings and a two, nothing on the table: the two would be the first wild one."""
    return play(start(a="KKK 2H 99", stock="4"), "A: draw")


def test_laying_a_wild_two_asks_once(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    hands.choose(Verb.COUNT, "1", place=1)
    assert "Careful" not in (screens.note(hands.shown) or "")
    assert hands.press(Verb.LAY) == ()
    assert "Careful" in (screens.note(hands.shown) or "")
    assert hands.panel.find(Verb.LAY) == []
    assert the_lay(hands.press(Verb.ANYWAY)).wilds
    assert screens._draft(hands.shown) is None


def test_laying_without_twos_asks_nothing(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    made = the_lay(hands.press(Verb.LAY))
    assert str(made).count("K") == 4  # three kings and their meld's name


def test_a_changed_draft_asks_again(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    hands.choose(Verb.COUNT, "1", place=1)
    assert hands.press(Verb.LAY) == ()
    hands.choose(Verb.COUNT, "2")
    assert hands.panel.find(Verb.ANYWAY) == []
    assert hands.press(Verb.LAY) == ()
    assert hands.panel.find(Verb.ANYWAY)


def test_pressing_twice_is_not_saying_yes(screens: MilleScreens) -> None:
    """A double press on *Lay* reaches us twice; the second must not count as *anyway*."""
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    hands.choose(Verb.COUNT, "1", place=1)
    (lay,) = hands.panel.find(Verb.LAY)
    assert [screens.choose(hands.shown, lay, []) for _ in range(3)] == [()] * 3
    forged = replace(lay, verb=Verb.ANYWAY)
    assert screens.choose(hands.shown, forged, []) == ()


def test_back_leaves_the_draft(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    before, note = hands.panel.ids, hands.note()
    hands.choose(Verb.MELD, "K")
    assert hands.panel.ids.keys() != before.keys()
    assert hands.note() != note
    hands.press(Verb.BACK)
    assert hands.panel.ids == before
    assert hands.note() == note


def test_typed_lay_that_spoils_asks_too(screens: MilleScreens) -> None:
    position = spoiling()
    hands = Hands(screens, position)
    wanted = move(position, "A", "lay K: KK 2")
    assert not screens.consider(hands.shown, wanted)
    assert "Careful" in (screens.note(hands.shown) or "")
    made = the_lay(hands.press(Verb.ANYWAY))
    assert KIT.sort_of(made) == KIT.sort_of(wanted)


@pytest.mark.parametrize("typed", ["lay K: KKK", "discard 9", "lay 9: 99", "draw"])
def test_typed_move_that_spoils_nothing_is_played_at_once(screens: MilleScreens, typed: str) -> None:
    """Illegal ones too: the judge says why, not the panel."""
    position = spoiling()
    assert screens.consider(Hands(screens, position).shown, move(position, "A", typed))


def test_draft_offers_as_many_twos_as_a_new_meld_lacks(screens: MilleScreens) -> None:
    hands = Hands(screens, play(start(a="KK 2H 2S 2D", stock="4"), "A: draw"))
    hands.choose(Verb.MELD, "K")
    draft = screens._draft(hands.shown)
    assert draft is not None
    assert draft.wilds() == 1


# Old panels


def test_draft_of_an_earlier_turn_is_gone(screens: MilleScreens) -> None:
    position = spoiling()
    hands = Hands(screens, position)
    hands.choose(Verb.MELD, "K")
    later = position.play(Seat.A, move(position, "A", "lay K: KKK")).position
    hands.table = table_at(later)
    assert screens._draft(hands.shown) is None
    assert screens.note(hands.shown) is None


def test_an_older_panel_never_lays_what_a_newer_one_shows(screens: MilleScreens) -> None:
    """Two panels are open, in the direct messages and in the channel; *Lay K K K* must never lay nines."""
    hands = Hands(screens, play(start(a="KKK 999", stock="4", top="6"), "A: draw"))
    hands.choose(Verb.MELD, "K")
    (kings,) = hands.panel.find(Verb.LAY)
    counts = hands.panel.find(Verb.COUNT)
    hands.screens.choose(hands.shown, CustomId(Verb.MELD, KEY, hands.shown.view.turn), ["9"])
    nines = hands.panel
    assert screens.choose(hands.shown, kings, []) == ()
    assert screens.choose(hands.shown, counts[0], ["1"]) == ()
    assert hands.panel.ids == nines.ids
    assert the_lay(hands.press(Verb.LAY)).rank is Rank.NINE


def test_buttons_of_a_draft_do_nothing_after_a_restart(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    panel = hands.panel
    again = Hands(MilleScreens(screens.studio), spoiling())
    for press in (*panel.find(Verb.LAY), *panel.find(Verb.COUNT), *panel.find(Verb.BACK)):
        assert again.screens.choose(again.shown, press, ["1"]) == ()
    again.choose(Verb.MELD, "9")
    for press in (*panel.find(Verb.LAY), *panel.find(Verb.COUNT)):
        assert again.screens.choose(again.shown, press, ["1"]) == ()


@pytest.mark.parametrize("verb", Verb)
@pytest.mark.parametrize("values", [[], ["K"], ["Z"], ["-1"], ["99999999"], ["²"], ["K", "9"]])
def test_forged_presses_are_harmless(screens: MilleScreens, verb: Verb, values: list[str]) -> None:
    """Whatever a press says, it ends in a move for the judge or in nothing."""
    position = spoiling()
    for word in ("", "0", "99", "-1", "x-0", "²", "9" * 80):
        hands = Hands(screens, position)
        made = screens.choose(hands.shown, CustomId(verb, KEY, hands.shown.view.turn, word), values)
        assert all(isinstance(each, Move) for each in made)
        hands.panel.check()
        screens.note(hands.shown)


def test_drafts_of_two_seats_and_tables_are_apart(screens: MilleScreens) -> None:
    position = spoiling()
    hands = Hands(screens, position)
    hands.choose(Verb.MELD, "K")
    elsewhere = Hands(screens, position)
    elsewhere.table = replace(elsewhere.table, id="OTHER")
    assert screens._draft(elsewhere.shown) is None
    assert screens._draft(replace(hands.shown, view=position.view(Seat.B))) is None


# Typed moves


def test_suggestions_continue_what_was_typed(screens: MilleScreens) -> None:
    position = spoiling()
    hands = Hands(screens, position)
    view = hands.shown.view
    assert isinstance(view, MilleView)
    assert screens.suggestions(hands.shown, "") == list(view.legal_moves())
    assert {str(each).split()[0] for each in screens.suggestions(hands.shown, "LAY k")} == {"lay"}
    assert screens.suggestions(hands.shown, "discard zz") == []
