"""The rules of a game: a page for each topic, and the reasons behind scores and payments."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from bot.games.protocol import Seat, Settlement, View
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.screen import Block, Button, Choice, Menu, PrivateScreen
from render import Picture, Studio, Style

MOST_CHOICES = 25  # lines of a menu, a limit of Discord's


@dataclass(frozen=True, slots=True)
class Explanation:
    """The reason behind one line of a score or a settlement."""

    mark: str  # unique among the lines
    label: str  # the line in short
    text: str  # the cards or deals behind it, in sentences
    topic: str  # the topic of the rules that says more
    seat: Seat | None = None  # the owner of the score with the line; None in a settlement


@dataclass(frozen=True, slots=True)
class Topic:
    """A page of the rules."""

    name: str
    rule: str  # its number
    refusals: Mapping[str, int] = field(default_factory=dict)  # code of a refusal: the line of the page that says it


class Rulebook(ABC):
    """The rules of a game. For each topic its catalog has `NAME-topic-TOPIC`, a title, and `NAME-rule-TOPIC`."""

    name: str  # of the game
    contents: Sequence[Topic]  # 25 at most, in the order of a first reading
    has_lesson: bool = False  # whether `/learn` teaches it
    leaving: str = "leaving"  # the topic of what follows when someone leaves

    def __init__(self, studio: Studio) -> None:
        self.studio = studio

    @cached_property
    def numbers(self) -> Mapping[str, str]:
        """The number of each topic's rule."""
        return {each.name: each.rule for each in self.contents}

    @cached_property
    def behind(self) -> Mapping[str, tuple[str, int]]:
        """The topic and the line behind a refusal, by its code."""
        return {code: (each.name, line) for each in self.contents for code, line in each.refusals.items()}

    @property
    def topics(self) -> tuple[str, ...]:
        """The topics in the order of a first reading."""
        return tuple(self.numbers)

    def title(self, topic: str, *, locale: Locale) -> str:
        """Return the title of a topic."""
        return say(locale, f"{self.name}-topic-{topic}")

    def number(self, topic: str, *, locale: Locale) -> str:
        """Return the number of a topic's rule: `Rules 3.1`."""
        return say(locale, "rules-number", rule=self.numbers[topic])

    async def page(self, topic: str, *, locale: Locale, style: Style) -> list[Block]:
        """Return a topic in words, with the picture of an example if it has one."""
        words = say(locale, f"{self.name}-rule-{topic}")
        drawn = await self.example(topic, locale=locale, style=style)
        return [words] if drawn is None else [words, replace(drawn, filename="example.png")]

    async def example(self, topic: str, *, locale: Locale, style: Style) -> Picture | None:
        """Draw the picture of a topic's example; None for one that needs only words."""
        return None

    def sentence(self, code: str, *, locale: Locale) -> tuple[str, str] | None:
        """Return the topic and the very sentence behind a refusal with this code; None when none says it."""
        if code not in self.behind:
            return None
        topic, line = self.behind[code]
        return topic, say(locale, f"{self.name}-rule-{topic}").splitlines()[line].removeprefix("- ")

    def topic_of(self, rule: str) -> str:
        """Return the topic of the rule with the number `rule`, or of the rules it belongs to."""
        while rule:
            found = next((topic for topic, number in self.numbers.items() if number == rule), None)
            if found is not None:
                return found
            rule = rule.rpartition(".")[0]
        return next(iter(self.numbers))

    @abstractmethod
    def finished(self, view: View) -> int:
        """Return the number of finished deals, which is also the number of the last one."""

    def deal(self, views: Sequence[View], deal: int, *, locale: Locale) -> list[Explanation]:
        """Return the lines of a finished deal. `views` are those of all seats at the moment when it was counted."""
        return []

    def settled(self, view: View, settlement: Settlement, *, names: Sequence[str], locale: Locale) -> list[Explanation]:
        """Return the lines of a settlement. `names` are escaped for a message."""
        return []


async def rule_page(
    rulebook: Rulebook, topic: str, *, locale: Locale, style: Style, measured: str = ""
) -> PrivateScreen:
    """Return one topic, buttons to the topics before and after it, and a menu of all topics.

    `measured`: what games by these rules are like, if the topic says so.
    """
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
    leaves = _leaves(rulebook, topic, locale=locale)
    more = [measured] if measured else []
    return PrivateScreen((head, *page, *more, *([leaves] if leaves else []), menu))


def sentence_page(rulebook: Rulebook, code: str, *, locale: Locale) -> PrivateScreen | None:
    """Return the sentence behind a refusal, with a button to its whole topic; None when no sentence says it."""
    found = rulebook.sentence(code, locale=locale)
    if found is None:
        return None
    topic, words = found
    head = f"### {rulebook.title(topic, locale=locale)}\n-# {rulebook.number(topic, locale=locale)}"
    whole = CustomId(Verb.RULE, rulebook.name, word=topic)
    return PrivateScreen((f"{head}\n{words}", (Button(say(locale, "rules-whole"), whole),)))


def _leaves(rulebook: Rulebook, topic: str, *, locale: Locale) -> tuple[Button, ...]:
    """Return buttons to the topics before and after this one, for reading in order."""
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
    """Return a button that opens a topic, labeled with the number of its rule."""
    return Button(rulebook.number(topic, locale=locale), CustomId(Verb.RULE, rulebook.name, word=topic))


def why_refused(name: str, rule: str, *, locale: Locale) -> Button:
    """Return the button *Why?* next to a refusal. `name` is the game's, `rule` opens the rule or its sentence."""
    return Button(say(locale, "rules-why"), CustomId(Verb.RULE, name, word=rule))


def refusal_screen(words: str, name: str, rule: str, *, locale: Locale) -> PrivateScreen:
    """Return a refusal in a sentence, with the button *Why?*."""
    return PrivateScreen((words, (why_refused(name, rule, locale=locale),)))
