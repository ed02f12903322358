"""Points of Cinch: of tricks, of what was put away, and of a deal (C4.8, C6, C7)."""

from collections.abc import Iterable, Sequence

from bot.games.cards import Card, Rank, Suit
from bot.games.cinch.board import PARTS, Board, Ended, Gone, Part, Score, Taken, points_of, side_of
from bot.games.cinch.moves import HIGHEST_BID
from bot.games.cinch.trumps import best_of, power, right_pedro, scoring
from bot.games.protocol import Ending, Outcome, Seat
from bot.games.tricks import Trick

Parts = tuple[Taken | None, ...]


def part_of(card: Card, trump: Suit) -> Part | None:
    """Return the part of the score that a card brings its winner; None for one worth nothing."""
    if card not in scoring(trump):
        return None
    if card.rank is Rank.FIVE:
        return Part.RIGHT if card == right_pedro(trump) else Part.LEFT
    return Part.JACK if card.rank is Rank.JACK else Part.TEN


def gone(trick: Trick, trump: Suit) -> Gone:
    """Return a whole trick, with its winner and the points in it."""
    best = best_of(trick, trump)
    if best is None:
        raise ValueError("a trick without cards")
    winner = trick.players[best]
    parts = ((card, part_of(card, trump)) for card in trick.cards)
    taken = tuple(Taken(part, side_of(winner), card, winner) for card, part in parts if part is not None)
    return Gone(trick, winner, taken)


def after_trick(taken: Parts, done: Gone, trump: Suit) -> Parts:
    """Return the points after one more trick: high and low may move to other cards, the others stay (C6.1)."""
    won = {each.part: each for each in done.taken}
    high, low = taken[PARTS.index(Part.HIGH)], taken[PARTS.index(Part.LOW)]
    for seat, card in done.trick:
        if not (own := power(card, trump)):
            continue
        if high is None or own > power(high.card, trump):
            high = Taken(Part.HIGH, side_of(seat), card, seat)
        if low is None or own < power(low.card, trump):
            low = Taken(Part.LOW, side_of(done.winner), card, done.winner)
    return (high, low, *(won.get(part, has) for part, has in zip(PARTS[2:], taken[2:], strict=True)))


def after_putting_away(taken: Parts, cards: Iterable[Card], board: Board, seat: Seat) -> Parts:
    """Return the points after `seat` put trumps away: a defender's go to the declarers, theirs to nobody (C4.8)."""
    declarers, trump = board.declarers, board.trump
    if declarers is None or trump is None or side_of(seat) == declarers:
        return taken
    lost = {
        part: Taken(part, declarers, card, seat, is_put_away=True)
        for card in cards
        if (part := part_of(card, trump)) is not None
    }
    return tuple(lost.get(part, has) for part, has in zip(PARTS, taken, strict=True))


def scored(board: Board) -> Score:
    """Return the deal that is over: played, or passed by all where nobody has named trumps (C7)."""
    points, declarers = points_of(board.taken), board.declarers
    is_played = declarers is not None
    scores = scores_of(points, declarers, board.bid) if declarers is not None else (0, 0)
    return Score(
        deal=board.deal,
        dealer=board.dealer,
        ended=Ended.PLAYED if is_played else Ended.PASSED,
        bidder=board.bidder,
        bid=board.bid,
        trump=board.trump,
        taken=board.taken,
        points=points,
        is_made=points[declarers] >= board.bid if declarers is not None else None,
        scores=scores,
        sums=(board.sums[0] + scores[0], board.sums[1] + scores[1]),
    )


def scores_of(points: Sequence[int], declarers: int, bid: int) -> tuple[int, int]:
    """Return what each side scores for a deal with these points: only one of them anything (C7.1, C7.2)."""
    ahead = points[0] - points[1]
    short = bid - points[declarers]
    if short > 0:
        ahead = (HIGHEST_BID + short) * (1 if declarers else -1)
    return max(0, ahead), max(0, -ahead)


def difference(board: Board, outcome: Outcome) -> int:
    """Return the final points between the sides; if leaving has ended it, the winners get the target (C9.2)."""
    won = side_of(min(outcome.winners))
    reached = board.sums[won]
    if outcome.ending in (Ending.RESIGNED, Ending.TIMEOUT):
        reached = max(reached, board.options.target)
    return reached - board.sums[1 - won]


def most_apart(target: int) -> int:
    """Return the most points possible between the sides: none, against the target passed by a whole deal's points."""
    return target - 1 + 2 * HIGHEST_BID
