"""Writing down a game as it is played, in the order of a record."""

from itertools import groupby

from bot.games.cards import Card
from bot.games.protocol import SEATS, Abandon, Asking, Game, Move, No, Position, Resign, Seat, Timeout, clockwise
from bot.games.record.values import Entry, Played, Restocked, Shuffled


class Scribe:
    """A writer of entries, notified of every event.

    Of a window only the claims that count are written, once it has closed, and never a `no` (F10). Of secret choices
    the last one of each seat is written when all have chosen, from the dealer's left or as they were made (F9). A
    renewed stock comes before the move that drew it (F7).
    """

    def __init__(self, game: Game, seats: int) -> None:
        self._is_as_made = game.style.is_as_made
        self._order = SEATS[:seats]  # from the dealer's left
        self._entries: list[Entry] = []
        self._choices: list[Played] = []  # that are still hidden, and players who left since
        self._opened: Position | None = None  # a window for claims, before the first answer
        self._answers: dict[Seat, Move] = {}  # in that window

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries so far. Choices still hidden come last, claims are left out."""
        return (*self._entries, *self._in_order())

    def shuffled(self, deal: Shuffled) -> None:
        """Add a deck that is dealt."""
        self._order = clockwise(len(self._order), after=deal.dealer)
        self._entries.append(deal)

    def restocked(self, cards: tuple[Card, ...], *, is_drawn: bool = True) -> None:
        """Add a renewed stock for the last move, or for one that never comes."""
        self._entries.insert(len(self._entries) - is_drawn, Restocked(cards))

    def played(self, seat: Seat | None, move: Move, *, before: Position, after: Position) -> None:
        """Add a move that is played."""
        window = before.window
        if window is None:
            self._entries.append(Played(seat, move))
        elif window.asking is Asking.CHOICE:
            self._choose(Played(seat, move), before, after)
        elif seat is None or _leaves(move):
            self._opened = None if self._opened is None else self._opened.play(seat, move).position
            self._entries.append(Played(seat, move))
        elif seat in window.asked:
            self._opened = self._opened or before
            self._answers[seat] = move
            if _is_closed(before, after, seat):
                self._close()
        else:
            self._close()
            self._entries.append(Played(seat, move))

    def take_back(self) -> None:
        """Take back the last move."""
        self._entries.pop()

    def _close(self) -> None:
        """Write the claims that counted: in order, as long as there are answers and the window is open."""
        position, answers = self._opened, self._answers
        self._opened, self._answers = None, {}
        if position is None or position.window is None:
            return
        for seat in position.window.asked:
            if seat not in answers:
                return
            before, position = position, position.play(seat, answers[seat]).position
            if not isinstance(answers[seat], No):
                self._entries.append(Played(seat, answers[seat]))
            if _is_closed(before, position, seat):
                return

    def _choose(self, choice: Played, before: Position, after: Position) -> None:
        if not _leaves(choice.move):
            self._choices = [held for held in self._choices if held.seat != choice.seat or _leaves(held.move)]
        self._choices.append(choice)
        if _is_closed(before, after, None if _leaves(choice.move) else choice.seat):
            self._entries += self._in_order()
            self._choices = []

    def _in_order(self) -> list[Played]:
        """Return the secret choices, sorted between those who left, since leaving may change what is chosen."""
        if self._is_as_made:
            return self._choices
        place = {seat: at for at, seat in enumerate(self._order)}
        runs = [(leave, list(run)) for leave, run in groupby(self._choices, key=lambda held: _leaves(held.move))]
        return [
            held
            for is_leaving, run in runs
            for held in (run if is_leaving else sorted(run, key=lambda one: place[one.seat or SEATS[0]]))
        ]


def _is_closed(before: Position, after: Position, answering: Seat | None) -> bool:
    """Return whether the window of `before` has closed; another one may have opened at once."""
    was, now = before.window, after.window
    if was is None or now is None or (now.asking, now.number) != (was.asking, was.number):
        return True
    kept = was.answered if answering is None else was.answered | {answering}
    return not kept & frozenset(now.asked) <= now.answered


def _leaves(move: Move) -> bool:
    return isinstance(move, Resign | Timeout | Abandon)
