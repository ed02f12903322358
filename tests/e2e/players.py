"""People who play to the end by themselves, quickly: they draw, take small piles, lay all they can, throw singles.

Cards come from a secret seed, so they must cope with any deal; each has a budget of presses and never plays on forever.
"""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bot.playground.person import Answer, Person
from bot.playground.seen import Button, SeenMessage
from cogs.ids import Verb, parse_id
from cogs.screens.mille.acts import Act
from tests.e2e.house import PATIENCE, House, press, verbs

BUDGET = 800  # presses of one person in one game
SMALL_PILE = 4  # cards
SUITS = set("♠♥♦♣")
NAMES = ("aces", "kings", "queens", "jacks", "tens", "nines", "eights", "sevens", "sixes", "fives", "fours", "threes")
RANKS = dict(zip(NAMES, "AKQJT9876543", strict=True))
MOVES = {Act.DRAW, Act.PICK, Act.TAKE, Act.PASS, Act.DISCARD}  # one of these is on every panel that may act
PANEL = MOVES | {Verb.REFRESH, Verb.UNDO}  # one of these is on every panel


class Player(Protocol):
    """A person at a table."""

    person: Person

    async def is_called(self) -> bool:
        """Return whether there is something to play now."""

    async def step(self) -> None:
        """Do one thing."""


@dataclass
class Presser:
    """A player by presses, in the newest panel among the direct messages.

    A press on one that was just taken away is answered by a hidden panel, in which play goes on.
    """

    house: House
    person: Person
    key: str | None = None  # of the table, for a person with several games
    presses: int = 0
    answered: Callable[[Answer], None] = lambda _: None
    opened: int | None = None  # a hidden panel

    def panel(self) -> SeenMessage | None:
        """Return the live panel."""
        hidden = None if self.opened is None else self.person.find(self.opened)
        if verbs(hidden) & MOVES:
            return hidden
        return next((m for m in reversed(self.person.direct_messages()) if self._is_mine(m)), None)

    def can_act(self) -> bool:
        """Return whether the panel offers something to play."""
        return bool(verbs(self.panel()) & MOVES)

    async def is_called(self) -> bool:
        return self.can_act()

    async def step(self) -> None:
        """Make one press."""
        self.presses += 1
        assert self.presses < BUDGET, "this game does not end"
        panel = self.panel()
        assert panel is not None
        answer = await self.person.press(panel, self._wish(panel).custom_id)
        if answer.message is not None and answer.message.hidden:
            self.opened = answer.message.id
        self.answered(answer)

    def _wish(self, panel: SeenMessage) -> Button:
        """Return the next button to press."""
        offered = offers(panel)
        for verb in (Verb.ANYWAY, Act.PICK, Act.TAKE, Act.DRAW, Act.PASS):
            for button in offered.get(verb, []):
                if not (verb == Act.TAKE and _pile(button) >= SMALL_PILE and Act.DRAW in offered):
                    return button
        lays = offered.get(Act.ARRANGE)
        return lays[-1] if lays else single(offered[Act.DISCARD])

    def _is_mine(self, message: SeenMessage) -> bool:
        """Return whether it is a panel: anything else may arrive below it, such as the score of the deal before."""
        ids = [found for button in message.buttons if (found := parse_id(button.custom_id)) is not None]
        return any(found.verb in PANEL and self.key in (None, found.key) for found in ids)


@dataclass
class HandPresser(Presser):
    """A player by presses in the hidden panel that *My hand* on the table opens."""

    def panel(self) -> SeenMessage | None:
        return None if self.opened is None else self.person.find(self.opened)

    async def is_called(self) -> bool:
        if self.can_act():
            return True
        tables = self.house.tables(self.key)
        if not tables:
            return False
        answer = await press(self.person, tables[-1], Verb.HAND)
        assert answer.shown.hidden
        self.opened = answer.shown.id
        return self.can_act()


@dataclass
class Typist:
    """A player by typed moves alone, from the suggestions."""

    house: House
    person: Person
    moves: int = 0
    answers: list[SeenMessage] = field(default_factory=list)
    offered: list[str] = field(default_factory=list)

    async def is_called(self) -> bool:
        self.offered = await self._suggested("")
        return bool(self.offered)

    async def step(self) -> None:
        self.moves += 1
        assert self.moves < BUDGET, "this game does not end"
        move = await self._wish()
        answer = await self.person.invoke(self.house.channel, "/play", move=move)
        assert answer.shown.hidden
        self.answers.append(answer.shown)

    async def _wish(self) -> str:
        for verb in ("pick", "draw", "pass"):
            if verb in self.offered:
                return verb
        if "lay all" in self.offered:
            return "lay all"
        if lays := await self._suggested("lay"):
            return max(lays, key=len)  # one that asks first is asked for again
        discards = await self._suggested("discard")
        assert discards, f"nothing to play among {self.offered}"
        held = self._held()
        return min(discards, key=lambda move: (move[8] == "2", held.get(move[8], 0)))

    def _held(self) -> dict[str, int]:
        """Return how many cards of each rank the words of the last hand mention, where there are several."""
        words = " ".join(file.description for message in self.answers[-1:] for file in message.files)
        return {RANKS[name]: int(count) for count, name in re.findall(r"(\d+) ([a-z]+): ", words) if name in RANKS}

    async def _suggested(self, typed: str) -> list[str]:
        answer = await self.person.complete(self.house.channel, "/play", "move", typed)
        return [str(choice.value) for choice in answer.choices]


async def play(house: House, players: Iterable[Player], *, until: Callable[[], bool] | None = None) -> None:
    """Let them play, one press at a time, until a settlement appears (or as `until` says)."""
    players = list(players)
    is_over = until or house.is_over
    while not is_over():
        has_played = False
        for player in players:
            while not is_over() and await player.is_called():
                await player.step()
                has_played = True
        if not has_played and not is_over():
            await _something_new(house, players, is_over)


async def _something_new(house: House, players: Sequence[Player], is_over: Callable[[], bool]) -> None:
    """Wait, when nobody is called, for the next deal, a panel on its way, or the end."""
    eve = house.eve

    def channel() -> list[tuple[int, int]]:
        return [(message.id, message.versions) for message in eve.messages(house.channel)]

    before = channel()

    def is_new() -> bool:
        panels = any(isinstance(p, Presser) and p.can_act() for p in players)
        return panels or is_over() or channel() != before

    await eve.until(is_new, patience=PATIENCE)


def turns(house: House, key: str) -> list[int]:
    """Return how many turns have ended in each deal: with a discard, or with the deal on going out by laying.

    In the last deal the latter is seen only once the next one is dealt.
    """
    found: list[int] = []
    last = "discard"
    for _, _, _, text in house.plies(key):
        kind, last_kind, last = str(text).split()[0], last, str(text).split()[0]
        if kind == "deal":
            if last_kind not in {"discard", "deal"}:
                found[-1] += 1
            found.append(0)
        elif kind == "discard":
            found[-1] += 1
    return found


async def play_turns(house: House, players: Iterable[Player], key: str, count: int = 1) -> None:
    """Let them play until `count` more turns have ended, or the game."""
    end = sum(turns(house, key)) + count
    await play(house, players, until=lambda: sum(turns(house, key)) >= end or bool(house.settlements(key)))


def offers(panel: SeenMessage) -> dict[Verb, list[Button]]:
    """Return the buttons that can be pressed, by what they ask for, from top to bottom."""
    found: dict[Verb, list[Button]] = {}
    for button in panel.buttons:
        press = parse_id(button.custom_id)
        if press is not None and not button.disabled:
            found.setdefault(press.verb, []).append(button)
    return found


def single(discards: Sequence[Button]) -> Button:
    """Return the discard of a card whose rank is single in the hand, with its suit; a two only as a last resort."""
    return min(discards, key=lambda button: (button.label.startswith("2"), not SUITS & set(button.label)))


def _pile(button: Button) -> int:
    """Return how many cards a button takes with the pile."""
    found = re.search(r"(\d+):", button.label)
    return int(found[1]) if found else 1
