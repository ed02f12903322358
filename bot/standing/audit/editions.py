"""A test for rules that only a newer version of the bot knows: then nothing about it can be judged here."""

import json
from collections.abc import Iterator

from bot.games.protocol import UnknownEdition
from bot.hosted import Games
from bot.standing.audit.cases import Case
from bot.standing.audit.sentences import UNCHECKED, wrong
from bot.store.copies.kinds import Stored
from bot.tables.lobbies.lobby_acts import Kind


def newer_edition(case: Case, games: Games) -> str | None:
    """Return the sentence about a case of a later edition than this version knows; None for any other."""
    for row, field, game, text in _terms(case):
        if (edition := _unknown(games, game, text)) is not None:
            known = len(games[game].game.editions)
            words = f"holds edition {edition} of {game}, but this version of the bot knows no later one than {known}"
            return wrong(row, field, f"{words}, {UNCHECKED}")
    return None


def _unknown(games: Games, game: str, text: str) -> int | None:
    """Return the edition in this JSON, if it is later than those of the game."""
    try:
        found = json.loads(text)
        games[game].game.stored_options(found.get("options", found))
    except UnknownEdition as error:
        return error.edition
    except Exception:  # of any kind, since the text may hold anything: others say so
        return None
    return None


def _terms(case: Case) -> Iterator[tuple[Stored, str, str, str]]:
    """Yield each row with terms: the field, the game, and JSON that has options, or is them."""
    if case.table is not None:
        yield case.table, "options", case.table.game, case.table.options
    if case.offer is not None:
        yield case.offer, "options", case.offer.game, case.offer.options
    if case.lobby is not None:
        for act in case.acts:
            if act.kind == Kind.TERMS:
                yield act, "text", case.lobby.game, act.text or ""
