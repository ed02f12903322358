"""The rows of how people played, as the coach says. What `rows.py` says about rows holds here too."""

from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A review of the play of one seat, in a game that is over. Replaces that of another edition.

    It is stored only if the game is over and its player is known: nobody who has deleted their data gets one.
    `edition` marks the rules, robots and coach that made it. `review` is JSON (`bot/coach/keeping.py`).
    """

    table: str
    seat: int
    edition: str
    review: str = field(repr=False)  # it names cards of a hand
    at: int


@dataclass(frozen=True, slots=True)
class ForgottenReviewsRow:
    """The erasure of how a player played."""

    player: int


ERASING: Final[frozenset[type[object]]] = frozenset({ForgottenReviewsRow})
"""Those that erase what rows of another kind stored."""

ReviewStoreRow = ReviewRow | ForgottenReviewsRow
