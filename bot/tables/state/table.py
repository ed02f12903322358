"""A table: a game, its people and its state. A frozen value, which `log_rows` derives from its log."""

from dataclasses import dataclass, field
from functools import cached_property

from bot.games.leaving import Cost, cost_of_leaving
from bot.games.protocol import (
    SEATS,
    Chance,
    Event,
    Owed,
    Position,
    Seat,
    Settlement,
    View,
)
from bot.robots.protocol import Level
from bot.tables.errors import Declined, Reason
from bot.tables.state.asking import awaited_openly
from bot.tables.state.pace import Countdown
from bot.tables.state.people import Player
from bot.tables.state.terms import Terms
from bot.tables.state.undo import Undoable

DEPUTY_LEVEL = Level.REGULAR
NOBODY: frozenset[Seat] = frozenset()


@dataclass(frozen=True, slots=True)
class Turn:
    """The public part of a turn, up to now if it goes on, or of a deal."""

    seat: Seat | None  # whose turn; None for a deal
    events: tuple[Event, ...]  # oldest first, with pauses and anything else that happened during it


@dataclass(frozen=True)
class Table:
    """A hosted game, running or over, after `ply` rows of its log.

    A press asks some things of the table again and again; they are computed once.
    """

    id: str
    terms: Terms
    guild_id: int | None
    channel_id: int  # the channel or thread where it is played now
    home_id: int  # the channel where it began
    players: tuple[Player, ...]  # in order of seat
    first: Seat  # the first dealer
    started_at: int  # Unix milliseconds
    position: Position = field(repr=False)
    countdown: Countdown
    window: int | None = None  # ms for a claim in a live game; None: as the operator has set
    default_cut: str = ""  # the word that cuts a deck unless the cutter says another
    cut: str = ""  # the word that cut the deck on the table
    ply: int = 0
    moved_at: int = 0  # Unix milliseconds; the last row, except pauses that nobody asked for
    turns: tuple[Turn, ...] = field(default=(), repr=False)  # the last few turns, oldest first
    is_dealt: bool = False  # the last row dealt a deck
    deal: int = 0  # number of the deal on the table, from 1
    undoable: tuple[Undoable, ...] = field(default=(), repr=False)  # moves that may be taken back, newest last
    called: tuple[int, ...] = ()  # by seat: its turn number when it was last to look (a deal, or its turn to act)
    paused_by: Seat | None = None  # who agreed to the last pause; None for one that nobody asked for
    deputies: frozenset[Seat] = frozenset()  # seats that a robot plays by agreement for an absent player
    strikes: tuple[int, ...] = ()  # by seat: the number of its turns in a row in which the clock has played for it
    is_stepwise: bool = False  # no move of several steps is offered, by someone's wish
    overdue: frozenset[Seat] = frozenset()  # seats for which the clock plays to the end of their turn
    hinted: frozenset[Seat] = frozenset()  # seats that have asked for a hint
    out_of_touch: frozenset[Seat] = frozenset()  # whom the bot can no longer write to: their clocks wait for a press
    was_out_of_touch: frozenset[Seat] = frozenset()  # for whom a clock has waited, or waits: it does so once in a game
    opened: int = 0  # in duplicate: the last deal that all tables have finished
    known: Position | None = field(default=None, repr=False)  # in duplicate: as all may know it, until it is opened

    @property
    def recent(self) -> tuple[Event, ...]:
        """The events of `turns`."""
        return tuple(event for turn in self.turns for event in turn.events)

    @cached_property
    def is_over(self) -> bool:
        """Whether the game is over, and all may know how."""
        return self.is_played_out and not self.is_closed

    @property
    def is_played_out(self) -> bool:
        """Whether nobody plays here anymore; in duplicate, others may still play."""
        return self.position.outcome is not None

    @property
    def is_closed(self) -> bool:
        """Whether nobody may learn of the deal on the table but who plays it: others are still to play it."""
        return self.known is not None

    @cached_property
    def awaits_twins(self) -> bool:
        """Whether the deal or the game is over here, and it goes on when it is over at the other tables."""
        return self.is_closed and (self.is_played_out or _owed_deck(self.position) is not None)

    @cached_property
    def is_practice(self) -> bool:
        """Whether a robot has been seated here from the start."""
        return any(player.robot is not None for player in self.players)

    @cached_property
    def has_robots(self) -> bool:
        """Whether a robot sits here, from the start or by agreement.

        The deputy of someone who left does not count: the others play on for what they agreed to.
        """
        return self.is_practice or bool(self.deputies)

    @cached_property
    def is_unrated(self) -> bool:
        """Whether the game changes neither ledger nor ratings: a robot sits here, or the terms say so."""
        return self.has_robots or self.terms.has_hints or self.terms.is_duplicate

    def is_alone(self, seat: Seat) -> bool:
        """Return whether the person at `seat` plays with robots only."""
        return self.has_robots and self.in_person == {seat}

    def may_ask_for_hints(self, seat: Seat) -> bool:
        """Return whether `seat` may ask for hints: the one person among robots, or any person where all agreed to them.

        There are no stakes then.
        """
        people = [at for at, each in zip(SEATS, self.players, strict=False) if each.robot is None]
        is_allowed = self.is_practice and people == [seat]
        return self.terms.game.has_coach and seat in people and (is_allowed or self.terms.has_hints)

    @property
    def stake(self) -> int:
        """The smaller stake now in effect, in minor units; 0 in an unrated game."""
        return 0 if self.is_unrated else self.terms.stake

    @property
    def may_step(self) -> bool:
        """Whether its people may choose to play single steps: not where a robot plays, which takes its own.

        If one has joined since, they may still undo that choice.
        """
        is_all = len(self.in_person) == len(self.players)
        return self.terms.game.has_shortcuts and not self.is_over and (is_all or self.is_stepwise)

    @cached_property
    def gone(self) -> frozenset[Seat]:
        """The seats of players who have left a running game."""
        left = self.position.left
        return frozenset(left) if left and not self.is_over else NOBODY

    @cached_property
    def in_person(self) -> frozenset[Seat]:
        """The seats that people play themselves."""
        return self.in_person_at(self.position)

    def in_person_at(self, position: Position) -> frozenset[Seat]:
        """Return the same when the game has come to `position`."""
        people = frozenset([seat for seat, player in zip(SEATS, self.players, strict=False) if player.robot is None])
        return people.difference(position.left, self.deputies)

    @property
    def is_paused(self) -> bool:
        """Whether the clocks are stopped until someone resumes the game."""
        return self.countdown.is_stopped

    def robot_at(self, seat: Seat) -> str | None:
        """Return the level of the robot that plays for `seat`; None for a person."""
        is_deputy = seat in self.deputies or seat in self.position.deputies
        return DEPUTY_LEVEL if is_deputy else self.players[seat].robot

    def is_waited_for(self, seat: Seat) -> bool:
        """Return whether a person plays at `seat` and another person waits for them. No clock runs against a robot."""
        people = self.in_person
        return seat in people and len(people) > 1

    def clocked_at(self, position: Position) -> frozenset[Seat]:
        """Return the seats whose clocks run when the game has come to `position`, as everyone may know."""
        people = self.in_person_at(position)
        return awaited_openly(position) & people if len(people) > 1 else NOBODY

    def out_of_touch_at(self, position: Position) -> frozenset[Seat]:
        """Return the seats that `position` waits for whose clocks stand still: they were notified of no turn."""
        return awaited_openly(position) & self.out_of_touch if self.out_of_touch else NOBODY

    def late(self, now: int) -> frozenset[Seat]:
        """Return the seats that are to play and have no time left at `now` (Unix milliseconds)."""
        ends = ((seat, self.countdown.deadline(seat)) for seat in self.countdown.running)
        return frozenset(seat for seat, end in ends if end is not None and end <= now)

    def reminded(self, now: int) -> frozenset[Seat]:
        """Return the seats that are to play and whose time runs low at `now` (Unix milliseconds), or is over."""
        moments = ((seat, self.countdown.reminder(seat)) for seat in self.countdown.running)
        return frozenset(seat for seat, moment in moments if moment is not None and moment <= now)

    def missed(self, now: int) -> frozenset[Seat]:
        """Return the seats nobody can write to, for which the game has waited long enough at `now` (Unix ms)."""
        ends = ((seat, self.countdown.waits_until(seat)) for seat in self.countdown.missing)
        return frozenset(seat for seat, end in ends if end is not None and end <= now)

    def absent(self, now: int) -> frozenset[Seat]:
        """Return the seats about which the others may decide at `now`: those that are late, or missed."""
        return self.late(now) | self.missed(now)

    def deciding(self, now: int) -> frozenset[Seat]:
        """Return the seats of the people who are not absent at `now`: they may decide about those who are."""
        return self.in_person - self.absent(now)

    @property
    def awaits_deck(self) -> Chance | None:
        """The deck owed between deals; None when none is."""
        return None if self.is_played_out or self.awaits_twins else _owed_deck(self.position)

    @property
    def cutter(self) -> Seat | None:
        """The seat that may cut the owed deck: the one before the dealer unless it has left; of two, the non-dealer.

        Nobody in duplicate, where all tables have the same cut.
        """
        chance = self.awaits_deck
        before = None if chance is None or self.terms.is_duplicate else Seat((chance.seat - 1) % len(self.players))
        return None if before in self.gone else before

    @property
    def left_by(self) -> Seat | None:
        """The seat of someone who was forgotten, and for whom no robot plays, while the game goes on."""
        if self.is_played_out:
            return None
        former = (seat for seat in sorted(self.in_person) if self.players[seat].discord_id is None)
        return next(former, None)

    @cached_property
    def _seats(self) -> dict[int, Seat]:
        """Each player's seat, by our number of the player."""
        return {player.id: seat for seat, player in zip(SEATS, self.players, strict=False)}

    def seat_of(self, player: Player) -> Seat | None:
        """Return where `player` sits; None for a bystander."""
        return self._seats.get(player.id)

    def declines(self, reason: Reason) -> Declined:
        """Return the error to raise here for `reason`, whose sentence depends on the game or the number of players."""
        return Declined(reason, game=self.terms.game.name, seats=len(self.players))

    def own_seat(self, player: Player) -> Seat:
        """Return where `player` sits. Raises Declined (NOT_SEATED)."""
        seat = self.seat_of(player)
        if seat is None:
            raise Declined(Reason.NOT_SEATED)
        return seat

    def seat_in_person(self, player: Player) -> Seat:
        """Return the seat that `player` plays in person. Raises Declined (NOT_SEATED, LEFT, DEPUTY)."""
        seat = self.own_seat(player)
        if seat in self.gone:
            raise Declined(Reason.LEFT)
        if seat in self.deputies:
            raise Declined(Reason.DEPUTY)
        return seat

    def is_played_by(self, player: Player) -> bool:
        """Return whether `player` sits here and plays in person; nobody does where the game is played out."""
        return not self.is_played_out and self.seat_of(player) in self.in_person

    def may_undo(self, seat: Seat) -> tuple[Undoable, ...]:
        """Return the moves that `seat` may take back now, newest last."""
        return tuple(each for each in self.undoable if each.seat == seat and seat in self.position.to_act)

    def awaits(self, player: Player) -> bool:
        """Return whether the game waits for `player`, and no deputy plays for them."""
        seat = self.seat_of(player)
        return seat in self.position.awaited and seat in self.in_person

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats that the game waits for, as everyone may know."""
        return awaited_openly(self.position)

    def view(self, seat: Seat | None) -> View:
        """Return what the player at `seat` may know; None for a bystander. Players who left see as a bystander does.

        Of a deal that other tables are still to finish bystanders see nothing, and players nothing once it is over.
        """
        viewer = self.viewing_seat(seat)
        if (seen := self._seen.get(viewer)) is None:
            known = self.known if viewer is None or self.awaits_twins else None
            seen = self._seen[viewer] = (known or self.position).view(viewer)
        return seen

    @cached_property
    def _seen(self) -> dict[Seat | None, View]:
        """The views already asked for, kept for the next press."""
        return {}

    def viewing_seat(self, seat: Seat | None) -> Seat | None:
        """Return whose view the player at `seat` sees: their own until they leave, then a bystander's."""
        return None if seat in self.gone else seat

    def cost_of_leaving(self, seat: Seat) -> Cost:
        """Return what leaving now costs the player at `seat`, as they may know it."""
        return cost_of_leaving(self.terms.game, self.view(seat), seats=len(self.players), stake=self.stake)

    def settlement(self) -> Settlement:
        """Return the payments of the finished game."""
        return self.terms.game.settle(self.position, self.stake)


def _owed_deck(position: Position) -> Chance | None:
    """Return the deck that a game owes; None when it owes none."""
    chance = position.chance
    return chance if chance is not None and chance.kind == Owed.DECK else None
