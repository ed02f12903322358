"""The screens of Daifugo: a rank and a number, or a pass; cards given back; and titles that rise and fall."""

from collections.abc import Sequence

from bot.games.cards import Card
from bot.games.daifugo.events import Fetched, Gave, Out, Played, RoundOver, Scored, Turned
from bot.games.daifugo.moves import MOST, Give, Pass, Play, parse_move
from bot.games.daifugo.ranks import lowest, of_rank
from bot.games.daifugo.settlement import unpaid
from bot.games.daifugo.views import DaifugoView, Phase
from bot.games.dealing import Chose
from bot.games.protocol import Event, Move, Seat, View, of_kind
from bot.text import say
from cogs.screens.daifugo.typed import is_giving, move_typed
from cogs.screens.game import Showing
from cogs.screens.pictured import PicturedScreens
from cogs.screens.questions import As, Offer, Question, Ranks, SomeCards, Words, closed, numbered, refusals
from cogs.screens.screen import Block
from cogs.screens.signs import card_sign, card_signs, rank_sign
from render.daifugo.pictures import DaifugoPictures
from render.daifugo.spoken import held, title_word


class DaifugoScreens(PicturedScreens[DaifugoView]):
    """The screens of Daifugo."""

    drawing = DaifugoPictures
    parse = staticmethod(parse_move)
    _pictures: DaifugoPictures

    async def open_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        return await self.own_table(showing, hands)  # D8

    def in_full(self, showing: Showing) -> str:
        view = own(showing)
        return self._pictures.as_text(view, names=showing.called, locale=showing.locale, style=showing.style)

    # Questions

    def questions(self, showing: Showing) -> Sequence[Question]:
        view, locale = own(showing), showing.locale
        if view.board.phase is Phase.GIVE:
            return (_gift(showing),)
        passes = [Offer(number, say(locale, "daifugo-pass"), place=As.MAIN) for number, _ in numbered(view, Pass)]
        offers = tuple(
            Offer(number, rank_sign(move.cards[0].rank), group=rank_sign(move.cards[0].rank), amount=len(move.cards))
            for number, move in numbered(view, Play)
        )
        counts = tuple(say(locale, f"daifugo-count-{number}") for number in range(1, MOST + 1))
        led = None if view.board.top is None else len(view.board.top.cards)
        ranks = Ranks(say(locale, "daifugo-card"), offers, counts, led, refusals(view, _grayed(view)))
        return (ranks, Words(tuple(passes or [closed(say(locale, "daifugo-pass"), As.MAIN)])))

    def lying(self, showing: Showing) -> Sequence[Card]:
        return [each.card for each in held(own(showing), showing.style).in_row]

    def prompt(self, showing: Showing) -> str:
        view, locale = own(showing), showing.locale
        board = view.board
        if is_giving(view):
            pair = next(pair for pair in board.pairs if pair.rich == view.seat)
            return say(locale, "daifugo-ask-give", name=showing.spoken[pair.poor], count=pair.count)
        turned = "-turned" if board.is_turned else ""
        if board.top is None:
            return say(locale, f"daifugo-ask-lead{turned}")
        cards = card_signs(board.top.cards)  # their pictures are in the news, and so the question fits a line
        return say(locale, f"daifugo-ask-beat{turned}", cards=cards, count=len(board.top.cards))

    def chosen(self, showing: Showing) -> str:
        choice = own(showing).choice
        if choice is None:
            return super().chosen(showing)
        words = say(showing.locale, "daifugo-choice-give", cards=card_signs(choice.cards, showing.emoji))
        return say(showing.locale, "turn-chosen", choice=words)

    def typed(self, showing: Showing, words: str) -> Move | None:
        return move_typed(own(showing), words)

    # Events

    def unpaid(self, view: DaifugoView) -> Sequence[Seat]:
        return tuple(dict.fromkeys(each.payee for each in unpaid(view.board)))

    def in_words(self, event: Event, showing: Showing) -> str | None:
        locale, names, viewing_seat = showing.locale, showing.spoken, showing.view.seat
        match event:
            case Chose():  # the news names those who have still to choose, and gives players their own choice
                return None
            case Fetched() | Gave():
                return _exchanged(event, showing)
            case Played() if event.is_lead:
                key = "daifugo-last" if event.is_last else "daifugo-led"
                return say(locale, key, name=names[event.seat], cards=card_signs(event.cards, showing.emoji))
            case Turned():
                return say(locale, "daifugo-turned" if event.is_turned else "daifugo-turned-back")
            case Out():
                return say(locale, "daifugo-out", name=names[event.seat], title=title_word(event.title, locale))
            case RoundOver():
                leads = "-own" if event.seat == viewing_seat else ""
                return say(locale, f"daifugo-round-{event.closed.value}{leads}")
            case Scored():
                return _scored(event, showing)
            case _:
                return super().in_words(event, showing)


def own(showing: Showing) -> DaifugoView:
    """Return the view, as one of Daifugo."""
    return of_kind(DaifugoView, showing.view)


def _grayed(view: DaifugoView) -> list[Move]:
    """Return a play of each rank that does not beat the table, for the reason why not."""
    wanted = view.board.wanted
    if wanted is None:
        return []
    ranks = dict.fromkeys(card.rank for card in view.hand if card not in view.playable())
    return [Play(of_rank(view.hand, rank)[:wanted]) for rank in ranks]


def _gift(showing: Showing) -> Question:
    """Ask what to give back: the lowest are proposed, so that one press is enough."""
    view, locale = own(showing), showing.locale
    is_asked = is_giving(view)
    count = view.board.gives(view.seat) if is_asked else 1
    lying = [each.card for each in held(view, showing.style).in_row] if is_asked else []
    proposed = view.choice.cards if view.choice is not None else lowest(view.hand, count)
    return SomeCards(
        say(locale, "daifugo-give", count=count),
        tuple(Offer(number, card_sign(card), card=card) for number, card in enumerate(lying)),
        least=count,
        most=count,
        confirm=lambda chosen: say(locale, "daifugo-give-these", count=len(chosen)),
        move=lambda chosen: Give(tuple(each.card for each in chosen if each.card is not None)),
        proposed=frozenset(number for number, card in enumerate(lying) if card in proposed),
    )


def _exchanged(event: Fetched | Gave, showing: Showing) -> str:
    """Return that cards were handed over or given back; only the two know which, and no public news says."""
    locale, names, viewing_seat = showing.locale, showing.spoken, showing.view.seat
    key = "daifugo-fetched" if isinstance(event, Fetched) else "daifugo-gave"
    is_own = viewing_seat in (event.seat, event.to)
    cards = card_signs(event.cards, showing.emoji) if is_own and event.cards is not None else "none"
    return say(locale, key, name=names[event.seat], other=names[event.to], count=event.count, cards=cards)


def _scored(event: Scored, showing: Showing) -> str:
    """Return who is Daifugo, and who fetches the drinks."""
    first, *_, last = event.score.order
    locale, names = showing.locale, showing.spoken
    return say(locale, "daifugo-scored", daifugo=names[first], destitute=names[last])
