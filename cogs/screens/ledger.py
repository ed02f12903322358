"""The ledger in words: what stands between me and others, and entries that wait for everybody to agree."""

from collections.abc import Sequence

import discord

from bot.standing import Balance, Proposal
from bot.tables import Player
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.screen import Block, Button, PrivateScreen, PublicScreen
from cogs.words import amount, mention, name

MOST_LINES = 40


def ledger_screen(balances: Sequence[Balance], *, locale: Locale) -> PrivateScreen:
    """Who owes me and whom I owe, the largest first."""
    lines = [f"### {say(locale, 'standing-ledger-title')}"]
    for each in balances[:MOST_LINES]:
        key = "standing-ledger-owed" if each.amount > 0 else "standing-ledger-owes"
        owed = amount(abs(each.amount), locale=locale)
        lines.append(f"- {say(locale, key, player=name(each.other), amount=owed, unit=each.unit)}")
    if not balances:
        lines.append(say(locale, "standing-ledger-empty"))
    lines.append(f"-# {say(locale, 'standing-ledger-note')}")
    return PrivateScreen(("\n".join(lines),))


def proposal_screen(proposal: Proposal, *, locale: Locale, ping: Player | None = None) -> PublicScreen:
    """What somebody proposes to enter, and who has agreed; only `ping` may be notified."""
    people = {each.id: each for each in proposal.people}
    proposer = people[proposal.agreed[0]]
    ask = "standing-square-ask" if proposal.kind == "square" else "standing-net-ask"
    lines = [f"### {say(locale, ask, player=name(proposer))}"]
    for each in proposal.payments[:MOST_LINES]:
        paid = amount(each.amount, locale=locale)
        words = say(
            locale,
            "standing-payment",
            payer=mention(each.payer),
            payee=mention(each.payee),
            amount=paid,
            unit=proposal.unit,
        )
        lines.append(f"- {words}")
    if not proposal.payments and not proposal.is_entered:
        lines.append(say(locale, "standing-net-nothing"))
    blocks: list[Block] = []
    if proposal.is_entered:
        lines.append(f"**{say(locale, 'standing-entered')}**")
    else:
        agreed = ", ".join(name(people[each]) for each in proposal.agreed)
        waiting = ", ".join(mention(each) for each in proposal.people if each.id not in proposal.agreed)
        lines.append(say(locale, "standing-agreed", names=agreed, waiting=waiting))
        button = Button(say(locale, "standing-agree"), CustomId(Verb.ENTER, proposal.id), discord.ButtonStyle.success)
        blocks.append((button,))
    lines.append(f"-# {say(locale, 'standing-ledger-note')}")
    return PublicScreen(("\n".join(lines), *blocks), ping=ping.discord_id if ping is not None else None)
