"""Who can be notified of their turns where the bot is not: by direct messages alone, which some people do not take.

It is tried when somebody challenges, accepts or sits down, and what came of it is stored. Those who take none read
so before the game begins, and play on by pressing the same button again. Each later press of theirs tries again.
"""

import asyncio
import logging
from datetime import datetime, timedelta

from cachetools import LRUCache

from bot.tables import Notice, Player, Terms
from bot.text import Locale, say
from cogs.answer import accept, add
from cogs.names import game_name
from cogs.press import Press, TablePress
from cogs.screens.screen import PrivateScreen, plain_private
from cogs.stage.direct import LONGEST_NONCE, DirectMessages
from cogs.stage.ground import Ground
from cogs.terms import runs_untold

log = logging.getLogger(__name__)

AGAIN = 60_000  # ms until somebody who takes no messages is tried again
KEPT = 1_000  # people


class Reached:
    """A keeper of who can be written to."""

    def __init__(self, ground: Ground, direct: DirectMessages, *, moment: float) -> None:
        """`moment`: seconds in which a second press on a button is a second tap of the same finger."""
        self._ground = ground
        self._direct = direct
        self._moment = timedelta(seconds=moment)
        self._tried: LRUCache[int, int] = LRUCache(KEPT)  # when, by player, in Unix milliseconds
        self._warned: LRUCache[tuple[int, str], datetime] = LRUCache(KEPT)  # when, by player and game to begin

    async def may_begin(self, press: Press, player: Player, terms: Terms, *, key: str, is_last: bool = True) -> bool:
        """Return whether `player`, who agrees to the game `key`, can be notified of turns, or plays on knowing better.

        Else the press is answered here. Where the bot is, everyone can. Unless it `is_last`, after which the game
        begins, nobody is asked but about a clock at stakes: those who sit down read it afterward.
        """
        is_asked = is_last or (terms.pace is not None and terms.stake > 0)
        if not is_asked or await self.is_reached(key, player, terms, _greeting(terms, press.locale)):
            return True
        warned_at = self._warned.get((player.id, key))
        if warned_at is not None and press.interaction.created_at - warned_at >= self._moment:
            return True
        self._warned[player.id, key] = press.interaction.created_at
        await accept(press.interaction)
        await add(press.interaction, _untold(terms, "elsewhere-untold", locale=press.locale))
        return False

    async def see_author(self, press: Press, player: Player, terms: Terms, *, key: str) -> None:
        """Add a hidden word to the answer for `player`, who proposes a game, if they cannot be notified of turns."""
        if not await self.is_reached(key, player, terms, _greeting(terms, press.locale)):
            self._warned[player.id, key] = press.interaction.created_at
            await add(press.interaction, _untold(terms, "elsewhere-untold-author", locale=press.locale))

    async def hear(self, press: TablePress) -> TablePress:
        """Note a press at a table: a clock that waited for it goes on, and messages are tried again. Return the press.

        With the table as it then is.
        """
        table, player = press.table, press.player
        if not table.terms.is_elsewhere or press.own is None or table.is_over:
            return press
        if self._ground.takes_none(player) and self._is_due(player):
            words = plain_private(say(press.locale, "elsewhere-reached"))
            await self._try(table.id, player, words)
        return press.at(await self._ground.tables.waiting.hear(table, player))

    async def is_reached(self, key: str, player: Player, terms: Terms, greeting: PrivateScreen) -> bool:
        """Return whether `player` takes direct messages, as a `greeting` finds out, or wishes none."""
        if not terms.is_elsewhere or (await self._ground.tables.preferences.of(player)).notice is Notice.SILENCE:
            return True
        if self._is_due(player):
            await self._try(key, player, greeting)
        return not self._ground.takes_none(player)

    def _is_due(self, player: Player) -> bool:
        last = self._tried.get(player.id)
        return last is None or self._ground.clock.now() - last >= AGAIN

    async def _try(self, key: str, player: Player, screen: PrivateScreen) -> None:
        """Write to `player`, without a sound; what takes too long is known with the next message."""
        now = self._ground.clock.now()
        self._tried[player.id] = now
        nonce = f"{now // AGAIN}r{player.id}"[:LONGEST_NONCE]
        try:
            async with asyncio.timeout(self._ground.timing.press_within):
                await self._ground.requests.finish(self._direct.attempt(key, player, screen, nonce=nonce))
        except TimeoutError:
            log.info("player %d: not known yet whether they take direct messages", player.id)


def _greeting(terms: Terms, locale: Locale) -> PrivateScreen:
    return plain_private(say(locale, "elsewhere-tried", game=game_name(terms, locale=locale)))


def _untold(terms: Terms, said: str, *, locale: Locale) -> PrivateScreen:
    """Return that somebody is notified of no turn, and that time passes for them all the same."""
    words = [say(locale, said)]
    if runs_untold(terms):
        may_cost = terms.stake and (terms.clock_decides or (terms.pace is not None and terms.pace.may_claim))
        words.append(say(locale, "elsewhere-untold-stake" if may_cost else "elsewhere-untold-clock"))
    return plain_private(" ".join(words))
