"""The screens of Guts: one question, and the events around the pot."""

from collections.abc import Sequence

from bot.games.cards import Hand
from bot.games.dealing import Chose
from bot.games.guts.events import Dealt, Declared, Ended, Said, Scored
from bot.games.guts.moves import In, Out, parse_move
from bot.games.guts.views import GutsView
from bot.games.poker import worth
from bot.games.protocol import Ending, Event, Left, Seat, View, of_kind
from bot.text import say
from cogs.screens.game import Showing
from cogs.screens.pictured import PicturedScreens
from cogs.screens.questions import As, Offer, Question, Words, closed, numbered
from cogs.screens.screen import Block
from cogs.screens.signs import card_signs
from cogs.screens.telling import listed_names
from render.guts.pictures import GutsPictures
from render.guts.spoken import spoken_table


class GutsScreens(PicturedScreens[GutsView]):
    """The screens of Guts."""

    drawing = GutsPictures
    parse = staticmethod(parse_move)
    _pictures: GutsPictures

    async def open_table(self, showing: Showing, hands: Sequence[View]) -> list[Block]:
        view = self.view(showing)
        shown = [_hand(each) or lying for each, lying in zip(hands, view.board.shown, strict=True)]
        order = self._pictures.table(
            view, names=showing.called, hands=shown, locale=showing.locale, style=showing.style
        )
        return await self._drawn(order)

    def opened(self, view: GutsView, hands: Sequence[View]) -> Sequence[Hand | None]:
        return view.board.shown

    def in_full(self, showing: Showing) -> str:
        view = self.view(showing)
        lying = dict(enumerate(view.board.shown))
        return "\n".join(spoken_table(view, showing.spoken, lying, is_own=view.seat is not None, locale=showing.locale))

    def questions(self, showing: Showing) -> Sequence[Question]:
        view, locale = self.view(showing), showing.locale
        pot = view.board.counts
        kinds = ((In, As.MAIN, say(locale, "guts-in"), pot), (Out, As.GIVES, say(locale, "guts-out"), None))
        offers = []
        for kind, place, label, amount in kinds:
            found = numbered(view, kind)
            offers += [
                Offer(number, label, amount=amount, is_chosen=view.choice == move, place=place)
                for number, move in found
            ] or [closed(label, place)]
        return (Words(tuple(offers)),)

    def prompt(self, showing: Showing) -> str:
        return say(showing.locale, "guts-ask", pot=self.view(showing).board.counts)

    def chosen(self, showing: Showing) -> str:
        choice = self.view(showing).choice
        word = say(showing.locale, "guts-choice-in" if isinstance(choice, In) else "guts-choice-out")
        return say(showing.locale, "turn-chosen", choice=word)

    def in_words(self, event: Event, showing: Showing) -> str | None:
        locale, names = showing.locale, showing.spoken
        match event:
            case Dealt():
                key = "guts-dealt-ante" if event.is_ante else "guts-dealt"
                dealt = say(locale, key, deal=str(event.deal), name=names[event.dealer], pot=event.pot)
                is_beyond = event.deal > self.view(showing).board.options.deals  # (G6.1)
                return f"{say(locale, 'guts-goes-on')} {dealt}" if is_beyond else dealt
            case Said():
                return say(locale, "guts-said-in" if event.is_in else "guts-said-out", name=names[event.seat])
            case Chose():  # the news names those who have still to choose, and gives players their own choice
                return None
            case Declared():
                if not event.ins:
                    return say(locale, "guts-declared-nobody")
                return say(locale, "guts-declared", ins=listed_names(event.ins, showing), count=len(event.ins))
            case Scored():
                return _scored(event, showing)
            case Ended():
                return _ended(event, showing)
            case Left():
                key = "guts-late" if event.ending is Ending.TIMEOUT else "guts-left"
                return say(locale, key, name=names[event.seat])
            case _:
                return super().in_words(event, showing)


def _hand(view: View) -> Hand | None:
    return view.hand if isinstance(view, GutsView) and view.hand else None


def _scored(event: Scored, showing: Showing) -> str | None:
    """Return the showdown from the best hand down (G9), who wins, and who pays into the middle."""
    score, locale = event.score, showing.locale
    if not score.winners:
        return None
    shown = [(seat, hand) for seat, hand in enumerate(score.hands) if hand is not None]
    shown.sort(key=lambda each: worth(each[1]), reverse=True)
    sentences = [
        say(
            locale,
            "guts-showed",
            name=showing.spoken[seat],
            cards=card_signs(hand, showing.emoji),
        )
        for seat, hand in shown
    ]
    each, count = score.counted // len(score.winners), len(score.winners)
    sentences.append(say(locale, "guts-won", winners=listed_names(score.winners, showing), count=count, each=each))
    losers = [Seat(seat) for seat, paid in enumerate(score.paid) if paid]
    if losers:
        sentences.append(
            say(
                locale,
                "guts-paid",
                losers=listed_names(losers, showing),
                count=len(losers),
                each=score.counted,
                pot=score.pot_after,
            )
        )
    return " ".join(sentences)


def _ended(event: Ended, showing: Showing) -> str | None:
    locale, winners = showing.locale, sorted(event.outcome.winners)
    sentences = [_shared(event, showing)] if sum(event.shares) else []
    if event.outcome.is_drawn:
        sentences.append(say(locale, "game-drawn"))
    elif winners:
        sentences.append(say(locale, "guts-over", winners=listed_names(winners, showing), count=len(winners)))
    return " ".join(sentences) or None


def _shared(event: Ended, showing: Showing) -> str:
    """Return how many counters of the last pot each who stayed got; odd ones went to some (G6.2)."""
    had = [share for seat, share in enumerate(event.shares) if seat not in of_kind(GutsView, showing.view).board.left]
    least = "same" if min(had) == max(had) else str(min(had))
    return say(showing.locale, "guts-shared", least=least, most=str(max(had)))
