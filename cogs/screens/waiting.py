"""Clocks and absence: lines and buttons under the table, reminders, and the choices when time is over."""

from collections.abc import Collection

from bot.games.protocol import Ending, Event, Lateness, Left, Seat
from bot.tables import Choices, Deputised, Matter, OutOfTime, Paused, Resumed, Table, TableProposal, claim_at
from bot.text import Locale, listed, say, you
from cogs.ids import CustomId, Verb
from cogs.names import game_name, name, opponents, until, which_game
from cogs.screens.game import Showing
from cogs.screens.screen import BLUE, GRAY, GREEN, RED, Button, PrivateScreen
from cogs.screens.situation import Situation

PUBLIC_TURNS = 2  # that the public table reports
LONGEST = 80  # characters of a label, a limit of Discord's


def waiting_lines(table: Table, situation: Situation, *, locale: Locale) -> list[str]:
    """Return public lines about the clocks, players who left, and the proposal."""
    if table.is_over:
        return []
    lines = [*_robots(table, locale=locale), *_proposed(table, situation, locale)]
    if table.is_paused:
        lines.append(say(locale, "table-paused", seats=len(table.players)))
    elif late := situation.late:
        others = _deciding(table, late)
        lines.append(
            say(
                locale,
                "table-late",
                player=_names(table, late, locale),
                count=len(late),
                opponent=_names(table, others, locale),
                others=len(others),
            )
        )
    else:
        lines += _clock_lines(table, locale=locale)
    return lines


def _clock_lines(table: Table, *, locale: Locale) -> list[str]:
    """Return when each player's time runs out, in one line; nothing without a clock, or in a window with an end."""
    if table.terms.pace is None or claim_at(table.position) is not None:
        return []
    ends = {
        seat: end for seat in sorted(table.countdown.running) if (end := table.countdown.deadline(seat)) is not None
    }
    if len(ends) < 2:
        return [
            say(locale, "table-clock", player=name(table.players[seat]), time=until(end)) for seat, end in ends.items()
        ]
    if len({until(end) for end in ends.values()}) == 1:
        when, everybody = until(min(ends.values())), table.in_person <= ends.keys()
        who = say(locale, "table-clocks-all") if everybody else _names(table, ends, locale)
        return [say(locale, "table-clocks-same", players=who, time=when)]
    clocks = ", ".join(f"{name(table.players[seat])} {until(end)}" for seat, end in ends.items())
    return [say(locale, "table-clocks", clocks=clocks)]


def _robots(table: Table, *, locale: Locale) -> list[str]:
    """Return who has left, and for whom robots play on.

    The news report players who left in the last turns; there are none of a deal that others still play.
    """
    if not table.gone and not table.deputies:
        return []
    turns = () if table.is_closed else table.turns[-PUBLIC_TURNS:]
    reported = {event.seat for turn in turns for event in turn.events if isinstance(event, Left)}
    played, gone = table.gone & table.position.deputies - reported, table.gone - table.position.deputies - reported
    seats = (("table-left", played), ("table-gone", gone), ("table-deputy", table.deputies))
    return [_line(key, table, away, locale) for key, away in seats if away]


def _line(key: str, table: Table, seats: Collection[Seat], locale: Locale) -> str:
    """Return one sentence about all of these players."""
    return say(locale, key, player=_names(table, seats, locale), count=len(seats))


def absent(table: Table, seat: Seat, *, locale: Locale) -> str:
    """Return the same in a few words for the head of a panel, where a line of its own would be one too many.

    It leaves out the player at `seat`, whose panel it is.
    """
    played = table.gone & table.position.deputies
    seats = (("panel-robot", played), ("panel-without", table.gone - played), ("panel-deputised", table.deputies))
    return ", ".join(_line(key, table, away - {seat}, locale) for key, away in seats if away - {seat})


def own_waiting_lines(table: Table, seat: Seat, situation: Situation, *, locale: Locale) -> list[str]:
    """Return lines for the player at `seat` about whose time is over, pauses and robots, and the proposal."""
    if seat in table.gone:
        return [say(locale, "panel-left-late" if _is_turned_out(table, seat) else "panel-left")]
    lines = _proposed(table, situation, locale, reader=seat)
    return [*lines, *_own_state(table, seat, late=situation.late, locale=locale), *_last_warning(table, seat, locale)]


def own_clock(table: Table, seat: Seat, *, late: Collection[Seat], locale: Locale) -> str:
    """Return in a few words when the time of the player at `seat` runs out, or else the next one's; empty for none."""
    is_on = table.terms.pace is not None and not table.is_paused and claim_at(table.position) is None
    if not is_on or late or seat in table.gone | table.deputies:
        return ""
    if (own := table.countdown.deadline(seat)) is not None:
        return say(locale, "panel-clock", time=until(own))
    ends = [end for each in table.countdown.running if (end := table.countdown.deadline(each)) is not None]
    return say(locale, "panel-clock-theirs", time=until(min(ends))) if ends else ""


def _proposed(table: Table, situation: Situation, locale: Locale, *, reader: Seat | None = None) -> list[str]:
    proposal = situation.proposal
    return [] if proposal is None else [proposal_line(table, proposal, locale=locale, reader=reader)]


def _is_turned_out(table: Table, seat: Seat) -> bool:
    """Return whether a player left because their time was over, as far as the last turns still report it."""
    left = (event for turn in table.turns for event in turn.events if isinstance(event, Left) and event.seat == seat)
    return any(event.ending is Ending.TIMEOUT for event in left)


def _last_warning(table: Table, seat: Seat, locale: Locale) -> list[str]:
    """Return that the clock has played for a player this often in a row, and once more means they leave."""
    most = table.terms.game.strikes
    if (
        table.terms.game.lateness is not Lateness.DEFAULT_MOVE
        or most is None
        or table.strikes[seat : seat + 1] != (most - 1,)
    ):
        return []
    return [say(locale, "panel-last-warning", count=most - 1)]


def _own_state(table: Table, seat: Seat, *, late: Collection[Seat], locale: Locale) -> list[str]:
    if seat in table.deputies:
        return [say(locale, "panel-deputy")]
    if table.is_paused:
        return [say(locale, "panel-paused", clock="none" if table.terms.pace is None else "some")]
    if seat in late:
        others = _deciding(table, late)
        return [say(locale, "panel-late", opponent=_names(table, others, locale), others=len(others))]
    if late:
        return [say(locale, "panel-late-theirs", opponent=_names(table, late, locale), count=len(late))]
    return []


def own_waiting_buttons(table: Table, seat: Seat, situation: Situation, *, locale: Locale) -> tuple[Button, ...]:
    """Return the buttons of `waiting_buttons` for the panel of `seat`, which needs no public table to choose."""
    if seat in table.gone:
        return ()
    is_asked_alone = table.is_paused or seat in situation.late  # anyone resumes, and others choose
    return (_to_answer if is_asked_alone else waiting_buttons)(table, situation, locale=locale)


def _to_answer(table: Table, situation: Situation, *, locale: Locale) -> tuple[Button, ...]:
    """Return the button that shows the proposal, to agree or to refuse."""
    proposal = situation.proposal
    if proposal is None or proposal.matter is Matter.DEPUTY:  # to which is agreed by the choices about who is late
        return ()
    return (Button(say(locale, "proposal-answer"), CustomId(Verb.PROPOSED, table.id), BLUE),)


def waiting_buttons(table: Table, situation: Situation, *, locale: Locale) -> tuple[Button, ...]:
    """Return buttons under the public table: to end a pause, to choose when time is over, to answer."""
    if table.is_over:
        return ()
    answer = _to_answer(table, situation, locale=locale)
    if table.is_paused:
        return (Button(say(locale, "table-resume"), CustomId(Verb.RESUME, table.id), GREEN), *answer)
    if situation.late and table.in_person.difference(situation.late):
        return (Button(say(locale, "table-choose"), CustomId(Verb.LATE, table.id), BLUE), *answer)
    return answer


def waiting_sentence(event: Event, showing: Showing) -> str | None:
    """Return a pause, its end, who plays on, left, or ran out of time, in a sentence; None for other events."""
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


def late_choices(table: Table, choices: Choices, *, locale: Locale) -> PrivateScreen:
    """Return the choices of a player who waits for others whose time is over."""
    late, first = choices.late, choices.late[0]
    ask = [
        say(
            locale,
            "late-ask",
            game=game_name(table.terms, locale=locale),
            player=_names(table, late, locale),
            count=len(late),
        )
    ]
    if not choices.is_alone:
        ask.append(say(locale, "late-together"))
    if choices.proposal is not None:
        ask.append(proposal_line(table, choices.proposal, locale=locale))
    wait = Button(say(locale, "late-wait"), _about(Verb.WAIT, table, first), GREEN)
    end = Button(say(locale, "late-end"), _about(Verb.UNPAID, table, first), GRAY)
    words = "\n".join([*ask, which_game(table, locale=locale)])
    if len(late) == 1:
        return PrivateScreen((words, (wait, *_robot(table, first, locale), end, *_out(table, first, choices, locale))))
    rows = [
        (*_robot(table, seat, locale, is_named=True), *_out(table, seat, choices, locale, is_named=True))
        for seat in late
    ]
    return PrivateScreen((words, (wait, end), *rows))


def _robot(table: Table, late: Seat, locale: Locale, *, is_named: bool = False) -> tuple[Button, ...]:
    """Return the button that lets a robot play on for `late`, who is named where there are several."""
    named = say(locale, "late-deputy-for", player=table.players[late].name)
    label = named if is_named else say(locale, "late-deputy")
    return (Button(label[:LONGEST], _about(Verb.DEPUTY, table, late), GRAY),)


def _out(table: Table, late: Seat, choices: Choices, locale: Locale, *, is_named: bool = False) -> tuple[Button, ...]:
    """Return the button that turns `late` out, between two by claiming the win; none where not agreed."""
    if late not in choices.claimable:
        return ()
    named = say(locale, "late-turn-out-of", player=table.players[late].name)
    label = named if is_named else say(locale, "late-claim" if len(table.players) == 2 else "late-turn-out")
    return (Button(label[:LONGEST], _about(Verb.CLAIM, table, late), RED),)


def _about(verb: Verb, table: Table, late: Seat) -> CustomId:
    """Return the id of a button about a late player, valid for that turn."""
    return CustomId(verb, table.id, table.called[late], str(late) if len(table.players) > 2 else "")


def _names(table: Table, seats: Collection[Seat], locale: Locale) -> str:
    return listed([name(table.players[seat]) for seat in sorted(seats)], locale=locale)


def _deciding(table: Table, late: Collection[Seat]) -> list[Seat]:
    """Return those who decide about late players; between two everyone else."""
    return [seat for seat in sorted(table.in_person) if seat not in late]


def proposal_line(table: Table, proposal: TableProposal, *, locale: Locale, reader: Seat | None = None) -> str:
    """Return the proposal, and among more than two who has agreed, and who still has to; `reader` is *you*."""
    about = "" if proposal.about is None else name(table.players[proposal.about])
    proposer = name(table.players[proposal.proposer])
    player = you(proposer, locale=locale) if proposal.proposer == reader else proposer
    proposed = say(locale, f"proposal-open-{proposal.matter}", player=player, about=about)
    return " ".join([proposed, *consents_lines(table, proposal, locale=locale)])


def consents_lines(table: Table, proposal: TableProposal, *, locale: Locale) -> list[str]:
    """Return who has agreed to a proposal, and whose answer is missing; between two that goes without saying."""
    if len(table.players) == 2:
        return []
    agreed, missing = _names(table, proposal.agreed, locale), _names(table, proposal.missing, locale)
    return [say(locale, "proposal-consents", agreed=agreed, missing=missing)]


def reminder(table: Table, seat: Seat, *, locale: Locale) -> PrivateScreen:
    """Warn a player that their time is nearly over; the button redraws the message as their panel."""
    end = table.countdown.deadline(seat)
    words = say(
        locale,
        "reminder",
        game=game_name(table.terms, locale=locale),
        opponent=opponents(table, table.players[seat], locale=locale),
        time=until(end if end is not None else table.moved_at),
    )
    which = which_game(table, locale=locale)
    return PrivateScreen(
        (f"{words}\n{which}", (Button(say(locale, "table-hand"), CustomId(Verb.REFRESH, table.id), BLUE),))
    )
