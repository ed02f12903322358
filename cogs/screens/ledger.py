"""The ledger in words: a person's balances, and proposed entries that await everyone's agreement."""

from collections.abc import Mapping, Sequence

from bot.standing import MOST_EXACT, MOST_NETTED, Balance, Payment, PlaceLedger, Proposal, State
from bot.tables import Player
from bot.text import Locale, say
from cogs.amounts import amount, unit_word
from cogs.ids import CustomId, Verb
from cogs.names import MOST_NAMED, PlaceKind, as_text, mention, name, names_of, pings, shortened, until
from cogs.screens.screen import GREEN, Block, Button, Choice, Menu, Picker, PrivateScreen, PublicScreen, Row

MOST_LINES = 40
MOST_CHOICES, LONGEST = 25, 100  # people in a menu, and letters of a name there, limits of Discord's
MOST_PINGED = 100  # people, a limit of Discord's
MOST_WORDS = 3_000  # characters of ledgers in one message, below Discord's 4,000 with the lines around them
LONGEST_NAME = 32  # characters of a name on a button
MOST_ASKED = 5  # buttons in a row
NO, LOOK = "no", "look"  # the words of the buttons that refuse, and that show a proposal


def ledger_screen(balances: Sequence[Balance], *, locale: Locale, place: PlaceKind = "server") -> PrivateScreen:
    """Return who owes the reader and whom the reader owes in one place, the largest amounts first."""
    lines = [f"### {say(locale, 'standing-ledger-title', place=place)}"]
    lines += [_owed(each, locale) for each in balances[:MOST_LINES]]
    if not balances:
        lines.append(say(locale, "standing-ledger-empty"))
    lines.append(f"-# {say(locale, 'standing-ledger-note')}")
    return PrivateScreen(("\n".join(lines), *_to_square(balances, locale=locale)))


def ledgers_screen(
    ledgers: Sequence[PlaceLedger], asked: Sequence[Proposal], servers: Mapping[int, str], *, locale: Locale
) -> PrivateScreen:
    """Return the reader's ledgers of all places, and buttons to the proposals that wait for the reader.

    `servers`: the names of those that are known, by id. Other places have the names of their people.
    """
    names = {each.place: place_name(each, servers.get(each.place), locale=locale) for each in ledgers}
    lines, shown = [f"### {say(locale, 'standing-ledgers-title')}"], 0
    for each in ledgers:
        own = [f"**{names[each.place]}**", *(_owed(balance, locale) for balance in each.balances[:MOST_LINES])]
        if sum(map(len, (*lines, *own))) > MOST_WORDS:
            break
        lines += own
        shown += 1
    if more := len(ledgers) - shown:
        lines.append(say(locale, "standing-ledgers-more", count=more))
    if not ledgers:
        lines.append(say(locale, "standing-ledger-empty"))
    lines.append(f"-# {say(locale, 'standing-ledger-note')}")
    blocks: list[Block] = ["\n".join(lines)]
    choices = {
        f"{each.place}-{balance.other.id}": f"{balance.other.name} · {_plain(each, servers, locale)}"
        for each in ledgers[:shown]
        for balance in each.balances
    }
    if choices:
        menu = tuple(Choice(words[:LONGEST], value) for value, words in [*choices.items()][:MOST_CHOICES])
        blocks.append(Menu(say(locale, "ledger-square-with"), CustomId(Verb.SQUARE, ""), menu))
    if asked:
        blocks.append(tuple(_to_answer(each, locale) for each in asked[:MOST_ASKED]))
    return PrivateScreen(tuple(blocks))


def place_name(ledger: PlaceLedger, server: str | None, *, locale: Locale) -> str:
    """Return what the reader calls a place: the name of the server if it is known, else those of its people."""
    if server is not None:
        return as_text(server)
    return say(locale, "standing-ledger-with", names=names_of(ledger.people, locale=locale))


def _plain(ledger: PlaceLedger, servers: Mapping[int, str], locale: Locale) -> str:
    """Return the same for a menu, where nothing is escaped."""
    names = ", ".join(shortened([each.name for each in ledger.people[:MOST_NAMED]]))
    return servers.get(ledger.place) or say(locale, "standing-ledger-with", names=names)


def _to_answer(proposal: Proposal, locale: Locale) -> Button:
    words = say(locale, "standing-ledgers-asked", player=proposal.proposer.name[:LONGEST_NAME])
    return Button(words, CustomId(Verb.ENTER, proposal.id, word=LOOK))


def _owed(balance: Balance, locale: Locale) -> str:
    key = "standing-ledger-owed" if balance.amount > 0 else "standing-ledger-owes"
    minor = abs(balance.amount)
    owed, unit = amount(minor, locale=locale), unit_word(balance.unit, locale=locale, minor=minor)
    return f"- {say(locale, key, player=name(balance.other), amount=owed, unit=unit)}"


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
