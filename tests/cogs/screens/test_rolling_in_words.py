"""Rolling Stone in words: reasons for payments, the words at the end, and the rule behind every refusal."""

import pytest

from bot.games.protocol import SEATS, Resign, Seat
from bot.games.rolling_stone.events import TookUp
from bot.games.rolling_stone.options import Pay
from bot.games.rolling_stone.views import RollingView
from bot.registry import GAMES
from bot.text import LOCALES, Locale, say
from cogs.screens.game import Manner, Showing
from cogs.screens.registry import SHOWN
from cogs.screens.rolling_stone.rulebook import RollingRulebook, unpaid
from cogs.screens.rolling_stone.screens import RollingScreens
from cogs.screens.table import showing
from render import Studio
from render.rolling_stone.gallery import full
from render.sample_names import MANY_NAMES
from tests.cogs.desk import table_at
from tests.cogs.screens.pressed import of_studio
from tests.games.play import play_at_random

ROLLING = GAMES["rolling-stone"].game
NAMES = ("Ann", "Bob", "Cem", "Dot")
STAKE = 10

rulebook = of_studio(RollingRulebook)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pay", Pay)
def test_why_under_a_settlement_adds_up(rulebook: RollingRulebook, pay: Pay, locale: Locale) -> None:
    final = play_at_random(ROLLING, ROLLING.options({"deals": "3", "pay": pay.value}), 5, seats=4).final
    due = ROLLING.settle(final, STAKE)
    view = final.view(None)
    assert isinstance(view, RollingView)
    lines = rulebook.settled(view, due, names=NAMES, locale=locale)
    assert len(lines) == len(due.transfers) > 0
    for line, each in zip(lines, due.transfers, strict=True):
        gave = sum(-score.scores[each.payer] for score in view.board.scores if score.winner == each.payee)
        back = sum(-score.scores[each.payee] for score in view.board.scores if score.winner == each.payer)
        assert (gave - back) * STAKE == each.amount
        assert str(gave) in line.text
        assert str(back) in line.text or back == 0
        assert NAMES[each.payer] in line.label
        assert line.topic in rulebook.topics


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("pay", Pay)
@pytest.mark.parametrize("seed", range(3))
def test_why_under_a_pad_tells_every_seat_its_points(
    rulebook: RollingRulebook, pay: Pay, seed: int, locale: Locale
) -> None:
    final = play_at_random(ROLLING, ROLLING.options({"deals": "3", "pay": pay.value}), seed, seats=4).final
    view = final.view(None)
    assert isinstance(view, RollingView)
    assert rulebook.finished(view) == len(view.board.scores) == 3
    for score in view.board.scores:
        lines = rulebook.deal([final.view(seat) for seat in SEATS[:4]], score.deal, locale=locale)
        for seat in SEATS[:4]:
            points, took = [line for line in lines if line.seat == seat]
            assert str(abs(score.scores[seat])) in points.label or score.scores[seat] == 0
            assert str(score.most[seat]) in took.text


def test_who_left_ahead_is_told_to_be_paid_nothing(rulebook: RollingRulebook) -> None:
    """They are paid by nobody, and the text says so (R7.1)."""
    played = play_at_random(ROLLING, ROLLING.options({"deals": "3"}), 7, seats=4)
    at = next(number for number, ply in enumerate(played.plies) if len(_scores(ply.after.view(None))) == 2)
    position = played.plies[at].after
    view = position.view(None)
    ahead = SEATS[_points(view).index(max(_points(view)))]
    position = position.play(ahead, Resign()).position
    for seat in SEATS[:4]:
        if position.outcome is None and seat != ahead and seat != _last(ahead):
            position = position.play(seat, Resign()).position
    ended = position.view(None)
    due = ROLLING.settle(position, STAKE)
    assert all(each.payee != ahead for each in due.transfers)
    pairs = unpaid(ended)
    assert ahead in {payee for _, payee in pairs}
    lines = [line for line in rulebook.settled(ended, due, names=NAMES, locale="en") if line.topic == "leaving"]
    assert len(lines) == len(pairs)
    assert all("collect nothing" in line.text for line in lines)


def _last(ahead: Seat) -> Seat:
    return SEATS[3] if ahead != SEATS[3] else SEATS[0]


def _scores(view: object) -> tuple[object, ...]:
    assert isinstance(view, RollingView)
    return view.board.scores


def _points(view: object) -> tuple[int, ...]:
    assert isinstance(view, RollingView)
    return view.board.points


@pytest.mark.parametrize("locale", LOCALES)
def test_what_happened_last_is_told_in_the_news(studio: Studio, locale: Locale) -> None:
    """A trick that is taken up, by the reader and by another; a last card that plays itself."""
    screens = SHOWN["rolling-stone"].screens(studio)
    assert isinstance(screens, RollingScreens)
    played = play_at_random(ROLLING, ROLLING.options({}), 3, seats=4)
    table = table_at(played.final, names=NAMES, game=ROLLING, stake=STAKE)
    events = [event for ply in played.plies for event in ply.step.events]
    sentences = [screens.in_words(event, showing(table, None, Manner(locale))) for event in events]
    taker = next(event.seat for event in events if isinstance(event, TookUp))
    own = [screens.in_words(event, showing(table, taker, Manner(locale))) for event in events]
    assert all(sentences)
    word = {"en": ("picks up", "You pick up"), "fr": ("ramasse ", "Tu ramasses")}[locale]
    assert any(word[0] in line for line in sentences if line)
    assert any(word[1] in line for line in own if line)
    assert say(locale, "rolling-stone-name") == {"en": "Rolling Stone", "fr": "Enflé"}[locale]


@pytest.mark.parametrize(("count", "has_suits"), [(8, False), (20, False), (21, True), (40, True)])
def test_a_lead_is_one_press_or_two_however_many_cards_there_are(
    studio: Studio, count: int, *, has_suits: bool
) -> None:
    """A button each, or first the suit; the chosen card is played."""
    screens, view = RollingScreens(studio), full(6, count)
    shown = Showing("KEY", view, MANY_NAMES[:6], STAKE, "chips", "en")
    rows = screens.controls(shown).choices
    if has_suits:
        suits = rows[0]
        assert isinstance(suits, tuple)
        assert sum(int(button.label.split()[1]) for button in suits) == count
        hearts = next(button for button in suits if button.label.startswith("♥"))
        assert screens.choose(shown, hearts.id, []) == ()
        rows = screens.controls(shown).choices[1:]
    cards = [button for row in rows if isinstance(row, tuple) for button in row if button.enabled]
    assert len(cards) == count or {button.label[-1] for button in cards} == {"♥"}
    (move,) = screens.choose(shown, cards[-1].id, [])
    assert view.refusal(move) is None
    assert move in view.legal_moves()
