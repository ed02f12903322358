"""Notes above the controls: a lay's results and losses, or why it may not be played."""

from collections.abc import Sequence

from bot.games.mille.arrangements import is_clean_exit_likely
from bot.games.mille.kinds import count_kind
from bot.games.mille.moves import Lay, Pass
from bot.games.mille.views import Caution, MilleView
from bot.games.protocol import Move
from bot.text import Locale, listed, say
from cogs.refusals import refused
from cogs.screens.game import Showing
from cogs.screens.mille.draft import TWO, Draft, hand_of
from cogs.screens.mille.news import melds_in_words
from cogs.screens.questions import Doubt


def cautions(showing: Showing, view: MilleView, moves: Sequence[Move]) -> tuple[Caution, ...]:
    """Return what these moves would spoil that the reader may hope for; nothing if they (nearly) go out.

    A clean exit is mentioned only while it is likely, and to readers to whom it matters.
    """
    lays = [move for move in moves if isinstance(move, Lay)]
    found = dict.fromkeys(each for lay in lays for each in view.warnings(lay))
    if len(hand_of(view)) == sum(len(lay.cards) for lay in lays):
        return ()
    asks = showing.asks_clean and is_clean_exit_likely(view)
    return tuple(each for each in found if each is not Caution.CLEAN or asks)


def note_on(showing: Showing, view: MilleView, draft: Draft) -> str:
    """Return what the marked cards would do or spoil, or why they may not be laid; without any, what to do."""
    locale, lays, refusal = showing.locale, draft.lays(view), draft.refusal(view)
    if not lays:
        return f"**{say(locale, 'mille-mark-first')}**"
    if refusal is not None:
        needed, held = draft.needed(view), count_kind(hand_of(view), TWO)
        if needed > held:
            rule = say(locale, "rules-number", rule=refusal.rule)
            return f"{say(locale, 'mille-needs-twos', held=held, needed=needed)} ({rule})"
        return refused(refusal, locale=locale)
    if spoilt := cautions(showing, view, lays):
        return _careful(spoilt, locale)
    after, melds = view.preview_lays(lays), listed(melds_in_words(lays, showing), locale=locale)
    down, held_then = str(after.down_points), str(after.held_points)
    return say(locale, "mille-preview", melds=melds, down=down, held=held_then, cards=after.in_hand)


def note_of_doubt(showing: Showing, view: MilleView, doubt: Doubt) -> str:
    """Return what the pressed moves would spoil."""
    if isinstance(doubt.moves[0], Pass):
        return f"**{say(showing.locale, 'mille-caution-pass')}**"
    return _careful(cautions(showing, view, doubt.moves), showing.locale)


def _careful(spoilt: Sequence[Caution], locale: Locale) -> str:
    key = "spoils-both" if len(spoilt) > 1 else next(iter(spoilt), "")
    return f"**{say(locale, f'mille-caution-{key}')}**" if key else ""
