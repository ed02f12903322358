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

    def press(self, verb: Verb, word: str | None = None) -> Move | None:
        """Press the one button with this verb."""
        (press,) = self.panel.find(verb, word)
        return self.screens.choose(self.shown, press, [])

    def choose(self, verb: Verb, value: str, place: int = 0) -> Move | None:
        """Choose a line of a menu; the n-th with this verb."""
        panel = self.panel
        press = panel.find(verb)[place]
        assert value in panel.values(press)
        return self.screens.choose(self.shown, press, [value])

    def make(self, wanted: Move) -> Move | None:
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
                return next(each for each in made if each is not None and KIT.sort_of(each) == KIT.sort_of(wanted))
            case Discard():
                return self.choose(Verb.DISCARD, str(kind_of(wanted.card)))
            case Lay():
                return self.lay(wanted)
            case _:
                raise TypeError

    def lay(self, wanted: Lay) -> Move | None:
        """Choose the rank, then how many of each kind, then lay; anyway, when asked."""
        counts = Counter(map(kind_of, wanted.cards))
        assert self.choose(Verb.MELD, str(wanted.rank)) is None
        draft = self.screens._draft(self.shown)
        assert draft is not None
        hand = self.shown.view.hand  # type: ignore[attr-defined]
        for place, (kind, _) in enumerate(draft.held(hand)):
            assert self.choose(Verb.COUNT, str(counts[kind]), place) is None
        made = self.press(Verb.LAY)
        return made if made is not None else self.press(Verb.ANYWAY)


@pytest.mark.parametrize("seed", range(6))
def test_every_legal_move_of_random_games_can_be_made(screens: MilleScreens, seed: int) -> None:
    sorts = set()
    for position in random_positions(seed, 3):
        hands = Hands(screens, position)
        for wanted in position.legal_moves(hands.seat):
            made = hands.make(wanted)
            assert made is not None
            assert KIT.sort_of(made) == KIT.sort_of(wanted)
            assert position.refusal(hands.seat, made) is None
            sorts.add(type(wanted))
    assert {Draw, Lay, Discard} <= sorts


@pytest.mark.parametrize("pile", [5, 40, 62])
def test_every_legal_move_of_a_great_hand_can_be_made(screens: MilleScreens, pile: int) -> None:
    position = great_hand(pile)
    hands = Hands(screens, position)
    for wanted in position.legal_moves(hands.seat):
        made = hands.make(wanted)
        assert made is not None
        assert KIT.sort_of(made) == KIT.sort_of(wanted)


def test_take_with_each_pair_of_kinds(screens: MilleScreens) -> None:
    """Queens: two plain ones, one with Q♠, or both Q♠; each way has its button."""
    hands = Hands(screens, start(a="QS QS QH QD", top="QC"))
    takes = [wanted for wanted in hands.table.position.legal_moves(Seat.A) if isinstance(wanted, Take)]
    assert len(takes) == 3
    for wanted in takes:
        made = hands.make(wanted)
        assert made is not None
        assert KIT.sort_of(made) == KIT.sort_of(wanted)


def test_turned_up_two_has_a_button(screens: MilleScreens) -> None:
    assert Hands(screens, start(top="2H")).press(Verb.PICK) == Pick()


def test_with_the_stock_gone_for_good_there_is_pass_and_no_draw(screens: MilleScreens) -> None:
    position = idle_until_last_card(start(a="99", b="99"))
    drawn = play(position, f"{acting(position)}: draw")
    gone = play(drawn, f"{acting(drawn)}: discard 9")
    hands = Hands(screens, gone)
    assert hands.press(Verb.PASS) == Pass()
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


# Warnings


def spoiling() -> Position:
    """A has three kings and a two, nothing on the table: the two would be the first wild one."""
    return play(start(a="KKK 2H 99", stock="4"), "A: draw")


def test_laying_a_wild_two_asks_once(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    hands.choose(Verb.COUNT, "1", 1)
    assert "Careful" not in (screens.note(hands.shown) or "")
    assert hands.press(Verb.LAY) is None
    assert "Careful" in (screens.note(hands.shown) or "")
    assert hands.panel.find(Verb.LAY) == []
    made = hands.press(Verb.ANYWAY)
    assert isinstance(made, Lay)
    assert made.wilds
    assert screens._draft(hands.shown) is None


def test_laying_without_twos_asks_nothing(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    made = hands.press(Verb.LAY)
    assert isinstance(made, Lay)
    assert str(made).count("K") == 4  # three kings and their meld's name


def test_a_changed_draft_asks_again(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    hands.choose(Verb.COUNT, "1", 1)
    assert hands.press(Verb.LAY) is None
    hands.choose(Verb.COUNT, "2", 0)
    assert hands.panel.find(Verb.ANYWAY) == []
    assert hands.press(Verb.LAY) is None
    assert hands.panel.find(Verb.ANYWAY)


def test_pressing_twice_is_not_saying_yes(screens: MilleScreens) -> None:
    """A double press on *Lay* reaches us twice; the second must not count as *anyway*."""
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    hands.choose(Verb.COUNT, "1", 1)
    (lay,) = hands.panel.find(Verb.LAY)
    assert [screens.choose(hands.shown, lay, []) for _ in range(3)] == [None] * 3
    forged = replace(lay, verb=Verb.ANYWAY)
    assert screens.choose(hands.shown, forged, []) is None


def test_back_leaves_the_draft(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    before = hands.panel.ids
    hands.choose(Verb.MELD, "K")
    assert hands.panel.ids.keys() != before.keys()
    hands.press(Verb.BACK)
    assert hands.panel.ids == before
    assert screens.note(hands.shown) is None


def test_typed_lay_that_spoils_asks_too(screens: MilleScreens) -> None:
    position = spoiling()
    hands = Hands(screens, position)
    wanted = move(position, "A", "lay K: KK 2")
    assert not screens.consider(hands.shown, wanted)
    assert "Careful" in (screens.note(hands.shown) or "")
    made = hands.press(Verb.ANYWAY)
    assert made is not None
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
    assert [draft.count(kind) for kind in draft.kinds() if kind.rank is Rank.TWO] == [1]


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
    assert screens.choose(hands.shown, kings, []) is None
    assert screens.choose(hands.shown, counts[0], ["1"]) is None
    assert hands.panel.ids == nines.ids
    made = hands.press(Verb.LAY)
    assert isinstance(made, Lay)
    assert made.rank is Rank.NINE


def test_buttons_of_a_draft_do_nothing_after_a_restart(screens: MilleScreens) -> None:
    hands = Hands(screens, spoiling())
    hands.choose(Verb.MELD, "K")
    panel = hands.panel
    again = Hands(MilleScreens(screens.studio), spoiling())
    for press in (*panel.find(Verb.LAY), *panel.find(Verb.COUNT), *panel.find(Verb.BACK)):
        assert again.screens.choose(again.shown, press, ["1"]) is None
    again.choose(Verb.MELD, "9")
    for press in (*panel.find(Verb.LAY), *panel.find(Verb.COUNT)):
        assert again.screens.choose(again.shown, press, ["1"]) is None


@pytest.mark.parametrize("verb", Verb)
@pytest.mark.parametrize("values", [[], ["K"], ["Z"], ["-1"], ["99999999"], ["²"], ["K", "9"]])
def test_forged_presses_are_harmless(screens: MilleScreens, verb: Verb, values: list[str]) -> None:
    """Whatever a press says, it ends in a move for the judge or in nothing."""
    position = spoiling()
    for word in ("", "0", "99", "-1", "x-0", "²", "9" * 80):
        hands = Hands(screens, position)
        made = screens.choose(hands.shown, CustomId(verb, KEY, hands.shown.view.turn, word), values)
        assert made is None or isinstance(made, Move)
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
