"""Lays by hand: the buttons of cards mark and unmark, and the third verb lays what is marked."""

from collections.abc import Sequence

from bot.games.mille.kinds import count_kind, kind_of
from bot.games.mille.views import MilleView
from bot.text import say
from cogs.ids import CustomId
from cogs.refusals import sentence_behind
from cogs.screens.frame import NOTHING, Controls, in_rows
from cogs.screens.game import Showing
from cogs.screens.mille.acts import Act
from cogs.screens.mille.controls import DEAD_SLOT, dead
from cogs.screens.mille.draft import TWO, Draft, hand_of
from cogs.screens.mille.kinds import discards, kind_sign, numbered
from cogs.screens.questions import Place
from cogs.screens.rulebook import why_refused
from cogs.screens.screen import BLUE, GRAY, GREEN, Button
from cogs.screens.undo import no_undo_button

MARKING = "marking"  # the phase


def marking(showing: Showing, view: MilleView, places: Sequence[Place], draft: Draft) -> Controls:
    """Return the controls of lays by hand, in the rows of the turn; *Back* leaves them."""
    locale, lays, refusal = showing.locale, draft.lays(view), draft.refusal(view)
    count, is_fit = sum(len(lay.cards) for lay in lays), bool(lays) and refusal is None
    press = CustomId(Act.LAY, showing.key, view.turn, draft.state)
    lay = Button(say(locale, "mille-lay", count=count), press, GREEN if is_fit else GRAY, enabled=is_fit)
    kinds = [_kind(showing, view, place, draft, at) for at, place in enumerate(places)]
    return Controls(
        (_amounts(showing, view, draft), *in_rows(kinds)),
        no_undo_button(showing.key, view.turn, locale=locale),
        gives=lay,
        phase=MARKING,
        is_aside=True,
    )


def _kind(showing: Showing, view: MilleView, place: Place, draft: Draft, at: int) -> Button:
    """Return the button of a kind: it marks all its cards, of twos one, or unmarks them."""
    kind, numbers = kind_of(place.card), numbered(view)
    if place.is_empty or kind not in numbers:
        return dead(showing, NOTHING, at)
    marked, held = draft.count(kind), count_kind(hand_of(view), kind)
    wanted = 0 if marked else 1 if kind == TWO else held
    face = discards(view)[numbers[kind]].card
    label = kind_sign(kind) if not marked else f"{kind_sign(kind)} ×{marked}"
    press = CustomId(Act.MARK, showing.key, view.turn, f"{draft.mark}-{numbers[kind]}-{wanted}")
    emoji = showing.emoji.of(face) if marked in (0, held) else None  # with a count there is no room for both
    return Button(label, press, GREEN if marked else BLUE, emoji=emoji, is_pictured=True)


def _amounts(showing: Showing, view: MilleView, draft: Draft) -> tuple[Button, ...]:
    """Return buttons for one card fewer, and one more, of the kind marked last, and for another meld or the rule."""
    locale, kind, numbers = showing.locale, draft.last, numbered(view)
    held = 0 if kind is None else count_kind(hand_of(view), kind)
    marked = 0 if kind is None else min(held, draft.count(kind))
    row = list[Button]()
    for at, (key, count) in enumerate((("mille-fewer", marked - 1), ("mille-one-more", marked + 1))):
        label = say(locale, key)
        if kind is None or not marked or not 0 <= count <= held:
            row.append(dead(showing, label, DEAD_SLOT + at))
        else:
            word = f"{draft.mark}-{numbers[kind]}-{count}"
            row.append(Button(label, CustomId(Act.COUNT, showing.key, view.turn, word), BLUE))
    if (refusal := draft.refusal(view)) is not None:
        return (*row, why_refused(refusal.game, sentence_behind(refusal), locale=locale))
    targets, label = draft.targets(view), say(locale, "mille-other-meld")
    if len(targets) < 2:
        return (*row, dead(showing, label, DEAD_SLOT + len(row)))
    word = f"{draft.mark}-{(draft.onto + 1) % len(targets)}"
    return (*row, Button(label, CustomId(Act.WILD, showing.key, view.turn, word), BLUE))
