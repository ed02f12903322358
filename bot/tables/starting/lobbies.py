"""Lobbies: people sit down to a game for two or more, agree to its terms, and it starts."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial

from bot.games.protocol import Game
from bot.robots.protocol import Level
from bot.store import LobbyActRow, LobbyRow, Row
from bot.tables.errors import Declined, Reason
from bot.tables.lobbies import lobby_rules as rules
from bot.tables.lobbies.blocks import BlockBook
from bot.tables.lobbies.entrance import AtEntrance, Entrance
from bot.tables.lobbies.limits import judged_by_notes
from bot.tables.lobbies.lobby import Lobby
from bot.tables.lobbies.lobby_acts import Leave
from bot.tables.lobbies.lobby_book import LobbyBook, Wish
from bot.tables.lobbies.offers import Offers
from bot.tables.state.people import HATS, Player, robot_name
from bot.tables.state.table import Table
from bot.tables.state.terms import Terms

MOST_OPEN = 3  # open lobbies of one person in one server: each is a message, and holds a seat

Look = Callable[[Lobby], Awaitable[None]]
"""A function awaited with the lobby as a request would leave it, before that is stored, unless declined."""


class TooManyOpen(Declined):
    """An error: a player with several open lobbies may not open one more; these are open."""

    def __init__(self, lobbies: Sequence[Lobby]) -> None:
        super().__init__(Reason.MANY_LOBBIES)
        self.lobbies = tuple(lobbies)


class Lobbies(AtEntrance):
    """An opener of lobbies that carries out people's requests there."""

    def __init__(self, entrance: Entrance, offers: Offers, *, changed: Callable[[Lobby], Awaitable[None]]) -> None:
        """`changed` is awaited after each change of a lobby."""
        super().__init__(entrance)
        self.book = LobbyBook(entrance)
        self._offers = offers
        self._blocks = BlockBook(entrance.store)
        self._changed = changed

    # Opening

    @judged_by_notes
    async def open(
        self,
        host: Player,
        *,
        terms: Terms,
        seats: int,
        guild_id: int,
        channel_id: int,
        press_id: int,
        others: Sequence[Player] = (),
        role: int | None = None,
    ) -> Lobby:
        """Open a lobby for `seats`, where `host` sits down first. Its seed is made before anyone else agrees.

        `others` are invited, and `role` is called. Raises Declined (STAKE, SEATS, NOBODY, NOT_PLAYED, OWN_BLOCK,
        CLOSED, and as `rules.invite`), TooManyOpen, LimitReached, and BadOption for an option that does not fit the
        number of seats.
        """
        row = self._row(terms, seats=seats, guild_id=guild_id, channel_id=channel_id)
        async with self._offers.seating.alone():  # so that of two at once each sees the other
            await self._offers.check_known(host, *others)
            await self._see_few(host, guild_id)
            await self._blocks.see_challenge(host, others)
            lobby = await self._add(row, host, terms, press_id=press_id, others=others, role=role)
        await self._changed(lobby)
        return lobby

    async def open_planned(
        self,
        key: str,
        host: Player,
        *,
        terms: Terms,
        seats: int,
        guild_id: int,
        channel_id: int,
        press_id: int,
        also: Sequence[Row],
    ) -> Lobby:
        """Open the lobby `key`, which `host` has planned by a press, and store `also` with it.

        However many the host has open, it opens. Raises as `open`, and Conflict if it is there, or for one of `also`.
        """
        row = replace(self._row(terms, seats=seats, guild_id=guild_id, channel_id=channel_id), id=key)
        async with self._offers.seating.alone():
            await self._offers.check_known(host)
            lobby = await self._add(row, host, terms, press_id=press_id, also=also)
        await self._changed(lobby)
        return lobby

    async def _see_few(self, host: Player, guild_id: int) -> None:
        """Raise TooManyOpen. Lobbies for a rematch do not count."""
        now = self._clock.now()
        found = [each for each in await self.book.open_of(host) if each.guild_id == guild_id and now < each.lapses_at]
        hosted = [each for each in found if each.is_host(host) and each.again is None]
        if len(hosted) >= MOST_OPEN:
            raise TooManyOpen(hosted)

    @judged_by_notes
    async def rematch(
        self, player: Player, table: Table, *, channel_id: int, press_id: int, is_elsewhere: bool = False
    ) -> Lobby:
        """Ask the people of a game to play it again: open a lobby for it, or sit down in the one that is open.

        Seats are held for the others, then free for anyone if they do not come; its robots sit down at once. Partners
        are partners again, unless they choose otherwise. It is played by the newest edition of the rules. Players whom
        `player` may not invite are not asked. `is_elsewhere`: whether the bot is not there now. Raises Avoided,
        LimitReached, and Declined (NOT_SEATED, NO_GAME_HERE, NOT_OVER, CONTEST, NOBODY, NOT_PLAYED, and as `sit`,
        NEW_TERMS also if other terms have been named there).
        """
        table.own_seat(player)
        if table.guild_id is None:
            raise Declined(Reason.NO_GAME_HERE)
        if not table.is_over:
            raise Declined(Reason.NOT_OVER)
        if table.terms.is_contest:
            raise Declined(Reason.CONTEST)
        if table.terms.is_duplicate:
            raise Declined(Reason.DUPLICATE_AGAIN)
        await self._servers.playing(table.guild_id, table.terms.game.name)
        terms = replace(table.terms.renewed(), is_elsewhere=is_elsewhere)
        row = self._row(terms, seats=len(table.players), guild_id=table.guild_id, channel_id=channel_id)
        async with self._offers.seating.alone():
            await self._offers.check_known(player)
            for found in await self.book.open_after(table.id):
                if self._clock.now() < found.lapses_at:
                    if found.sitter(player.id) is None and not _is_same(found.terms, terms):
                        raise Declined(Reason.NEW_TERMS)  # they have seen those of the finished game
                    apart = await self._blocks.apart_of(player)
                    wish = partial(rules.sit, player=player, version=found.version, press_id=press_id, apart=apart)
                    kept = _as_before(table.terms.game, [each.id for each in table.players], player)
                    lobby = await self.book.do(found.id, wish, *kept, people=[player])
                    break
            else:
                lobby = await self._add_again(replace(row, again=table.id), player, table, terms, press_id=press_id)
        await self._changed(lobby)
        return lobby

    def _row(self, terms: Terms, *, seats: int, guild_id: int, channel_id: int) -> LobbyRow:
        now = self._clock.now()
        return LobbyRow(
            id=self._draw_key(),
            game=terms.game.name,
            guild_id=guild_id,
            channel_id=channel_id,
            message_id=None,
            seats=seats,
            created_at=now,
            expires_at=now + self._lifetime,
        )

    async def _add_again(self, row: LobbyRow, host: Player, table: Table, terms: Terms, *, press_id: int) -> Lobby:
        """Store a lobby on `terms` for the people of `table`, where `host` and the robots sit on their former sides."""
        there = [each.id for each in table.players]
        staying = [host, *(each for each in table.players if each.robot is not None)]
        kept = [wish for each in staying for wish in _as_before(table.terms.game, there, each)]
        people = [each for each in table.players if each.robot is None and each.id != host.id]
        asked = await self._blocks.reachable(host, people)
        others = [each for each in table.players if each not in people or each in asked]
        return await self._add(row, host, terms, press_id=press_id, others=others, then=kept)

    async def _add(
        self,
        row: LobbyRow,
        host: Player,
        terms: Terms,
        *,
        press_id: int,
        others: Sequence[Player] = (),
        then: Sequence[Wish] = (),
        role: int | None = None,
        also: Sequence[Row] = (),
    ) -> Lobby:
        """Store a new lobby, where `host` names the terms and sits down, and `others` sit again or are asked to.

        `role` is about to be called.
        """
        named = replace(terms, unit=(await self._servers.playing(row.guild_id, row.game)).unit)
        wishes: list[Wish] = [
            partial(rules.name_terms, player=host, terms=named, press_id=press_id),
            partial(rules.sit, player=host, version=1, press_id=press_id),
        ]
        for other in others:
            if other.robot is not None:
                wishes.append(partial(rules.add_robot, host=host, robot=other, press_id=press_id))
            elif other.id != host.id and not other.is_former:
                wishes.append(partial(rules.invite, host=host, player=other))
        limited = await self._limits.ask(host, (each for each in others if not each.is_former))
        if role is not None:
            limited.append(await self._limits.call_role(row.guild_id, role))
        return await self.book.add(row, terms.game, [*wishes, *then], [host, *others], also=[*limited, *also])

    # Requests; each raises Declined as the rule of the same name, and then nothing has changed. One that takes a
    # `look` may start the game.

    async def sit(
        self,
        key: str,
        player: Player,
        *,
        version: int,
        press_id: int,
        is_sure: bool = False,
        look: Look | None = None,
    ) -> Lobby:
        """Let `player` sit down, who agrees to the terms of this version; in a rematch with the same partners.

        `is_sure`: they accept people there whom they block.
        """
        apart = await self._blocks.apart_of(player, is_sure=is_sure)
        wish = partial(rules.sit, player=player, version=version, press_id=press_id, apart=apart)
        lobby = await self.book.find(key)
        before = None if lobby.again is None else await self._store.table(lobby.again)
        kept = [] if before is None else _as_before(lobby.game, before.players, player)
        return await self._do(key, wish, player, look=look, then=kept)

    async def agree(self, key: str, player: Player, *, version: int, press_id: int, look: Look | None = None) -> Lobby:
        """Let `player`, who sits there, agree to the terms of this version."""
        wish = partial(rules.agree, player=player, version=version, press_id=press_id)
        return await self._do(key, wish, player, look=look)

    async def leave(self, key: str, player: Player) -> Lobby:
        """Let `player` give up their seat, or the one that is held for them."""
        return await self._do(key, partial(rules.leave, player=player), player)

    async def choose_side(self, key: str, player: Player, side: int | None) -> Lobby:
        """Let `player` play on this side, or where the draw seats them."""
        return await self._do(key, partial(rules.choose_side, player=player, side=side), player)

    async def be_ready(self, key: str, player: Player, *, press_id: int, look: Look | None = None) -> Lobby:
        """Note that `player`, who was asked, is ready."""
        return await self._do(key, partial(rules.be_ready, player=player, press_id=press_id), player, look=look)

    async def change_terms(self, key: str, host: Player, terms: Terms, *, press_id: int) -> Lobby:
        """Name other terms, which asks everyone again."""
        server = await self._servers.of((await self.book.find(key)).guild_id)
        named = replace(terms, unit=server.unit)
        return await self._do(key, partial(rules.name_terms, player=host, terms=named, press_id=press_id), host)

    @judged_by_notes
    async def invite(self, key: str, host: Player, people: Sequence[Player]) -> Lobby:
        """Hold seats for all of these people, or for none.

        Also raises Declined (INVITE_NOBODY, OWN_BLOCK, CLOSED), and LimitReached.
        """
        async with self._offers.seating.together():
            known = await self._store.players(each.id for each in people)
            if any(each.id not in known or Player.of(known[each.id]).is_former for each in people):
                raise Declined(Reason.INVITE_NOBODY)
            wishes = [partial(rules.invite, host=host, player=each) for each in people]
            limited = await self._limits.ask(host, people)
            await self._blocks.see_challenge(host, people)
            lobby = await self.book.do(key, *wishes, people=people, also=limited)
        await self._changed(lobby)
        return lobby

    async def add_robot(self, key: str, host: Player, level: Level, *, press_id: int) -> Lobby:
        """Let a robot sit down, which asks nobody again."""

        async def wishes(lobby: Lobby) -> tuple[Sequence[Wish], Sequence[Player]]:
            return await self._robots(lobby, host, level, 1, press_id=press_id)

        return await self._seen_do(key, wishes)

    async def fill(
        self, key: str, host: Player, *, press_id: int, starts: bool = False, look: Look | None = None
    ) -> Lobby:
        """Let robots of the usual level take all free seats.

        `starts`: and start with them, as `start`, unless someone has to agree first.
        """

        async def wishes(lobby: Lobby) -> tuple[Sequence[Wish], Sequence[Player]]:
            free = lobby.free(self._clock.now())
            count = free if starts else max(1, free)  # one too many is declined with its reason
            seated, robots = await self._robots(lobby, host, Level.REGULAR, count, press_id=press_id)
            return ([*seated, partial(rules.start_filled, host=host)] if starts else seated), [host, *robots]

        return await self._seen_do(key, wishes, look=look)

    async def _robots(
        self, lobby: Lobby, host: Player, level: Level, count: int, *, press_id: int
    ) -> tuple[list[Wish], list[Player]]:
        """Return the requests that seat this many robots of `level`, and those robots, who do not sit there yet.

        Nor does anyone else of that name, while there is another.
        """
        robots, number, taken = list[Player](), 1, {each.player.name for each in lobby.sitters}
        while len(robots) < count:
            robot = await self._robot(level, number)
            if lobby.sitter(robot.id) is None and (robot.name not in taken or number > len(HATS)):
                robots.append(robot)
            number += 1
        return [partial(rules.add_robot, host=host, robot=each, press_id=press_id) for each in robots], robots

    async def _seen_do(
        self,
        key: str,
        wishes: Callable[[Lobby], Awaitable[tuple[Sequence[Wish], Sequence[Player]]]],
        *,
        look: Look | None = None,
    ) -> Lobby:
        """Store the requests that `wishes` makes for the lobby as it is, and again if another press came first."""
        while True:
            lobby = await self.book.find(key)
            (first, *then), people = await wishes(lobby)
            try:
                return await self._do(key, first, *people, look=look, then=then)
            except Declined:
                if (await self.book.find(key)).number == lobby.number:
                    raise

    async def dismiss_robot(self, key: str, host: Player, robot: Player, *, press_id: int) -> Lobby:
        """Send a robot away, which asks everyone again, the host too, where the stakes hold again."""
        return await self._do(key, partial(rules.dismiss_robot, host=host, robot=robot, press_id=press_id), host)

    async def remove(self, key: str, host: Player, player: Player, *, press_id: int) -> Lobby:
        """Take a person off the table for good."""
        return await self._do(key, partial(rules.remove, host=host, player=player, press_id=press_id), host, player)

    async def start(self, key: str, host: Player, *, look: Look | None = None) -> Lobby:
        """Start with the sitters there, once all of them have shown that they are present."""
        return await self._do(key, partial(rules.start, host=host), host, look=look)

    async def message_of(self, table: str) -> int | None:
        """Return the message with the commitment of a table: that of its challenge or lobby; None in practice."""
        for find in (self._offers.find, self.book.find):
            try:
                return (await find(table)).message_id
            except Declined as error:
                if error.reason not in {Reason.NO_OFFER, Reason.NO_LOBBY}:
                    raise
        return None

    # What happens by itself

    async def tend(self, key: str) -> Lobby:
        """Do what is due in the lobby `key`."""
        return await self._do(key)

    async def gone(self, player: Player, *, guild_id: int) -> None:
        """Let `player`, who has left a server, leave its lobbies."""
        for lobby in await self.book.open_of(player):
            if lobby.guild_id == guild_id:
                await self._do(lobby.id, partial(rules.leave, player=player, why=Leave.GONE), player)

    async def farewell(self, player: Player) -> list[LobbyActRow]:
        """Return the acts by which a forgotten player leaves all lobbies. The caller holds `seating` and stores them.

        The caller then has each of these lobbies tended.
        """
        now = self._clock.now()
        return [rules.leave(each, player, now=now, why=Leave.GONE) for each in await self.book.open_of(player)]

    async def _robot(self, level: Level, number: int) -> Player:
        return Player.of(await self._store.robot(level, number, name=robot_name(level, number)))

    @judged_by_notes
    async def _do(
        self, key: str, wish: Wish | None = None, *people: Player, look: Look | None = None, then: Sequence[Wish] = ()
    ) -> Lobby:
        """Store one person's request, `then` its additions, and all that follows."""
        if look is not None and wish is not None:
            await look(await self.book.foresee(key, wish, *then, people=people))
        async with self._offers.seating.together():
            await self._offers.check_known(*people)
            lobby = await self.book.do(key, *([] if wish is None else [wish]), *then, people=people)
        await self._changed(lobby)
        return lobby


def _as_before(game: Game, players: Sequence[int], player: Player) -> list[Wish]:
    """Return the requests that seat `player` on their former side among `players`, ids by seat."""
    sides = game.sides(len(players)) if len(players) in game.seats and player.id in players else ()
    if all(len(side) == 1 for side in sides):
        return []
    seat = players.index(player.id)
    number = next(number for number, side in enumerate(sides) if seat in side)
    return [partial(rules.keep_side, player=player, side=number)]


def _is_same(terms: Terms, others: Terms) -> bool:
    """Return whether these are the same terms, apart from the unit of stakes."""
    return replace(terms, unit=others.unit) == others
