"""`python -m bot verify RECORD --commitment HEX`: check that every card of a game follows from its seed and the cuts.

HEX is the commitment as it was posted with the terms. Without it the record is only compared with itself.
"""

import argparse
import re
from collections.abc import Sequence

from bot.cli.printing import complain, escaped, print_any_text
from bot.cli.replay import content_of
from bot.cli.status import DIFFERENT, WRONG
from bot.games.proof import Disproof, NotRevealed, Proof, prove
from bot.games.record import BadRecord
from bot.hosted import Games
from bot.registry import GAMES

POSTED = "Commit is the commitment that was posted"
UNPOSTED = (
    "NOT checked: whether Commit was posted before the game. Give the commitment of that message: --commitment HEX"
)


def main(argv: Sequence[str], *, games: Games = GAMES) -> int:
    """Check the record of one of these games, named on the command line; the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m bot verify",
        description=__doc__,
        epilog="Exit status: 0 every card is as promised, 1 one is not, 2 the file cannot be checked.",
        allow_abbrev=False,
    )
    parser.add_argument("file", metavar="RECORD", help="a game record, as /game export gives it")
    parser.add_argument(
        "--commitment", metavar="HEX", type=_commitment, help="the commitment as it was posted: 64 hexadecimal digits"
    )
    given = parser.parse_args(argv)
    file, posted = given.file, given.commitment
    try:
        proof = prove(content_of(file), posted=posted, games=games.rules)
    except Disproof as found:
        return _complain(file, found, status=DIFFERENT)
    except BadRecord as fault:
        return _complain(file, fault, status=WRONG)
    except NotRevealed:
        return complain(f"{escaped(file)}: not revealed yet: a record has its Seed once the game is over")
    print_any_text()
    print("\n".join(_lines(proof, is_posted=posted is not None)))
    return 0


def _commitment(text: str) -> str:
    if re.fullmatch("[0-9a-fA-F]{64}", text) is None:
        raise argparse.ArgumentTypeError("a commitment is 64 hexadecimal digits")
    return text.lower()


def _complain(file: str, error: Disproof | BadRecord, *, status: int) -> int:
    return complain(f"{escaped(file)}:{error.line}: {escaped(error.problem)}", status=status)


def _lines(proof: Proof, *, is_posted: bool) -> list[str]:
    lines = [f"Commit {proof.commitment} is the SHA-256 of Seed {proof.seed}"]
    if (table := proof.tournament) is not None:
        lines.append(f"Seed is that of round {table.number}, table {table.table} of the tournament {table.commitment}")
    lines.append(POSTED if is_posted else UNPOSTED)
    for deal in proof.deals:
        stocks = "".join(f", a renewed stock of {cards}" for cards in deal.stocks)
        lines.append(
            f'Deal {deal.deal}: dealer {deal.dealer}, cut "{escaped(deal.cut)}", the deck{stocks}: as promised'
        )
    return [*lines, f"All {proof.cards} cards follow from the seed and the cuts."]
