"""The coach on Discord: a hint for a player who practices, and how a player played, each for that player alone."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from bot.coach import CoachDesk, Judged, Review
from bot.games.protocol import Seat
from bot.robots.thinker import ThinkerClosed
from bot.tables import Declined, Reason
from cogs.answer import Shown, is_taken, redraw, reply, think, update
from cogs.ids import Verb, whole
from cogs.locale_and_style import private_manner
from cogs.press import TablePress
from cogs.presses import AnswerAtTable, AnsweringCog
from cogs.screens.hint import hint_screen, late_screen, waiting_screen
from cogs.screens.review import STEPS, STOP, mistake_screen, progress_screen, review_screen, unfinished_screen
from cogs.screens.screen import PrivateScreen
from cogs.tools import Tools

log = logging.getLogger(__name__)

MISSED = 2  # steps in a row that Discord did not show: the answer was closed, or is older than it may be redrawn

Whose = tuple[str, Seat]
"""A finished game, and a player in it."""

_Answer = Callable[..., Awaitable[Shown | int | None]]
"""A way to answer, which may say where the answer is."""


@dataclass(frozen=True, slots=True)
class _Watcher:
    """An answer in which a player sees how far a review is."""

    press: TablePress
    message_id: int | None  # None when it is not known
    below: int | None  # the same, where everyone sees what the press itself redraws

    async def see(self, screen: PrivateScreen) -> bool:
        """Redraw that answer. Return whether Discord took it."""
        return await update(self.press.interaction, screen, below=self.below)


@dataclass(slots=True)
class _Work:
    """A review that is being made."""

    press: TablePress  # the first one that asked for it
    watching: dict[int, _Watcher] = field(default_factory=dict)  # by interaction
    missed: dict[int, int] = field(default_factory=dict)  # steps in a row that were not shown there
    step: int = 0  # of `STEPS`
    end: Review | None = None  # None also when it came to nothing
    task: "asyncio.Task[None]" = field(init=False)


class _Unseen(Exception):  # noqa: N818  it is no error
    """Nobody sees how far a review is."""


class Coaching(AnsweringCog):
    """The coach's words, to the player who asks alone."""

    def __init__(self, tools: Tools, desk: CoachDesk) -> None:
        super().__init__(tools)
        self._desk = desk
        self._working: dict[Whose, _Work] = {}

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        return {Verb.HINT: self._hint, Verb.REVIEW: self._review}

    async def cog_unload(self) -> None:
        """Make no more reviews, and say so where they are watched."""
        await asyncio.gather(*(self._end_early(whose) for whose in [*self._working]))

    # A hint

    async def _hint(self, press: TablePress) -> None:
        """Say what the best robot would do now, once it is stored that this player plays with hints.

        Where there is nothing to choose, or it is not their turn, nothing is given away, and nothing stored; nor where
        the table has moved on by the time that it is known.
        """
        table, seat = await self._tables.playing.before_hint(press.table.id, press.player), press.seat
        view, game = table.view(seat), table.terms.game.name
        if seat not in view.to_act:
            await reply(press.interaction, waiting_screen(locale=press.locale))
            return
        await think(press.interaction)
        advice = await self._desk.advise(game, view, f"{table.id}/{seat}/{view.turn}", who=str(press.player.id))
        now = await self._tables.playing.before_hint(table.id, press.player)
        if now.position.turn(seat) != table.position.turn(seat) or seat not in now.position.to_act:
            await reply(press.interaction, late_screen(locale=press.locale))
            return
        if advice is not None:
            await self._tables.playing.hint(table.id, press.player)
        emoji = self._emoji.for_one(press.preferences)
        await reply(press.interaction, hint_screen(advice, game, locale=press.locale, emoji=emoji))

    # How a player played

    async def _review(self, press: TablePress) -> None:
        """Show a review, or the page of it that the button names, or make one. Raises Declined (NOT_SEATED, STALE)."""
        table, whose = press.table, (press.table.id, press.seat)
        if not table.is_over or not self._desk.knows(table.terms.game.name):
            raise Declined(Reason.STALE)
        answer = redraw if bool(press.id.word) and press.is_private else reply
        if press.id.word == STOP and whose in self._working:
            await self._end_early(whose, press)
            return
        review = None if whose in self._working else await self._standing.reviews.find(*whose)
        if review is None and press.id.word == STOP:  # the bot was away
            await answer(press.interaction, self._stopped(press))
        elif review is None:
            await self._watch(press, self._working.get(whose) or self._begin(press, whose), answer)
        elif (number := whole(press.id.word)) is not None and 1 <= number <= len(review.dearest):
            before = await self._standing.before(table, review.dearest[number - 1].ply)
            manner = private_manner(press.preferences, press.locale, self._emoji.for_one(press.preferences))
            screens = self._screens[table.terms.game.name]
            await answer(press.interaction, await mistake_screen(before, press.seat, review, number, screens, manner))
        else:
            await answer(press.interaction, self._first_page(press, review))

    def _first_page(self, press: TablePress, review: Review) -> PrivateScreen:
        emoji = self._emoji.for_one(press.preferences)
        return review_screen(press.table, review, seat=press.seat, locale=press.locale, emoji=emoji)

    def _stopped(self, press: TablePress) -> PrivateScreen:
        return unfinished_screen(press.table.id, is_stopped=True, locale=press.locale)

    def _end(self, press: TablePress, work: _Work) -> PrivateScreen:
        """Return what a review came to."""
        if work.end is not None:
            return self._first_page(press, work.end)
        return unfinished_screen(press.table.id, is_stopped=work.task.cancelled(), locale=press.locale)

    def _begin(self, press: TablePress, whose: Whose) -> _Work:
        """Begin to make a review, of which there is none. Anyone who asks for it again watches the same one."""
        work = self._working[whose] = _Work(press)
        work.task = asyncio.create_task(self._work(whose, work), name=f"review {press.table.id}")
        return work

    async def _watch(self, press: TablePress, work: _Work, answer: _Answer) -> None:
        """Show in the answer to a press how far a review is, and then what it came to."""
        follows = answer is reply and is_taken(press.interaction)
        screen = progress_screen(press.table.id, work.step, locale=press.locale)
        sent = await answer(press.interaction, screen)
        message_id = sent.message_id if isinstance(sent, Shown) else sent
        if follows and message_id is None:  # it did not arrive, and the answer to the press is a message for everyone
            return
        watcher = _Watcher(press, message_id, below=message_id if follows else None)
        if self._working.get((press.table.id, press.seat)) is work:
            work.watching[press.interaction.id] = watcher
        else:  # it ended in between
            await watcher.see(self._end(press, work))

    async def _end_early(self, whose: Whose, press: TablePress | None = None) -> None:
        """End a review that is being made, by a press or as the bot closes. Wherever it is watched, it says so."""
        work = self._working.pop(whose, None)
        if work is None:  # it has just ended
            return
        work.task.cancel()
        await asyncio.wait([work.task])
        shown = None
        if press is not None:
            shown = await redraw(press.interaction, self._stopped(press))
        others = (each for each in work.watching.values() if shown is None or each.message_id != shown.message_id)
        await asyncio.gather(*(each.see(self._stopped(each.press)) for each in others))

    async def _work(self, whose: Whose, work: _Work) -> None:
        """Make a review, keep it, and show it to all who watch."""
        try:
            review = await self._made(work)
            await self._standing.reviews.keep(*whose, review)
            work.end = review
        except (ThinkerClosed, _Unseen):  # the bot closes, or nobody waits
            return
        except Exception as error:  # of any kind: its player must not wait forever
            log.error("table %s: no review: %s", whose[0], type(error).__name__)
        finally:
            if self._working.get(whose) is work:
                del self._working[whose]
        for each in work.watching.values():
            await each.see(self._end(each.press, work))

    async def _made(self, work: _Work) -> Review:
        """Make a review, and show how far it is. Raises _Unseen, and as `CoachDesk.review`."""
        press = work.press
        table, seat, game = press.table, press.seat, press.table.terms.game
        decisions = await self._standing.decisions(table, seat)
        decided = [(each.view, f"{table.id}/{seat}/{each.view.turn}", each.move) for each in decisions]
        found = await self._desk.review(game.name, decided, who=str(press.player.id), seen=partial(self._show, work))
        judged = [
            Judged(each.ply, each.deal, advice.played, advice)
            for each, advice in zip(decisions, found, strict=True)
            if advice is not None and advice.played is not None and advice.others
        ]
        nets = game.settle(table.position, 1).nets(len(table.players))
        return Review.of(judged, float(nets[seat]))

    async def _show(self, work: _Work, share: float) -> None:
        """Show how far a review is to all who watch, step by step. Raises _Unseen once none of them sees it."""
        if (step := int(STEPS * share)) == work.step:
            return
        work.step = step
        for key, each in [*work.watching.items()]:
            screen = progress_screen(each.press.table.id, step, locale=each.press.locale)
            work.missed[key] = 0 if await each.see(screen) else work.missed.get(key, 0) + 1
            if work.missed[key] == MISSED:
                del work.watching[key]
                if not work.watching:
                    raise _Unseen
