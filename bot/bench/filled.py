"""Fill a new database with running tables, with the code of ROOT.

`python filled.py ROOT FILE GUILD TABLES MOVES CLOCK`: TABLES is a list in JSON, the channel and the Discord ids of two
people. It is run as a file, so that each checkout fills its own database, in the form that it knows. Nothing is shown:
the bot that starts on it finds everything to show.
"""

import asyncio
import importlib
import json
import os
import sys
from pathlib import Path

DAY = 86_400_000  # ms
AT_ONCE = 50  # tables that are filled at the same time
TARGET = "10000"  # points: no game ends during the run


async def main(file: Path, guild: int, seats: list[tuple[int, int, int]], moves: int, clock: str) -> None:
    """Fill `file`. `clock` is what the players agree to, or nothing."""
    import bot.tables  # noqa: PLC0415  of the checkout that was asked for
    from bot.store import Store  # noqa: PLC0415  as above
    from bot.tables import DEFAULT_GAME, SystemClock, Tables, Terms, parse_pace  # noqa: PLC0415

    try:
        from bot.registry import GAMES  # noqa: PLC0415  as above

        game, hosted = GAMES[DEFAULT_GAME].game, {"games": GAMES}
    except ImportError:  # in older checkouts the rooms knew their games
        registry = importlib.import_module("bot.games.registry")
        game, hosted = registry.find_game(DEFAULT_GAME), {}

    usual = {"pause": 0, "offer_lifetime": DAY, "unit": "", **hosted}
    hosting = getattr(bot.tables, "Hosting", None)  # in older checkouts each was a separate argument
    given = ((), usual) if hosting is None else ((hosting(**usual),), {})

    class Blind:
        """A stage that shows nothing."""

        def __getattr__(self, name: str) -> object:
            return lambda *_, **__: None

    async with await Store.open(file) as store:
        tables = Tables(store, Blind(), SystemClock(), *given[0], **given[1])  # type: ignore[arg-type]
        parts = vars(tables)  # in older checkouts tables did by themselves what these two do
        accept, play_move = parts.get("beginnings", tables).accept, parts.get("playing", tables).play
        door = asyncio.Semaphore(AT_ONCE)

        async def play(channel: int, *ids: int) -> None:
            async with door:
                first, second = [await tables.people.meet(each, name=f"p{each}", locale="en-US") for each in ids]
                terms = Terms(game, game.options({"target": TARGET}), 100, parse_pace(clock))
                offer = await tables.offers.make(first, second, terms=terms, guild_id=guild, channel_id=channel)
                table = await accept(offer, second, cut="bench")
                for _ in range(moves):
                    seat = min(table.position.to_act)
                    if (move := table.position.default(seat)) is None:
                        return
                    table = (await play_move(table.id, table.players[seat], move)).table

        await asyncio.gather(*(play(*each) for each in seats))
        await tables.close()


if __name__ == "__main__":
    os.chdir(sys.argv[1])
    sys.path[0] = sys.argv[1]
    asyncio.run(main(Path(sys.argv[2]), int(sys.argv[3]), json.loads(sys.argv[4]), int(sys.argv[5]), sys.argv[6]))
