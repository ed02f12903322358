"""The columns of the leaderboards of Kalooki, and samples of leaderboards that have them."""

from functools import partial

from render.inputs import OwnColumn
from render.shapes import Shape
from render.standing_samples import MANY_DEALS, counted_leaderboards

COLUMNS = (OwnColumn("went-out", Shape.CROWN, 17), OwnColumn("bends", Shape.STAR, 15))
COUNTS = (41, 12), (37, 14), (32, 31), (19, 8), (4, 1), (0, 9999)
BY = {"went-out": "By deals won", "bends": "By tables bent"}

leaderboards = partial(counted_leaderboards, "kalooki", COLUMNS, MANY_DEALS, COUNTS, BY)
