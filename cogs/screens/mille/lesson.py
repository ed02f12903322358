"""The lesson of Mille: what a wrong move would have meant. The learner can press more than the task wants."""

from bot.games.cards import Rank
from bot.games.lesson import LEARNER
from bot.games.mille import lesson
from bot.games.mille.moves import Discard, Lay
from bot.games.mille.views import MilleView
from bot.games.protocol import Move, of_kind
from bot.text import Locale, say
from cogs.screens.classroom import Classroom
from cogs.screens.game import Showing
from cogs.screens.mille.rulebook import MilleRulebook
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.screen import Block
from cogs.screens.signs import card_sign, card_signs


class MilleClassroom(Classroom[MilleScreens]):
    """One deal of Mille, and what it is worth."""

    script = lesson.SCRIPT
    topics = ("turn", "sets", "pile", "naturals", "chapeaux", "payment")
    book = MilleRulebook
    screens = MilleScreens
    most_room = 7  # its strip is high
    has_news = True

    async def pictured(self, showing: Showing, done: int, *, rows: int) -> list[Block]:
        """Return nothing that answers the question: first the pad does, then the receipt."""
        if done == lesson.PLAYED:
            return []
        book = of_kind(MilleRulebook, self._book)
        draw = book.receipt if done == self.end else book.pad
        return [await draw(locale=showing.locale, style=showing.style, names=showing.called)]

    def not_asked(self, showing: Showing, task: str, move: Move) -> str:
        return _not_yet(of_kind(MilleView, showing.view), move, showing.locale)


def _not_yet(view: MilleView, move: Move, locale: Locale) -> str:
    """Return why a move that is allowed is not the one that is wanted."""
    match move:
        case Discard(card=card) if card.rank is Rank.TWO:
            return say(locale, "mille-lesson-not-two")
        case Discard(card=card):
            held = sum(each.rank is card.rank for each in view.hand or ())
            return say(
                locale, f"mille-lesson-not-{'group' if held > 1 else 'discard'}", card=card_sign(card), count=held
            )
        case Lay(rank=Rank.KING) if all(meld.rank is not Rank.KING for meld in view.seats[LEARNER].melds):
            return say(locale, "mille-lesson-not-kings")
        case Lay(cards=cards):
            return say(locale, "mille-lesson-not-lay", cards=card_signs(cards))
        case _:
            return say(locale, "mille-lesson-not-draw")
