"""The state of a table besides the game itself, for a reader of its screens."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.games.protocol import Seat
from bot.tables import Finish, Match, Order, Player, TableProposal, When
from cogs.screens.social import ALONE, Company


@dataclass(frozen=True, slots=True)
class Situation:
    """The open questions at a table, acts between its people, and facts about them and their channels."""

    proposal: TableProposal | None = None
    closes_at: int | None = None  # Unix milliseconds; of the window that is open, if its clocks run
    orders: tuple[Order, ...] = ()  # of the reader alone; none on a public message
    is_taken: bool = False  # the reader has chosen, and the move shows when the pause of the turn is over
    plays_itself: bool = False  # the reader has no choice, and the move is played then
    late: Collection[Seat] = ()  # whose time is over
    deals_at: int | None = None  # Unix milliseconds; when the next deal begins
    finish: Finish | None = None  # between two deals: how the last one ended, as everyone may know it
    goes_on: bool | None = None  # whether the reader may ask for the next deal now; None: never
    deleted: Collection[int] = ()  # channels, which are not named
    company: Company = ALONE  # the reactions
    wishing: Collection[Seat] = ()  # who would rather have something played that all are asked about
    commitment: str = ""  # of a practice game, whose table says it itself; empty for others
    calls: Sequence[str] = ()  # lines that mention players
    unreachable: Collection[Player] = ()  # who have closed their direct messages
    awaits_press: bool = False  # between two deals: the next one begins when the reader says so
    has_hints: bool = False  # whether the reader may ask for a hint now
    match: Match | None = None  # between two deals of a duplicate: how its teams compare
    was_removed: bool = False  # whether the bot is no longer in the server of the table

    def has(self, when: When) -> bool:
        """Return whether the reader has given an order of this kind."""
        return any(order.when is when for order in self.orders)


NOTHING = Situation()
