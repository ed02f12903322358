"""Questions before a game is paused or ends early, and their answers."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.protocol import Seat
from bot.tables import Matter, Player, Table, TableProposal
from bot.text import Locale, has, listed, say
from cogs.ids import CustomId, Verb
from cogs.names import mention, name, opponents, pings, which_game
from cogs.screens.screen import GREEN, GREY, RED, Button, PrivateScreen, PublicScreen
from cogs.screens.waiting import consents_lines, proposal_line

_KEYS: Mapping[Matter, str] = MappingProxyType({Matter.PAUSE: "pause", Matter.END: "abandon"})
"""The beginnings of the sentences about each matter."""


def resign_question(table: Table, player: Player, *, locale: Locale) -> PrivateScreen:
    """Ask the player again before they resign, and say what it costs: a game may have its own rule."""
    many = "" if len(table.players) == 2 else "-many"
    buttons = (
        Button(say(locale, f"resign-yes{many}"), CustomId(Verb.RESIGN, table.id), RED),
        Button(say(locale, "resign-no"), CustomId(Verb.KEEP, table.id), GREY),
    )
    seat, others = table.seat_of(player), opponents(table, player, locale=locale)
    staying = [Seat(at) for at in range(len(table.players)) if Seat(at) not in table.gone and at != seat]
    sides = [side for side in table.terms.game.sides(len(table.players)) if any(each in side for each in staying)]
    own = f"{table.terms.game.name}-resign-ask"
    if many and len(sides) == 1:  # which wins then
        names = listed([name(table.players[each]) for each in staying], locale=locale)
        key = f"{own}-last" if has("en", f"{own}-last") else "resign-ask-last"
        ask = say(locale, key, opponent=names, count=len(staying))
    else:
        ask = say(locale, own if has("en", own) else f"resign-ask{many}", opponent=others)
    return PrivateScreen((f"{ask}\n{which_game(table, locale=locale)}", buttons))


def leaving_buttons(table: Table, seat: Seat, *, locale: Locale) -> tuple[Button, ...]:
    """Return the buttons that propose a pause, where somebody else must agree to it, and that ask whether to resign."""
    pause = Button(say(locale, "panel-pause"), CustomId(Verb.BREAK, table.id), GREY)
    leave = Button(say(locale, "panel-leave"), CustomId(Verb.LEAVE, table.id), GREY)
    return (leave,) if table.is_paused or table.is_alone(seat) else (pause, leave)


def proposal_question(table: Table, proposal: TableProposal, *, locale: Locale) -> PublicScreen:
    """Ask the others to agree to the proposal; only they are notified."""
    asked = [table.players[each] for each in sorted(proposal.missing)]
    names, proposer = listed([mention(player) for player in asked], locale=locale), table.players[proposal.proposer]
    clock = "none" if table.terms.pace is None else "some"
    key = f"{_KEYS[proposal.matter]}-ask"
    ask = [
        say(locale, key, player=name(proposer), opponent=names, count=len(asked), clock=clock),
        *consents_lines(table, proposal, locale=locale),
    ]
    return PublicScreen(_question(table, proposal, "\n".join(ask), locale), pings=pings(*asked))


def own_proposal_question(
    table: Table, proposal: TableProposal, viewing_seat: Seat, *, locale: Locale
) -> PrivateScreen:
    """Ask the same of one person, with buttons unless they have answered."""
    ask = proposal_line(table, proposal, locale=locale)
    words, buttons = _question(table, proposal, ask, locale)
    agree, no = buttons
    if viewing_seat in proposal.missing:
        return PrivateScreen((words, (agree, no)))
    return PrivateScreen((words, (no,)) if viewing_seat == proposal.proposer else (words,))


def _question(table: Table, proposal: TableProposal, ask: str, locale: Locale) -> tuple[str, tuple[Button, ...]]:
    """Return the words of a question, and its two answers."""
    yes, style = (Verb.PAUSE, GREEN) if proposal.matter is Matter.PAUSE else (Verb.AGREE, RED)
    agree = Button(say(locale, f"{_KEYS[proposal.matter]}-yes"), _id(yes, table, proposal), style)
    no = Button(say(locale, "proposal-no"), _id(Verb.REFUSE, table, proposal), GREY)
    return f"{ask}\n{which_game(table, locale=locale)}", (agree, no)


def _id(verb: Verb, table: Table, proposal: TableProposal) -> CustomId:
    """Return the id of a button that answers a proposal."""
    return CustomId(verb, table.id, proposal.turn, str(proposal.proposer))


def answered_question(table: Table, words: str, *, locale: Locale) -> PublicScreen:
    """Return the outcome of a proposal, in place of its question."""
    return PublicScreen((f"{words}\n{which_game(table, locale=locale)}",))
