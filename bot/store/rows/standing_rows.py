"""The rows of what outlives a game: facts of finished games, tallies, ratings, agreements about debts, feats.

Facts, tallies, winnings, ratings and feats follow from the logs: `bot.standing` derives them. What `rows.py` says about
rows holds here too.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FinishedGameRow:
    """A finished game. Once. `number` counts from 1, in the order in which games were counted."""

    number: int
    table: str
    game: str
    guild_id: int | None
    at: int  # when it ended
    ending: str
    rated: bool  # False if a robot played or the game was abandoned: it then counts only for the history
    deals: int
    turns: int
    amount: int  # minor units that were paid in all
    unit: str | None  # of `amount`, "" for the usual one; None if nothing was paid


@dataclass(frozen=True, slots=True)
class GameFactsRow:
    """The facts of a finished game for one player. Once."""

    number: int
    seat: int
    player: int
    won: bool
    place: int  # from 1, those who share one alike; 0 in a game without places
    left: int  # from 1 for the first who left the game; 0 for who stayed
    points: int
    net: int  # minor units; below zero is lost


@dataclass(frozen=True, slots=True)
class GameFigureRow:
    """A figure that the rules of a finished game count for one player, such as naturals. Once; never zero."""

    number: int
    seat: int
    name: str
    value: int


@dataclass(frozen=True, slots=True)
class TallyRow:
    """The addition of one more rated game to a player's tally for that kind of game, in a scope and a period.

    `last_at`, `rating` and `rated` replace; all other figures are added. `game` is the name of the rules, `scope` is a
    server's id or 0 for everywhere. `period` is 0 for all time, 20264 for a season, 202611 for a month.
    """

    game: str
    scope: int
    period: int
    player: int
    games: int
    wins: int
    last_at: int
    rating: int  # as shown, after this game
    rated: int  # rated games in the scope, of all time


@dataclass(frozen=True, slots=True)
class TallyFigureRow:
    """The addition of one more rated game for a player to a leaderboard of that kind of game, such as naturals.

    There is one for each `TallyRow` and each such board, even of zero, so that everyone who played is on it.
    """

    game: str
    scope: int
    period: int
    board: str
    player: int
    value: int


@dataclass(frozen=True, slots=True)
class WinningsRow:
    """The addition of one more rated game to the net stakes of a player in a server, a period and a unit.

    `scope` is the id of the server. There is no sum over servers: each has its own unit.
    """

    game: str
    scope: int
    period: int
    unit: str
    player: int
    net: int  # minor units; below zero is lost


@dataclass(frozen=True, slots=True)
class RatingRow:
    """A player's strength at a game in a scope: mean and deviation in millionths, and the rated games. Replaces."""

    game: str
    scope: int
    player: int
    mu: int
    sigma: int
    games: int


@dataclass(frozen=True, slots=True)
class ListingRow:
    """A player's choice to be on the leaderboard of all servers or not. Replaces."""

    player: int
    everywhere: bool


@dataclass(frozen=True, slots=True)
class ProposalRow:
    """A proposed entry in a server's ledger. Once. It counts when everyone it touches has agreed."""

    id: str
    kind: str  # "square", "net" or "correct"
    guild_id: int
    unit: str
    at: int


@dataclass(frozen=True, slots=True)
class ProposedTransferRow:
    """One transfer of a proposal. Once. See `TransferRow`."""

    proposal: str
    payer: int
    payee: int
    amount: int


@dataclass(frozen=True, slots=True)
class ConsentRow:
    """A player agrees to a proposal. Once."""

    proposal: str
    player: int
    at: int


@dataclass(frozen=True, slots=True)
class AgreementRow:
    """The agreement of everyone to a proposal, so that its transfers are in the ledger. Once."""

    proposal: str
    at: int


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An agreement under its number, in the order in which they were made, from 1 without gaps. Once.

    `mac` signs all that was agreed on: it is empty where the bot had no key, and None in entries from before there
    were any.
    """

    number: int
    proposal: str
    mac: str | None = None


@dataclass(frozen=True, slots=True)
class SignedRow:
    """The signature of an entry, made with another key or afterwards. Replaces."""

    entry: int  # its number
    mac: str


@dataclass(frozen=True, slots=True)
class DissentRow:
    """A player refuses a proposal, which ends it. Once."""

    proposal: str
    player: int
    at: int


@dataclass(frozen=True, slots=True)
class FeatRow:
    """A player achieved something for the first time, at this table. Once."""

    player: int
    feat: str
    table: str
    at: int


@dataclass(frozen=True, slots=True)
class ForgottenRow:
    """The erasure of a player's personal data. Number, seats and transfers stay; `name` is shown from now on."""

    player: int
    name: str


@dataclass(frozen=True, slots=True)
class ForgottenPreferencesRow:
    """The erasure of a player's preferences."""

    player: int


@dataclass(frozen=True, slots=True)
class ForgottenQuietRow:
    """The erasure of the quiet hours that a player's seats keep from each game's start. The games should be over."""

    who: int  # the player


@dataclass(frozen=True, slots=True)
class ForgottenPanelsRow:
    """The erasure of where a player's panels were last sent."""

    player: int


@dataclass(frozen=True, slots=True)
class ForgottenLeftoversRow:
    """The erasure of where a player's panels were before."""

    player: int


@dataclass(frozen=True, slots=True)
class ForgottenOrdersRow:
    """The erasure of what a player's seats have ordered ahead."""

    player: int


StandingRow = (
    FinishedGameRow
    | GameFactsRow
    | GameFigureRow
    | TallyRow
    | TallyFigureRow
    | WinningsRow
    | RatingRow
    | ListingRow
    | ProposalRow
    | ProposedTransferRow
    | ConsentRow
    | AgreementRow
    | EntryRow
    | SignedRow
    | DissentRow
    | FeatRow
    | ForgottenRow
    | ForgottenPreferencesRow
    | ForgottenQuietRow
    | ForgottenPanelsRow
    | ForgottenLeftoversRow
    | ForgottenOrdersRow
)
