"""The writing of records, also of events that no game here can lead to yet."""

from bot.games.cards import parse_card
from bot.games.mille.moves import Discard, Draw
from bot.games.mille.options import PRESETS
from bot.games.protocol import Resign, Seat
from bot.games.record import Played, Record
from tests.games.records import write


def test_a_turn_goes_on_below_the_resignation_of_another() -> None:
    """Where more than two play, one may give up during another's turn."""
    entries = (
        Played(Seat.A, Draw()),
        Played(Seat.C, Resign()),
        Played(Seat.A, Discard(parse_card("9S"))),
        Played(Seat.B, Draw()),
    )
    written = write(Record("mille", ("Ann", "Bob", "Cid"), PRESETS["classic"], 100, (), entries))
    assert written.splitlines()[-4:] == ["A: draw", "C: resign", "A: discard 9S", "B: draw"]
