"""Writing a record in its canonical form."""

from collections.abc import Iterable

from bot.games.cards import Card
from bot.games.protocol import Abandon, Resign, Seat, Timeout
from bot.games.record.values import Entry, Played, Record, Restocked, Shuffled, tag_name


def write(record: Record) -> str:
    """The record in its canonical form, to be encoded as UTF-8. Line breaks in tags become spaces."""
    tags = [("Game", record.game)]
    tags += [(str(Seat(index)), name) for index, name in enumerate(record.names)]
    tags += [("Rules", record.options.rules), ("Stake", f"{record.stake // 100}.{record.stake % 100:02}")]
    tags += [(tag_name(option), value) for option, value in record.options.changes().items()]
    lines = [f"[{name} {_quoted(value)}]" for name, value in (*tags, *record.others)]
    lines += _written(record.entries)
    return "\n".join(lines) + "\n"


def _written(entries: Iterable[Entry]) -> list[str]:
    lines: list[str] = []
    mover: Seat | None = None  # the seat of the last line
    for entry in entries:
        match entry:
            case Shuffled():
                lines += ["", f"Deal {entry.deal} dealer {entry.dealer}"]
                lines += [f"Cut: {_quoted(entry.cut)}"] if entry.cut is not None else []
                lines += [f"Deck: {_spaced(entry.deck)}"] if entry.deck else []
                mover = None
            case Restocked():
                # The cards come before the turn whose draw needed them.
                at = len(lines) - 1 if mover is not None and lines[-1] == f"{mover}: draw" else len(lines)
                lines.insert(at, f"Stock: {_spaced(entry.cards)}")
            case Played(move=Abandon()):
                lines.append("Result: abandoned")
            case Played(move=Resign() | Timeout()):
                lines.append(f"{entry.seat}: {entry.move}")
                mover = None  # with more than two players, the turn may go on, on a line of its own
            case Played() if entry.seat == mover:
                lines[-1] += f"; {entry.move}"
            case Played():
                lines.append(f"{entry.seat}: {entry.move}")
                mover = entry.seat
    return lines


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'"{escaped}"'


def _spaced(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
