"""The rows of what outlives a game: facts of finished games, tallies, ratings, agreements about debts, feats.

Facts, tallies and ratings follow from the log; `bot.standing` derives them, and can derive them anew.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FinishedGameRow:
    """A finished game, once. `number` counts from 1 in the order in which games were taken into account."""

    number: int
    table: str
    game: str
    guild_id: int | None
    at: int  # when it ended
    ending: str
    rated: bool  # False: against a robot, abandoned, or finished by a deputy; it counts for nothing but the history
    deals: int
    turns: int
    amount: int  # minor units that were paid in all
    unit: str | None  # of `amount`, "" for the usual one; None if nothing was paid


@dataclass(frozen=True, slots=True)
class GameFactsRow:
    """What a finished game was for one player, once."""

    number: int
    seat: int
    player: int
    won: bool
    points: int
    eights: int  # naturals for eight of a rank, without those of twos
    twos: int  # naturals for eight twos
    cleans: int  # naturals for going out clean
    chapeaux_given: int
    chapeaux_suffered: int
    skunks_given: int
    skunks_suffered: int
    net: int  # won (or lost, below zero)
    best_deal: int  # points of the best deal; 0 when none was finished


@dataclass(frozen=True, slots=True)
class TallyRow:
    """What one more rated game adds to a player's counts of that game in a scope and a period.

    `rating` and `rated` replace. `game` is its name, `scope` a server's id, or 0 for everywhere; `period` is 0 for all
    time, 20264 for a season, 202611 for a month.
    """

    game: str
    scope: int
    period: int
    player: int
    games: int
    wins: int
    naturals: int
    chapeaux: int  # dealt out
    last_at: int
    rating: int  # as shown, after this game
    rated: int  # games in the scope, of all time


@dataclass(frozen=True, slots=True)
class WinningsRow:
    """What one more rated game adds to the net stakes of a player in a server, a period and a unit.

    `scope` is the id of the server. There is no sum over servers: each has a unit of its own.
    """

    game: str
    scope: int
    period: int
    unit: str
    player: int
    net: int  # minor units; below zero is lost


@dataclass(frozen=True, slots=True)
class RatingRow:
    """How strong a player is at a game in a scope: mean and deviation in millionths, after so many. Replaces."""

    game: str
    scope: int
    player: int
    mu: int
    sigma: int
    games: int


@dataclass(frozen=True, slots=True)
class ListingRow:
    """Whether a player wants to stand on the leaderboard of all servers. Replaces."""

    player: int
    everywhere: bool


@dataclass(frozen=True, slots=True)
class ProposalRow:
    """Somebody proposes an entry in a server's ledger; it counts once all it touches have agreed."""

    id: str
    kind: str  # "square", "net" or "correct"
    guild_id: int
    unit: str
    at: int


@dataclass(frozen=True, slots=True)
class ProposedTransferRow:
    """One transfer of a proposal, as `TransferRow`."""

    proposal: str
    payer: int
    payee: int
    amount: int


@dataclass(frozen=True, slots=True)
class ConsentRow:
    """Somebody agrees to a proposal: once."""

    proposal: str
    player: int
    at: int


@dataclass(frozen=True, slots=True)
class AgreementRow:
    """All have agreed to a proposal: from now on its transfers stand in the ledger. Once."""

    proposal: str
    at: int


@dataclass(frozen=True, slots=True)
class DissentRow:
    """Somebody says no to a proposal, which ends it: once."""

    proposal: str
    player: int
    at: int


@dataclass(frozen=True, slots=True)
class FeatRow:
    """A player achieved something for the first time, in this game: once."""

    player: int
    feat: str
    table: str
    at: int


@dataclass(frozen=True, slots=True)
class ForgottenRow:
    """A player's personal data are gone from here; number, seats and transfers stay. `name` is what is shown now."""

    player: int
    name: str


@dataclass(frozen=True, slots=True)
class ForgottenPreferencesRow:
    """What a player preferred is gone."""

    player: int


@dataclass(frozen=True, slots=True)
class ForgottenQuietRow:
    """The quiet hours a player had when games began are gone from their seats. Their games should be over."""

    who: int  # the player


@dataclass(frozen=True, slots=True)
class ForgottenPanelsRow:
    """Where a player was last sent panels is gone."""

    player: int


StandingRow = (
    FinishedGameRow
    | GameFactsRow
    | TallyRow
    | WinningsRow
    | RatingRow
    | ListingRow
    | ProposalRow
    | ProposedTransferRow
    | ConsentRow
    | AgreementRow
    | DissentRow
    | FeatRow
    | ForgottenRow
    | ForgottenPreferencesRow
    | ForgottenQuietRow
    | ForgottenPanelsRow
)
