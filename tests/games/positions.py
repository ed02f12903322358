"""Games of Mille set up and played in notation, so that a test reads like the rules.

Cards are written as in records (`QS`), or by rank where the suit does not matter: `KKK 2H 44` is three kings, the two
of hearts and two fours. A bare rank never means Q♠ or J♦ while another card would do.
"""

from collections.abc import Sequence

from bot.games.cards import Card, parse_card
from bot.games.mille.views import MilleView
from bot.games.protocol import Move, Position, Refusal, Seat, Step
from bot.registry import GAMES

MILLE = GAMES["mille"].game
RANK_SIGNS = "AKQJT98765432"
PACKS = [rank + suit for rank in RANK_SIGNS for suit in "HCSD"] * 2


def _words(notation: str) -> list[str]:
    """Return one word per card: `KKK QS` gives K, K, K, QS."""
    words: list[str] = []
    for word in notation.split():
        words += [word] if word[-1] in "SHDC" else list(word)
    return words


def _find(word: str, among: Sequence[str]) -> str:
    """Return the card among `among` that `word` means; precious ones only if asked for or the last left."""
    fitting = [card for card in among if card.startswith(word)]
    if not fitting:
        raise ValueError(f"no {word} is left")
    return min(fitting, key=("QS", "JD").__contains__)


def _claim(notation: str, free: list[str]) -> list[str]:
    """Take the cards of `notation` out of `free`, those with a suit first, and give them in the order written."""
    words = _words(notation)
    for at in sorted(range(len(words)), key=lambda at: -len(words[at])):
        words[at] = _find(words[at], free)
        free.remove(words[at])
    return words


def _fill(hand: list[str], free: list[str], top: str) -> None:
    """Fill a hand up to fifteen with low cards, as few of a rank as possible, no twos and none like the top card."""
    while len(hand) < 15:
        low = [card for card in free if card[0] not in ("2", top[0])] or free
        card = min(low, key=lambda card: (sum(held[0] == card[0] for held in hand), -RANK_SIGNS.index(card[0])))
        hand.append(card)
        free.remove(card)


def deck(*, a: str = "", b: str = "", top: str = "9", stock: str = "", dealer: str = "B") -> list[Card]:
    """Return all 104 cards so that A and B are dealt these hands, `top` is turned up and `stock` is drawn first."""
    free = list(PACKS)
    claimed = _claim(f"{a} {b} {top} {stock}", free)
    sizes = [len(_words(text)) for text in (a, b, top, stock)]
    ends = [sum(sizes[: at + 1]) for at in range(4)]
    hand_a, hand_b, turned, stocked = (claimed[end - size : end] for end, size in zip(ends, sizes, strict=True))
    _fill(hand_a, free, turned[0])
    _fill(hand_b, free, turned[0])
    first, second = (hand_a, hand_b) if dealer == "B" else (hand_b, hand_a)
    dealt = [card for pair in zip(first, second, strict=True) for card in pair]
    return [parse_card(card) for card in dealt + turned + stocked + free]


def seat_named(letter: str) -> Seat:
    """Return the seat with this letter."""
    return Seat[letter]


def start(*, a: str = "", b: str = "", top: str = "9", stock: str = "", dealer: str = "B", **options: str) -> Position:
    """Return a game whose first deal has these cards; A plays first unless A deals."""
    position = MILLE.start(MILLE.options(options), 2, seat_named(dealer))
    return position.supply(deck(a=a, b=b, top=top, stock=stock, dealer=dealer)).position


def next_deal(position: Position, *, a: str = "", b: str = "", top: str = "9", stock: str = "") -> Position:
    """Return the deal that is owed now, with these cards."""
    dealer = "B" if look(position).dealer is Seat.A else "A"
    return position.supply(deck(a=a, b=b, top=top, stock=stock, dealer=dealer)).position


def look(position: Position, letter: str = "") -> MilleView:
    """Return what the seat of this letter may know; a bystander without one."""
    view = position.view(seat_named(letter) if letter else None)
    assert isinstance(view, MilleView)
    return view


def hand(position: Position, letter: str) -> list[str]:
    """Return the hand of a seat in hand order, as texts."""
    held = look(position, letter).hand
    assert held is not None
    return [str(card) for card in held]


def table(position: Position, letter: str) -> dict[str, str]:
    """Return the melds of a seat: rank to cards, wild twos after a plus sign."""
    melds = look(position).seats[seat_named(letter)].melds
    return {
        str(meld.rank): " ".join(map(str, meld.naturals)) + "".join(f" +{card}" for card in meld.wilds)
        for meld in melds
    }


def move(position: Position, letter: str, text: str) -> Move:
    """Return the move written as `text`, with bare ranks for any cards the seat holds."""
    held = hand(position, letter)
    head, colon, tail = text.partition(":")
    verb, *words = head.split() if not colon else [head.strip(), *_words(tail)]
    if not colon:
        words = _words(" ".join(words))
    try:
        faces = _claim(" ".join(words), held) if words else []
    except ValueError:
        faces = words  # cards that are not held: the judge will say so
    return MILLE.parse(f"{verb}{colon} {' '.join(faces)}".strip())


def play(position: Position, *lines: str) -> Position:
    """Play lines such as `A: draw; lay K: KKK; discard 9`; a stock that is owed is renewed in fixed order."""
    for line in lines:
        letter, _, moves = line.partition(":")
        for text in moves.split(";"):
            position = position.play(seat_named(letter), move(position, letter, text.strip())).position
            if position.chance is not None and position.chance.kind == "stock":
                position = position.supply(position.chance.cards).position
    return position


def refusal(position: Position, line: str) -> Refusal | None:
    """Return the judge's answer to the last move of `line`, after playing the others."""
    letter, _, moves = line.partition(":")
    *before, last = moves.split(";")
    if before:
        position = play(position, f"{letter}:{';'.join(before)}")
    return position.refusal(seat_named(letter), move(position, letter, last.strip()))


def refused(position: Position, line: str) -> tuple[str, str]:
    """Return code and rule of the refusal of the last move of `line`, which must be refused."""
    judged = refusal(position, line)
    assert judged is not None, "the judge let it pass"
    return judged.code, judged.rule


def step(position: Position, line: str) -> Step:
    """Return the results of the last move of `line`, after playing the others."""
    letter, _, moves = line.partition(":")
    *before, last = moves.split(";")
    if before:
        position = play(position, f"{letter}:{';'.join(before)}")
    return position.play(seat_named(letter), move(position, letter, last.strip()))


def idle(position: Position, turns: int) -> Position:
    """Let `turns` turns go by in which the seat draws and discards that very card."""
    for _ in range(turns):
        (seat,) = position.to_act
        position = play(position, f"{seat}: draw")
        (drawn,) = look(position, str(seat)).fresh
        position = play(position, f"{seat}: discard {drawn}")
    return position


def idle_until_stock_is(position: Position, cards: int) -> Position:
    """Idle until this many cards are left in the stock."""
    return idle(position, look(position).stock - cards)


def idle_until_last_card(position: Position) -> Position:
    """Idle through three renewals until one card is left that can ever be drawn. The dealer draws it."""
    while look(position).renewals < 3 or look(position).stock > 1:
        position = idle(position, 1)
    return position


def idle_until_blocked(position: Position) -> Position:
    """Idle until the deal blocks."""
    position = idle_until_last_card(position)
    return idle(position, 1)
