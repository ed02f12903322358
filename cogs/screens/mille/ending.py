"""How a deal and a game of Mille end: who went out and how, what is cheered, and what the game cost."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Rank
from bot.games.mille import events as happened
from bot.games.mille.views import DealScore, MilleView
from bot.games.protocol import Seat
from bot.tables import Finish, Table
from bot.text import Locale, say
from cogs.screens.game import Showing
from cogs.screens.mille.signs import card_sign
from cogs.screens.screen import Block
from render import SettlementSheet, Studio


async def deal_end(studio: Studio, showing: Showing, finish: Finish) -> list[Block]:
    """How the deal ended, in a line; the last table with both hands open; the score pad."""
    view = _mille(finish.public)
    locale, style = showing.locale, showing.style
    blocks: list[Block] = [ending_line(finish, names=showing.spoken, locale=locale)]
    blocks.append(await studio.table(view, names=showing.names, locale=locale, style=style))
    for hand in map(_mille, finish.hands):
        if hand.seat is not None and hand.hand:  # who went out has none to show
            picture = await studio.hand(hand, holder=showing.names[hand.seat], locale=locale, style=style)
            blocks.append(replace(picture, filename=f"hand-{hand.seat}.png"))
    blocks.append(await studio.pad(view, names=showing.names, game=showing.key, locale=locale, style=style))
    return blocks


def ending_line(finish: Finish, *, names: Sequence[str], locale: Locale) -> str:
    """Who went out and how, and cheers for naturals and chapeaux. `names` are escaped for a message."""
    score = _mille(finish.public).scores[-1]
    return " ".join([_how(finish, score, names=names, locale=locale), *deal_cheers(score, names=names, locale=locale)])


def deal_cheers(score: DealScore, *, names: Sequence[str], locale: Locale) -> list[str]:
    """A sentence for each natural and each chapeau of a deal."""
    said = []
    for seat, name in zip((Seat.A, Seat.B), names, strict=True):
        for rank in _eights(score, seat):
            said.append(say(locale, "mille-cheer-eight", name=name, rank=say(locale, f"pictures-set-{rank}")))
        if score.cleans[seat]:
            said.append(say(locale, "mille-cheer-clean", name=name))
        if score.chapeaux[seat]:
            said.append(say(locale, "mille-cheer-chapeau", name=name))
    return said


def cheers(view: MilleView, table: Table, *, names: Sequence[str], locale: Locale) -> list[str]:
    """That somebody won by a skunk; else nothing."""
    if view.outcome is None or not view.outcome.winners:
        return []
    (winner,) = view.outcome.winners
    if all(line.item != "skunk" for line in table.settlement().lines):
        return []
    return [say(locale, "mille-cheer-skunk", name=names[1 - winner])]


async def receipt(studio: Studio, showing: Showing, table: Table, *, cheers: Sequence[str]) -> list[Block]:
    """The picture of the settlement; nothing when nobody won."""
    view = _mille(showing.view)
    winner = next(iter(view.outcome.winners), None) if view.outcome is not None else None
    if winner is None:
        return []
    totals = (view.seats[0].total, view.seats[1].total)
    sheet = SettlementSheet(table.settlement(), winner, totals, table.stake, showing.unit, showing.key)
    return [await studio.receipt(sheet, names=showing.names, locale=showing.locale, style=showing.style)]


def _how(finish: Finish, score: DealScore, *, names: Sequence[str], locale: Locale) -> str:
    if score.out is None:
        return say(locale, "mille-end-blocked")
    name = names[score.out]
    thrown = next((event.card for event in finish.events if isinstance(event, happened.Discarded)), None)
    if thrown is not None:
        return say(locale, "mille-end-discarding", name=name, card=card_sign(thrown))
    return say(locale, "mille-end-laying", name=name)


def _eights(score: DealScore, seat: Seat) -> list[Rank]:
    """The ranks of which this seat has all eight cards, without a wild two."""
    doubled = 4 if score.cleans[seat] else 2
    lines = score.lines[seat] if score.eights[seat] else ()
    return [line.rank for line in lines if line.rank is not None and line.times == doubled]


def _mille(view: object) -> MilleView:
    if not isinstance(view, MilleView):
        raise TypeError("a view of another game")
    return view
