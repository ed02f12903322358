"""The score of a deal, and who wins the game (Rules 6 and 7). Lines add up, so that screens compute nothing."""

from dataclasses import dataclass

from bot.games.cards import Rank, size
from bot.games.mille.board import OTHER, SEATS, Board
from bot.games.mille.kinds import points
from bot.games.mille.melds import melds_of
from bot.games.mille.options import CleanNatural, MilleOptions
from bot.games.protocol import Ending, Outcome, Seat


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a player's score for a deal: a meld, or the cards left in hand (`rank` None)."""

    rank: Rank | None
    cards: int
    points: int  # as printed on the cards
    times: int  # 1; 2 if doubled, 4 if doubled twice; −1 for cards left in hand

    @property
    def amount(self) -> int:
        """The addition of the line to the score."""
        return self.points * self.times


@dataclass(frozen=True, slots=True)
class DealScore:
    """One line of the score pad (Rules 6 and 9); tuples hold one entry a seat."""

    deal: int  # from 1
    dealer: Seat
    out: Seat | None  # who went out; None in a blocked deal
    table: tuple[int, int]  # points on the table, doublings included
    caught: tuple[int, int]  # points left in hand
    scores: tuple[int, int]
    naturals: tuple[int, int]  # asterisks
    chapeaux: tuple[bool, bool]  # circled
    totals: tuple[int, int]  # after this deal
    eights: tuple[int, int]  # how many of the asterisks are for sets of eight
    cleans: tuple[bool, bool]  # whether a clean natural doubled the table
    lines: tuple[tuple[ScoreLine, ...], tuple[ScoreLine, ...]]  # their sums are the scores


@dataclass(frozen=True, slots=True)
class Side:
    """One player's cards to count: the table and the hand, packed (see `cards` and `board`)."""

    laid: int
    wilds: int
    hand: int


@dataclass(frozen=True, slots=True)
class SideScore:
    """One player's score for a deal."""

    lines: tuple[ScoreLine, ...]
    eights: int
    is_clean: bool

    @property
    def table(self) -> int:
        """Points on the table, doublings included."""
        return sum(line.amount for line in self.lines if line.rank is not None)

    @property
    def caught(self) -> int:
        """Points left in hand."""
        return -sum(line.amount for line in self.lines if line.rank is None)


def score_side(options: MilleOptions, side: Side, *, went_out: bool) -> SideScore:
    """Count one player's table and hand (Rules 6)."""
    may_be_clean = went_out or options.clean_natural is CleanNatural.ANY
    is_clean = may_be_clean and side.laid != 0 and side.wilds == 0
    melds = melds_of(side.laid, side.wilds)
    lines = [
        ScoreLine(
            rank=meld.rank,
            cards=len(meld.naturals) + len(meld.wilds),
            points=meld.points,
            times=(2 if meld.is_turned else 1) * (2 if is_clean else 1),
        )
        for meld in melds
    ]
    if side.hand:
        lines.append(ScoreLine(rank=None, cards=size(side.hand), points=points(side.hand), times=-1))
    return SideScore(tuple(lines), eights=sum(meld.is_turned for meld in melds), is_clean=is_clean)


def score_deal(
    options: MilleOptions, board: Board, hands: tuple[int, int], totals_before: tuple[int, int]
) -> DealScore:
    """Count a finished deal. The player without a card went out; nobody did when the deal was blocked."""
    out = next((seat for seat in SEATS if hands[seat] == 0), None)
    first, second = (
        score_side(options, Side(board.laid[seat], board.wilds[seat], hands[seat]), went_out=seat is out)
        for seat in SEATS
    )
    scores = (first.table - first.caught, second.table - second.caught)
    return DealScore(
        deal=board.number,
        dealer=board.dealer,
        out=out,
        table=(first.table, second.table),
        caught=(first.caught, second.caught),
        scores=scores,
        naturals=(first.eights + first.is_clean, second.eights + second.is_clean),
        # The player who went out holds no card, so every score below zero is a chapeau.
        chapeaux=(scores[0] < 0, scores[1] < 0),
        totals=(totals_before[0] + scores[0], totals_before[1] + scores[1]),
        eights=(first.eights, second.eights),
        cleans=(first.is_clean, second.is_clean),
        lines=(first.lines, second.lines),
    )


def winner_of(options: MilleOptions, totals: tuple[int, int], naturals: tuple[int, int]) -> Seat | None:
    """Return who won after a deal, by the totals and all naturals of the game. None: play another deal (Rules 7)."""
    qualified = [
        seat
        for seat in SEATS
        if totals[seat] >= options.target and (naturals[seat] > 0 or not options.natural_required)
    ]
    if len(qualified) == 1:
        return qualified[0]
    if not qualified or totals[0] == totals[1]:
        return None
    return max(SEATS, key=lambda seat: totals[seat])


def won_by(winner: Seat, ending: Ending) -> Outcome:
    """Return the end of a game that `winner` has won."""
    return Outcome(ending=ending, winners=frozenset({winner}), places=((winner,), (OTHER[winner],)))


def left_of(outcome: Outcome | None) -> tuple[Seat, ...]:
    """Return who has left the game: the loser, if that ended it (Rules 8a)."""
    if outcome is None or outcome.ending not in (Ending.RESIGNED, Ending.TIMEOUT):
        return ()
    return outcome.places[-1]
