"""Anaconda in words and buttons: prices, cards marked and passed, a fist, and reasons that tell no folded hand."""

import re
from dataclasses import replace

import pytest

from bot.games.anaconda.events import PassedOn, Scored
from bot.games.anaconda.inner.position import AnacondaPosition
from bot.games.anaconda.moves import CallAny, CallUpTo, CheckOrFold
from bot.games.anaconda.options import Limit
from bot.games.anaconda.views import AnacondaView, Phase
from bot.games.protocol import Move, NotAMove, Position, Seat, of_kind
from bot.standing import Moment
from bot.tables import Order, Terms, When
from bot.tables.state.stops import Stop
from bot.text import LOCALES, Locale
from bot.text import say as say_in
from cogs.ids import Verb
from cogs.screens.anaconda.asked import best_five
from cogs.screens.anaconda.rulebook import AnacondaRulebook
from cogs.screens.anaconda.screens import AnacondaScreens
from cogs.screens.frame import Controls
from cogs.screens.game import Manner
from cogs.screens.history import replay_screen
from cogs.screens.screen import Button, Menu, TextField
from cogs.screens.situation import Situation
from cogs.screens.table import showing
from cogs.screens.windows import own_window_lines, with_orders
from cogs.terms import risk_lines
from render import Picture, Studio, Style
from render.anaconda.gallery import ended
from render.sample_names import MANY_NAMES
from render.words import card_words
from tests.cogs.desk import table_at
from tests.cogs.screens.pressed import buttons, of_studio, pressed, shown
from tests.games.anaconda.tables import ANACONDA, begun, board, dealt, look, say, silent, step
from tests.games.play import play_at_random
from tests.there import there

A_HAND = "AS 2D 4H 6C KD KC 9S"

screens = of_studio(AnacondaScreens)


def at(*lines: str, seats: int = 3, **options: str) -> Position:
    """Return a deal in which A holds the hand above, after these lines."""
    return say(dealt(begun(seats, **options), a=A_HAND), *lines)


def news(screens: AnacondaScreens, position: Position, line: str, reader: str | None = None) -> str:
    """Return what a reader is told of a line of a record."""
    happened = step(position, line)
    seat = None if reader is None else Seat[reader]
    seen = [event for each in happened.events if (event := each.seen_by(seat)) is not None]
    view = of_kind(AnacondaView, happened.position.view(seat))
    return " ".join(screens.news(shown(view), seen))


# Bets and their prices


def test_a_fixed_bet_has_one_button_with_its_amount_and_the_verbs_have_prices(screens: AnacondaScreens) -> None:
    assert [*buttons(screens, look(at(), "A"))] == ["Bet 2", "Check", "Fold"]
    raised = at("A: bet 2", "B: raise 4")
    assert [*buttons(screens, look(raised, "C"))] == ["Raise to 6", "Call 4", "Fold"]
    assert pressed(screens, look(raised, "C"), "Raise to 6") == ("raise 6",)
    assert pressed(screens, look(raised, "C"), "Call 4") == ("call",)
    capped = say(raised, "C: raise 6", "A: raise 8")
    assert [*buttons(screens, look(capped, "B"))] == ["Call 4", "Fold"]
    third = say(silent(silent(silent(at("ABC: check")))), "A: bet 4")
    assert board(third).round == 3
    assert "Raise to 8" in buttons(screens, look(third, "B")), "from the third round on twice as much"


def test_an_all_in_names_its_price(screens: AnacondaScreens) -> None:
    short = at("A: bet 9", limit="none", stack="20", bet="9", ante="9")
    assert [*buttons(screens, look(short, "B"))][-2:] == ["Call 9", "Fold"]
    assert "All 11" in buttons(screens, look(short, "B"))


def test_without_a_limit_there_are_usual_amounts_and_a_form_with_its_bounds(screens: AnacondaScreens) -> None:
    position = at("A: bet 10", "B: call", limit="none")
    view = look(position, "C")
    assert [*buttons(screens, view)] == ["Min 20", "½ 26", "Pot 43", "All 99", "Other…", "Call 10", "Fold"]
    assert pressed(screens, view, "Pot 43") == ("raise 43",)
    form = there(screens.form(shown(view), buttons(screens, view)["Other…"].id))
    (field,) = form.fields
    assert isinstance(field, TextField)
    assert (form.title, field.description) == ("How many chips?", "From 20 to 99, with what you’ve put in this round")
    other = screens.choose(shown(view), buttons(screens, view)["Other…"].id, ["31"])
    assert [*map(str, other)] == ["raise 31"]
    for text in ("ten", "-5", "3.5", ""):
        refusal = screens.unread(shown(view), buttons(screens, view)["Other…"].id, [text])
        assert refusal == "Type a whole number. From 20 to 99, with what you’ve put in this round."


def test_a_button_of_an_older_price_plays_nothing(screens: AnacondaScreens) -> None:
    cheap, dear = (look(at("A: bet 2", line), "C") for line in ("B: call", "B: raise 4"))
    for label in ("Call 2", "Raise to 4"):
        old = buttons(screens, cheap)[label]
        assert screens.choose(shown(dear), old.id, []) == ()
        assert screens.choose(shown(cheap), old.id, []) != ()


def test_fold_asks_once_more_where_checking_is_free(screens: AnacondaScreens) -> None:
    free = look(at(), "A")
    assert pressed(screens, free, "Fold") == ()
    assert screens.note(shown(free)) == "**Checking is free. Fold anyway?**"
    sure = there(screens.controls(shown(free)).gives)
    assert sure.id.verb == Verb.ANYWAY
    assert [*map(str, screens.choose(shown(free), sure.id, []))] == ["fold"]
    assert pressed(screens, look(at("A: bet 2"), "B"), "Fold") == ("fold",), "it has a price there"


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("limit", Limit)
def test_who_waits_has_the_same_rows_disabled(screens: AnacondaScreens, limit: Limit, locale: Locale) -> None:
    position = at("A: check", limit=limit.value, stack="10000", bet="1000")
    turns, waits = (screens.controls(shown(look(position, seat), locale)) for seat in ("B", "C"))
    assert [*map(len, _rows(turns))] == [*map(len, _rows(waits))]
    assert not [each for each in waits.buttons() if each.enabled]
    assert there(waits.gives).label == there(turns.gives).label


def _rows(controls: Controls) -> list[tuple[Button, ...]]:
    return [row for row in controls.choices if isinstance(row, tuple)]


# Orders ahead


def ordering(screens: AnacondaScreens, position: Position, *kept: Move) -> tuple[Menu, list[str]]:
    """Return the menu of what can be ordered ahead by C, and what is said of what is kept."""
    table = table_at(position, names=MANY_NAMES[: len(board(position).seats)], game=ANACONDA)
    table, situation = replace(table, deal=1), Situation(orders=tuple(Order(When.TURN, (move,)) for move in kept))
    own = showing(table, Seat.C, Manner("en"))
    controls = with_orders(screens.controls(own), table, own, situation)
    (menu,) = [row for row in controls.choices if isinstance(row, Menu)]
    return menu, own_window_lines(table, Seat.C, situation, locale="en")


def test_orders_ahead_are_a_menu_that_names_amounts_and_takes_back(screens: AnacondaScreens) -> None:
    menu, said = ordering(screens, at("A: bet 2"))
    labels = ["Check, or fold", "Call up to 2", "Call up to 4", "Call up to 6", "Call anything"]
    assert (menu.enabled, [each.label for each in menu.choices], said) == (True, labels, [])
    raised, _ = ordering(screens, at("A: bet 2", "B: raise 4", "C: call", "A: raise 6"))
    assert "Call up to 4" not in [each.label for each in raised.choices], "it would not be enough"
    few, _ = ordering(screens, at("A: bet 10", limit="none", stack="40"))
    assert [each.label for each in few.choices[1:-1]] == ["Call up to 10", "Call up to 20"], "no more than C has"
    kept, said = ordering(screens, at("A: bet 2"), CallUpTo(1, 4))
    assert [each.label for each in kept.choices if each.chosen] == ["Call up to 4"]
    assert kept.choices[-1].label == "Ask me after all"
    assert said == ["Noted: Call up to 4."]
    for move, words in ((CheckOrFold(1), "Check, or fold"), (CallAny(1), "Call anything")):
        assert ordering(screens, at("A: bet 2"), move)[1] == [f"Noted: {words}."]


def test_the_menu_of_orders_stays_in_the_own_turn_and_cannot_be_used(screens: AnacondaScreens) -> None:
    menu, _ = ordering(screens, at("A: bet 2", "B: call"))
    assert not menu.enabled


# Secret choices


def test_nothing_is_marked_beforehand_and_three_marks_are_passed(screens: AnacondaScreens) -> None:
    view = look(at("ABC: check"), "A")
    assert view.board.phase is Phase.GIVE
    controls = screens.controls(shown(view))
    assert there(controls.gives).label == "Pass 0/3"
    assert not there(controls.gives).enabled
    assert pressed(screens, view, "K♦", "K♣") == ()
    assert there(screens.controls(shown(view)).gives).label == "Pass 2/3"
    assert pressed(screens, view, "9♠", "Pass these 3") == ("pass KD KC 9S",)


def test_a_choice_that_was_made_is_marked_even_after_a_restart_and_can_be_changed(
    screens: AnacondaScreens, studio: Studio
) -> None:
    chosen = look(at("ABC: check", "A: pass KD KC 9S"), "A")
    fresh = AnacondaScreens(studio)
    assert there(fresh.controls(shown(chosen)).gives).label == "Pass these 3"
    assert "You’ve chosen: K♦ K♣ 9♠." in fresh.status(shown(chosen))
    assert pressed(screens, chosen, "9♠", "6♣", "Pass these 3") == ("pass KD KC 6C",)


def test_one_presses_the_card_that_stays_down_of_the_best_five(screens: AnacondaScreens) -> None:
    position = silent(at("ABC: check"), Phase.DECLARE)
    position = say(position, "A: low", "B: high", "C: high")
    view = look(position, "A")
    offered = [label for label in buttons(screens, view) if re.fullmatch("(10|[2-9AJQK])[♠♥♦♣]", label)]
    assert len(offered) == 5
    (move,) = pressed(screens, view, offered[0])
    held = move.rpartition(" ")[2]
    assert held[:-1].replace("T", "10") == offered[0][:-1]
    assert "Which card stays face down?" in screens.prompt(shown(view))


def test_any_other_five_are_marked_by_hand_and_named_before_they_are_shown(screens: AnacondaScreens) -> None:
    position = say(silent(at("ABC: check"), Phase.DECLARE), "A: high", "B: high", "C: low")
    view = look(position, "A")
    tool = next(each for each in screens.controls(shown(view)).buttons() if each.label == "Other five…")
    screens.choose(shown(view), tool.id, [])
    cards = [card for card in buttons(screens, view) if re.fullmatch("(10|[2-9AJQK])[♠♥♦♣]", card)]
    assert len(cards) == 7
    assert pressed(screens, view, *cards[:4]) == ()
    assert screens.note(shown(view)) == "**Mark five cards. So far 4.**"
    assert pressed(screens, view, cards[4]) == ()
    said = there(screens.note(shown(view)))
    assert f"with {cards[4]} face down" in said
    assert said[len("**")].isupper()
    (move,) = pressed(screens, view, "Show these")
    assert move.startswith("show ")


# News


def test_what_all_do_at_once_is_one_sentence_and_own_cards_are_named(screens: AnacondaScreens) -> None:
    passing = at("ABC: check", "A: pass KD KC 9S", f"B: {_default(at('ABC: check'), 'B')}")
    line = f"C: {_default(passing, 'C')}"
    assert news(screens, passing, line) == "Everyone has passed three cards."
    own = news(screens, passing, line, "A")
    assert own.startswith("Olga passes you "), "the end is cut off where a line has no room for both"
    assert own.endswith(" You pass K♦ K♣ 9♠ to Théo.")
    declaring = say(silent(at("ABC: check"), Phase.DECLARE), "A: low", "B: high")
    assert news(screens, declaring, "C: high") == "High: Théo and Olga. Low: Maya."
    assert news(screens, declaring, "C: high", "C") == "High: Théo and you. Low: Maya."
    assert news(screens, say(silent(at("ABC: check"), Phase.DECLARE), "AB: low"), "C: low") == "Everyone goes low!"


def test_own_cards_are_named_though_news_are_for_everyone(screens: AnacondaScreens) -> None:
    """Those of both passes, each in its place, where two in a row went to the same player."""
    passing = at("ABC: check", "A: pass KD KC 9S", f"B: {_default(at('ABC: check'), 'B')}")
    first = step(passing, f"C: {_default(passing, 'C')}")
    giving = say(silent(first.position), "A: pass AS 2D 4H")
    giving = say(giving, f"B: {_default(giving, 'B')}")
    second = step(giving, f"C: {_default(giving, 'C')}")
    public = [seen for each in (first, second) for event in each.events if (seen := event.seen_by(None)) is not None]
    assert [event.cards for event in public if isinstance(event, PassedOn)] == [None] * 6
    view = of_kind(AnacondaView, second.position.view(Seat.A))
    said = " ".join(screens.news(shown(view), public))
    assert said.index("You pass K♦ K♣ 9♠ to Théo.") < said.index("You pass A♠ 4♥ 2♦ to Théo.")
    assert said.count("Olga passes you ") == 2
    assert "none" not in said
    later = of_kind(AnacondaView, say(dealt(begun()), "A: check").view(Seat.A))
    assert "You pass 3 cards to Théo." in " ".join(screens.news(shown(later), public)), "of a deal that is over"


def _default(position: Position, seat: str) -> str:
    return str(there(position.default(Seat[seat])))


def test_bets_are_told_with_their_amounts(screens: AnacondaScreens) -> None:
    assert news(screens, at(), "A: bet 2") == "Maya bets 2."
    assert news(screens, at("A: bet 2"), "B: raise 4", "B") == "You raise to 4."
    assert news(screens, at("A: bet 2", "B: raise 4"), "C: call") == "Olga calls 4."
    assert news(screens, at("A: bet 2", "B: fold"), "C: fold") == ("Olga folds. Everyone else folded: Maya takes 5.")


def test_who_won_how_much_is_told_with_the_reader_as_you(screens: AnacondaScreens) -> None:
    position = say(silent(at("ABC: check"), Phase.DECLARE), "A: low", "BC: high")
    last = say(silent(position, Phase.BET), "AB: check")
    assert re.search("[.] Low: Maya [0-9]+ [(]", said := news(screens, last, "C: check")), said
    assert re.search("[.] Low: you [0-9]+ [(]", said := news(screens, last, "C: check", "A")), said


def test_winners_of_different_hands_are_told_with_each_of_them(screens: AnacondaScreens) -> None:
    view = ended(7, tuple(Seat)[:7])
    sentence = there(screens.in_words(Scored(there(view.board.last)), shown(view)))
    assert sentence == "High: Luc 58 (full house, sixes over jacks). Low: Théo 46 (6-4-3-2-A), Sam 12 (8-7-4-3-2)."


# Typed moves


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("check", "check"), ("parole", "check"), ("f", "fold"), ("se coucher", "fold"),
        ("bet 2", "bet 2"), ("2", "bet 2"), ("mise 2", "bet 2"), ("raise to 4", "bet 4"), ("all in", "bet 99"),
    ],
)  # fmt: skip
def test_bets_are_typed_in_short(screens: AnacondaScreens, words: str, move: str) -> None:
    assert [*map(str, screens.read(shown(look(at(), "A")), words))] == [move]


def test_cards_are_typed_in_short(screens: AnacondaScreens) -> None:
    giving = look(at("ABC: check"), "A")
    for words in ("KD KC 9S", "pass 9S KD KC", "passer KD, KC, 9S"):
        assert [*map(str, screens.read(shown(giving), words))] == ["pass KD KC 9S"]
    declaring = silent(at("ABC: check"), Phase.DECLARE)
    assert [*map(str, screens.read(shown(look(declaring, "A")), "bas"))] == ["low"]
    showing_ = look(say(declaring, "A: low", "BC: high"), "A")
    five = [str(card) for card in best_five(showing_)]
    (held,) = screens.read(shown(showing_), five[0])
    assert str(held).endswith(f"hold {five[0]}")
    (move,) = screens.read(shown(showing_), " ".join(five))
    assert str(move).endswith(f"hold {five[-1]}")
    with pytest.raises(NotAMove):
        screens.read(shown(showing_), "KD KC")


# Reasons


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seed", range(3))
def test_the_lines_of_a_seat_add_up_and_name_no_card_that_was_not_shown(
    studio: Studio, seed: int, locale: Locale
) -> None:
    played = play_at_random(ANACONDA, ANACONDA.options({"deals": "4"}), seed, seats=5)
    position, rulebook = of_kind(AnacondaPosition, played.final), AnacondaRulebook(studio)
    for score in position.board.scores:
        reasons = rulebook.deal([position.view(None)], score.deal, locale=locale)
        assert len({(line.seat, line.mark) for line in reasons}) == len(reasons)
        for seat in position.board.seats:
            lines = [line.label.split(" · ")[0] for line in reasons if line.seat == seat]
            assert (
                sum(int(number.replace("\u2212", "-").replace("\u2009", "")) for number in lines)
                == (score.scores[seat])
            )
        closed = [line for line in reasons if line.seat is not None and score.hands[line.seat] is None]
        assert not [line for line in closed if re.search("[♠♥♦♣]|pair|flush|straight|high|paire|suite", line.text)]


@pytest.mark.parametrize("locale", LOCALES)
def test_before_one_sits_down_the_terms_say_the_most_one_can_lose_and_that_hands_are_known_later(
    locale: Locale,
) -> None:
    terms = Terms(ANACONDA, ANACONDA.options({"stack": "200"}), 5, unit="chips")
    most, leaving, closed = risk_lines(terms, (3, 7), locale=locale)
    assert "10" in most, "the stack, at a stake of 0.05"
    assert say_in(locale, "anaconda-terms-leaving") == leaving
    assert say_in(locale, "terms-closed-hands") == closed


async def test_the_settlement_has_chips_and_the_unit(screens: AnacondaScreens) -> None:
    played = play_at_random(ANACONDA, ANACONDA.options({"deals": "2"}), 1, seats=3)
    table = table_at(played.final, names=MANY_NAMES[:3], game=ANACONDA, stake=5)
    receipt, note = await screens.settlement(showing(table, None, Manner("en")), table)
    assert isinstance(receipt, Picture)
    view = of_kind(AnacondaView, played.final.view(None))
    maya, theo, olga = view.board.chips
    assert note == f"-# Chips at the end: Maya {maya}, Théo {theo} and Olga {olga}. Everyone began with 100."


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_replay_shows_the_readers_hand_and_what_lies_open_and_no_folded_hand(
    screens: AnacondaScreens, locale: Locale
) -> None:
    """Nor the two cards that others put away; the published decks reveal them to anyone who looks there (A9)."""
    folded = at("A: bet 2", "B: fold", "C: call")
    shown_ = silent(silent(at("ABC: check"), Phase.SHOW))
    for position in (folded, shown_):
        own_position = of_kind(AnacondaPosition, position)
        table = table_at(position, names=MANY_NAMES[:3], game=ANACONDA)
        moment = Moment(table, 0, (Stop(1, 1, 0),), ())
        screen = await replay_screen(moment, screens, Seat.A, locale=locale, style=Style())
        (picture,) = [block for block in screen.blocks if isinstance(block, Picture)]
        alt = picture.whole or picture.alt
        opened = {card for cards in own_position.board.shown for card in cards}
        assert all(card_words(locale, card) in alt for card in own_position.hands[Seat.A])
        others = [card for seat in (Seat.B, Seat.C) for card in own_position.hands[seat] if card not in opened]
        parcels = own_position.view(Seat.A).parcels
        passed_on = {card for parcel in parcels for card in parcel.cards}
        assert not [card for card in others if card not in passed_on and card_words(locale, card) in alt]
