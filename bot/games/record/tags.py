"""The tags that open a record: the game, its players, the rules, the stake."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple, NoReturn

from bot.games.protocol import FIRST_EDITION, HIGHEST_STAKE, SEATS, BadOption, Game, Options
from bot.games.record.values import BadRecord, tag_name

_TAG = re.compile(r'\[([A-Za-z][A-Za-z0-9]*)[ \t]+("(?:[^"\\]|\\["\\])*")\]')
LONGEST_TAG = 1_000  # characters of a whole line
_LETTERS = [str(seat) for seat in SEATS]
_EDITION = re.compile("[1-9][0-9]{0,3}")
_STAKE = re.compile(r"0*([0-9]{1,5})\.([0-9]{2})")


class Line(NamedTuple):
    """A line that says something."""

    number: int  # from 1
    text: str  # stripped


class Tag(NamedTuple):
    """A tag's value and line number."""

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


def read_tags(lines: Sequence[Line], *, end: int, games: Mapping[str, Game]) -> Tags:
    """Read the tags of a record of one of these games. Raises BadRecord, at the line `end` for a missing tag."""
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
            fault = BadRecord(line.number, f"the tag {match[1]} is here a second time")
            break
        tags[match[1]] = Tag(line.number, unquoted(match[2]))
    game = games.get(tags["Game"].value) if "Game" in tags else None
    if game is None:
        _refuse_without_game(tags, fault, end=end, games=games)
    edition = _edition(game, tags.get("Edition"))
    names = _option_tags(game, edition)
    stake = _stake_of(game, tags, names, edition)
    if fault is not None:
        raise fault
    seats = _seats(game, tags)
    for name in (*seats, "Rules"):
        if name not in tags:
            raise BadRecord(end, f"the tag {name} is missing")
    options = _options(game, tags, names, edition, len(seats))
    return Tags(
        game=game,
        names=tuple(tags[name][1] for name in seats),
        options=options,
        stake=stake,
        others=tuple(
            (name, value)
            for name, (_, value) in tags.items()
            if name not in names and name not in seats and name not in ("Game", "Edition", "Stake")
        ),
        all=tags,
    )


def _edition(game: Game, tag: Tag | None) -> int | None:
    """Return the edition of the rules; None for one that is not known."""
    text = str(FIRST_EDITION) if tag is None else tag.value
    return int(text) if _EDITION.fullmatch(text) and int(text) <= len(game.editions) else None


def _stake_of(game: Game, tags: Mapping[str, Tag], names: Mapping[str, str], edition: int | None) -> int:
    """Return the stake. Raises BadRecord at the first bad value of any tag; `names` has the options by their tags."""
    stake = game.style.stake
    for name, (number, value) in tags.items():
        if name == "Stake":
            stake = _stake(number, value)
        elif name == "Edition":
            _check_edition(game, number, edition)
        elif name in names:
            _check_option(game, number, names[name], value, edition)
        elif game.style.is_of_the_frame and name in _LETTERS[game.seats.stop - 1 :]:
            raise BadRecord(number, f"at most {game.seats.stop - 1} play this game")
    return stake


def _refuse_without_game(
    tags: Mapping[str, Tag], fault: BadRecord | None, *, end: int, games: Mapping[str, Game]
) -> NoReturn:
    """Raise the first fault of a record that names no game of ours. The tags that a game requires are unknown."""
    for name, (number, value) in tags.items():
        if name == "Game":
            raise BadRecord(number, "no game of this name is played here")
        if name == "Stake":
            _stake(number, value)
    raise fault or BadRecord(end, f"the tag Game is missing, which names the game: one of {', '.join(games)}")


def _options(game: Game, tags: Mapping[str, Tag], names: Mapping[str, str], edition: int | None, seats: int) -> Options:
    try:
        options = _read(game, edition, {option: tags[name].value for name, option in names.items() if name in tags})
        game.start(options, seats, SEATS[0])
    except BadOption as error:  # each value is allowed, but not all together, or not with so many players
        at = tags.get(tag_name(error.key), tags["Rules"]).line
        raise BadRecord(at, f"{tag_name(error.key)} does not go with the other options or the players") from None
    return options


def _read(game: Game, edition: int | None, given: Mapping[str, str]) -> Options:
    """Return the options, of the newest edition where it is not known. Raises BadOption."""
    return game.options(given) if edition is None else game.options_of(edition, given)


def _option_tags(game: Game, edition: int | None) -> dict[str, str]:
    """Return the options of an edition by their tags."""
    return {tag_name(option): option for option in _read(game, edition, {}).texts()}


def _seats(game: Game, tags: Mapping[str, Tag]) -> list[str]:
    """Return the tags of the seats: as many as the game needs, and all up to the last one that is there (F2)."""
    there = [place for place, letter in enumerate(_LETTERS[: game.seats.stop - 1], start=1) if letter in tags]
    return _LETTERS[: max([game.seats.start, *there])]


def _stake(number: int, value: str) -> int:
    match = _STAKE.fullmatch(value)
    minor = int(match[1] + match[2]) if match is not None else HIGHEST_STAKE + 1
    if minor > HIGHEST_STAKE:
        raise BadRecord(number, "Stake should be an amount such as 1.00, from 0.00 to 10000.00")
    return minor


def _check_edition(game: Game, number: int, edition: int | None) -> None:
    if edition is None:
        newest = len(game.editions)
        known = "1" if newest == FIRST_EDITION else f"from {FIRST_EDITION} to {newest}"
        raise BadRecord(number, f"Edition should be {known}: this version knows no other rules")


def _check_option(game: Game, number: int, option: str, value: str, edition: int | None) -> None:
    try:
        _read(game, edition, {option: value})
    except BadOption:
        raise BadRecord(number, f"{tag_name(option)} does not allow this value") from None


def unquoted(quoted: str) -> str:
    """Return the text between the quotes, without escapes."""
    return re.sub(r"\\(.)", r"\1", quoted[1:-1])
