"""The judges: what must be true at every moment, and at the end. Each returns sentences about what is not."""

from collections.abc import Iterator

from bot.exploring.alone import Alone
from bot.exploring.world import World
from bot.standing.audit import Audit
from bot.tables import Table, Vault
from bot.tables.log.logs import Logs
from bot.tables.state.seeds import Seeds


def state_of(table: Table) -> tuple[object, ...]:
    """Return all that must be the same wherever a table is read from its log."""
    return (
        table.position,
        table.ply,
        table.moved_at,
        table.called,
        table.recent,
        table.players,
        table.countdown,
        table.undoable,
        table.paused_by,
        table.strikes,
        table.overdue,
    )


class Judges:
    """All judges of one world, and what they have seen so far."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._compared: dict[str, int] = {}  # by table: the ply up to which memory was seen to be the log

    def at_rest(self) -> list[str]:
        """Judge a world in which nothing is under way."""
        return [*self._memory_is_log()]

    def _memory_is_log(self) -> Iterator[str]:
        bot = self._world.bot
        if not bot.is_up or bot.tables is None:
            return
        kept = [bot.tables.memory.peek(key) for key in self._world.wall.tables]
        changed = [each for each in kept if each is not None and self._compared.get(each.id) != each.ply]
        if not changed:
            return
        with Alone() as alone:
            store = alone.open(bot.path)
            logs = Logs(self._world.games, store, Seeds(store, Vault()), unit="chips")
            for table in changed:
                read = alone.run(logs.table(table.id))
                self._compared[table.id] = table.ply
                if state_of(read) != state_of(table):
                    names = [
                        at for at, (a, b) in enumerate(zip(state_of(read), state_of(table), strict=True)) if a != b
                    ]
                    yield f"memory is not the log: {table.id} ply {table.ply} and {read.ply}, {names}"

    # At the end

    def at_end(self) -> list[str]:
        """Judge the whole story, once everybody has walked away and weeks have passed."""
        return [
            *self._all_confirmed(),
            *self._posted_once(),
            *self._nothing_stands_still(),
            *self._check_finds_nothing(),
        ]

    def _all_confirmed(self) -> Iterator[str]:
        made_at = sorted({each.table for each in self._world.witness.moves})
        with Alone() as alone:
            store = alone.open(self._world.bot.path)
            logs = {key: alone.run(store.log(key)) for key in made_at}
        for made in self._world.witness.moves:
            rows = [row.text for row in logs[made.table] if row.seat == made.seat and row.ply <= made.ply]
            if not made.is_kept and not _contains(rows, made.moves):
                yield f"a confirmed move is lost: {made}"

    def _posted_once(self) -> Iterator[str]:
        for key, messages in self._world.wall.posted.items():
            if len(messages) != 1:
                yield f"announcement {key} was posted {len(messages)} times"

    def _nothing_stands_still(self) -> Iterator[str]:
        for table in self._world.wall.tables.values():
            if not table.is_over:
                yield f"table {table.id} stands still: ply {table.ply} of {table.terms.game.name}"

    def _check_finds_nothing(self) -> Iterator[str]:
        audit = Audit(self._world.bot.path, self._world.games, vault=Vault(), unit="chips", clock=self._world.clock)
        for fault in audit.faults():
            yield f"check: {fault}"


def _contains(rows: list[str], moves: tuple[str, ...]) -> bool:
    """Return whether these moves follow one another somewhere among the rows of a seat."""
    return any(tuple(rows[at : at + len(moves)]) == moves for at in range(len(rows)))
