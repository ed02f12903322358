"""Mille on Discord: its pictures, its words, and the moves that presses mean."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from bot.games.cards import NotACard, Rank, parse_rank
from bot.games.mille.events import Drew
from bot.games.mille.kinds import Kind, kind_of, parse_kind
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.mille.views import MilleView
from bot.games.protocol import Event, Move, View
from bot.tables import Finish, Table
from cogs.ids import CustomId, Verb
from cogs.screens.game import GameScreens, Showing
from cogs.screens.mille.controls import controls, discard_of, kinds_held
from cogs.screens.mille.draft import Draft, Drafts, begin, hand_of
from cogs.screens.mille.ending import cheers, deal_end, receipt
from cogs.screens.mille.notes import note_on, note_on_all
from cogs.screens.mille.telling import in_words, status
from cogs.screens.mille.typed import read_move
from cogs.screens.screen import Block, Row
from render import OpenTable, Studio

_BARE: Mapping[Verb, Move] = MappingProxyType({Verb.DRAW: Draw(), Verb.PICK: Pick(), Verb.PASS: Pass()})


class MilleScreens(GameScreens):
    """The screens of Mille. It keeps the draft of each seat."""

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._drafts = Drafts()

    async def table(self, showing: Showing) -> list[Block]:
        return [
            await self.studio.table(_view(showing), names=showing.names, locale=showing.locale, style=showing.style)
        ]

    async def hand(self, showing: Showing, *, holder: str = "") -> list[Block]:
        return [await self.studio.hand(_view(showing), locale=showing.locale, style=showing.style, holder=holder)]

    async def open_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        opened = OpenTable.of([hand for hand in hands if isinstance(hand, MilleView)])
        names, locale, style = showing.names, showing.locale, showing.style
        return [await self.studio.open_table(opened, names=names, locale=locale, style=style)]

    def status(self, showing: Showing) -> str:
        return status(_view(showing), names=showing.spoken, locale=showing.locale)

    def controls(self, showing: Showing) -> list[Row]:
        return controls(
            _view(showing),
            key=showing.key,
            draft=self._draft(showing),
            locale=showing.locale,
            order=showing.style.order,
        )

    def note(self, showing: Showing) -> str | None:
        draft, view = self._draft(showing), _view(showing)
        if draft is None:
            return note_on_all(view, showing.locale, showing.style.order)
        return note_on(view, draft, showing.locale)

    async def score(self, showing: Showing) -> list[Block]:
        return [
            await self.studio.pad(
                _view(showing), names=showing.names, game=showing.key, locale=showing.locale, style=showing.style
            )
        ]

    async def deal_end(self, showing: Showing, finish: Finish) -> list[Block]:
        return await deal_end(self.studio, showing, finish)

    def cheers(self, showing: Showing, table: Table) -> list[str]:
        return cheers(_view(showing), table, names=showing.spoken, locale=showing.locale)

    async def settlement(self, showing: Showing, table: Table, *, cheers: Sequence[str]) -> list[Block]:
        return await receipt(self.studio, showing, table, cheers=cheers)

    def in_words(self, event: Event, showing: Showing) -> str | None:
        return in_words(event, names=showing.spoken, locale=showing.locale)

    def is_news(self, event: Event) -> bool:
        return not isinstance(event, Drew)

    def choose(self, showing: Showing, press: CustomId, values: Sequence[str]) -> tuple[Move, ...]:
        view = _view(showing)
        if press.verb in _BARE:
            return (_BARE[press.verb],)
        match press.verb:
            case Verb.TAKE:
                return _take(view, press.word)
            case Verb.DISCARD:
                return _discard(view, values)
            case Verb.DRAWN:
                return tuple(map(Discard, view.fresh)) if len(view.fresh) == 1 else ()
            case Verb.MELDS:
                return view.all_melds()
            case Verb.LAY | Verb.ANYWAY:
                return self._lay(showing, press)
            case _:
                self._edit(showing, press, values)
                return ()

    def read(self, showing: Showing, text: str) -> Move:
        return read_move(text, _view(showing))

    def consider(self, showing: Showing, move: Move) -> bool:
        view = _view(showing)
        if not isinstance(move, Lay) or view.refusal(move) is not None or not view.warnings(move):
            return True
        counts: dict[Kind, int] = {}
        for card in move.cards:
            counts[kind_of(card)] = counts.get(kind_of(card), 0) + 1
        asked = self._draft(showing)
        if asked is not None and asked.warned and asked.is_of(move.rank, counts):  # typed again after the warning
            self._drop(showing)
            return True
        self._keep(showing, Draft(view.turn, {move.rank: counts}, warned=True))
        return False

    def suggestions(self, showing: Showing, typed: str) -> list[Move]:
        wanted = _plain(typed)
        return [move for move in _view(showing).legal_moves() if _plain(str(move)).startswith(wanted)]

    def _edit(self, showing: Showing, press: CustomId, values: Sequence[str]) -> None:
        """Change the draft as a press or a choice asks."""
        draft, view = self._draft(showing), _view(showing)
        if press.verb is Verb.BACK:
            self._drop(showing)
        elif press.verb is Verb.MELD:
            if ranks := _ranks(values):
                self._keep(showing, begin(view, ranks))
        elif draft is not None and press.word.partition("-")[0] == draft.mark:
            self._keep(showing, _edited(view, draft, press, values))

    def _lay(self, showing: Showing, press: CustomId) -> tuple[Move, ...]:
        """The lays of the draft; none when it warns first, or when the pressed button named other cards."""
        draft, view = self._draft(showing), _view(showing)
        if draft is None or press.word != draft.state:
            return ()
        is_sure = press.verb is Verb.ANYWAY and draft.warned
        if draft.refusal(view) is None and draft.warnings(view) and not is_sure:
            self._keep(showing, draft.warn())
            return ()
        self._drop(showing)
        return draft.lays(hand_of(view))

    def _draft(self, showing: Showing) -> Draft | None:
        view = showing.view
        return None if view.seat is None else self._drafts.find(showing.key, view.seat, view.turn)

    def _keep(self, showing: Showing, draft: Draft) -> None:
        if showing.view.seat is not None:
            self._drafts.keep(showing.key, showing.view.seat, draft)

    def _drop(self, showing: Showing) -> None:
        if showing.view.seat is not None:
            self._drafts.drop(showing.key, showing.view.seat)


def _view(showing: Showing) -> MilleView:
    if not isinstance(showing.view, MilleView):
        raise TypeError("a view of another game")
    return showing.view


def _take(view: MilleView, word: str) -> tuple[Move, ...]:
    """The take at the place among the legal moves that the button names; none if it is no take."""
    moves = view.legal_moves()
    move = moves[int(word)] if word.isdecimal() and int(word) < len(moves) else None
    return (move,) if isinstance(move, Take) else ()


def _discard(view: MilleView, values: Sequence[str]) -> tuple[Move, ...]:
    try:
        move = discard_of(view, parse_kind(values[0]))
    except (NotACard, IndexError):
        return ()
    return () if move is None else (move,)


def _ranks(values: Sequence[str]) -> list[Rank]:
    """The ranks chosen in a menu; none when a value is not a rank."""
    try:
        return [parse_rank(value) for value in values]
    except NotACard:
        return []


def _edited(view: MilleView, draft: Draft, press: CustomId, values: Sequence[str]) -> Draft:
    """The draft after a press or a choice; unchanged by one that does not fit it."""
    ranks, only = _ranks(values), draft.only
    match press.verb:
        case Verb.PLAIN:
            return draft.without_twos()
        case Verb.WILD if ranks:
            return draft.add_two(ranks[0], hand_of(view))
        case Verb.COUNT if only is not None and values and values[0].isdecimal():
            place, held = press.word.partition("-")[2], kinds_held(view, only)
            if place.isdecimal() and int(place) < len(held):
                kind, most = held[int(place)]
                return draft.choose(only, kind, min(int(values[0]), most))
    return draft


def _plain(text: str) -> str:
    return text.lower().replace(" ", "").replace(":", "")
