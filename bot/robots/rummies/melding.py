"""The melds of a contract that a hand on integers holds."""

from bot.robots.rummies.dealt import ACE, OF_A_SET, Meld, Put
from bot.robots.rummies.needs import RUN, SET, Plan
from bot.robots.rummies.packed import KING, RANKS, STAR, SUIT, codes, less


def contract(plan: Plan, hand: int) -> list[Put]:
    """Return the melds of a contract that a hand holds, as long as its cards allow."""
    left, puts = hand, list[Put]()
    bases, ranks = list[list[int]](), list[tuple[int, list[int]]]()
    for suit, low in plan.runs:
        cards = list[int]()
        for height in range(low, low + RUN):
            code = SUIT * suit + height % SUIT
            is_there = left >> code & 1
            cards.append(code if is_there else STAR)
            left = less(left, cards[-1])
        bases.append(cards)
    for rank in plan.ranks:
        own = [*codes(left & RANKS[rank])]
        own += [STAR] * (SET - len(own))
        for code in own:
            left = less(left, code)
        ranks.append((rank, own))
    puts += [Put(Meld(OF_A_SET, rank, rank), tuple(cards)) for rank, cards in ranks]
    spans = [[suit, low, low + RUN - 1] for suit, low in plan.runs]
    for span, cards in zip(spans, bases, strict=True):
        left = _grown(span, cards, left, spans)
    for (suit, low, high), cards in zip(spans, bases, strict=True):
        jokers = sum(1 << low + at for at, code in enumerate(cards) if code == STAR)
        puts.append(Put(Meld(suit, low, high, jokers), tuple(cards)))
    return puts


def _grown(span: list[int], cards: list[int], left: int, spans: list[list[int]]) -> int:
    """Make a run as long as these other cards allow, unless it would touch another. Return what is left."""
    suit = span[0]
    for is_low in (False, True):
        while span[2] - span[1] < KING:
            height = span[1] - 1 if is_low else span[2] + 1
            code = SUIT * suit + height % SUIT
            if not 0 <= height <= ACE or not left >> code & 1 or _touches(span, height, spans):
                break
            left = less(left, code)
            span[1 if is_low else 2] = height
            cards.insert(0 if is_low else len(cards), code)
    return left


def _touches(span: list[int], height: int, spans: list[list[int]]) -> bool:
    low, high = min(span[1], height), max(span[2], height)
    others = [other for other in spans if other is not span and other[0] == span[0]]
    return any(high + 1 == other[1] or other[2] + 1 == low for other in others)


def run_put(suit: int, low: int, high: int) -> Put:
    """Return a new run of natural cards."""
    cards = tuple([SUIT * suit + height % SUIT for height in range(low, high + 1)])
    return Put(Meld(suit, low, high), cards)
