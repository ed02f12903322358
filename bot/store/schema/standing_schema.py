"""The tables of what outlives a game. What `schema.py` says about its tables holds here too."""

from sqlalchemy import BigInteger, Boolean, CheckConstraint, Column, ForeignKey, Index, Table

from bot.store.schema.schema import metadata, transfers_of
from bot.store.schema.types import Small, Whole, Words

finished_games = Table(
    "finished_games",
    metadata,
    Column("number", Whole, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), key="table", nullable=False, unique=True),
    Column("game", Words, nullable=False),
    Column("guild_id", BigInteger),
    Column("at", BigInteger, nullable=False),
    Column("ending", Words, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("deals", Whole, nullable=False),
    Column("turns", Whole, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("unit", Words),
)
# The games of one server in a season.
Index("ix_finished_games_guild_id_at", finished_games.c.guild_id, finished_games.c.at)

game_facts = Table(
    "game_facts",
    metadata,
    Column("number", ForeignKey("finished_games.number"), primary_key=True),
    Column("seat", Small, primary_key=True, autoincrement=False),
    Column("player_id", ForeignKey("players.id"), key="player", nullable=False),
    Column("won", Boolean, nullable=False),
    Column("place", Small, nullable=False),
    # Neither LEFT nor RIGHT is a name that SQL gives away.
    Column("left_as", Small, key="left", nullable=False),
    Column("points", Whole, nullable=False),
    Column("net", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
# The games of one player, the newest last.
Index("ix_game_facts_player_id_number", game_facts.c.player, game_facts.c.number)

game_figures = Table(
    "game_figures",
    metadata,
    Column("number", ForeignKey("finished_games.number"), primary_key=True),
    Column("seat", Small, primary_key=True, autoincrement=False),
    Column("name", Words, primary_key=True),
    Column("value", Whole, nullable=False),
    sqlite_with_rowid=False,
)

tallies = Table(
    "tallies",
    metadata,
    Column("game", Words, primary_key=True),
    Column("scope", BigInteger, primary_key=True, autoincrement=False),
    Column("period", Whole, primary_key=True, autoincrement=False),
    Column("player_id", ForeignKey("players.id"), key="player", primary_key=True, index=True),
    Column("games", Whole, nullable=False),
    Column("wins", Whole, nullable=False),
    Column("last_at", BigInteger, nullable=False),
    Column("rating", Whole, nullable=False),
    Column("rated", Whole, nullable=False),
    sqlite_with_rowid=False,
)
# One for each order of the leaderboard. They hold every column of this table that decides who is on it, so that
# counting the places above someone reads only the index of this table.
for _figure in ("rating", "wins"):
    Index(
        f"ix_tallies_{_figure}",
        tallies.c.game,
        tallies.c.scope,
        tallies.c.period,
        tallies.c[_figure],
        tallies.c.player,
        tallies.c.last_at,
        tallies.c.rated,
    )

tally_figures = Table(
    "tally_figures",
    metadata,
    Column("game", Words, primary_key=True),
    Column("scope", BigInteger, primary_key=True, autoincrement=False),
    Column("period", Whole, primary_key=True, autoincrement=False),
    Column("board", Words, primary_key=True),
    Column("player_id", ForeignKey("players.id"), key="player", primary_key=True, index=True),
    Column("value", Whole, nullable=False),
    sqlite_with_rowid=False,
)
# The order of a game's own leaderboards.
Index(
    "ix_tally_figures_value",
    tally_figures.c.game,
    tally_figures.c.scope,
    tally_figures.c.period,
    tally_figures.c.board,
    tally_figures.c.value,
    tally_figures.c.player,
)

winnings = Table(
    "winnings",
    metadata,
    Column("game", Words, primary_key=True),
    Column("scope", BigInteger, primary_key=True, autoincrement=False),
    Column("period", Whole, primary_key=True, autoincrement=False),
    Column("unit", Words, primary_key=True),
    Column("player_id", ForeignKey("players.id"), key="player", primary_key=True, index=True),
    Column("net", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
# The order of the leaderboard by net stakes.
Index(
    "ix_winnings_net",
    winnings.c.game,
    winnings.c.scope,
    winnings.c.period,
    winnings.c.unit,
    winnings.c.net,
    winnings.c.player,
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", Words, primary_key=True),
    Column("scope", BigInteger, primary_key=True, autoincrement=False),
    Column("player_id", ForeignKey("players.id"), key="player", primary_key=True, index=True),
    Column("mu", BigInteger, nullable=False),
    Column("sigma", BigInteger, nullable=False),
    Column("games", Whole, nullable=False),
    sqlite_with_rowid=False,
)

listings = Table(
    "listings",
    metadata,
    Column("player_id", ForeignKey("players.id"), key="player", primary_key=True),
    Column("everywhere", Boolean, nullable=False),
)

proposals = Table(
    "proposals",
    metadata,
    Column("id", Words, primary_key=True),
    Column("kind", Words, nullable=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("unit", Words, nullable=False),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("kind IN ('square', 'net', 'correct')", name="kind"),
)

proposed_transfers = transfers_of(
    "proposed_transfers", Column("proposal_id", ForeignKey("proposals.id"), key="proposal", primary_key=True)
)

consents = Table(
    "consents",
    metadata,
    Column("proposal_id", ForeignKey("proposals.id"), key="proposal", primary_key=True),
    Column("player_id", ForeignKey("players.id"), key="player", primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

agreements = Table(
    "agreements",
    metadata,
    Column("proposal_id", ForeignKey("proposals.id"), key="proposal", primary_key=True),
    Column("at", BigInteger, nullable=False),
)

# The agreements in the order in which they were made: the ledger of all servers is one book.
entries = Table(
    "entries",
    metadata,
    Column("number", Whole, primary_key=True, autoincrement=False),
    Column("proposal_id", ForeignKey("agreements.proposal"), key="proposal", nullable=False, unique=True),
    # Null: from before there were any. Empty: the bot had no key. A `SignedRow` changes it.
    Column("mac", Words),
)

dissents = Table(
    "dissents",
    metadata,
    Column("proposal_id", ForeignKey("proposals.id"), key="proposal", primary_key=True),
    Column("player_id", ForeignKey("players.id"), key="player", nullable=False),
    Column("at", BigInteger, nullable=False),
)

feats = Table(
    "feats",
    metadata,
    Column("player_id", ForeignKey("players.id"), key="player", primary_key=True),
    Column("feat", Words, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), key="table", nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
