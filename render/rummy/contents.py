"""A table of melds and contracts, and a player's panel: what is in them, and the same in sentences."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from bot.games.protocol import Seat
from bot.games.rummy.views import ContractBoard, ContractScore, ContractView
from bot.text import Locale
from render.hands.spoken import spoken as spoken_hand
from render.hands.spoken import spoken_suits
from render.names import Name
from render.of_many import TableShown
from render.rummy.hand import held, in_hand_order
from render.rummy.shown import Piles, RummyShown
from render.rummy.spoken import spoken_hands, spoken_melds, spoken_piles, spoken_slots
from render.scene import Item
from render.stage.canvas import Stage, header
from render.stage.spoken import ahead
from render.stage.values import Backs, Calls, Disc, Mark, Piece, SeatShown, State, Tone, letters
from render.words import say

FEW = 2  # cards in hand, which are announced


V = TypeVar("V", bound=ContractView[ContractBoard[ContractScore]])


class RummyContents(ABC, Generic[V]):
    """The contents of a game's pictures. The game says what is its own."""

    @abstractmethod
    def named(self, view: V) -> tuple[Seat, ...]:
        """Return the seats that the sentence above the table is about."""

    @abstractmethod
    def headline(self, view: V, names: Sequence[str], locale: Locale) -> str:
        """Return whose turn it is, or how the deal or game ended; `names` are of the players it is about."""

    @abstractmethod
    def claims(self, locale: Locale) -> str:
        """Return what a badge on the pile says while the top card may be claimed off turn."""

    @abstractmethod
    def progress(self, view: V) -> tuple[int, int]:
        """Return which of the agreed contracts is played, from 1, and how many there are."""

    @abstractmethod
    def claims_left(self, view: V, seat: Seat) -> int | None:
        """Return how many more cards a player may claim in this deal; None where that is not shown."""

    @abstractmethod
    def spoken_deal(self, view: V, locale: Locale) -> Iterator[str]:
        """Yield the contract of the deal in a sentence."""

    @abstractmethod
    def spoken_nobody_out(self, locale: Locale) -> str:
        """Return the sentence of a deal that ended without anyone going out."""

    @abstractmethod
    def spoken_seat(self, view: V, seat: Seat, name: str, locale: Locale) -> str:
        """Return the sentence of a player: cards in hand, claims, whether the contract is laid, and points."""

    def is_to_act(self, view: V, seat: Seat) -> bool:
        """Return whether a player who is not asked is to play, as the picture says; by default the one on turn."""
        return seat == view.board.table.active

    def free(self, view: V) -> frozenset[tuple[int, int]]:
        """Return the jokers that the reader can take: the number of their meld, and their place in it from 0."""
        return frozenset()

    def spoken_free(self, view: V, locale: Locale) -> Iterator[str]:
        """Yield them in sentences."""
        yield from ()

    # What follows

    def contents(self, shown: TableShown[V], names: Sequence[Name], stage: Stage) -> RummyShown:
        """Return the contents of a table or a panel."""
        view, board, table = shown.view, shown.view.board, shown.view.board.table
        claims = self.claims(stage.locale) if table.asked else ""
        return RummyShown(
            self._headed(shown, names, stage),
            self.sentences(shown, names, stage),
            self._seats(view, names),
            shown.viewing_seat,
            Piles(table.top, len(table.pile), table.stock, claims) if board.deal else None,
            view.contract,
            table.melds,
            table.has_laid if board.is_dealt else (),
            view.filled(),
            in_hand_order(view, stage.style) if shown.is_panel else (),
            self.free(view),
        )

    def sentences(self, shown: TableShown[V], names: Sequence[Name], stage: Stage) -> list[str]:
        """Return the picture in sentences, the most important first."""
        view, board, locale, is_own = shown.view, shown.view.board, stage.locale, shown.is_panel
        spoken = [name.spoken for name in names]
        said = self.headline(view, [spoken[seat] for seat in self.named(view)], locale)
        lines = [said if said.endswith("?") else say(locale, "stage-alt-turn", headline=said)]
        if is_own and view.hand:
            lines += spoken_hand(locale, len(view.hand), spoken_suits(held(view, stage.style).groups, locale))
        if not board.deal:
            return [*lines, say(locale, "rummy-alt-before", name=spoken[board.dealer])]
        return [
            *lines,
            *(spoken_slots(view.filled(), locale) if is_own else ()),
            *self._middle(view, locale),
            *spoken_melds(board.table.melds, spoken, locale),
            *self.spoken_free(view, locale),
            *self._spoken_seats(shown, spoken, locale),
        ]

    def _middle(self, view: V, locale: Locale) -> Iterator[str]:
        """Yield the contract, the pile and the stock."""
        board, table = view.board, view.board.table
        yield from self.spoken_deal(view, locale)
        yield from spoken_piles(table.top, len(table.pile), table.stock, locale)
        if board.last is not None and board.last.out is None:
            yield self.spoken_nobody_out(locale)

    def _spoken_seats(self, shown: TableShown[V], spoken: Sequence[str], locale: Locale) -> Iterator[str]:
        for seat in shown.view.board.seats:
            yield self.spoken_seat(shown.view, seat, spoken[seat], locale)
            yield from spoken_hands(seat, shown.hands, spoken, locale)

    def _headed(self, shown: TableShown[V], names: Sequence[Name], stage: Stage) -> list[Item]:
        """Lay out the sentence above the table, who is ahead, and how far the game is."""
        view, board, locale = shown.view, shown.view.board, stage.locale
        who = tuple(names[seat].printed for seat in self.named(view))
        at, deals = map(str, self.progress(view))
        notes = (say(locale, "rummy-note-deal", deal=at, deals=deals),) if board.deal else ()
        leader = ahead(locale, board.points, names, fewest_win=True) if board.outcome is None else ()
        return header(stage, lambda printed: self.headline(view, printed, locale), who, (*leader, *notes))

    def _seats(self, view: V, names: Sequence[Name]) -> tuple[SeatShown, ...]:
        """Return everyone: numbers of cards, claims left, and who is asked or to play."""
        signs = letters(names)
        return tuple(self._seat(view, seat, Disc(signs[seat], seat), names[seat]) for seat in view.board.seats)

    def _seat(self, view: V, seat: Seat, disc: Disc, name: Name) -> SeatShown:
        board, table = view.board, view.board.table
        marks = [Mark.DEALER] if board.deal and seat == board.dealer else []
        if board.outcome is not None and seat in board.outcome.winners:
            marks.append(Mark.WINNER)
        marks += [Mark.ROBOT] if seat in board.left else []
        state = State.LIVE
        if seat in table.asked:
            state = State.ASKED
        elif self.is_to_act(view, seat):
            state = State.TO_ACT
        if not board.deal:
            return SeatShown(disc, name, state, tuple(marks))
        count, left = table.in_hand[seat], self.claims_left(view, seat) if board.is_dealt else None
        tone = Tone.FEW if 0 < count <= FEW else Tone.STRONG
        below: list[Piece] = [Backs(count, is_one=True, is_small=True, tone=tone)] if count else []
        below += [] if left is None else [Calls(left)]
        return SeatShown(disc, name, state, tuple(marks), below=tuple(below))
