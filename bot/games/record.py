"""The game record: one text file a game, for every game hosted here; to them what PGN is to chess.

A record is tags, then for each deal its deck and the turns, a line each. `read` plays a file under the
rules and names the first faulty line; `write` gives the one plain form. The moves between are the game's
own words (`Game.parse`, `str(move)`).
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from bot.games.cards import Card, NotACard, parse_card
from bot.games.protocol import (
    Abandon,
    BadOption,
    Chance,
    Game,
    Move,
    NotAMove,
    Options,
    Position,
    Refused,
    Resign,
    Seat,
    Timeout,
)
from bot.games.registry import GAMES

DEFAULT_STAKE = 100  # minor units of the smaller stake
HIGHEST_STAKE = 1_000_000  # minor units

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*)[ \t]+("(?:[^"\\]|\\["\\])*")\]')
_TEXT = re.compile(r'"(?:[^"\\]|\\["\\])*"')
_STAKE = re.compile(r"0*([0-9]{1,5})\.([0-9]{2})")
_DEAL = re.compile(r"Deal[ \t]+([0-9]+)[ \t]+dealer[ \t]+([A-J])")
_WORDS = re.compile(r"[^ \t]+")
_SPACE = " \t"


class BadRecord(ValueError):  # noqa: N818
    """A record that breaks its format or the rules; `line` counts from 1. The text names no card."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"{line}: {problem}")
        self.line = line
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Shuffled:
    """A deal begins with this deck, in the order its cards leave it; `cut` is the word of the player who cut."""

    deal: int  # from 1
    dealer: Seat
    # None in a record that stops right after its `Deal` line; a log line must not show them.
    deck: tuple[Card, ...] = field(repr=False)
    cut: str | None = None


@dataclass(frozen=True, slots=True)
class Restocked:
    """The stock was renewed with these cards, the top first, for the draw just before."""

    cards: tuple[Card, ...] = field(repr=False)  # a log line must not show them


@dataclass(frozen=True, slots=True)
class Played:
    """A move, and whose it was; an agreed end is nobody's."""

    seat: Seat | None
    move: Move


Entry = Shuffled | Restocked | Played


@dataclass(frozen=True, slots=True)
class Record:
    """A game as its file tells it: the terms, and what happened in the order it was played."""

    game: str
    names: tuple[str, ...]  # of the players, by seat
    options: Options
    stake: int = DEFAULT_STAKE  # smaller stake, minor units
    others: tuple[tuple[str, str], ...] = ()  # tags the rules ignore, in order
    entries: tuple[Entry, ...] = field(default=())


class Reading(NamedTuple):
    """A record that was read, and the position it leads to."""

    record: Record
    position: Position


# --- Writing ---------------------------------------------------------------------------------------------


def write(record: Record) -> str:
    """The record in its plain form, ready to be encoded as UTF-8. Line breaks in tags become spaces."""
    tags = [("Game", record.game)]
    tags += [(str(Seat(index)), name) for index, name in enumerate(record.names)]
    tags += [("Rules", record.options.rules), ("Stake", f"{record.stake // 100}.{record.stake % 100:02}")]
    tags += [(_tag_name(option), value) for option, value in record.options.changes().items()]
    lines = [f"[{name} {_quoted(value)}]" for name, value in (*tags, *record.others)]
    lines += _written(record.entries)
    return "\n".join(lines) + "\n"


def _written(entries: Iterable[Entry]) -> list[str]:
    lines: list[str] = []
    mover: Seat | None = None  # whose turn the last line is
    for entry in entries:
        match entry:
            case Shuffled():
                lines += ["", f"Deal {entry.deal} dealer {entry.dealer}"]
                lines += [f"Cut: {_quoted(entry.cut)}"] if entry.cut is not None else []
                lines += [f"Deck: {_spaced(entry.deck)}"] if entry.deck else []
                mover = None
            case Restocked():
                # The cards stand before the turn whose draw needed them.
                at = len(lines) - 1 if mover is not None and lines[-1] == f"{mover}: draw" else len(lines)
                lines.insert(at, f"Stock: {_spaced(entry.cards)}")
            case Played(move=Abandon()):
                lines.append("Result: abandoned")
            case Played(move=Resign() | Timeout()):
                lines.append(f"{entry.seat}: {entry.move}")
            case Played() if entry.seat == mover:
                lines[-1] += f"; {entry.move}"
            case Played():
                lines.append(f"{entry.seat}: {entry.move}")
                mover = entry.seat
    return lines


def _tag_name(option: str) -> str:
    """`natural_required` as the tag `NaturalRequired`."""
    return "".join(word.capitalize() for word in option.split("_"))


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'"{escaped}"'


def _unquoted(quoted: str) -> str:
    return re.sub(r"\\(.)", r"\1", quoted[1:-1])


def _spaced(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))


# --- Reading ---------------------------------------------------------------------------------------------


class Tag(NamedTuple):
    """A tag's value, and the line it stands on."""

    line: int
    value: str


class Witness(Protocol):
    """Looks on while a record is read, each time before the rules judge; what it raises ends the reading."""

    def tagged(self, game: str, seats: int, tags: Mapping[str, Tag]) -> None:
        """All tags were read, by name."""

    def supplied(self, line: int, chance: Chance, cut: str, cards: tuple[Card, ...]) -> None:
        """This line lists cards that are owed; `cut` is the word of the deal's cut, empty when there is none."""


class _Line(NamedTuple):
    number: int
    text: str  # stripped


def read(file: bytes, *, witness: Witness | None = None) -> Reading:
    """Read a record and play it under the rules. Raises BadRecord at the first faulty line."""
    try:
        text = file.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise BadRecord(1, "the file is not UTF-8") from None
    physical = text.split("\n")
    ended, last = physical[:-1], physical[-1]
    lines = [line.removesuffix("\r") for line in ended] + ([last] if last else [])
    told = [_Line(number, line.strip(_SPACE)) for number, line in enumerate(lines, start=1)]
    told = [line for line in told if line.text and not line.text.startswith("#")]
    split = next((index for index, line in enumerate(told) if not line.text.startswith("[")), len(told))
    tagged = _read_tags(told[:split], end=told[split].number if split < len(told) else max(1, len(lines)))
    if witness is not None:
        witness.tagged(tagged.game.name, len(tagged.names), tagged.all)
    player = _Player(tagged, witness)
    for line in told[split:]:
        player.play(line)
    return player.reading()


class _Tags(NamedTuple):
    game: Game
    names: tuple[str, ...]
    options: Options
    stake: int
    others: tuple[tuple[str, str], ...]
    all: Mapping[str, Tag]


def _read_tags(lines: Sequence[_Line], *, end: int) -> _Tags:
    """Read the tags; `end` is the line where a missing tag is missed."""
    tags: dict[str, Tag] = {}
    fault: BadRecord | None = None
    for line in lines:
        match = _TAG.fullmatch(line.text)
        if match is None:
            fault = BadRecord(line.number, 'not a tag: it should read [Name "value"]')
            break
        if match[1] in tags:
            fault = BadRecord(line.number, f"the tag {match[1]} stands here a second time")
            break
        tags[match[1]] = Tag(line.number, _unquoted(match[2]))
    game = GAMES.get(tags["Game"][1] if "Game" in tags else "") or next(iter(GAMES.values()))
    names = {_tag_name(option): option for option in game.options({}).texts()}
    stake = DEFAULT_STAKE
    for name, (number, value) in tags.items():
        if name == "Game" and value != game.name:
            raise BadRecord(number, "no game of this name is played here")
        if name == "Stake":
            stake = _stake(number, value)
        if name in names:
            _check_option(game, number, names[name], value)
    if fault is not None:
        raise fault
    seats = _seats(game, tags)
    for name in ("Game", *seats, "Rules"):
        if name not in tags:
            raise BadRecord(end, f"the tag {name} is missing")
    return _Tags(
        game=game,
        names=tuple(tags[name][1] for name in seats),
        options=game.options({option: tags[name][1] for name, option in names.items() if name in tags}),
        stake=stake,
        others=tuple(
            (name, value)
            for name, (_, value) in tags.items()
            if name not in names and name not in seats and name not in ("Game", "Stake")
        ),
        all=tags,
    )


def _seats(game: Game, tags: Mapping[str, Tag]) -> list[str]:
    """The names of the seats that are played: as many as the game needs, and more while they are tagged."""
    seats = [str(Seat(index)) for index in range(game.seats.start)]
    while len(seats) < game.seats.stop - 1 and str(Seat(len(seats))) in tags:
        seats.append(str(Seat(len(seats))))
    return seats


def _stake(number: int, value: str) -> int:
    match = _STAKE.fullmatch(value)
    minor = int(match[1] + match[2]) if match is not None else HIGHEST_STAKE + 1
    if minor > HIGHEST_STAKE:
        raise BadRecord(number, "Stake should be an amount such as 1.00, from 0.00 to 10000.00")
    return minor


def _check_option(game: Game, number: int, option: str, value: str) -> None:
    try:
        game.options({option: value})
    except BadOption:
        raise BadRecord(number, f"{_tag_name(option)} does not allow this value") from None


class _Player:
    """Plays the lines of a record after its tags, one by one."""

    def __init__(self, tags: _Tags, witness: Witness | None) -> None:
        self._tags = tags
        self._witness = witness
        self._line = 0  # being played
        self._cut_by = ""  # the word of this deal's cut
        self._position = tags.game.start(tags.options, len(tags.names), Seat.A)
        self._entries: list[Entry] = []
        self._dealt: Shuffled | None = None  # a deal whose deck is still owed
        self._stock: tuple[Card, ...] | None = None  # a renewed stock whose draw is still owed
        self._mover: Seat | None = None  # whose turn the last line of this deal was

    def reading(self) -> Reading:
        """The record as far as it was read. What was owed when the file stopped is kept."""
        entries = tuple(self._entries)
        if self._dealt is not None:
            entries += (self._dealt,)
        if self._stock is not None:
            entries += (Restocked(self._stock),)
        tags = self._tags
        record = Record(tags.game.name, tags.names, tags.options, tags.stake, tags.others, entries)
        return Reading(record, self._position)

    def play(self, line: _Line) -> None:
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
        if chance is None or chance.kind != "deck":
            raise _Fault("a deal is still on")
        if match[1].lstrip("0") != str(chance.deal):
            raise _Fault(f"this should be deal {chance.deal}")
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
        self._dealt = Shuffled(dealt.deal, dealt.dealer, (), _unquoted(text))

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
        """Check a renewed stock where it stands, before the turn that needs it."""
        if self._stock is not None or len(self._position.to_act) != 1:
            raise _Fault("a renewed stock stands only before a draw from an empty stock")
        (seat,) = self._position.to_act
        drawing = self._try_draw(seat)
        if drawing is None or drawing.chance is None or drawing.chance.kind != "stock":
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
        if chance is None or chance.kind != "stock":
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
