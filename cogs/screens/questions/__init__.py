"""The questions that games ask in a panel, written once: their content, their look, and the meaning of a press."""

from cogs.screens.questions.asked import Arrangements, Number, OneCard, Question, SomeCards, Words, offered
from cogs.screens.questions.choosing import Choosing, marked_as
from cogs.screens.questions.kept import Doubt, Kept, new_mark
from cogs.screens.questions.offers import (
    LONGEST,
    Offer,
    arrangement_row,
    card_rows,
    in_rows,
    number_of,
    numbered,
    refusals,
    sure_button,
)
from cogs.screens.questions.ordered import in_order
from cogs.screens.questions.panel import controls_for
from cogs.screens.questions.pressed import Answer, answer_to, form_for

__all__ = [
    "LONGEST",
    "Answer",
    "Arrangements",
    "Choosing",
    "Doubt",
    "Kept",
    "Number",
    "Offer",
    "OneCard",
    "Question",
    "SomeCards",
    "Words",
    "answer_to",
    "arrangement_row",
    "card_rows",
    "controls_for",
    "form_for",
    "in_order",
    "in_rows",
    "marked_as",
    "new_mark",
    "number_of",
    "numbered",
    "offered",
    "refusals",
    "sure_button",
]
