"""`/learn`: a lesson in six steps on a scripted deal, which may be left and resumed, then a game against a robot."""

from collections.abc import Mapping
from dataclasses import replace

import discord
from discord import app_commands

from bot.coach import CoachDesk
from bot.tables import Declined, Lessons, Reason
from bot.text import say
from cogs.answer import accept, redraw, reply, update
from cogs.guard import guarded
from cogs.ids import Verb
from cogs.locale_and_style import locale_of, private_style
from cogs.people import player_of
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import everywhere
from cogs.refusals import Barred
from cogs.screens.hint import hint_line
from cogs.screens.lesson import Judged, Lesson, Pupil
from cogs.tools import Tools
from cogs.translation import translated
from cogs.which_game import game_meant, suggest_games


class Learn(AnsweringCog):
    """The lesson's commands and answers."""

    def __init__(self, tools: Tools, lessons: Lessons, taught: Mapping[str, Lesson], coach: CoachDesk) -> None:
        """Teach the games of `taught`: the lesson of each game that has one, by name."""
        super().__init__(tools)
        self._lessons = lessons
        self._taught = taught
        self._coach = coach

    def presses(self) -> Mapping[str, Answer]:
        return {
            Verb.LEARN: self._resume,
            Verb.LESSON: self._answer,
            Verb.STEP: self._go,
            Verb.ADVISE: self._hint,
        }

    @everywhere
    @app_commands.command(description=translated("command-learn"))
    @app_commands.describe(game=translated("given-game"))
    async def learn(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Resume the lesson of a game where it was left."""
        await guarded(interaction, self._learn(interaction, game))

    @learn.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Return the games that have a lesson."""
        return suggest_games(interaction, [each for each in self._tables.games if each in self._taught], typed)

    async def _learn(self, interaction: discord.Interaction, named: str | None) -> None:
        """Begin the lesson of the game that is meant. Raises BadOption, or Barred where it has none."""
        game, locale = game_meant(interaction, self._tables.games, named), locale_of(interaction)
        if game not in self._taught:
            raise Barred(say(locale, "learn-none", game=say(locale, f"{game}-name")))
        await self._begin(Press.of(interaction), game)

    async def _begin(self, press: Press, game: str) -> None:
        lesson = self._lesson(game)
        done = await self._lessons.done(await player_of(press.interaction, self._tables), game)
        judged = lesson.begin(done if done < lesson.end else 0, self._pupil(press))
        await self._show(press, lesson, judged, in_place=False)

    async def _resume(self, press: Press) -> None:
        """Begin as `/learn` does, in a new hidden reply."""
        await self._begin(press, press.id.key)

    async def _answer(self, press: Press) -> None:
        """Judge an answer. An old panel continues from its own task: nothing is lost by trying again."""
        lesson = self._lesson(press.id.key)
        judged = lesson.judge(min(press.id.turn or 0, lesson.end), press.id, press.values, self._pupil(press))
        await self._keep(press, judged.done)
        await self._show(press, lesson, judged, in_place=press.is_private)

    async def _hint(self, press: Press) -> None:
        """Say which move is asked, and why: in the panel, in place of why another is not. Raises Declined (STALE).

        Whoever does not wait for it, and goes on in the lesson, is not led back.
        """
        lesson, game = self._lesson(press.id.key), press.id.key
        done = press.id.turn or 0
        if (asked := lesson.asked(done)) is None or not self._coach.knows(game) or not press.is_private:
            raise Declined(Reason.STALE)
        view, move = asked
        await accept(press.interaction)
        player = await player_of(press.interaction, self._tables)
        before = await self._lessons.done(player, game)
        advice = await self._coach.advise(game, view, f"lesson {done}", who=str(player.id), played=move)
        if await self._lessons.done(player, game) != before:
            return
        pupil = self._pupil(press)
        line = hint_line(advice, game, self._coach.named(game, move), locale=pupil.locale, emoji=pupil.emoji)
        judged = replace(lesson.begin(done, pupil), said=line)
        await update(press.interaction, await lesson.screen(judged, pupil))

    async def _go(self, press: Press) -> None:
        """Go to the start of a step."""
        lesson = self._lesson(press.id.key)
        done = lesson.first_task(int(press.chosen)) if press.chosen in map(str, lesson.steps) else 0
        await self._keep(press, done)
        judged = lesson.begin(done, self._pupil(press))
        await self._show(press, lesson, judged, in_place=press.is_private)

    def _lesson(self, game: str) -> Lesson:
        """Return the lesson of a game. Raises Declined (STALE)."""
        if game not in self._taught:
            raise Declined(Reason.STALE)
        return self._taught[game]

    async def _keep(self, press: Press, done: int) -> None:
        await self._lessons.reach(await player_of(press.interaction, self._tables), press.id.key, done)

    async def _show(self, press: Press, lesson: Lesson, judged: Judged, *, in_place: bool) -> None:
        screen = await lesson.screen(judged, self._pupil(press))
        await (redraw if in_place else reply)(press.interaction, screen)

    def _pupil(self, press: Press) -> Pupil:
        """Return the person who pressed, as a learner."""
        person, style = press.interaction.user, private_style(press.preferences)
        emoji = self._emoji.for_one(press.preferences)
        return Pupil(f"lesson-{person.id}", person.display_name, press.locale, style, emoji)
