"""Tables stored as shown were shown here, or are left to their present home."""

import shutil
from pathlib import Path
from types import SimpleNamespace
from typing import cast

from bot.games.protocol import Resign
from cogs.stage.ground import Ground
from cogs.stage.settled import Settled
from tests.tables.house import GUILD, open_house, seat_table
from tests.tables.neighbors import SomeHome


async def test_who_has_lost_a_home_stores_nothing_of_it_as_shown(tmp_path: Path, empty_database: Path) -> None:
    async with open_house(Path(shutil.copy(empty_database, tmp_path / "chapeau.db"))) as house:
        table = await seat_table(house)
        over = (await house.tables.playing.play(table.id, table.players[0], Resign())).table
        home = SomeHome({GUILD})
        ground = cast("Ground", SimpleNamespace(home=home, tables=house.tables))
        settled = Settled(ground, is_behind=lambda _: False)
        settled.report(over)
        home.guilds.clear()
        await settled.store()
        assert await house.store.unshown_ends(0) == [over.id]
        home.guilds.add(GUILD)
        await settled.store()
        assert await house.store.unshown_ends(0) == [over.id], "what it was told before is worth nothing any more"
        settled.report(over)
        await settled.store()
        assert await house.store.unshown_ends(0) == []
