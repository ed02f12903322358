"""What happened since somebody last looked, a turn at a time; what each game says of a turn is its own."""

from dataclasses import dataclass

from bot.games.protocol import Event
from bot.tables import Cut, Deputised, Paused, Resumed, Table, Turn
from cogs.screens.cut import cut_told
from cogs.screens.game import GameScreens, Showing
from cogs.screens.waiting import waiting_told

PUBLIC_TURNS = 2  # that the public table tells of


@dataclass(frozen=True, slots=True)
class News:
    """What the reader of a panel should know before the next press, in sentences."""

    missed: tuple[str, ...] = ()  # every turn since the reader's last one
    own: tuple[str, ...] = ()  # the reader's turn so far


def news(table: Table, screens: GameScreens, shown: Showing) -> News:
    """The news of the reader; none right after a turn, when nobody has done anything since."""
    turns = list(table.turns)
    own = [turns.pop()] if turns and turns[-1].seat == shown.view.seat else []
    if own and shown.view.seat not in shown.view.to_act:
        return News()
    missed: list[Turn] = []
    while turns and turns[-1].seat != shown.view.seat:
        missed.insert(0, turns.pop())
    return News(
        tuple(line for turn in missed for line in _told(table, turn, screens, shown)),
        tuple(line for turn in own for line in _told(table, turn, screens, shown)),
    )


def public_news(table: Table, screens: GameScreens, shown: Showing) -> list[str]:
    """The last turns for everybody, a line each."""
    lines = (" ".join(_told(table, turn, screens, shown)) for turn in table.turns[-PUBLIC_TURNS:])
    return [line for line in lines if line]


def _told(table: Table, turn: Turn, screens: GameScreens, shown: Showing) -> list[str]:
    reader = shown.view.seat
    of_game: list[Event] = []
    others: list[str | None] = []
    for event in turn.events:
        match event:
            case Cut(seat=None) | Cut(word=table.default_cut):
                pass  # the default word says nothing
            case Cut():
                others.append(cut_told(event, shown))
            case Paused() | Resumed() | Deputised():  # nobody asked for that of the bot's own absence: all are told
                others.append(None if event.seat is not None and event.seat == reader else waiting_told(event, shown))
            case _:
                of_game.append(event)
    return [*(line for line in others if line is not None), *screens.news(shown, of_game)]
