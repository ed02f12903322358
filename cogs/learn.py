"""`/learn`: a lesson in six steps on a scripted deal, which may be left and resumed, then a game against a robot."""

from collections.abc import Mapping

import discord
from discord import app_commands

from bot.games.mille import lesson
from bot.tables import Lessons, Level, Tables, agree
from cogs.answer import is_private, redraw, reply
from cogs.guard import guarded
from cogs.ids import CustomId, Verb
from cogs.locale_and_style import locale_of, preferences_of, private_style
from cogs.people import player_of
from cogs.practice import Practice
from cogs.presses import AnsweringCog, Press
from cogs.screens.mille.lesson import END, GAME, STEPS, Classroom, Judged, Pupil
from cogs.translation import translated


class Learn(AnsweringCog):
    """Gives the lesson."""

    def __init__(self, tables: Tables, lessons: Lessons, classroom: Classroom, practice: Practice) -> None:
        self._tables = tables
        self._lessons = lessons
        self._classroom = classroom
        self._practice = practice

    def presses(self) -> Mapping[Verb, Press]:
        return {
            Verb.LEARN: self._resume,
            Verb.LESSON: self._answer,
            Verb.STEP: self._go,
            Verb.PRACTISE: self._practise,
        }

    @app_commands.command(description=translated("command-learn"))
    async def learn(self, interaction: discord.Interaction) -> None:
        """Resume the lesson where it was left."""
        await guarded(interaction, self._begin(interaction))

    async def _begin(self, interaction: discord.Interaction) -> None:
        done = await self._lessons.done(await player_of(interaction, self._tables), GAME)
        judged = self._classroom.begin(done if done < END else 0, _pupil(interaction))
        await self._show(interaction, judged, in_place=False)

    async def _resume(self, interaction: discord.Interaction, _: CustomId, __: list[str]) -> None:
        """Begin as `/learn` does, in a new hidden reply."""
        await self._begin(interaction)

    async def _answer(self, interaction: discord.Interaction, press: CustomId, values: list[str]) -> None:
        """Judge an answer. An old panel continues from its own task: nothing is lost by trying again."""
        done = min(press.turn or 0, END)
        judged = self._classroom.judge(done, press, values, _pupil(interaction))
        await self._keep(interaction, judged.done)
        await self._show(interaction, judged, in_place=is_private(interaction))

    async def _go(self, interaction: discord.Interaction, _: CustomId, values: list[str]) -> None:
        """Go to the start of a step."""
        chosen = next(iter(values), "")
        done = lesson.first_task(int(chosen)) if chosen in map(str, STEPS) else 0
        await self._keep(interaction, done)
        judged = self._classroom.begin(done, _pupil(interaction))
        await self._show(interaction, judged, in_place=is_private(interaction))

    async def _practise(self, interaction: discord.Interaction, _: CustomId, __: list[str]) -> None:
        """Begin a practice game in this channel, as `/practice` does."""
        await self._practice.begin(interaction, Level.REGULAR, agree(self._tables.games[GAME].game, 0, {}))

    async def _keep(self, interaction: discord.Interaction, done: int) -> None:
        await self._lessons.reach(await player_of(interaction, self._tables), GAME, done)

    async def _show(self, interaction: discord.Interaction, judged: Judged, *, in_place: bool) -> None:
        screen = await self._classroom.screen(judged, _pupil(interaction))
        await (redraw if in_place else reply)(interaction, screen)


def _pupil(interaction: discord.Interaction) -> Pupil:
    """Whoever pressed, as somebody who learns."""
    person = interaction.user
    style = private_style(preferences_of(interaction))
    return Pupil(f"lesson-{person.id}", person.display_name, locale_of(interaction), style)
