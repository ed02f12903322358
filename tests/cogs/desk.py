"""A desk for tests of screens: tables at a given position, the payloads for Discord, and the possible presses."""

import json
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

import discord
from discord.http import handle_message_parameters

from bot.games.cards import CARDS, JOKER, Rank
from bot.games.protocol import Game, Position, Seat
from bot.playground.limits import check_message
from bot.tables import Finish, Player, Table, Terms, Turn
from bot.tables.state.pace import begin
from cogs.ids import CustomId, Verb, parse_id
from cogs.screens.emoji import Emoji, SmallCards
from cogs.screens.game import GameScreens
from cogs.screens.screen import Block, Screen
from render import Studio
from render.emoji import name_of
from tests.games.play import play_at_random
from tests.games.positions import MILLE, deck, idle, play, start

NAMES = ("Ann", "Bob")
WORST_NAMES = ("*" * 32, "_" * 32)  # as long as Discord allows, and each sign doubled when it is escaped
KEY = "ZZZZZZZZZZ"
UNIT = "w" * 20  # as wide as one may be

Json = Mapping[str, object]


def finish_of(position: Position) -> Finish:
    """Return how the deal ended that was counted on the way to `position`."""
    return Finish(position.view(None), (position.view(Seat.A), position.view(Seat.B)))


def table_at(
    position: Position,
    *,
    names: Sequence[str] = NAMES,
    game: Game = MILLE,
    stake: int = 1_000_000,
    turns: tuple[Turn, ...] = (),
) -> Table:
    """Return a table at `position`."""
    players = tuple(Player(at + 1, 10**18 + at, name, "en", None) for at, name in enumerate(names))
    return Table(
        id=KEY,
        terms=Terms(game, position.options, stake, unit=UNIT),
        guild_id=5,
        channel_id=50,
        home_id=50,
        players=players,
        first=Seat.A,
        started_at=0,
        position=position,
        countdown=begin(None, (None,) * len(names), 0),
        ply=1,
        turns=turns,
        called=(0,) * len(names),
    )


def unpictured(screens: type[GameScreens], studio: Studio) -> GameScreens:
    """Return a game's screens without pictures, which come above all rows and hold no line of a message's text."""

    async def nothing(*_: object, **__: object) -> list[Block]:
        return []

    return type(screens.__name__, (screens,), {"panel": nothing, "table": nothing, "hand": nothing})(studio)


@dataclass(frozen=True)
class Sent:
    """A screen as discord.py sends it."""

    payload: Json
    files: tuple[tuple[str, str, bytes], ...]  # name, alt text, content

    @property
    def parts(self) -> list[Json]:
        """Every component, wherever it is nested."""
        return list(_nested(self.payload.get("components")))

    @property
    def ids(self) -> dict[str, Json]:
        """Buttons and menus that can be used, by custom id."""
        return {str(part["custom_id"]): part for part in self.parts if "custom_id" in part and not part.get("disabled")}

    @property
    def text(self) -> str:
        """Everything that can be read."""
        return json.dumps(self.payload, ensure_ascii=False) + "".join(name + alt for name, alt, _ in self.files)

    def find(self, verb: Verb, word: str | None = None) -> list[CustomId]:
        """Return the ids of this verb that can be pressed."""
        found = [press for text in self.ids if (press := parse_id(text)) is not None]
        return [press for press in found if press.verb == verb and word in (None, press.word)]

    def values(self, press: CustomId) -> list[str]:
        """Return what can be chosen in the menu with this id."""
        options = self.ids[str(press)]["options"]
        assert isinstance(options, list)
        return [option["value"] for option in options]

    def check(self) -> None:
        """Check it against Discord's limits. Raises Refusal."""
        check_message(self.payload, file_count=len(self.files), filenames=[name for name, _, _ in self.files])
        assert all(len(alt) <= 1024 for _, alt, _ in self.files)


SMALL_CARDS = SmallCards(
    {
        name_of(card): Emoji(f"{name_of(card)}_a1b2c3", 1_234_567_890_123_456_000 + card.place)
        for card in (*CARDS, JOKER)
    }
)
"""Emoji of all cards, with ids as long as Discord's."""


def sent(screen: Screen) -> Sent:
    """Return the payload that discord.py makes of a screen."""
    files = screen.files()
    contents = tuple((file.filename, file.description or "", file.fp.read()) for file in files)
    for file in files:
        file.reset()
    with handle_message_parameters(
        view=screen.layout(),
        files=files or discord.utils.MISSING,
        allowed_mentions=screen.mentions(),
        nonce="x" * 25,
    ) as parameters:
        payload = json.loads(parameters.multipart[0]["value"]) if parameters.multipart else parameters.payload
    return Sent(payload, contents)


def _nested(components: object) -> Iterator[Json]:
    if isinstance(components, list):
        for component in components:
            yield component
            yield from _nested(component.get("components"))


@cache
def random_positions(seed: int, every: int = 1) -> tuple[Position, ...]:
    """Return positions of a random game in which a seat may act."""
    played = play_at_random(MILLE, MILLE.options({"target": "300"}), seed, most=400)
    return tuple(position for position in played.positions[::every] if position.to_act)


@cache
def great_hand(pile: int) -> Position:
    """Return a hand of every kind of card after taking a pile under a king: 12 + `pile` cards."""
    one_of_each = "KK QS JD A Q J T 9 8 7 6 5 4 3"
    cards = deck(a=one_of_each, b=one_of_each, top="2H")
    last = 30 + pile - 1
    king = max(at for at in range(31, len(cards)) if cards[at].rank is Rank.KING)
    cards[last], cards[king] = cards[king], cards[last]
    position = MILLE.start(MILLE.options({}), 2, Seat.B).supply(cards).position
    position = idle(position, pile - 1)
    seat = acting(position)
    take = next(move for move in position.legal_moves(seat) if str(move).startswith("take"))
    return position.play(seat, take).position


def acting(position: Position) -> Seat:
    """Return whose turn it is."""
    (seat,) = position.to_act
    return seat


def chooser(seed: int) -> random.Random:
    """Return a generator that is the same every time."""
    return random.Random(seed)


__all__ = ["KEY", "MILLE", "NAMES", "WORST_NAMES", "Sent", "acting", "play", "sent", "start", "table_at"]
