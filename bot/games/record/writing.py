"""Writing a record in its canonical form."""

from collections.abc import Iterable, Mapping

from bot.games.cards import Card
from bot.games.protocol import FIRST_EDITION, Abandon, Game, Seat
from bot.games.record.values import Entry, Played, Record, Restocked, Shuffled, tag_name


def write(record: Record, *, games: Mapping[str, Game]) -> str:
    """Return the record in its canonical form, to be encoded as UTF-8. Line breaks in tags become spaces."""
    tags = [("Game", record.game)]
    tags += [(str(Seat(index)), name) for index, name in enumerate(record.names)]
    tags.append(("Rules", record.options.rules))
    if record.options.edition > FIRST_EDITION:
        tags.append(("Edition", str(record.options.edition)))
    tags.append(("Stake", f"{record.stake // 100}.{record.stake % 100:02}"))
    tags += [(tag_name(option), value) for option, value in record.options.changes().items()]
    lines = [f"[{name} {_quoted(value)}]" for name, value in (*tags, *record.others)]
    lines += _written(record.entries, is_move_a_line=games[record.game].style.is_move_a_line)
    return "\n".join(lines) + "\n"


def _written(entries: Iterable[Entry], *, is_move_a_line: bool) -> list[str]:
    lines: list[str] = []
    mover: Seat | None = None  # the seat of the last line, if it may go on
    for entry in entries:
        match entry:
            case Shuffled():
                lines += ["", f"Deal {entry.deal} dealer {entry.dealer}"]
                lines += [f"Cut: {_quoted(entry.cut)}"] if entry.cut is not None else []
                lines += [f"Deck: {_spaced(entry.deck)}"] if entry.deck else []
                mover = None
            case Restocked():
                lines.append(f"Stock: {_spaced(entry.cards)}")
                mover = None
            case Played(move=Abandon()):
                lines.append("Result: abandoned")
            case Played() if entry.seat == mover and not entry.move.stands_alone:
                lines[-1] += f"; {entry.move}"
            case Played():
                lines.append(f"{entry.seat}: {entry.move}")
                # A move that is alone on its line is followed by a new line, even within the same turn.
                is_alone = is_move_a_line or entry.move.stands_alone or entry.move.ends_line
                mover = None if is_alone else entry.seat
    return lines


def _quoted(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'"{escaped}"'


def _spaced(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards))
