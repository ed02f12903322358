"""Notes above the controls: what a lay would lead to, what it would spoil, or why it may not be played."""

from collections.abc import Sequence

from bot.games.cards import HandOrder
from bot.games.mille.kinds import ranks_in
from bot.games.mille.moves import Lay
from bot.games.mille.views import MilleView
from bot.text import Locale, say
from cogs.refusals import refused
from cogs.screens.mille.draft import Draft, hand_of
from cogs.screens.mille.signs import card_signs, rank_sign


def note_on_all(view: MilleView, locale: Locale, order: HandOrder = HandOrder.DOWN) -> str | None:
    """What *Lay all melds* would lead to, with its ranks in `order`; None when there is nothing to lay."""
    lays = view.all_melds()
    if not lays:
        return None
    laid = {lay.rank for lay in lays}
    ranks = ", ".join(rank_sign(rank) for rank in ranks_in(hand_of(view), order) if rank in laid)
    return say(locale, "mille-all-preview", ranks=ranks, after=_preview(view, lays, locale))


def note_on(view: MilleView, draft: Draft, locale: Locale) -> str:
    """What the draft would lead to, and if its warning is shown what it would spoil; or why it may not be played."""
    refusal = draft.refusal(view)
    if refusal is not None:
        return refused(refusal, locale=locale)
    lays = draft.lays(hand_of(view))
    lines = [] if draft.only is not None else [f"- {card_signs(lay.cards)}" for lay in lays]
    lines.append(say(locale, "mille-preview", after=_preview(view, lays, locale)))
    if draft.warned:
        lines += [f"**{say(locale, f'mille-caution-{caution}')}**" for caution in draft.warnings(view)]
    return "\n".join(lines)


def _preview(view: MilleView, lays: Sequence[Lay], locale: Locale) -> str:
    after = view.preview_lays(lays)
    return say(locale, "mille-after", down=str(after.down), held=str(after.held), cards=after.in_hand)
