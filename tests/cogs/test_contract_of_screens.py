"""The laws of every game's screens, at every number of seats, in both languages.

Random games are checked here and there: everything fits Discord at its worst, every offer can be played, and facts
unknown to a reader change nothing that the reader sees. A new game joins by its entry and its kit.
"""

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest

from bot.games.protocol import SEATS, Abandon, Move, No, Position, Refusal, Resign, Seat, Timeout
from bot.tables import Table as Hosted
from bot.tables import Turn
from bot.tables.state.counted import counted_by
from bot.text import LOCALES, Locale
from cogs.ids import CustomId, parse_id
from cogs.refusals import refused
from cogs.screens.endings import game_over
from cogs.screens.game import PLAIN, GameScreens, Manner
from cogs.screens.how import how_to_screen
from cogs.screens.listed import ListedScreens
from cogs.screens.lists import deal_log
from cogs.screens.questions import ByHand, SomeCards
from cogs.screens.rulebook import rule_page, sentence_page
from cogs.screens.situation import Situation
from cogs.screens.table import panel, public_table, showing
from cogs.screens.why import Asked, why_screen
from render import Studio
from tests.cogs.all_presses import by_hand, by_marking, reached
from tests.cogs.desk import SMALL_CARDS, Sent, sent, table_at, unpictured
from tests.games.kits import KITS, Table, ends_of_range, is_largest, random_game, tables, twins_of
from tests.games.play import RandomGame
from tests.left_out import fewer, first, together
from tests.there import there
from tests.witness.screens.shown import MORE_SHOWN

TABLES = sorted(tables(), key=lambda table: not is_largest(table))
WORST = tuple(f"{letter}{'_' * 39}" for letter in "ABCDEFGHIJ")  # forty characters, each sign doubled when escaped
NAMES = ("Ann", "Bob", "Cem", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
LOOKS = 3  # positions of a game
TWINS = 2  # positions of which a twin is looked at
LANGUAGES: Sequence[Locale] = sorted(LOCALES)  # French, the last, says everything in more letters
LONGEST_SUGGESTION = 100  # characters, a limit of Discord's


pytestmark = pytest.mark.usefixtures("words_of_magpie")


class Case(NamedTuple):
    """A random game, and the language it is read in; in that of seed 2 a player leaves."""

    at: Table
    seed: int
    locale: Locale

    def __str__(self) -> str:
        return f"{self.at}-{self.seed}-{self.locale}"


def cases() -> Iterator[Case]:
    """Yield the largest table of each game, which says and asks most; then each seed and language of a game.

    They are read at its largest, middle and smallest table: what differs by size is laid out in the laws of panels.
    """
    more, most = LANGUAGES
    yield from (Case(at, 0, most) for at in TABLES if is_largest(at))
    read = [(2, most), (1, more)]
    for name in KITS:
        sizes = sorted((at for at in TABLES if at.name == name), key=lambda at: -at.seats)
        some = dict.fromkeys((sizes[0], sizes[len(sizes) // 2], sizes[-1]))
        yield from (Case(at, *each) for at, each in together([*some], read))


@pytest.fixture(params=first(len(KITS), cases(), why="all seeds"), ids=str, scope="module")
def case(request: pytest.FixtureRequest) -> Case:
    """Each game with the most players, fewer, and the fewest; with the most in every run.

    All tests of a case run together, so that its game is played once.
    """
    case: Case = request.param
    return case


@pytest.fixture
def at(case: Case) -> Table:
    """A game with a number of players."""
    return case.at


@pytest.fixture
def seed(case: Case) -> int:
    """The seed of a random game."""
    return case.seed


@pytest.fixture
def locale(case: Case) -> Locale:
    """The language that it is read in."""
    return case.locale


@pytest.fixture
def screens(at: Table, studio: Studio) -> GameScreens:
    """The screens of the game."""
    return MORE_SHOWN[at.name].screens(studio)


@cache
def looks(at: Table, seed: int) -> tuple[tuple[RandomGame, int], ...]:
    """Return a random game, and some moments of it by the number of plies: spread evenly, including the last."""
    played = random_game(at, seed)
    count = len(played.plies)
    return tuple((played, plies) for plies in sorted({*range(1, count, max(1, count // fewer(LOOKS))), count}))


def hosted(played: RandomGame, plies: int, *, names: Sequence[str] = WORST) -> Hosted:
    """Return the game after `plies` plies as a table, which remembers the last few turns."""
    turns = [
        Turn(ply.seat, tuple(known for event in ply.step.events if (known := event.seen_by(None)) is not None))
        for ply in played.plies[max(0, plies - played.seats - 2) : plies]
    ]
    position = played.plies[plies - 1].after
    return table_at(position, names=names[: played.seats], game=played.game, turns=tuple(turns))


def check(message: Sent) -> None:
    """Check a message against Discord's limits, including ids and labels."""
    message.check()
    for part in message.parts:
        assert len(str(part.get("custom_id", ""))) <= 100
        assert len(str(part.get("label", ""))) <= 80
        options = part.get("options", ())
        assert isinstance(options, Sequence)
        assert len(options) <= 25


@pytest.fixture
def read(at: Table, studio: Studio, painting: Studio, seed: int) -> GameScreens:
    """The screens of the game: pictures are painted where one of the most players leaves, and otherwise laid out."""
    return MORE_SHOWN[at.name].screens(painting if seed == 2 and is_largest(at) else studio)


async def test_every_screen_of_a_game_fits(at: Table, seed: int, read: GameScreens, locale: Locale) -> None:
    for played, plies in looks(at, seed):
        table = hosted(played, plies)
        check(
            sent(
                await public_table(table, read, Manner(locale, emoji=SMALL_CARDS), Situation(unreachable=table.players))
            )
        )
        for seat in played.everybody:
            message = sent(await panel(table, seat, read, Manner(locale, emoji=SMALL_CARDS), said="x" * 200))
            check(message)
            is_asked = seat in table.position.to_act and seat not in table.gone and not table.is_over
            is_ahead = isinstance(read, ListedScreens) and read.may_choose_ahead(showing(table, seat, Manner(locale)))
            acts = [press for press in map(_press, message.ids) if press.turn is not None]
            is_offered = is_asked or (is_ahead and seat not in table.gone | table.deputies)
            assert bool(acts) == is_offered, "who may play, or choose ahead, is offered something, and nobody else is"
        happened = [event for ply in played.plies[:plies] if (event := ply.step.events)]
        public = [known for events in happened for event in events if (known := event.seen_by(None)) is not None]
        check(sent(deal_log(table, public, read, locale=locale, emoji=SMALL_CARDS)))
        for seat in (None, Seat.A):
            words = read.in_full(showing(table, seat, Manner(locale)))
            assert len(words) <= 4000
            assert bool(words) is read.tells_in_full


MOST_LINES = 18  # lines of text in a panel on a phone, with which picture and buttons are in sight
A_LINE = 40  # characters there


async def test_ten_long_names_leave_the_buttons_in_sight(at: Table, seed: int, studio: Studio) -> None:
    screens = unpictured(MORE_SHOWN[at.name].screens, studio)  # only the text is counted
    for played, plies in looks(at, seed):
        table = hosted(played, plies, names=tuple(f"{letter}{'m' * 31}" for letter in "ABCDEFGHIJ"))
        for seat in played.everybody:
            screen = await panel(table, seat, screens, Manner("en", emoji=SMALL_CARDS))
            lines = [line for block in screen.blocks if isinstance(block, str) for line in block.splitlines()]
            most = MOST_LINES + 4 * bool(table.gone)  # leavers are reported in addition
            assert sum(1 + len(_without_ids(line)) // A_LINE for line in lines) <= most, lines


def _without_ids(line: str) -> str:
    """Return a line as it is read: a small card or a mention is two letters wide."""
    return re.sub(r"<[^>]+>", "xx", line)


def _press(text: str) -> CustomId:
    return there(parse_id(text))


async def test_every_end_fits(at: Table, seed: int, read: GameScreens, locale: Locale) -> None:
    played = random_game(at, seed)
    ends = [
        (plies, found) for plies, ply in enumerate(played.plies, 1) if (found := counted_by(ply.step, seats=at.seats))
    ]
    assert ends
    for plies, (_, finish) in ends[:3]:
        table = hosted(played, plies)
        ended = Situation(deals_at=1, finish=finish, unreachable=table.players)
        check(sent(await public_table(table, read, Manner(locale, emoji=SMALL_CARDS), ended)))
    _, (_, finish) = ends[-1]
    table = hosted(played, len(played.plies))
    for last in (finish, None):
        check(sent(await game_over(table, read, Manner(locale), finish=last, mark="1-settle", seed=b"s" * 32)))


async def test_a_panel_tells_in_words_how_the_last_deal_ended(
    at: Table, seed: int, studio: Studio, locale: Locale
) -> None:
    """The player whose own move ended it sees it, too, until the next deal begins."""
    played = random_game(at, seed)
    screens = unpictured(MORE_SHOWN[at.name].screens, studio)  # only the text is read
    if not isinstance(screens, ListedScreens):
        return  # the end of each of its deals is a separate message
    for plies, ply in enumerate(played.plies, 1):
        if (counted := counted_by(ply.step, seats=at.seats)) is None:
            continue
        ends = [event for event in counted[1].events if event.finished_deal is not None]
        table = hosted(played, plies, names=NAMES)
        if table.is_over:
            continue
        situation = Situation(finish=counted[1] if table.terms.game.opens_hands else counted[1].closed(), goes_on=True)
        for seat in frozenset(played.everybody) - table.gone:  # who has left reads what everyone does
            shown = showing(table, seat, Manner(locale))
            blocks = (await panel(table, seat, screens, Manner(locale), situation=situation)).blocks
            words = " ".join(each for each in blocks if isinstance(each, str))
            for event in ends:
                assert (screens.in_words(event, shown) or "") in words


def refusals(at: Table, seed: int) -> Iterable[Refusal]:
    """Return the judge's refusals of all sorts of moves in a game, and after it."""
    kit, chooser = KITS[at.name], random.Random(seed)
    found: dict[Refusal, None] = {}
    for played, plies in looks(at, seed):
        position = played.plies[plies - 1].after
        for seat in (None, *played.everybody):
            tried = [*kit.probes, No(), Resign(), Timeout(), Abandon()]
            tried += [] if seat is None else kit.any_moves(position, seat, chooser)
            found |= dict.fromkeys(said for move in tried if (said := position.refusal(seat, move)) is not None)
    return found


async def test_the_rules_can_be_looked_up(at: Table, seed: int, studio: Studio, locale: Locale) -> None:
    """By topic, in five lines, behind every refusal, and behind the lines of finished deals and of the settlement."""
    book = MORE_SHOWN[at.name].rulebook(studio)
    check(sent(how_to_screen(book, locale=locale)))
    assert len(book.topics) <= 25
    for topic in book.topics:
        check(sent(await rule_page(book, topic, locale=locale, style=PLAIN)))
    for code in book.behind:
        screen = there(sentence_page(book, code, locale=locale))
        check(sent(screen))
    played = random_game(at, seed)
    for refusal in refusals(at, seed):
        assert len(refused(refusal, locale=locale)) < 300
        assert book.topic_of(refusal.rule) in book.topics
    table = hosted(played, len(played.plies))
    count = book.finished(table.view(None))
    counted = [ends for ply in played.plies if (ends := counted_by(ply.step, seats=at.seats)) is not None]
    assert count == len(counted)
    for deal, finish in counted[:2]:
        reasons = book.deal(finish.hands, deal, locale=locale)
        for mark in ("", *(each.mark for each in reasons[:2])):
            asked = Asked(deal, count, is_settled=True, seat=Seat.A, mark=mark)
            check(sent(why_screen(table, book, asked, reasons, locale=locale)))


# Offers


def after(position: Position, seat: Seat, moves: Sequence[Move]) -> Position:
    """Return the position after these moves of one seat. Raises Refused."""
    for move in moves:
        position = position.play(seat, move).position
    return position


async def test_whatever_a_panel_offers_may_be_played(at: Table, seed: int, screens: GameScreens) -> None:
    for played, plies in looks(at, seed):
        table = hosted(played, plies)
        for seat in sorted(table.position.to_act - table.gone):
            shown = showing(table, seat, Manner("en"))
            offered = reached(screens, shown)
            for moves in offered:
                after(table.position, seat, moves)
            known = {move for moves in offered for move in moves}
            if isinstance(screens, ListedScreens):
                for question in screens.questions(shown):
                    if isinstance(question, SomeCards):
                        known |= by_marking(screens, shown, question)
                    if isinstance(question, ByHand):
                        known |= by_hand(question)
                assert known >= set(shown.view.legal_moves())
            assert known


async def test_every_suggestion_may_be_typed_and_played(at: Table, seed: int, screens: GameScreens) -> None:
    """Completion offers nothing that would be cut at a hundred characters, and nothing that is refused."""
    for played, plies in looks(at, seed):
        table = hosted(played, plies)
        for seat in played.everybody:
            shown = showing(table, seat, Manner("en"))
            suggested = screens.suggestions(shown, "")
            if seat not in table.position.to_act - table.gone:
                assert suggested == []
                continue
            assert suggested
            for text in suggested:
                assert len(text) <= LONGEST_SUGGESTION
                assert text in screens.suggestions(shown, text[: len(text) // 2].upper())
                after(table.position, seat, screens.read(shown, text))


# Hidden facts


def looked_at() -> list[Any]:
    """Return the largest and smallest table of each game with every viewer; those between have one by turns.

    Always the largest is looked at, by one after the other.
    """
    viewers = ["bystander", "A", "last"]
    always = together([at for at in TABLES if is_largest(at)], viewers)
    ends = [each for each in product(filter(ends_of_range, TABLES), viewers) if each not in always]
    between = [at for at in TABLES if not ends_of_range(at)]
    return first(len(always), [*always, *ends, *together(between, viewers)], why="all sizes")


@pytest.mark.parametrize("looked", looked_at(), ids=lambda each: "-".join(map(str, each)))
async def test_what_is_hidden_changes_nothing_that_a_reader_sees(
    looked: tuple[Table, str], painting: Studio, second: Studio
) -> None:
    """It is not a byte of a message or a picture; hidden choices of others are swapped like hidden cards."""
    at, viewer = looked
    seat = {"bystander": None, "A": Seat.A, "last": SEATS[at.seats - 1]}[viewer]
    shown = MORE_SHOWN[at.name].screens
    for game, twin in twins_of(at, 0, seat, fewer(TWINS)):
        seen = []
        for drawing, played in ((shown(painting), game), (shown(second), twin)):
            table = hosted(played, len(played.plies), names=NAMES)
            screen = await (
                public_table(table, drawing, Manner("en", emoji=SMALL_CARDS))
                if seat is None
                else panel(table, seat, drawing, Manner("en", emoji=SMALL_CARDS))
            )
            seen.append((sent(screen), drawing.in_full(showing(table, seat, Manner("en")))))
        assert seen[0] == seen[1]


@pytest.fixture(scope="module")
def second() -> Iterator[Studio]:
    """A studio that remembers no picture of the first."""
    with Studio() as studio:
        yield studio


def test_every_game_of_the_suite_is_shown() -> None:
    assert MORE_SHOWN.keys() == KITS.keys()
