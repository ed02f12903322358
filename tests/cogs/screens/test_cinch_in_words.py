"""Cinch in words and controls: the question of each stage, the six points line by line, reasons for payments."""

from dataclasses import replace

import pytest

from bot.games.cards import Hand, parse_card
from bot.games.cinch.events import Filled, Named, Robbed, Scored, Threw
from bot.games.cinch.moves import Bid, Name, Pass, Rob, Throw
from bot.games.cinch.options import Pay
from bot.games.cinch.views import CinchView
from bot.games.protocol import SEATS, Ending, NotAMove, Resign, Seat, Settlement
from bot.registry import GAMES
from bot.tables import Finish
from bot.tables.state.counted import counted_by
from bot.text import LOCALES, Locale
from cogs.screens.cinch.rulebook import CinchRulebook, unpaid
from cogs.screens.cinch.screens import CinchScreens
from cogs.screens.game import Manner, Showing
from cogs.screens.screen import GREEN
from cogs.screens.table import showing
from render.cinch.gallery import NAMES, called, dead, hand, panels, playing, robbing, seen, tables
from tests.cogs.desk import table_at
from tests.cogs.screens.pressed import of_studio
from tests.games.play import play_at_random
from tests.there import there

CINCH = GAMES["cinch"].game
STAKE = 10

screens = of_studio(CinchScreens)
rulebook = of_studio(CinchRulebook)


def shown(view: CinchView, locale: Locale = "en") -> Showing:
    return Showing("KEY", view, NAMES, STAKE, "chips", locale)


def labels(screens: CinchScreens, reading: Showing, *, marked: bool = False) -> list[str]:
    """Return the choices that can be pressed; or those that are marked."""
    rows = [row for row in screens.controls(reading).choices if isinstance(row, tuple)]
    found = [button for row in rows for button in row if button.enabled]
    return [button.label for button in found if not marked or button.style is GREEN]


def mark(screens: CinchScreens, reading: Showing, wanted: set[str]) -> None:
    """Mark these cards and no others, by presses."""
    for button in list(screens.controls(reading).buttons()):
        if button.id.word.startswith("mark" if button.label in wanted else "unmark"):
            assert screens.choose(reading, button.id, []) == ()


def test_a_pass_is_a_verb_and_each_number_keeps_its_place(screens: CinchScreens) -> None:
    first, later = shown(panels()["cinch-panel-bid"]), shown(seen(called(7), Seat.C))
    assert labels(screens, first) == [str(points) for points in range(1, 15)]
    assert labels(screens, later) == [str(points) for points in range(8, 15)]
    rows = screens.controls(later).choices
    assert [len(row) for row in rows if isinstance(row, tuple)] == [4, 4, 4, 2]
    main = there(screens.controls(later).main)
    assert screens.choose(later, main.id, []) == (Pass(),)
    eight = next(button for button in screens.controls(later).buttons() if button.label == "8")
    assert screens.choose(later, eight.id, []) == (Bid(8),)


def test_trumps_are_four_buttons_that_count_the_left_pedro(screens: CinchScreens) -> None:
    reading = shown(panels()["cinch-panel-name"])
    (row,) = screens.controls(reading).choices
    assert isinstance(row, tuple)
    assert [button.label for button in row] == ["♠ 1", "♥ 5", "♦ 2", "♣ 2"]
    assert [type(move) for move in screens.choose(reading, row[1].id, [])] == [Name]


@pytest.mark.parametrize(("name", "kind"), [("cinch-panel-rob", Rob), ("cinch-panel-throw", Throw)])
def test_the_sensible_cards_are_chosen_already_and_one_green_press_takes_them(
    screens: CinchScreens, name: str, kind: type
) -> None:
    reading = shown(panels()[name])
    button = there(screens.controls(reading).gives)
    assert button.style is GREEN
    assert button.enabled
    chosen = labels(screens, reading, marked=True)
    assert str(len(chosen)) in button.label
    (move,) = screens.choose(reading, button.id, [])
    assert isinstance(move, kind)
    assert reading.view.refusal(move) is None
    mark(screens, reading, set(chosen[1:]))
    again = there(screens.controls(reading).gives)
    assert not again.enabled, "too few"


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", "Discard J♥? Your team gives up a point it could win."),
        ("fr", "Écarter J♥? Ton équipe renonce à 1 point à gagner."),
    ],
)
def test_putting_away_a_scoring_card_is_asked_once_more(screens: CinchScreens, locale: Locale, words: str) -> None:
    view = replace(panels()["cinch-panel-rob"], rest=hand("JH 4C 3C 8D 7D 6D 6S 4D"))
    reading, jackless = shown(view, locale), Rob(hand("8D 7D 6D 6S"))
    assert screens.caution(reading, [Rob(hand("JH 8D 7D 6D"))]) == ""
    assert screens.caution(reading, [jackless]) == words
    assert not screens.consider(reading, (jackless,))
    assert screens.note(reading) == f"**{words}**"
    sure = there(screens.controls(reading).gives)
    assert screens.choose(reading, sure.id, []) == (jackless,)
    defending = replace(view, board=replace(view.board, bidder=Seat.B))
    others = screens.caution(shown(defending, locale), [jackless])
    assert {"en": "The other team gets its point", "fr": "L’autre équipe reçoit le point"}[locale] in others


def test_a_card_is_one_press_and_gray_says_why(screens: CinchScreens) -> None:
    reading = shown(panels()["cinch-panel-must-trump"])
    assert labels(screens, reading) == ["J♥", "5♥"]
    assert [refusal.rule for refusal in screens.grayed(reading)] == ["C5.3"]
    assert "no clubs, so you must trump" in screens.prompt(reading)


def test_what_is_asked_about_stays_chosen(screens: CinchScreens) -> None:
    """The marked cards are those of the question, not the proposed ones."""
    reading = shown(replace(panels()["cinch-panel-rob"], rest=hand("JH 4C 3C 8D 7D 6D 6S 4D")))
    wanted = {label for label in labels(screens, reading) if label != "J♥"}
    wanted = set(sorted(wanted)[:4])
    mark(screens, reading, wanted)
    takes = there(screens.controls(reading).gives)
    assert screens.choose(reading, takes.id, []) == ()
    assert "J♥" in (screens.note(reading) or "")
    assert set(labels(screens, reading, marked=True)) == wanted


def test_typed_cards_that_are_asked_about_are_marked(screens: CinchScreens) -> None:
    reading = shown(replace(panels()["cinch-panel-rob"], rest=hand("JH 4C 3C 8D 7D 6D 6S 4D")))
    typed = screens.read(reading, "rob 8D 6S 4D 3C")
    assert not screens.consider(reading, typed)
    assert set(labels(screens, reading, marked=True)) == {"8♦", "6♠", "4♦", "3♣"}
    sure = there(screens.controls(reading).gives)
    assert screens.choose(reading, sure.id, []) == typed


def test_nobody_has_drawn_while_somebody_still_throws(screens: CinchScreens) -> None:
    assert "drew" not in screens.in_full(shown(tables()["cinch-throw"]))
    robbing = screens.in_full(shown(tables()["cinch-rob"])).splitlines()
    assert ["drew" in line for line in robbing if "was dealt" in line or "were dealt" in line].count(False) == 1
    assert "drew" in screens.in_full(shown(tables()["cinch-lead"]))


@pytest.mark.parametrize("words", ["trump H", "trump hearts", "hearts", "cœur", "coeur", "♥", "h"])
def test_trumps_are_typed_in_any_form(screens: CinchScreens, words: str) -> None:
    (move,) = screens.read(shown(panels()["cinch-panel-name"]), words)
    assert str(move) == "trump H"


def test_bids_are_typed_in_short(screens: CinchScreens) -> None:
    reading = shown(panels()["cinch-panel-bid"])
    assert screens.read(reading, "7") == (Bid(7),)
    assert screens.read(reading, "passe") == screens.read(reading, "pass") == (Pass(),)
    for words in ("0", "15", "bid 15"):
        with pytest.raises(NotAMove) as caught:
            screens.read(reading, words)
        assert caught.value.code == "not-a-bid", "it says which bids there are"


def test_cards_to_take_are_typed_and_suggested(screens: CinchScreens) -> None:
    reading = shown(panels()["cinch-panel-rob"])
    suggested = screens.suggestions(reading, "")
    assert len(suggested) == 25
    (first,) = screens.read(reading, suggested[0])
    assert first == next(iter(reading.view.legal_moves()))
    assert screens.read(reading, "8D 7D 6D 6S") == (Rob(hand("8D 7D 6D 6S")),)
    assert screens.read(reading, "rob 8d 7d 6d 6s") == (Rob(hand("8D 7D 6D 6S")),)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_happens_is_told_to_all_and_the_readers_own_to_the_reader(screens: CinchScreens, locale: Locale) -> None:
    jack = Hand([parse_card("JH")])
    suit = parse_card("AH").suit
    events = [
        Named(Seat.C, suit, 8, (7, 6, 4, 7)),
        Threw(Seat.D, jack, jack),
        Filled(Seat.A, (0, 3, 1, 4), (None,) * 4, 4, 8, None),
        Robbed(Seat.A, 4, None, jack, jack),
    ]
    public = [screens.in_words(event, shown(seen(playing(0)), locale)) for event in events]
    assert all(public)
    own = [screens.in_words(event, shown(seen(playing(0), event.seat), locale)) for event in events]
    assert own[:2] != public[:2]
    if locale == "en":
        assert public == [
            "**Olga names hearts, to win 8.**",
            "Noor discards J♥, worth 1 point.",
            "Drawn: Théo 3, Olga 1, Noor 4.",
            "Maya robs 4. Left in the stock, out of play: J♥.",
        ]
        assert own[0] == "**You name hearts, to win 8.**"
    short = screens.in_words(Filled(Seat.A, (6, 6, 0, 6), (None,) * 4, 0, 0, None), shown(seen(playing(0)), locale))
    back = {
        "en": "The stock runs out: 2 cards come from the discards.",
        "fr": "2 cartes viennent des écartées.",
    }
    assert str(short).endswith(back[locale])


@pytest.mark.parametrize("locale", LOCALES)
def test_a_deal_is_told_point_by_point_with_how_it_ended(screens: CinchScreens, locale: Locale) -> None:
    view = tables()["cinch-broken"]
    finish = Finish(view, (seen(view.board, seat) for seat in SEATS[:4]), (Scored(view.board.scores[-1]),))
    (line,) = screens.ending_news(shown(view, locale), finish)
    assert isinstance(line, str)
    assert line.count("\n- ") == 5, "and the first line is one, too"
    assert line.startswith("- ")
    result = line.splitlines()[-1]
    if locale == "en":
        assert "- left pedro (5♦): Noor, 5" in line
        assert result == ("**Maya and Olga bid 10 and won 9: set.** Théo and Noor score 15, and have 37 to 31.")
    given = replace(view.board.scores[-1], taken=dead().taken)
    (line,) = screens.ending_news(shown(view, locale), replace(finish, events=(Scored(given),)))
    assert {"en": "discarded by Noor, so 1 for Maya and Olga", "fr": "carte écartée par Noor"}[locale] in str(line)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pay", Pay)
def test_why_under_a_settlement_names_the_points_and_the_rule(
    rulebook: CinchRulebook, pay: Pay, locale: Locale
) -> None:
    options = CINCH.options({"target": "21", "pay": pay.value})
    final = play_at_random(CINCH, options, 5, seats=4).final
    view = final.view(None)
    assert isinstance(view, CinchView)
    due = CINCH.settle(final, STAKE)
    lines = rulebook.settled(view, due, names=NAMES, locale=locale)
    assert len(lines) == len(due.transfers) == 2
    points = abs(view.board.sums[0] - view.board.sums[1])
    for line, each in zip(lines, due.transfers, strict=True):
        assert NAMES[each.payer] in line.label
        assert each.amount == STAKE * (points if pay is Pay.POINTS else 1)
        assert (str(points) in line.text) or pay is Pay.GAME
        assert line.topic == "money"
    assert rulebook.finished(view) == len(view.board.scores)
    for score in view.board.scores:
        reasons = rulebook.deal([final.view(seat) for seat in SEATS[:4]], score.deal, locale=locale)
        assert {line.seat for line in reasons} == {*SEATS[:4]}
        assert len(reasons) == 4 + sum(taken is not None for taken in score.taken)
        assert len({line.mark for line in reasons}) == len(reasons)


def test_who_left_a_team_that_won_is_told_to_be_paid_nothing(rulebook: CinchRulebook) -> None:
    """And the winners are put at the target (C9.1, C9.2)."""
    position = play_at_random(CINCH, CINCH.options({}), 1, seats=4).plies[8].after
    for seat in (Seat.A, Seat.B, Seat.D):
        position = position.play(seat, Resign()).position
    view = position.view(None)
    assert isinstance(view, CinchView)
    assert view.outcome is not None
    assert view.outcome.ending is Ending.RESIGNED
    assert unpaid(view) == (Seat.A,)
    due = CINCH.settle(position, STAKE)
    lines = rulebook.settled(view, due, names=NAMES, locale="en")
    assert [line.label for line in lines] == ["Théo pays Olga", "Noor pays Maya nothing"]
    assert "51 to 0: 51 points" in lines[0].text
    assert "having reached 51" in lines[0].text
    assert isinstance(due, Settlement)


def test_leaving_is_told_once_with_who_wins_by_it(screens: CinchScreens) -> None:
    position = play_at_random(CINCH, CINCH.options({}), 1, seats=4).plies[8].after
    events = []
    for seat in (Seat.A, Seat.C):
        step = position.play(seat, Resign())
        position, events = step.position, [*events, *step.events]
    table = table_at(position, names=NAMES, game=CINCH, stake=STAKE)
    sentences = [screens.in_words(event, showing(table, None, Manner("en"))) for event in events]
    assert sentences[0] == "Maya leaves. A robot plays on."
    assert sentences[1] == "Olga is out of the game, and so is their partner."
    assert counted_by(step, seats=4) is None, "the open deal is not scored"


def test_what_the_dealer_sees_is_in_no_public_words(screens: CinchScreens) -> None:
    public = screens.in_full(shown(seen(robbing())))
    own = screens.in_full(shown(panels()["cinch-panel-rob"]))
    assert "to choose from" in own
    assert "to choose from" not in public
    assert "You discarded" not in public
