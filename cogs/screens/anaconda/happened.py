"""The events of Anaconda in sentences: bets one by one, and what all do at the same time in one."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby

from bot.games.anaconda.events import (
    Called,
    Dealt,
    Declared,
    DidBet,
    Ended,
    PassedOn,
    Raised,
    Scored,
    Showed,
)
from bot.games.anaconda.options import AnacondaOptions
from bot.games.anaconda.views import Ended as EndedBy
from bot.games.anaconda.views import Half, Score
from bot.games.dealing import Chose
from bot.games.protocol import Event, Seat
from bot.text import You, listed, say
from cogs.screens.anaconda.asked import own
from cogs.screens.game import Showing
from cogs.screens.signs import card_signs
from cogs.screens.telling import listed_names
from render.anaconda.hands import five_named, in_order, worth_of
from render.anaconda.spoken import taken, takers


def in_words(event: Event, showing: Showing) -> str | None:
    """Return what happened; empty for what other sentences say, and None for what the catalog says by itself."""
    locale, names, viewing_seat = showing.locale, showing.spoken, showing.view.seat
    match event:
        case Chose():
            return ""
        case Dealt():
            return say(locale, "anaconda-dealt", deal=str(event.deal), name=names[event.dealer], pot=str(event.pot))
        case Called():
            key = "anaconda-called-all-in" if event.is_all_in else "anaconda-called"
            return say(locale, key, name=names[event.seat], chips=str(event.chips))
        case DidBet():
            key = "anaconda-bet-all-in" if event.is_all_in else "anaconda-did-bet"
            return say(locale, key, name=names[event.seat], amount=str(event.to))
        case Raised():
            key = "anaconda-raised-all-in" if event.is_all_in else "anaconda-raised"
            return say(locale, key, name=names[event.seat], amount=str(event.to))
        case PassedOn():
            is_own = viewing_seat in (event.giver, event.receiver)
            # Small cards would take the room of a name, and the picture has them.
            cards = card_signs(in_order(event.cards)) if is_own and event.cards else "none"
            giver, receiver = names[event.giver], names[event.receiver]
            return say(locale, "anaconda-passed", name=giver, other=receiver, cards=cards, count=event.count)
        case Declared():
            return _declared(event, showing)
        case Showed():
            cards = card_signs(in_order(event.cards), showing.emoji)
            return say(locale, "anaconda-showed", name=names[event.seat], cards=cards)
        case Scored():
            return _scored(event.score, showing)
        case Ended():
            return _ended(event, showing)
    return None


def in_news(events: Sequence[Event], showing: Showing) -> list[Event | str]:
    """Return the events that have a sentence, with one sentence for what all did at the same time.

    The reader's own cards that came and went keep theirs: they are in the view, not in the news that everyone gets.
    What came is first: what the reader passed on is known to the reader, and a line may have no room for both.
    """
    seat, news, has_passed, is_shown = showing.view.seat, list[Event | str](), False, False
    events = _what_came_first(events, seat)
    for number, event in enumerate(events):
        match event:
            case PassedOn() if seat not in (event.giver, event.receiver):
                if seat is None and not has_passed:
                    news.append(say(showing.locale, "anaconda-all-passed"))
                has_passed = True
            case PassedOn():
                later = sum(_is_between_same(event, other) for other in events[number + 1 :])
                news.append(_with_cards(event, showing, later=later))
            case Showed():
                if not is_shown:
                    news.append(say(showing.locale, "anaconda-all-showed"))
                is_shown = True
            case _:
                news.append(event)
    return news


def _what_came_first(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    """Return the events with what came to `seat` in a pass before what everyone else got in it."""
    passes = groupby(events, lambda event: isinstance(event, PassedOn))
    return [
        event
        for _, group in passes
        for event in sorted(group, key=lambda event: isinstance(event, PassedOn) and event.receiver != seat)
    ]


def _is_between_same(event: PassedOn, other: Event) -> bool:
    return isinstance(other, PassedOn) and (event.giver, event.receiver) == (other.giver, other.receiver)


def _with_cards(event: PassedOn, showing: Showing, *, later: int) -> PassedOn:
    """Return a pass to or from the reader with its cards, `later` of which between the same two came after it."""
    pair = (event.giver, event.receiver)
    parcels = [each for each in own(showing).parcels if (each.giver, each.receiver) == pair]
    if event.cards is not None or later >= len(parcels):
        return event
    return replace(event, cards=parcels[-1 - later].cards)


def _declared(event: Declared, showing: Showing) -> str:
    """Return who goes for what, once all fists are open."""
    locale, sides = showing.locale, [("high", event.highs), ("low", event.lows)]
    if not event.highs or not event.lows:
        return say(locale, "anaconda-all-high" if event.highs else "anaconda-all-low")
    return " ".join(
        say(locale, f"anaconda-declared-{half}", names=listed_names(seats, showing)) for half, seats in sides
    )


def _scored(score: Score, showing: Showing) -> str:
    """Return who won how much, at a showdown with which hand, and the chips that stay over."""
    locale, names, options = showing.locale, showing.spoken, own(showing).board.options
    sentences = []
    if score.ended is EndedBy.FOLDED:
        sentences += [
            say(locale, "anaconda-won-alone", name=names[seat], chips=str(taken(score, seat))) for seat in takers(score)
        ]
    else:
        sentences += [_half_won(score, half, options, showing) for half in Half]
    if score.carry:
        sentences.append(say(locale, "anaconda-carried", count=score.carry))
    return " ".join(filter(None, sentences))


def _half_won(score: Score, half: Half, options: AnacondaOptions, showing: Showing) -> str:
    """Return who won how much for a half, and with which hand: of a side pot it may be another one."""
    locale, seats = showing.locale, [seat for seat in takers(score) if score.declared[seat] is half]
    if not seats:
        return ""
    names = [name.within if isinstance(name, You) else name for name in showing.spoken]
    by_worth: dict[int, list[Seat]] = {}
    for seat in seats:
        by_worth.setdefault(worth_of(score.hands[seat] or (), half, options), []).append(seat)
    hands = []
    for worth in sorted(by_worth, reverse=True):
        winners = [f"{names[seat]} {taken(score, seat)}" for seat in by_worth[worth]]
        made = five_named(score.hands[by_worth[worth][0]] or (), half, options, locale)
        hands.append(f"{listed(winners, locale=locale)} ({made})")
    return say(locale, f"anaconda-won-{half.value}", winners=", ".join(hands))


def _ended(event: Ended, showing: Showing) -> str:
    locale, winners = showing.locale, sorted(event.outcome.winners)
    sentences = []
    if event.seat is not None:
        sentences.append(say(locale, "anaconda-left-over", name=showing.spoken[event.seat], count=event.chips))
    if event.outcome.is_drawn:
        sentences.append(say(locale, "game-drawn"))
    elif winners:
        sentences.append(say(locale, "simple-over", winners=listed_names(winners, showing), count=len(winners)))
    return " ".join(sentences)
