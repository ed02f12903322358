"""Records to begin from, and questions about one."""

from pathlib import Path

import pytest

from bot.games.mille.report import MilleReport
from bot.games.protocol import Position
from bot.games.record import BadRecord
from bot.games.report import Json
from tests.games.positions import MILLE, deck
from tests.games.records import read

GOLDEN = sorted((Path(__file__).parents[1] / "mille" / "records").glob("*.mille"))

# A dealt K K 2 9 9 and low cards, B 7 7 and low cards, 9♠ turned up, the stock A♠ A♥ A♦ first.
DECK = "Deck: " + " ".join(map(str, deck(a="KS KH 2H 9H 9D 8S", b="7S 7H QS", top="9S", stock="AS AH AD")))
TAGS = ['[Game "mille"]', '[A "Ann"]', '[B "Bob"]', '[Rules "classic"]']
DEAL = [*TAGS, "Deal 1 dealer B", DECK]  # six lines
OUT_DECK = "Deck: " + " ".join(map(str, deck(a="TTTTTTTT KKKK 333", stock="7S 5S")))
OUT = "A: draw; lay T: TS TS TH TH TD TD TC TC; lay K: {k}; lay 3: {t}; discard 7S"


def out_line() -> str:
    """Return the line with which A goes out on the first turn of OUT_DECK."""
    held = OUT_DECK.split()[1:31:2]
    kings, threes = ([card for card in held if card[0] == rank] for rank in "K3")
    return OUT.format(k=" ".join(kings), t=" ".join(threes))


DEALT_OUT = [*TAGS, "Deal 1 dealer B", OUT_DECK, out_line()]  # seven lines, one deal finished
GAME_OVER = ['[Target "100"]', *DEALT_OUT]  # eight lines, the game over


def text(*lines: str) -> bytes:
    """Return a record of these lines."""
    return ("\n".join(lines) + "\n").encode()


def result(file: bytes) -> dict[str, Json]:
    """Return the result of `replay --json` for a record."""
    reading = read(file)
    return MilleReport().as_json(MILLE, reading.position, seats=2, stake=reading.record.stake)


def position(*lines: str) -> Position:
    """Return the position after a record of these lines."""
    return read(text(*lines)).position


def fault(file: bytes) -> int:
    """Return the line of the first fault."""
    with pytest.raises(BadRecord) as bad:
        read(file)
    return bad.value.line


def idle_lines() -> list[str]:
    """Return draws and discards of the drawn card until the stock is empty: lines 7 to 79, A the last. B may renew."""
    cards = DECK.split()[32:]
    return [f"{'AB'[index % 2]}: draw; discard {card}" for index, card in enumerate(cards)]


IDLE = [*DEAL, *idle_lines()]  # 79 lines
BURIED = [DECK.split()[31], *DECK.split()[32:-1]]
STOCK = "Stock: " + " ".join(BURIED)
