"""Ten people with long names, and all open matters besides a game: it fits, in both languages."""

import random
from dataclasses import replace

import pytest

from bot.games.protocol import No, Position, Seat
from bot.tables import PACES, Choices, Matter, Order, SeatNotice, Table, TableProposal, When
from bot.tables.state.pace import begin
from bot.text import LOCALES, Locale
from cogs.ids import Verb
from cogs.screens.game import Manner
from cogs.screens.leaving import own_proposal_question, proposal_question, resign_question
from cogs.screens.screen import Screen
from cogs.screens.situation import NOTHING, Situation
from cogs.screens.table import panel, public_table
from cogs.screens.waiting import late_choices, own_waiting_buttons, own_waiting_lines, reminder, waiting_buttons
from cogs.stage.calls import Call, in_words, notified
from render import Studio
from tests.cogs.desk import sent, table_at
from tests.left_out import first
from tests.there import there
from tests.witness.game import MAGPIE
from tests.witness.moves import Draw
from tests.witness.screens.screens import MagpieScreens

SEATS = tuple(Seat)
NAMES = tuple(f"{letter}{'_' * 39}" for letter in "ABCDEFGHIJ")  # forty characters, each sign doubled when escaped
WIDE = replace(MAGPIE, seats=range(3, 11))
AT = 1_700_000_000_000


pytestmark = pytest.mark.usefixtures("words_of_magpie")


@pytest.fixture(params=LOCALES)
def locale(request: pytest.FixtureRequest) -> Locale:
    """Each language."""
    found: Locale = request.param
    return found


def moments() -> tuple[Table, Table]:
    """Return a secret choice, and a window for a claim, each with ten."""
    position: Position = WIDE.start(WIDE.options({}), 10, Seat.A)
    chance = there(position.chance)
    deck = list(chance.cards)
    random.Random(3).shuffle(deck)
    choosing = position = position.supply(deck).position
    for seat in SEATS:
        move = there(position.default(seat))
        position = position.play(seat, move).position
    return _hosted(choosing), _hosted(position)


def _hosted(position: Position) -> Table:
    table = table_at(position, names=NAMES, game=WIDE)
    countdown = begin(PACES["10m"], (None,) * 10, AT).move_on(AT, position.awaited)
    terms = replace(table.terms, pace=replace(PACES["10m"], may_claim=True))
    return replace(table, terms=terms, countdown=countdown, called=(3,) * 10, deal=1)


def pending(matter: Matter, about: Seat | None = None) -> Situation:
    """Return a proposal of A that nine still have to answer, a window, and every kind of order."""
    proposal = TableProposal(1, matter, Seat.A, 3, about, frozenset({Seat.A}), frozenset(SEATS[1:]), AT)
    return Situation(proposal, AT, tuple(Order(when, (No() if when is When.ALWAYS else Draw(),)) for when in When))


def fits(*screens: Screen) -> None:
    """Check screens against Discord's limits."""
    for screen in screens:
        sent(screen).check()


@pytest.mark.parametrize("matter", first(2, Matter, why="all screens"))
async def test_all_that_is_open_at_a_table_of_ten_fits(studio: Studio, locale: Locale, matter: Matter) -> None:
    screens, open_ = MagpieScreens(studio), pending(matter, Seat.J if matter is Matter.DEPUTY else None)
    late = SEATS[:9]
    for table in moments():
        calls = [Call(seat, "table-turn", SeatNotice(seat, "turn", 3), is_new=True, is_silent=False) for seat in SEATS]
        called = in_words(calls, table, locale=locale)
        situation = replace(open_, late=late, calls=called, unreachable=table.players)
        public = await public_table(table, screens, Manner(locale), situation)
        assert len(notified(calls, table)) == 10
        fits(public, await public_table(table, screens, Manner(locale), open_))
        for seat in SEATS:
            for orders in (open_, replace(open_, orders=())):
                fits(await panel(table, seat, screens, Manner(locale), situation=orders))
            fits(await panel(table, seat, screens, Manner(locale), situation=replace(open_, late=late)))


async def test_the_choices_about_nine_who_are_late_fit(locale: Locale) -> None:
    for table in moments():
        for late in (SEATS[:1], SEATS[:9]):
            proposal = pending(Matter.DEPUTY, late[0]).proposal
            choices = Choices(tuple(late), frozenset(late), is_alone=False, proposal=proposal)
            fits(late_choices(table, choices, locale=locale))
        fits(reminder(table, Seat.B, locale=locale), resign_question(table, table.players[0], locale=locale))
        for matter in (Matter.PAUSE, Matter.END):
            proposal = there(pending(matter).proposal)
            fits(proposal_question(table, proposal, locale=locale))
            fits(*(own_proposal_question(table, proposal, seat, locale=locale) for seat in SEATS))


def test_a_pause_speaks_of_a_clock_only_where_one_runs() -> None:
    table, proposal = moments()[0], pending(Matter.PAUSE).proposal
    assert proposal is not None
    for pace in (None, PACES["10m"]):
        asked = replace(table, terms=replace(table.terms, pace=pace))
        words = str(proposal_question(asked, proposal, locale="en").blocks)
        assert ("clock" in words) == (pace is not None)
        assert ("no nudges" in words) == (pace is None), "what it does there"
        paused = replace(asked, countdown=asked.countdown.stop(AT))
        (line,) = own_waiting_lines(paused, Seat.B, NOTHING, locale="en")
        assert ("clock" in line) == (pace is not None)


def test_in_a_pause_a_proposal_can_be_answered_on_the_table_and_in_the_panels() -> None:
    table, _ = moments()
    paused, situation = replace(table, countdown=table.countdown.stop(AT)), pending(Matter.END)
    assert [each.id.verb for each in waiting_buttons(paused, situation, locale="en")] == [Verb.RESUME, Verb.PROPOSED]
    assert [each.id.verb for each in own_waiting_buttons(paused, Seat.B, situation, locale="en")] == [Verb.PROPOSED]


async def test_what_one_has_ordered_is_on_no_other_panel(studio: Studio) -> None:
    """A public message never has it; a player who is asked finds behind ⋯ that they need not be."""
    _, table = moments()
    window, screens = table.position.window, MagpieScreens(studio)
    assert window is not None
    assert window.active is not None
    nothing = Situation(closes_at=AT)
    asked = sent(await panel(table, window.asked[0], screens, Manner("en"), situation=nothing, is_open=True))
    assert any(each.startswith("chapeau/order/") for each in asked.ids)
    kept = replace(nothing, orders=(Order(When.TURN, (Draw(),)),))
    active = sent(await panel(table, window.active, screens, Manner("en"), situation=kept))
    assert "Take back my draw" in active.text
    plain = sent(await panel(table, window.active, screens, Manner("en"), situation=nothing))
    assert "Draw later" in plain.text
    public = sent(await public_table(table, screens, Manner("en"), nothing))
    assert "Answers count until" in public.text
    assert "/order/" not in public.text
