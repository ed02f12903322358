"""Faults planted in the bot, each by overriding one method: the judges must find every one of them.

| not found alone | what hides it, or what was tried |
|---|---|
| `Memory.held` locks no table | the key of the log refuses the second row, and `judged_anew` judges again |
| `Dealing.watch`, `PauseEnds.watch`, `Announcer.wake` forgotten | `Overdue` takes it up: they are planted without it; |
| | what it takes up though nothing was wrong is a fault of its own, in `planted_choices` |
| `Offers.ended` and `LobbyBook.ended` find none at a start | the note of what is unshown: they are planted without it |
"""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import pytest

from bot.games.protocol import Seat
from bot.standing import Ledger, projector
from bot.standing.projector import Projector
from bot.store import (
    AnnouncementPostedRow,
    Precondition,
    Row,
    Store,
    TransferRow,
    Unposted,
    engines,
)
from bot.store.writing.transacting import FileTransactions
from bot.store.writing.writer import Writer
from bot.tables import Lobby, Table
from bot.tables.clocks import Due, Timekeeper
from bot.tables.lobbies.lobby_book import LobbyBook
from bot.tables.lobbies.offers import Offers
from bot.tables.log import log_writer
from bot.tables.log.log_writer import LogWriter
from bot.tables.log.memory import Memory
from bot.tables.playing import agreements
from bot.tables.playing.dealing import Dealing
from bot.tables.playing.playing import Playing
from bot.tables.service import Tables
from bot.tables.starting.lobby_watch import LobbyWatch
from bot.tables.starting.offer_watch import OfferWatch
from bot.tables.state.pace import Countdown
from bot.tables.telling.announcer import Announcer
from bot.tables.telling.unshown import Unshown
from bot.tables.waiting import heartbeat
from bot.tables.waiting.away import Gap
from bot.tables.waiting.messages import Messages
from bot.tables.waiting.overdue import Overdue
from bot.tables.waiting.pause_ends import PauseEnds
from bot.tables.waiting.presence import Presence
from bot.tables.waiting.rounds import Rounds
from bot.tables.waiting.waiting import Waiting
from tests.exploring import plots
from tests.exploring.plots import Plot

Plant = Callable[[pytest.MonkeyPatch], None]


@dataclass(frozen=True)
class Planted:
    """A fault: how it is planted, how the sentence of the judge that finds it begins, and stories that show it."""

    name: str
    plant: Plant
    found_by: str
    plot: Plot


def _nothing(*_: Any, **__: Any) -> None:
    """Do nothing."""


async def _nothing_later(*_: Any, **__: Any) -> None:
    """Do nothing."""


def without_watch(patch: pytest.MonkeyPatch) -> None:
    """Take away the second defense: nobody looks for what is overdue, nor reads tables when they are due."""
    patch.setattr(Overdue, "start", _nothing)


# Each of these plants one fault


def answers_before_commit(patch: pytest.MonkeyPatch) -> None:
    usual = Store.commit
    kept = set[asyncio.Task[None]]()

    async def commit(self: Store, *rows: Row, preconditions: Sequence[Precondition] = ()) -> None:
        task = asyncio.create_task(usual(self, *rows, preconditions=preconditions))
        kept.add(task)
        task.add_done_callback(kept.discard)

    patch.setattr(Store, "commit", commit)


def forgets_to_try_again(patch: pytest.MonkeyPatch) -> None:
    async def act(self: Timekeeper, key: str, due: Due) -> None:
        try:
            await due.action()
        except Exception:
            pass
        finally:
            self._running.discard(key)
            if key in self._due:
                self._put(key)

    patch.setattr(Timekeeper, "_act", act)


def loses_challenges_at_a_restart(patch: pytest.MonkeyPatch) -> None:
    async def nothing_open(self: Any) -> list[Any]:
        return []

    patch.setattr(Offers, "open", nothing_open)


def never_lets_challenges_expire(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(OfferWatch, "watch", _nothing)


def loses_lobbies_at_a_restart(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(LobbyWatch, "start", _nothing_later)


def shows_nothing_anew_at_a_start(patch: pytest.MonkeyPatch) -> None:
    async def none_ended(self: Any, *, since: int) -> list[Any]:
        return []

    patch.setattr(Unshown, "changes", lambda _: [])
    patch.setattr(Offers, "ended", none_ended)
    patch.setattr(LobbyBook, "ended", none_ended)


def posts_without_looking(patch: pytest.MonkeyPatch) -> None:
    usual = Store.unposted

    async def unposted(self: Store) -> list[Unposted]:
        return [replace(each, tried_at=None) for each in await usual(self)]

    patch.setattr(Store, "unposted", unposted)


def never_notes_what_was_posted(patch: pytest.MonkeyPatch) -> None:
    drops(patch, AnnouncementPostedRow)


def never_notes_a_notice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Messages, "note_notified", _nothing_later)


def drops(patch: pytest.MonkeyPatch, *kinds: type[Row]) -> None:
    """Never store rows of these kinds."""
    usual = Store.commit

    async def commit(self: Store, *rows: Row, preconditions: Sequence[Precondition] = ()) -> None:
        await usual(self, *(row for row in rows if not isinstance(row, kinds)), preconditions=preconditions)

    patch.setattr(Store, "commit", commit)


def never_says_that_time_is_over(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Waiting, "_tell", _nothing_later)


def pays_twice(patch: pytest.MonkeyPatch) -> None:
    usual = log_writer.consequences

    def consequences(*args: Any) -> list[Row]:
        return [replace(row, amount=2 * row.amount) if isinstance(row, TransferRow) else row for row in usual(*args)]

    patch.setattr(log_writer, "consequences", consequences)


def forgets_to_pay(patch: pytest.MonkeyPatch) -> None:
    usual = log_writer.consequences

    def consequences(*args: Any) -> list[Row]:
        return [row for row in usual(*args) if not isinstance(row, TransferRow)]

    patch.setattr(log_writer, "consequences", consequences)


def lets_a_stale_panel_act(patch: pytest.MonkeyPatch) -> None:
    usual = Playing.play_all

    async def play_all(self: Playing, key: str, player: Any, moves: Any, *, turn: int | None = None) -> Any:
        return await usual(self, key, player, moves)

    patch.setattr(Playing, "play_all", play_all)


def never_looks_at_a_request_in_doubt(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Tables, "_request_doubted", _nothing)


def remembers_before_commit(patch: pytest.MonkeyPatch) -> None:
    usual = LogWriter._commit

    async def commit(self: LogWriter, unit: Any, *more: Any) -> None:
        self._memory.keep(unit.now)
        await usual(self, unit, *more)

    patch.setattr(LogWriter, "_commit", commit)
    patch.setattr(Memory, "_drop", _nothing)


def does_not_sync(patch: pytest.MonkeyPatch) -> None:
    usual = engines._connected

    async def connected(*args: Any) -> Any:
        return await usual(*(each.replace("= FULL", "= OFF") if isinstance(each, str) else each for each in args))

    patch.setattr(engines, "_connected", connected)


def never_rolls_back(patch: pytest.MonkeyPatch) -> None:
    async def transact(self: FileTransactions, rows: Any) -> None:
        await self._connection.execute("BEGIN IMMEDIATE")
        for kind, each in rows.items():
            await self._write(kind, each)
        await self._connection.commit()

    patch.setattr(FileTransactions, "_transact", transact)


def confirms_what_was_refused(patch: pytest.MonkeyPatch) -> None:
    def refuse(self: Writer, unit: Any, error: Exception) -> None:
        unit.succeed()

    patch.setattr(Writer, "_refuse", refuse)


def deals_never_by_itself(patch: pytest.MonkeyPatch) -> None:
    without_watch(patch)
    patch.setattr(Dealing, "watch", _nothing)


def forgets_robots_at_a_restart(patch: pytest.MonkeyPatch) -> None:
    without_watch(patch)
    patch.setattr(Rounds, "start", _nothing)


def never_ends_a_pause_of_a_turn(patch: pytest.MonkeyPatch) -> None:
    without_watch(patch)
    patch.setattr(PauseEnds, "watch", _nothing)


def never_wakes_the_announcer(patch: pytest.MonkeyPatch) -> None:
    without_watch(patch)
    patch.setattr(Announcer, "wake", _nothing)


def counts_no_game(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Projector, "start", _nothing)


def counts_wrong(patch: pytest.MonkeyPatch) -> None:
    usual = projector.facts_of

    def facts_of(*args: Any, **more: Any) -> Any:
        facts = usual(*args, **more)
        return replace(facts, game=replace(facts.game, at=facts.game.at + 1))

    patch.setattr(projector, "facts_of", facts_of)


def asks_nobody_for_consent(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(agreements, "needed", lambda *_: frozenset[Seat]())


def ends_no_game_that_nobody_plays(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Waiting, "_given_up", lambda *_: [])


def tells_nobody(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Tables, "tell", lambda self, news: self._robots.call(news.table))


def logs_moves(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(log_writer, "happened", lambda _table, entries: ", ".join(each.row.text for each in entries))


def enters_what_not_all_agreed_to(patch: pytest.MonkeyPatch) -> None:
    usual = Ledger._asked_of

    async def asked_of(self: Ledger, key: str, player: Any) -> Any:
        proposal = await usual(self, key, player)
        return replace(proposal, agreed=tuple(each.id for each in proposal.people))

    patch.setattr(Ledger, "_asked_of", asked_of)


def takes_the_time_of_its_absence(patch: pytest.MonkeyPatch) -> None:
    async def make_up(self: Presence, table: Table) -> Table:
        return table

    patch.setattr(Presence, "make_up", make_up)


def gives_time_back_twice(patch: pytest.MonkeyPatch) -> None:
    usual = heartbeat.joined

    def joined(gaps: Iterable[Gap], *, apart: int = 0) -> list[Gap]:
        return [Gap(each.since - 2 * (each.until - each.since), each.until) for each in usual(gaps, apart=apart)]

    patch.setattr(heartbeat, "joined", joined)


def charges_a_pause(patch: pytest.MonkeyPatch) -> None:
    usual = Countdown._passed
    patch.setattr(Countdown, "_passed", lambda self, at: replace(usual(replace(self, is_stopped=False), at)))


def charges_nothing_before_a_pause(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Countdown, "stop", lambda self, at: replace(self, at=max(at, self.at), is_stopped=True))


def starts_without_consent(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Lobby, "undecided", property(lambda _: ()))


PLANTED = (
    Planted("never lets challenges expire", never_lets_challenges_expire, "challenge", plots.OFFERS),
    Planted("answers before commit", answers_before_commit, "", plots.KILLS),
    Planted("forgets to try again", forgets_to_try_again, "", plots.OFFERS_AND_FAILURES),
    Planted("loses challenges at a restart", loses_challenges_at_a_restart, "challenge", plots.OFFERS_AND_RESTARTS),
    Planted("loses lobbies at a restart", loses_lobbies_at_a_restart, "", plots.OFFERS_AND_RESTARTS),
    Planted("shows nothing anew at a start", shows_nothing_anew_at_a_start, "challenge", plots.OFFERS_WITHOUT_DISCORD),
    Planted("posts without looking", posts_without_looking, "announcement", plots.POSTS),
    Planted("never notes what was posted", never_notes_what_was_posted, "taken up though", plots.ENDS),
    Planted("never notes a notice", never_notes_a_notice, "notice", plots.NOTICES),
    Planted("never says that time is over", never_says_that_time_is_over, "stands still", plots.NOTICES),
    Planted("pays twice", pays_twice, "check", plots.ENDS),
    Planted("forgets to pay", forgets_to_pay, "check", plots.ENDS),
    Planted("lets a stale panel act", lets_a_stale_panel_act, "turn", plots.OLD_PANELS),
    Planted("never looks at a request in doubt", never_looks_at_a_request_in_doubt, "", plots.REQUESTS_IN_DOUBT),
    Planted("remembers before commit", remembers_before_commit, "", plots.COMMITS),
    Planted("does not sync", does_not_sync, "", plots.LOSSES_OF_POWER),
    Planted("never rolls back", never_rolls_back, "", plots.COMMITS),
    Planted("confirms what was refused", confirms_what_was_refused, "", plots.COMMITS),
    Planted("deals never by itself", deals_never_by_itself, "stands still", plots.PLAY),
    Planted("forgets robots at a restart", forgets_robots_at_a_restart, "", plots.KILLS),
    Planted("never ends a pause of a turn", never_ends_a_pause_of_a_turn, "stands still", plots.FORCED),
    Planted("never wakes the announcer", never_wakes_the_announcer, "announcement", plots.ENDS),
    Planted("counts no game", counts_no_game, "table", plots.ENDS),
    Planted("counts wrong", counts_wrong, "check", plots.ENDS),
    Planted("asks nobody for consent", asks_nobody_for_consent, "check", plots.AGREEMENTS),
    Planted("ends no game that nobody plays", ends_no_game_that_nobody_plays, "stands still", plots.ABSENCES),
    Planted("tells nobody", tells_nobody, "not shown", plots.PLAY),
    Planted(
        "takes the time of its absence",
        takes_the_time_of_its_absence,
        "time was taken while no process ran",
        plots.ABSENCES,
    ),
    Planted("gives time back twice", gives_time_back_twice, "time was given back twice", plots.ABSENCES),
    Planted("charges a pause", charges_a_pause, "other clocks run", plots.PAUSES),
    Planted("charges nothing before a pause", charges_nothing_before_a_pause, "time was given by a row", plots.PAUSES),
    Planted("starts without consent", starts_without_consent, "lobby", plots.LOBBIES),
    Planted("logs moves", logs_moves, "the log names", plots.PLAY),
    Planted("enters what not all agreed to", enters_what_not_all_agreed_to, "check", plots.RESULTS),
)
