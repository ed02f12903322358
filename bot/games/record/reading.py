"""Reading a record: play every line under the rules, and name the first faulty one."""

import re
from collections.abc import Iterator, Mapping
from itertools import chain
from typing import NamedTuple, Protocol

from bot.games.cards import Card, NotACard, parse_card
from bot.games.protocol import Abandon, Chance, Move, NotAMove, Owed, Position, Refused, Resign, Seat, Timeout
from bot.games.record.tags import Line, Tag, Tags, read_tags, unquoted
from bot.games.record.values import BadRecord, Entry, Played, Record, Restocked, Shuffled

_TEXT = re.compile(r'"(?:[^"\\]|\\["\\])*"')
_DEAL = re.compile(r"Deal[ \t]+([0-9]+)[ \t]+dealer[ \t]+([A-J])")
_WORDS = re.compile(r"[^ \t]+")
_SPACE = " \t"
LARGEST_FILE = 8 * 1024 * 1024  # bytes; a deal takes 4,000, and the longest possible one 14,000
LONGEST_LINE = 20_000  # characters; a deck takes 500, and blanks between words are free


class Reading(NamedTuple):
    """A record that was read, and the position it leads to."""

    record: Record
    position: Position


class Witness(Protocol):
    """A watcher of a record being read, asked each time before the rules judge. What it raises ends the reading."""

    def tagged(self, game: str, seats: int, tags: Mapping[str, Tag]) -> None:
        """Called once with all tags, by name."""

    def supplied(self, line: int, chance: Chance, cut: str, cards: tuple[Card, ...]) -> None:
        """Called for each line that lists owed cards. `cut` is the word of the deal's cut, or empty."""


def read(file: bytes, *, witness: Witness | None = None) -> Reading:
    """Read a record and play it under the rules. Raises BadRecord at the first faulty line."""
    if len(file) > LARGEST_FILE:
        raise BadRecord(1, f"the file is larger than {LARGEST_FILE >> 20} MiB")
    try:
        text = file.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise BadRecord(1, "the file is not UTF-8") from None
    lines = text.split("\n")
    last = max(1, len(lines) if lines[-1] else len(lines) - 1)
    told = _told(lines)
    tags: list[Line] = []
    first: Line | None = None  # that is no tag
    for first in told:
        if not first.text.startswith("["):
            break
        tags.append(first)
    else:
        first = None
    tagged = read_tags(tags, end=last if first is None else first.number)
    if witness is not None:
        witness.tagged(tagged.game.name, len(tagged.names), tagged.all)
    player = _Player(tagged, witness)
    for line in chain([] if first is None else [first], told):
        player.play(line)
    return player.reading()


def _told(lines: list[str]) -> Iterator[Line]:
    """The lines that say something. The last of `lines` has no line break."""
    for number, line in enumerate(lines, start=1):
        said = (line if number == len(lines) else line.removesuffix("\r")).strip(_SPACE)
        if said and not said.startswith("#"):
            yield Line(number, said)


class _Player:
    """The player of a record's lines after its tags, one by one."""

    def __init__(self, tags: Tags, witness: Witness | None) -> None:
        self._tags = tags
        self._witness = witness
        self._line = 0  # the one being played
        self._cut_by = ""  # the word of this deal's cut
        self._position = tags.game.start(tags.options, len(tags.names), Seat.A)
        self._entries: list[Entry] = []
        self._dealt: Shuffled | None = None  # a deal whose deck is still owed
        self._stock: tuple[Card, ...] | None = None  # a renewed stock whose draw is still owed
        self._mover: Seat | None = None  # the seat of the last line of this deal

    def reading(self) -> Reading:
        """The record as far as it was read, with cards that were owed when the file ended."""
        entries = tuple(self._entries)
        if self._dealt is not None:
            entries += (self._dealt,)
        if self._stock is not None:
            entries += (Restocked(self._stock),)
        tags = self._tags
        record = Record(tags.game.name, tags.names, tags.options, tags.stake, tags.others, entries)
        return Reading(record, self._position)

    def play(self, line: Line) -> None:
        """Play one line. Raises BadRecord."""
        self._line = line.number
        try:
            self._play(line.text)
        except _Fault as fault:
            raise BadRecord(line.number, str(fault)) from None
        except NotACard:
            raise BadRecord(line.number, "this line names something that is no card") from None
        except NotAMove as error:
            raise BadRecord(line.number, f"not a move ({error.code})") from None
        except Refused as error:
            refusal = error.refusal
            raise BadRecord(line.number, f"the rules refuse this ({refusal.code}, rule {refusal.rule})") from None

    def _play(self, text: str) -> None:
        if len(text) > LONGEST_LINE:
            raise _Fault(f"this line has more than {LONGEST_LINE} characters")
        if self._position.outcome is not None:
            raise _Fault("the game is over: nothing but blank lines and comments may follow")
        if text.startswith("["):
            raise _Fault("tags stand before everything else")
        head, colon, rest = text.partition(":")
        head, rest = head.rstrip(_SPACE), rest.strip(_SPACE)
        if self._dealt is not None and head not in ("Deck", "Cut"):
            raise _Fault("the deck of this deal is missing")
        if not colon:
            self._begin_deal(text)
        elif head == "Cut":
            self._cut(rest)
        elif head == "Deck":
            self._deal(_cards(rest))
        elif head == "Stock":
            self._restock(_cards(rest))
        elif head == "Result":
            if rest != "abandoned":
                raise _Fault("the only result that is written is: abandoned")
            self._end(None, Abandon())
        elif head in Seat.__members__:
            self._turn(Seat[head], rest)
        else:
            raise _Fault("this line is none of a record's")

    def _begin_deal(self, text: str) -> None:
        match = _DEAL.fullmatch(text)
        if match is None:
            raise _Fault("this line is none of a record's")
        chance = self._position.chance
        if chance is None or chance.kind != Owed.DECK:
            raise _Fault("a deal is still on")
        if match[1] != str(chance.deal):
            raise _Fault(f"this should be deal {chance.deal}, without leading zeros")
        dealer = Seat[match[2]]
        if chance.deal == 1 and dealer < len(self._tags.names):
            self._position = self._tags.game.start(self._tags.options, len(self._tags.names), dealer)
        elif dealer != chance.seat:
            raise _Fault("the wrong seat deals")
        self._dealt = Shuffled(chance.deal, dealer, ())

    def _cut(self, text: str) -> None:
        dealt = self._dealt
        if dealt is None or dealt.cut is not None:
            raise _Fault("one cut may stand between a deal and its deck, and nowhere else")
        if _TEXT.fullmatch(text) is None:
            raise _Fault("the cut should be a text in quotes")
        self._dealt = Shuffled(dealt.deal, dealt.dealer, (), unquoted(text))

    def _deal(self, deck: tuple[Card, ...]) -> None:
        dealt = self._dealt
        if dealt is None:
            raise _Fault("a deck stands only after its deal")
        self._cut_by = dealt.cut or ""
        self._show(self._position.chance, deck)
        try:
            self._position = self._position.supply(deck).position
        except ValueError:
            raise _Fault("these are not the cards of a whole deck") from None
        self._entries.append(Shuffled(dealt.deal, dealt.dealer, deck, dealt.cut))
        self._dealt = None
        self._mover = None

    def _show(self, chance: Chance | None, cards: tuple[Card, ...]) -> None:
        if self._witness is not None and chance is not None:
            self._witness.supplied(self._line, chance, self._cut_by, cards)

    def _restock(self, cards: tuple[Card, ...]) -> None:
        """Check a renewed stock on its own line, before the turn that needs it."""
        if self._stock is not None or len(self._position.to_act) != 1:
            raise _Fault("a renewed stock stands only before a draw from an empty stock")
        (seat,) = self._position.to_act
        drawing = self._try_draw(seat)
        if drawing is None or drawing.chance is None or drawing.chance.kind != Owed.STOCK:
            raise _Fault("a renewed stock stands only before a draw from an empty stock")
        self._show(drawing.chance, cards)
        try:
            drawing.supply(cards)
        except ValueError:
            raise _Fault("these are not the cards of the pile without its top") from None
        self._stock = cards

    def _try_draw(self, seat: Seat) -> Position | None:
        try:
            return self._position.play(seat, self._tags.game.parse("draw")).position
        except (NotAMove, Refused):
            return None

    def _turn(self, seat: Seat, text: str) -> None:
        moves = [self._tags.game.parse(part.strip(_SPACE)) for part in text.split(";")]
        if any(isinstance(move, Resign | Timeout | Abandon) for move in moves):
            if len(moves) > 1:
                raise _Fault("what ends a game stands alone on its line")
            self._end(seat, moves[0])
            return
        if seat == self._mover:
            raise _Fault("a turn is one line, and the last line of this seat left its turn unfinished")
        if self._stock is not None and str(moves[0]) != "draw":
            raise _Fault("after a renewed stock the turn begins with a draw")
        for move in moves:
            self._position = self._position.play(seat, move).position
            self._entries.append(Played(seat, move))
            self._supply_stock()
        self._mover = seat

    def _supply_stock(self) -> None:
        chance = self._position.chance
        if chance is None or chance.kind != Owed.STOCK:
            return
        if self._stock is None:
            raise _Fault("the stock is empty, and no renewed stock stands before this line")
        self._position = self._position.supply(self._stock).position
        self._entries.append(Restocked(self._stock))
        self._stock = None

    def _end(self, seat: Seat | None, move: Move) -> None:
        self._position = self._position.play(seat, move).position
        if self._stock is not None:
            self._entries.append(Restocked(self._stock))
            self._stock = None
        self._entries.append(Played(seat, move))


class _Fault(Exception):  # noqa: N818
    """What is wrong with the line being played."""


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(word) for word in _WORDS.findall(text))
