"""A feat that a robot achieved in the place of whoever had left is no feat of theirs: it is taken back.

It was given in games of these two kinds for some days. Whoever achieves the same again is told of it as the first time.
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
