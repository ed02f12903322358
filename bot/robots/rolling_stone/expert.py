"""The best player of Rolling Stone: it plays each card on in hands that the others may hold."""

from dataclasses import dataclass, replace
from random import Random

from bot.games.cards import Card
from bot.games.rolling_stone.hidden import hands_with
from bot.games.rolling_stone.views import RollingView
from bot.robots.playouts import best
from bot.robots.protocol import Level
from bot.robots.rolling_stone.playing_out import CODES, MOST, Begun, PlayedOut, coded
from bot.robots.rolling_stone.regular import SPENT, RollingRegular
from bot.robots.rolling_stone.robot import RollingRobot

PLAYOUTS = 240  # of all cards of a thought: 10 to 35 ms
SURE = 1.0  # standard errors by which another card than the usual one must be better for who follows


@dataclass(frozen=True, slots=True)
class RollingExpert(RollingRobot):
    """A robot that plays what brings most cards in imagined deals, among equals what the regular plays.

    It hardly tires of a deal that goes round, and leads what most follow only where the regular does, late in a deal:
    as long as it led with the regular whatever looks nearly as good, such leads cost up to seven cards. In each deal it
    takes about half of the others for careless: when it took all for sound players, it gained far less among novices
    than the regular.
    """

    level: Level = Level.EXPERT

    def card(self, view: RollingView, legal: list[Card], random: Random) -> Card:
        """Return the card that brings most: the lowest of each suit, or of the suit that is led the highest, too."""
        board, usual = view.board, RollingRegular().card(view, legal, random)
        trick = begun(view)
        wins = trick is None or CODES[legal[0].place] > trick.best
        if len(legal) == 1 or not wins or (trick is None and SPENT.of(board)):
            return usual
        lowest = {card.suit: card for card in legal}
        cards = [*lowest.values()] if trick is None else [legal[-1], legal[0]]

        def gained(deal: PlayedOut, card: Card) -> float:
            return replace(deal, hands=[*deal.hands]).points(CODES[card.place], trick)

        sure = 0.0 if trick is None else SURE
        return best((usual, *cards), lambda: imagined(view, random), gained, playouts=PLAYOUTS, sure=sure)


def begun(view: RollingView) -> Begun | None:
    """Return the trick on the table, for one who follows."""
    board = view.board
    if board.trick is None or board.led is None or board.winning is None:
        return None
    codes = [CODES[card.place] for card in board.trick.cards]
    return Begun(sum(codes), max(codes), int(board.winning), len(board.seats) - len(codes))


def imagined(view: RollingView, random: Random) -> PlayedOut:
    """Return the deal before the own card, with hands that fit all that everyone saw; others may be careless."""
    if view.seat is None:
        raise ValueError("a bystander plays nothing")
    board, left = view.board, [*view.unseen()]
    random.shuffle(left)
    hands = [coded(known) for known in board.known]
    hands[view.seat] = coded(view.hand)
    for seat in sorted(board.seats, key=lambda seat: -len(board.lacks[seat])):
        if seat == view.seat or not (hidden := board.hidden(seat)):
            continue
        fitting = [card for card in left if card.suit not in board.lacks[seat]][:hidden]
        if len(fitting) < hidden:  # missing suits leave too little to chance
            hands = [coded(cards) for cards in hands_with(view, random.sample(view.unseen(), len(view.unseen())))]
            break
        hands[seat] += coded(fitting)
        left = [card for card in left if card not in fitting]
    careless = random.getrandbits(len(hands)) & ~(1 << view.seat)
    return PlayedOut(hands, int(view.seat), board.going_round, careless, random.getrandbits(2 * MOST))
