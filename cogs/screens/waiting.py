"""Clocks and absence: lines and buttons under the table, reminders, and the choices when time is over."""

from collections.abc import Collection

from bot.games.protocol import Event, Left, Seat
from bot.tables import Choices, Deputised, OutOfTime, Paused, Resumed, Table
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.names import game_name, name, opponents, until, which_game
from cogs.screens.game import Showing
from cogs.screens.screen import BLUE, GREEN, GREY, RED, Button, PrivateScreen


def waiting_lines(table: Table, *, late: Collection[Seat], locale: Locale) -> list[str]:
    """Lines about the clocks, and who has left, for everybody. The time of `late` is over."""
    if table.is_over:
        return []
    lines = [say(locale, "table-left", player=name(table.players[seat])) for seat in sorted(table.gone)]
    lines += [say(locale, "table-deputy", player=name(table.players[seat])) for seat in sorted(table.deputies)]
    if table.is_paused:
        lines.append(say(locale, "table-paused"))
    elif late:
        for seat in sorted(late):
            player, others = table.players[seat], opponents(table, *(table.players[each] for each in late))
            lines.append(say(locale, "table-late", player=name(player), opponent=others))
    elif table.terms.pace is not None:
        for seat in sorted(table.countdown.running):
            if (end := table.countdown.deadline(seat)) is not None:
                lines.append(say(locale, "table-clock", player=name(table.players[seat]), time=until(end)))
    return lines


def own_waiting_lines(table: Table, seat: Seat, *, late: Collection[Seat], locale: Locale) -> list[str]:
    """Lines about the clocks for the player at `seat`."""
    if seat in table.gone:
        return [say(locale, "panel-left")]
    if seat in table.deputies:
        return [say(locale, "panel-deputy")]
    if table.is_paused:
        return [say(locale, "panel-paused")]
    if seat in late:
        return [say(locale, "panel-late", opponent=opponents(table, *(table.players[each] for each in late)))]
    if late:
        absent = ", ".join(name(table.players[each]) for each in sorted(late))
        return [say(locale, "panel-late-theirs", opponent=absent)]
    end = table.countdown.deadline(seat)
    if table.terms.pace is not None and end is not None:
        return [say(locale, "panel-clock", time=until(end))]
    return waiting_lines(table, late=late, locale=locale)


def own_waiting_buttons(table: Table, seat: Seat, *, late: Collection[Seat], locale: Locale) -> tuple[Button, ...]:
    """The buttons of `waiting_buttons` for the panel of `seat`, so that it needs no public table to choose."""
    has_none = seat in late or seat in table.gone or table.is_paused
    return () if has_none else waiting_buttons(table, late=late, locale=locale)


def waiting_buttons(table: Table, *, late: Collection[Seat], locale: Locale) -> tuple[Button, ...]:
    """Buttons under the public table: to end a pause, or to choose when the time of `late` is over."""
    if table.is_over:
        return ()
    if table.is_paused:
        return (Button(say(locale, "table-resume"), CustomId(Verb.RESUME, table.id), GREEN),)
    if late and table.in_person.difference(late):
        return (Button(say(locale, "table-choose"), CustomId(Verb.LATE, table.id), BLUE),)
    return ()


def waiting_told(event: Event, showing: Showing) -> str | None:
    """A pause, its end, who plays on, who left, or whose time is over, in a sentence; None for any other event."""
    match event:
        case Paused(None):
            return say(showing.locale, "event-paused-alone")
        case Resumed(None):
            return say(showing.locale, "event-resumed-alone")
        case Paused(int(seat)):
            return say(showing.locale, "event-paused", player=showing.spoken[seat])
        case Resumed(int(seat)):
            return say(showing.locale, "event-resumed", player=showing.spoken[seat])
        case Deputised(int(seat)):
            return say(showing.locale, "event-deputy", player=showing.spoken[seat])
        case Left(int(seat)):
            return say(showing.locale, "event-left", player=showing.spoken[seat])
        case OutOfTime(int(seat)):
            return say(showing.locale, "event-late", player=showing.spoken[seat])
        case _:
            return None


def late_choices(table: Table, late: Seat, choices: Choices, *, locale: Locale) -> PrivateScreen:
    """What somebody may choose after the time of `late` is over."""
    absent, turn = name(table.players[late]), table.called[late]
    word = str(late) if len(table.players) > 2 else ""
    game = game_name(table.terms, locale=locale)
    ask = say(locale, "late-ask", game=game, player=absent)
    turn_out = say(locale, "late-claim" if len(table.players) == 2 else "late-turn-out")
    claim = (Button(turn_out, CustomId(Verb.CLAIM, table.id, turn, word), RED),) if choices.may_claim else ()
    buttons = (
        Button(say(locale, "late-wait"), CustomId(Verb.WAIT, table.id, turn, word), GREEN),
        Button(say(locale, "late-deputy"), CustomId(Verb.DEPUTY, table.id, turn, word), GREY),
        Button(say(locale, "late-end"), CustomId(Verb.UNPAID, table.id, turn, word), GREY),
    )
    if not choices.is_alone:
        ask = f"{ask}\n{say(locale, 'late-together')}"
    return PrivateScreen((f"{ask}\n{which_game(table, locale=locale)}", (*buttons, *claim)))


def reminder(table: Table, seat: Seat, *, locale: Locale) -> PrivateScreen:
    """Tells a player that their time is nearly over; the button redraws the message as their panel."""
    end = table.countdown.deadline(seat)
    words = say(
        locale,
        "reminder",
        game=game_name(table.terms, locale=locale),
        opponent=opponents(table, table.players[seat]),
        time=until(end if end is not None else table.moved_at),
    )
    which = which_game(table, locale=locale)
    return PrivateScreen(
        (f"{words}\n{which}", (Button(say(locale, "table-hand"), CustomId(Verb.REFRESH, table.id), BLUE),))
    )
