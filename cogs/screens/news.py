"""What happened since somebody last looked, a turn at a time; what each game says of a turn is its own."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import dropwhile

from bot.games.protocol import Event, Seat
from bot.tables import Cut, Deputised, OutOfTime, Paused, Resumed, Table, Turn
from cogs.screens.cut import cut_told
from cogs.screens.game import GameScreens, Showing
from cogs.screens.waiting import PUBLIC_TURNS, waiting_told


@dataclass(frozen=True, slots=True)
class News:
    """What the reader of a panel should know before the next press, in sentences."""

    missed: tuple[str, ...] = ()  # every turn since the reader's last one
    own: tuple[str, ...] = ()  # the reader's turn so far


def news(table: Table, screens: GameScreens, shown: Showing) -> News:
    """The news of the reader: what came of the own last turn, such as a deal's end, and all that was done since."""
    turns, own = list(table.turns), list[Turn]()
    if turns and turns[-1].seat == shown.view.seat and shown.view.seat in shown.view.to_act:
        own = [turns.pop()]
    missed: list[Turn] = []
    while turns and not _is_pressed(turns, shown.view.seat):
        missed.insert(0, turns.pop())
    if turns:  # where a game is played on the table itself, a panel tells what the table told
        missed.insert(0, _what_came(turns[-1]) if table.terms.game.has_hands else turns[-1])
    return News(
        tuple(line for turn in missed for line in _told(table, turn, screens, shown)),
        tuple(line for turn in own for line in _told(table, turn, screens, shown)),
    )


def public_news(table: Table, screens: GameScreens, shown: Showing) -> list[str]:
    """The last turns for everybody, a line each."""
    lines = (" ".join(_told(table, turn, screens, shown)) for turn in table.turns[-PUBLIC_TURNS:])
    return [line for line in lines if line]


def _is_pressed(turns: Sequence[Turn], viewing_seat: Seat | None) -> bool:
    """Whether the reader has done something in the last of these turns, so that they know what was before it."""
    turn, before = turns[-1], turns[-2:]
    if turn.seat != viewing_seat or any(
        isinstance(event, OutOfTime) and event.seat == viewing_seat for event in _events(before)
    ):
        return False
    first = next((event for event in turn.events if _is_of(event, viewing_seat)), None)
    return first is None or not first.is_forced


def _events(turns: Sequence[Turn]) -> Iterator[Event]:
    return (event for turn in turns for event in turn.events)


def _what_came(turn: Turn) -> Turn:
    """What the game did after the acts of whose turn this was; absences have lines of their own in a panel."""
    events = [event for event in turn.events if not isinstance(event, Paused | Resumed | Deputised)]
    since = dropwhile(lambda event: not _is_of(event, turn.seat), events)
    return Turn(None, tuple(dropwhile(lambda event: _is_of(event, turn.seat) and not event.tells_own, since)))


def _is_of(event: Event, seat: Seat | None) -> bool:
    """Whether an event is of what somebody did, or what came to them of it."""
    return getattr(event, "seat", None) == seat


def _told(table: Table, turn: Turn, screens: GameScreens, shown: Showing) -> list[str]:
    """What happened in a turn, in its order; what the rooms tell of it stands before what the game tells."""
    viewing_seat = shown.view.seat
    told: list[str] = []
    of_game: list[Event] = []
    others: list[str | None] = []
    for event in turn.events:
        match event:
            case Cut(seat=None) | Cut(word=table.default_cut):
                pass  # the default word says nothing
            case Cut():
                others.append(cut_told(event, shown))
            case Paused() | Resumed() | Deputised():  # nobody asked for that of the bot's own absence: all are told
                others.append(
                    None if event.seat is not None and event.seat == viewing_seat else waiting_told(event, shown)
                )
            case OutOfTime():  # what came before it was done in time
                told += [*(line for line in others if line is not None), *screens.news(shown, of_game)]
                others, of_game = [waiting_told(event, shown)], []
            case _:
                of_game.append(event)
    return [*told, *(line for line in others if line is not None), *screens.news(shown, of_game)]
