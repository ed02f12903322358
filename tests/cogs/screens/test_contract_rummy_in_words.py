"""Contract Rummy in words and buttons: a card bought off turn, what is chosen ahead, jokers taken, and reasons."""

import re
from dataclasses import replace

import pytest

from bot.games.contract_rummy.events import Bought, JokersTaken, WentOut
from bot.games.contract_rummy.moves import Ask, Discard, Draw, Lay, Swap, Take, parse_move
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.protocol import SEATS, Move, No, NotAMove, Position, Seat
from bot.games.rummy.laid import LaidContract
from bot.tables import Order, When
from bot.text import LOCALES, Locale
from cogs.ids import Verb
from cogs.screens.contract_rummy.rulebook import ContractRummyRulebook
from cogs.screens.contract_rummy.screens import ContractRummyScreens
from cogs.screens.contract_rummy.typed import move_typed
from cogs.screens.frame import GAP, Controls, frame, more_button, size_of
from cogs.screens.game import Manner, Showing
from cogs.screens.screen import Menu
from cogs.screens.situation import Situation
from cogs.screens.table import showing
from cogs.screens.windows import own_window_lines, with_orders
from tests.cogs.desk import table_at
from tests.cogs.law import PHONE
from tests.cogs.screens.pressed import buttons, of_studio, pressed, shown
from tests.games.contract_rummy.tables import CONTRACT_RUMMY, happened, look, play, set_up
from tests.games.play import play_at_random
from tests.there import there

NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve")
SETS = "5S 5H 5D 6S 6H"  # two sets but for a six
LAID = "A: set 2S 2H 2D", "B: run 4H 5H JK 7H, set 9S 9H 9D", "C: run TS JS QS KS"

screens = of_studio(ContractRummyScreens)
rulebook = of_studio(ContractRummyRulebook)


def laying(hand: str, *, is_laid: bool = True) -> ContractRummyView:
    """Return A's turn after the draw, the contract laid unless it is not."""
    return look(set_up(*(LAID if is_laid else ()), a=hand, is_playing=True), "A")


def drawn(hand: str = SETS, *laid: str) -> Position:
    """Return A's turn after a draw, while B and C are asked."""
    return play(set_up(*laid, a=hand, b="KS KD", c="QS QD"), "A: draw")


# A turn


def test_a_turn_begins_with_a_draw_or_the_top_card(screens: ContractRummyScreens) -> None:
    view = look(set_up(), "A")
    controls = screens.controls(shown(view))
    assert [there(controls.main).label, there(controls.second).label] == ["Draw", "Take 9♣"]
    assert screens.choose(shown(view), there(controls.main).id, []) == (Draw(),)
    assert screens.choose(shown(view), there(controls.second).id, []) == (Take(),)
    assert screens.prompt(shown(view)) == "Draw a card, or take 9♣."


def test_without_a_stock_the_top_card_is_taken_where_draw_was(screens: ContractRummyScreens) -> None:
    view = look(set_up(stock="", renewals=3), "A")
    controls = screens.controls(shown(view))
    assert [there(controls.main).label, there(controls.gives).label] == ["Take 9♣", "Pass"]


def test_the_contract_goes_down_in_one_press_and_its_button_says_what_stays(screens: ContractRummyScreens) -> None:
    view = laying(f"{SETS} 6D KS", is_laid=False)
    assert pressed(screens, view, "666 555 · K♠") == ("lay set 6S 6H 6D, set 5S 5H 5D",)
    assert screens.prompt(shown(view)) == "Your contract is complete: lay it, or discard."


def test_a_lay_is_suggested_to_the_player_whose_turn_it_is_alone(screens: ContractRummyScreens) -> None:
    playing = set_up(a=f"{SETS} 6D KS", b=f"{SETS} 6C KD", is_playing=True)
    assert screens.suggestions(shown(look(playing, "A")), "lay") == ["lay set 6S 6H 6D, set 5S 5H 5D"]
    assert screens.suggestions(shown(look(playing, "B")), "") == []


def test_what_the_contract_lacks_is_said(screens: ContractRummyScreens) -> None:
    view = laying(f"{SETS} KS", is_laid=False)
    assert screens.prompt(shown(view)) == "Your contract needs one card: 6. Discard one."


@pytest.mark.parametrize(
    ("hand", "prompt"),
    [
        ("3C 4C 5C 6C 8H 9H TH JH QS KS AS JK 7H", "Your whole hand is three runs: lay it!"),
        ("3C 4C 5C 6C 8H 9H TH JH QS KS AS JK 7D", "Three runs are there, but other cards are left. Discard one."),
        ("3C 4C 5C 6C 8H 9H TH JH QS KS AS 2D 2S", "Three runs need one more card. Discard one."),
    ],
)
def test_the_last_contract_takes_every_card(screens: ContractRummyScreens, hand: str, prompt: str) -> None:
    view = look(set_up(contract=7, a=hand, is_playing=True), "A")
    assert screens.prompt(shown(view)) == prompt
    arranged = [label for label in buttons(screens, view) if label.endswith("· out")]
    assert arranged == (["♥7–J ♠J–A★ ♣3–6 · out"] if "lay it" in prompt else arranged[:0]) or len(arranged) == 1


def test_in_the_turn_of_the_contract_one_only_discards(screens: ContractRummyScreens) -> None:
    view = look(play(set_up(a=f"{SETS} 6D 5C KS", is_playing=True), "A: lay set 5S 5H 5D, set 6S 6H 6D"), "A")
    assert screens.prompt(shown(view)) == "You’ve laid your contract. Now discard a card."
    assert all(each.is_pictured for each in buttons(screens, view).values())


def test_a_joker_may_be_discarded(screens: ContractRummyScreens) -> None:
    assert pressed(screens, laying("JK KD", is_laid=False), "Joker") == ("discard JK",)


# Laying off, and taking jokers


def test_all_that_leaves_no_choice_is_laid_off_in_one_press_to_the_last_card(screens: ContractRummyScreens) -> None:
    assert pressed(screens, laying("2C 9C 8H"), "Lay off all (3)") == ("add 1 2C", "add 2 high 8H", "add 3 9C")


def test_a_joker_is_taken_into_a_new_meld_in_one_press(screens: ContractRummyScreens) -> None:
    view = laying("6H KD KC 3C")
    assert pressed(screens, view, "6♥ → meld 2, lay KK★") == ("swap 2 6H lay set KD KC JK",)
    assert view.takable() == {(2, 2)}
    assert "You can take the joker in meld 2 with six of hearts." in screens.in_full(shown(view))


def test_a_joker_that_is_laid_off_says_what_it_stands_for(screens: ContractRummyScreens) -> None:
    view = laying("JK KD 3C")
    tools = [row for row in screens.controls(shown(view)).tools if isinstance(row, Menu)]
    labels = {*buttons(screens, view), *(choice.label for menu in tools for choice in menu.choices)}
    assert {"Joker → meld 1", "Joker → meld 2 (8♥)", "Joker → meld 4 (A♠)"} <= labels


# May I?


def test_who_is_asked_buys_or_says_no(screens: ContractRummyScreens) -> None:
    view = look(drawn(), "B")
    controls = screens.controls(shown(view))
    assert [there(controls.main).label, there(controls.second).label] == ["May I? 9♣ +1", "No"]
    assert screens.choose(shown(view), there(controls.main).id, []) == (Ask(),)
    assert screens.choose(shown(view), there(controls.second).id, []) == (No(),)
    assert "Buy 9♣? You’d draw a penalty card too." in screens.status(shown(view))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pile", ["9C", "TC", "JK"])
def test_all_verbs_fit_a_phone(screens: ContractRummyScreens, pile: str, locale: Locale) -> None:
    positions = set_up(pile=pile), play(set_up(pile=pile), "A: draw"), set_up(pile=pile, stock="", renewals=3)
    for view, seat in ((look(position, seat), seat) for position in positions for seat in "AB"):
        more = more_button("KEY", is_open=True, locale=locale)
        (*_, verbs) = frame(screens.controls(shown(view, locale)), more)
        assert isinstance(verbs, tuple)
        assert sum(map(size_of, verbs)) + GAP * (len(verbs) - 1) <= PHONE.width, (seat, [each.label for each in verbs])


# Chosen ahead


def ordering(screens: ContractRummyScreens, position: Position, *kept: Move) -> tuple[Showing, Controls, list[str]]:
    """Return A's panel behind the window, with these moves ordered: what is known, controls, and lines about it."""
    table = replace(table_at(position, names=NAMES[:3], game=CONTRACT_RUMMY), deal=1)
    situation = Situation(orders=(Order(When.TURN, kept),) if kept else ())
    read = replace(showing(table, Seat.A, Manner("en")), ahead=kept)
    controls = with_orders(screens.controls(read), table, read, situation)
    return read, controls, [screens.status(read), *own_window_lines(table, Seat.A, situation, locale="en")]


def test_behind_the_window_the_buttons_of_the_turn_order_what_they_play(screens: ContractRummyScreens) -> None:
    position = drawn(f"{SETS} 6D KS")
    read, controls, lines = ordering(screens, position)
    assert lines == ["Others can buy 9♣. Choose ahead, or wait."]
    (lay, *_) = [each for each in controls.buttons() if each.enabled and "666 555" in each.label]
    (discard,) = [each for each in controls.buttons() if each.enabled and each.label == "K♠"]
    assert isinstance(screens.choose(read, lay.id, [])[0], Lay)
    assert screens.choose(read, discard.id, []) == (parse_move("discard KS"),)
    assert all(move in read.view.waiting_moves() for move in screens.choose(read, discard.id, []))
    assert {each.id.verb for each in controls.buttons() if each.enabled} == {Verb.ACT}, "and no button twice"


def test_more_is_added_to_what_is_kept_as_far_as_the_hand_has_it(screens: ContractRummyScreens) -> None:
    read, _, _ = ordering(screens, drawn(f"{SETS} 6D KS"))
    lay, king, five = map(parse_move, ("lay set 6S 6H 6D, set 5S 5H 5D", "discard KS", "discard 5S"))
    assert screens.ordered(read, (), (lay,)) == (lay,)
    assert screens.ordered(read, (lay,), (king,)) == (lay, king)
    assert screens.ordered(read, (lay, king), (five,)) == (five,), "the five is in a set"
    assert screens.ordered(read, (king,), (lay,)) == (lay,), "a discard comes last"


def test_what_is_chosen_ahead_is_named_and_taken_back(screens: ContractRummyScreens) -> None:
    kept = parse_move("lay set 6S 6H 6D, set 5S 5H 5D"), parse_move("discard KS")
    _, controls, lines = ordering(screens, drawn(f"{SETS} 6D KS"), *kept)
    assert lines[0] == "Chosen ahead: Lay 666 · 555 and Discard K♠."
    assert there(controls.second).label == "Take back"
    assert there(controls.second).id.verb == Verb.UNORDER


def test_standing_orders_are_by_rank_and_what_completes_the_contract() -> None:
    table = replace(table_at(set_up("B: set 5S 5H 5D, set 6S 6H 6D"), names=NAMES[:3], game=CONTRACT_RUMMY), deal=1)

    def offered(seat: Seat) -> list[str]:
        controls = with_orders(Controls(), table, showing(table, seat, Manner("en")), Situation())
        return [choice.label for row in controls.tools if isinstance(row, Menu) for choice in row.choices]

    assert offered(Seat.C)[:3] == ["Only what completes my contract", "Only aces", "Only kings"]
    assert offered(Seat.B)[:2] == ["Only aces", "Only kings"], "has laid"


# Typed moves


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("kd", "discard KD"),
        ("ajouter 2 8h", "add 2 high 8H"),
        ("swap 2 6h lay set kd kc jk", "swap 2 6H lay set KD KC JK"),
        ("May I?", "ask"),
        ("j'achète", "ask"),
        ("acheter", "ask"),
        ("piocher", "draw"),
        ("non", "no"),
    ],
)
def test_moves_are_typed_in_short_and_in_both_languages(screens: ContractRummyScreens, typed: str, meant: str) -> None:
    assert tuple(map(str, screens.read(shown(laying("8H 6H KD KC")), typed))) == (meant,)


def test_lay_off_all_is_typed_too(screens: ContractRummyScreens) -> None:
    assert len(screens.read(shown(laying("2C 9C 8H KD")), "lay off all")) == 3
    with pytest.raises(NotAMove):
        screens.read(shown(laying("KD 3C")), "tout ajouter")


@pytest.mark.parametrize("typed", ["", "dance", "lay it", "9", "9C 9D", "lay 9C, 9"])
def test_what_names_no_move_is_none(typed: str) -> None:
    assert move_typed(laying("8H 6H KD"), typed) is None


# News


@pytest.mark.parametrize("locale", LOCALES)
def test_what_happens_is_told_also_to_whose_turn_it_was(screens: ContractRummyScreens, locale: Locale) -> None:
    game = play_at_random(CONTRACT_RUMMY, CONTRACT_RUMMY.options({"contracts": "12"}), 1, seats=4)
    table = table_at(game.final, names=NAMES[:4], game=CONTRACT_RUMMY)
    silent, kinds = set(), Bought | LaidContract | JokersTaken | WentOut
    for event in (event for ply in game.plies for event in ply.step.events):
        for seat in (*SEATS[:4], None):
            seen = event.seen_by(seat)
            words = None if seen is None else screens.in_words(seen, showing(table, seat, Manner(locale)))
            if words is None:
                silent.add(type(event).__name__)
            elif isinstance(event, kinds) and seat is not None and event.seat == seat:
                assert not re.search(rf"\b{NAMES[seat]}\b", words)
    assert silent <= {"Answered", "Penalized", "Scored"}


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", "Ann puts 6♥ in for a joker, and lays K♦ K♣ Joker."),
        ("fr", "Ann prend 1 joker contre 6♥, et pose K♦ K♣ Joker."),
    ],
)
def test_a_joker_that_is_taken_is_told_with_its_new_meld(
    screens: ContractRummyScreens, locale: Locale, words: str
) -> None:
    position = set_up(*LAID, a="6H KD KC 3C", is_playing=True)
    (event,) = [each for each in happened(position, "A: swap 2 6H lay set KD KC JK") if isinstance(each, JokersTaken)]
    table = table_at(position, names=NAMES[:3], game=CONTRACT_RUMMY)
    assert screens.in_words(event, showing(table, Seat.B, Manner(locale))) == words


# Reasons


@pytest.mark.parametrize("locale", LOCALES)
def test_why_under_a_pad_names_the_cards_left(rulebook: ContractRummyRulebook, locale: Locale) -> None:
    position = play(
        set_up(a=f"{SETS} 6D KS", b="JK AS", c="9D 2H", is_playing=True),
        "A: lay set 5S 5H 5D, set 6S 6H 6D; discard KS",
    )
    lines = rulebook.deal([position.view(None)], 1, locale=locale)
    assert [line.seat for line in lines] == [*SEATS[:3]]
    assert "30" in lines[1].label, "a joker and an ace cost 15 each"
    assert {"Joker", "A♠"} <= {*re.findall(r"Joker|A♠", lines[1].text)}
    due = CONTRACT_RUMMY.settle(position, 100)
    assert [each.amount for each in due.transfers] == [100, 100]
    paid = rulebook.settled(look(position), due, names=NAMES[:3], locale=locale)
    assert "30" in paid[0].text


def test_nothing_is_asked_of_who_waits(screens: ContractRummyScreens) -> None:
    for seat in "BC":
        view = look(set_up(), seat)
        assert not buttons(screens, view)
        assert screens.choose(shown(view), there(next(iter(screens.controls(shown(view)).buttons()))).id, []) == ()


def test_swaps_and_discards_are_listed_moves() -> None:
    kinds = {type(move) for move in laying("6H KD KC 3C").legal_moves()}
    assert {Swap, Discard} <= kinds
