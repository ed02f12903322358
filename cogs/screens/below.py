"""The lines of a public message below what happened: clocks, proposals, reactions, wishes, calls, closed messages."""

from collections.abc import Collection

from bot.tables import Player, Table
from bot.text import Locale, listed, say
from cogs.names import mention, name, until
from cogs.screens.duplicate import so_far
from cogs.screens.situation import Situation
from cogs.screens.social import reaction_line
from cogs.screens.steps import wish_line
from cogs.screens.waiting import waiting_lines


def lines_below(table: Table, situation: Situation, *, locale: Locale) -> list[str]:
    """Return these lines. None of them tells anything of the cards."""
    lines = waiting_lines(table, situation, locale=locale)
    lines += reaction_line(table, situation.company.seen.made, locale=locale)
    lines += wish_line(table, situation.wishing, locale=locale)
    lines += [_mentioned_once(call, situation.unreachable) for call in situation.calls]
    lines += _closed(table, situation, locale=locale)
    return lines if situation.match is None else [*lines, so_far(situation.match, locale=locale)]


def _untold(table: Table, situation: Situation, locale: Locale) -> list[str]:
    """Return who is called to no turn where the bot is not, and for whom the clock waits, and how long."""
    waiting = [each for each in situation.unreachable if table.seat_of(each) in table.out_of_touch]
    others = [each for each in situation.unreachable if each not in waiting]
    named = listed([name(each) for each in others], locale=locale)
    lines = [say(locale, "table-untold", player=named)] if others else []
    for each in waiting:
        seat = table.own_seat(each)
        end = table.countdown.waits_until(seat)
        if seat not in situation.late:  # else it is said who may decide now
            lines.append(say(locale, "table-unheard", player=name(each)))
            lines += [] if end is None else [say(locale, "table-unheard-until", time=until(end))]
    return lines


def _mentioned_once(call: str, unreachable: Collection[Player]) -> str:
    """Return a call with plain names for those whom the line about direct messages mentions."""
    for player in unreachable:
        call = call.replace(mention(player), name(player))
    return call


def _closed(table: Table, situation: Situation, *, locale: Locale) -> list[str]:
    """Return who takes no direct messages: all of them in one line where many play."""
    if table.terms.is_elsewhere:
        return _untold(table, situation, locale)
    mentions = [mention(player) for player in situation.unreachable]
    if len(table.players) == 2 or not mentions:
        return [say(locale, "table-closed-dms", player=each, count=1) for each in mentions]
    return [say(locale, "table-closed-dms", player=listed(mentions, locale=locale), count=len(mentions))]
