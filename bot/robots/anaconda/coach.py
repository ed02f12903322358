"""The coach of Anaconda: bets, passes, declarations and open cards, weighed in deals that others may have."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.games.anaconda.betting import wager
from bot.games.anaconda.board import Half, Phase
from bot.games.anaconda.choosing import kept, ranking
from bot.games.anaconda.moves import Bet, Call, Check, Fold, High, Low, PassOn, Raise, Show
from bot.games.anaconda.views import AnacondaView
from bot.games.cards import Card
from bot.games.poker import worth
from bot.games.protocol import Move
from bot.robots.anaconda import acting
from bot.robots.anaconda.holding import partings
from bot.robots.anaconda.imagining import Imagining
from bot.robots.anaconda.playing_out import FOLD, STAY, PlayedOut, Won, coded
from bot.robots.anaconda.robot import AnacondaRegular
from bot.robots.anaconda.telling import facts
from bot.robots.coaching import CoachOf, Measure, Option, Question, QuestionOf, Said, among

PLAYOUTS = (0, 350, 450, 500, 900)  # by the round: a later one is sooner at its end
LEAST = 2.0  # chips, a bet: in imagined deals experts lose less here and there
PASSES = 4  # that look best, and are tried

WINS, HIGH, LOW = Measure("wins", 0.04), Measure("wins-high", 0.04), Measure("wins-low", 0.04)
ALONE = Measure("alone", 0.04)
TAKES = Measure("takes", 0.5, is_share=False)
PAYS = Measure("pays", 0.5, is_share=False, speaks_for=False)
LOSES = Measure("loses", 0.05, speaks_for=False)
RIVALS = Measure("rivals", 0.15, is_share=False, speaks_for=False)


@dataclass(frozen=True, slots=True)
class AnacondaCoach(CoachOf[AnacondaView]):
    """The coach of Anaconda."""

    kind = AnacondaView

    def asked(self, view: AnacondaView, also: Move | None) -> Question | None:
        """Return a question about a bet, a pass, a declaration, or the cards to show."""
        match view.board.phase:
            case Phase.GIVE:
                moves: Sequence[Move] = passes(view)
                measures: tuple[Measure, ...] = (HIGH, LOW, WINS, TAKES)
            case Phase.DECLARE:
                moves, measures = (High(), Low()), (WINS, RIVALS, TAKES, PAYS)
            case Phase.SHOW:
                moves, measures = shows(view), (WINS, ALONE, TAKES, PAYS)
            case _:
                moves, measures = bets(view), (WINS, ALONE, LOSES, PAYS, TAKES)
        options = tuple(Option(move, _said(view, move), tuple(facts(view, move))) for move in among(moves, also))
        return AnacondaQuestion(options, Imagining.of(view), view, measures, PLAYOUTS[view.board.round])


@dataclass(frozen=True, slots=True)
class AnacondaQuestion(QuestionOf[PlayedOut]):
    """A decision, after which all play on as sound players do."""

    options: tuple[Option, ...]
    imagining: Imagining
    view: AnacondaView
    measures: tuple[Measure, ...]
    playouts: int
    least: float = LEAST

    def imagined(self, random: Random) -> PlayedOut:
        """Return the deal with hands that the others may hold."""
        return self.imagining.deal(random)

    def tried(self, deal: PlayedOut, number: int) -> tuple[float, ...]:
        """Return the chips, and the measures."""
        seat, now = self.imagining.seat, deal.copy()
        play(now, seat, self.options[number].move)
        acting.to_the_end(now)
        gained, won, how = now.stacks[seat] - deal.stacks[seat], now.won[seat], now.how[seat]
        found = {
            WINS.code: float(won > 0),
            HIGH.code: float(Won.HIGH in how),
            LOW.code: float(Won.LOW in how),
            ALONE.code: float(Won.ALONE in how),
            TAKES.code: float(won),
            LOSES.code: float(gained < 0 and not won),
            PAYS.code: float(won - gained),
            RIVALS.code: float(now.declared.count(now.declared[seat]) - 1),
        }
        return float(gained), *(found[measure.code] for measure in self.measures)


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
    """Return what one may do in a round of betting, and is worth a thought: what is usual first."""
    stays: Move = Call() if view.price else Check()
    leaves = [Fold()] if view.price else []
    usual = acting.betted(Imagining.of(view).deal(Random(0)))  # noqa: S311  it knows the own hand alone
    first = stays if usual == STAY else Fold() if usual == FOLD else wager(view.board, usual)
    return tuple(dict.fromkeys([first, stays, *leaves, *(each.move for each in view.wagers)]))


def passes(view: AnacondaView) -> Sequence[PassOn]:
    """Return the passes that keep the most promising cards, each other ranks."""
    found: dict[tuple[int, ...], tuple[float, tuple[Card, ...]]] = {}
    for promised, passed in partings(tuple(view.hand), view.board.options.low):
        kept_ranks = tuple(sorted(card.rank.place for card in view.hand if card not in passed))
        if kept_ranks not in found or found[kept_ranks][0] < promised:
            found[kept_ranks] = (promised, passed)
    return [PassOn(passed) for _, passed in sorted(found.values(), key=lambda each: -each[0])[:PASSES]]


def shows(view: AnacondaView) -> Sequence[Show]:
    """Return the ways to show the best five cards, the regular's first: the held one of each rank."""
    five = kept(view.hand, ranking(view.board.options, view.board.declared[view.seat or 0] or Half.HIGH)).five
    ways = {card.rank: Show(tuple(one for one in five if one != card), card) for card in five}
    return [AnacondaRegular().shows(view), *ways.values()]


def _said(view: AnacondaView, move: Move) -> Said:
    match move:
        case PassOn(cards=cards):
            return Said("pass", (("cards", cards),))
        case Show(held=held):
            return Said("show", (("cards", move.five[:-1]), ("held", (held,))))
        case Bet(to=to) | Raise(to=to):
            code = "bet" if isinstance(move, Bet) else "raise"
            is_all = view.bounds is not None and to == view.bounds.most > view.bounds.least
            return Said(f"{code}-all" if is_all else code, (("amount", to),))
        case Call():
            return Said("call", (("price", view.price),))
    return Said(str(move))
