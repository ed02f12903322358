"""A dealt game of any kind is proven from its seed, even if a player has left; with another deck it is not."""

import random
from pathlib import Path

import pytest

from bot.cli import verify
from bot.games.protocol import Owed
from bot.games.record import Record, Scribe, Shuffled
from bot.games.shuffle import commitment, first_dealer, shuffle
from tests.games.kits import KITS, Table, ends_of_range, tables
from tests.games.play import leaving
from tests.games.records import write
from tests.left_out import first
from tests.witness.game import MORE_GAMES

SEED = bytes(range(32))
CUT = "7"
LEAVING = 0.1  # the chance that a player leaves before a ply


def dealt_record(table: Table, *, leaves: bool) -> Record:
    """Return a game played at random, with the decks of an honest table."""
    kit, chooser = KITS[table.name], random.Random(table.seats)
    game, options = kit.game, kit.game.options(kit.variants[0])
    position = game.start(options, table.seats, first_dealer(SEED, game=game.name, seats=table.seats))
    scribe = Scribe(game, table.seats)
    while position.outcome is None:
        before, chance = position, position.chance
        if chance is not None:
            cards = shuffle(SEED, game=game.name, chance=chance, cut=CUT)
            position = position.supply(cards).position
            if chance.kind is Owed.DECK:
                scribe.shuffled(Shuffled(chance.deal, chance.seat, cards, CUT))
            else:
                scribe.restocked(cards)
            continue
        seat, move = leaving(position, table.seats, chooser) if leaves and chooser.random() < LEAVING else (None, None)
        if seat is None or move is None:
            seat = chooser.choice(sorted(position.awaited))
            move = chooser.choice(list(position.legal_moves(seat)))
        position = position.play(seat, move).position
        scribe.played(seat, move, before=before, after=position)
    tags = (("Date", "2026-07-01"), ("Commit", commitment(SEED)), ("Seed", SEED.hex()))
    names = tuple(f"P{seat}" for seat in range(table.seats))
    return Record(game.name, names, options, 100, others=tags, entries=scribe.entries)


@pytest.mark.parametrize("leaves", first(1, [True, False], why="whole games"), ids=["some-leave", "all-stay"])
@pytest.mark.parametrize("table", [*filter(ends_of_range, tables())], ids=str)
def test_an_honest_game_is_proven_and_a_changed_deck_is_not(
    table: Table, leaves: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written = write(dealt_record(table, leaves=leaves), games=MORE_GAMES.rules)
    honest, false = tmp_path / "honest.game", tmp_path / "false.game"
    honest.write_text(written, "utf-8")
    assert verify.main([str(honest), "--commitment", commitment(SEED)], games=MORE_GAMES) == 0
    deck = next(line for line in written.splitlines() if line.startswith("Deck:"))
    words = deck.split()
    words[-1], words[-2] = words[-2], words[-1]
    false.write_text(written.replace(deck, " ".join(words)), "utf-8")
    assert verify.main([str(false), "--commitment", commitment(SEED)], games=MORE_GAMES) == 1
    assert capsys.readouterr().out
