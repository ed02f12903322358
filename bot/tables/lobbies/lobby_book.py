"""Lobbies in the store. Memory keeps nothing of them.

Each request reads the acts of its lobby, is judged, and is stored under the next number with all its consequences. If
that number is taken, it is judged again. So the store alone decides who was first.
"""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bot.games.protocol import Game
from bot.store import Conflict, LobbyActRow, LobbyPostedRow, LobbyRow, NextNoteRow, Row, TwinRow
from bot.tables.errors import Declined, Reason
from bot.tables.lobbies import lobby_rules as rules
from bot.tables.lobbies.entrance import AtEntrance
from bot.tables.lobbies.lobby import Lobby
from bot.tables.lobbies.lobby_acts import after, lobby_of
from bot.tables.lobbies.opening import opening
from bot.tables.state.people import Player
from bot.tables.state.terms import known_game

log = logging.getLogger(__name__)


class Wish(Protocol):
    """A player's request: judged at a time (ms), it gives the act that follows, or raises Declined.

    None: nothing follows, and nothing was wrong.
    """

    def __call__(self, lobby: Lobby, /, *, now: int) -> LobbyActRow | None: ...


@dataclass(slots=True)
class Draft:
    """A lobby, and the rows about to be stored for it."""

    lobby: Lobby
    people: dict[int, Player]
    acts: list[LobbyActRow] = field(default_factory=list)

    def do(self, wish: Wish, *, now: int) -> None:
        """Add the act of a request. Raises Declined."""
        if (act := wish(self.lobby, now=now)) is not None:
            self._add(act)

    def take(self, wishes: Iterable[Wish], people: Iterable[Player], *, now: int) -> None:
        """Add these requests, with what was due before them and what follows. Raises Declined."""
        self.people.update((each.id, each) for each in people)
        self.pass_time(now)
        for wish in wishes:
            self.do(wish, now=now)
        self.pass_time(now)

    def pass_time(self, now: int) -> None:
        """Add all due acts."""
        while (act := rules.due(self.lobby, now)) is not None:
            self._add(act)

    def _add(self, act: LobbyActRow) -> None:
        self.lobby = after(self.lobby, act, self.people)
        self.acts.append(act)


class LobbyBook(AtEntrance):
    """A reader of lobbies, and a writer of their acts."""

    async def find(self, key: str) -> Lobby:
        """Return the lobby `key`, open or not. Raises Declined (NO_LOBBY, NEWER)."""
        return (await self._draft(key)).lobby

    async def is_latest(self, lobby: Lobby) -> bool:
        """Return whether nothing has happened in `lobby` since it was read."""
        return await self._store.last_lobby_act(lobby.id) == lobby.number

    async def open(self) -> list[Lobby]:
        """Return all lobbies that have neither started nor closed, in order of expiry."""
        return await self._read(await self._store.open_lobbies())

    async def ended(self, *, since: int) -> list[Lobby]:
        """Return the lobbies that have started or closed since a moment (Unix milliseconds)."""
        return await self._read(await self._store.ended_lobbies(since=since))

    async def open_of(self, player: Player) -> list[Lobby]:
        """Return the open lobbies where `player` sits, or is invited."""
        found = await self._read(await self._store.open_lobbies_of(player.id))
        return [each for each in found if each.sitter(player.id) is not None or each.invitation(player.id) is not None]

    async def open_after(self, table: str) -> list[Lobby]:
        """Return the open lobbies for the people of a table to play once more."""
        return await self._read(await self._store.open_lobbies_after(table))

    async def tables_of(self, lobby: Lobby) -> list[str]:
        """Return the keys of the tables that a lobby has become: its own, and those of the others in duplicate."""
        others = await self._store.twins_begun_in(lobby.id) if lobby.is_duplicate else ()
        return list(dict.fromkeys([lobby.id, *(each.table for each in others)]))

    async def posted(self, key: str, message_id: int) -> None:
        """Store which message shows the lobby `key`."""
        await self._store.commit(LobbyPostedRow(key, message_id))

    async def add(
        self,
        row: LobbyRow,
        game: Game,
        wishes: Iterable[Wish],
        people: Iterable[Player],
        *,
        also: Sequence[Row] = (),
    ) -> Lobby:
        """Store a new lobby, its seed, and what happens there first, together with `also`. Raises Declined."""
        seed = self._seeds.make(row.id)
        draft = Draft(lobby_of(row, game, seed.commitment), {each.id: each for each in people})
        for wish in wishes:
            draft.do(wish, now=row.created_at)
        with self.in_doubt(row.id):
            await self._store.commit(row, seed, *draft.acts, *also)
        return draft.lobby

    async def do(
        self, key: str, *wishes: Wish, people: Sequence[Player] = (), also: Sequence[NextNoteRow] = ()
    ) -> Lobby:
        """Store these requests, all or none, with what was due before them, what follows, and `also`.

        Raises Declined (NO_LOBBY, NEWER, SEALED, and anything the wishes raise) or LimitReached, and then nothing has
        changed.
        """
        while True:
            draft = await self._draft(key)
            now = self._clock.now()
            draft.take(wishes, people, now=now)
            if not draft.acts:
                return draft.lobby
            limited = await self._practice(draft.lobby) if wishes else ()  # automatic starts are never refused
            try:
                opened = await self._tables(draft.lobby, now)
                with self.in_doubt(key):
                    await self._store.commit(*draft.acts, *opened, *also, *limited)
            except Conflict as clash:
                if clash.kind is not LobbyActRow:
                    raise
                continue  # someone else was first: look again
            return draft.lobby

    async def foresee(self, key: str, *wishes: Wish, people: Sequence[Player] = ()) -> Lobby:
        """Return the lobby as it would be after `do` if nothing else happened. Raises as `do`, and stores nothing."""
        draft = await self._draft(key)
        draft.take(wishes, people, now=self._clock.now())
        return draft.lobby

    async def _practice(self, lobby: Lobby) -> Sequence[NextNoteRow]:
        """Return the rows to store if `lobby` became a game of one person against robots. Raises LimitReached."""
        people = [each.player for each in lobby.people]
        return await self._limits.practice(people[0], lobby.id) if lobby.is_started and len(people) == 1 else ()

    async def _tables(self, lobby: Lobby, now: int) -> Sequence[Row]:
        """Return the rows of the tables that a lobby became just now; none if it did not. Raises Declined (SEALED)."""
        if not lobby.is_started:
            return ()
        # Read first: a table whose seed nobody can open would stop at once.
        first, *others = rules.arrange(lobby, seed := await self._seeds.read(lobby.id))
        rows = [*await self._table(lobby, lobby.id, first, now)]
        if lobby.is_duplicate:
            rows.append(TwinRow(lobby.id, lobby.id, 0))
        for number, players in enumerate(others, 1):
            key = self._draw_key()
            rows += await self._table(lobby, key, players, now)
            rows += [self._seeds.keep(key, seed), TwinRow(key, lobby.id, number)]
        return rows

    async def _table(self, lobby: Lobby, key: str, players: Sequence[Player], now: int) -> Sequence[Row]:
        return opening(
            key,
            lobby.terms,
            players,
            guild_id=lobby.guild_id,
            channel_id=lobby.channel_id,
            cut=lobby.cut,
            now=now,
            quiet=[await self._preferences.quiet_of(each) for each in players],
            window=(await self._servers.of(lobby.guild_id)).window,
        )

    async def _draft(self, key: str) -> Draft:
        row = await self._store.lobby(key)
        if row is None:
            raise Declined(Reason.NO_LOBBY)
        return await self._after_all(row)

    async def _read(self, rows: Sequence[LobbyRow]) -> list[Lobby]:
        """Return these lobbies. Unreadable ones are left out and logged; the others must go on."""
        found = []
        for row in rows:
            try:
                found.append((await self._after_all(row)).lobby)
            except Declined as error:  # a newer version of the bot opened it
                log.warning("lobby %s cannot be read: %s", row.id, error.reason)
            except (ValueError, KeyError, TypeError) as error:
                log.error("lobby %s cannot be read: %s", row.id, type(error).__name__)
        return found

    async def _after_all(self, row: LobbyRow) -> Draft:
        """Return a lobby after all its acts.

        Raises Declined (NEWER), and ValueError, KeyError or TypeError for any other unreadable one.
        """
        acts = await self._store.lobby_acts([row.id])
        commitments = await self._store.commitments([row.id])
        known = await self._store.players({each.player for each in acts if each.player is not None})
        people = {key: Player.of(each) for key, each in known.items()}
        is_played = await self._servers.is_played(row.guild_id, row.game)
        lobby = lobby_of(row, known_game(self._games, row.game), commitments[row.id], is_played=is_played)
        for act in acts:
            lobby = after(lobby, act, people)
        return Draft(lobby, people)
