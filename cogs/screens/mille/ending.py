"""The end of a deal and a game of Mille: who went out and how, the cheers, and the cost of the game."""

from collections.abc import Sequence

from bot.games import discarding
from bot.games.cards import Rank
from bot.games.mille.counting import GREAT_DEAL, Feat
from bot.games.mille.views import DealScore, MilleView
from bot.games.protocol import Seat, of_kind
from bot.tables import Finish, Table
from bot.text import Locale, say
from cogs.screens.emoji import NAMES_ALONE, SmallCards
from cogs.screens.game import Firsts, Showing
from cogs.screens.screen import Block
from cogs.screens.signs import card_sign
from render.mille.inputs import Celebration, Feast, OpenTable, SettlementSheet
from render.mille.pictures import MillePictures

SEATS = (Seat.A, Seat.B)


async def deal_end(pictures: MillePictures, showing: Showing, finish: Finish, *, firsts: Firsts) -> list[Block]:
    """Return how the deal ended, in a line; the last table, hands open, under a banner; the score pad."""
    view, locale, style = of_kind(MilleView, finish.public), showing.locale, showing.style
    celebrated = deal_celebrations(view.scores[-1], firsts)
    opened = OpenTable.of([of_kind(MilleView, hand) for hand in finish.hands], celebrated)
    return [
        ending_line(finish, names=showing.spoken, locale=locale, emoji=showing.emoji),
        await pictures.picture(pictures.open_table(opened, names=showing.called, locale=locale, style=style)),
        await pictures.picture(pictures.pad(view, names=showing.called, game=showing.key, locale=locale, style=style)),
    ]


def deal_celebrations(score: DealScore, firsts: Firsts = ()) -> tuple[Celebration, ...]:
    """Return the news of a deal's banner: naturals, great deals that are a player's first, and chapeaux."""
    naturals = [
        Celebration(Feast.NATURAL, seat, rank=rank, first=(seat, Feat.NATURAL) in firsts)
        for seat in SEATS
        for rank in _eights(score, seat)
    ]
    clean = [
        Celebration(Feast.CLEAN, seat, first=(seat, Feat.CLEAN_EXIT) in firsts) for seat in SEATS if score.cleans[seat]
    ]
    great = [
        Celebration(Feast.GREAT_DEAL, seat, points=score.scores[seat], first=True)
        for seat in SEATS
        if (seat, Feat.GREAT_DEAL) in firsts and score.scores[seat] >= GREAT_DEAL
    ]
    return (*naturals, *clean, *great, *(Celebration(Feast.CHAPEAU, seat) for seat in SEATS if score.chapeaux[seat]))


def game_celebrations(view: MilleView, table: Table, firsts: Firsts, *, is_last_shown: bool) -> tuple[Celebration, ...]:
    """Return the news of a settlement's banner: a skunk, and firsts.

    Firsts of the last deal are left out when its table `is_last_shown` above, whose banner says them.
    """
    winner = next(iter(view.outcome.winners), None) if view.outcome is not None else None
    if winner is None:
        return ()
    celebrated = []
    if _is_skunk(table):
        celebrated.append(Celebration(Feast.SKUNK, winner, first=(winner, Feat.SKUNK) in firsts))
    if (winner, Feat.COMEBACK) in firsts:
        celebrated.append(Celebration(Feast.COMEBACK, winner, first=True))
    seen: set[tuple[Seat, Feast]] = set()
    if is_last_shown:
        seen = {(each.seat, each.feast) for each in deal_celebrations(view.scores[-1], firsts) if each.first}
    for score in view.scores:
        for each in deal_celebrations(score, firsts):
            if each.first and (each.seat, each.feast) not in seen:
                seen.add((each.seat, each.feast))
                celebrated.append(each)
    return tuple(celebrated)


def ending_line(finish: Finish, *, names: Sequence[str], locale: Locale, emoji: SmallCards = NAMES_ALONE) -> str:
    """Return who went out and how, and cheers for naturals and chapeaux. `names` are escaped for a message."""
    score = of_kind(MilleView, finish.public).scores[-1]
    return " ".join(
        [
            _how(finish, score, names=names, locale=locale, emoji=emoji),
            *deal_cheers(score, names=names, locale=locale),
        ]
    )


def deal_cheers(score: DealScore, *, names: Sequence[str], locale: Locale) -> list[str]:
    """Return a sentence for each natural and each chapeau of a deal."""
    said = []
    for seat, name in zip(SEATS, names, strict=True):
        for rank in _eights(score, seat):
            said.append(say(locale, "mille-cheer-eight", name=name, rank=say(locale, f"pictures-set-{rank}")))
        if score.cleans[seat]:
            said.append(say(locale, "mille-cheer-clean", name=name))
        if score.chapeaux[seat]:
            said.append(say(locale, "mille-cheer-chapeau", name=name))
    return said


def cheers(view: MilleView, table: Table, firsts: Firsts = (), *, names: Sequence[str], locale: Locale) -> list[str]:
    """Return that a player won by a skunk, unless it is announced as a first; else nothing."""
    if view.outcome is None or not view.outcome.winners or not _is_skunk(table):
        return []
    (winner,) = view.outcome.winners
    if (winner, Feat.SKUNK) in firsts:
        return []
    return [say(locale, "mille-cheer-skunk", name=names[1 - winner])]


async def receipt(
    pictures: MillePictures, showing: Showing, table: Table, *, firsts: Firsts, is_last_shown: bool
) -> list[Block]:
    """Return the picture of the settlement, under a banner; nothing when nobody won."""
    view = of_kind(MilleView, showing.view)
    winner = next(iter(view.outcome.winners), None) if view.outcome is not None else None
    if winner is None:
        return []
    totals = (view.seats[0].total, view.seats[1].total)
    celebrated = game_celebrations(view, table, firsts, is_last_shown=is_last_shown)
    sheet = SettlementSheet(table.settlement(), winner, totals, table.stake, showing.unit, showing.key, celebrated)
    order = pictures.receipt(sheet, names=showing.called, locale=showing.locale, style=showing.style)
    return [await pictures.picture(order)]


def _is_skunk(table: Table) -> bool:
    return any(line.item == "skunk" for line in table.settlement().lines)


def _how(finish: Finish, score: DealScore, *, names: Sequence[str], locale: Locale, emoji: SmallCards) -> str:
    if score.out is None:
        return say(locale, "mille-end-blocked")
    name = names[score.out]
    thrown = next((event.card for event in finish.events if isinstance(event, discarding.Discarded)), None)
    if thrown is not None:
        return say(locale, "mille-end-discarding", name=name, card=card_sign(thrown, emoji))
    return say(locale, "mille-end-laying", name=name)


def _eights(score: DealScore, seat: Seat) -> list[Rank]:
    """Return the ranks of which this seat has all eight cards, without a wild two."""
    doubled = 4 if score.cleans[seat] else 2
    lines = score.lines[seat] if score.eights[seat] else ()
    return [line.rank for line in lines if line.rank is not None and line.times == doubled]
