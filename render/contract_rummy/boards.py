"""The columns of the leaderboards of Contract Rummy, and samples of leaderboards that have them."""

from functools import partial

from render.inputs import OwnColumn
from render.shapes import Shape
from render.standing_samples import MANY_DEALS, counted_leaderboards

COLUMNS = (OwnColumn("contract-outs", Shape.CROWN, 17), OwnColumn("jokers-taken", Shape.STAR, 15))
COUNTS = (41, 12), (37, 14), (32, 31), (19, 8), (4, 1), (0, 9999)
BY = {"contract-outs": "By deals won", "jokers-taken": "By jokers taken"}

leaderboards = partial(counted_leaderboards, "contract-rummy", COLUMNS, MANY_DEALS, COUNTS, BY)
