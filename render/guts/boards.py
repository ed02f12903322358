"""The columns of the leaderboards of Guts."""

from render.inputs import OwnColumn
from render.shapes import Shape

COLUMNS = (OwnColumn("pots", Shape.DISC, 15), OwnColumn("matched", Shape.RING, 17))
