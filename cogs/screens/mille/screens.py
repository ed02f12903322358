"""Mille on Discord: its pictures, its words, and the moves of presses."""

from collections.abc import Sequence

from bot.games.cards import Hand
from bot.games.discarding import Drew
from bot.games.mille.arrangements import arrangements
from bot.games.mille.kinds import count_kind, kind_of
from bot.games.mille.moves import Draw, Lay, Pass, Pick, Take
from bot.games.mille.views import MilleView, Phase
from bot.games.protocol import Event, Move, Refusal, View, of_kind
from bot.tables import Finish, Table
from cogs.ids import CustomId, Verb, whole
from cogs.screens.frame import Controls
from cogs.screens.game import Firsts, GameScreens, Showing
from cogs.screens.mille.acts import Act
from cogs.screens.mille.controls import Laid, arranged, controls
from cogs.screens.mille.draft import Draft, hand_of
from cogs.screens.mille.ending import cheers, deal_end, ending_line, receipt
from cogs.screens.mille.kinds import discards, lying, placed
from cogs.screens.mille.marking import marking
from cogs.screens.mille.news import news
from cogs.screens.mille.notes import cautions, note_of_doubt, note_on
from cogs.screens.mille.telling import in_words, status
from cogs.screens.mille.typed import read_moves, suggestions
from cogs.screens.questions import Doubt, Kept, Place, Places, number_of, refusals
from cogs.screens.screen import Block
from render import Studio
from render.mille.inputs import OpenTable
from render.mille.pictures import MillePictures


class MilleScreens(GameScreens):
    """The screens of Mille. It keeps where each hand lies, what is marked, and the question that a seat was asked."""

    acts = tuple(Act)

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._pictures = MillePictures(studio)
        self._drafts = Kept[Draft]()
        self._doubts = Kept[Doubt]()
        self._laid = Kept[Laid]()
        self._places = Places()

    async def table(self, showing: Showing) -> list[Block]:
        return await self._drawn(
            self._pictures.table(
                _view(showing),
                names=showing.called,
                stakes=showing.stakes,
                locale=showing.locale,
                style=showing.style,
            )
        )

    async def panel(self, showing: Showing, *, rows: int) -> list[Block]:
        view, names, locale, style = _view(showing), showing.called, showing.locale, showing.style
        order = lying(self._placed(showing), view)
        return await self._drawn(
            self._pictures.panel(view, names=names, rows=rows, order=order, locale=locale, style=style)
        )

    def _placed(self, showing: Showing) -> tuple[Place, ...]:
        return placed(self._places, showing, _view(showing))

    async def hand(self, showing: Showing, *, holder: str = "") -> list[Block]:
        if _view(showing).hand == Hand():
            return []
        return await self._drawn(
            self._pictures.hand(_view(showing), locale=showing.locale, style=showing.style, holder=holder)
        )

    async def open_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        opened = OpenTable.of([hand for hand in hands if isinstance(hand, MilleView)])
        names, locale, style = showing.called, showing.locale, showing.style
        return await self._drawn(self._pictures.open_table(opened, names=names, locale=locale, style=style))

    def status(self, showing: Showing) -> str:
        if self._drafts.find(showing) is not None or self._doubts.find(showing) is not None:
            return ""  # the note says what to do
        return status(_view(showing), names=showing.spoken, locale=showing.locale)

    def controls(self, showing: Showing) -> Controls:
        view, draft, doubt = _view(showing), self._drafts.find(showing), self._doubts.find(showing)
        if view.seat is None or view.outcome is not None or not view.to_act:
            return Controls()
        if draft is not None and _may_lay(view):
            return marking(showing, view, self._placed(showing), draft)
        return controls(showing, view, self._placed(showing), doubt=doubt, laid=self._laid.find(showing))

    def grayed(self, showing: Showing) -> Sequence[Refusal]:
        view = _view(showing)
        if view.seat not in view.to_act or view.phase is not Phase.BEGIN:
            return ()
        wanted: list[Move] = [Draw(), *discards(view)[:1]]
        if view.top is not None and not any(isinstance(move, Take) for move in view.legal_moves()):
            wanted.append(Take(view.top, view.top))
        return refusals(view, wanted)

    def note(self, showing: Showing) -> str | None:
        view, draft, doubt = _view(showing), self._drafts.find(showing), self._doubts.find(showing)
        if draft is not None:
            return note_on(showing, view, draft)
        return None if doubt is None else note_of_doubt(showing, view, doubt)

    async def score(self, showing: Showing) -> list[Block]:
        return await self._drawn(
            self._pictures.pad(
                _view(showing), names=showing.called, game=showing.key, locale=showing.locale, style=showing.style
            )
        )

    async def deal_end(self, showing: Showing, finish: Finish, *, firsts: Firsts = ()) -> list[Block]:
        return await deal_end(self._pictures, showing, finish, firsts=firsts)

    async def result(self, showing: Showing, finish: Finish, *, rows: int) -> list[Block]:
        line = ending_line(finish, names=showing.spoken, locale=showing.locale, emoji=showing.emoji)
        return [line, *await self.score(showing)]

    def cheers(self, showing: Showing, table: Table, *, firsts: Firsts = ()) -> list[str]:
        return cheers(_view(showing), table, firsts, names=showing.spoken, locale=showing.locale)

    async def settlement(
        self, showing: Showing, table: Table, *, firsts: Firsts = (), is_last_shown: bool = False
    ) -> list[Block]:
        return await receipt(self._pictures, showing, table, firsts=firsts, is_last_shown=is_last_shown)

    def has_score(self, showing: Showing) -> bool:
        return bool(_view(showing).scores)

    async def keepsake(self, showing: Showing) -> list[Block]:
        names, locale, style = showing.called, showing.locale, showing.style
        return await self._drawn(self._pictures.keepsake(_view(showing), names=names, locale=locale, style=style))

    def in_words(self, event: Event, showing: Showing) -> str | None:
        return in_words(event, names=showing.spoken, locale=showing.locale, emoji=showing.emoji)

    def news(self, showing: Showing, events: Sequence[Event]) -> list[str]:
        return news(showing, _view(showing), events)

    def is_news(self, event: Event) -> bool:
        return not isinstance(event, Drew)

    def choose(self, showing: Showing, press: CustomId, values: Sequence[str]) -> tuple[Move, ...]:
        doubt = self._doubts.find(showing)
        self._doubts.drop(showing)
        self._laid.drop(showing)
        match press.verb:
            case Act.DRAW:
                return (Draw(),)
            case Act.PICK:
                return (Pick(),)
            case Act.TAKE:
                return _take(_view(showing), press)
            case Act.PASS:
                return self._doubted(showing, (Pass(),))
            case Act.DISCARD:
                number, offered = number_of(press), discards(_view(showing))
                return offered[number : number + 1] if number is not None else ()
            case Act.ARRANGE:
                return self._arrange(showing, press)
            case Act.LAY:
                return self._lay(showing, press)
            case Verb.ANYWAY:
                return doubt.moves if doubt is not None and press.word == doubt.mark else ()
            case _:
                self._edit(showing, press)
                return ()

    def withdraw(self, showing: Showing) -> None:
        self.forget(showing)

    def forget(self, showing: Showing) -> None:
        self._drafts.drop(showing)
        self._doubts.drop(showing)
        self._laid.drop(showing)

    def read(self, showing: Showing, text: str) -> tuple[Move, ...]:
        return read_moves(text, _view(showing))

    def consider(self, showing: Showing, moves: tuple[Move, ...]) -> bool:
        view, doubt = _view(showing), self._doubts.find(showing)
        self._doubts.drop(showing)
        is_passing = isinstance(moves[0], Pass) and view.refusal(moves[0]) is None
        if not is_passing and not cautions(showing, view, moves):
            return True
        if doubt is not None and _kinds(doubt.moves) == _kinds(moves):  # typed again after the question
            return True
        self._doubted(showing, moves)
        return False

    def suggestions(self, showing: Showing, typed: str) -> list[str]:
        return suggestions(_view(showing), typed)

    def _arrange(self, showing: Showing, press: CustomId) -> tuple[Move, ...]:
        """Return the lays of an arrangement; none when they would spoil something, which leads to a question."""
        number, view = number_of(press), _view(showing)
        offered = arrangements(view)
        if number is None or number >= len(offered):
            return ()
        lays = offered[number].lays
        if cautions(showing, view, lays):
            return self._doubted(showing, lays)
        if (slot := whole(press.word.partition("-")[2])) is not None:
            label = arranged(offered[number], showing.locale, showing.style.order)
            self._laid.keep(showing, Laid(view.turn + len(lays), slot, label))
        return lays

    def _doubted(self, showing: Showing, moves: tuple[Move, ...]) -> tuple[Move, ...]:
        """Return no moves yet, but ask first."""
        self._drafts.drop(showing)
        self._doubts.keep(showing, Doubt(showing.view.turn, moves))
        return ()

    def _edit(self, showing: Showing, press: CustomId) -> None:
        """Begin to mark cards, change what is marked, or leave it, as a press asks."""
        draft, view = self._drafts.find(showing), _view(showing)
        if press.verb == Act.MELD and _may_lay(view):
            self._drafts.keep(showing, draft or Draft(view.turn))
        elif draft is not None and press.word.partition("-")[0] == draft.mark:
            self._drafts.keep(showing, _edited(view, draft, press))

    def _lay(self, showing: Showing, press: CustomId) -> tuple[Move, ...]:
        """Return the draft's lays, whose panel has said what they spoil; none if the button named other cards."""
        draft = self._drafts.find(showing)
        if draft is None or press.word != draft.state:
            return ()
        self._drafts.drop(showing)
        return draft.lays(_view(showing))


def _view(showing: Showing) -> MilleView:
    return of_kind(MilleView, showing.view)


def _take(view: MilleView, press: CustomId) -> tuple[Move, ...]:
    """Return the take at the place among the legal moves that the button names; none if it is no take."""
    moves, number = tuple(view.legal_moves()), number_of(press)
    move = moves[number] if number is not None and number < len(moves) else None
    return (move,) if isinstance(move, Take) else ()


def _kinds(moves: Sequence[Move]) -> list[object]:
    """Return what these moves amount to, ignoring the suits of their cards."""
    return [
        (move.rank, sorted(str(kind_of(card)) for card in move.cards)) if isinstance(move, Lay) else move
        for move in moves
    ]


def _may_lay(view: MilleView) -> bool:
    return view.seat in view.to_act and view.phase is Phase.PLAY


def _edited(view: MilleView, draft: Draft, press: CustomId) -> Draft:
    """Return the draft after a press; unchanged by one that does not fit it."""
    numbers = [whole(part) for part in press.word.split("-")[1:]]
    offered = discards(view)
    match press.verb, numbers:
        case Act.MARK | Act.COUNT, [int(number), int(count)] if number < len(offered):
            kind = kind_of(offered[number].card)
            return draft.choose(kind, min(count, count_kind(hand_of(view), kind)))
        case Act.WILD, [int(onto)]:
            return draft.join(onto)
    return draft
