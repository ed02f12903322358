"""Challenges: who asks whom to play on what terms. Each is answered exactly once."""

import json
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.games.protocol import Game
from bot.store import Answer, Conflict, NextNoteRow, OfferAnswerRow, OfferPostedRow, OfferRow, Row
from bot.tables.errors import Avoided, Declined, Reason
from bot.tables.lobbies.blocks import BlockBook
from bot.tables.lobbies.entrance import AtEntrance, Entrance
from bot.tables.lobbies.limits import judged_by_notes
from bot.tables.lobbies.opening import challenge, check_stake, opening
from bot.tables.lobbies.seating import Seating
from bot.tables.state.pace import parse_clock
from bot.tables.state.people import Player
from bot.tables.state.terms import Terms, known_game, stored_options

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Offer:
    """A challenge to one person, or a seat open to all (`challenged` None)."""

    id: str  # becomes the key of the table
    terms: Terms
    guild_id: int | None
    channel_id: int
    message_id: int | None
    challenger: Player
    challenged: Player | None
    expires_at: int  # Unix milliseconds
    commitment: str  # to the seed of all deals
    rival: str | None = None  # the same two's offer on other terms; only one of both can be accepted
    is_back: bool = False  # this one answers its rival with other terms; it is not the first

    def see_asked(self, player: Player) -> None:
        """Raise Declined (NOT_CHALLENGED, ONESELF) if `player` is not asked to take the seat."""
        if self.challenged is not None and self.challenged.id != player.id:
            raise Declined(Reason.NOT_CHALLENGED)
        if self.challenger.id == player.id:
            raise Declined(Reason.ONESELF)


class Offers(AtEntrance):
    """A maker of challenges, and of answers to them."""

    def __init__(self, entrance: Entrance) -> None:
        super().__init__(entrance)
        self._blocks = BlockBook(entrance.store)
        self.seating = Seating(entrance.store)  # held while someone takes a seat, offers, or is forgotten

    @judged_by_notes
    async def make(
        self,
        challenger: Player,
        challenged: Player | None,
        *,
        terms: Terms,
        guild_id: int | None,
        channel_id: int,
        role: int | None = None,
    ) -> Offer:
        """Challenge `challenged`, or anyone (None). The seed is made now, and the unit is the server's as it is now.

        `role` is about to be called there.

        Raises Declined (ONESELF, STAKE, SEATS, NOBODY, NOT_PLAYED, OWN_BLOCK, CLOSED), LimitReached, and BadOption for
        an option that does not fit two players.
        """
        async with self.seating.together():
            return await self._make(
                challenger, challenged, terms=terms, guild_id=guild_id, channel_id=channel_id, role=role
            )

    async def _make(
        self,
        challenger: Player,
        challenged: Player | None,
        *,
        terms: Terms,
        guild_id: int | None,
        channel_id: int,
        rival: Offer | None = None,
        replaced: Offer | None = None,
        role: int | None = None,
    ) -> Offer:
        """Make an offer as `make` does. The caller holds `seating`. Also raises Declined (COUNTERED, ANSWERED).

        `rival` is the offer that the new one answers with other terms: only one's own block prevents that, since the
        other asked first. `replaced` is the offer it replaces. Neither counts as another request to someone.
        """
        if challenged is not None and challenged.id == challenger.id:
            raise Declined(Reason.ONESELF)
        is_new = rival is None and replaced is None
        limited = await self._limits.challenge(challenger, challenged) if is_new else []
        if role is not None and guild_id is not None:
            limited.append(await self._limits.call_role(guild_id, role))
        check_stake(terms)
        server = await self._servers.playing(guild_id, terms.game.name)
        await self.check_known(challenger, *([] if challenged is None else [challenged]))
        if challenged is not None and rival is None:
            await self._blocks.see_challenge(challenger, [challenged])
        elif challenged is not None:  # a blocked player would be asked, and could not accept
            await self._blocks.see_not_blocked(challenger, challenged)
        terms = replace(terms, unit=server.unit)
        now = self._clock.now()
        row = challenge(
            self._draw_key(),
            terms,
            challenger,
            challenged,
            guild_id=guild_id,
            channel_id=channel_id,
            now=now,
            lifetime=self._lifetime,
        )
        row = row if rival is None else replace(row, counters=rival.id)
        row = row if replaced is None else replace(row, message_id=replaced.message_id)
        seed = self._seeds.make(row.id)
        others = [] if replaced is None else [OfferAnswerRow(replaced.id, "withdrawn", challenger.id, now)]
        try:
            with self.in_doubt(row.id, *(each.offer for each in others)):
                await self._store.commit(row, seed, *others, *limited)
        except Conflict as clash:
            if clash.kind is NextNoteRow:
                raise
            raise Declined(Reason.COUNTERED if clash.kind is OfferRow else Reason.ANSWERED) from clash
        people = {each.id: each for each in (challenger, challenged) if each is not None}
        return _offer(terms.game, row, _Related(people, {row.id: seed.commitment}, {}, {}))

    async def change_terms(self, offer: Offer, player: Player, terms: Terms) -> Offer:
        """Propose other terms. The challenger's replace `offer`; the challenged person's are added to it, once.

        Raises Declined (NOT_CHALLENGED, LAPSED, ANSWERED, COUNTERED, STAKE, NOT_PLAYED, OWN_BLOCK, CLOSED).
        """
        async with self.seating.alone():
            return await self._on_other_terms(await self.find(offer.id), player, terms)

    async def _on_other_terms(self, offer: Offer, player: Player, terms: Terms) -> Offer:
        is_own = player.id == offer.challenger.id
        if not is_own and (offer.challenged is None or offer.challenged.id != player.id):
            raise Declined(Reason.NOT_CHALLENGED)
        if offer.rival is not None:
            raise Declined(Reason.COUNTERED)
        if self._clock.now() >= offer.expires_at:
            raise Declined(Reason.LAPSED)
        if await self._store.answer(offer.id) is not None:
            raise Declined(Reason.ANSWERED)
        return await self._make(
            player,
            offer.challenged if is_own else offer.challenger,
            terms=terms,
            guild_id=offer.guild_id,
            channel_id=offer.channel_id,
            rival=None if is_own else offer,
            replaced=offer if is_own else None,
        )

    @judged_by_notes
    async def rematch(self, player: Player, opponent: Player, *, terms: Terms, guild_id: int, channel_id: int) -> Offer:
        """Ask for the same game again: return the open challenge of `opponent` for it, or else a new one.

        It is played by the newest edition of the rules. When both players ask at once, there is only one challenge.
        Raises Declined (ASKED, NOBODY, NOT_PLAYED, OWN_BLOCK, CLOSED), and LimitReached.
        """
        wanted = replace(terms.renewed(), unit=(await self._servers.of(guild_id)).unit)
        async with self.seating.alone():
            for asks, asked in ((player, opponent), (opponent, player)):
                for offer in await self._read(await self._store.open_challenges(asks.id, asked.id)):
                    is_same = (offer.terms, offer.channel_id, offer.rival) == (wanted, channel_id, None)
                    if not is_same or offer.expires_at <= self._clock.now():
                        continue
                    if asks == player:
                        raise Declined(Reason.ASKED)
                    return offer
            return await self._make(player, opponent, terms=wanted, guild_id=guild_id, channel_id=channel_id)

    async def answer_to(self, offer: Offer) -> tuple[Answer, Player | None] | None:
        """Return how `offer` was answered, and by whom (None if it lapsed). None while it is open."""
        answer = await self._store.answer(offer.id)
        if answer is None:
            return None
        people = await self._store.players([] if answer.player is None else [answer.player])
        return answer.kind, next(map(Player.of, people.values()), None)

    async def first_terms(self, offer: Offer) -> Terms | None:
        """Return the terms that `offer` answers with others; None if it is a first challenge."""
        return (await self.find(offer.rival)).terms if offer.is_back and offer.rival is not None else None

    async def lost_to_rival(self, offer: Offer) -> bool:
        """Return whether `offer` ended because the same two agreed to the terms of its rival."""
        answer = None if offer.rival is None else await self._store.answer(offer.rival)
        return answer is not None and answer.kind == "accepted"

    async def posted(self, offer: Offer, message_id: int) -> None:
        """Store which message shows `offer`."""
        await self._store.commit(OfferPostedRow(offer.id, message_id))

    async def find(self, key: str) -> Offer:
        """Return the offer `key`, answered or not. Raises Declined (NO_OFFER, NEWER)."""
        row = await self._store.offer(key)
        if row is None:
            raise Declined(Reason.NO_OFFER)
        return _offer(known_game(self._games, row.game), row, await self._related([row]))

    async def in_place_of(self, offer: Offer) -> Offer:
        """Return what the message of `offer` is about: the offer itself, or the one on other terms that replaced it."""
        if offer.message_id is None:
            return offer
        row = await self._store.last_offer_at(offer.message_id, challenger=offer.challenger.id)
        return offer if row is None or row.id == offer.id else await self.find(row.id)

    async def open(self) -> list[Offer]:
        """Return all offers that nobody has answered, in order of expiry. Unreadable ones are left out."""
        return await self._read(await self._store.open_offers())

    async def ended(self, *, since: int) -> list[Offer]:
        """Return the offers that were answered since a moment (Unix milliseconds). Unreadable ones are left out."""
        return await self._read(await self._store.answered_offers(since=since))

    async def _read(self, rows: Sequence[OfferRow]) -> list[Offer]:
        """Return the offers of these rows. Unreadable ones are left out and logged."""
        related, found = await self._related(rows), []
        for row in rows:
            try:
                found.append(_offer(known_game(self._games, row.game), row, related))
            except Exception as error:  # such as one of another version; the others must stay answerable
                log.error("offer %s cannot be read: %s", row.id, type(error).__name__)
        return found

    async def _related(self, rows: Sequence[OfferRow]) -> "_Related":
        people = {each for row in rows for each in (row.challenger, row.challenged) if each is not None}
        keys = [row.id for row in rows]
        return _Related(
            people={key: Player.of(row) for key, row in (await self._store.players(people)).items()},
            commitments=await self._store.commitments(keys),
            counters=await self._store.counters(keys),
            units={each: (await self._servers.of(each)).unit for each in {r.guild_id for r in rows if r.unit is None}},
        )

    async def check_known(self, *players: Player) -> None:
        """Raise Declined (NOBODY) if one of these players has been forgotten. The caller holds `seating`."""
        known = (await self._store.players(player.id for player in players)).values() if players else ()
        if any(Player.of(row).is_former for row in known):
            raise Declined(Reason.NOBODY)

    async def farewell(self, player: Player) -> list[OfferAnswerRow]:
        """Return the answers to all open offers of a forgotten player. The caller holds `seating` and stores them."""
        now = self._clock.now()
        return [
            OfferAnswerRow(row.id, "withdrawn" if row.challenger == player.id else "declined", player.id, now)
            for row in await self._store.open_offers_of(player.id)
        ]

    async def decline(self, offer: Offer, player: Player) -> None:
        """Decline `offer`, as the challenged person. Raises Declined (NOT_CHALLENGED, LAPSED, ANSWERED)."""
        if offer.challenged is None or offer.challenged.id != player.id:
            raise Declined(Reason.NOT_CHALLENGED)
        await self._answer(offer, "declined", player)

    async def withdraw(self, offer: Offer, player: Player) -> None:
        """Withdraw `offer`, as the challenger. Raises Declined (NOT_CHALLENGER, LAPSED, ANSWERED)."""
        if offer.challenger.id != player.id:
            raise Declined(Reason.NOT_CHALLENGER)
        await self._answer(offer, "withdrawn", player)

    async def lapse(self, offer: Offer) -> None:
        """Let `offer` expire, because nobody answered in time. Raises Declined (LAPSED, ANSWERED)."""
        await self._answer(offer, "lapsed", None)

    async def accept(self, offer: Offer, player: Player, *, cut: str, is_sure: bool = False) -> str | None:
        """Take the offered seat: make the table, with the key of the offer.

        Returns the key of the rival offer if that was open until now; this closes it. `cut` is the default cut, which
        the bot must not choose; `is_sure`: the player does not mind that they block the challenger. Raises Avoided, and
        Declined (NOT_CHALLENGED, ONESELF, LAPSED, NOT_PLAYED, NOBODY, UNWELCOME, SEALED, ANSWERED).
        """
        async with self.seating.together():
            offer = await self.find(offer.id)
            return await self._accept(offer, player, cut=cut, is_sure=is_sure)

    async def _accept(self, offer: Offer, player: Player, *, cut: str, is_sure: bool) -> str | None:
        offer.see_asked(player)
        now = self._clock.now()
        if now >= offer.expires_at:
            raise Declined(Reason.LAPSED)
        server = await self._servers.playing(offer.guild_id, offer.terms.game.name)
        await self.check_known(offer.challenger, player)
        apart = await self._blocks.apart_of(player, is_sure=is_sure)
        if offer.challenger.id in apart.blockers:
            raise Declined(Reason.UNWELCOME)
        if offer.challenger.id in apart.blocked:
            raise Avoided([offer.challenger.name], key=offer.id)
        await self._seeds.read(offer.id)  # a table whose seed nobody can open would stop at once
        rows = opening(
            offer.id,
            offer.terms,
            (offer.challenger, player),
            guild_id=offer.guild_id,
            channel_id=offer.channel_id,
            cut=cut,
            now=now,
            quiet=[await self._preferences.quiet_of(each) for each in (offer.challenger, player)],
            window=server.window,
        )
        others: list[Row] = list(rows)
        closed: str | None = None
        if offer.rival is not None:
            given = await self._store.answer(offer.rival)
            if given is None:
                closed = offer.rival
                others.append(OfferAnswerRow(closed, "withdrawn", player.id, now))
            elif given.kind == "accepted":
                raise Declined(Reason.ANSWERED)
        await self._answer(offer, "accepted", player, *others, at=now)
        return closed

    async def _answer(
        self, offer: Offer, answer: Answer, player: Player | None, *others: Row, at: int | None = None
    ) -> None:
        """Store an answer, given now or `at` (Unix milliseconds), when the rows with it say that it was."""
        row = OfferAnswerRow(offer.id, answer, player.id if player else None, self._clock.now() if at is None else at)
        answered = [each.offer for each in (row, *others) if isinstance(each, OfferAnswerRow)]
        try:
            with self.in_doubt(*answered):
                await self._store.commit(row, *others)
        except Conflict as clash:
            given = await self._store.answer(offer.id)
            raise Declined(Reason.LAPSED if given and given.kind == "lapsed" else Reason.ANSWERED) from clash


@dataclass(frozen=True, slots=True)
class _Related:
    """The rows read together with all offers at once."""

    people: Mapping[int, Player]  # by player id
    commitments: Mapping[str, str]  # by offer
    counters: Mapping[str, str]  # the offer with other terms, by the offer it answers
    units: Mapping[int | None, str]  # by server, for offers that do not name theirs


def _offer(game: Game, row: OfferRow, related: _Related) -> Offer:
    options = stored_options(game, {"rules": row.rules, **json.loads(row.options)})
    unit = related.units[row.guild_id] if row.unit is None else row.unit
    pace, *flags = parse_clock(row.clock)
    return Offer(
        id=row.id,
        terms=Terms(game, options, row.stake, pace, unit, *flags),
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        message_id=row.message_id,
        challenger=related.people[row.challenger],
        challenged=None if row.challenged is None else related.people[row.challenged],
        expires_at=row.expires_at,
        commitment=related.commitments[row.id],
        rival=row.counters or related.counters.get(row.id),
        is_back=row.counters is not None,
    )
