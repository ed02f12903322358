"""The coach on Discord: a hint for a player who practices, and how a player played, each for that player alone."""

import asyncio
import logging
from collections.abc import Mapping
from dataclasses import dataclass, field

from cachetools import LRUCache

from bot.coach import CoachDesk, Judged, Review
from bot.games.protocol import Seat
from bot.robots.thinker import ThinkerClosed
from bot.standing import Standing
from bot.tables import Declined, Reason, Tables
from cogs.answer import redraw, reply, think, update
from cogs.emoji import OwnEmoji
from cogs.ids import Verb, whole
from cogs.locale_and_style import private_manner
from cogs.press import TablePress
from cogs.presses import AnswerAtTable, AnsweringCog
from cogs.screens.game import GameScreens
from cogs.screens.hint import hint_screen
from cogs.screens.review import STOP, mistake_screen, progress_screen, review_screen, unfinished_screen
from cogs.screens.screen import PrivateScreen

log = logging.getLogger(__name__)

KEPT = 200  # reviews; another one takes some seconds
STEPS = 10  # of the progress that is shown
MISSED = 2  # steps in a row that Discord did not show: the answer was closed, or is older than it may be redrawn

Whose = tuple[str, Seat]
"""A finished game, and a player in it."""


@dataclass(slots=True)
class _Work:
    """A review that is being made."""

    press: TablePress  # whose answer shows how far it is
    task: "asyncio.Task[None]" = field(init=False)


class _Unseen(Exception):  # noqa: N818  it is no error
    """Nobody sees how far a review is."""


class Coaching(AnsweringCog):
    """What the coach says, to the player who asks alone."""

    def __init__(
        self,
        tables: Tables,
        standing: Standing,
        desk: CoachDesk,
        screens: Mapping[str, GameScreens],
        emoji: OwnEmoji,
    ) -> None:
        self._tables = tables
        self._standing = standing
        self._desk = desk
        self._screens = screens
        self._emoji = emoji
        self._kept: LRUCache[Whose, Review] = LRUCache(KEPT)
        self._working: dict[Whose, _Work] = {}

    def at_tables(self) -> Mapping[str, AnswerAtTable]:
        return {Verb.HINT: self._hint, Verb.REVIEW: self._review}

    async def cog_unload(self) -> None:
        """Make no more reviews."""
        await asyncio.gather(*(self._stop(whose) for whose in [*self._working]))

    # A hint

    async def _hint(self, press: TablePress) -> None:
        """Say what the best robot would do now, once it is stored that this player plays with hints.

        Where there is nothing to choose, nothing is given away, and nothing stored.
        """
        table, seat = await self._tables.playing.before_hint(press.table.id, press.player), press.seat
        view, game = table.view(seat), table.terms.game.name
        await think(press.interaction)
        advice = await self._desk.advise(game, view, f"{table.id}/{seat}/{view.turn}", who=str(press.player.id))
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
        is_here = bool(press.id.word) and press.is_private
        answer = redraw if is_here else reply
        if press.id.word == STOP:
            await self._stop(whose)
            await redraw(press.interaction, unfinished_screen(table.id, is_stopped=True, locale=press.locale))
        elif (review := self._kept.get(whose)) is None:
            await self._stop(whose)  # of an earlier message, which is followed by this one
            await answer(press.interaction, progress_screen(table.id, 0, 0, locale=press.locale))
            work = self._working[whose] = _Work(press)
            work.task = asyncio.create_task(self._work(whose, work), name=f"review {table.id}")
        elif (number := whole(press.id.word)) is not None and 1 <= number <= len(review.dearest):
            before = await self._standing.before(table, review.dearest[number - 1].ply)
            manner = private_manner(press.preferences, press.locale, self._emoji.for_one(press.preferences))
            screens = self._screens[table.terms.game.name]
            await answer(press.interaction, await mistake_screen(before, press.seat, review, number, screens, manner))
        else:
            await answer(press.interaction, self._first_page(press, review))

    def _first_page(self, press: TablePress, review: Review) -> PrivateScreen:
        return review_screen(press.table, review, locale=press.locale, emoji=self._emoji.for_one(press.preferences))

    async def _stop(self, whose: Whose) -> None:
        """End the review that is being made, if one is."""
        work = self._working.pop(whose, None)
        if work is not None:
            work.task.cancel()
            await asyncio.wait([work.task])

    async def _work(self, whose: Whose, work: _Work) -> None:
        """Make a review, and show how far it is in the answer to the press."""
        press = work.press
        try:
            review = self._kept[whose] = await self._made(press)
            await update(press.interaction, self._first_page(press, review))
        except (ThinkerClosed, _Unseen):  # the bot closes, or nobody waits
            return
        except Exception as error:  # of any kind: its player must not wait forever
            log.error("table %s: no review: %s", press.table.id, type(error).__name__)
            await update(press.interaction, unfinished_screen(press.table.id, is_stopped=False, locale=press.locale))
        finally:
            if self._working.get(whose) is work:
                del self._working[whose]

    async def _made(self, press: TablePress) -> Review:
        """Make a review, and show how far it is. Raises _Unseen, and as `CoachDesk.advise`."""
        table, seat, game = press.table, press.seat, press.table.terms.game
        decisions, judged, shown, missed = await self._standing.decisions(table, seat), list[Judged](), 0, 0
        for done, each in enumerate(decisions, 1):
            luck = f"{table.id}/{seat}/{each.view.turn}"
            advice = await self._desk.advise(game.name, each.view, luck, who=str(press.player.id), played=each.move)
            if advice is not None and advice.played is not None and advice.others:
                judged.append(Judged(each.ply, each.deal, advice.played, advice))
            if (step := STEPS * done // len(decisions)) > shown:
                shown = step
                screen = progress_screen(table.id, done, len(decisions), locale=press.locale)
                missed = 0 if await update(press.interaction, screen) else missed + 1
                if missed == MISSED:
                    raise _Unseen
        nets = game.settle(table.position, 1).nets(len(table.players))
        return Review(tuple(judged), float(nets[seat]))
