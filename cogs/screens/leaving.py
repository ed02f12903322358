"""Questions before a game is paused or ends early, and their answers."""

from collections.abc import Mapping
from types import MappingProxyType

from bot.games.protocol import Seat
from bot.tables import Matter, Player, Table, TableProposal
from bot.text import Locale, listed, say
from cogs.ids import CustomId, Verb
from cogs.names import mention, name, opponents, pings, which_game
from cogs.screens.screen import GREEN, GREY, RED, Button, PrivateScreen, PublicScreen
from cogs.screens.waiting import consents_line, proposal_line

_KEYS: Mapping[Matter, str] = MappingProxyType({Matter.PAUSE: "pause", Matter.END: "abandon"})
"""How the sentences about each matter begin."""


def resign_question(table: Table, player: Player, *, locale: Locale) -> PrivateScreen:
    """Asks the player once more before they resign."""
    many = "" if len(table.players) == 2 else "-many"
    buttons = (
        Button(say(locale, f"resign-yes{many}"), CustomId(Verb.RESIGN, table.id), RED),
        Button(say(locale, "resign-no"), CustomId(Verb.KEEP, table.id), GREY),
    )
    ask = say(locale, f"resign-ask{many}", opponent=opponents(table, player, locale=locale))
    return PrivateScreen((f"{ask}\n{which_game(table, locale=locale)}", buttons))


def proposal_question(
    table: Table, matter: Matter, seat: Seat, *, locale: Locale, proposal: TableProposal | None = None
) -> PublicScreen:
    """Asks the others to agree to what `seat` proposes; only they are notified.

    At a table of many there is a `proposal`, which says who has agreed so far.
    """
    asked = _asked(table, seat) if proposal is None else [table.players[each] for each in sorted(proposal.missing)]
    names = listed([mention(player) for player in asked], locale=locale)
    ask = say(locale, f"{_KEYS[matter]}-ask", player=name(table.players[seat]), opponent=names, count=len(asked))
    return PublicScreen(_question(table, matter, seat, ask, locale, proposal), pings=pings(*asked))


def own_proposal_question(table: Table, proposal: TableProposal, reader: Seat, *, locale: Locale) -> PrivateScreen:
    """The same for one person, who is offered an answer unless they have given it."""
    ask = proposal_line(table, proposal, locale=locale)
    words, buttons = _question(table, proposal.matter, proposal.proposer, ask, locale, None)
    agree, no = buttons
    if reader in proposal.missing:
        return PrivateScreen((words, (agree, no)))
    return PrivateScreen((words, (no,)) if reader == proposal.proposer else (words,))


def _question(
    table: Table, matter: Matter, seat: Seat, ask: str, locale: Locale, proposal: TableProposal | None
) -> tuple[str, tuple[Button, ...]]:
    """The words of a question, and its two answers."""
    consents = [] if proposal is None else [consents_line(table, proposal, locale=locale)]
    yes, style = (Verb.PAUSE, GREEN) if matter is Matter.PAUSE else (Verb.AGREE, RED)
    agree = Button(say(locale, f"{_KEYS[matter]}-yes"), _id(yes, table, seat), style)
    no = Button(say(locale, "proposal-no"), _id(Verb.REFUSE, table, seat), GREY)
    return "\n".join([ask, *consents, which_game(table, locale=locale)]), (agree, no)


def _asked(table: Table, seat: Seat) -> list[Player]:
    """The others, without those who have left."""
    return [player for at, player in enumerate(table.players) if at != seat and at not in table.gone]


def _id(verb: Verb, table: Table, seat: Seat) -> CustomId:
    """The id of a button that answers the proposal of `seat`, made in its present turn."""
    return CustomId(verb, table.id, table.position.turn(seat), str(seat))


def answered_question(table: Table, words: str, *, locale: Locale) -> PublicScreen:
    """What became of a proposal, in place of its question."""
    return PublicScreen((f"{words}\n{which_game(table, locale=locale)}",))
