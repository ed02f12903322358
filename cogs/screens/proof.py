"""The proof of a deal in words, and the record of a game as a file."""

from bot.games.proof import Proof
from bot.games.record import Record, Restocked, Shuffled
from bot.tables import Table
from bot.text import Locale, say
from cogs.names import as_text, game_name, name
from cogs.screens.screen import Document, PrivateScreen

MOST_DEALS = 15  # lines; a word of 40 signs, each escaped, in every one of them still fits a message


def proof_screen(
    table: Table, record: Record, *, commitment: str, proof: Proof | None, locale: Locale
) -> PrivateScreen:
    """What was promised, how each deal was cut, and once the game is over the seed and what came of the check."""
    players = ", ".join(name(player) for player in table.players)
    title = say(locale, "proof-title", game=game_name(table.terms, locale=locale), players=players)
    lines = [f"### {title}", say(locale, "proof-commitment", commitment=commitment)]
    deals = [entry for entry in record.entries if isinstance(entry, Shuffled)]
    for entry in deals[:MOST_DEALS]:
        dealer = name(table.players[entry.dealer])
        word = as_text(entry.cut or "")
        lines.append(f"- {say(locale, 'proof-deal', deal=str(entry.deal), dealer=dealer, word=word)}")
    if len(deals) > MOST_DEALS:
        lines.append(f"- {say(locale, 'proof-more', count=len(deals) - MOST_DEALS)}")
    if proof is None:
        lines.append(say(locale, "proof-not-yet"))
        return PrivateScreen(("\n".join(lines),))
    stocks = sum(isinstance(entry, Restocked) for entry in record.entries)
    holds = say(locale, "proof-holds", decks=len(deals), stocks=stocks, cards=str(proof.cards))
    lines += [say(locale, "proof-seed", seed=proof.seed), f"**{holds}**"]
    return PrivateScreen(("\n".join([*lines, f"-# {say(locale, 'proof-how')}"]),))


def record_screen(table: Table, content: bytes, *, locale: Locale) -> PrivateScreen:
    """The record as a file, for one person; of a game that goes on, what may be told of it."""
    said = say(locale, "export-whole" if table.is_over else "export-so-far")
    return PrivateScreen((said, Document(f"{table.id}.{table.terms.game.name}", content)))
