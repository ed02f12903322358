"""The events since a player last looked, a turn at a time; each game phrases its own turns."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import dropwhile

from bot.games.protocol import Event, Seat
from bot.tables import Cut, Deputised, OutOfTime, Paused, Resumed, Table, Turn
from cogs.screens.cut import cut_sentence
from cogs.screens.game import GameScreens, Showing
from cogs.screens.waiting import PUBLIC_TURNS, waiting_sentence


@dataclass(frozen=True, slots=True)
class News:
    """The news for a panel's reader before the next press, in sentences."""

    missed: tuple[str, ...] = ()  # every turn since the reader's last one
    own: tuple[str, ...] = ()  # the reader's turn so far


def news(table: Table, screens: GameScreens, shown: Showing) -> News:
    """Return the reader's news: the results of their last turn, such as a deal's end, and all acts since.

    In duplicate nothing while others still play the deal, unless the reader plays it, too: not who has left.
    """
    if table.is_closed and shown.view.seat is None:
        return News((), ())
    turns, own = list(table.turns), list[Turn]()
    if turns and turns[-1].seat == shown.view.seat and shown.view.seat in shown.view.to_act:
        own = [turns.pop()]
    missed: list[Turn] = []
    while turns and not _is_pressed(turns, shown.view.seat):
        missed.insert(0, turns.pop())
    if turns:  # where a game is played on the table itself, or moves play themselves, a panel repeats its news
        is_known = table.terms.game.has_hands and not table.terms.plays_forced
        missed.insert(0, _what_came(turns[-1]) if is_known else turns[-1])
    return News(
        tuple(line for turn in missed for line in _turn_lines(table, turn, screens, shown)),
        tuple(line for turn in own for line in _turn_lines(table, turn, screens, shown)),
    )


def public_news(table: Table, screens: GameScreens, shown: Showing) -> list[str]:
    """Return the last turns for everyone, a line each."""
    lines = (" ".join(_turn_lines(table, turn, screens, shown)) for turn in table.turns[-PUBLIC_TURNS:])
    return [line for line in lines if line]


def news_since_deal(table: Table, screens: GameScreens, shown: Showing, ended: Collection[Event]) -> list[str]:
    """Return the same between two deals, without how the last one `ended`: who has left since, say."""
    since: list[Turn] = []
    for turn in reversed(table.turns[-PUBLIC_TURNS:]):
        at = next((at for at, event in enumerate(turn.events) if event.finished_deal is not None), None)
        since.insert(0, turn if at is None else Turn(None, turn.events[at + 1 :]))
        if at is not None:
            break
    left = (replace(turn, events=tuple(event for event in turn.events if event not in ended)) for turn in since)
    return [line for turn in left if (line := " ".join(_turn_lines(table, turn, screens, shown)))]


def _is_pressed(turns: Sequence[Turn], viewing_seat: Seat | None) -> bool:
    """Return whether the reader acted in the last of these turns, so that they know what was before it."""
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
    """Return the game's part of a turn, after its player's acts; absences have separate lines in a panel."""
    events = [event for event in turn.events if not isinstance(event, Paused | Resumed | Deputised)]
    since = dropwhile(lambda event: not _is_of(event, turn.seat), events)
    return Turn(None, tuple(dropwhile(lambda event: _is_of(event, turn.seat) and not event.tells_own, since)))


def _is_of(event: Event, seat: Seat | None) -> bool:
    """Return whether an event is a player's act, or its result for them."""
    return getattr(event, "seat", None) == seat


def _turn_lines(table: Table, turn: Turn, screens: GameScreens, shown: Showing) -> list[str]:
    """Return the events of a turn, in order; the rooms' sentences come before the game's."""
    viewing_seat = shown.view.seat
    reported: list[str] = []
    of_game: list[Event] = []
    others: list[str | None] = []
    for event in turn.events:
        match event:
            case Cut(seat=None) | Cut(word=table.default_cut):
                pass  # the default word says nothing
            case Cut():
                others.append(cut_sentence(event, shown))
            case Paused() | Resumed() | Deputised():  # nobody asked for that of the bot's absence: all are notified
                others.append(
                    None if event.seat is not None and event.seat == viewing_seat else waiting_sentence(event, shown)
                )
            case OutOfTime():  # what came before it was done in time
                reported += [*(line for line in others if line is not None), *screens.news(shown, of_game)]
                others, of_game = [waiting_sentence(event, shown)], []
            case _:
                of_game.append(event)
    return [*reported, *(line for line in others if line is not None), *screens.news(shown, of_game)]
