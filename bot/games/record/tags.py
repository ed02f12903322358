"""The tags that open a record: the game, its players, the rules, the stake."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.protocol import HIGHEST_STAKE, BadOption, Game, Options, Seat
from bot.games.record.values import DEFAULT_STAKE, BadRecord, tag_name
from bot.games.registry import GAMES

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*)[ \t]+("(?:[^"\\]|\\["\\])*")\]')
LONGEST_TAG = 1_000  # characters of a whole line
_STAKE = re.compile(r"0*([0-9]{1,5})\.([0-9]{2})")


class Line(NamedTuple):
    """A line that says something."""

    number: int  # from 1
    text: str  # stripped


class Tag(NamedTuple):
    """A tag's value, and the line it stands on."""

    line: int
    value: str


class Tags(NamedTuple):
    """The values of the tags."""

    game: Game
    names: tuple[str, ...]
    options: Options
    stake: int  # minor units
    others: tuple[tuple[str, str], ...]  # what the rules ignore, in order
    all: Mapping[str, Tag]


def read_tags(lines: Sequence[Line], *, end: int) -> Tags:
    """Read the tags. Raises BadRecord; a missing tag is reported at the line `end`."""
    tags: dict[str, Tag] = {}
    fault: BadRecord | None = None
    for line in lines:
        if len(line.text) > LONGEST_TAG:
            fault = BadRecord(line.number, f"a tag has at most {LONGEST_TAG} characters")
            break
        match = _TAG.fullmatch(line.text)
        if match is None:
            fault = BadRecord(line.number, 'not a tag: it should read [Name "value"]')
            break
        if match[1] in tags:
            fault = BadRecord(line.number, f"the tag {match[1]} stands here a second time")
            break
        tags[match[1]] = Tag(line.number, unquoted(match[2]))
    game = GAMES.get(tags["Game"][1] if "Game" in tags else "") or next(iter(GAMES.values()))
    names = {tag_name(option): option for option in game.options({}).texts()}
    stake = DEFAULT_STAKE
    for name, (number, value) in tags.items():
        if name == "Game" and value != game.name:
            raise BadRecord(number, "no game of this name is played here")
        if name == "Stake":
            stake = _stake(number, value)
        if name in names:
            _check_option(game, number, names[name], value)
    if fault is not None:
        raise fault
    seats = _seats(game, tags)
    for name in ("Game", *seats, "Rules"):
        if name not in tags:
            raise BadRecord(end, f"the tag {name} is missing")
    try:
        options = game.options({option: tags[name].value for name, option in names.items() if name in tags})
    except BadOption as error:  # each value is allowed, but not all together
        at = tags.get(tag_name(error.key), tags["Rules"]).line
        raise BadRecord(at, f"{tag_name(error.key)} does not go with the other options") from None
    return Tags(
        game=game,
        names=tuple(tags[name][1] for name in seats),
        options=options,
        stake=stake,
        others=tuple(
            (name, value)
            for name, (_, value) in tags.items()
            if name not in names and name not in seats and name not in ("Game", "Stake")
        ),
        all=tags,
    )


def _seats(game: Game, tags: Mapping[str, Tag]) -> list[str]:
    """The names of the players: as many as the game needs, and more as long as seats are tagged."""
    seats = [str(Seat(index)) for index in range(game.seats.start)]
    while len(seats) < game.seats.stop - 1 and str(Seat(len(seats))) in tags:
        seats.append(str(Seat(len(seats))))
    return seats


def _stake(number: int, value: str) -> int:
    match = _STAKE.fullmatch(value)
    minor = int(match[1] + match[2]) if match is not None else HIGHEST_STAKE + 1
    if minor > HIGHEST_STAKE:
        raise BadRecord(number, "Stake should be an amount such as 1.00, from 0.00 to 10000.00")
    return minor


def _check_option(game: Game, number: int, option: str, value: str) -> None:
    try:
        game.options({option: value})
    except BadOption:
        raise BadRecord(number, f"{tag_name(option)} does not allow this value") from None


def unquoted(quoted: str) -> str:
    """The text between the quotes, without escapes."""
    return re.sub(r"\\(.)", r"\1", quoted[1:-1])
