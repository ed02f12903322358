"""The check of a deal: whether every card of a record follows from the promised seed and from the cuts."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass

from bot.games.cards import Card
from bot.games.protocol import Chance, Game, Owed, Seat
from bot.games.record import BadRecord, Tag, read
from bot.games.shuffle import SEED_BYTES, commitment, first_dealer, shuffle, table_seed

_SEED = re.compile(rf"[0-9a-fA-F]{{{2 * SEED_BYTES}}}")
_TABLE = re.compile(r"([1-9][0-9]{0,3})/([1-9][0-9]{0,3})")


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
class ProvenTable:
    """A table of a tournament whose seed follows from that of the tournament. Both numbers count from 1."""

    number: int  # of the round
    table: int
    commitment: str  # to the seed of the tournament


@dataclass(frozen=True, slots=True)
class Proof:
    """The facts checked and found to be as promised."""

    commitment: str
    seed: str  # in hexadecimal digits
    deals: tuple[ProvenDeal, ...]
    cards: int  # how many were compared
    tournament: ProvenTable | None = None  # of a record that holds the seed of its tournament


def prove(file: bytes, *, games: Mapping[str, Game], posted: str | None = None) -> Proof:
    """Derive every deck and every renewed stock of a record of one of these games again, and compare card by card.

    `posted` is the commitment as it was posted with the terms, 64 hexadecimal digits, or for a table of a tournament
    that is over the commitment of the tournament. Without it nothing shows that the record's own `Commit` was the one
    posted, and someone may have chosen the seed afterwards.

    Raises:
        NotRevealed: the record has no `Seed`.
        Disproof: at the first difference from the promise.
        BadRecord: the file is no record to check, or breaks the rules.
    """
    checker = _Checker(posted)
    read(file, games=games, witness=checker)
    deals = tuple(checker.deals)
    return Proof(commitment(checker.seed), checker.seed.hex(), deals, checker.cards, checker.tournament)


class _Checker:
    """The comparison of each deck and each stock, before the rules see it."""

    def __init__(self, posted: str | None) -> None:
        self._posted = posted
        self.seed = b""
        self.deals: list[ProvenDeal] = []
        self.cards = 0
        self.tournament: ProvenTable | None = None
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
        promised = {commitment(self.seed)}
        if (found := _table_of(tags, self.seed)) is not None:
            self.tournament = found
            promised.add(found.commitment)
        if self._posted is not None and self._posted.lower() not in promised:
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


def _table_of(tags: Mapping[str, Tag], seed: bytes) -> ProvenTable | None:
    """Return the table of the tournament whose secret a record holds; None if it holds none.

    Raises BadRecord, and Disproof if `seed` does not follow from the secret.
    """
    if (secret := tags.get("TournamentSecret")) is None:
        return None
    if _SEED.fullmatch(secret.value) is None:
        raise BadRecord(secret.line, f"TournamentSecret should be {2 * SEED_BYTES} hexadecimal digits")
    if (place := tags.get("Tournament")) is None:
        raise BadRecord(secret.line, "the tag Tournament is missing, which names the round and the table")
    if (match := _TABLE.fullmatch(place.value)) is None:
        raise BadRecord(place.line, "Tournament should be a round and a table, such as 2/3")
    number, table, master = int(match[1]), int(match[2]), bytes.fromhex(secret.value)
    if table_seed(master, number=number, table=table) != seed:
        raise Disproof(tags["Seed"].line, "Seed does not follow from TournamentSecret")
    return ProvenTable(number, table, commitment(master))
