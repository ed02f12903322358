"""What people do with their hands: they play, find their way to a table, look for something, press twice, type."""

import asyncio
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Final

from bot.exploring.people.before import short
from bot.exploring.story import Act, Kind
from bot.exploring.whole.hands import MOVES, VERBS, Hands, Part
from bot.exploring.whole.taps import tap_twice
from bot.playground.seen import Impossible
from cogs.ids import Verb

IN_A_BURST: Final = 7
CLOCKS: Final = (None, None, None, "10m", "10m claim", "24h", "none")
STAKES: Final = (None, None, "0", "1", "25", "x")
IN_TOURNAMENT: Final = {"sign-up": 40, "here": 60, "start": 15, "all": 2, "final": 1, "leave": 2, "call-off": 1}
SURE: Final = 60  # as often, by their words; who was asked whether they are sure mostly is
TO_A_GAME: Final = (
    {Verb.NEXT, Verb.CUT},
    {Verb.HAND},
    {Verb.ACCEPT, Verb.SIT, Verb.CONSENT},
    {Verb.READY, Verb.BEGIN, Verb.FILL},
)
TO_A_DUPLICATE: Final = frozenset({Verb.SIT, Verb.CONSENT, Verb.READY, Verb.BEGIN})
IN_DUPLICATE: Final = re.compile("duplicate (at|à) ")  # so a lobby says it
SOUGHT: Final[Mapping[Kind, frozenset[str]]] = MappingProxyType(
    {
        Kind.UNDO: frozenset({Verb.UNDO}),
        Kind.ORDER: frozenset({Verb.ORDER, Verb.LATER}),
        Kind.TAKE_BACK: frozenset({Verb.UNORDER}),
        Kind.NEXT_DEAL: frozenset({Verb.NEXT}),
        Kind.CUT: frozenset({Verb.CUT, Verb.WORD}),
        Kind.WISH: frozenset({Verb.BREAK, Verb.LEAVE}),
        Kind.CONSENT: frozenset({Verb.AGREE, Verb.PAUSE, Verb.PROPOSED}),
        Kind.REFUSE: frozenset({Verb.REFUSE}),
        Kind.RESUME: frozenset({Verb.RESUME}),
        Kind.LATE: frozenset({Verb.LATE, Verb.WAIT, Verb.DEPUTY, Verb.UNPAID, Verb.CLAIM}),
        Kind.LEAVE: frozenset({Verb.LEAVE, Verb.RESIGN, Verb.KEEP}),
        Kind.NUDGE: frozenset({Verb.NUDGE, Verb.REACT}),
        Kind.LOOK: VERBS - MOVES,
        Kind.ACCEPT: frozenset({Verb.ACCEPT}),
        Kind.DECLINE: frozenset({Verb.DECLINE, Verb.WITHDRAW}),
        Kind.COUNTER: frozenset({Verb.TERMS}),
        Kind.SIT: frozenset({Verb.SIT, Verb.CONSENT}),
        Kind.LOBBY: frozenset(
            {Verb.LOBBY, Verb.READY, Verb.SIDE, Verb.STAND, Verb.ADD_ROBOT, Verb.DISMISS, Verb.REMOVE, Verb.INVITE}
            | {Verb.TABLE_OPTIONS, Verb.LOBBY_TERMS}
        ),
        Kind.START: frozenset({Verb.BEGIN, Verb.FILL, Verb.READY}),
        Kind.REMATCH: frozenset({Verb.REMATCH}),
        Kind.AGREE: frozenset({Verb.ENTER}),
    }
)
"""What people look for when they want something; all else they type."""


async def act_of(hands: Hands, act: Act) -> str:
    """Do what someone wants to do, or play. Return a few words about it. Raises Impossible."""
    return await ACTS.get(act.kind, _sought)(hands, act, act.luck)


async def _play(hands: Hands, _act: Act, luck: Random) -> str:
    part = _move(hands, luck)
    return await _to_a_game(hands, luck) if part is None else await hands.use(part, luck)


def _move(hands: Hands, luck: Random) -> Part | None:
    """Return a move on the newest panel that has one, or on any."""
    moves = hands.mine([each for each in hands.parts() if each.is_move])
    if not moves:
        return None
    newest = max(each.message.id for each in moves)
    if luck.random() < 0.8:
        moves = [each for each in moves if each.message.id == newest]
    return luck.choice(moves)


async def _to_a_game(hands: Hands, luck: Random) -> str:
    """Come to a table, or closer to one."""
    for verbs in TO_A_GAME:
        part = hands.sought(verbs, luck)
        if part is not None and luck.random() < 0.7:
            return await hands.use(part, luck)
    return await luck.choice([_challenge, _open, _practice])(hands, None, luck)


async def _twice(hands: Hands, act: Act, luck: Random) -> str:
    """Press twice, or many times, faster than anyone is answered."""
    part = _move(hands, luck)
    if part is None:
        return await _sought(hands, replace(act, kind=Kind.LOOK), luck)
    if part.is_private and act.pick % 2:
        return await tap_twice(hands, part, luck)
    times = 2 if luck.random() < 0.7 else IN_A_BURST
    presses = [_after(luck.random() * 0.3, hands.use(part, Random(act.pick))) for _ in range(times)]  # noqa: S311
    return " + ".join(await asyncio.gather(*presses))


async def _after(seconds: float, work: Awaitable[str]) -> str:
    await asyncio.sleep(seconds)
    try:
        return await work
    except Impossible as error:
        return f"impossible {error}"


async def _stale(hands: Hands, act: Act, luck: Random) -> str:
    """Press what was pressed before, as it was seen then."""
    old = [each for each in hands.before if each.menu is None]
    return await hands.use(luck.choice(old[-8:]), luck) if old else await _play(hands, act, luck)


async def _sought(hands: Hands, act: Act, luck: Random) -> str:
    """Press what someone looks for, if they see it."""
    part = hands.sought(SOUGHT[act.kind], luck)
    return await _play(hands, act, luck) if part is None else await hands.use(part, luck)


def some_terms(hands: Hands, luck: Random, *, seats: int | None = None) -> dict[str, str | None]:
    """Return terms that someone may type: of a short game, with a clock or without one."""
    games = [each for each in hands.house.fashion if seats is None or seats in each.seats]
    game = luck.choice(games or [each.game for each in hands.house.games.values()])
    options = " ".join(f"{name}={value}" for name, value in short(game).items())
    return {"game": game.name, "options": options or None}


async def _challenge(hands: Hands, _act: Act | None, luck: Random) -> str:
    other, terms = luck.choice(hands.others()), some_terms(hands, luck, seats=2)
    stake, clock = luck.choice(STAKES), luck.choice(CLOCKS)
    return await hands.type("/challenge", luck, opponent=other, stake=stake, clock=clock, **terms)


async def _open(hands: Hands, _act: Act | None, luck: Random) -> str:
    stake, clock = luck.choice(STAKES), luck.choice(CLOCKS)
    return await hands.type("/open", luck, stake=stake, clock=clock, **some_terms(hands, luck))


async def _duplicate(hands: Hands, act: Act, luck: Random) -> str:
    """Come to a lobby where several tables will play the same deals, or open one."""
    found = (each for each in hands.parts() if each.id.verb in TO_A_DUPLICATE)
    parts = [each for each in found if IN_DUPLICATE.search(each.message.text)]
    if parts and luck.random() < 0.9:
        return await hands.use(luck.choice(parts), luck)
    games = [each for each in hands.house.fashion if each.duplicate is not None and min(each.seats) == 2]
    if not games:
        return await _play(hands, act, luck)
    return await hands.type("/open", luck, game=luck.choice(games).name, duplicate=True)


async def _tournament(hands: Hands, act: Act, luck: Random) -> str:
    """Sign up for a tournament, be here for one's table, do more there, or open one."""
    found = [(each, often) for each in hands.parts() if (often := _in_tournament(hands, each))]
    if not found or luck.random() < 0.05:
        pace, entry = luck.choice([None, "evening", "evening", "weekly"]), luck.choice([None, "0", "5"])
        seats, rounds = luck.choice([2, 2, 3, 4]), luck.choice([1, 2, 3])
        terms = some_terms(hands, luck, seats=seats)
        return await hands.type("/tournament", luck, pace=pace, entry=entry, seats=seats, rounds=rounds, **terms)
    [(part, _)] = luck.choices(found, [often for _, often in found])
    return await hands.use(part, luck)


def _in_tournament(hands: Hands, part: Part) -> int:
    """Return how often somebody presses a part of a tournament; 0 for anything else."""
    word = part.id.word.partition("-")[0] if part.id.word.startswith("here") else part.id.word
    match part.id.verb:
        case Verb.TOURNAMENT_SURE:
            return SURE
        case Verb.TOURNAMENT if word == "sign-up":
            has_signed = any(each.id.key == part.id.key and each.id.word == word for each in hands.pressed)
            return 1 if has_signed else IN_TOURNAMENT[word]
        case Verb.TOURNAMENT if word == "here":
            is_called = f"<@{hands.person.user.id}>" in part.message.text
            return IN_TOURNAMENT[word] if is_called else 1
        case Verb.TOURNAMENT:
            return IN_TOURNAMENT.get(word, 0)
        case _:
            return 0


async def _practice(hands: Hands, _act: Act | None, luck: Random) -> str:
    return await hands.type("/practice", luck, **some_terms(hands, luck))


async def _look(hands: Hands, act: Act, luck: Random) -> str:
    """Look around: press anything that plays nothing, or ask for something."""
    if luck.random() < 0.5:
        return await _sought(hands, act, luck)
    asked = ["/hand", "/table list", "/table show", "/table show", "/about", "/leaderboard", "/league", "/stats"]
    return await hands.type(luck.choice([*asked, "/history", "/ledger show", "/help"]), luck)


async def _settle(hands: Hands, _act: Act, luck: Random) -> str:
    return await hands.type("/ledger settle", luck, **{"with": luck.choice(hands.others())})


async def _block(hands: Hands, _act: Act, luck: Random) -> str:
    other = luck.choice(hands.others())
    hands.house.shunned |= {hands.person.user.id, other.user.id}
    return await hands.type("/block", luck, person=other)


async def _forget(hands: Hands, _act: Act, luck: Random) -> str:
    hands.house.shunned.add(hands.person.user.id)
    return await hands.type(luck.choice(["/data export", "/data delete"]), luck)


ACTS: Final[Mapping[Kind, Callable[[Hands, Act, Random], Awaitable[str]]]] = MappingProxyType(
    {
        Kind.PLAY: _play,
        Kind.TWICE: _twice,
        Kind.STALE: _stale,
        Kind.LOOK: _look,
        Kind.CHALLENGE: _challenge,
        Kind.OPEN: _open,
        Kind.DUPLICATE: _duplicate,
        Kind.CONTEST: _tournament,
        Kind.PRACTICE: _practice,
        Kind.SETTLE: _settle,
        Kind.BLOCK: _block,
        Kind.FORGET: _forget,
    }
)
"""What people do otherwise than by looking for it."""
