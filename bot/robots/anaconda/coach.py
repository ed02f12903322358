"""The coach of Anaconda: bets, passes, declarations and open cards, weighed in deals that others may have."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from bot.games.anaconda.board import Phase
from bot.games.anaconda.moves import Bet, Call, High, Low, PassOn, Raise, Show
from bot.games.anaconda.views import AnacondaView
from bot.games.protocol import Move
from bot.robots.anaconda import acting
from bot.robots.anaconda.choices import bets, parted, play, shows
from bot.robots.anaconda.imagining import Imagining
from bot.robots.anaconda.playing_out import PlayedOut, Won
from bot.robots.anaconda.telling import facts
from bot.robots.coaching import AGAIN, CoachOf, Measure, Option, Question, QuestionOf, Said, among

PLAYOUTS = (0, 1_000, 1_000, 700, 900)  # by the round: a later one is sooner at its end
PASSING = 300  # for the pass that robots make, among four worth about as much; these seldom gain more than two chips
PASSED = 1_000  # where another one was played: more of the deal is open than at a bet, and chance moves more
FEW = 3  # players: where more are in, each playout takes longer, and there are fewer
SLOWER = 5  # each more of them counts as so many of these
THOUGHT = (0, 300, 500, 600, 900)  # playouts of bets, open cards and declarations that take as long as other thoughts
PASSES = 400  # of passes, likewise
MORE = 0.6  # where more than few are in, each of them takes so much more time
DOUBTED = 4  # times the playouts for few players at most, if robots would not play that
DOUBTED_PASS = 10  # likewise
LEAST = 0.35  # bets: in imagined deals experts lose less here and there

WINS = Measure("wins", 0.04, about="winning", either=True)
HIGH, LOW = Measure("wins-high", 0.04, about="winning"), Measure("wins-low", 0.04, about="winning")
ALONE = Measure("alone", 0.04)
TAKES = Measure("takes", 0.5, is_share=False, about="winning")
PAYS = Measure("pays", 0.5, is_share=False, speaks_for=False)
LOSES = Measure("loses", 0.05, speaks_for=False, about="winning")
RIVALS = Measure("rivals", 0.15, is_share=False, speaks_for=False)


@dataclass(frozen=True, slots=True)
class AnacondaCoach(CoachOf[AnacondaView]):
    """The coach of Anaconda."""

    kind = AnacondaView

    def asked(self, view: AnacondaView, also: Move | None) -> Question | None:
        """Return a question about a bet, a pass, a declaration, or the cards to show."""
        match view.board.phase:
            case Phase.GIVE:
                moves: Sequence[Move] = parted(view)
                measures: tuple[Measure, ...] = (HIGH, LOW, WINS, TAKES)
            case Phase.DECLARE:
                moves, measures = (High(), Low()), (WINS, RIVALS, TAKES, PAYS)
            case Phase.SHOW:
                moves, measures = shows(view), (WINS, ALONE, TAKES, PAYS)
            case _:
                moves, measures = bets(view), (WINS, ALONE, LOSES, PAYS, TAKES)
        options = tuple(Option(move, _said(view, move), tuple(facts(view, move))) for move in among(moves, also))
        is_usual, is_pass = also in (None, moves[0]), view.board.phase is Phase.GIVE
        at_few = (PASSING if is_usual else PASSED) if is_pass else PLAYOUTS[view.board.round]
        more = max(0, len(view.board.playing) - FEW)
        slower = 1 + SLOWER / FEW * more
        thought = PASSES if is_pass else THOUGHT[view.board.round]
        again = slower * (AGAIN if is_usual else DOUBTED_PASS if is_pass else DOUBTED)
        least = LEAST * view.board.options.bet
        times = int(at_few / slower), int(thought / (1 + MORE * more)), again
        return AnacondaQuestion(options, Imagining.of(view), view, measures, *times, least)


@dataclass(frozen=True, slots=True)
class AnacondaQuestion(QuestionOf[PlayedOut]):
    """A decision, after which all play on as sound players do, or about half of the others as beginners."""

    options: tuple[Option, ...]
    imagining: Imagining
    view: AnacondaView
    measures: tuple[Measure, ...]
    playouts: int
    thought: int
    again: float
    least: float

    def imagined(self, random: Random) -> PlayedOut:
        """Return the deal with hands that the others may hold."""
        return self.imagining.deal(random)

    def tried(self, deal: PlayedOut, number: int) -> tuple[float, ...]:
        """Return the chips, and the measures."""
        seat, now = self.imagining.seat, deal.copy()
        play(now, seat, self.options[number].move)
        acting.to_the_end(now, seat)
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
