"""Asks whoever could lose much to type how much, before they agree to anything."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass

import discord
from cachetools import LRUCache

from bot.tables import Declined, Reason, Terms
from bot.text import say
from cogs.amounts import amount, parse_amount, unit_word
from cogs.answer import ask, reply
from cogs.ids import CustomId, Verb
from cogs.locale_and_style import locale_of, server_of
from cogs.presses import AnswerElsewhere, AnsweringCog
from cogs.refusals import Barred
from cogs.screens.screen import GREEN, Button, Form, PrivateScreen, TextField

LARGE = 5_000  # minor units that one seat may lose without having typed it
KEPT = 1_000  # questions whose answers are awaited; an older one is asked again by the same press
LONGEST_AMOUNT = 12  # characters

GoOn = Callable[[discord.Interaction], Awaitable[None]]
"""Does what was wanted, as the answer to this press or form."""


@dataclass(frozen=True, slots=True)
class _Asked:
    user: int  # who asked, and alone may answer: their Discord id
    most: int  # minor units that must be typed
    unit: str
    go_on: GoOn


class LargeStakes(AnsweringCog):
    """Keeps what people want until they have typed what it may cost. A restart forgets it, and nothing was agreed."""

    def __init__(self) -> None:
        self._asked: LRUCache[str, _Asked] = LRUCache(KEPT)

    def presses(self) -> Mapping[str, AnswerElsewhere]:
        return {Verb.LARGE_STAKE: self._ask}

    def forms(self) -> Mapping[str, AnswerElsewhere]:
        return {Verb.LARGE_STAKE: self._typed}

    async def confirmed(
        self, interaction: discord.Interaction, terms: Terms, *, seats: Iterable[int], go_on: GoOn
    ) -> None:
        """Do what `interaction` wants, which agrees to `terms` however many of `seats` play: at once, or when the worst
        case was typed.
        """
        most = terms.most_lost(seats)
        if most is None or most <= LARGE:
            await go_on(interaction)
            return
        key, unit = str(interaction.id), terms.unit or server_of(interaction).unit
        self._asked[key] = _Asked(interaction.user.id, most, unit, go_on)
        if interaction.type is discord.InteractionType.modal_submit:  # Discord opens no form after a form
            locale = locale_of(interaction)
            words = say(locale, "large-stake-press", **_amounts(most, unit, interaction))
            button = Button(say(locale, "large-stake-confirm"), CustomId(Verb.LARGE_STAKE, key), GREEN)
            await reply(interaction, PrivateScreen((words, (button,))))
        else:
            await self._open(interaction, key)

    async def _ask(self, interaction: discord.Interaction, press: CustomId, _: list[str]) -> None:
        await self._open(interaction, press.key)

    async def _open(self, interaction: discord.Interaction, key: str) -> None:
        asked, locale = self._find(interaction, key), locale_of(interaction)
        amounts = _amounts(asked.most, asked.unit, interaction)
        field = TextField(say(locale, "large-stake-label"), say(locale, "large-stake-about", **amounts), LONGEST_AMOUNT)
        await ask(interaction, Form(say(locale, "large-stake-title"), CustomId(Verb.LARGE_STAKE, key), (field,)))

    async def _typed(self, interaction: discord.Interaction, press: CustomId, values: list[str]) -> None:
        asked = self._find(interaction, press.key)
        if parse_amount(next(iter(values), "")) != asked.most:
            amounts = _amounts(asked.most, asked.unit, interaction)
            raise Barred(say(locale_of(interaction), "large-stake-wrong", **amounts))
        del self._asked[press.key]
        await asked.go_on(interaction)

    def _find(self, interaction: discord.Interaction, key: str) -> _Asked:
        """What this person was asked. Raises Declined (STALE) for what was done already, or asked by another process
        or of somebody else.
        """
        asked = self._asked.get(key)
        if asked is None or asked.user != interaction.user.id:
            raise Declined(Reason.STALE)
        return asked


def _amounts(most: int, unit: str, interaction: discord.Interaction) -> dict[str, str]:
    locale = locale_of(interaction)
    return {"most": amount(most, locale=locale), "unit": unit_word(unit, locale=locale, minor=most)}
