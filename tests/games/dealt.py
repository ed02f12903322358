"""Records of games that were dealt from a seed, as an honest table deals them."""

import random

from bot.games.protocol import Resign, Seat
from bot.games.record import Record, Scribe, Shuffled
from bot.games.shuffle import commitment, first_dealer, shuffle
from bot.registry import GAMES

SEED = bytes(range(32))
CUTS = ("Œuf / dur", 'a "b" \\c', "1234567890")


def dealt_record(seed: bytes = SEED, *, chooser: int = 1, target: int = 300, deals: int = 500) -> Record:
    """Return a game played at random until a player wins, or resigns after `deals` deals."""
    game, chance_of = GAMES["mille"].game, random.Random(chooser)
    options = game.options({"target": str(target)})
    position = game.start(options, 2, first_dealer(seed, game=game.name, seats=2))
    scribe = Scribe(game, 2)
    cut, patience = "", chance_of.choice([0.5, 0.97])
    while position.outcome is None:
        if (chance := position.chance) is not None:
            if chance.kind == "deck":
                if chance.deal > deals:
                    scribe.played(Seat.A, Resign(), before=position, after=position)
                    break
                cut = f"{chance_of.choice(CUTS)} {chance.deal}"
            cards = shuffle(seed, game=game.name, chance=chance, cut=cut)
            position = position.supply(cards).position
            if chance.kind == "deck":
                scribe.shuffled(Shuffled(chance.deal, chance.seat or Seat.A, cards, cut))
            else:
                scribe.restocked(cards)
            continue
        (seat,) = position.to_act
        move = position.default(seat) if chance_of.random() < patience else None
        move = move or chance_of.choice(list(position.legal_moves(seat)))
        before, position = position, position.play(seat, move).position
        scribe.played(seat, move, before=before, after=position)
    tags = (("Date", "2026-07-01"), ("Commit", commitment(seed)), ("Seed", seed.hex()))
    return Record(game.name, ("Ann", "Bob"), options, 100, others=tags, entries=scribe.entries)
