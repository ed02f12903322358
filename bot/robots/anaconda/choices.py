"""The choices of a player of Anaconda that are worth a thought, and how each is played in an imagined deal."""

from collections.abc import Sequence
from random import Random

from bot.games.anaconda.betting import wager
from bot.games.anaconda.board import Half
from bot.games.anaconda.choosing import kept, ranking
from bot.games.anaconda.moves import Bet, Call, Check, Fold, High, Low, PassOn, Raise, Show
from bot.games.anaconda.views import AnacondaView
from bot.games.poker import worth
from bot.games.protocol import Move
from bot.robots.anaconda import acting
from bot.robots.anaconda.imagining import Imagining
from bot.robots.anaconda.keeping import ways
from bot.robots.anaconda.playing_out import FOLD, STAY, PlayedOut, coded
from bot.robots.anaconda.robot import AnacondaRegular

PASSES = 4  # that look best, and are tried


def play(deal: PlayedOut, seat: int, move: Move) -> None:
    """Play a move of a seat; if all choose together, the others choose as they do."""
    if isinstance(move, PassOn):
        given = {one: acting.passed(deal, one) for one in deal.ins if one != seat}
        deal.passes_on({**given, seat: coded(move.cards)})
    elif isinstance(move, High | Low):
        halves = {one: acting.side(deal, one) for one in deal.ins if one != seat}
        deal.declares({**halves, seat: Half.HIGH if isinstance(move, High) else Half.LOW})
    elif isinstance(move, Show):
        rule = deal.terms.ranking(deal.declared[seat] or Half.HIGH)
        deal.opened[seat] = coded(move.shown)
        deal.shows({**{one: acting.formed(deal, one) for one in deal.ins}, seat: worth(move.five, rule)})
    elif isinstance(move, Bet | Raise):
        deal.bet(move.to)
    else:
        deal.bet(FOLD if isinstance(move, Fold) else STAY)


def bets(view: AnacondaView) -> Sequence[Move]:
    """Return the moves of a betting round that are worth a thought, the usual one first."""
    stays: Move = Call() if view.price else Check()
    leaves = [Fold()] if view.price else []
    usual = acting.betted(Imagining.of(view).deal(Random(0)))  # noqa: S311  it knows the own hand alone
    first = stays if usual == STAY else Fold() if usual == FOLD else wager(view.board, usual)
    return tuple(dict.fromkeys([first, stays, *leaves, *(each.move for each in view.wagers)]))


def parted(view: AnacondaView) -> Sequence[PassOn]:
    """Return the passes that keep the cards worth most, each other ranks: the best first."""
    found = dict[tuple[int, ...], PassOn]()
    for passed in ways(tuple(view.hand), view.board.options.low, is_last=view.board.round > 1):
        found.setdefault(tuple([card.rank.place for card in view.hand if card not in passed]), PassOn(passed))
    return [*found.values()][:PASSES]


def shows(view: AnacondaView) -> Sequence[Show]:
    """Return the ways to show the best five cards, the regular's first: the held one of each rank."""
    five = kept(view.hand, ranking(view.board.options, view.board.declared[view.seat or 0] or Half.HIGH)).five
    ways = {card.rank: Show(tuple(one for one in five if one != card), card) for card in five}
    return [AnacondaRegular().shows(view), *ways.values()]
