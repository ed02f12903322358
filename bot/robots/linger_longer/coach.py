"""The coach of Linger Longer: cards, weighed in the hands that the expert imagines."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from random import Random

from bot.games.cards import Card, Suit
from bot.games.linger_longer.views import LingerView
from bot.games.one_card.moves import Play
from bot.games.protocol import Move
from bot.robots.coaching import Measure, Option, Question, QuestionOf, Said
from bot.robots.linger_longer.expert import stakes
from bot.robots.linger_longer.imagining import Imagining
from bot.robots.linger_longer.playing_out import CODES, PlayedOut
from bot.robots.linger_longer.reading import Reading, cost, winners
from bot.robots.linger_longer.regular import LingerRegular
from bot.robots.one_card import CardCoach, playing

PLAYOUTS = 5_000  # divided by the number of players: some 60 ms


@dataclass(frozen=True, slots=True)
class LingerCoach(CardCoach[LingerView]):
    """The coach of Linger Longer."""

    kind = LingerView

    def asked(self, view: LingerView, also: Move | None) -> Question | None:
        """Return the question which card to play; None where only one may be played."""
        legal = [*view.playable()]
        if len(legal) < 2:
            return None
        usual = LingerRegular().card(view, legal, Random(0))  # noqa: S311  it draws no luck
        reading = Reading.of(view)
        options = tuple(
            Option(Play(card), playing(card), tuple(_facts(view, reading, card)))
            for card in dict.fromkeys((usual, *legal))
        )
        return CardQuestion(options, Imagining.of(view), playouts=PLAYOUTS // len(view.board.in_hand))


@dataclass(frozen=True, slots=True)
class CardQuestion(QuestionOf[PlayedOut]):
    """The choice of a card to play."""

    options: tuple[Option, ...]
    imagining: Imagining
    measures: tuple[Measure, ...] = (
        Measure("trick", 0.05, same=("unbeatable",), either=True),
        Measure("deal", 0.03, about="deal", either=True),
        Measure("left", 0.1, is_share=False, about="deal"),
        Measure("theirs", 0.1, is_share=False, speaks_for=False, about="deal"),
    )
    playouts: int = PLAYOUTS

    def imagined(self, random: Random) -> PlayedOut:
        """Return the deal with cards that fit what everyone saw."""
        return self.imagining.deal(random)

    def tried(self, deal: PlayedOut, number: int) -> tuple[float, ...]:
        """Return the stakes; whether the trick is won, and the deal; the points, and those of others."""
        move, own, now, tricks = self.options[number].move, deal.seat, deal.copy(), len(deal.stock)
        if not isinstance(move, Play):
            raise TypeError("no card")
        goes_on = now.play(CODES[move.card.place])
        while len(now.stock) == tricks:
            goes_on = now.play(now.chosen())
        takes = now.winner == own
        if goes_on:
            now.to_the_end()
        points, wins = now.hands[now.winner].bit_count(), now.winner == own
        return (
            float(stakes(now, own)),
            float(takes),
            float(wins),
            float(points if wins else 0),
            float(0 if wins else points),
        )


def _facts(view: LingerView, reading: Reading, card: Card) -> Iterator[Said]:
    """Return what is true of a card by the hand and the table alone."""
    board, trump = view.board, view.board.trump
    winning = winners(board, view.playable())
    if card in winning and reading.holds(card) == 1:
        yield Said("unbeatable", (("cards", (card,)),))
    if board.led is not None and card in winning and _is_cheapest(card, winning, trump):
        yield Said("cheapest")
    own = [each for each in view.hand if each.suit is card.suit]
    trumps = tuple(each for each in view.hand if each.suit is trump)
    if card.suit is not trump and trumps:
        if len(own) == 1:
            yield Said("empties", (("cards", (card,)),))
        yield Said("keeps-trumps", (("cards", trumps),))
    if _is_cheapest(card, view.playable(), trump):
        yield Said("least", (("cards", (card,)),))


def _is_cheapest(card: Card, cards: Iterable[Card], trump: Suit | None) -> bool:
    return cost(card, trump) == min(cost(each, trump) for each in cards)
