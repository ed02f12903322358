"""Every game's coach: what it names may be played, its sentences are there, and it knows what its player knows."""

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from itertools import islice

import pytest

from bot.coach import Advice, Judged, Review, advise
from bot.coach.keeping import written
from bot.coach.reviewing import SHOWN
from bot.games.lesson import Task
from bot.games.protocol import Move, Refused, Seat, View
from bot.registry import GAMES
from bot.robots.coaching import Coach, Known, Question, Said
from bot.robots.levels import find_robot, levels_of
from bot.text import LOCALES, Locale, say
from cogs.screens.emoji import NAMES_ALONE
from cogs.screens.hint import hint_line, hint_screen, said
from tests.games.kits import KITS, Table, random_game
from tests.games.play import Ply, RandomGame
from tests.left_out import fewer, first
from tests.text.source import catalog

COACHED = {name: each.coach for name, each in GAMES.items() if each.coach is not None}
LOOKS = 8  # decisions of a game
GAMES_READ = 25  # in which every sentence is said
RARE = frozenset(
    {
        "anaconda-coach-highest",  # of a pass that somebody played: no expert keeps four cards that promise nothing
        "contract-rummy-coach-swap",  # in lessons: it is not weighed
        "kalooki-coach-swap",
        "cinch-coach-throw",  # for who has more trumps than a hand
        "cinch-coach-throw-why",
        "kalooki-coach-end",  # for who holds nothing but jokers
        "kalooki-coach-void",  # when the stock is used up
    }
)
BASES = {"kalooki": "rummy", "contract-rummy": "rummy"}  # whose sentences a game says, too


def decisions(name: str, seed: int) -> Iterator[tuple[RandomGame, int, Seat]]:
    """Yield moments of a random game in which a seat is to act."""
    played = random_game(Table(name, KITS[name].game.seats[seed % len(KITS[name].game.seats)]), seed)
    chooser = random.Random(seed)
    found = [
        (at, seat)
        for at, position in enumerate(played.positions)
        for seat in sorted(position.to_act)
        if at and seat not in position.left
    ]
    for at, seat in sorted(chooser.sample(found, min(LOOKS, len(found)))):
        yield played, at, seat


def thought(coach: Coach, seen: View, played: Move | None = None) -> Advice | None:
    """Return what the coach says after a short thought, of a move that was played if one is given."""
    question = coach.question(seen, played)
    if question is None:
        return None
    short = question if isinstance(question, Known) else replace(question, playouts=20)  # type: ignore[type-var]
    return advise(short, random.Random(1), played=played)


def view(played: RandomGame, at: int, seat: Seat) -> View:
    return played.positions[at].view(seat)


@pytest.fixture(params=COACHED)
def name(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def coach(name: str) -> Coach:
    found = COACHED[name]
    assert found is not None
    return found


def test_a_game_says_whether_it_has_one() -> None:
    assert {name for name, each in GAMES.items() if each.game.has_coach} == set(COACHED)


def test_what_it_names_may_be_played_and_what_it_says_can_be_read(name: str, coach: Coach) -> None:
    asked = 0
    for played, at, seat in decisions(name, 1):
        seen = view(played, at, seat)
        question = coach.question(seen)
        if question is None:
            continue
        asked += 1
        for option in question.options:
            assert seen.refusal(option.move) is None
            assert question.number_of(option.move) is not None
            for sentence in (option.said, *option.facts):
                for locale in LOCALES:
                    assert said(sentence, name, locale=locale, emoji=NAMES_ALONE)
        for measure in question.measures:
            codes = {True: [""], False: ["-less"], None: ["", "-less"]}[measure.speaks_for]
            for locale in LOCALES:
                for code in [*codes, *["-either"] * measure.either]:
                    words = (("best", 60), ("next", 40))
                    assert said(Said(f"{measure.code}{code}", words), name, locale=locale, emoji=NAMES_ALONE)
    assert asked


def test_every_move_that_a_lesson_asks_for_has_a_name(name: str, coach: Coach) -> None:
    script, unweighed = import_module(f"bot.games.{name.replace('-', '_')}.lesson").SCRIPT, set[str]()
    for done, task in enumerate(script.tasks):
        if not isinstance(task, Task):
            continue
        move = script.game.parse(task.move)
        question = coach.question(script.view_at(done), move)
        if question is None or question.number_of(move) is None:
            for locale in LOCALES:
                line = hint_line(None, name, coach.named(move), locale=locale, emoji=NAMES_ALONE)
                assert line.startswith("**"), task.name
                assert line.endswith(say(locale, "coach-as-asked"))
            unweighed.add(task.name)
    assert bool(unweighed) is (name not in {"anaconda", "cinch", "daifugo", "guts"})


@pytest.mark.parametrize("locale", LOCALES)
def test_no_sentence_says_about_never_or_instead_of_never(locale: Locale) -> None:
    """*In about 0 % of deals*, or *not 0 %*: nobody says that."""
    read = 0
    for key, names in catalog(locale).items():
        game, is_reason, code = key.partition("-coach-")
        if not is_reason or not names & {"best", "next"}:
            continue
        extremes = ((0, 40),) if code.endswith("-less") else ((60, 0), (100, 0), (0, 0))[: 2 + code.endswith("-either")]
        for best, other in extremes:
            words = dict.fromkeys(names, 0) | {"best": best, "next": other}
            sentence = said(Said(code, tuple(words.items())), game, locale=locale, emoji=NAMES_ALONE)
            assert not re.search(r"(?:about|environ|not|au lieu de) (?:0|100)\b[\s ]?%", sentence), key
            read += 1
    assert read > len(COACHED)


@pytest.mark.long("whole games")
def test_every_sentence_is_said_somewhere_and_no_other(name: str, coach: Coach) -> None:
    keys = {key for locale in LOCALES for key in catalog(locale) if key.startswith(f"{name}-coach-")}
    shared = {key for key in catalog("en") if key.startswith(f"{BASES[name]}-coach-")} if name in BASES else set()
    found, missing = set[str](), keys - RARE
    for codes in _said_of_games(name, coach):
        found |= {f"{name}-coach-{code}" for code in codes}
        if not (missing := keys - found - RARE):
            break
    assert not missing
    assert found <= keys | {key.replace(f"{BASES[name]}-", f"{name}-", 1) for key in shared}


def _said_of_games(name: str, coach: Coach) -> Iterator[Iterable[str]]:
    """Yield the codes of all that may be said of each decision of random games."""
    seats = KITS[name].game.seats
    for seed in range(GAMES_READ):
        for position in random_game(Table(name, seats[seed % len(seats)]), seed).positions:
            for seat in sorted(position.to_act.difference(position.left)):
                if (question := coach.question(position.view(seat))) is not None:
                    yield _codes(question)


def _codes(question: Question) -> Iterator[str]:
    """Yield the codes of all that may be said of a decision."""
    for option in question.options:
        yield from (each.code for each in (option.said, *option.facts))
    for measure in question.measures:
        yield from [measure.code] * (measure.speaks_for is not False)
        yield from [f"{measure.code}-less"] * (measure.speaks_for is not True)
        yield from [f"{measure.code}-either"] * measure.either


def test_a_move_that_was_played_is_among_the_choices(name: str, coach: Coach) -> None:
    for played, at, seat in decisions(name, 2):
        seen = view(played, at, seat)
        for move in list(seen.legal_moves())[:6]:
            question = coach.question(seen, move)
            assert question is None or len(question.options) == 1 or question.number_of(move) is not None


@pytest.mark.parametrize("name", first(4, COACHED, why="all games"))
def test_hidden_cards_exchanged_give_the_same_hint_and_the_same_move_of_each_robot(name: str, coach: Coach) -> None:
    compared = 0
    for played, twin, at, seat in islice(twins(name, range(3, 6)), fewer(LOOKS // 2)):
        own, other = view(played, at, seat), twin.final.view(seat)
        assert own == other
        advice, move = thought(coach, own), next(iter(own.legal_moves()), None)
        assert advice == thought(coach, other)
        assert thought(coach, own, move) == thought(coach, other, move), "nor another review"
        for locale in LOCALES:
            hint_screen(advice, name, locale=locale, emoji=NAMES_ALONE)
        for level in levels_of(KITS[name].game):
            robot = find_robot(level, own, robots=GAMES.robots)
            assert robot.choose(own, random=random.Random(7)) == robot.choose(other, random=random.Random(7)), level
        compared += 1
    assert compared


@pytest.mark.parametrize("name", first(3, COACHED, why="all games"))
def test_hidden_cards_exchanged_give_the_same_review(name: str, coach: Coach) -> None:
    """Of the same decisions all is the same, to the byte as it is kept, though others held other cards all along."""
    compared = 0
    for played, twin, at, seat in twins(name, range(3, 3 + GAMES_READ)):
        own, other = (reviewed(coach, each.plies[:at], seat) for each in (played, twin))
        assert own == other
        assert written(Review.of(own, 0.0)) == written(Review.of(other, 0.0))
        compared += bool(own)
        if compared == fewer(LOOKS):
            break
    assert compared


def twins(name: str, seeds: Iterable[int]) -> Iterator[tuple[RandomGame, RandomGame, int, Seat]]:
    """Yield moments in which a seat is to act, each with a game that looks the same to it, though others hold others.

    That game ends with the moment.
    """
    chooser = random.Random(3)
    for played, at, seat in (one for seed in seeds for one in decisions(name, seed)):
        try:
            twin = KITS[name].twin(played, at, seat, chooser)
        except Refused:
            continue
        if twin is not None and twin.final != played.positions[at]:
            yield played, twin, at, seat


def reviewed(coach: Coach, plies: Sequence[Ply], seat: Seat) -> list[Judged]:
    """Return the last decisions of a seat, after short thoughts: each as if it were a mistake, which a review shows."""
    own = [(at, ply.before.view(seat), ply.move) for at, ply in enumerate(plies) if ply.seat is seat]
    found = list[Judged]()
    for at, seen, move in own[-SHOWN:]:
        advice = None if move is None or seat not in seen.to_act else thought(coach, seen, move)
        if advice is not None and advice.played is not None and advice.others:
            found.append(Judged(at, 1, replace(advice.played, within=-1.0, least=0.0), advice))
    return found


def test_a_view_of_another_game_is_refused(name: str, coach: Coach) -> None:
    other = next(each for each in KITS if each != name)
    position = random_game(Table(other, KITS[other].game.seats[0]), 1).positions[1]
    assert not coach.reads(position.view(Seat.A))
    with pytest.raises(TypeError):
        coach.question(position.view(Seat.A))
