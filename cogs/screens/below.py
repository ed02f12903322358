"""The lines of a public message below what happened: clocks, proposals, reactions, wishes, calls, closed messages."""

from collections.abc import Collection

from bot.tables import Player, Table
from bot.text import Locale, listed, say
from cogs.names import mention, name, until
from cogs.screens.beside import Beside
from cogs.screens.duplicate import so_far
from cogs.screens.social import reaction_line
from cogs.screens.steps import wish_line
from cogs.screens.waiting import waiting_lines


def lines_below(table: Table, beside: Beside, *, locale: Locale) -> list[str]:
    """Return these lines. None of them tells anything of the cards."""
    lines = waiting_lines(table, beside, locale=locale)
    lines += reaction_line(table, beside.company.seen.made, locale=locale)
    lines += wish_line(table, beside.wishing, locale=locale)
    lines += [_mentioned_once(call, beside.unreachable) for call in beside.calls]
    lines += _closed(table, beside, locale=locale)
    return lines if beside.match is None else [*lines, so_far(beside.match, locale=locale)]


def _untold(table: Table, beside: Beside, locale: Locale) -> list[str]:
    """Return who is called to no turn where the bot is not, and for whom the clock waits, and how long."""
    waiting = [each for each in beside.unreachable if table.seat_of(each) in table.out_of_touch]
    others = [each for each in beside.unreachable if each not in waiting]
    named = listed([name(each) for each in others], locale=locale)
    lines = [say(locale, "table-untold", player=named)] if others else []
    for each in waiting:
        seat = table.own_seat(each)
        end = table.countdown.waits_until(seat)
        if seat not in beside.late:  # else it is said who may decide now
            lines.append(say(locale, "table-unheard", player=name(each)))
            lines += [] if end is None else [say(locale, "table-unheard-until", time=until(end))]
    return lines


def _mentioned_once(call: str, unreachable: Collection[Player]) -> str:
    """Return a call with plain names for those whom the line about direct messages mentions."""
    for player in unreachable:
        call = call.replace(mention(player), name(player))
    return call


def _closed(table: Table, beside: Beside, *, locale: Locale) -> list[str]:
    """Return who takes no direct messages: all of them in one line where many play."""
    if table.terms.is_elsewhere:
        return _untold(table, beside, locale)
    mentions = [mention(player) for player in beside.unreachable]
    if len(table.players) == 2 or not mentions:
        return [say(locale, "table-closed-dms", player=each, count=1) for each in mentions]
    return [say(locale, "table-closed-dms", player=listed(mentions, locale=locale), count=len(mentions))]
