"""The published shuffle against a second implementation, written from the words of its page, and against chance."""

import hashlib
import hmac
import re
from collections import Counter
from pathlib import Path
from typing import TypeVar

import pytest

from bot.games import shuffle
from bot.games.cards import CARDS, Card, parse_card
from bot.games.protocol import Chance, Owed, Seat
from bot.registry import GAMES
from bot.tables.state import dealer
from tests.there import there

DECK = tuple(CARDS) * 2
SEED = bytes(range(32))
PAGE = (Path(__file__).resolve().parents[2] / "bot" / "games" / "FAIR_DEAL.md").read_text(encoding="utf-8")


def deck_of(deal: int = 1, cards: tuple[Card, ...] = DECK) -> Chance:
    return Chance(Owed.DECK, deal, deal, cards, Seat.A)


T = TypeVar("T")


def by_hand(seed: bytes, message: str, cards: list[T]) -> list[T]:
    """Return the shuffle done again: a whole stream of words first, then the swaps from the end."""
    stream = b"".join(
        hmac.digest(seed, message.encode("utf-8") + bytes([0, 0, block >> 8, block & 255]), hashlib.sha256)
        for block in range(64)
    )
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4)]
    for last in reversed(range(1, len(cards))):
        bound = last + 1
        word = words.pop(0)
        while word >= 2**32 // bound * bound:
            word = words.pop(0)
        at = word % bound
        cards[last], cards[at] = cards[at], cards[last]
    return cards


@pytest.mark.parametrize(("deal", "cut"), [(1, ""), (2, ""), (3, "Œuf / dur"), (12, '"')])
def test_deck_is_the_one_the_seed_gives(deal: int, cut: str) -> None:
    message = f"mille/deck/{deal}/{deal}/{cut}/"
    assert list(shuffle.shuffle(SEED, game="mille", chance=deck_of(deal), cut=cut)) == by_hand(
        SEED, message, list(DECK)
    )


def test_renewed_stock_is_the_one_the_seed_gives() -> None:
    left = DECK[10:47]
    chance = Chance(Owed.STOCK, 4, 2, left, Seat.B)
    assert list(shuffle.shuffle(SEED, game="mille", chance=chance)) == by_hand(SEED, "mille/stock/4/2//", list(left))


def test_first_cards_of_a_known_seed_stay_what_they_were() -> None:
    """A change here would deal other cards to games that are being played."""
    shuffled = shuffle.shuffle(SEED, game="mille", chance=deck_of())
    assert " ".join(map(str, shuffled[:15])) == "KD 4D QD 9D 7C 9D 8S 9S 9H JD 7S 3C QD 6S QH"


def test_same_seed_deals_the_same_and_anything_else_another_deck() -> None:
    first = shuffle.shuffle(SEED, game="mille", chance=deck_of())
    assert shuffle.shuffle(SEED, game="mille", chance=deck_of()) == first
    others = [
        shuffle.shuffle(SEED, game="mille", chance=deck_of(), cut="7"),
        shuffle.shuffle(SEED, game="mille", chance=deck_of(2)),
        shuffle.shuffle(SEED, game="gin", chance=deck_of()),
        shuffle.shuffle(SEED, game="mille", chance=Chance(Owed.STOCK, 1, 1, DECK, Seat.A)),
        shuffle.shuffle(SEED[::-1], game="mille", chance=deck_of()),
    ]
    assert len({first, *others}) == 6
    assert all(Counter(order) == Counter(DECK) for order in others)


@pytest.mark.parametrize("size", [0, 1, 2])
def test_few_cards_can_be_shuffled_too(size: int) -> None:
    shuffled = shuffle.shuffle(SEED, game="mille", chance=deck_of(cards=DECK[:size]))
    assert Counter(shuffled) == Counter(DECK[:size])


def test_every_card_is_as_likely_in_every_place() -> None:
    """Chi-square over 13 cards by 13 places, 1,300 shuffles of fixed seeds: mean 144, deviation 17."""
    cards, times = DECK[:13], 1_300
    found: Counter[tuple[int, Card]] = Counter()
    for number in range(times):
        found.update(enumerate(shuffle.shuffle(number.to_bytes(32), game="mille", chance=deck_of(cards=cards))))
    expected = times / 13
    chi_square = sum((found[place, card] - expected) ** 2 / expected for place in range(13) for card in cards)
    assert 144 - 4 * 17 < chi_square < 144 + 4 * 17


def test_numbers_are_fair_where_the_words_do_not_divide() -> None:
    """A word at or above the last multiple of the bound is thrown away."""
    words = iter([2**32 - 1, 3 * 2**30, 5])
    assert shuffle._below(3 * 2**30, words) == 5


def test_first_dealer_is_chosen_by_lot() -> None:
    chosen = Counter(shuffle.first_dealer(number.to_bytes(32), game="mille", seats=2) for number in range(1_000))
    assert set(chosen) == {Seat.A, Seat.B}
    assert abs(chosen[Seat.A] - 500) < 4 * 16  # standard deviation 15.8


def test_seeds_are_long_and_never_the_same() -> None:
    seeds = {dealer.new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {shuffle.SEED_BYTES}


def vectors() -> dict[str, str]:
    """Return the test values on the fair deal page for other programs."""
    block = next(block for block in PAGE.split("```text\n")[1:] if block.startswith("seed "))
    return {line[:15].strip(): line[15:].strip() for line in block.split("```")[0].splitlines()}


def test_vectors_of_the_published_page_hold() -> None:
    expected = vectors()
    seed, cut = bytes.fromhex(expected["seed"]), expected["cut"]
    first = shuffle.first_dealer(seed, game="mille", seats=2)
    chance = there(GAMES["mille"].game.start(GAMES["mille"].game.options({}), 2, first).chance)
    deck = shuffle.shuffle(seed, game="mille", chance=chance, cut=cut)
    pile = tuple(map(parse_card, expected["stock from"].split()))
    stock = shuffle.shuffle(seed, game="mille", chance=Chance(Owed.STOCK, 1, 1, pile, Seat.A), cut=cut)
    assert expected["commitment"] == shuffle.commitment(seed) == hashlib.sha256(seed).hexdigest()
    assert expected["first dealer"] == str(first)
    order, _, presses = expected["seats"].partition(" (five people, whose presses were ")
    found = shuffle.seat_order(seed, game="mille", seats=5, cut=presses.rstrip(")"))
    assert order.split() == list(map(str, found))
    assert list(found) == by_hand(seed, f"mille/seats/5/{presses.rstrip(')')}/", list(range(5)))
    table = hmac.digest(seed, b"2/3", hashlib.sha256)
    assert expected["table 2/3"] == shuffle.table_seed(seed, number=2, table=3).hex() == table.hex()
    assert expected["deck"].split() == list(map(str, deck[:10]))
    assert expected["stock"].split() == list(map(str, stock))
    assert list(stock) == by_hand(seed, f"mille/stock/1/1/{cut}/", list(pile))


def packs() -> list[list[str]]:
    """Return a line for each size of pack: how many cards, its lowest rank, how often, jokers, game and deck."""
    block = next(block for block in PAGE.split("```text\n")[1:] if block.startswith("cards "))
    form = re.compile(r"(\d+) +A to (\w), (once|twice)(?:, (\d) jokers)? +(\S+) +(.+)")
    found = [form.fullmatch(line) for line in block.split("```")[0].splitlines()[1:]]
    return [list(each.groups(default="0")) for each in found if each is not None]


def test_the_page_recomputes_a_deck_of_each_size_that_is_played_with() -> None:
    """From the words of the page alone: its ranks, suits, seed and cut, and its rules 1 to 4."""
    [(in_order, in_a_rank)] = re.findall(
        r"ranks are `([\w ]+)`, within a rank the suits are `([\w ]+)`", " ".join(PAGE.split())
    )
    ranks, suits = in_order.split(), in_a_rank.split()
    seed, cut = bytes.fromhex(vectors()["seed"]), vectors()["cut"]
    for count, lowest, often, jokers, game, deck in packs():
        pack = [rank + suit for rank in ranks[: ranks.index(lowest) + 1] for suit in suits]
        cards = [card for card in pack for _ in range({"once": 1, "twice": 2}[often])]
        cards += ["JK"] * int(jokers)
        assert len(cards) == int(count)
        assert by_hand(seed, f"{game}/deck/1/1/{cut}/", cards)[:10] == deck.split(), (count, game)
    played = {
        len(chance.cards)
        for each in GAMES.rules.values()
        for preset in each.presets
        for seats in each.seats
        if (chance := each.start(each.options({"rules": preset}), seats, Seat.A).chance) is not None
    }
    assert {int(each[0]) for each in packs()} == played


def test_cards_begin_in_the_order_the_readme_says() -> None:
    chance = there(GAMES["mille"].game.start(GAMES["mille"].game.options({}), 2, Seat.A).chance)
    assert list(map(str, chance.cards)) == [f"{r}{s}" for r in "AKQJT98765432" for s in "SHDC" for _ in range(2)]
