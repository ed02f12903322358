"""Notes above the controls: a lay's results and losses, or why it may not be played."""

from collections.abc import Sequence

from bot.games.mille.arrangements import is_clean_exit_likely
from bot.games.mille.kinds import count_kind
from bot.games.mille.moves import Lay, Pass
from bot.games.mille.views import Caution, MilleView
from bot.games.protocol import Move
from bot.text import Locale, say
from cogs.refusals import refused
from cogs.screens.game import Showing
from cogs.screens.mille.draft import TWO, Draft, hand_of
from cogs.screens.questions import Doubt
from cogs.screens.signs import card_signs


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
    """Return the draft's results and what it would spoil; or why it may not be played."""
    locale, refusal = showing.locale, draft.refusal(view)
    if refusal is not None:
        needed, held = draft.needed(view), count_kind(hand_of(view), TWO)
        if needed > held:
            rule = say(locale, "rules-number", rule=refusal.rule)
            return f"{say(locale, 'mille-needs-twos', held=held, needed=needed)} ({rule})"
        return refused(refusal, locale=locale)
    lays = draft.lays(hand_of(view))
    lines = [] if draft.only is not None else [f"- {card_signs(lay.cards, showing.emoji)}" for lay in lays]
    lines.append(say(locale, "mille-preview", after=_preview(view, lays, locale)))
    lines += [f"**{say(locale, f'mille-caution-{caution}')}**" for caution in cautions(showing, view, lays)]
    return "\n".join(lines)


def note_of_doubt(showing: Showing, view: MilleView, doubt: Doubt) -> str:
    """Return what the pressed moves would spoil."""
    if isinstance(doubt.moves[0], Pass):
        return f"**{say(showing.locale, 'mille-caution-pass')}**"
    return "\n".join(
        f"**{say(showing.locale, f'mille-caution-{caution}')}**" for caution in cautions(showing, view, doubt.moves)
    )


def _preview(view: MilleView, lays: Sequence[Lay], locale: Locale) -> str:
    after = view.preview_lays(lays)
    return say(locale, "mille-after", down=str(after.down_points), held=str(after.held_points), cards=after.in_hand)
