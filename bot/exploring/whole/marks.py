"""Notes of what people were shown: which turns and when, results of daily deals, and tables of leagues."""

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from bot.playground.entities import Message, MessageFlag
from bot.playground.seen import SeenMessage
from bot.standing.periods import season_after
from bot.tables.time import SECOND
from cogs.ids import CustomId, Verb
from cogs.screens.daily import KEY
from cogs.screens.league import TABLE

PANELS: Final = frozenset({Verb.DAILY_ACT})


class Offered(NamedTuple):
    """A turn that a panel offered to one person."""

    at: int  # Unix ms
    turn: int


@dataclass(frozen=True, slots=True)
class Heard:
    """A new message that has notified one person of one game."""

    at: int  # Unix ms
    user: int
    ids: tuple[CustomId, ...]  # of ours on it
    is_direct: bool
    is_silent: bool
    has_files: bool


@dataclass(frozen=True, slots=True)
class Card:
    """A result of a daily deal, as it was posted for everyone in a channel."""

    at: int  # Unix ms
    channel: int
    line: str  # who, which game, which day
    is_answer: bool  # to a press on something that others see, or where the bot is not


class Marks:
    """All such notes.

    Attributes:
        offered: by table and person, the turns in the order in which panels offered them.
        sat: by daily sitting, the last turn that a panel offered.
        cards: the results of daily deals.
        leagues: by channel and season, the messages with its table that nobody had asked for.
        heard: by table, the new messages that have notified somebody.
    """

    def __init__(self) -> None:
        self.offered: dict[tuple[str, int], list[Offered]] = defaultdict(list)
        self.sat: dict[str, int] = defaultdict(int)
        self.cards: list[Card] = []
        self.leagues: dict[tuple[int, int], set[int]] = defaultdict(set)
        self.heard: dict[str, list[Heard]] = defaultdict(list)

    def hear(self, message: Message, seen: SeenMessage, ids: Sequence[CustomId], reader: int | None) -> None:
        """Note whom a new message notifies: the one to whom it was written, or whom it mentions."""
        users = seen.mentions if reader is None else (reader,)
        at, is_silent = round(message.created * SECOND), bool(message.now.flags & MessageFlag.SUPPRESS_NOTIFICATIONS)
        for key in {each.key for each in ids}:
            own = tuple(each for each in ids if each.key == key)
            for user in users:
                found = Heard(at, user, own, reader is not None, is_silent, bool(seen.files))
                self.heard[key].append(found)

    def offer(self, said: CustomId, reader: int, now: float) -> None:
        """Note that a panel offers a turn to its reader, now (Unix s)."""
        turns = self.offered[said.key, reader]
        if said.turn is not None and (not turns or turns[-1].turn < said.turn):
            turns.append(Offered(round(now * SECOND), said.turn))

    def read(self, message: Message, seen: SeenMessage, ids: Sequence[CustomId], *, is_new: bool) -> None:
        """Read a message; `is_new`: as it was posted."""
        for each in ids:
            if each.verb in PANELS and each.turn is not None and each.word != Verb.NEXT:  # which names a deal
                self.sat[each.key] = max(self.sat[each.key], each.turn)
        if not is_new or message.hidden:
            return
        if any(each.verb == Verb.DAILY_PLAY and each.key != KEY for each in ids):
            line = next((each for each in seen.text.splitlines() if each.startswith("**")), "")
            self.cards.append(
                Card(round(message.created * SECOND), message.channel_id, line, is_answer=message.by_interaction)
            )
        seasons = [int(each.key) for each in ids if each.verb == Verb.LEAGUE and each.word == TABLE]
        if seasons and not message.by_interaction:
            self.leagues[message.channel_id, season_after(min(seasons))].add(message.id)
