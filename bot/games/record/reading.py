"""Reading a record: play every line under the rules, and name the first faulty one."""

import re
from collections.abc import Collection, Iterator, Mapping
from itertools import chain
from typing import NamedTuple, Protocol

from bot.games.cards import Card, NotACard, parse_card
from bot.games.protocol import (
    SEATS,
    Abandon,
    Asking,
    Chance,
    Game,
    Move,
    No,
    NotAMove,
    Owed,
    Position,
    Refused,
    Resign,
    Seat,
    Timeout,
)
from bot.games.record.scribe import Scribe
from bot.games.record.tags import Line, Tag, Tags, read_tags, unquoted
from bot.games.record.values import BadRecord, Played, Record, Restocked, Shuffled

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

    def begun(self, line: int, firsts: Collection[Seat]) -> None:
        """Called before the first deck, with the seats that may have been chosen to deal it.

        As a rule that is its dealer alone; others only if they left before, and the deal passed on.
        """

    def supplied(self, line: int, chance: Chance, cut: str, cards: tuple[Card, ...]) -> None:
        """Called for each line that lists owed cards. `cut` is the word of the deal's cut, or empty."""


def read(file: bytes, *, games: Mapping[str, Game], witness: Witness | None = None) -> Reading:
    """Read a record of one of these games and play it under the rules. Raises BadRecord at the first faulty line."""
    if len(file) > LARGEST_FILE:
        raise BadRecord(1, f"the file is larger than {LARGEST_FILE >> 20} MiB")
    try:
        text = file.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise BadRecord(1, "the file is not UTF-8") from None
    lines = text.split("\n")
    last = max(1, len(lines) if lines[-1] else len(lines) - 1)
    written = _written(lines)
    tags: list[Line] = []
    first: Line | None = None  # that is no tag
    for first in written:
        if not first.text.startswith("["):
            break
        tags.append(first)
    else:
        first = None
    tagged = read_tags(tags, end=last if first is None else first.number, games=games)
    if witness is not None:
        witness.tagged(tagged.game.name, len(tagged.names), tagged.all)
    player = _Player(tagged, witness)
    for line in chain([] if first is None else [first], written):
        player.play(line)
    return player.reading()


def _written(lines: list[str]) -> Iterator[Line]:
    """Yield the lines that say something. The last of `lines` has no line break."""
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
        self._scribe = Scribe(tags.game, len(tags.names))
        self._dealt: Shuffled | None = None  # a deal whose deck is still owed
        self._stock: tuple[Card, ...] | None = None  # a renewed stock whose draw is still owed
        self._mover: Seat | None = None  # the seat of the last line of this deal
        self._is_strict = not tags.game.style.is_of_the_frame

    def reading(self) -> Reading:
        """Return the record as far as it was read, with cards that were owed when the file ended."""
        entries = self._scribe.entries
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
            self._leave(None, Abandon())
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
            self._position = self._begun_by(dealer)
        if self._position.chance is None or self._position.chance.seat != dealer:
            raise _Fault("the wrong seat deals")
        self._dealt = Shuffled(chance.deal, dealer, ())

    def _begun_by(self, first: Seat) -> Position:
        """Return the position before the first deal if `first` was chosen to deal: someone may have left already."""
        position = self._tags.game.start(self._tags.options, len(self._tags.names), first)
        for entry in self._scribe.entries:
            if isinstance(entry, Played):
                position = position.play(entry.seat, entry.move).position
        return position

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
            raise _Fault("a deck comes only after its deal")
        self._cut_by = dealt.cut or ""
        self._show(self._position.chance, deck)
        try:
            self._position = self._position.supply(deck).position
        except ValueError:
            raise _Fault("these are not the cards of a whole deck") from None
        self._scribe.shuffled(Shuffled(dealt.deal, dealt.dealer, deck, dealt.cut))
        self._dealt = None
        self._mover = None

    def _show(self, chance: Chance | None, cards: tuple[Card, ...]) -> None:
        if self._witness is not None and chance is not None:
            if (chance.kind, chance.deal) == (Owed.DECK, 1):
                firsts = [first for first in SEATS[: len(self._tags.names)] if self._begun_by(first).chance == chance]
                self._witness.begun(self._line, firsts)
            self._witness.supplied(self._line, chance, self._cut_by, cards)

    def _restock(self, cards: tuple[Card, ...]) -> None:
        """Check a renewed stock on its own line, before the line that begins by drawing from it (F7)."""
        drawings = [] if self._stock is not None else list(drawings_of(self._position))
        if not drawings:
            raise _Fault("a renewed stock comes only before a draw from an empty stock")
        fitting = [drawing for drawing in drawings if _is_of(cards, drawing.chance)]
        drawing = (fitting or drawings)[0]
        self._show(drawing.chance, cards)
        if not fitting:
            raise _Fault("these are not the cards of the pile without its top")
        self._stock = cards

    def _turn(self, seat: Seat, text: str) -> None:
        style = self._tags.game.style
        moves = [self._tags.game.parse(part.strip(_SPACE)) for part in text.split(";")]
        if len(moves) > 1 and style.is_move_a_line:
            raise _Fault("in this game each move has a line of its own")
        if len(moves) > 1 and any(move.stands_alone for move in moves):
            raise _Fault("what ends a game is alone on its line, and so is a claim")
        if isinstance(moves[0], Resign | Timeout | Abandon):
            self._leave(seat, moves[0])
            return
        if self._is_strict and seat == self._mover:
            raise _Fault("a turn is one line, and the last line of this seat left its turn unfinished")
        for move in moves:
            self._move(seat, move)
        self._mover = seat

    def _move(self, seat: Seat, move: Move) -> None:
        """Play a move, and before it what the record leaves out."""
        if isinstance(move, No):
            raise _Fault("who lets something go is not written")
        window = self._position.window
        if window is not None and seat in window.answered:
            raise _Fault("this seat has chosen, or has let this go")
        self._let_go_before(seat)
        before = self._position
        stock, self._stock = self._stock, None
        after = before.play(seat, move).position
        self._scribe.played(seat, move, before=before, after=after)
        is_owed = after.chance is not None and after.chance.kind is Owed.STOCK
        if is_owed and stock is None:
            raise _Fault("the stock is empty, and no renewed stock comes before this line")
        if stock is not None:
            if not is_owed or not _is_of(stock, after.chance):
                raise _Fault("after a renewed stock the line begins with a draw from it")
            after = after.supply(stock).position
            self._scribe.restocked(stock)
        self._position = after

    def _let_go_before(self, seat: Seat | None) -> None:
        """Play what a record leaves out before a line of `seat`: those who let a claim go."""
        for one, before, after in letting_go(seat, self._position):
            self._position = after
            self._scribe.played(one, No(), before=before, after=after)

    def _leave(self, seat: Seat | None, move: Move) -> None:
        """Play what may happen out of turn: a seat leaves, or all agree on an end."""
        if self._stock is not None and not self._is_strict:
            raise _Fault("after a renewed stock the line begins with a draw from it")
        if self._position.refusal(seat, move) is not None:  # perhaps only while those who are asked have not said no
            self._let_go_before(None)
        before, self._position = self._position, self._position.play(seat, move).position
        if self._stock is not None:
            self._scribe.restocked(self._stock, is_drawn=False)
            self._stock = None
        self._scribe.played(seat, move, before=before, after=self._position)


def letting_go(seat: Seat | None, position: Position) -> Iterator[tuple[Seat, Position, Position]]:
    """Yield who let a claim go without a line (F10) before a line of `seat`, each with the positions before and after.

    These are the seats asked before `seat`; all of them, if `seat` is not asked.
    """
    window = position.window
    if window is None or window.asking is not Asking.CLAIM:
        return
    for one in window.asked[: window.asked.index(seat)] if seat in window.asked else window.asked:
        now = position.window
        if now is not None and one in now.missing:
            before, position = position, position.play(one, No()).position
            yield one, before, position


def drawings_of(position: Position) -> Iterator[Position]:
    """Yield every position to which one written move leads that draws from an empty stock; its `chance` is owed."""
    active = None if position.window is None else position.window.active  # who may have to wait for the others
    for seat in sorted(position.to_act | frozenset(() if active is None else (active,))):
        now = [position, *(after for _, _, after in letting_go(seat, position))][-1]
        for move in now.legal_moves(seat):
            after = None if isinstance(move, No) else now.play(seat, move).position
            if after is not None and after.chance is not None and after.chance.kind is Owed.STOCK:
                yield after


def _is_of(cards: tuple[Card, ...], chance: Chance | None) -> bool:
    """Return whether these are the owed cards, in any order."""
    return chance is not None and sorted(card.place for card in cards) == [card.place for card in chance.cards]


class _Fault(Exception):  # noqa: N818
    """A fault of the line being played."""


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(parse_card(word) for word in _WORDS.findall(text))
