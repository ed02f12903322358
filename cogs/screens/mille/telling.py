"""The events of Mille, and whose turn it is, in sentences."""

from collections.abc import Sequence

from bot.games import discarding
from bot.games.mille import events as happened
from bot.games.mille.moves import Lay, Take
from bot.games.mille.views import MilleView, Phase
from bot.games.protocol import Ending, Event
from bot.text import Locale, say
from cogs.screens.emoji import NAMES_ALONE, SmallCards
from cogs.screens.signs import card_sign, card_signs, rank_sign


def status(view: MilleView, *, names: Sequence[str], locale: Locale) -> str:
    """Return whose turn it is and what they may do, in a sentence; empty when nobody is to move."""
    if view.outcome is not None or not view.to_act:
        return ""
    (seat,) = view.to_act
    phase = "play" if view.phase is Phase.PLAY else "block" if view.is_stock_gone else "begin"
    if seat == view.seat:
        kinds = {type(move) for move in view.legal_moves()}
        may = "take" if Take in kinds else "pick" if view.may_pick else "lay" if Lay in kinds else ""
        return say(locale, f"mille-yours-{phase}", may=may)
    return say(locale, f"mille-theirs-{phase}", name=names[seat])


def in_words(  # noqa: PLR0912  one case an event
    event: Event, *, names: Sequence[str], locale: Locale, emoji: SmallCards = NAMES_ALONE
) -> str | None:
    """Return an event in a sentence; None for one that other sentences already cover."""
    match event:
        case happened.Dealt():
            top = card_sign(event.top, emoji)
            return say(locale, "mille-event-dealt", deal=str(event.deal), name=names[event.dealer], top=top)
        case discarding.Drew():
            if event.card is None:
                return say(locale, "mille-event-drew", name=names[event.seat])
            return say(locale, "mille-event-drew-card", card=card_sign(event.card, emoji))
        case happened.Renewed():
            return say(locale, "mille-event-renewed", stock=event.stock)
        case happened.Picked():
            return say(locale, "mille-event-picked", name=names[event.seat], card=card_sign(event.card, emoji))
        case happened.Took():
            laid, count = card_signs(event.cards, emoji), event.to_hand
            return say(locale, "mille-event-took", name=names[event.seat], cards=laid, count=count)
        case happened.Laid():
            # Fewer than three, or wild twos alone, can only join a meld.
            joins = len(event.cards) < 3 or all(card.rank is not event.rank for card in event.cards)
            key = "added" if joins else "laid"
            cards, rank = card_signs(event.cards, emoji), rank_sign(event.rank)
            return say(locale, f"mille-event-{key}", name=names[event.seat], cards=cards, rank=rank)
        case happened.SquaredUp() | happened.TurnedOver():
            key = "squared" if isinstance(event, happened.SquaredUp) else "turned"
            return say(locale, f"mille-event-{key}", name=names[event.seat], rank=rank_sign(event.rank))
        case discarding.Discarded():
            return say(locale, "mille-event-discarded", name=names[event.seat], card=card_sign(event.card, emoji))
        case discarding.FewLeft():
            return say(locale, "mille-event-few", name=names[event.seat], count=event.cards)
        case discarding.Passed() | happened.WentOut():
            key = "passed" if isinstance(event, discarding.Passed) else "out"
            return say(locale, f"mille-event-{key}", name=names[event.seat])
        case happened.Blocked():
            return say(locale, "mille-event-blocked")
        case happened.Ended():
            return _ending(event, names=names, locale=locale)
        case _:
            return None


def _ending(event: happened.Ended, *, names: Sequence[str], locale: Locale) -> str:
    by = names[event.by] if event.by is not None else ""
    if event.outcome.ending is Ending.PLAYED:
        (winner,) = event.outcome.winners
        return say(locale, "mille-event-won", name=names[winner])
    return say(locale, f"mille-event-{event.outcome.ending.value}", name=by)
