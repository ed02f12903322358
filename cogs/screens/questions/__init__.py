"""The questions that games ask in a panel, written once: their content, their look, and the meaning of a press."""

from cogs.screens.questions.asked import (
    Arrangements,
    ByHand,
    Marked,
    Number,
    OneCard,
    Question,
    Ranks,
    SomeCards,
    Way,
    Words,
    offered,
)
from cogs.screens.questions.choosing import Choosing, marked_as, marked_effect
from cogs.screens.questions.kept import Doubt, Kept, new_mark
from cogs.screens.questions.offers import (
    As,
    Offer,
    choice_button,
    closed,
    number_of,
    numbered,
    refusals,
    sure_button,
)
from cogs.screens.questions.panel import controls_for, opens_by_hand
from cogs.screens.questions.places import Place, Places
from cogs.screens.questions.pressed import answer_to, form_for, unread

__all__ = [
    "Arrangements",
    "As",
    "ByHand",
    "Choosing",
    "Doubt",
    "Kept",
    "Marked",
    "Number",
    "Offer",
    "OneCard",
    "Place",
    "Places",
    "Question",
    "Ranks",
    "SomeCards",
    "Way",
    "Words",
    "answer_to",
    "choice_button",
    "closed",
    "controls_for",
    "form_for",
    "marked_as",
    "marked_effect",
    "new_mark",
    "number_of",
    "numbered",
    "offered",
    "opens_by_hand",
    "refusals",
    "sure_button",
    "unread",
]
