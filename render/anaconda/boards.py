"""The columns of the leaderboards of Anaconda, and samples of leaderboards that have them."""

from functools import partial

from render.inputs import OwnColumn
from render.shapes import Shape
from render.standing_samples import MANY_DEALS, counted_leaderboards

COLUMNS = (OwnColumn("halves", Shape.HIGH, 15), OwnColumn("unopposed", Shape.DISC, 15))
COUNTS = (41, 12), (37, 14), (32, 31), (19, 8), (4, 1), (0, 9999)
BY = {"halves": "By halves won", "unopposed": "By deals won unopposed"}

leaderboards = partial(counted_leaderboards, "anaconda", COLUMNS, MANY_DEALS, COUNTS, BY)
