"""A dealt game of Linger Longer is proven from its seed, also where somebody has left; with another deck it is not."""

import random
from pathlib import Path

import pytest

from bot.cli import verify
from bot.games.record import Record, Scribe, Shuffled
from bot.games.shuffle import commitment, first_dealer, shuffle
from bot.registry import GAMES
from tests.games.linger_longer.tables import LINGER
from tests.games.play import leaving
from tests.games.records import write

SEED = bytes(range(32))


def dealt_record(seats: int, trump: str, *, leaves: bool) -> Record:
    """A game played at random, with the decks of an honest table."""
    chooser = random.Random(seats)
    options = LINGER.options({"deals": "4", "trump": trump})
    position = LINGER.start(options, seats, first_dealer(SEED, game=LINGER.name, seats=seats))
    scribe = Scribe(LINGER, seats)
    while position.outcome is None:
        before = position
        if leaves and chooser.random() < 0.1:
            seat, leave = leaving(position, seats, chooser)
            if leave is not None:
                position = position.play(seat, leave).position
                scribe.played(seat, leave, before=before, after=position)
        elif (chance := position.chance) is not None:
            assert chance.seat is not None
            cards = shuffle(SEED, game=LINGER.name, chance=chance, cut="7")
            position = position.supply(cards).position
            scribe.shuffled(Shuffled(chance.deal, chance.seat, cards, "7"))
        else:
            seat = chooser.choice(sorted(position.awaited))
            move = chooser.choice(list(position.legal_moves(seat)))
            position = position.play(seat, move).position
            scribe.played(seat, move, before=before, after=position)
    tags = (("Date", "2026-07-01"), ("Commit", commitment(SEED)), ("Seed", SEED.hex()))
    names = tuple(f"P{seat}" for seat in range(seats))
    return Record(LINGER.name, names, options, 1, others=tags, entries=scribe.entries)


@pytest.mark.parametrize("leaves", [False, True])
@pytest.mark.parametrize(("seats", "trump"), [(3, "dealer"), (6, "stock")])
def test_an_honest_game_is_proven_and_a_changed_deck_is_not(
    seats: int, trump: str, leaves: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = write(dealt_record(seats, trump, leaves=leaves), games=GAMES.rules)
    (tmp_path / "honest.game").write_text(told, "utf-8")
    assert verify.main([str(tmp_path / "honest.game"), "--commitment", commitment(SEED)]) == 0
    deck = next(line for line in told.splitlines() if line.startswith("Deck:"))
    words = deck.split()
    words[-1], words[-2] = words[-2], words[-1]
    (tmp_path / "false.game").write_text(told.replace(deck, " ".join(words)), "utf-8")
    assert verify.main([str(tmp_path / "false.game"), "--commitment", commitment(SEED)]) == 1
    assert capsys.readouterr().out
