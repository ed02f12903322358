"""The columns of the leaderboards of Cinch, and samples of leaderboards that have them."""

from functools import partial

from render.inputs import OwnColumn
from render.shapes import Shape
from render.standing_samples import MANY_TRICKS, counted_leaderboards

COLUMNS = (OwnColumn("contracts", Shape.CROWN, 17), OwnColumn("pedros", Shape.SPADE, 14))
COUNTS = (64, 171), (51, 160), (45, 148), (32, 117), (9, 62), (0, 9999)
BY = {"contracts": "By contracts made", "pedros": "By pedros"}

leaderboards = partial(counted_leaderboards, "cinch", COLUMNS, MANY_TRICKS, COUNTS, BY)
