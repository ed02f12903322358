"""The rules of a game at hand: a page for each topic, and why a line of the pad or the settlement says what it says."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.protocol import Seat, Settlement, View
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.screen import Block, Button, Choice, Menu, PrivateScreen
from render import Studio, Style

MOST_CHOICES = 25  # lines of a menu


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why one line counts what it counts."""

    mark: str  # tells it from the others
    label: str  # the line, short
    told: str  # the cards behind it, in sentences
    topic: str  # of the rules
    seat: Seat | None = None  # whose score it is a line of


class Rulebook(ABC):
    """What a game must bring so that its rules can be looked up."""

    name: str  # of the game
    topics: tuple[str, ...]  # 25 at most, in the order of a first reading

    def __init__(self, studio: Studio) -> None:
        self.studio = studio

    @abstractmethod
    def title(self, topic: str, *, locale: Locale) -> str:
        """What a topic is called."""

    @abstractmethod
    def number(self, topic: str, *, locale: Locale) -> str:
        """The number of its rule: `Rules 3.1`."""

    @abstractmethod
    async def page(self, topic: str, *, locale: Locale, style: Style) -> list[Block]:
        """A topic in words, with pictures of an example."""

    @abstractmethod
    def topic_of(self, rule: str) -> str:
        """The topic that tells the rule with this number."""

    @abstractmethod
    def finished(self, view: View) -> int:
        """How many deals are finished; they are numbered from 1."""

    @abstractmethod
    def deal(self, views: Sequence[View], deal: int, *, locale: Locale) -> list[Explanation]:
        """The lines of a finished deal. `views` are those of all seats when it was counted."""

    @abstractmethod
    def settled(self, view: View, settlement: Settlement, *, names: Sequence[str], locale: Locale) -> list[Explanation]:
        """The lines of what a finished game cost. `names` are written for a message."""


async def rule_page(rulebook: Rulebook, topic: str, *, locale: Locale, style: Style) -> PrivateScreen:
    """One topic, those before and after it, and a menu of all."""
    number = rulebook.number(topic, locale=locale)
    head = f"### {rulebook.title(topic, locale=locale)}\n-# {number}"
    choices = tuple(
        Choice(
            rulebook.title(each, locale=locale),
            each,
            rulebook.number(each, locale=locale),
            chosen=each == topic,
        )
        for each in rulebook.topics
    )
    menu = Menu(say(locale, "rules-menu"), CustomId(Verb.TOPIC, rulebook.name), choices)
    page = await rulebook.page(topic, locale=locale, style=style)
    return PrivateScreen((head, *page, _leaves(rulebook, topic, locale=locale), menu))


def _leaves(rulebook: Rulebook, topic: str, *, locale: Locale) -> tuple[Button, ...]:
    """One press back and one on, for whoever reads from the first page to the last."""
    at = rulebook.topics.index(topic)
    buttons = []
    if at > 0:
        before = CustomId(Verb.TOPIC, rulebook.name, word=rulebook.topics[at - 1])
        buttons.append(Button(say(locale, "rules-before"), before))
    for after in rulebook.topics[at + 1 : at + 2]:
        label = say(locale, "rules-after", topic=rulebook.title(after, locale=locale))
        buttons.append(Button(label, CustomId(Verb.TOPIC, rulebook.name, word=after)))
    return tuple(buttons)


def rule_button(rulebook: Rulebook, topic: str, *, locale: Locale) -> Button:
    """Opens a topic, by its number."""
    return Button(rulebook.number(topic, locale=locale), CustomId(Verb.RULE, rulebook.name, word=topic))


def why_refused(name: str, rule: str, *, locale: Locale) -> Button:
    """*Why?* beside a refusal: opens the rule it rests on. `name` is the game's."""
    return Button(say(locale, "rules-why"), CustomId(Verb.RULE, name, word=rule))


def refusal_screen(words: str, name: str, rule: str, *, locale: Locale) -> PrivateScreen:
    """A refused move in a sentence, and *Why?*."""
    return PrivateScreen((words, (why_refused(name, rule, locale=locale),)))
