"""The terms that players agree to, and how rows have them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from bot.games.protocol import (
    BadOption,
    Game,
    Lateness,
    Options,
    UnknownEdition,
)
from bot.hosted import Games
from bot.tables.errors import Declined, Reason
from bot.tables.state.pace import Clocked, Pace

USUAL_UNIT = ""
"""The default unit: each language has its own word for it."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms that the players agreed to."""

    game: Game
    options: Options
    stake: int  # the smaller stake, in minor units
    pace: Pace | None = None  # None: no clock
    unit: str = USUAL_UNIT  # of the stake; the server's unit when the game was requested
    plays_forced: bool = False  # whether each turn has a pause, after which a move without a choice is played
    has_hints: bool = False  # whether all may ask for hints; then the game is not rated, and there are no stakes
    is_contest: bool = False
    """Whether the game is one of a contest: its people cannot pause it, end it, have a robot play, or play it again.

    Its clock alone decides about those who are late, so it ends without them.
    """
    is_duplicate: bool = False  # whether other tables play the same deals; then it is not rated, and has no stakes
    is_elsewhere: bool = False
    """Whether the bot is not in the place of the game: there it answers presses, and posts nothing by itself.

    The place, which `guild_id` names, is then a server without the bot, or the channel of a group or of two people.
    """

    @property
    def clock(self) -> str | None:
        """The clock as rows have it, with the words for all else that is agreed; None for nothing at all."""
        flags = (self.plays_forced, self.has_hints, self.is_contest, self.is_duplicate, self.is_elsewhere)
        return str(Clocked(self.pace, *flags)) or None

    @property
    def clock_decides(self) -> bool:
        """Whether nobody has anything to choose once someone is late: the clock plays for them, or turns them out."""
        return self.turns_out or self.game.lateness is Lateness.DEFAULT_MOVE

    @property
    def turns_out(self) -> bool:
        """Whether the clock turns out a late player, where it does not play for them: others wait elsewhere, too."""
        return self.is_contest or (self.is_duplicate and self.pace is not None and self.pace.may_claim)

    def renewed(self) -> "Terms":
        """Return these terms for another game, which is in no contest and played by the newest edition of the rules.

        If that no longer has one of the options, they are those that the game proposes.
        """
        if type(self.options) is self.game.editions[-1]:
            return replace(self, is_contest=False) if self.is_contest else self
        try:
            options = self.game.options({"rules": self.options.rules, **self.options.changes()})
        except BadOption:
            options = self.game.propose().options
        return replace(self, options=options, is_contest=False)

    def most_lost(self, seats: Iterable[int]) -> int | None:
        """Return the most minor units that one player can lose with any number of `seats`; None if unbounded."""
        if not self.stake:
            return 0
        most = [self.game.most_lost(self.options, seats=each, stake=self.stake) for each in seats]
        bounds = [each for each in most if each is not None]
        return max(bounds) if bounds and len(bounds) == len(most) else None


def known_game(games: Games, name: str) -> Game:
    """Return the game of this name. Raises Declined (NEWER): one that is not hosted here came with a newer version."""
    if (entry := games.get(name)) is None:
        raise Declined(Reason.NEWER)
    return entry.game


def stored_options(game: Game, texts: Mapping[str, str]) -> Options:
    """Return the options of a table, a challenge or a lobby, as they are stored.

    Raises Declined (NEWER) for rules of a newer version of the bot, and BadOption or ValueError for anything malformed.
    """
    try:
        return game.stored_options(texts)
    except UnknownEdition as error:
        raise Declined(Reason.NEWER, game=game.name) from error


def agree(game: Game, stake: int, given: Mapping[str, str], *, pace: Pace | None = None) -> Terms:
    """Return the terms named. Raises BadOption for unknown rules, or an unknown option."""
    return Terms(game, game.options(given), stake, pace)
