"""`python -m bot play GAME`: play a game in the terminal against robots, by typed moves.

You see what a player sees on Discord, in words: your own cards, and nothing of the hands of others. Type moves as
`/play` takes them. An empty line lists what you may type; Ctrl-C or Ctrl-D ends.
"""

import argparse
import asyncio
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from random import Random, SystemRandom

from bot.cli.printing import complain, print_any_text
from bot.cli.status import WRONG
from bot.games.protocol import SEATS, BadOption, Move, NotAMove, Position, Refused, Seat, Step
from bot.hosted import Games
from bot.registry import GAMES
from bot.robots.hosted import Hosted
from bot.robots.levels import find_robot, levels_of
from bot.robots.protocol import Level
from bot.tables import USUAL_UNIT
from bot.text import LOCALES, Locale, say
from bot.text.numbers import hundredths
from cogs.refusals import sentence
from cogs.screens.game import USUAL_ROWS, GameScreens, Showing
from cogs.screens.registry import SHOWN
from cogs.screens.screen import Block
from cogs.screens.shown import Shown
from render import Picture, Studio

MOST_SUGGESTED = 25  # moves in the list of what may be typed
LARGEST_SEED = 2**32
_MARKUP = re.compile(r"\*\*|^-# |\\(?=[^\w\s])", re.MULTILINE)  # bold, small, and signs that are escaped for Discord

Read = Callable[[str], str]


def main(
    argv: Sequence[str], *, games: Games = GAMES, shown: Mapping[str, Shown] = SHOWN, read: Read = input
) -> int:  # fmt: skip
    """Play one of these games, with moves from `read`, which raises EOFError at the end; the exit status."""
    given = _parser(games).parse_args(argv)
    hosted = games[given.game]
    game, seats = hosted.game, given.seats or hosted.game.seats.start
    numbers = " to ".join(map(str, dict.fromkeys((game.seats[0], game.seats[-1]))))
    if seats not in game.seats:
        return complain(f"play: {game.name} is for {numbers} players", status=WRONG)
    if given.seat not in SEATS[:seats]:
        return complain(f"play: {seats} players sit at {SEATS[0]} to {SEATS[seats - 1]}", status=WRONG)
    if given.level not in levels_of(game):
        return complain(f"play: no {given.level} plays {game.name}", status=WRONG)
    try:
        options = game.options(dict(given.option))
    except BadOption as error:
        return complain(f"play: {sentence(_of_game(error, game.name), locale=given.locale)}", status=WRONG)
    seed = SystemRandom().randrange(LARGEST_SEED) if given.seed is None else given.seed
    print_any_text()
    with Studio() as studio:
        position = game.start(options, seats, SEATS[Random(f"{seed} first").randrange(seats)])  # noqa: S311
        screens = shown[game.name].screens(studio)
        names = tuple(map(str, SEATS[:seats]))
        table = _Table(hosted, screens, names, given.seat, given.level, given.locale, position, seed, read)
        print(say(given.locale, "play-begins", game=say(given.locale, f"{game.name}-name"), seed=str(seed)))
        try:
            table.play()
        except (EOFError, KeyboardInterrupt):
            print(f"\n{say(given.locale, 'play-left')}")
    return 0


def _parser(games: Games) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot play", description=__doc__, allow_abbrev=False)
    parser.add_argument("game", choices=[*games], metavar="GAME", help=f"one of {', '.join(games)}")
    parser.add_argument("--seats", type=int, help="how many play (default: as few as can)")
    parser.add_argument("--seat", type=_seat, default=Seat.A, help="where you sit (default: A)")
    parser.add_argument("--seed", type=int, help="the same seed deals the same cards (default: a random one)")
    parser.add_argument("--level", type=Level, default=Level.REGULAR, help="how well robots play (default: regular)")
    parser.add_argument("--locale", choices=LOCALES, default="en", help="the language (default: en)")
    parser.add_argument(
        "--option", action="append", type=_option, default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    return parser


def _seat(text: str) -> Seat:
    """Read the letter of a seat. Raises ArgumentTypeError."""
    if text.upper() not in Seat.__members__:
        raise argparse.ArgumentTypeError(f"{text!r} is no seat: seats are {SEATS[0]} to {SEATS[-1]}")
    return Seat[text.upper()]


def _option(text: str) -> tuple[str, str]:
    """Read an option of a game. Raises ArgumentTypeError."""
    name, equals, value = text.partition("=")
    if not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE")
    return name, value


def _of_game(error: BadOption, game: str) -> BadOption:
    return BadOption(error.code, error.key, rule=error.rule, choices=error.choices, game=game)


@dataclass
class _Table:
    """One person and robots, who each see their own view."""

    hosted: Hosted
    screens: GameScreens
    names: tuple[str, ...]  # the letters of the seats
    seat: Seat  # of the person
    level: Level
    locale: Locale
    position: Position
    seed: int
    read: Read
    decks: Random = field(init=False)
    luck: dict[Seat, Random] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.decks = Random(f"{self.seed} decks")  # noqa: S311  for practice: the same seed gives the same cards
        self.luck = {seat: Random(f"{self.seed} {seat}") for seat in SEATS}  # noqa: S311

    def play(self) -> None:
        """Play until the game is over, and report its end. Raises EOFError when there is nothing more to read."""
        while self.position.outcome is None:
            if (chance := self.position.chance) is not None:
                self._tell(self.position.supply(self.decks.sample(chance.cards, len(chance.cards))))
            elif (forced := self.position.forced) is not None:
                self._tell(self.position.play(*forced))
            elif robots := sorted(self.position.awaited - ({self.seat} - {*self.position.left})):
                self._tell(self.position.play(robots[0], self._chosen(robots[0])))
            else:
                self._ask()
        print(f"\n{self._table()}")
        spoken = replace(self._showing(), view=self.position.view(self.seat)).spoken  # also once the person has left
        for due in self.hosted.game.settle(self.position, self.hosted.game.propose().stake).transfers:
            amount = hundredths(due.amount, locale=self.locale, has_decimals=due.amount % 100 != 0)
            print(say(self.locale, "play-pays", payer=spoken[due.payer], payee=spoken[due.payee], amount=amount))

    def _chosen(self, seat: Seat) -> Move:
        """Return what the robot at a seat plays. It gets the view of that seat and nothing else."""
        view = self.position.view(seat)
        return find_robot(self.level, view, robots=self.hosted.robots).choose(view, random=self.luck[seat])

    def _tell(self, step: Step) -> None:
        """Go on to where a step leads, and report its public part."""
        self.position, events, _ = step
        known = [seen for event in events if (seen := event.seen_by(None)) is not None]
        for line in self.screens.news(self._showing(), known):
            print(_plain(line))

    def _ask(self) -> None:
        """Show the table, and play typed moves; refuse an illegal one with a sentence."""
        print(f"\n{self._table()}\n{_plain(self.screens.status(self._showing()))}")
        while not self._typed(self.read("> ").strip()):
            pass

    def _typed(self, text: str) -> bool:
        """Return whether these words were a move that was played."""
        showing = self._showing()
        if not text:
            offered = self.screens.suggestions(showing, "")[:MOST_SUGGESTED]
            print(say(self.locale, "play-type", moves=" · ".join(offered)))
            return False
        try:
            moves = self.screens.read(showing, text)
            if not self.screens.consider(showing, moves):
                print(f"{_plain(self.screens.note(showing) or '')}\n{say(self.locale, 'play-sure')}")
                return False
            steps = list(self._played(moves))
        except (NotAMove, Refused) as error:
            print(_plain(sentence(error, locale=self.locale) or ""))
            return False
        for step in steps:
            self._tell(step)
        return True

    def _played(self, moves: Sequence[Move]) -> Iterator[Step]:
        """Yield the steps of these moves, one after the other. Raises Refused."""
        position = self.position
        for move in moves:
            step = position.play(self.seat, move)
            position = step.position
            yield step

    def _table(self) -> str:
        """Return the table in words: all of it, or where the game's screens draw it, what its picture says."""
        showing = self._showing()
        if self.screens.tells_in_full:
            return _plain(self.screens.in_full(showing))
        blocks = asyncio.run(_panel(self.screens, showing))
        pictures = [each for each in blocks if isinstance(each, Picture)]
        return "\n".join(each.whole or each.alt for each in pictures)

    def _showing(self) -> Showing:
        """Return the table as the person may see it; once they have left, as everyone may."""
        view = self.position.view(None if self.seat in self.position.left else self.seat)
        return Showing("play", view, self.names, 0, USUAL_UNIT, self.locale)


async def _panel(screens: GameScreens, showing: Showing) -> list[Block]:
    return await (screens.table(showing) if showing.view.seat is None else screens.panel(showing, rows=USUAL_ROWS))


def _plain(words: str) -> str:
    """Return the words of a message without its formatting."""
    return _MARKUP.sub("", words)
