"""`/rules`: the rules by topic, also opened by the buttons under refusals and explanations."""

from collections.abc import Mapping, Sequence

import discord
from discord import app_commands

from bot.robots.usual import Usual
from bot.tables import Declined, Reason
from bot.text import Locale, say
from cogs.answer import redraw, reply
from cogs.guard import guarded
from cogs.ids import Verb
from cogs.locale_and_style import locale_of, private_style
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.reach import everywhere
from cogs.screens.how import how_to_screen
from cogs.screens.proof import FAIR, fair_screen
from cogs.screens.rulebook import MOST_CHOICES, Rulebook, rule_page, sentence_page
from cogs.screens.usual import TOPIC, usual_lines
from cogs.tools import Tools
from cogs.translation import translated
from cogs.which_game import game_meant, game_typed, suggest_games

HOW = "how-to-play"  # among the topics of `/rules`: the game in five lines


class Rules(AnsweringCog):
    """The rules in hidden replies."""

    def __init__(self, tools: Tools, rulebooks: Mapping[str, Rulebook], usual: Mapping[str, Sequence[Usual]]) -> None:
        """`usual`: what games by the rules that people choose by name are like, by the game's name."""
        super().__init__(tools)
        self._usual = usual
        self._rulebooks = rulebooks

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.RULE: self._open, Verb.TOPIC: self._turn_to, Verb.HOW: self._how}

    @everywhere
    @app_commands.command(description=translated("command-rules"))
    @app_commands.describe(game=translated("given-game"), topic=translated("given-topic"))
    async def rules(self, interaction: discord.Interaction, game: str | None = None, topic: str | None = None) -> None:
        """Open the rules of a game at a topic, the first one by default."""
        await guarded(interaction, self._look_up(interaction, game, topic or ""))

    @rules.autocomplete("game")
    async def _games(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return suggest_games(interaction, self._tables.games, typed)

    @rules.autocomplete("topic")
    async def _topics(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        book, locale = self._rulebooks[game_typed(interaction, self._tables.games)], locale_of(interaction)
        shown = {HOW: say(locale, "how-to-play")} | {
            topic: f"{book.title(topic, locale=locale)} · {book.number(topic, locale=locale)}" for topic in book.topics
        }
        shown |= {FAIR: say(locale, "game-proof")}
        fitting = [topic for topic in shown if typed.casefold() in shown[topic].casefold()]
        return [app_commands.Choice(name=shown[topic][:100], value=topic) for topic in fitting[:MOST_CHOICES]]

    async def _look_up(self, interaction: discord.Interaction, named: str | None, topic: str) -> None:
        await self._tell(Press.of(interaction), game_meant(interaction, self._tables.games, named), topic)

    async def _how(self, press: Press) -> None:
        """Explain in five lines how the game is played."""
        await self._tell(press, press.id.key, HOW)

    async def _open(self, press: Press) -> None:
        await self._tell(press, press.id.key, press.id.word)

    async def _turn_to(self, press: Press) -> None:
        chosen = next(iter(press.values), press.id.word)
        await self._tell(press, press.id.key, chosen, in_place=press.is_private)

    async def _tell(self, press: Press, game: str, asked: str, *, in_place: bool = False) -> None:
        """Show the topic `asked` for by its name, its title or the number of its rule; the first one if empty.

        After a number and a colon, the code of a refusal asks for the one sentence behind it.
        """
        book, locale = self._rulebooks.get(game), press.locale
        if book is None:
            raise Declined(Reason.STALE)
        rule, _, code = asked.partition(":")
        if asked == HOW:
            screen = how_to_screen(book, locale=locale)
        elif asked == FAIR:
            screen = fair_screen(locale=locale)
        elif (sentence := sentence_page(book, code, locale=locale)) is not None:
            screen = sentence
        else:
            style = private_style(press.preferences)
            meant = _topic_meant(book, rule, locale)
            measured = self._measured(game, locale) if meant == TOPIC else ""
            screen = await rule_page(book, meant, locale=locale, style=style, measured=measured)
        await (redraw if in_place else reply)(press.interaction, screen)

    def _measured(self, name: str, locale: Locale) -> str:
        """Return what games by the rules of a game are like; empty where nobody has played enough of them."""
        hosted = self._tables.games.get(name)
        return "" if hosted is None else usual_lines(hosted, self._usual.get(name, ()), locale=locale)


def _topic_meant(book: Rulebook, asked: str, locale: Locale) -> str:
    if not asked:
        return book.topics[0]
    if asked in book.topics:
        return asked
    words = asked.strip().casefold()
    titles = {book.title(topic, locale=locale).casefold(): topic for topic in book.topics}
    return titles.get(words) or book.topic_of(words)
