"""Mille on Discord: its pictures, its words, and what a press means."""

from collections.abc import Sequence

from bot.games.cards import NotACard, Rank, parse_rank
from bot.games.mille.events import Drew
from bot.games.mille.kinds import KINDS, Kind, count_kind, kind_of, parse_kind
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.mille.views import MilleView
from bot.games.protocol import Event, Move
from bot.tables import Table
from bot.text import say
from cogs.ids import CustomId, Verb
from cogs.screens.game import GameScreens, Showing
from cogs.screens.mille.controls import controls, discard_of
from cogs.screens.mille.draft import Draft, Drafts, hand_of
from cogs.screens.mille.telling import in_words, status
from cogs.screens.mille.typed import read_move
from cogs.screens.screen import Block, Row
from cogs.words import amount
from render import SettlementSheet, Studio


class MilleScreens(GameScreens):
    """Shows Mille, and keeps what each seat is about to lay."""

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._drafts = Drafts()

    async def table(self, showing: Showing) -> list[Block]:
        return [
            await self.studio.table(_view(showing), names=showing.names, locale=showing.locale, style=showing.style)
        ]

    async def hand(self, showing: Showing) -> list[Block]:
        return [await self.studio.hand(_view(showing), locale=showing.locale, style=showing.style)]

    def status(self, showing: Showing) -> str:
        return status(_view(showing), names=showing.spoken, locale=showing.locale)

    def controls(self, showing: Showing) -> list[Row]:
        return controls(_view(showing), key=showing.key, draft=self._draft(showing), locale=showing.locale)

    def note(self, showing: Showing) -> str | None:
        draft, view = self._draft(showing), _view(showing)
        if draft is None:
            return None
        move = draft.move(hand_of(view))
        refusal = view.refusal(move)
        if refusal is not None:
            return say(showing.locale, f"mille-refused-{refusal.code}", **dict(refusal.about))
        after = view.preview(move)
        lines = [say(showing.locale, "mille-preview", down=str(after.down), held=str(after.held), cards=after.in_hand)]
        if draft.warned:
            lines += [f"**{say(showing.locale, f'mille-caution-{caution}')}**" for caution in view.warnings(move)]
        return "\n".join(lines)

    async def score(self, showing: Showing) -> list[Block]:
        return [
            await self.studio.pad(
                _view(showing), names=showing.names, game=showing.key, locale=showing.locale, style=showing.style
            )
        ]

    async def settlement(self, showing: Showing, table: Table) -> list[Block]:
        view, locale = _view(showing), showing.locale
        winner = next(iter(view.outcome.winners), None) if view.outcome is not None else None
        if winner is None:
            return []
        settlement = table.settlement()
        totals = (view.seats[0].total, view.seats[1].total)
        sheet = SettlementSheet(settlement, winner, totals, table.terms.stake, showing.unit, showing.key)
        loser = 1 - winner
        lines = [
            say(locale, "mille-wins", name=showing.spoken[winner], won=str(totals[winner]), lost=str(totals[loser]))
        ]
        for line in settlement.lines:
            each, cost = amount(line.each, locale=locale), amount(line.amount, locale=locale)
            lines.append(f"- {say(locale, f'mille-line-{line.item}', count=line.count, each=each, amount=cost)}")
        if settlement.lines:
            total = amount(settlement.total, locale=locale)
            lines.append(f"- {say(locale, 'mille-line-total', amount=total, unit=showing.unit)}")
        receipt = await self.studio.receipt(sheet, names=showing.names, locale=locale, style=showing.style)
        return [receipt, "\n".join(lines)]

    def in_words(self, event: Event, showing: Showing) -> str | None:
        return in_words(event, names=showing.spoken, locale=showing.locale)

    def is_news(self, event: Event) -> bool:
        return not isinstance(event, Drew)

    def choose(self, showing: Showing, press: CustomId, values: Sequence[str]) -> Move | None:
        view = _view(showing)
        match press.verb:
            case Verb.DRAW:
                return Draw()
            case Verb.PICK:
                return Pick()
            case Verb.PASS:
                return Pass()
            case Verb.TAKE:
                return _take(view, press.word)
            case Verb.DISCARD:
                return _discard(view, values)
            case Verb.MELD:
                self._begin_draft(showing, values)
            case Verb.COUNT:
                self._count(showing, press, values)
            case Verb.BACK:
                self._drop(showing)
            case Verb.LAY | Verb.ANYWAY:
                return self._lay(showing, press)
            case _:
                pass
        return None

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
        if asked is not None and asked.warned and asked.is_of(move.rank, counts):  # typed again: it is meant
            self._drop(showing)
            return True
        self._keep(showing, Draft(view.turn, move.rank, counts, warned=True))
        return False

    def suggestions(self, showing: Showing, typed: str) -> list[Move]:
        wanted = _plain(typed)
        return [move for move in _view(showing).legal_moves() if _plain(str(move)).startswith(wanted)]

    def _begin_draft(self, showing: Showing, values: Sequence[str]) -> None:
        """Offer all cards of the chosen rank, and as many twos as a new meld lacks."""
        view = _view(showing)
        try:
            rank = parse_rank(values[0])
        except (NotACard, IndexError):
            return
        counts = {kind: count_kind(hand_of(view), kind) for kind in KINDS if kind.rank is rank}
        draft = Draft(view.turn, rank, counts)
        two = Kind(Rank.TWO)
        if rank is not Rank.TWO:
            for twos in range(count_kind(hand_of(view), two) + 1):
                draft = draft.choose(two, twos)
                if view.refusal(draft.move(hand_of(view))) is None:
                    break
        self._keep(showing, draft)

    def _count(self, showing: Showing, press: CustomId, values: Sequence[str]) -> None:
        draft, view = self._draft(showing), _view(showing)
        mark, _, place = press.word.partition("-")
        if draft is None or mark != draft.mark or not place.isdecimal() or not values or not values[0].isdecimal():
            return
        held = draft.held(hand_of(view))
        if int(place) < len(held):
            kind, most = held[int(place)]
            self._keep(showing, draft.choose(kind, min(int(values[0]), most)))

    def _lay(self, showing: Showing, press: CustomId) -> Move | None:
        """The lay as drafted; None when it has to be thought over first, or the pressed label showed another."""
        draft, view = self._draft(showing), _view(showing)
        if draft is None or press.word != draft.state:
            return None
        move = draft.move(hand_of(view))
        is_sure = press.verb is Verb.ANYWAY and draft.warned
        if view.refusal(move) is None and view.warnings(move) and not is_sure:
            self._keep(showing, draft.warn())
            return None
        self._drop(showing)
        return move

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


def _take(view: MilleView, word: str) -> Take | None:
    """The take whose place among the legal moves the button named."""
    moves = view.legal_moves()
    move = moves[int(word)] if word.isdecimal() and int(word) < len(moves) else None
    return move if isinstance(move, Take) else None


def _discard(view: MilleView, values: Sequence[str]) -> Discard | None:
    try:
        return discard_of(view, parse_kind(values[0]))
    except (NotACard, IndexError):
        return None


def _plain(text: str) -> str:
    return text.lower().replace(" ", "").replace(":", "")
