"""The proof of a game's deals in words, and the record of a game as a file."""

from bot.games.proof import Proof
from bot.games.record import Record, Restocked, Shuffled
from bot.tables import Table
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.names import as_text, game_name, name, names_of
from cogs.screens.screen import Button, Document, PrivateScreen, plain_private

FAIR = "fair-deal"  # among the topics of `/rules`: what the proof of a deal proves
MOST_DEALS = 15  # lines; with a cut of 40 escaped characters in each they still fit a message


def fair_screen(*, locale: Locale) -> PrivateScreen:
    """Return what a check of the deals proves, and what it cannot."""
    parts = (say(locale, f"fair-{part}") for part in ("fixed", "checked", "open"))
    return plain_private("\n".join([f"### {say(locale, 'game-proof')}", *parts]))


def proof_screen(
    table: Table, record: Record, *, commitment: str, posted: str | None, proof: Proof | None, locale: Locale
) -> PrivateScreen:
    """Return the result of the check, if the game is over, with its seed; the commitment, and the cut of each deal.

    `posted` is the address of the message that carried the commitment: only that one proves something.
    """
    players = names_of(table.players, locale=locale, most=len(table.players))
    title = say(locale, "proof-title", game=game_name(table.terms, locale=locale), players=players)
    deals = [entry for entry in record.entries if isinstance(entry, Shuffled)]
    lines = [f"### {title}"]
    if proof is not None:
        stocks = sum(isinstance(entry, Restocked) for entry in record.entries)
        lines.append(say(locale, "proof-holds", decks=len(deals), stocks=stocks, cards=str(proof.cards)))
    lines.append(say(locale, "proof-commitment", commitment=commitment))
    if table.terms.is_elsewhere:  # that message has become the table
        lines.append(say(locale, "proof-compare-noted"))
    elif posted is None:
        lines.append(say(locale, "proof-compare-copy"))
    else:
        lines.append(say(locale, "proof-compare", message=posted))
    for entry in deals[:MOST_DEALS]:
        values = {"deal": str(entry.deal), "dealer": name(table.players[entry.dealer])}
        is_default = entry.cut in (None, table.default_cut)  # eighteen digits: the record has them
        said = say(locale, "proof-deal-default", **values)
        lines.append(f"- {said if is_default else say(locale, 'proof-deal', **values, word=as_text(entry.cut or ''))}")
    if len(deals) > MOST_DEALS:
        lines.append(f"- {say(locale, 'proof-more', count=len(deals) - MOST_DEALS)}")
    about = (Button(say(locale, "proof-about"), CustomId(Verb.RULE, table.terms.game.name, word=FAIR)),)
    if proof is None:
        lines.append(say(locale, "proof-not-yet"))
        return PrivateScreen(("\n".join(lines), about))
    lines.append(say(locale, "proof-seed", seed=proof.seed))
    lines.append(f"-# {say(locale, 'proof-how')}")
    return PrivateScreen(("\n".join(lines), about))


def record_screen(table: Table, content: bytes, *, locale: Locale) -> PrivateScreen:
    """Return the record as a file; for a game under way it holds only public facts."""
    game = table.terms.game
    if table.is_over:
        said = say(locale, "export-whole")
    else:
        said = say(locale, "export-so-far" if game.opens_hands else "export-closed")
    return PrivateScreen((said, Document(f"{table.id}.{game.style.suffix}", content)))
