"""The news of a game of many: by name or as you, moves played by time, leavers, and orders."""

from dataclasses import replace

import pytest

from bot.games.guts.events import Dealt as GutsDealt
from bot.games.guts.events import Ended
from bot.games.protocol import Ending, Outcome, Resign, Seat
from bot.tables import PACES, OutOfTime, Turn
from bot.tables.state.pace import begin
from bot.text import LOCALES, Locale
from cogs.screens.game import Manner
from cogs.screens.guts.screens import GutsScreens
from cogs.screens.news import news, public_news
from cogs.screens.registry import SHOWN
from cogs.screens.situation import NOTHING
from cogs.screens.table import panel, showing
from cogs.screens.waiting import own_waiting_lines, waiting_lines
from render import Studio
from tests.cogs.desk import SMALL_CARDS, table_at
from tests.cogs.law import as_large_as_agreed, fits
from tests.games.guts.tables import GUTS, begun, dealt, say, step
from tests.games.kits import Table, random_game
from tests.there import there

A, B = Seat.A, Seat.B


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "You’re in. You show A♠ K♦. Cem shows K♠ 2♣. You win 3 chips. Cem pays 3: the pot is 3."),
        (
            "fr",
            "Tu joues. Tu montres A♠ K♦. Cem montre K♠ 2♣. Tu gagnes 3 jetons. "
            "Cem paie 3\N{NO-BREAK SPACE}: le pot est de 3.",
        ),
    ],
)
def test_who_has_ended_a_deal_reads_what_came_of_it_as_you(studio: Studio, locale: Locale, said: str) -> None:
    screens = GutsScreens(studio)
    ended = step(say(dealt(begun(), a="AS KD", c="KS 2C"), "B: out", "C: in"), "A: in")
    table = table_at(ended.position, names=("Ann", "Bob", "Cem"), game=GUTS, turns=(Turn(A, ended.events),))
    assert news(table, screens, showing(table, A, Manner(locale))).missed == (said,)


def test_a_deal_beyond_the_agreed_number_says_why(studio: Studio) -> None:
    position = dealt(say(dealt(begun(deals="1"), a="AS KD", c="KS 2C"), "B: out", "C: in", "A: in"))
    screens, view = GutsScreens(studio), table_at(position, names=("Ann", "Bob", "Cem"), game=GUTS)
    goes_on = "The pot isn’t settled yet, so there’s another deal. Deal 2: you"
    for deal, words in ((1, "Deal 1: you deal"), (2, goes_on)):
        event = GutsDealt(deal, A, is_ante=False, pot=3, hands=(None, None, None))
        told_ = there(screens.in_words(event, showing(view, A, Manner("en"))))
        assert told_.startswith(words)


@pytest.mark.parametrize(
    ("shares", "words"),
    [((21, 21, 21), "shared: 21 each."), ((8, 7, 7), "shared: 7 or 8 each."), ((1, 1, 0), "shared: 0 or 1 each.")],
)
def test_how_many_chips_of_the_last_pot_each_has(studio: Studio, shares: tuple[int, ...], words: str) -> None:
    table = table_at(begun(), names=("Ann", "Bob", "Cem"), game=GUTS)
    event = Ended(Outcome(ending=Ending.PLAYED, winners=frozenset({A})), shares)
    told_ = there(GutsScreens(studio).in_words(event, showing(table, B, Manner("en"))))
    assert words in told_


@pytest.mark.parametrize(
    ("locale", "own", "others"),
    [
        (
            "en",
            "You ran out of time, so a default move was played for you.",
            "Cem is out of time, so a default move is played.",
        ),
        (
            "fr",
            "Ton temps était écoulé, alors un coup par défaut",
            "Cem n’a plus de temps, alors un coup",
        ),
    ],
)
def test_a_move_that_time_played_is_told_to_all_and_to_whose_it_was(
    studio: Studio, locale: Locale, own: str, others: str
) -> None:
    """So do the events before it, which they have not seen."""
    screens, position = GutsScreens(studio), dealt(begun(), a="AS KD", c="KS 2C")
    said = [step(position, "B: in")]
    said.append(step(said[0].position, "C: out"))
    turns = (Turn(B, (*said[0].events, OutOfTime(Seat.C))), Turn(Seat.C, said[1].events))
    table = table_at(said[1].position, names=("Ann", "Bob", "Cem"), game=GUTS, turns=turns)
    missed_by = {
        seat: " ".join(news(table, screens, showing(table, seat, Manner(locale))).missed) for seat in (A, Seat.C)
    }
    assert own in missed_by[Seat.C]
    assert -1 < missed_by[Seat.C].find("Bob") < missed_by[Seat.C].find(own), "in the order in which it happened"
    assert others in missed_by[A]
    assert others in " ".join(public_news(table, screens, showing(table, None, Manner(locale))))


@pytest.mark.parametrize(("locale", "said"), [("en", "You’re in. Ann is out."), ("fr", "Tu joues. Ann passe.")])
def test_what_an_order_said_for_the_reader_is_told_to_them(studio: Studio, locale: Locale, said: str) -> None:
    position = dealt(begun(dealer="B"), c="KS 2C")
    first = step(position, "C: in")
    second = step(first.position, "A: out")
    turns = (Turn(Seat.C, first.events), Turn(A, second.events))
    table = table_at(second.position, names=("Ann", "Bob", "Cem"), game=GUTS, turns=turns)
    assert " ".join(news(table, GutsScreens(studio), showing(table, Seat.C, Manner(locale))).missed) == said


def test_who_has_left_is_said_once(studio: Studio) -> None:
    """The news say it, and a separate line once these are older."""
    position = dealt(begun(4), b="AS KD")
    left = step(position, "C: resign")
    names = ("Ann", "Bob", "Cem", "Dot")
    fresh = table_at(left.position, names=names, game=GUTS, turns=(Turn(B, left.events),))
    later = replace(fresh, turns=())
    assert waiting_lines(fresh, NOTHING, locale="en") == []
    assert waiting_lines(later, NOTHING, locale="en") == ["Cem has left."]


@pytest.mark.parametrize(
    ("locale", "said", "out"),
    [
        ("en", "Once more, and you leave the game.", "Your time ran out"),
        ("fr", "Encore une fois, et tu quittes la partie.", "Ton temps s’est écoulé"),
    ],
)
def test_who_ran_out_of_time_is_warned_before_the_last_time_and_told_after_it(
    locale: Locale, said: str, out: str
) -> None:
    position = dealt(begun(4), b="AS KD")
    names = ("Ann", "Bob", "Cem", "Dot")
    table = replace(table_at(position, names=names, game=GUTS), strikes=(0, 2, 1, 0))
    lines = {seat: " ".join(own_waiting_lines(table, seat, NOTHING, locale=locale)) for seat in (A, B, Seat.C)}
    assert [said in lines[seat] for seat in (A, B, Seat.C)] == [False, True, False]
    left = step(position, "B: timeout")
    gone = table_at(left.position, names=names, game=GUTS, turns=(Turn(B, left.events),))
    assert own_waiting_lines(gone, B, NOTHING, locale=locale)[0].startswith(out)
    assert out not in own_waiting_lines(replace(gone, turns=()), B, NOTHING, locale=locale)[0]


def test_times_that_end_together_are_told_in_one_clause() -> None:
    position = dealt(begun(4, declare="together"), b="AS KD")
    table = table_at(position, names=("Ann", "Bob", "Cem", "Dot"), game=GUTS)
    pace, nobody = PACES["10m"], (None,) * 4
    everybody = frozenset(Seat) & frozenset(position.to_act)
    running = begin(pace, nobody, 0).move_on(0, everybody, held=frozenset(), anew=everybody)
    table = replace(table, terms=replace(table.terms, pace=pace), countdown=running)
    (line,) = waiting_lines(table, NOTHING, locale="en")
    assert line.startswith("Time runs out <t:")
    assert line.endswith("for everyone.")
    assert line.count("<t:") == 1


def test_a_showdown_is_told_from_the_best_hand_down(studio: Studio) -> None:
    """It is announced so (G9)."""
    position = dealt(begun(), a="KS QD", b="7S 7C", c="AS 2D")
    ended = step(say(position, "B: in", "C: in"), "A: in")
    table = table_at(ended.position, names=("Ann", "Bob", "Cem"), game=GUTS)
    told_ = there(GutsScreens(studio).in_words(ended.events[-1], showing(table, None, Manner("en"))))
    assert told_.startswith("Bob shows 7♠ 7♣. Cem shows A♠ 2♦. Ann shows K♠ Q♦. Bob wins 3 chips.")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", ["contract-rummy", "kalooki", "guts"])
async def test_a_panel_without_a_player_who_has_left_is_no_higher_and_names_them(
    game: str, locale: Locale, studio: Studio
) -> None:
    """A line of its own pushed the panels of the rummies out of view on a desktop."""
    at = Table(game, 4)
    played = random_game(at, 0)
    screens = as_large_as_agreed(SHOWN[game].screens, studio)
    for ply in played.plies[1:60:7]:
        if ply.after.outcome is not None:
            break
        left = ply.after.play(Seat.D, Resign()).position
        table = table_at(left, names=("Ann", "Bob", "Cem", "Dot"), game=played.game)
        for seat in sorted(table.in_person):
            screen = await panel(table, seat, screens, Manner(locale, emoji=SMALL_CARDS))
            fits(screen)
            (words, *_) = [block for block in screen.blocks if isinstance(block, str)]
            assert "Dot" in words.splitlines()[0]
