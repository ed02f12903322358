"""The guide's first game, without and with claims: robots and the terminal play it, and it keeps all laws."""

import inspect
from collections.abc import Callable, Iterator, Sequence
from types import ModuleType

import pytest

from bot.cli.play import main as play
from bot.games.protocol import Event, No, Seat
from bot.games.simple.views import SimpleView
from bot.robots.protocol import Level
from bot.simulate.games import Plan, play_out
from bot.tables import USUAL_UNIT
from bot.text import LOCALES, Locale, further_words, has, say
from cogs.screens.game import Showing
from render import Studio, Style
from tests.cli.typist import Typist
from tests.cogs import test_contract_of_screens as screens_laws
from tests.cogs import test_panels_measured
from tests.games import kits, test_contract, test_contract_of_windows, test_ends, test_leaks
from tests.games.conftest import Case
from tests.games.kits import Table
from tests.games.play import play_at_random
from tests.render import test_samples_of_games as picture_laws
from tests.render.laying_out import LayingOut
from tests.tutorial import Tutorial, claiming, files_of_the_guide, files_with_claims, tutorial

__all__ = ["claiming", "tutorial"]

MOST_LINES, FILES = 300, 4
SEEDS = (1, 2)  # in that of 2 a player leaves
MANY = range(1, 40)  # until one shows it
LAWS = (test_contract, test_contract_of_windows, test_ends, test_leaks)


@pytest.fixture(params=["tutorial", "claiming"])
def entered(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Tutorial]:
    """The game in the lists that the laws look into, as a reader of the guide enters it; also with claims."""
    tutorial: Tutorial = request.getfixturevalue(request.param)
    monkeypatch.setattr(kits, "KITS", tutorial.kits)
    for laws in (*LAWS, screens_laws, picture_laws):
        for name, value in (
            ("KITS", tutorial.kits),
            ("MORE_GAMES", tutorial.games),
            ("MORE_SHOWN", tutorial.all_shown),
        ):
            if hasattr(laws, name):
                monkeypatch.setattr(laws, name, value)
    with further_words(tutorial.words):
        yield tutorial


def laws_of(module: ModuleType, *, known: Sequence[str]) -> Iterator[tuple[Callable[..., object], list[str]]]:
    """Yield the tests of a module that request only these fixtures, each with its requests."""
    for name, law in vars(module).items():
        if name.startswith("test_") and inspect.isfunction(law):
            asked = list(inspect.signature(law).parameters)
            if asked and set(asked) <= {*known}:
                yield law, asked


def test_the_guide_has_four_files_of_few_lines() -> None:
    for written in (files_of_the_guide(), files_with_claims()):
        files = {name: text for name, text in written.items() if "registry" not in name and "kits" not in name}
        assert len(files) == FILES
        assert sum(text.count("\n") for text in files.values()) <= MOST_LINES


@pytest.mark.parametrize("laws", LAWS, ids=lambda laws: laws.__name__)
def test_the_laws_of_every_game_hold(laws: ModuleType, entered: Tutorial) -> None:
    case = Case(entered.name, tuple((Table(entered.name, 3), seed) for seed in SEEDS))
    known: dict[str, object] = {"case": case, "kit": entered.kit, "game": entered.hosted.game}
    found = list(laws_of(laws, known=[*known]))
    assert len(found) > 2
    for law, asked in found:
        law(**{name: known[name] for name in asked})


def test_the_laws_find_an_event_that_shows_a_hidden_card(
    entered: Tutorial, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    played = play_at_random(entered.hosted.game, entered.hosted.game.options({}), 1, seats=3)
    (swapped,) = {type(event) for ply in played.plies for event in ply.step.events if hasattr(event, "drawn")}
    monkeypatch.setattr(swapped, "seen_by", Event.seen_by)
    law, largest = test_leaks.test_what_a_viewer_was_told_does_not_depend_on_hidden_cards, Table(entered.name, 10)
    with pytest.raises(AssertionError):
        law(case=Case(entered.name, tuple((largest, seed) for seed in MANY)))


def test_everybody_knows_who_holds_a_card_that_was_claimed(claiming: Tutorial) -> None:
    game = claiming.hosted.game
    claim, swap = game.parse("claim"), game.parse("swap")
    start = game.start(game.options({}), 4, Seat.D)
    assert start.chance is not None
    dealt = start.supply(start.chance.cards).position  # A, the first to play, holds the ace of spades
    ace = start.chance.cards[0]
    swapped = dealt.play(Seat.A, swap).position
    assert swapped.to_act == {Seat.C, Seat.D}, "B plays next"
    answered = swapped.play(Seat.D, claim).position
    assert answered.view(Seat.B) == swapped.view(Seat.B), "D's answer shows to nobody"
    claimed = answered.play(Seat.C, No()).position
    assert (claimed.to_act, claimed.window) == ({Seat.B}, None)
    view = claimed.view(Seat.B)
    assert isinstance(view, SimpleView)
    assert ace not in (*view.unseen(), *view.board.thrown)
    imagined = game.imagine(view, view.unseen()).view(Seat.D)
    assert isinstance(imagined, SimpleView)
    assert [*imagined.hand] == [ace]


def test_a_claim_is_asked_and_announced_in_words(claiming: Tutorial, studio: Studio) -> None:
    game, screens = claiming.hosted.game, claiming.shown.screens(studio)
    start = game.start(game.options({}), 4, Seat.D)
    assert start.chance is not None
    asked = start.supply(start.chance.cards).position.play(Seat.A, game.parse("swap")).position
    names = ("Ann", "Bob", "Cem", "Dee")
    with further_words(claiming.words):
        said = {
            seat: screens.status(Showing("1", asked.view(seat), names, 10, USUAL_UNIT, "en"))
            for seat in (None, Seat.B, Seat.C)
        }
    assert said == {
        None: "Bob’s turn. Cem and Dee can claim first.",
        Seat.B: "You’re next. Cem and Dee can claim first.",
        Seat.C: "You’re asked. Do you claim A♠?",
    }


async def test_a_panel_of_ten_is_as_high_as_agreed(
    entered: Tutorial, studio: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(test_panels_measured, "SHOWN", entered.all_shown)
    for law in (
        test_panels_measured.test_every_panel_with_its_picture_is_as_high_as_agreed,
        test_panels_measured.test_the_end_of_a_deal_fits_with_its_result_and_pad,
    ):
        await law((Table(entered.name, 10), test_panels_measured.MANNERS[0]), studio)


async def test_the_laws_of_every_screen_hold(entered: Tutorial, studio: Studio) -> None:
    at = Table(entered.name, 3)
    with LayingOut() as laying_out, Studio() as second:
        screens = entered.shown.screens(laying_out)
        known: dict[str, object] = {"at": at, "seed": 0, "screens": screens, "read": screens, "locale": "fr"}
        known |= {"studio": laying_out}
        found = list(laws_of(screens_laws, known=[*known]))
        assert len(found) > 2
        for law, asked in found:
            made = law(**{name: known[name] for name in asked})
            assert inspect.isawaitable(made)
            await made
        law = screens_laws.test_what_is_hidden_changes_nothing_that_a_reader_sees
        await law((at, "A"), studio, second)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_laws_of_every_picture_hold(entered: Tutorial, locale: Locale) -> None:
    scenes = {}
    with LayingOut() as laying_out:
        for name, draw in entered.shown.samples(laying_out):
            draw(locale, Style())
            assert laying_out.scene is not None
            scenes[f"{name} {locale}"] = laying_out.scene
    found = list(laws_of(picture_laws, known=["scenes"]))
    assert len(found) > 2
    for law, _ in found:
        law(scenes)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_game_borrows_what_it_does_not_say(entered: Tutorial, locale: Locale) -> None:
    assert say(locale, f"{entered.name}-refused-not-your-turn") == say(locale, "simple-refused-not-your-turn")
    assert say(locale, f"{entered.name}-ask") != say(locale, "simple-ask"), "what it says itself is not borrowed"
    assert not has(locale, "guts-event-scored"), "a game that asks for nothing borrows nothing"


@pytest.mark.long("whole games")
def test_robots_play_whole_games_and_the_better_one_wins_more(entered: Tutorial) -> None:
    levels = (Level.REGULAR, Level.NOVICE, Level.NOVICE)
    plan = Plan(entered.hosted, levels, entered.hosted.game.options({}), 1)
    won = [0] * len(levels)
    for number in range(20):
        played = play_out(plan, number)
        assert played.position.outcome is not None
        for index, seat in enumerate(played.seated):
            won[index] += seat in played.position.outcome.winners
    assert won[0] > max(won[1:])


@pytest.mark.parametrize("locale", LOCALES)
def test_it_is_played_in_the_terminal(entered: Tutorial, locale: str, capsys: pytest.CaptureFixture[str]) -> None:
    typist = Typist(capsys)
    arguments = [entered.name, "--seats", "3", "--seed", "2", "--option", "deals=2", "--locale", locale]
    assert play(arguments, games=entered.games, shown=entered.all_shown, read=typist) == 0
    assert {"en": "You keep.", "fr": "Tu gardes ta carte."}[locale] in typist.all()
