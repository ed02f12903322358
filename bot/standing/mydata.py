"""What the bot holds about a person: all of it to take away, and to be forgotten."""

import json
from dataclasses import asdict

from bot.games.protocol import Resign
from bot.games.record import write
from bot.store import (
    ForgottenPanelsRow,
    ForgottenPreferencesRow,
    ForgottenQuietRow,
    ForgottenRow,
    ListingRow,
    Store,
)
from bot.tables import Declined, Player, Reason, Table, Tables

FORMER = "former player · ancien joueur"  # in the place of a name; both languages, since it stands in pictures too


async def export_of(store: Store, tables: Tables, player: Player) -> bytes:
    """Everything the bot holds about `player` as JSON; games that still go on are named, their cards are not."""
    row = (await store.players([player.id]))[player.id]
    played = await store.games_of(player.id)
    content = {
        "player": asdict(row),
        "preferences": await store.preferences(player.id),
        "listed_everywhere": await store.is_listed_everywhere(player.id),
        "offers": [asdict(offer) for offer in await store.offers_of(player.id)],
        "running_games": [seated.row.id for seated in await store.running_tables_of(player.id)],
        "games": [
            {
                **asdict(each.game),
                "own": asdict(each.own),
                "record": write(await tables.record(each.game.table)),
            }
            for each in played
        ],
        "transfers": [asdict(transfer) for transfer in await store.transfers_of(player.id)],
        "ratings": [asdict(rating) for rating in await store.ratings(players=[player.id])],
        "tallies": [asdict(tally) for tally in await store.tallies_of(player.id)],
        "feats": [asdict(feat) for feat in await store.feats(player=player.id)],
    }
    return json.dumps(content, ensure_ascii=False, indent=1).encode()


async def forget(store: Store, tables: Tables, player: Player) -> None:
    """Make `player` a former one: running games are resigned, challenges withdrawn, name and Discord id are gone.

    Seats, logs and ledgers of others stay whole: they know a number only.
    """
    for table in await tables.tables_of(player):
        await _leave(tables, table, player)
    for offer in await tables.offers.open():
        try:
            if offer.challenger.id == player.id:
                await tables.offers.withdraw(offer, player)
            elif offer.challenged is not None and offer.challenged.id == player.id:
                await tables.offers.decline(offer, player)
        except Declined:
            continue
    await store.commit(
        ListingRow(player.id, everywhere=False),
        ForgottenRow(player.id, FORMER),
        ForgottenPreferencesRow(player.id),
        ForgottenQuietRow(player.id),
        ForgottenPanelsRow(player.id),
    )
    await tables.forget_player(player.id)


async def _leave(tables: Tables, table: Table, player: Player) -> None:
    """End a running game. One that a robot plays on for `player` goes on: it is the other's to end."""
    while True:
        try:
            if table.is_practice:
                await tables.stop_practice(table.id, player)
            else:
                await tables.play(table.id, player, Resign())
        except Declined as error:
            if error.reason is Reason.STALE:  # another process played at this moment
                continue
        return
