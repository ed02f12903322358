"""The check of a deal: whether every card of a record follows from the promised seed and from the cuts."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.games.cards import Card
from bot.games.protocol import Chance, Game, Owed, Seat
from bot.games.record import BadRecord, Tag, read
from bot.games.shuffle import SEED_BYTES, commitment, first_dealer, shuffle

_SEED = re.compile(rf"[0-9a-fA-F]{{{2 * SEED_BYTES}}}")


class NotRevealed(Exception):  # noqa: N818
    """A record without its seed. The game is not over, so nothing can be checked yet."""


class Disproof(Exception):  # noqa: N818
    """A record whose cards do not follow from its seed. `line` counts from 1; the text names no card."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"{line}: {problem}")
        self.line = line
        self.problem = problem


@dataclass(frozen=True, slots=True)
class ProvenDeal:
    """A deal whose cards all follow from the seed."""

    deal: int  # from 1
    dealer: Seat
    cut: str
    stocks: tuple[int, ...] = ()  # cards of each renewed stock


@dataclass(frozen=True, slots=True)
class Proof:
    """The facts checked and found to be as promised."""

    commitment: str
    seed: str  # in hexadecimal digits
    deals: tuple[ProvenDeal, ...]
    cards: int  # how many were compared


def prove(file: bytes, *, games: Mapping[str, Game], posted: str | None = None) -> Proof:
    """Derive every deck and every renewed stock of a record of one of these games again, and compare card by card.

    `posted` is the commitment as it was posted with the terms, 64 hexadecimal digits. Without it nothing shows that the
    record's own `Commit` was the one posted, and someone may have chosen the seed afterwards.

    Raises:
        NotRevealed: the record has no `Seed`.
        Disproof: at the first difference from the promise.
        BadRecord: the file is no record to check, or breaks the rules.
    """
    checker = _Checker(posted)
    read(file, games=games, witness=checker)
    return Proof(commitment(checker.seed), checker.seed.hex(), tuple(checker.deals), checker.cards)


class _Checker:
    """The comparison of each deck and each stock, before the rules see it."""

    def __init__(self, posted: str | None) -> None:
        self._posted = posted
        self.seed = b""
        self.deals: list[ProvenDeal] = []
        self.cards = 0
        self._game = ""
        self._seats = 0

    def tagged(self, game: str, seats: int, tags: Mapping[str, Tag]) -> None:
        """Compare the seed with the commitment. Raises NotRevealed, BadRecord, or Disproof when they do not match."""
        self._game, self._seats = game, seats
        if "Seed" not in tags:
            raise NotRevealed
        if _SEED.fullmatch(tags["Seed"].value) is None:
            raise BadRecord(tags["Seed"].line, f"Seed should be {2 * SEED_BYTES} hexadecimal digits")
        if "Commit" not in tags:
            raise BadRecord(tags["Seed"].line, "the tag Commit is missing: nothing was promised")
        self.seed = bytes.fromhex(tags["Seed"].value)
        if tags["Commit"].value.lower() != commitment(self.seed):
            raise Disproof(tags["Commit"].line, "Commit is not the SHA-256 of Seed")
        if self._posted is not None and self._posted.lower() != commitment(self.seed):
            raise Disproof(tags["Commit"].line, "Commit is not the commitment that was posted")

    def begun(self, line: int, firsts: Collection[Seat]) -> None:
        """Compare the first dealer. Raises Disproof."""
        if first_dealer(self.seed, game=self._game, seats=self._seats) not in firsts:
            raise Disproof(line, "the seed chooses another first dealer")

    def supplied(self, line: int, chance: Chance, cut: str, cards: tuple[Card, ...]) -> None:
        """Compare a deck or a stock card by card. Raises Disproof."""
        if chance.kind == Owed.DECK:
            self.deals.append(ProvenDeal(chance.deal, chance.seat, cut))
        else:
            deal = self.deals[-1]
            self.deals[-1] = ProvenDeal(deal.deal, deal.dealer, deal.cut, (*deal.stocks, len(cards)))
        due = shuffle(self.seed, game=self._game, chance=chance, cut=cut)
        for place, (card, expected) in enumerate(zip(cards, due, strict=False), start=1):
            if card != expected:
                raise Disproof(line, f"card {place} of this {chance.kind} is not the one the seed gives")
        if len(cards) != len(due):
            raise Disproof(line, f"card {min(len(cards), len(due)) + 1} of this {chance.kind} is missing or too many")
        self.cards += len(cards)
