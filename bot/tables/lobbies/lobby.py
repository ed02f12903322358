"""A lobby: a table waiting for its players. A frozen value, derived from its acts one after the other."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from bot.games.protocol import Game, Side
from bot.tables.state.people import Player
from bot.tables.state.terms import Terms
from bot.tables.time import MINUTE

AWAKE = 15 * MINUTE  # players who pressed nothing here for this long are asked whether they are ready


class Close(StrEnum):
    """A reason for a lobby to end without a game."""

    EMPTY = "empty"
    LAPSED = "lapsed"
    FORBIDDEN = "forbidden"  # the server does not allow the game anymore


@dataclass(frozen=True, slots=True)
class Sitter:
    """A player or robot who sits in a lobby."""

    player: Player
    pressed_at: int  # Unix milliseconds; of their last press here
    agreed: int = 0  # the version that they agreed to
    consent: int = 0  # the number of that act
    press_id: int | None = None  # the press by which they agreed
    side: int | None = None  # the side that they chose
    terms: Terms | None = None  # as they were then
    robots: int = 0  # that sat there then

    @property
    def is_robot(self) -> bool:
        """Whether a robot sits here."""
        return self.player.robot is not None


@dataclass(frozen=True, slots=True)
class Invitation:
    """A seat that is held for someone."""

    player: Player
    until: int  # Unix milliseconds


@dataclass(frozen=True, slots=True)
class Check:
    """A question to inactive players whether they are ready."""

    asked: frozenset[int]  # ids of the players who have not answered
    until: int  # Unix milliseconds; then they leave
    host: int | None  # who pressed Start; None if the lobby was full


@dataclass(frozen=True, slots=True)
class Apart:
    """The ids of players who do not sit down with one person."""

    blocked: frozenset[int] = frozenset()  # by them, without having been asked whether they sit down anyway
    blockers: frozenset[int] = frozenset()  # of them


NOBODY = Apart()


@dataclass(frozen=True, slots=True)
class Lobby:
    """A lobby after `number` acts."""

    id: str  # becomes the key of the table
    game: Game
    guild_id: int
    channel_id: int
    message_id: int | None
    seats: int  # how many may sit down; the game may start with fewer, but not a duplicate
    created_at: int  # Unix milliseconds
    expires_at: int
    commitment: str  # to the seed of all deals
    again: str | None = None  # the table whose people want a rematch
    is_played: bool = True  # whether the server allows the game now
    number: int = 0  # of the last act
    version: int = 0  # the number of the act that asked everyone again
    named: Terms | None = None  # the terms that the host named; `terms` are those that hold
    sitters: tuple[Sitter, ...] = ()  # in the order in which they sat down
    invitations: tuple[Invitation, ...] = ()
    departures: Mapping[int, int] = field(default_factory=dict)  # how often each player left, or declined
    gone: tuple[Player, ...] = ()  # players who sat here and left the server
    removed: frozenset[int] = frozenset()  # ids of the players whom a host took off the table
    check: Check | None = None
    is_started: bool = False
    closed: Close | None = None

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen here."""
        return self.is_started or self.closed is not None

    @property
    def terms(self) -> Terms:
        """The terms as they hold: without stakes as long as a robot sits here."""
        if self.named is None:
            raise ValueError("a lobby begins with its terms")
        return replace(self.named, stake=0) if self.robots else self.named

    @property
    def is_duplicate(self) -> bool:
        """Whether the sitters will play the same deals at several tables."""
        return self.named is not None and self.named.is_duplicate

    @property
    def table_seats(self) -> int:
        """The most people who may sit at one table."""
        return (self.game.twin_seats(self.seats) or self.seats) if self.is_duplicate else self.seats

    def can_play(self, people: int) -> bool:
        """Return whether so many can play, if the rules go with that number."""
        return people == self.seats if self.is_duplicate else people in self.game.seats

    @property
    def robots(self) -> int:
        """The number of robots that sit here."""
        return sum(each.is_robot for each in self.sitters)

    @property
    def most_lost(self) -> int | None:
        """The most minor units a player can lose on these terms with any number of players; None if unbounded."""
        return self.terms.most_lost(self.seat_numbers)

    @property
    def seat_numbers(self) -> tuple[int, ...]:
        """The numbers of players at a table with which it may start."""
        return (self.table_seats,) if self.is_duplicate else may_start_with(self.game, self.seats)

    @property
    def people(self) -> tuple[Sitter, ...]:
        """The sitters who are not robots."""
        return tuple(each for each in self.sitters if not each.is_robot)

    @property
    def host(self) -> Player | None:
        """The player who has sat here longest; None when nobody sits here."""
        return self.people[0].player if self.people else None

    @property
    def undecided(self) -> tuple[Player, ...]:
        """The sitters who have not agreed to the current terms."""
        return tuple(each.player for each in self.people if each.agreed != self.version)

    @property
    def lapses_at(self) -> int:
        """The time when the lobby closes by itself, not before the players asked have had their time."""
        return self.expires_at if self.check is None else max(self.expires_at, self.check.until)

    @property
    def cut(self) -> str:
        """The default cut: the ids of all presses by which the seats were agreed to, in order."""
        agreed = sorted(self.people, key=lambda each: each.consent)
        return " ".join(str(each.press_id) for each in agreed)

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return the sides of a table for `seats` if partners play together; else none, nor in duplicate."""
        if self.is_duplicate:
            return ()
        sides = self.game.sides(seats)
        return sides if any(len(side) > 1 for side in sides) else ()

    def is_host(self, player: Player) -> bool:
        """Return whether `player` is the host, even if their name or settings changed."""
        return self.host is not None and self.host.id == player.id

    def may_start(self, player: Player, at: int) -> bool:
        """Return whether `player` may ask for the start at this moment.

        That is the host. Where the bot is not, nobody can know whether the host has left: once they have pressed
        nothing for long, it is anyone who sits here, and the host is asked whether they are ready.
        """
        if self.is_host(player):
            return True
        sleepers = {each.player.id for each in self.asleep(at)}
        is_away = self.host is not None and self.host.id in sleepers
        return is_away and self.terms.is_elsewhere and self.sitter(player.id) is not None

    def sitter(self, player: int) -> Sitter | None:
        """Return the player with this id, if they sit here."""
        return next((each for each in self.sitters if each.player.id == player), None)

    def invitation(self, player: int) -> Invitation | None:
        """Return the invitation of the player with this id, if its seat has not been taken; its time may be over."""
        return next((each for each in self.invitations if each.player.id == player), None)

    def asleep(self, at: int) -> tuple[Sitter, ...]:
        """Return the sitters who have pressed nothing for so long that they must be asked whether they are ready."""
        return tuple(each for each in self.people if at - each.pressed_at > AWAKE)

    def invited(self, at: int) -> tuple[Player, ...]:
        """Return those for whom a seat is held at this moment."""
        return tuple(each.player for each in self.invitations if at < each.until)

    def free(self, at: int, *, player: int | None = None) -> int:
        """Return how many seats `player` may choose from: neither taken nor held for others."""
        held = [each for each in self.invited(at) if each.id != player]
        return self.seats - len(self.sitters) - len(held)


def may_start_with(game: Game, seats: int) -> tuple[int, ...]:
    """Return the numbers of players with which a lobby for `seats` may start."""
    return tuple(each for each in game.seats if each <= seats)
