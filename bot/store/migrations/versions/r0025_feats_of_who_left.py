"""A feat that a robot achieved in place of a player who had left is not theirs: it is taken back.

It was given in games of these two kinds for some days. A player who achieves it again gets the news of a first time.
"""

from bot.store.migrations.laws import take_back

revision = "0025"
down_revision = "0024"


def upgrade() -> None:
    take_back(
        "feats",
        "EXISTS (SELECT 1 FROM finished_games AS games JOIN game_facts AS facts ON facts.number = games.number "
        "WHERE games.table_id = feats.table_id AND facts.player_id = feats.player_id AND facts.left_as > 0 "
        "AND games.game IN ('linger-longer', 'rolling-stone'))",
    )
