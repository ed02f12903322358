"""The columns of the leaderboards of Rolling Stone, and samples of leaderboards that have them."""

from functools import partial

from render.inputs import OwnColumn
from render.shapes import Shape
from render.standing_samples import MANY_DEALS, counted_leaderboards

COLUMNS = (OwnColumn("out", Shape.CROWN, 17), OwnColumn("taken", Shape.HIGH, 12))
COUNTS = (31, 122), (27, 140), (22, 131), (19, 168), (4, 71), (0, 9999)
BY = {"out": "By deals won", "taken": "By tricks taken up"}

leaderboards = partial(counted_leaderboards, "rolling-stone", COLUMNS, MANY_DEALS, COUNTS, BY)
