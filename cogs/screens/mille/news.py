"""A turn of Mille in one sentence, and its cheers in another."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from bot.games import discarding
from bot.games.cards import Card, Rank
from bot.games.mille import events as happened
from bot.games.mille.moves import Lay
from bot.games.mille.views import MilleView
from bot.games.protocol import Event
from bot.tables import TookBack
from bot.text import Locale, in_turn, listed, say
from cogs.screens.emoji import SmallCards
from cogs.screens.game import Showing
from cogs.screens.mille.telling import in_words
from cogs.screens.signs import card_sign, card_signs, rank_sign


@dataclass
class _Turn:
    """A turn whose events are being processed."""

    began: str = ""  # how: by a draw, a pick, the pile
    laid: list[happened.Laid] = field(default_factory=list)  # what still lies
    undone: int = 0
    ended: str = ""
    cried: list[Event] = field(default_factory=list)


def news(showing: Showing, view: MilleView, events: Sequence[Event]) -> list[str]:
    """Return the public news of a turn: all of its acts in one sentence, and then the cheers.

    The reader's turn is in the second person, as far as the picture does not show it.
    """
    dealt = [_dealt(event, showing, view) for event in events if isinstance(event, happened.Dealt)]
    seat = next((event.seat for event in events if isinstance(event, _BY)), None)
    if seat is not None and seat == view.seat:
        return [*dealt, *_own(showing, view, events)]
    turn = _Turn()
    for event in events:
        _take_in(turn, event, showing.locale, showing.emoji)
    cried = [in_words(event, names=showing.spoken, locale=showing.locale, emoji=showing.emoji) for event in turn.cried]
    line = "" if seat is None else _sentence(turn, showing.spoken[seat], showing)
    return [*dealt, *(each for each in (line, " ".join(filter(None, cried))) if each)]


_BY = discarding.Drew | happened.Picked | happened.Took | happened.Laid | discarding.Discarded | discarding.Passed


def _take_in(turn: _Turn, event: Event, locale: Locale, emoji: SmallCards) -> None:
    match event:
        case discarding.Drew():
            turn.began = say(locale, "mille-act-drew")
        case happened.Picked():
            turn.began = say(locale, "mille-act-picked", card=card_sign(event.card, emoji))
        case happened.Took():
            turn.began = say(locale, "mille-act-took", count=event.to_hand + 1, rank=rank_sign(event.rank))
        case happened.Laid():
            turn.laid.append(event)
        case TookBack():
            turn.undone += 1
            last = turn.laid.pop() if turn.laid else None
            turn.cried = [each for each in turn.cried if last is None or not _follows(each, last)]
        case discarding.Discarded():
            turn.ended = say(locale, "mille-act-threw", card=card_sign(event.card, emoji))
        case discarding.Passed():
            turn.ended = say(locale, "mille-act-passed")
        case happened.Renewed() | happened.SquaredUp() | happened.TurnedOver() | discarding.FewLeft():
            turn.cried.append(event)
        case happened.WentOut() | happened.Blocked() | happened.Ended():
            turn.cried.append(event)


def _follows(cry: Event, laid: happened.Laid) -> bool:
    """Return whether the cry is about a meld that has changed since."""
    return isinstance(cry, happened.SquaredUp | happened.TurnedOver) and cry.rank is laid.rank


def _sentence(turn: _Turn, name: str, showing: Showing) -> str:
    locale = showing.locale
    acts = [turn.began] if turn.began else []
    if turn.laid:
        acts.append(say(locale, "mille-act-laid", melds=listed(melds_in_words(turn.laid, showing), locale=locale)))
    if turn.undone:
        acts.append(say(locale, "mille-act-undid", count=turn.undone))
    acts += [turn.ended] if turn.ended else []
    return say(locale, "mille-news", name=name, acts=in_turn(acts, locale=locale)) if acts else ""


def melds_in_words(laid: Iterable[happened.Laid | Lay], showing: Showing) -> list[str]:
    """Return the cards laid, by rank: by name when they are few, and how many wild twos among them."""
    by_rank: dict[Rank, list[Card]] = {}
    for event in laid:
        by_rank.setdefault(event.rank, []).extend(event.cards)
    melds = []
    for rank, cards in by_rank.items():
        wild = 0 if rank is Rank.TWO else sum(card.rank is Rank.TWO for card in cards)
        if len(cards) < 3 and not wild:
            melds.append(card_signs(cards, showing.emoji))
        else:
            naturals = len(cards) - wild
            melds.append(say(showing.locale, "mille-act-meld", rank=rank_sign(rank), naturals=naturals, twos=wild))
    return melds


def _own(showing: Showing, view: MilleView, events: Sequence[Event]) -> list[str]:
    """Return what the reader got this turn, and what was just taken back."""
    locale, lines = showing.locale, []
    drawn = next((event for event in events if isinstance(event, discarding.Drew | happened.Picked)), None)
    took = next((event for event in events if isinstance(event, happened.Took)), None)
    if drawn is not None and len(view.fresh) == 1:
        key = "mille-you-drew" if isinstance(drawn, discarding.Drew) else "mille-you-picked"
        lines.append(say(locale, key, card=card_sign(view.fresh[0], showing.emoji)))
    if took is not None:  # the picture shows which
        lines.append(say(locale, "mille-you-took", rank=rank_sign(took.rank), count=took.to_hand))
    renewed = (event for event in events if isinstance(event, happened.Renewed))
    lines += [say(locale, "mille-event-renewed", stock=event.stock) for event in renewed]
    back = 0
    for event in reversed(events):
        if not isinstance(event, TookBack):
            break
        back += 1
    return [*lines, say(locale, "mille-you-undid", count=back)] if back else lines


def _dealt(event: happened.Dealt, showing: Showing, view: MilleView) -> str:
    if event.dealer == view.seat:
        return say(showing.locale, "mille-you-dealt", deal=str(event.deal), top=card_sign(event.top, showing.emoji))
    return in_words(event, names=showing.spoken, locale=showing.locale, emoji=showing.emoji) or ""
