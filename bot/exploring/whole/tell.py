"""One whole story from its beginning to its end, with its judges."""

import logging
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

import discord
import yarl

from bot.connection.redirect import led_to
from bot.daily.calendar import day_at, ends
from bot.exploring.ears import heard_by
from bot.exploring.explore import IMPATIENT, StoryResult, quiet, tell_in
from bot.exploring.incarnation import EPOCH
from bot.exploring.story import MOST_PICK, PRESSES, Act, Course, Kind, Story, story_of
from bot.exploring.whole.ears import Ears
from bot.exploring.whole.habits import do
from bot.exploring.whole.hands import Hands
from bot.exploring.whole.house import House
from bot.exploring.whole.judges import Judges
from bot.exploring.whole.loopback import GATEWAY, ROOT
from bot.exploring.whole.parting import part
from bot.exploring.whole.weather import BLOWS, befall, heal
from bot.exploring.whole.wells import led
from bot.exploring.world import luck_of
from bot.hosted import Games
from bot.standing.periods import season_of, season_until
from bot.tables.time import DAY, HOUR, MINUTE, SECOND

REST: Final = 25  # acts between two looks of the judges
AFTERWARDS: Final = (MINUTE, HOUR, 2 * HOUR)  # until nobody has anything to wait for
NOT_HERE: Final = frozenset({Kind.MISTYPE, Kind.INSIST})
ON_AN_EVE, OF_A_SEASON = 0.35, 0.4  # of all stories; and of these
EVE: Final = (2 * MINUTE, 40 * MINUTE)  # ms before the next day, or season
COURSE: Final = Course(
    blow=0.06,
    blows={
        Kind.KILL: 6,
        Kind.POWER: 2,
        Kind.RESTART: 3,
        Kind.LINE: 8,
        Kind.SERVER: 2,
        Kind.FULL: 1,
        Kind.COMMIT: 4,
        Kind.SLOW: 2,
        Kind.DISCORD: 12,
    },
    pauses={(0, 300): 0.30, (300, 4 * SECOND): 0.55, (4 * SECOND, MINUTE): 0.13, (MINUTE, HOUR): 0.02},
    presses={
        **{kind: often for kind, often in PRESSES.items() if kind not in NOT_HERE},
        Kind.LEAVE: 6,
        Kind.ELSEWHERE: 14,
        Kind.NIGHT: 4,
    },
)
"""How whole stories go: nobody sets a clock wrong, which is explored with tables and store alone."""
STORMY: Final = 0.25  # of all stories
STORM: Final = replace(COURSE, blow=0.2, blows={**COURSE.blows, Kind.SERVER: 20, Kind.DISCORD: 24}, calm=0)
"""How those go: messages, channels and servers go away, and Discord fails, much more often."""


def whole_story_of(seed: int, *, presses: int) -> Story:
    """Return the story of a seed, with this many presses."""
    course = STORM if luck_of(f"storm {seed}").random() < STORMY else COURSE
    story, luck = story_of(seed, presses=presses, course=course), luck_of(f"eve {seed}")
    eve = Act(0, Kind.EVE, 0, luck.randrange(MOST_PICK))
    return replace(story, acts=(eve, *story.acts)) if luck.random() < ON_AN_EVE else story


def tell_whole(story: Story, games: Games, empty: Path, *, afterwards: Sequence[int] = AFTERWARDS) -> StoryResult:
    """Tell a story until the first fault, or to its end. `empty`: a database with all its tables and no row.

    `afterwards`: milliseconds that pass at the end, between the looks of the judges.
    """
    with heard_by(logging.NullHandler()), quiet():  # which outlive the house and all that it has kept
        return tell_in(lambda folder: House(story, games, folder, empty), story, partial(_tell, story, afterwards))


def _tell(story: Story, afterwards: Sequence[int], house: House) -> list[str]:
    # The bot runs without these warnings, which come once in a process: its first story would differ from a later one.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    wells = led(house.timeline, epoch=EPOCH / SECOND, luck=luck_of(f"wells {story.seed}"))
    with wells, led_to(ROOT, yarl.URL(GATEWAY)), heard_by(Ears(house)):
        return _course(story, afterwards, house)


def _course(story: Story, afterwards: Sequence[int], house: House) -> list[str]:
    house.furnish()
    hands = [Hands(house, person) for person in house.people]
    house.do = lambda act: do(hands[act.who], act)
    judges = Judges(house, hands)
    acts = [each for each in story.acts if each.kind is not Kind.EVE]
    if story.acts[:1] != tuple(acts[:1]):
        house.pass_time(_until_eve(house.now, story.acts[0].luck))
    house.begin()
    house.pass_time(3 * SECOND)
    for number, act in enumerate(acts):
        house.pass_time(act.after)
        if act.kind in BLOWS:
            befall(house, act)
        else:
            if act.pick % IMPATIENT:  # most people come back when the bot does
                house.wait_until_up(most=DAY)
            house.press(act)
        if number % REST == 0:
            house.faults += judges.at_rest()
        if house.faults:
            return house.faults
    house.pass_time(10 * SECOND)
    heal(house)
    house.wait_until_up(most=2 * DAY)
    house.pass_time(MINUTE)
    part(house, hands, luck_of(f"parting {story.seed}"))
    for each in afterwards:
        house.pass_time(each)
        house.faults += judges.at_rest()
        if house.faults:
            return house.faults
    house.faults += judges.of_messages()
    house.end(after=DAY)
    house.pass_time(MINUTE)
    return [*house.faults, *judges.at_end()]


def _until_eve(now: int, luck: Random) -> int:
    """Return how long it is to the eve of another day or season, in milliseconds, from `now` (Unix ms)."""
    end = season_until(season_of(now)) if luck.random() < OF_A_SEASON else ends(day_at(now))
    return max(0, end - now - luck.randrange(*EVE))
