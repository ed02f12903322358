"""Deals of Cinch that come seldom, at a real table: seven trumps in a hand, and a stub that is too short for all."""

import itertools
from collections.abc import Callable, Sequence

import pytest

from bot.games.cards import CARDS, SUITS, Card, Rank, Suit
from bot.games.cinch.board import STUB, Board, Stage
from bot.games.cinch.inner.game import CinchGame
from bot.games.cinch.inner.position import CinchPosition
from bot.games.cinch.moves import Name
from bot.games.cinch.name import NAME
from bot.games.protocol import Position, of_kind
from bot.games.shuffle import SEED_BYTES, first_dealer, shuffle
from bot.playground.seen import Button
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, press
from tests.e2e.magpies import Sitter
from tests.e2e.one_card import at_table, opened, play_out
from tests.e2e.test_cinch import bidding, clockwise

CUT = "1 2 3 4"  # of people who sat down one after the other
SELDOM = 930  # seeds: in none of those before does anyone throw a trump


def board(position: Position) -> Board:
    """Return what everyone knows."""
    return of_kind(CinchPosition, position).board


def silent(position: Position) -> Position:
    """Return the position after the moves for silence."""
    seat = min(position.to_act)
    move = of_kind(CinchPosition, position).default(seat)
    assert move is not None
    return position.play(seat, move).position


def named(seed: bytes, suit: Suit) -> Position:
    """Return the first deal with this seed, after all have passed and the dealer has named this suit."""
    game = CinchGame()
    now: Position = game.start(game.options({}), 4, first_dealer(seed, game=NAME, seats=4))
    assert now.chance is not None
    now = now.supply(shuffle(seed, game=NAME, chance=now.chance, cut=CUT)).position
    while board(now).stage is Stage.BID:
        now = silent(now)
    return now.play(min(now.to_act), Name(suit)).position


def sought(is_so: Callable[[Position], bool], *, since: int = 0) -> tuple[bytes, Suit]:
    """Return the first seed and suit, `since` a number, that lead to such a position."""
    tried = ((number.to_bytes(SEED_BYTES), suit) for number in itertools.count(since) for suit in SUITS)
    return next((seed, suit) for seed, suit in tried if is_so(named(seed, suit)))


def throws(position: Position) -> bool:
    """Return whether one of the dealer's opponents must throw a trump, and could throw the ten."""
    known = board(position)
    seat = known.active
    if known.stage is not Stage.THROW or seat is None or (seat - known.dealer) % 2 == 0 or known.to_throw(seat) != 1:
        return False
    return ten_of(known) in of_kind(CinchPosition, position).hands[seat]


def ten_of(known: Board) -> Card:
    """Return the ten of trumps."""
    return next(card for card in CARDS if card.suit is known.trump and card.rank is Rank.TEN)


def is_short(position: Position) -> bool:
    """Return whether the stub is too short, so that discards come back, and nobody throws."""
    known = board(position)
    return known.stage is Stage.PLAY and sum(known.drew) > STUB


async def begun(house: House, seed: bytes, suit: Suit) -> tuple[str, Sequence[Sitter]]:
    """Begin a table at which all have passed, and the dealer, who is the last, has named this suit."""
    house.draw_seed = lambda: seed
    house.show_ends()
    key, sitters = await at_table(house, NAME, seats=4, target="11")
    around = clockwise(house, sitters, await opened(house, sitters))
    await bidding(around, bidder=-1)
    dealer = around[-1]
    await dealer.open()
    await dealer.choose(f"{'♠♥♦♣'[suit.place]} ")
    return key, around


def moves(house: House, key: str) -> list[str]:
    """Return the moves in the log, in order."""
    return [str(row[3]) for row in house.plies(key)]


def shown(house: House, key: str) -> str:
    """Return the words of the public picture."""
    return " ".join(file.description or "" for file in house.tables(key)[-1].files)


def marked(sitter: Sitter) -> list[Button]:
    """Return the buttons of the cards that are marked."""
    return [each for each in _cards(sitter) if each.custom_id.rpartition("/")[2].startswith("unmark")]


async def pick(sitter: Sitter, label: str) -> None:
    """Mark this card alone."""
    for each in marked(sitter):
        await _tap(sitter, each)
    (card,) = (each for each in _cards(sitter) if each.label == label)
    await _tap(sitter, card)


def _cards(sitter: Sitter) -> list[Button]:
    """Return the buttons that mark a card, or unmark it."""
    panel = sitter.panel()
    assert panel is not None
    return [each for each in panel.buttons if "mark-" in each.custom_id]


async def _tap(sitter: Sitter, button: Button) -> None:
    panel = sitter.panel()
    assert panel is not None
    sitter.answered(await sitter.person.press(panel, button.custom_id))


@pytest.mark.long("rare cases")
async def test_who_has_seven_trumps_throws_one_of_them_before_all(house: House) -> None:
    """The sensible one is chosen already. Another may be, even the ten, after a question whether that is meant."""
    seed, suit = sought(throws, since=SELDOM)
    known = board(named(seed, suit))
    seat, ten = known.active, f"10{'♠♥♦♣'[suit.place]}"
    assert seat is not None
    key, around = await begun(house, seed, suit)
    thrower = around[(seat - known.dealer - 1) % 4]
    await house.eve.until(lambda: "discards" in shown(house, key), patience=PATIENCE)
    await thrower.open()
    (these,) = thrower.choices()
    assert these.label == "Discard 1"
    assert len(marked(thrower)) == 1
    assert ten not in [each.label for each in marked(thrower)]
    await pick(thrower, ten)
    assert [each.label for each in marked(thrower)] == [ten]
    asked = await thrower.choose("Discard ")
    assert f"Discard {ten}? The other team gets its point." in asked.text
    assert "throw" not in " ".join(moves(house, key))
    await press(thrower.person, asked, Verb.ANYWAY)
    assert f"throw {ten_of(known)}" in moves(house, key)
    await house.eve.until(lambda: "discarded, counts for" in shown(house, key), patience=PATIENCE)
    assert "Trumps out of play: ten of " in shown(house, key)
    await play_out(house, key, [*around])
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    pads = [sight.text() for sight in house.eve.transcript()]
    assert any("- ten " in text and "discarded by " in text for text in pads)
    assert "win the game" in settlement.text


@pytest.mark.long("rare cases")
async def test_where_the_stub_is_too_short_everybody_has_six_cards_all_the_same(house: House) -> None:
    """They come from those put away, and nobody chooses (C4.6)."""
    seed, suit = sought(is_short)
    known = board(named(seed, suit))
    key, around = await begun(house, seed, suit)
    await house.eve.until(lambda: " leads." in shown(house, key), patience=PATIENCE)
    for sitter in around:
        await sitter.open()
        assert "Your hand: 6 cards" in sitter.alts()
        assert "Left in the stock" not in sitter.alts()
    names = [sitter.person.user.display_name for sitter in around]
    drawn = ", ".join(f"{name} {known.drew[seat]}" for name, seat in zip(names, known.order, strict=True))
    assert f"Drawn: {drawn}. The stock runs out: " in house.tables(key)[-1].text
    assert not any(move.startswith(("rob", "throw")) for move in moves(house, key))
