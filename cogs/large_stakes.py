"""The confirmation of large stakes: players who could lose much type how much, before they agree to anything."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from cachetools import LRUCache

from bot.tables import Declined, Reason, Terms
from bot.text import Locale, say
from cogs.amounts import amount, parse_amount, unit_word
from cogs.answer import ask, reply
from cogs.ids import CustomId, Verb
from cogs.locale_and_style import server_of
from cogs.press import Press
from cogs.presses import Answer, AnsweringCog
from cogs.refusals import Barred
from cogs.screens.screen import GREEN, Button, Form, PrivateScreen, TextField
from cogs.tools import Tools

LARGE = 5_000  # minor units that one seat may lose without having typed it
KEPT = 1_000  # questions whose answers are awaited; an older one is asked again by the same press
LONGEST_AMOUNT = 12  # characters

GoOn = Callable[[Press], Awaitable[None]]
"""A function that does the wanted act, as the answer to this press."""


@dataclass(frozen=True, slots=True)
class _Asked:
    user: int  # who asked, and alone may answer: their Discord id
    id: CustomId  # what was pressed
    values: Sequence[str]
    most: int  # minor units that must be typed
    unit: str
    go_on: GoOn

    def amounts(self, locale: Locale) -> dict[str, str]:
        """Return the amounts to type, as the sentences about it name them."""
        return {"most": amount(self.most, locale=locale), "unit": unit_word(self.unit, locale=locale, minor=self.most)}


class LargeStakes(AnsweringCog):
    """The wishes of people until they have typed the possible cost. A restart forgets them, and nothing was agreed."""

    def __init__(self, tools: Tools) -> None:
        super().__init__(tools)
        self._asked: LRUCache[str, _Asked] = LRUCache(KEPT)

    def presses(self) -> Mapping[str, Answer]:
        return {Verb.LARGE_STAKE: self._ask}

    def forms(self) -> Mapping[str, Answer]:
        return {Verb.LARGE_STAKE: self._answered}

    async def confirmed(self, press: Press, terms: Terms, *, seats: Iterable[int], go_on: GoOn) -> None:
        """Do what `press` wants, agreeing to `terms` for any number of `seats`: at once, or when the worst case was
        typed.
        """
        most = terms.most_lost(seats)
        if most is None or most <= LARGE:
            await go_on(press)
            return
        await self.typed(press, most, terms.unit or server_of(press.interaction).unit, go_on=go_on)

    async def typed(self, press: Press, most: int, unit: str, *, go_on: GoOn) -> None:
        """Do what `press` wants when its person has typed the cost, in minor units."""
        key = str(press.interaction.id)
        self._asked[key] = asked = _Asked(press.interaction.user.id, press.id, press.values, most, unit, go_on)
        if press.is_form:  # Discord opens no form after a form
            words = say(press.locale, "large-stake-press", **asked.amounts(press.locale))
            button = Button(say(press.locale, "large-stake-confirm"), CustomId(Verb.LARGE_STAKE, key), GREEN)
            await reply(press.interaction, PrivateScreen((words, (button,))))
        else:
            await self._open(press, key)

    async def _ask(self, press: Press) -> None:
        await self._open(press, press.id.key)

    async def _open(self, press: Press, key: str) -> None:
        locale = press.locale
        amounts = self._find(press, key).amounts(locale)
        field = TextField(say(locale, "large-stake-label"), say(locale, "large-stake-about", **amounts), LONGEST_AMOUNT)
        await ask(press.interaction, Form(say(locale, "large-stake-title"), CustomId(Verb.LARGE_STAKE, key), (field,)))

    async def _answered(self, press: Press) -> None:
        asked = self._find(press, press.id.key)
        if parse_amount(press.chosen) != asked.most:
            raise Barred(say(press.locale, "large-stake-wrong", **asked.amounts(press.locale)))
        del self._asked[press.id.key]
        await asked.go_on(Press.of(press.interaction, asked.id, asked.values))

    def _find(self, press: Press, key: str) -> _Asked:
        """Return this person's question. Raises Declined (STALE) for one already done, or asked by another process or
        of another person.
        """
        asked = self._asked.get(key)
        if asked is None or asked.user != press.interaction.user.id:
            raise Declined(Reason.STALE)
        return asked
