"""The measured pictures of games for many besides their tables: hands, receipts and score pads."""

from collections.abc import Callable, Mapping
from functools import partial

from render import many_samples, pad, receipt
from render.fonts import Fonts
from render.hands import poker, ranks, samples, suits
from render.names import names_of
from render.sample_names import MANY_NAMES
from render.scene import Scene

Layout = Callable[[Fonts], Scene]


def layouts() -> Mapping[str, Mapping[str, Layout]]:
    """Return the layouts of every sample by its name, in groups by kind."""
    hands: dict[str, Layout] = {}
    hands |= {name: _alone(partial(suits.layout, each)) for name, each in samples.by_suit().items()}
    hands |= {name: _alone(partial(ranks.layout, each)) for name, each in samples.by_rank().items()}
    hands |= {name: _alone(partial(poker.layout, each)) for name, each in samples.poker().items()}
    sheets: dict[str, Layout] = {}
    sheets |= {name: _named(name, partial(receipt.layout, each)) for name, each in many_samples.receipts().items()}
    sheets |= {name: _named(name, partial(pad.layout, each)) for name, each in many_samples.pads().items()}
    return {"hands": hands, "receipts and score pads of many": sheets}


def _alone(layout: partial[Scene]) -> Layout:
    return lambda fonts: layout(fonts, "en")


def _named(name: str, layout: partial[Scene]) -> Layout:
    who = MANY_NAMES[: many_samples.seats_of(name)]
    return lambda fonts: layout(names_of(fonts, "en", who), fonts, "en")
