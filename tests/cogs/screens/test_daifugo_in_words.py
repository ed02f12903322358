"""Daifugo in words and buttons: the question of a turn, who gets which news, reasons for payments."""

import re
from dataclasses import replace

import pytest

from bot.games.daifugo.board import Closed
from bot.games.daifugo.events import Fell, Fetched, Gave, Out, Played, RoundOver, Scored
from bot.games.daifugo.moves import Give, Pass, PassRound, Play
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import SEATS, Ending, Left, Position, Resign, Seat
from bot.registry import GAMES
from bot.standing import Moment
from bot.tables.state.stops import Stop
from bot.text import LOCALES, Locale
from cogs.screens.daifugo.rulebook import DaifugoRulebook
from cogs.screens.daifugo.screens import DaifugoScreens
from cogs.screens.daifugo.typed import move_typed
from cogs.screens.game import Manner
from cogs.screens.history import replay_screen
from cogs.screens.screen import Button
from cogs.screens.table import showing
from render import Picture, Studio, Style
from render.daifugo.gallery import LARGE_HAND, cards, given, gives, going, leads, read
from render.daifugo.pictures import DaifugoPictures
from render.sample_names import MANY_NAMES
from tests.cogs.desk import table_at
from tests.cogs.screens.pressed import of_studio, shown
from tests.games.play import RandomGame, play_at_random
from tests.there import there

DAIFUGO = GAMES["daifugo"].game
NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve")
STAKE = 50

screens = of_studio(DaifugoScreens)
rulebook = of_studio(DaifugoRulebook)


def played(seed: int = 1, seats: int = 4, **options: str) -> RandomGame:
    return play_at_random(DAIFUGO, DAIFUGO.options(options), seed, seats=seats)


def own(position: Position, seat: Seat | None = None) -> DaifugoView:
    view = position.view(seat)
    assert isinstance(view, DaifugoView)
    return view


def button(screens: DaifugoScreens, view: DaifugoView, label: str) -> Button:
    found = [each for each in screens.controls(shown(view)).buttons() if each.label == label]
    return found[0]


def test_a_turn_is_one_press_by_rank_or_a_pass(screens: DaifugoScreens) -> None:
    view = read(going(5))
    controls = screens.controls(shown(view))
    ranks = [each for each in controls.buttons() if each.id.word[:1].isdigit() and each is not controls.main]
    assert [each.label for each in ranks] == ["J", "K"], "suits are the bot's business"
    assert not button(screens, view, "one").enabled, "as many as were led"
    assert screens.grayed(shown(view))
    assert screens.choose(shown(view), button(screens, view, "Pass").id, []) == (Pass(),)
    (move,) = screens.choose(shown(view), button(screens, view, "K").id, [])
    assert move == Play(cards("KS KH"))


def test_a_lead_is_of_one_card_until_more_are_wanted(screens: DaifugoScreens) -> None:
    view = read(leads(3), LARGE_HAND)
    assert not button(screens, view, "Pass").enabled
    assert screens.choose(shown(view), button(screens, view, "two").id, []) == ()
    assert not button(screens, view, "3").enabled, "there is only one"
    (move,) = screens.choose(shown(view), button(screens, view, "4").id, [])
    assert move == Play(cards("4H 4D"))


@pytest.mark.parametrize("has_second", [False, True])
def test_the_lowest_two_are_proposed_to_be_given_back(screens: DaifugoScreens, *, has_second: bool) -> None:
    view = gives(5, has_second=has_second)
    own_view = given(view, view.board.pairs[0].rich)
    gives_back = there(screens.controls(shown(own_view)).gives)
    assert gives_back.label == "Give back 2"
    assert screens.choose(shown(own_view), gives_back.id, []) == (Give(cards("3S 3D")),)
    assert "any you like" in screens.prompt(shown(own_view))


def test_moves_are_typed_by_rank(screens: DaifugoScreens) -> None:
    view = read(going(5))
    for words in ("kk", "K K", "play k k", "Kh K"):
        move = move_typed(view, words)
        assert isinstance(move, Play)
        assert view.refusal(move) is None, words
    assert screens.read(shown(view), "KK") == (Play(cards("KS KH")),)
    assert screens.read(shown(view), "pass") == screens.read(shown(view), "p") == (Pass(),)
    refused = there(view.refusal(screens.read(shown(view), "QQ")[0]))
    assert refused.code == "not-held"
    giving = given(gives(5), gives(5).board.pairs[0].rich)
    assert move_typed(giving, "3 5") == Give(cards("3S 5H"))
    assert move_typed(view, "five of clubs") is None


@pytest.mark.parametrize("locale", LOCALES)
def test_what_is_exchanged_is_told_to_its_two_alone(screens: DaifugoScreens, locale: Locale) -> None:
    game = played(seats=4, deals="3")
    events = [event for ply in game.plies for event in ply.step.events]
    exchanged = [event for event in events if isinstance(event, Fetched | Gave) and event.cards is not None]
    assert exchanged
    table = table_at(game.final, names=NAMES[:4], game=DAIFUGO, stake=STAKE)
    for event in exchanged:
        for seat in (*SEATS[:4], None):
            seen = there(event.seen_by(seat))
            sentence = screens.in_words(seen, showing(table, seat, Manner(locale)))
            assert sentence
            assert any(sign in sentence for sign in "♠♥♦♣") == (seat in (event.seat, event.to))
            public = there(event.seen_by(None))
            news = screens.in_words(public, showing(table, seat, Manner(locale)))
            assert news
            assert seat is None or seat not in (event.seat, event.to) or NAMES[seat] not in news
            assert not any(sign in news for sign in "♠♥♦♣"), "the news of everybody"


@pytest.mark.parametrize("locale", LOCALES)
def test_what_happens_is_told_also_to_whose_turn_it_was(screens: DaifugoScreens, locale: Locale) -> None:
    game = played(3, seats=5, deals="4", revolution="yes", eights="yes", second_exchange="yes")
    table = table_at(game.final, names=NAMES, game=DAIFUGO, stake=STAKE)
    kinds = set()
    for ply in game.plies:
        for event in ply.step.events:
            for seat in (*SEATS[:5], None):
                seen = event.seen_by(seat)
                words = None if seen is None else screens.in_words(seen, showing(table, seat, Manner(locale)))
                is_own = seat is not None and getattr(event, "seat", None) == seat
                if words and is_own and isinstance(event, Played | Out | RoundOver | Fell):
                    assert not re.search(rf"\b{NAMES[seat]}\b", words)
                kinds.add((type(event).__name__, bool(words)))
    assert {name for name, is_told in kinds if not is_told} <= {"Chose"}
    score = next(event for ply in game.plies for event in ply.step.events if isinstance(event, Scored)).score
    words = there(screens.in_words(Scored(score), showing(table, None, Manner(locale))))
    assert {"en": "fetches the drinks", "fr": "va chercher à boire"}[locale] in words


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("payment", ["final", "every"])
def test_why_under_a_settlement_adds_up(rulebook: DaifugoRulebook, payment: str, locale: Locale) -> None:
    final = played(5, seats=4, deals="3", payment=payment).final
    due = DAIFUGO.settle(final, STAKE)
    view = own(final)
    lines = rulebook.settled(view, due, names=NAMES[:4], locale=locale)
    assert len([line for line in lines if line.topic == "money"]) == len(due.transfers) > 0
    for line, each in zip(lines, due.transfers, strict=False):
        assert NAMES[each.payer] in line.label
        assert NAMES[each.payee] in line.label
        assert line.text.count({"en": "Deal ", "fr": "Donne "}[locale]) >= 1
        if payment == "final":
            assert f" {view.board.options.deals}" in line.text


@pytest.mark.parametrize("locale", LOCALES)
def test_who_left_pays_and_is_told_why(rulebook: DaifugoRulebook, locale: Locale) -> None:
    position = played(2, seats=3).plies[4].after
    for seat in (Seat.A, Seat.B):
        position = position.play(seat, Resign()).position
    due = DAIFUGO.settle(position, STAKE)
    lines = rulebook.settled(own(position), due, names=NAMES[:3], locale=locale)
    assert [(line.label.split()[0], line.label.split()[-1]) for line in lines] == [("Ann", "Cem"), ("Bob", "Cem")]
    assert all("2" in line.text for line in lines)


def test_the_last_to_leave_ends_the_game_and_the_pad_tells_who_wins(screens: DaifugoScreens, studio: Studio) -> None:
    """Also where no deal was counted."""
    position = played(2, seats=3).plies[4].after
    for seat in (Seat.B, Seat.A):
        position = position.play(seat, Resign()).position
    view = own(position)
    first, last = (screens.in_words(Left(seat, Ending.RESIGNED), shown(view)) for seat in (Seat.B, Seat.A))
    assert first == f"{MANY_NAMES[1]} leaves. A robot plays on."
    assert last == f"{MANY_NAMES[0]} is out of the game, and only {MANY_NAMES[2]} is left."
    pad = DaifugoPictures(studio).pad(view, names=MANY_NAMES[:3]).layout()
    assert not view.board.scores
    assert f"{MANY_NAMES[2]} wins." in pad.alt


@pytest.mark.parametrize("locale", LOCALES)
def test_why_under_a_pad_tells_every_title(rulebook: DaifugoRulebook, locale: Locale) -> None:
    final = played(5, seats=4, deals="3").final
    view = own(final)
    for score in view.board.scores:
        lines = rulebook.deal([final.view(seat) for seat in SEATS[:4]], score.deal, locale=locale)
        assert [line.seat for line in lines] == list(score.order)


@pytest.mark.parametrize(
    ("laid", "expected"), [("9S", "Nine of spades by"), ("9S 9C", "Nine of spades, nine of clubs by")]
)
def test_cards_that_were_not_beaten_are_told_as_one_or_as_several(
    screens: DaifugoScreens, laid: str, expected: str
) -> None:
    view = leads(4, Closed.PASSED)
    before = there(view.board.before)
    last = replace(before.laid[-1], cards=cards(laid))
    view = replace(view, board=replace(view.board, before=replace(before, laid=(last,))))
    verb = "wasn’t beaten" if len(last.cards) == 1 else "weren’t beaten"
    words = screens.in_full(shown(view))
    assert f"{expected} {MANY_NAMES[last.seat]} {verb}: everyone else passed." in words
    assert "personne n’a fait mieux" in screens.in_full(shown(view, "fr"))


async def test_a_replay_shows_the_readers_own_hand_alone(screens: DaifugoScreens) -> None:
    """Hands stay closed, also when the game is over (D8)."""
    game, viewing_seat = played(2, seats=4, deals="2"), Seat.B
    for position in game.positions[1::7]:
        view, table = own(position, viewing_seat), table_at(position, names=NAMES[:4], game=DAIFUGO)
        moment = Moment(table, 0, (Stop(1, view.board.deal, 0),), ())
        screen = await replay_screen(moment, screens, viewing_seat, locale="en", style=Style())
        (picture,) = [block for block in screen.blocks if isinstance(block, Picture)]
        if view.board.last is None and view.hand:
            assert f"Your hand: {len(view.hand)} card" in picture.alt
        assert picture.alt.count("Your hand") <= 1
        assert "♠" not in picture.alt


def test_an_order_to_pass_dies_with_its_round() -> None:
    view = read(going(5), viewing_seat=Seat.B)
    order = view.waiting_moves()[0]
    assert order == PassRound(4)
    assert view.may_still_come(order)
    assert not replace(view, board=replace(view.board, round=5)).may_still_come(order)
