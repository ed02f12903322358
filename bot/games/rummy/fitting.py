"""The melds that a hand can lay, and the cards that it can lay off, one at a time; see `arranging` for contracts."""

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from bot.games.cards import JOKER, RANKS, SUITS, Card, Hand, Rank, Suit, pack, rank_cards
from bot.games.rummy.laid import Laid, with_meld
from bot.games.rummy.laying import Add, Group, Kind, added
from bot.games.rummy.melds import HIGHEST, LONGEST, LOWEST, End, Fault, Meld, MeldRules, Run, Set, card_of

_CACHED_MELDS = 4096  # they stay the same for many moves


def adds(melds: Sequence[Laid], faces: Collection[Card], rules: MeldRules) -> Iterator[Add]:
    """Yield every way to lay one of these cards off on a meld, by number of the meld."""
    for number, (_, meld) in enumerate(melds, start=1):
        yield from adds_to(number, meld, faces, rules)


def adds_to(number: int, meld: Meld, faces: Collection[Card], rules: MeldRules) -> list[Add]:
    """Return every way to lay one of these cards off on the meld with this number."""
    return [Add(number, (card,), end) for end, card in fitting(meld, rules) if card in faces]


@lru_cache(_CACHED_MELDS)
def fitting(meld: Meld, rules: MeldRules) -> tuple[tuple[End | None, Card], ...]:
    """Return the cards that may be laid off on a meld, one at a time, each after the end where it goes."""
    if isinstance(meld, Set):
        return tuple([(None, card) for card in (*rank_cards(meld.rank.place, 0b01010101), JOKER)])
    return tuple(
        [
            (end, card)
            for end in rules.ends(meld)
            for card in (meld.next_at(end), JOKER)
            if isinstance(rules.added_to_run(meld, (card,), end), Run)
        ]
    )


def adds_at_once(melds: tuple[Laid, ...], hand: Hand, rules: MeldRules, *, kept: int) -> tuple[Add, ...]:
    """Return what can be laid off one after the other so that `kept` natural cards stay in the hand.

    Nothing is among it that leaves a choice: no joker, and no card that has several places.
    """
    found = list[Add]()
    while len(hand) - hand.count(JOKER) > kept and (move := _only_add(melds, hand, rules)) is not None:
        meld = added(melds[move.meld - 1].meld, move, rules)
        if isinstance(meld, Fault):
            break
        melds, hand = with_meld(melds, move.meld, meld), Hand.of_bits(hand.bits - pack(move.cards))
        found.append(move)
    return tuple(found)


def _only_add(melds: Sequence[Laid], hand: Hand, rules: MeldRules) -> Add | None:
    """Return a way to lay off a natural card that has one place alone; None if there is none."""
    ways = list(adds(melds, {card for card in hand if card is not JOKER}, rules))
    return next((move for move in ways if sum(other.cards == move.cards for other in ways) == 1), None)


# Melds


def lays(
    hand: Hand,
    rules: MeldRules,
    *,
    ranks: Collection[Rank] = (),
    suits: Collection[Suit] = (),
    least_jokers: int = 0,
) -> Iterator[Group]:
    """Yield one meld at a time: all natural cards of a rank, and runs with as few jokers as their length allows.

    A set of too few cards needs a joker. Of runs, those of natural cards are as long as the hand allows, and those
    with jokers have the least length. None is a set of these `ranks`, or a run of these `suits`. Each has at least so
    many jokers, in a set next to all its natural cards.
    """
    jokers = hand.count(JOKER)
    for rank in RANKS:
        byte = hand.bits >> 8 * rank.place & 255
        cards = rank_cards(rank.place, byte) if byte and rank not in ranks else ()
        lacking = max(least_jokers, rules.least_set - len(cards))
        if cards and lacking <= jokers and len(cards) >= rules.naturals_in_set:
            yield Group(Kind.SET, (*cards, *[JOKER] * lacking))
    for suit in SUITS:
        if suit not in suits:
            runs = _runs(hand, suit, jokers, rules)
            yield from (Group(Kind.RUN, cards) for cards in runs if cards.count(JOKER) >= least_jokers)


def _runs(hand: Hand, suit: Suit, jokers: int, rules: MeldRules) -> Iterator[tuple[Card, ...]]:
    held = [height for height in range(LOWEST, HIGHEST + 1) if card_of(suit, height) in hand]
    if not held or len(held) + jokers < rules.least_run:
        return
    for low in range(LOWEST, HIGHEST - rules.least_run + 2):
        places = [card_of(suit, height) for height in range(low, low + rules.least_run)]
        cards = tuple([card if card in hand else JOKER for card in places])
        lacking = cards.count(JOKER)
        if lacking == 0 and low - 1 in held:
            continue  # part of a longer one
        high = low + rules.least_run
        while lacking == 0 and high in held and len(cards) < LONGEST:
            cards, high = (*cards, card_of(suit, high)), high + 1
        if lacking <= jokers and not isinstance(rules.run_of(cards), Fault):
            yield cards
