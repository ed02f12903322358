"""A press: who does it, what they see, and what the bot has confirmed to them."""

from collections import Counter
from collections.abc import Awaitable, Callable, Collection, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Final

from bot.exploring.desk import Wall
from bot.exploring.incarnation import EPOCH
from bot.games.protocol import Game, Move, Refused, Seat
from bot.standing import Standing
from bot.tables import Declined, Player, Setting, Table, Tables, Terms, When
from bot.tables.settings.servers import ServerSettings

MOST_LEGAL: Final = 120  # moves that someone thinks about


Decided = list[tuple[Table, Seat, Move]]
"""What someone has decided to play: one press that arrives twice says the same."""


@dataclass(frozen=True, slots=True)
class Confirmed:
    """A move that the bot has confirmed: from then on it must be in the log, and once."""

    table: str
    seat: Seat
    moves: tuple[str, ...]
    turn: int | None
    ply: int  # of the table as it was shown after it
    may_repeat: bool = False  # an answer in a window, which may be changed
    is_kept: bool = False  # it is played when the pause of the turn is over


@dataclass(frozen=True, slots=True)
class Tried:
    """Moves that someone has pressed, whatever the bot has answered, unless it was refused."""

    table: str
    seat: Seat
    moves: tuple[str, ...]
    turn: int | None = None  # in which they pressed; None for what is typed


@dataclass(slots=True)
class Ordered:
    """An order that someone has given, with the same exception."""

    table: str
    seat: Seat
    deal: int
    when: When
    moves: tuple[Move, ...]
    ply: int  # of the table as they saw it
    until: int | None = None  # the ply after which it was taken back, or another one took its place


@dataclass(slots=True, eq=False)
class Instruction:
    """A person's word about a move ahead: an order, a choice in the pause of a turn, or that it is taken back."""

    table: str
    seat: Seat
    deal: int
    when: When
    moves: tuple[Move, ...]  # none: what was said before is taken back
    seen: int  # the ply of the table as they saw it
    began: int  # its place among all beginnings and answers
    turn: int | None = None  # for which alone a choice is meant
    answered: int | None = None  # the place of its answer; None without one: nobody knows whether it holds
    ply: int = 0  # of the table in the answer

    def __str__(self) -> str:
        moves = "; ".join(map(str, self.moves)) or "taken back"
        return f"{self.table} seat {self.seat} deal {self.deal} {self.when} ply {self.ply}: {moves}"


@dataclass(slots=True, eq=False)
class Chosen:
    """A setting of a server, or of a person, that someone has chosen. Times are Unix milliseconds."""

    whose: int  # the id of a server, or the number of a player
    key: str
    value: str | Terms  # as it is stored; usual terms of a game as they were named
    began: int
    ended: int | None = None  # when an answer was heard, or an error; None: never
    is_heard: bool = False  # whether the bot has said that it is stored


@dataclass(frozen=True, slots=True)
class Asked:
    """A request that notified people: a challenge, an invitation, or a nudge. Times are Unix milliseconds."""

    by: int  # a player
    asked: tuple[int, ...]  # other players
    pressed: int  # when
    heard: int  # when it was confirmed
    table: str | None = None  # of a nudge
    moved_at: int = 0  # there


@dataclass
class Witness:
    """Facts that must be true from now on."""

    moves: list[Confirmed] = field(default_factory=list)
    agreed: list[str] = field(default_factory=list)  # proposals to the ledger whose entry was confirmed
    undone: set[str] = field(default_factory=set)  # tables where someone took a move back
    accepted: list[str] = field(default_factory=list)  # challenges
    ended: list[str] = field(default_factory=list)  # challenges that were declined or withdrawn
    again: set[str] = field(default_factory=set)  # challenges by which someone has asked for the same game again
    tried: list[Tried] = field(default_factory=list)
    orders: list[Ordered] = field(default_factory=list)
    instructions: list[Instruction] = field(default_factory=list)
    chosen: list[Chosen] = field(default_factory=list)  # of servers
    own: list[Chosen] = field(default_factory=list)  # of people: their settings, and whom they block
    dissented: set[str] = field(default_factory=set)  # proposals to the ledger of which it was heard that they failed
    leaving: set[int] = field(default_factory=set)  # players who have asked to be forgotten, heard or not
    proposed: dict[str, int] = field(default_factory=dict)  # to the ledger: the server where each was made
    sittings: dict[tuple[int | None, str, str], str] = field(default_factory=dict)  # by Discord id, day and game
    shown_plies: dict[str, int] = field(default_factory=dict)  # of sittings
    champions: list[tuple[int, int, tuple[int, ...]]] = field(default_factory=list)  # by server and season
    asks: list[Asked] = field(default_factory=list)  # as they were confirmed
    wishes: set[tuple[str, Seat, int | None]] = field(default_factory=set)  # all that was tried, refused or not
    refused: dict[tuple[str, int], int] = field(default_factory=dict)  # proposals at tables: when that was heard
    blocks: set[tuple[int, int | None]] = field(default_factory=set)  # who blocks whom: a player, and a Discord id
    closed: set[int] = field(default_factory=set)  # players whom nobody may challenge, for sure
    forgotten: set[int] = field(default_factory=set)  # players
    under_way: Counter[int | None] = field(default_factory=Counter)  # presses, by the Discord id of who presses
    entering: set[tuple[str, int]] = field(default_factory=set)  # a tournament, and who has pressed to join it
    entered: set[tuple[str, int]] = field(default_factory=set)  # the same, once it was confirmed
    coming: set[tuple[str, int]] = field(default_factory=set)  # a tournament, and a press by which somebody is here
    came: set[tuple[str, int]] = field(default_factory=set)  # the same, once it was confirmed
    faults: list[str] = field(default_factory=list)  # what people were let do
    steps: int = 0  # beginnings and answers so far

    def step(self) -> int:
        """Return the place of one more beginning or answer among all."""
        self.steps += 1
        return self.steps

    @contextmanager
    def instructing(
        self, table: Table, seat: Seat, when: When, *moves: Move, turn: int | None = None
    ) -> Iterator[Instruction]:
        """Note what someone says about a move ahead, unless it is refused for sure; its `ply` is set in here."""
        made = Instruction(table.id, seat, table.deal, when, moves, table.ply, self.step(), turn)
        self.instructions.append(made)
        try:
            yield made
        except (Declined, Refused):
            self.instructions.remove(made)
            raise
        made.answered = self.step()

    @contextmanager
    def trying(self, wish: Tried | Ordered) -> Iterator[None]:
        """Note what someone asks for in here, unless it is refused for sure."""
        notes: list[Tried | Ordered] = self.tried if isinstance(wish, Tried) else self.orders  # type: ignore[assignment]
        notes.append(wish)
        if isinstance(wish, Tried):
            self.wishes.add((wish.table, wish.seat, wish.turn))
        try:
            yield
        except (Declined, Refused):
            notes.remove(wish)
            raise

    def end_order(self, table: Table, seat: Seat, when: When, *, but: Ordered | None = None) -> None:
        """Note that all orders of a kind are taken back, or that this one has taken their place."""
        for each in self.orders:
            is_meant = (each.table, each.seat, each.deal, each.when) == (table.id, seat, table.deal, when)
            if is_meant and each is not but and each.until is None:
                each.until = table.ply

    @contextmanager
    def unless_blocked(
        self, person: Player, others: Callable[[], Iterable[Player]], *, is_asked: bool = False
    ) -> Iterator[None]:
        """Note it if `person` reaches one of these `others` in here, who have blocked them before and still do.

        `is_asked`: to play, which some people want of nobody.
        """
        before, closed = {*self.blocks}, {*self.closed}
        yield
        for each in others():
            if (each.id, person.discord_id) in before & self.blocks:
                self.faults.append(f"{person.name} has reached {each.name}, who blocks them")
            if is_asked and each.id in closed & self.closed:
                self.faults.append(f"{person.name} has asked {each.name}, whom nobody may challenge")


@dataclass(frozen=True)
class Press:
    """One press of a person, as the bot handles it."""

    tables: Tables
    standing: Standing
    wall: Wall
    witness: Witness
    person: Player
    others: Sequence[Player]  # everyone else whom they know
    luck: Random
    id: int
    now: int  # Unix ms
    guild_id: int
    channel_id: int
    decided: Decided
    fashion: Sequence[Game]  # what people play in these days
    shut: Collection[int]  # servers that the bot is not in, so that nobody presses there

    @property
    def time(self) -> int:
        """The time now, which may be after `now`, by a clock that nobody has set (Unix ms)."""
        return EPOCH + round(self.wall.transcript.time() * 1000)

    def note_asked(self, people: Collection[Player], pressed: int) -> None:
        """Note that this person has asked others to play; `pressed`: when (Unix ms)."""
        if people:
            self.witness.asks.append(Asked(self.person.id, tuple(each.id for each in people), pressed, self.time))

    def choosing(self, guild_id: int, key: str, value: str | Terms) -> AbstractContextManager[Chosen]:
        """Note that a setting of a server is chosen in here, unless that is refused for sure."""
        return self._choosing(self.witness.chosen, Chosen(guild_id, key, value, self.time))

    def choosing_own(self, key: str, value: str) -> AbstractContextManager[Chosen]:
        """Note the same of this person's own settings, as they are stored."""
        return self._choosing(self.witness.own, Chosen(self.person.id, key, value, self.time))

    @contextmanager
    def _choosing(self, notes: list[Chosen], made: Chosen) -> Iterator[Chosen]:
        notes.append(made)
        try:
            yield made
            made.is_heard = True
        except Declined:
            notes.remove(made)
            raise
        finally:
            made.ended = self.time

    async def choose(self, guild_id: int, setting: Setting, text: str, *, kept: str | None = None) -> ServerSettings:
        """Choose a setting of a server. `kept`: what is stored of it, if not the text."""
        with self.choosing(guild_id, setting, text if kept is None else kept):
            return await self.tables.servers.choose(guild_id, setting, text)

    def is_blocked_by(self, other: Player) -> bool:
        """Return whether someone has blocked this person, and still does."""
        return (other.id, self.person.discord_id) in self.witness.blocks

    def own_tables(self, *, is_over: bool = False) -> list[tuple[Table, Seat]]:
        """Return the tables that this person sees and sits at, with their seats."""
        there = [table for table in self.wall.tables.values() if table.guild_id not in self.shut]
        found = ((table, table.seat_of(self.person)) for table in there)
        return [(table, seat) for table, seat in found if seat is not None and table.is_over == is_over]

    def own_table(self, *, is_old: bool = False) -> tuple[Table, Seat] | None:
        """Return one of them; mostly one that waits for this person. `is_old`: perhaps as it was some time ago."""
        found = self.own_tables()
        waiting = [each for each in found if each[1] in each[0].position.awaited]
        if not found:
            return None
        table, seat = self.luck.choice(waiting if waiting and self.luck.random() < 0.9 else found)
        if is_old and (seen := self.wall.panels.get((table.id, seat))):
            return self.luck.choice(seen[-4:]), seat
        return table, seat

    def some_move(self, table: Table, seat: Seat) -> Move | None:
        """Return a move that is legal at `table` as it is seen; None if nothing is."""
        if seat not in table.position.to_act:
            return table.position.default(seat)
        moves = list(islice(table.position.legal_moves(seat), MOST_LEGAL))
        return self.luck.choice(moves) if moves else table.position.default(seat)


Act = Callable[[Press], Awaitable[str]]
"""A way to act. It returns a few words for the transcript."""

NOTHING: Final = "nothing to do"
