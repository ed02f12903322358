"""Questions before a game is paused or ends early, and their answers."""

from collections.abc import Collection, Mapping
from types import MappingProxyType

from bot.games.leaving import Cost
from bot.games.protocol import Seat
from bot.tables import Matter, Player, Table, TableProposal
from bot.text import Locale, has, listed, say
from cogs.amounts import amount, unit_word
from cogs.ids import CustomId, Verb
from cogs.names import mention, name, names_of, pings, which_game
from cogs.screens.screen import GRAY, GREEN, RED, Button, PrivateScreen, PublicScreen
from cogs.screens.waiting import consents_lines, proposal_line

_KEYS: Mapping[Matter, str] = MappingProxyType({Matter.PAUSE: "pause", Matter.END: "abandon"})
"""The beginnings of the sentences about each matter."""


def resign_question(table: Table, player: Player, *, locale: Locale, deleted: Collection[int] = ()) -> PrivateScreen:
    """Ask the player again before they resign, and say what follows, and what it costs. A game may have its own words.

    The button carries the loss that was named, so that a press never costs more. Channels in `deleted` are not named.
    """
    seat, is_duel = table.own_seat(player), len(table.players) == 2
    is_alone = table.in_person == {seat}  # then only robots are left
    cost = table.cost_of_leaving(seat)
    buttons = (
        Button(
            say(locale, "resign-yes" if is_duel else "resign-yes-many"),
            CustomId(Verb.RESIGN, table.id, named_loss(cost)),
            RED,
        ),
        Button(say(locale, "resign-no"), CustomId(Verb.KEEP, table.id), GRAY),
    )
    staying = [Seat(at) for at in range(len(table.players)) if Seat(at) not in table.gone and at != seat]
    sides = [side for side in table.terms.game.sides(len(table.players)) if any(each in side for each in staying)]
    key = "resign-ask" if is_duel else "resign-ask-last" if len(sides) == 1 else "resign-ask-many"
    if key == "resign-ask-many" and is_alone:
        key = "resign-ask-robots"
    own = f"{table.terms.game.name}-{key.removesuffix('-many')}"
    paid = _cost_text(table, cost, locale) if table.stake and key != "resign-ask-robots" else ""
    ask = say(
        locale,
        own if has("en", own) else key,
        opponent=names_of([table.players[each] for each in staying], locale=locale),
        count=len(staying),
        cost="some" if paid else "none",
        outcome=paid,
    )
    if paid and not is_duel:
        ask = f"{ask} {say(locale, 'resign-cost', outcome=paid)}"
    return PrivateScreen((f"{ask}\n{which_game(table, locale=locale, deleted=deleted)}", buttons))


def named_loss(cost: Cost) -> int:
    """Return the loss that a player reads before they leave, in minor units; 0 for none, or one without a bound."""
    return max(0, -cost.net) if cost.net is not None else cost.most or 0


def _cost_text(table: Table, cost: Cost, locale: Locale) -> str:
    """Return what the player pays or is paid, without the word for the player, to go on with after it."""

    def sum_of(minor: int) -> dict[str, str]:
        return {
            "amount": amount(minor, locale=locale),
            "unit": unit_word(table.terms.unit, locale=locale, minor=minor),
        }

    if cost.net is None:
        bound = "none" if cost.most is None else "some"
        key = "resign-worst-deputy" if table.terms.game.has_deputies else "resign-worst"
        return say(locale, key, bound=bound, **sum_of(cost.most or 0))
    if cost.net == 0:
        return say(locale, "resign-even")
    way = "pays" if cost.net < 0 else "gets"
    paid = {table.players[each.payee if cost.net < 0 else each.payer]: each.amount for each in cost.transfers}
    if sum(paid.values()) != abs(cost.net):  # not known to whom, or both ways
        return say(locale, f"resign-{way}", **sum_of(abs(cost.net)))
    payments = [say(locale, f"resign-{way}-to", player=name(other), **sum_of(minor)) for other, minor in paid.items()]
    return say(locale, f"resign-{way}-them", payments=listed(payments, locale=locale))


def leaving_buttons(table: Table, seat: Seat, *, locale: Locale) -> tuple[Button, ...]:
    """Return the buttons that propose a pause, where someone else must agree to it, and that ask whether to resign."""
    pause = Button(say(locale, "panel-pause"), CustomId(Verb.BREAK, table.id), GRAY)
    leave = Button(say(locale, "panel-leave"), CustomId(Verb.LEAVE, table.id), GRAY)
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
    ask = proposal_line(table, proposal, locale=locale, reader=viewing_seat)
    words, buttons = _question(table, proposal, ask, locale)
    agree, no = buttons
    if viewing_seat in proposal.missing:
        return PrivateScreen((words, (agree, no)))
    return PrivateScreen((words, (no,)) if viewing_seat == proposal.proposer else (words,))


def _question(table: Table, proposal: TableProposal, ask: str, locale: Locale) -> tuple[str, tuple[Button, ...]]:
    """Return the words of a question, and its two answers."""
    yes, style = (Verb.PAUSE, GREEN) if proposal.matter is Matter.PAUSE else (Verb.AGREE, RED)
    agree = Button(say(locale, f"{_KEYS[proposal.matter]}-yes"), _id(yes, table, proposal), style)
    no = Button(say(locale, "proposal-no"), _id(Verb.REFUSE, table, proposal), GRAY)
    return f"{ask}\n{which_game(table, locale=locale)}", (agree, no)


def _id(verb: Verb, table: Table, proposal: TableProposal) -> CustomId:
    """Return the id of a button that answers a proposal."""
    return CustomId(verb, table.id, proposal.turn, str(proposal.proposer))


def answered_question(table: Table, words: str, *, locale: Locale) -> PublicScreen:
    """Return the outcome of a proposal, in place of its question."""
    return PublicScreen((f"{words}\n{which_game(table, locale=locale)}",))
