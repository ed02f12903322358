"""All that people could ever read, and what follows from it: a judge of secrets, and of what was confirmed and said."""

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from bot.exploring.ears import CARD
from bot.exploring.whole.hands import MOVES, VERBS
from bot.exploring.whole.marks import Marks
from bot.exploring.whole.offered import offered
from bot.playground.changes import Change, MessageEdited, MessagePosted
from bot.playground.entities import Message
from bot.playground.seen import SeenMessage, see
from bot.playground.world import World
from cogs.ids import CustomId, Verb

FACE: Final = re.compile(r"(?<![A-Za-z0-9])(10|[AKQJRDV2-9])[♠♥♦♣]")
PANEL: Final = "panel.png"
IN_HAND: Final = re.compile(r"(?:Your hand:|Ta main :) ([0-9]+) cart?.*?(?= You: | Toi : |$)", re.DOTALL)
EVERYBODY: Final = re.compile("@(everyone|here)")
SETTLED: Final = "-settle"  # the end of a word that the ids of a settlement alone have
ENOUGH: Final = 5  # cards: two people may well hold the same few, but not as many


class Sights:
    """A reader of every version of every message, with the eyes of those who see it.

    Attributes:
        shown: by table and person, the last turn that a panel offered.
        mentioned: by table and person, when a message with that table named the person last (Unix s).
        pinged: who was notified by a message, or got it alone, with what it is about: the keys of its buttons.
        settlements: by table, the messages in channels that show it as settled.
        settled_to: by table and person, the direct messages that have shown it as settled.
        same_hands: pairs of tables where two people have read the same hand, as they may in duplicate.
        told_cards: by table, when a message to everyone named cards (Unix s).
        open_moves: the tables where a move was offered to everyone.
        marks: what else they were shown.
        faults: what someone has read, and must not know.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self._holders: dict[str, tuple[int, str]] = {}  # who has read the words of a hand, and of which table
        self.shown: dict[tuple[str, int], int] = {}
        self.mentioned: dict[tuple[str, int], float] = {}
        self.pinged: set[tuple[frozenset[str], int]] = set()
        self.settlements: dict[str, set[int]] = defaultdict(set)
        self.settled_to: dict[tuple[str, int], set[int]] = defaultdict(set)
        self.same_hands: set[tuple[str, str]] = set()
        self.told_cards: dict[str, list[float]] = defaultdict(list)
        self.open_moves: set[str] = set()
        self.marks = Marks()
        self.faults: list[str] = []
        world.changes.listen(self._note)

    def _note(self, change: Change) -> None:
        if isinstance(change, MessagePosted | MessageEdited):
            self._read(change.message, is_new=isinstance(change, MessagePosted))

    def _read(self, message: Message, *, is_new: bool) -> None:
        seen, reader, now = see(self._world, message), self._reader(message), self._world.clock.now()
        ids = [*ids_of(seen)]
        for said in ids:
            if is_move(said) and said.turn is not None:
                if reader is None:
                    self.open_moves.add(said.key)
                else:
                    self.shown[said.key, reader] = max(self.shown.get((said.key, reader), 0), said.turn)
                    self.marks.offer(said, reader, now)
            if said.word.endswith(SETTLED):
                if reader is None and said.verb == Verb.REMATCH:
                    self.settlements[said.key].add(message.id)
                elif reader is not None and message.only_for is None:
                    self.settled_to[said.key, reader].add(message.id)
            for user in seen.mentions:
                self.mentioned[said.key, user] = now
        self.marks.read(message, seen, ids, is_new=is_new)
        if message.author_id == self._world.bot.id:
            if is_new and message.only_for is None:
                self.marks.hear(message, seen, ids, reader)
            is_direct = reader is not None and message.only_for is None
            users = {*seen.mentions, *([reader] if is_direct and reader is not None else [])}
            self.pinged |= {(frozenset(each.key for each in ids), user) for user in users}
            self.faults += [f"a message calls everybody: {seen.text[:80]}"] if EVERYBODY.search(seen.text) else []
        if reader is None and FACE.search("\n".join([seen.text, *(file.description for file in seen.files)])):
            for key in {said.key for said in ids}:
                self.told_cards[key].append(now)
        self.faults += [*self._betrayed(seen, ids, reader), *self._misnamed(seen, ids, reader)]

    def _misnamed(self, seen: SeenMessage, ids: list[CustomId], reader: int | None) -> Iterator[str]:
        """Yield a line in place of a panel that names its reader among those with whom they play."""
        is_way_back = [each.verb for each in ids] == [Verb.REFRESH]
        person = self._world.users.get(reader or 0)
        if is_way_back and person is not None and person.display_name in seen.text:
            yield f"somebody is told that they play with themselves: {seen.text[:80]}"

    def _betrayed(self, seen: SeenMessage, ids: list[CustomId], reader: int | None) -> Iterator[str]:
        is_lesson = any(each.verb == Verb.LESSON for each in ids)
        for each in ids:
            if CARD.search(str(each)):
                yield f"an id names a card: {each}"
        for file in seen.files:
            if CARD.search(file.filename):
                yield f"the name of a file names a card: {file.filename}"
            for hand in IN_HAND.finditer(file.description):
                words = hand[0]
                if reader is None:
                    yield f"a hand in public: {words}"
                elif is_lesson:
                    continue  # the same for everyone
                elif int(hand[1]) >= ENOUGH and self._is_of_another(words, reader, next((one.key for one in ids), "")):
                    yield f"somebody else has read a hand: {words}"

    def _is_of_another(self, words: str, reader: int, key: str) -> bool:
        """Return whether another person has read these words of a hand before, at the same table."""
        other, table = self._holders.setdefault(words, (reader, key))
        if other != reader and key != table and key and table:
            self.same_hands.add((table, key))
            return False
        return other != reader

    def _reader(self, message: Message) -> int | None:
        """Return the one person who sees a message; None for all in a channel."""
        if message.only_for is not None:
            return message.only_for
        place, me = self._world.channels[message.channel_id], self._world.bot.id
        others = [each for each in place.recipients if each != me]
        return others[0] if len(others) == 1 else None


def to_be_seen(world: World, message_id: int | None) -> Message | None:
    """Return a message, if neither it nor its channel was deleted."""
    message = world.messages.get(message_id or 0)
    return message if message is not None and is_there(world, message) else None


def is_there(world: World, message: Message) -> bool:
    """Return whether neither a message nor its channel was deleted."""
    return not message.deleted and message.channel_id in world.channels


def ids_of(seen: SeenMessage) -> Iterator[CustomId]:
    """Return all ids of ours on a message."""
    return (each.id for each in offered(seen.components))


def is_move(said: CustomId) -> bool:
    """Return whether an id plays."""
    return said.verb in MOVES or said.verb not in VERBS
