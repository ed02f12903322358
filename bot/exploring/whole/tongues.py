"""In which language people are spoken to: a private message is in that of its reader, a public one in its server's.

Which language a message is in shows in its small words. Whoever presses on the choice of a language is left out, and
so are messages between people where the bot is not. Who presses on a public message that somebody deletes meanwhile is
shown what would have stood there, hidden, as everybody would have seen it.
"""

import re
from collections.abc import Collection
from typing import Final

from bot.playground.changes import Change, MessageEdited, MessagePosted
from bot.playground.entities import Message
from bot.playground.seen import see
from bot.playground.world import World

ENGLISH: Final = re.compile(r"\b(you|your|the|is|are|and|with|to|of|this|it|for|have)\b", re.IGNORECASE)
FRENCH: Final = re.compile(r"\b(tu|ta|ton|te|tes|est|les|une|la|le|du|des|avec|pour|et|dans|à)\b", re.IGNORECASE)
ENOUGH: Final = 3  # small words of one language, and none of the other's


class Tongues:
    """A reader of every version of every message of the bot.

    Attributes:
        foreign: by person, the first words that were in another language than theirs; None stands for everybody.
    """

    def __init__(self, world: World) -> None:
        self._world = world
        self.foreign: dict[int | None, str] = {}
        world.changes.listen(self._note)

    def mistaken(self, choosers: Collection[int]) -> list[str]:
        """Return who was spoken to in the wrong language, but for the `choosers` of another one."""
        found = [said for who, said in self.foreign.items() if who not in choosers]
        return [f"a message is in the wrong language: {said}" for said in found]

    def _note(self, change: Change) -> None:
        if isinstance(change, MessagePosted | MessageEdited) and change.message.author_id == self._world.bot.id:
            self._read(change.message)

    def _read(self, message: Message) -> None:
        if message.only_for is None and self._is_conversation(message):
            return
        seen, (reader, locale) = see(self._world, message), self._meant_for(message)
        words = "\n".join([seen.text, *(each.description for each in seen.files)])
        wrong, right = (ENGLISH, FRENCH) if locale.startswith("fr") else (FRENCH, ENGLISH)
        is_wrong = len(wrong.findall(words)) >= ENOUGH and not right.search(words)
        if is_wrong and not self._replaces_a_deleted(message):
            self.foreign.setdefault(reader, words[:120])

    def _is_conversation(self, message: Message) -> bool:
        """Return whether a message is between people, in whichever language somebody began to play there last."""
        recipients = self._world.channels[message.channel_id].recipients
        return bool(recipients) and self._world.bot.id not in recipients

    def _replaces_a_deleted(self, message: Message) -> bool:
        """Return whether a hidden message may stand for a public one of its channel that was deleted."""
        return message.only_for is not None and any(
            each.deleted and each.only_for is None and each.author_id == self._world.bot.id
            for each in self._world.messages.values()
            if each.channel_id == message.channel_id
        )

    def _meant_for(self, message: Message) -> tuple[int | None, str]:
        """Return the one reader of a message, None for all in a server, and the language that it should be in."""
        world, place = self._world, self._world.channels[message.channel_id]
        one = message.only_for or next((each for each in place.recipients if each != world.bot.id), None)
        if one is not None:
            return one, world.users[one].locale
        return None, "en" if place.guild_id is None else world.guilds[place.guild_id].locale
