"""The data kept, table by table and column by column, and the line of the privacy page about each.

A column that is not listed here fails a test: its author says on that page what it holds about people.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType


class Kept(StrEnum):
    """The kinds of kept data; each but the last is a line of the page."""

    IDENTITY = "identity"  # a person's identity
    SETTINGS = "settings"  # people's choices for themselves
    ASKED = "asked"  # the people they asked to play, and their seats
    GAMES = "games"  # what they played, wrote and agreed on at a table
    MESSAGES = "messages"  # where messages of the bot are
    LEDGER = "ledger"  # what people owe each other
    FIGURES = "figures"  # stats, ratings and firsts
    NOBODY = "nobody"  # it is about no person


KEPT: Mapping[Kept, Mapping[str, str]] = MappingProxyType(
    {
        Kept.IDENTITY: {"players": "id discord_id name locale dm_channel_id created_at robot robot_number"},
        Kept.SETTINGS: {
            "preferences": "player_id key value",
            "blocks": "player_id blocked_id at",
            "listings": "player_id everywhere",
            "league_acts": "guild_id player_id number at",
            "nights": "id guild_id channel_id player_id press_id game seats terms created_at starts_at"
            " event_id state gone",
            "night_calls": "night_id number people tried_at posted_at",
        },
        Kept.ASKED: {
            "offers": "id game guild_id channel_id message_id challenger_id challenged_id rules options stake"
            " created_at expires_at clock unit counters",
            "offer_answers": "offer_id kind player_id at",
            "lobbies": "id game guild_id channel_id message_id seats created_at expires_at again",
            "lobby_acts": "lobby_id number kind player_id press_id text at",
            "notes": "key value",
            "tournaments": "id game guild_id channel_id host_id seats rounds pace rules options entry unit division"
            " created_at",
            "tournament_acts": "tournament_id number at kind player_id press_id text",
        },
        Kept.GAMES: {
            "tables": "id game rules options stake guild_id channel_id cut created_at clock unit due_at"
            " shown_ply window",
            "seats": "table_id seat player_id quiet",
            "log": "table_id ply seat text at",
            "orders": "table_id seat deal kind moves at",
            "reviews": "table_id seat edition review at",
            "table_ends": "table_id how at",
            "table_proposals": "table_id number matter seat turn about at",
            "table_consents": "table_id number seat at",
            "table_proposal_ends": "table_id number seat ply at",
            "daily_sittings": "id day game digest player_id guild_id edition rules options at",
            "daily_moves": "sitting_id ply seat text at",
            "daily_results": "sitting_id score at",
        },
        Kept.MESSAGES: {
            "table_messages": "table_id channel_id message_id posted_at",
            "table_places": "table_id channel_id",
            "panels": "table_id seat channel_id message_id turn",
            "leftovers": "table_id message_id channel_id seat",
            "notices": "table_id seat kind turn",
            "announcements": "number id table_id ply kind channel_id body created_at tried_at message_id posted_at",
        },
        Kept.LEDGER: {
            "settlements": "id table_id guild_id unit at",
            "transfers": "settlement_id payer_id payee_id amount",
            "pots": "tournament_id guild_id unit at",
            "pot_transfers": "tournament_id payer_id payee_id amount",
            "proposals": "id kind guild_id unit at",
            "proposed_transfers": "proposal_id payer_id payee_id amount",
            "consents": "proposal_id player_id at",
            "agreements": "proposal_id at",
            "entries": "number proposal_id mac",
            "dissents": "proposal_id player_id at",
        },
        Kept.FIGURES: {
            "finished_games": "number table_id game guild_id at ending rated deals turns amount unit",
            "game_facts": "number seat player_id won place left_as points net",
            "game_figures": "number seat name value",
            "tallies": "game scope period player_id games wins last_at rating rated",
            "tally_figures": "game scope period board player_id value",
            "winnings": "game scope period unit player_id net",
            "ratings": "game scope player_id mu sigma games",
            "feats": "player_id feat table_id at",
            "league_champions": "guild_id season player_id",
        },
        Kept.NOBODY: {
            "seeds": "table_id seed commitment",
            "twins": "table_id lobby_id number",
            "server_settings": "guild_id key value",
            "daily_openings": "day at",
            "league_seasons": "guild_id season at last",
            "leases": "name holder until words",
        },
    }
)
"""The columns of each table, with spaces between them, by their contents."""
