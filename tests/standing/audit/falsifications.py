"""The falsifications of the evidence, one at a time, and how a check names each."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path

from bot.registry import GAMES
from bot.standing.audit import Audit
from bot.tables import Vault

A_GAME = "GAME000001"  # of players 1 and 2 or 3
RUNNING = "(SELECT table_id FROM panels)"
CORRECTION = "(SELECT substr(key, 8) FROM notes WHERE value LIKE '%correct%70000%[1, 2]%')"
STARTED = "(SELECT lobby_id FROM lobby_acts WHERE kind = 'start')"
BOB_SITS = f"lobby_id = {STARTED} AND number = 3"
FIRST_FEAT = "(player_id, feat) = (SELECT player_id, feat FROM feats ORDER BY table_id LIMIT 1)"
OF_SEAT = "number = 1 AND seat = 0"
OF_BEST = "(number, seat, name) = (SELECT number, seat, name FROM game_figures WHERE name = 'best_deal' LIMIT 1)"
OF_NATURALS = "scope = 0 AND period = 0 AND board = 'naturals' AND player_id = 1"

# By table and column: the new value, the row, and a word of the sentence that names the row.
FALSE: Mapping[tuple[str, str], tuple[str, str, str]] = {
    ("players", "id"): ("99", "id = 3", "player_id points at no row of players"),
    ("players", "discord_id"): ("NULL", "id = 1", "id 1"),
    ("players", "robot"): ("'regular'", "id = 1", "id 1"),
    ("players", "robot_number"): ("7", "robot IS NOT NULL", "robot_number is 7"),
    ("offers", "id"): ("'ELSE'", f"id = '{A_GAME}'", A_GAME),
    ("offers", "game"): ("'whist'", f"id = '{A_GAME}'", A_GAME),
    ("offers", "guild_id"): ("7", f"id = '{A_GAME}'", A_GAME),
    ("offers", "channel_id"): ("7", f"id = '{A_GAME}'", A_GAME),
    ("offers", "challenger_id"): ("(6 - challenger_id - challenged_id)", f"id = '{A_GAME}'", A_GAME),
    ("offers", "challenged_id"): ("(6 - challenger_id - challenged_id)", f"id = '{A_GAME}'", A_GAME),
    ("offers", "rules"): ("'denexa'", f"id = '{A_GAME}'", A_GAME),
    ("offers", "options"): ("""'{"target": "200"}'""", f"id = '{A_GAME}'", A_GAME),
    ("offers", "stake"): ("7", f"id = '{A_GAME}'", A_GAME),
    ("offers", "created_at"): ("expires_at + 1", f"id = '{A_GAME}'", A_GAME),
    ("offers", "expires_at"): ("created_at + 5", f"id = '{A_GAME}'", A_GAME),
    ("offers", "clock"): ("'24h'", f"id = '{A_GAME}'", A_GAME),
    ("offers", "unit"): ("'shells'", f"id = '{A_GAME}'", A_GAME),
    ("offers", "counters"): ("'ELSE'", "counters IS NOT NULL", "offers with id"),
    ("offer_answers", "offer_id"): ("'ELSE'", f"offer_id = '{A_GAME}'", A_GAME),
    ("offer_answers", "kind"): ("'declined'", f"offer_id = '{A_GAME}'", A_GAME),
    ("offer_answers", "player_id"): ("NULL", f"offer_id = '{A_GAME}'", A_GAME),
    ("offer_answers", "at"): ("at - 90000000", f"offer_id = '{A_GAME}'", A_GAME),
    ("lobbies", "id"): ("'ELSE'", f"id = {STARTED}", "points at no row of lobbies"),
    ("lobbies", "game"): ("'whist'", f"id = {STARTED}", "game is whist"),
    ("lobbies", "guild_id"): ("7", f"id = {STARTED}", "its lobby says 7"),
    ("lobbies", "channel_id"): ("7", f"id = {STARTED}", "its lobby says 7"),
    ("lobbies", "seats"): ("7", f"id = {STARTED}", "seats is 7"),
    ("lobbies", "created_at"): ("expires_at + 1", f"id = {STARTED}", "not after created_at"),
    ("lobbies", "expires_at"): ("created_at + 5", f"id = {STARTED}", "number 3"),
    ("lobbies", "again"): ("'ELSE'", "again IS NOT NULL", "again names no table"),
    ("lobby_acts", "lobby_id"): ("'ELSE'", BOB_SITS, "lobby_id ELSE"),
    ("lobby_acts", "number"): ("1000", BOB_SITS, "number does not follow 2"),
    ("lobby_acts", "kind"): ("'agree'", BOB_SITS, "number 3: agree could not happen"),
    ("lobby_acts", "player_id"): ("3", BOB_SITS, "its lobby says"),
    ("lobby_acts", "press_id"): ("press_id + 5", BOB_SITS, "its lobby says 1 7"),
    ("lobby_acts", "text"): ("'9'", BOB_SITS, "number 3: sit could not happen"),
    ("lobby_acts", "at"): ("at + 90000000", BOB_SITS, "number 4: at is"),
    ("tables", "id"): ("'ELSE'", f"id = '{A_GAME}'", A_GAME),
    ("tables", "game"): ("'whist'", f"id = '{A_GAME}'", A_GAME),
    ("tables", "rules"): ("'denexa'", f"id = '{A_GAME}'", A_GAME),
    ("tables", "options"): ("replace(options, '100', '200')", f"id = '{A_GAME}'", A_GAME),
    ("tables", "stake"): ("7", f"id = '{A_GAME}'", A_GAME),
    ("tables", "guild_id"): ("7", f"id = '{A_GAME}'", A_GAME),
    ("tables", "channel_id"): ("7", f"id = '{A_GAME}'", A_GAME),
    ("tables", "cut"): ("'mine'", "id = (SELECT table_id FROM log WHERE ply = 1 AND seat IS NULL)", "tables with id"),
    ("tables", "created_at"): ("created_at + 90000000", f"id = '{A_GAME}'", A_GAME),
    ("tables", "clock"): ("'24h'", f"id = '{A_GAME}'", A_GAME),
    ("tables", "unit"): ("'shells'", f"id = '{A_GAME}'", A_GAME),
    ("tables", "due_at"): ("NULL", f"id = {RUNNING}", "tables with id"),
    ("tables", "shown_ply"): ("1000000", f"id = {RUNNING}", "1000000"),
    ("seats", "table_id"): ("'ELSE'", f"table_id = '{A_GAME}' AND seat = 1", A_GAME),
    ("seats", "seat"): ("5", f"table_id = '{A_GAME}' AND seat = 1", A_GAME),
    ("seats", "player_id"): ("4", f"table_id = '{A_GAME}' AND seat = 1", A_GAME),
    ("seeds", "table_id"): ("'ELSE'", f"table_id = '{A_GAME}'", A_GAME),
    ("seeds", "seed"): ("zeroblob(32)", f"table_id = '{A_GAME}'", A_GAME),
    ("seeds", "commitment"): ("hex(zeroblob(32))", f"table_id = '{A_GAME}'", A_GAME),
    ("log", "table_id"): ("'ELSE'", f"table_id = '{A_GAME}' AND ply = 3", A_GAME),
    ("log", "ply"): ("1000", f"table_id = '{A_GAME}' AND ply = 3", A_GAME),
    ("log", "seat"): ("1 - seat", f"table_id = '{A_GAME}' AND ply = 3", A_GAME),
    ("log", "text"): ("'discard 2C'", f"table_id = '{A_GAME}' AND ply = 2", A_GAME),
    ("log", "at"): ("1", f"table_id = '{A_GAME}' AND ply = 3", A_GAME),
    ("table_messages", "table_id"): ("'ELSE'", "true", "ELSE"),
    ("panels", "table_id"): ("'ELSE'", "true", "ELSE"),
    ("panels", "seat"): ("7", "true", "seat 7"),
    ("panels", "turn"): ("1000000", "true", "1000000"),
    ("leftovers", "table_id"): ("'ELSE'", "true", "ELSE"),
    ("leftovers", "seat"): ("7", "true", "no seat"),
    ("orders", "table_id"): ("'ELSE'", "true", "ELSE"),
    ("orders", "seat"): ("7", "true", "seat 7"),
    ("orders", "deal"): ("3", "true", "deal 3"),
    ("orders", "moves"): ("'discard 99'", "true", "cannot be read"),
    ("orders", "at"): ("5", "true", "is 5"),
    ("table_ends", "table_id"): (RUNNING, f"table_id = '{A_GAME}'", A_GAME),
    ("table_ends", "how"): ("'abandoned'", f"table_id = '{A_GAME}'", A_GAME),
    ("table_ends", "at"): ("at - 1", f"table_id = '{A_GAME}'", A_GAME),
    ("table_places", "table_id"): ("'ELSE'", "true", "ELSE"),
    ("notices", "table_id"): ("'ELSE'", "true", "ELSE"),
    ("notices", "seat"): ("7", "true", "seat 7"),
    ("notices", "kind"): ("'bill'", "true", "kind bill"),
    ("notices", "turn"): ("1000000", "true", "1000000"),
    ("table_proposals", "table_id"): ("'ELSE'", "true", "ELSE"),
    ("table_proposals", "number"): ("1000", "true", "number 1000"),
    ("table_proposals", "matter"): ("'end'", "true", "matter is end"),
    ("table_proposals", "seat"): ("7", "true", "no seat"),
    ("table_proposals", "turn"): ("turn + 1", "true", "turn is"),
    ("table_proposals", "about"): ("0", "true", "about is 0"),
    ("table_proposals", "at"): ("1", "true", "at is 1"),
    ("table_consents", "table_id"): ("'ELSE'", "true", "ELSE"),
    ("table_consents", "number"): ("1000", "true", "number 1000"),
    ("table_consents", "seat"): ("7", "seat = 0", "no seat"),
    ("table_consents", "at"): ("1", "true", "at is 1"),
    ("table_proposal_ends", "table_id"): ("'ELSE'", "true", "ELSE"),
    ("table_proposal_ends", "number"): ("1000", "true", "number 1000"),
    ("table_proposal_ends", "seat"): ("7", "true", "no seat"),
    ("table_proposal_ends", "ply"): ("1", "true", "ply is 1"),
    ("table_proposal_ends", "at"): ("at + 1", "true", "at is"),
    ("preferences", "player_id"): ("99", "true", "player_id 99"),
    ("blocks", "player_id"): ("99", "true", "player_id 99"),
    ("announcements", "number"): ("number + 1000", f"table_id = '{A_GAME}'", A_GAME),
    ("announcements", "id"): ("'ELSE-9-settle'", f"table_id = '{A_GAME}' AND kind = 'settle'", A_GAME),
    ("announcements", "table_id"): ("'GAME000002'", f"table_id = '{A_GAME}' AND kind = 'settle'", A_GAME),
    ("announcements", "ply"): ("2", f"table_id = '{A_GAME}' AND kind = 'settle'", A_GAME),
    ("announcements", "kind"): ("'feat'", f"table_id = '{A_GAME}' AND kind = 'settle'", A_GAME),
    ("announcements", "channel_id"): ("7", f"table_id = '{A_GAME}' AND kind = 'settle'", A_GAME),
    ("announcements", "body"): ("'99'", f"table_id = '{A_GAME}' AND kind = 'settle'", A_GAME),
    ("announcements", "created_at"): ("created_at + 1", f"table_id = '{A_GAME}' AND kind = 'settle'", A_GAME),
    ("announcements", "tried_at"): ("1", f"table_id = '{A_GAME}' AND kind = 'settle'", A_GAME),
    ("announcements", "posted_at"): ("1", f"table_id = '{A_GAME}' AND kind = 'settle'", A_GAME),
    ("settlements", "id"): ("'ELSE'", f"table_id = '{A_GAME}'", A_GAME),
    ("settlements", "table_id"): (RUNNING, f"table_id = '{A_GAME}'", A_GAME),
    ("settlements", "guild_id"): ("7", f"table_id = '{A_GAME}'", A_GAME),
    ("settlements", "unit"): ("'shells'", f"table_id = '{A_GAME}'", A_GAME),
    ("settlements", "at"): ("at + 1", f"table_id = '{A_GAME}'", A_GAME),
    ("transfers", "settlement_id"): ("'ELSE'", f"settlement_id = '{A_GAME}'", A_GAME),
    ("transfers", "payer_id"): ("4", f"settlement_id = '{A_GAME}'", A_GAME),
    ("transfers", "payee_id"): ("4", f"settlement_id = '{A_GAME}'", A_GAME),
    ("transfers", "amount"): ("amount + 1", f"settlement_id = '{A_GAME}'", A_GAME),
    ("notes", "key"): ("'agreed/ELSE'", f"key = 'agreed/' || {CORRECTION}", "agreed/ELSE"),
    ("notes", "value"): ("replace(value, '70000', '70001')", f"key = 'agreed/' || {CORRECTION}", "70001"),
    ("finished_games", "number"): ("1000", "number = 4", "number 1000"),
    ("finished_games", "table_id"): (RUNNING, "number = 1", "number 1"),
    ("finished_games", "game"): ("'whist'", "number = 1", "number 1"),
    ("finished_games", "guild_id"): ("NULL", "number = 1", "number 1"),
    ("finished_games", "at"): ("at + 1", "number = 1", "number 1"),
    ("finished_games", "ending"): ("'resigned'", "number = 1", "number 1"),
    ("finished_games", "rated"): ("0", "number = 1", "number 1"),
    ("finished_games", "deals"): ("deals + 1", "number = 1", "number 1"),
    ("finished_games", "turns"): ("turns + 1", "number = 1", "number 1"),
    ("finished_games", "amount"): ("amount + 1", "number = 1", "number 1"),
    ("finished_games", "unit"): ("'shells'", "number = 1", "number 1"),
    ("game_facts", "number"): ("1000", OF_SEAT, "number 1000"),
    ("game_facts", "seat"): ("5", OF_SEAT, "seat 5"),
    ("game_facts", "player_id"): ("4", OF_SEAT, "seat 0"),
    ("game_facts", "won"): ("1 - won", OF_SEAT, "seat 0"),
    **{
        ("game_facts", column): (f"{column} + 1", OF_SEAT, "seat 0")
        for column in ("place", "left_as", "points", "net")
    },
    ("game_figures", "number"): ("1000", OF_BEST, "number 1000"),
    ("game_figures", "seat"): ("5", OF_BEST, "seat 5"),
    ("game_figures", "name"): ("'worst_deal'", OF_BEST, "worst_deal"),
    ("game_figures", "value"): ("value + 1", OF_BEST, "best_deal"),
    ("tally_figures", "game"): ("'whist'", OF_NATURALS, "game whist"),
    ("tally_figures", "scope"): ("7", OF_NATURALS, "scope 7"),
    ("tally_figures", "period"): ("7", OF_NATURALS, "period 7"),
    ("tally_figures", "board"): ("'tricks'", OF_NATURALS, "board tricks"),
    ("tally_figures", "player_id"): ("4", OF_NATURALS, "player_id 4"),
    ("tally_figures", "value"): ("value + 1", OF_NATURALS, "player_id 1"),
    **{
        (table, column): (value, "scope = 0 AND period = 0 AND player_id = 1", "player_id 1")
        for table, columns in (
            ("tallies", ("games", "wins", "last_at", "rating", "rated")),
        )
        for column in columns
        for value in (f"{column} + 1",)
    },
    ("tallies", "game"): ("'whist'", "scope = 0 AND period = 0 AND player_id = 1", "game whist"),
    ("tallies", "scope"): ("7", "scope = 0 AND period = 0 AND player_id = 1", "scope 7"),
    ("tallies", "period"): ("7", "scope = 0 AND period = 0 AND player_id = 1", "period 7"),
    ("tallies", "player_id"): ("4", "scope = 0 AND period = 0 AND player_id = 1", "player_id 4"),
    ("winnings", "game"): ("'whist'", "period = 0 AND player_id = 1", "game whist"),
    ("winnings", "scope"): ("7", "period = 0 AND player_id = 1", "scope 7"),
    ("winnings", "period"): ("7", "period = 0 AND player_id = 1", "period 7"),
    ("winnings", "unit"): ("'shells'", "period = 0 AND player_id = 1", "unit shells"),
    ("winnings", "player_id"): ("4", "period = 0 AND player_id = 1", "player_id 4"),
    ("winnings", "net"): ("net + 1", "period = 0 AND player_id = 1", "player_id 1"),
    ("ratings", "game"): ("'whist'", "scope = 0 AND player_id = 1", "game whist"),
    ("ratings", "scope"): ("7", "scope = 0 AND player_id = 1", "scope 7"),
    ("ratings", "player_id"): ("4", "scope = 0 AND player_id = 1", "player_id 4"),
    ("ratings", "mu"): ("mu + 1", "scope = 0 AND player_id = 1", "player_id 1"),
    ("ratings", "sigma"): ("sigma + 1", "scope = 0 AND player_id = 1", "player_id 1"),
    ("ratings", "games"): ("games + 1", "scope = 0 AND player_id = 1", "player_id 1"),
    ("listings", "player_id"): ("99", "player_id = 1", "player_id 99"),
    ("proposals", "id"): ("'ELSE'", f"id = {CORRECTION}", "notes with key agreed/"),
    ("proposals", "kind"): ("'square'", f"id = {CORRECTION}", "kind is square"),
    ("proposals", "guild_id"): ("7", f"id = {CORRECTION}", "guild_id is 7"),
    ("proposals", "unit"): ("'shells'", f"id = {CORRECTION}", "unit is shells"),
    ("proposals", "at"): ("at - 1", f"id = {CORRECTION}", "at is"),
    ("proposed_transfers", "proposal_id"): ("'ELSE'", f"proposal_id = {CORRECTION}", "ELSE"),
    ("proposed_transfers", "payer_id"): ("4", f"proposal_id = {CORRECTION}", "payer_id 4"),
    ("proposed_transfers", "payee_id"): ("4", f"proposal_id = {CORRECTION}", "payee_id 4"),
    ("proposed_transfers", "amount"): ("amount + 1", f"proposal_id = {CORRECTION}", "amount is 70001"),
    ("consents", "proposal_id"): ("'ELSE'", f"proposal_id = {CORRECTION} AND player_id = 2", "ELSE"),
    ("consents", "player_id"): ("4", f"proposal_id = {CORRECTION} AND player_id = 2", "player_id 4"),
    ("consents", "at"): ("at + 1", f"proposal_id = {CORRECTION} AND player_id = 2", "consents: at"),
    ("agreements", "proposal_id"): ("(SELECT proposal_id FROM dissents)", f"proposal_id = {CORRECTION}", "agreements"),
    ("agreements", "at"): ("at + 1", f"proposal_id = {CORRECTION}", "at is"),
    ("entries", "number"): ("1000", "number = 2", "number is 1000"),
    ("entries", "proposal_id"): ("'ELSE'", "number = 2", "points at no row of agreements"),
    ("entries", "mac"): ("'1:2'", "number = 2", "is missing, though entries are signed"),
    ("dissents", "proposal_id"): (CORRECTION, "true", "was refused"),
    ("dissents", "player_id"): ("4", "true", "player_id is 4"),
    ("dissents", "at"): ("1", "true", "at is 1"),
    ("feats", "player_id"): ("4", FIRST_FEAT, "player_id 4"),
    ("feats", "feat"): ("'none'", FIRST_FEAT, "feat none"),
    ("feats", "table_id"): (RUNNING, FIRST_FEAT, "table_id is"),
    ("feats", "at"): ("at + 1", FIRST_FEAT, "at is"),
}  # fmt: skip

# By table: which rows are deleted, and words of the sentence that names one of them.
DELETED: Mapping[str, tuple[str, str]] = {
    "offers": (f"id = '{A_GAME}'", f"offers with id {A_GAME}: is missing, though a game of people was played"),
    "offer_answers": (f"offer_id = '{A_GAME}'", f"offer_answers with offer_id {A_GAME}: is missing"),
    "tables": (f"id = '{A_GAME}'", f"tables with id {A_GAME}: is missing, though its challenge was accepted"),
    "seats": (f"table_id = '{A_GAME}' AND seat = 1", f"seats with table_id {A_GAME}, seat 1: is missing"),
    "seeds": (f"table_id = '{A_GAME}'", f"seeds with table_id {A_GAME}: is missing"),
    "log": (f"table_id = '{A_GAME}' AND ply > 5", f"log with table_id {A_GAME}: breaks off after ply 5"),
    "table_ends": (f"table_id = '{A_GAME}'", f"table_ends with table_id {A_GAME}: is missing"),
    "announcements": (f"table_id = '{A_GAME}'", "but there are"),
    "settlements": (f"table_id = '{A_GAME}'", f"settlements with id {A_GAME}: is missing"),
    "lobbies": (f"id = {STARTED}", "lobby_id points at no row of lobbies"),
    "lobby_acts": (f"lobby_id = {STARTED} AND kind = 'start'", "is missing (kind start), though the game was begun"),
    "transfers": (f"settlement_id = '{A_GAME}'", f"transfers with settlement_id {A_GAME}"),
    "finished_games": ("number = 3", "but there are 8: one was deleted"),
    "game_facts": (OF_SEAT, "game_facts with number 1, seat 0: is missing"),
    "game_figures": (OF_BEST, "best_deal: is missing"),
    "tally_figures": (OF_NATURALS, "board naturals, player_id 1: is missing"),
    "tallies": ("player_id = 1 AND scope = 0 AND period = 0", "player_id 1: is missing"),
    "winnings": ("player_id = 1 AND period = 0", "player_id 1: is missing"),
    "ratings": ("player_id = 1 AND scope = 0", "player_id 1: is missing"),
    "feats": (FIRST_FEAT, "is missing"),
    "players": ("id = 1", "points at no row of players"),
    "notes": ("value LIKE '%square%'", "is missing, though entries before it have one"),
    "table_proposals": ("true", "points at no row of table_proposals"),
    "proposals": (f"id = {CORRECTION}", "is missing, though it was agreed to (notes with key agreed/"),
    "proposed_transfers": (f"proposal_id = {CORRECTION}", "proposed_transfers with proposal_id"),
    "table_consents": ("seat = 0", "seat 0: is missing, though it was carried out"),
    "consents": (f"proposal_id = {CORRECTION} AND player_id = 2", "player_id 2: is missing, though it was entered"),
    "entries": ("number = 2", "is missing, though it was agreed to (agreements)"),
    "agreements": (f"proposal_id = {CORRECTION}", "is missing, though everybody agreed (consents)"),
}

# Changes that no one column shows: the statements, and words of the sentence that names it.
FURTHER: Mapping[str, tuple[tuple[str, ...], str]] = {
    "small letters in a log": (
        (f"UPDATE log SET text = replace(text, 'JD', 'jd') || char(9) WHERE table_id = '{A_GAME}' AND ply = 4",),
        "ply 4: text is not written",
    ),
    "the word of the bot's last hour": (("UPDATE notes SET value = 'soon' WHERE key = 'alive'",), "key alive: value"),
    "when the bot was away": (
        ("UPDATE notes SET value = 'soon' WHERE key = 'gaps'",),
        "key gaps: value cannot be read",
    ),
    "from when until when the bot was away": (
        ("UPDATE notes SET value = '[[1, 2], [3]]' WHERE key = 'gaps'",),
        "key gaps: value cannot be read",
    ),
    "which games stood still": (
        ("UPDATE notes SET value = '{\"A\": \"soon\"}' WHERE key = 'standing still'",),
        "key standing still: value cannot be read",
    ),
    "a game's seed is that of another": (
        (
            "UPDATE seeds SET (seed, commitment) = (SELECT other.seed, other.commitment FROM seeds AS other"
            f" WHERE other.table_id = '{A_GAME}') WHERE table_id = {RUNNING}",
        ),
        "that one game is a copy of another",
    ),
    "blanks in a log": (
        (f"UPDATE log SET text = text || ' ' WHERE table_id = '{A_GAME}' AND ply = 2",),
        "ply 2: text is not written",
    ),
    "no text at all in a log": (
        (f"UPDATE log SET text = CAST(x'ff00fe' AS TEXT) WHERE table_id = '{A_GAME}' AND ply = 4",),
        "ply 4: seat and text do not fit",
    ),
    "an id that is no text": (
        (f"UPDATE seeds SET table_id = CAST(x'ff00fe' AS TEXT) WHERE table_id = '{A_GAME}'",),
        f"seeds with table_id {A_GAME}: is missing",
    ),
    "half a millisecond": (
        (f"UPDATE log SET at = at + 0.5 WHERE table_id = '{A_GAME}' AND ply = 4",),
        "ply 4: at holds no value of its kind",
    ),
    "a word for a time": (
        ("UPDATE consents SET at = 'noon' WHERE player_id = 2",),
        "player_id 2: at holds no value of its kind",
    ),
    "posted in times to come": (
        ("UPDATE announcements SET posted_at = posted_at * 2 WHERE number = 1",),
        "posted_at is",
    ),
    "announced in another order": (
        (
            "UPDATE announcements SET number = -1 WHERE number = 2",
            "UPDATE announcements SET number = 2 WHERE number = 3",
            "UPDATE announcements SET number = 3 WHERE number = -1",
        ),
        "of one which was made later",
    ),
    "an announcement of no game": (
        ("INSERT INTO announcements SELECT 10, 'X-1-feat', NULL, NULL, 'feat', 1, '1', at, NULL, NULL, NULL"
         " FROM table_ends ORDER BY at DESC LIMIT 1",),
        "id X-1-feat: table_id is missing",
    ),
    "a challenge that nobody answered, and that did not lapse": (
        ("DELETE FROM offer_answers WHERE kind = 'lapsed'",),
        "though the challenge lapsed",
    ),
    "a note of what was agreed to": (
        ("DELETE FROM notes WHERE value LIKE '%square%'",),
        "is missing, though entries before it have one",
    ),
    "an announcement is posted, but not marked": (
        ("UPDATE announcements SET posted_at = NULL, message_id = NULL WHERE number = 2",),
        "posted_at is missing, though",
    ),
    "the last announcement is posted, but not marked": (
        ("UPDATE announcements SET posted_at = NULL, message_id = NULL, tried_at = tried_at - 9000000 WHERE number = 9",
         "UPDATE announcements SET created_at = tried_at WHERE number = 9"),
        "was not tried again, though the bot ran until",
    ),
    "posted without a try": (
        ("UPDATE announcements SET tried_at = NULL WHERE number = 2",),
        "tried_at is missing, though it was posted",
    ),
    "posted a minute before it happened": (
        ("UPDATE announcements SET posted_at = created_at - 60000 WHERE number = 2",),
        "before it was tried",
    ),
    "posted after the next one": (
        ("UPDATE announcements SET posted_at = posted_at + (SELECT max(posted_at) - min(posted_at) FROM announcements)"
         " WHERE number = 2",),
        "which was made later",
    ),
    "posted by the message of another": (
        ("UPDATE announcements SET message_id = (SELECT message_id FROM announcements WHERE number = 3)"
         " WHERE number = 2",),
        "that of GAME00000",
    ),
    "posted by a message of an hour before": (
        ("UPDATE announcements SET message_id = message_id - (3600000 << 22) WHERE number = 2",),
        "when it was not posted (created_at, posted_at)",
    ),
    "posted by a message that never was": (
        ("UPDATE announcements SET message_id = 9223372036854775807 WHERE number = 2",),
        "message_id is 9223372036854775807, which Discord has given to nothing",
    ),
    "a time in a log a minute before the one before": (
        (f"UPDATE log SET at = at - 60000 WHERE table_id = '{A_GAME}' AND ply = 4",),
        "ply 4: at is",
    ),
    "a game begun a minute after it was accepted": (
        (f"UPDATE offer_answers SET at = at - 20000 WHERE offer_id = '{A_GAME}'",),
        "but the table was made at",
    ),
    "a time for claims that no server can choose": (
        (f"UPDATE tables SET window = 1 WHERE id = '{A_GAME}'",),
        "which no server can choose",
    ),
    "an order for a window, in a game without": (
        ("UPDATE orders SET kind = 'window'",),
        "kind is window, but the game has none",
    ),
    "a seed of nothing": (
        ("INSERT INTO seeds VALUES ('NOTHING', zeroblob(32), hex(zeroblob(32)))",),
        "seeds with table_id NOTHING: ",
    ),
    "a stake beyond all": (
        ("UPDATE server_settings SET value = '-300'",),
        "value is nothing that can be set there",
    ),
    "no way to be told": (
        ("UPDATE preferences SET value = 'shout'",),
        "value is nothing that can be chosen there",
    ),
    "quiet hours that nobody can read": (
        (f"UPDATE seats SET quiet = 'always' WHERE table_id = '{A_GAME}' AND seat = 1",),
        "clock or seats cannot be read",
    ),
    "a table shown before it was there": (
        ("UPDATE table_messages SET posted_at = 1",),
        "posted_at is 1, when there was no game to show",
    ),
    "a person from times to come": (
        ("UPDATE players SET created_at = created_at * 2 WHERE id = 1",),
        "which is still to come",
    ),
    "somebody who writes to a robot": (
        ("UPDATE players SET dm_channel_id = 5 WHERE robot IS NOT NULL",),
        "though nobody can write to a robot",
    ),
    "a panel in no channel": (
        ("UPDATE panels SET channel_id = 0, message_id = 99",),
        "message_id is 99, though channel_id is 0",
    ),
    "a bot that will have been there": (
        ("UPDATE notes SET value = '900000000000000' WHERE key = 'alive'",),
        "tells of a time that is still to come",
    ),
    "when it was agreed to, and when the last one agreed": (
        (
            f"UPDATE consents SET at = at + 1 WHERE proposal_id = {CORRECTION} AND player_id = 2",
            f"UPDATE agreements SET at = at + 1 WHERE proposal_id = {CORRECTION}",
        ),
        "what was noted (notes: value) says",
    ),
}  # fmt: skip


@contextmanager
def lawless(path: Path) -> Iterator[sqlite3.Connection]:
    """Open the database without its triggers, to change what nobody may change."""
    with closing(sqlite3.connect(path)) as connection:
        laws = connection.execute("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").fetchall()
        for name, _ in laws:
            connection.execute(f"DROP TRIGGER {name}")
        yield connection
        for _, law in laws:
            connection.execute(law)
        connection.commit()


def check(path: Path) -> list[str]:
    """Return the sentences of a check."""
    return list(Audit(path, GAMES, vault=Vault(), unit="chips").faults())


def plant(path: Path, *statements: str) -> list[str]:
    """Falsify something and return the sentences about it."""
    with lawless(path) as connection:
        for sql in statements:
            assert connection.execute(sql).rowcount > 0, "nothing was falsified"
    return check(path)
