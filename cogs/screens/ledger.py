"""The ledger in words: a person's balances, and proposed entries that await everyone's agreement."""

from collections.abc import Sequence

from bot.standing import MOST_EXACT, MOST_NETTED, Balance, Payment, Proposal, State
from bot.tables import Player
from bot.text import Locale, say
from cogs.amounts import amount, unit_word
from cogs.ids import CustomId, Verb
from cogs.names import mention, name, pings, until
from cogs.screens.screen import GREEN, Block, Button, Choice, Menu, Picker, PrivateScreen, PublicScreen, Row

MOST_LINES = 40
MOST_CHOICES, LONGEST = 25, 100  # people in a menu, and letters of a name there, limits of Discord's
MOST_PINGED = 100  # people, a limit of Discord's
NO = "no"  # the word of the button that refuses


def ledger_screen(balances: Sequence[Balance], *, locale: Locale) -> PrivateScreen:
    """Return who owes the reader and whom the reader owes, the largest amounts first."""
    lines = [f"### {say(locale, 'standing-ledger-title')}"]
    for each in balances[:MOST_LINES]:
        key = "standing-ledger-owed" if each.amount > 0 else "standing-ledger-owes"
        minor = abs(each.amount)
        owed, unit = amount(minor, locale=locale), unit_word(each.unit, locale=locale, minor=minor)
        lines.append(f"- {say(locale, key, player=name(each.other), amount=owed, unit=unit)}")
    if not balances:
        lines.append(say(locale, "standing-ledger-empty"))
    lines.append(f"-# {say(locale, 'standing-ledger-note')}")
    return PrivateScreen(("\n".join(lines), *_to_square(balances, locale=locale)))


def _to_square(balances: Sequence[Balance], *, locale: Locale) -> list[Row]:
    """Return how to propose that a debt was paid: a button for the only one, or a menu of people."""
    others = list({each.other.id: each.other for each in balances}.values())
    if len(others) == 1:
        return [(Button(say(locale, "ledger-square"), CustomId(Verb.SQUARE, "", word=str(others[0].id))),)]
    choices = tuple(Choice(each.name[:LONGEST], str(each.id)) for each in others[:MOST_CHOICES])
    return [Menu(say(locale, "ledger-square-with"), CustomId(Verb.SQUARE, ""), choices)] if choices else []


def circle_screen(circle: Sequence[Player], *, locale: Locale) -> PrivateScreen:
    """Return the menu of people in fewer payments. The present `circle` is chosen already, if it fits."""
    known = [each.discord_id for each in circle if each.discord_id is not None]
    picker = Picker(
        "person",
        say(locale, "standing-circle-choose"),
        CustomId(Verb.CIRCLE, ""),
        chosen=tuple(known) if len(known) <= MOST_NETTED else (),
        most=MOST_NETTED,
    )
    return PrivateScreen((say(locale, "standing-circle-about", most_netted=MOST_NETTED), picker))


def proposal_screen(proposal: Proposal, *, locale: Locale, is_new: bool = False) -> PublicScreen:
    """Return a proposed entry: its payments, who has agreed, and in the end its outcome.

    `is_new`: those who must agree are notified.
    """
    is_waiting = proposal.state is State.WAITING
    lines = [f"### {say(locale, f'standing-{proposal.kind}-ask', player=name(proposal.proposer))}"]
    if proposal.kind == "net" and is_waiting:
        lines.append(say(locale, "standing-net-about"))
        lines.append(say(locale, "standing-net-left" if proposal.payments else "standing-net-nothing"))
    payment = "standing-payment-more" if proposal.kind == "correct" else "standing-payment"
    lines += [f"- {_payment(payment, each, proposal, locale)}" for each in proposal.payments[:MOST_LINES]]
    if not proposal.is_fewest:
        lines.append(f"-# {say(locale, 'standing-net-perhaps', most_exact=MOST_EXACT)}")
    if proposal.kind == "correct" and (is_waiting or proposal.is_entered):
        lines.append(_left(proposal, locale))
    lines += _waiting(proposal, locale) if is_waiting else [f"**{_end(proposal, locale)}**"]
    lines.append(f"-# {say(locale, 'standing-ledger-note')}")
    yes, no = CustomId(Verb.ENTER, proposal.id), CustomId(Verb.ENTER, proposal.id, word=NO)
    buttons = (
        Button(say(locale, "standing-agree"), yes, GREEN),
        Button(say(locale, "standing-disagree"), no),
    )
    blocks: list[Block] = ["\n".join(lines), *([buttons] if is_waiting else [])]
    asked = [each for each in proposal.people if is_new and each.id not in proposal.agreed]
    return PublicScreen(tuple(blocks), pings=pings(*asked)[:MOST_PINGED])


def _waiting(proposal: Proposal, locale: Locale) -> list[str]:
    """Return who has agreed, who has not answered, and until when the proposal waits."""
    people = dict.fromkeys((proposal.proposer, *proposal.people))
    agreed = ", ".join(name(each) for each in people if each.id in proposal.agreed)
    others = ", ".join(mention(each) for each in proposal.people if each.id not in proposal.agreed)
    return [
        say(locale, "standing-agreed", names=agreed, waiting=others),
        f"-# {say(locale, 'standing-until', when=until(proposal.ends_at))}",
    ]


def _end(proposal: Proposal, locale: Locale) -> str:
    """Return the outcome of a proposal."""
    refuser = next((each for each in (proposal.proposer, *proposal.people) if each.id == proposal.refused_by), None)
    if proposal.state is not State.REFUSED or refuser is None:
        return say(locale, f"standing-{proposal.state}")
    key = "standing-withdrawn" if refuser.id == proposal.proposer.id else "standing-refused"
    return say(locale, key, player=name(refuser))


def _payment(key: str, payment: Payment, proposal: Proposal, locale: Locale) -> str:
    return say(
        locale,
        key,
        payer=mention(payment.payer),
        payee=mention(payment.payee),
        amount=amount(payment.amount, locale=locale),
        unit=unit_word(proposal.unit, locale=locale, minor=payment.amount),
    )


def _left(proposal: Proposal, locale: Locale) -> str:
    """Return what the two owe each other once a correction is entered."""
    if proposal.left is None:
        return say(locale, "standing-correct-square")
    return _payment("standing-correct-left", proposal.left, proposal, locale)
