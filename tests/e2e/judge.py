"""The laws after every end-to-end test: nothing refused, leaked or sent where the bot is not, no stray asterisks,
no faulty log lines.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from bot.games.cards import CARDS, JOKER
from bot.playground.entities import Attachment
from bot.playground.person import Person
from bot.playground.transcript import Sight
from bot.tables import LOOKS, Reaction, Setting, When
from cogs.ids import TableCommand, Verb, parse_id
from cogs.screens.daily import ALLOWED
from cogs.screens.league import GAMES, HALL, JOIN, LEAVE, TABLE
from cogs.screens.ledger import LOOK
from cogs.screens.mille.acts import Act
from cogs.screens.pages import Page
from cogs.screens.proof import FAIR
from cogs.screens.registry import SHOWN
from cogs.screens.server import TERMS
from cogs.screens.settings import NOTICE
from cogs.screens.signs import card_sign
from render.emoji import name_of
from tests.e2e.house import House
from tests.playground.openapi import document_problems

HAND = "panel.png"
IN_HAND = re.compile(r"Your hand: .*?(?= You: |$)")  # what the words of such a picture reveal of it
HELD = re.compile(r"[0-9] cards: ([^.]+)\.")  # the cards alone, in any hand
LINE = re.compile(r"text(-[0-9])?")  # of a form
ENOUGH = 5  # cards: two people may well hold the same single card, but not the same five
OF_DEAL = re.compile(r"\bdeal [0-9]+\b")  # what the words of a picture call the deal
EMOJI = re.compile(r"<:(\w+)_[0-9a-f]+:[0-9]+> ?(\S*)")
CUSTOM_ID = re.compile(r'"custom_id":\s*"([^"]*)"')
ASKED = (
    r"|[0-9]{1,3}(-[0-9]{1,9})?|[0-9a-f]{8}(-[0-9]{1,2}){0,2}"
    + r"|standing(-[a-z-]+)?"  # an order for all claims of a deal
    + r"|(none|menu|suit|count|type|play|hand|way)(-[0-9]){0,2}(-[0-9a-f]{8})?"  # a question of a game
    + r"|(mark|unmark)-[0-9]-[0-9]{1,2}|(no|place)-[0-9]{1,2}"  # its cards, and what is closed
)
WORD = re.compile(
    ASKED
    + rf"|({'|'.join((*Act, Verb.ACT, Verb.ANYWAY, Verb.MORE, Verb.UNDO, *ALLOWED))})"  # in a lesson, or a daily deal
    + rf"(\.({ASKED}|more|back|sets|runs))?"
    + r"|[0-9]+-(deal|settle)|[A-J](-[0-9]+){0,2}|more|back|sets|runs|stop"  # ⋯, how a hand is sorted, a review
    + r"|none|practice|first|again|back|forward|deal|last|yes|no|[0-9]+\.(back|on|by|period|game|here|everywhere)"
    + r"|(line|deal|seat)(-[A-J])?|[A-Z]{0,2}[0-9]{1,2}(\.[0-9]{1,2}|a)?(:[a-z-]+)?"  # why, rules
    + "".join(f"|{page}" for page in (*Page, *TableCommand))
    + "".join(f"|{topic.name}" for each in SHOWN.values() for topic in each.rulebook.contents)
    + f"|{FAIR}"
    + "".join(f"|{each}" for each in (*Setting, TERMS, *LOOKS, NOTICE))
    + r"|[a-z]+\.[a-z]+|best|own"  # what a switch sets, whose daily deal it was
    + "".join(f"|{each}" for each in (JOIN, LEAVE, TABLE, GAMES, HALL))  # of a league
    + f"|{LOOK}"
    + "|sign-up|start|call-off|all|final|here-[0-9]{1,2}"  # of a tournament
    + "".join(f"|{each}" for each in When)
    + "".join(f"|{each}" for each in Reaction)
)
PUBLIC = {Verb.ACCEPT, Verb.DECLINE, Verb.WITHDRAW, Verb.HAND, Verb.CUT, Verb.WORD, Verb.AGREE, Verb.REMATCH, Verb.WHY}
PUBLIC |= {Verb.SHARE, Verb.PROPOSED, Verb.READ, Verb.PAUSE, Verb.REFUSE, Verb.RESUME, Verb.LATE, Verb.PACE, Verb.RENEW}
PUBLIC |= {Verb.TERMS, Verb.LEAGUE, Verb.LEADERS, Verb.PLACE, Verb.SEEN, Verb.STATS, Verb.ENTER, Verb.HOW, Verb.PROOF}
PUBLIC |= {Verb.SIT, Verb.CONSENT, Verb.STAND, Verb.LOBBY, Verb.READY, Verb.SIDE, Verb.FILL, Verb.BEGIN}
PUBLIC |= {
    Verb.RENEW_LOBBY,
    Verb.TABLE_OPTIONS,
    Verb.START,
    Verb.PRACTICE,
    Verb.OPEN_TABLE,
    Verb.CHALLENGE,
    Verb.STATS_OF,
}
PUBLIC |= {
    Verb.RENEW_LOBBY,
    Verb.TOURNAMENT,
    Verb.REPLAY,
    Verb.REVIEW,
    Verb.SQUARE,
    Verb.DAILY_PLAY,
    Verb.NIGHT,
    Verb.LOOK_BACK,
}
OPEN_HAND = re.compile(r"hand-[A-J]\.png")  # of a finished game, stepped through again
SIGNS = {name_of(card): card_sign(card) for card in (*CARDS, JOKER)}
CARD = re.compile(r"[♠♥♦♣]|\b(10|[2-9TJQKA])[SHDC]\b")


def judge(house: House) -> None:
    """Raise AssertionError for any fault in this house's whole traffic."""
    assert refused(house) == []
    assert strayed(house) == []
    assert document_problems(house.discord.exchanges) == []
    seen = {person: list(person.transcript()) for person in house.people}
    for person in house.people:
        assert list(leaks(house, person, seen)) == []


def refused(house: House) -> list[str]:
    """Return the bot's refused requests, except those due to the weather and those the test expects."""
    return [
        f"{exchange.method} {exchange.path}: {refusal.status} {refusal.code} {refusal.message} {refusal.errors or ''}"
        for exchange, refusal in house.discord.refusals
        if exchange.fault is None and refusal.code not in house.allowed
    ]


def strayed(house: House) -> list[str]:
    """Return the requests that touched a place without the bot other than by the token of somebody's interaction.

    Nobody sees the bot there, so it may neither read nor write, not even where Discord would let it try.
    """
    world = house.discord.world
    foreign = {guild.id for guild in world.guilds.values() if world.bot.id not in guild.members} - {house.guild.id}
    foreign |= {
        channel.id
        for channel in world.channels.values()
        if channel.guild_id in foreign or (channel.guild_id is None and world.bot.id not in channel.recipients)
    }
    named = {str(each) for each in foreign}
    return [
        f"{exchange.method} {exchange.path}"
        for exchange in house.discord.exchanges
        if not exchange.interaction and not named.isdisjoint(exchange.path.partition("?")[0].split("/"))
    ]


def leaks(house: House, reader: Person, seen: Mapping[Person, Sequence[Sight]]) -> Iterator[str]:
    """Yield what `reader` could read and must not, of what everybody has `seen`; also bold inside bold."""
    others = [seen[each] for each in house.people if each is not reader]
    own = {words for file in hands(seen[reader]) for words in IN_HAND.findall(file.description or "")}
    secrets = [file for other in others for file in hands(other)]
    secret_bytes = {file.content for file in secrets}
    secret_words = {words for file in secrets for words in IN_HAND.findall(file.description or "")}
    secret_words -= own if house.has_twins else set()
    few = {words for other in others for words in of_few(house, other)}
    names = [each.user.display_name for each in house.people if each is not reader]
    drawn = re.compile(rf"({'|'.join(names)}) draws [^.\n]")
    for sight in seen[reader]:
        if any(OPEN_HAND.fullmatch(file.filename) for file in sight.files):
            continue
        words = sight.text()
        if "****" in words:
            yield f"{reader}: bold inside bold shows its asterisks"
        is_own = _is_private(sight, reader)
        if found := drawn.search(words):
            yield f"{reader}: {found[0]}"
        for file in sight.files:
            if not few.isdisjoint(_of_deal(file)):
                yield f"{reader}: the two or three cards of another hand"
            if file.filename == HAND and not is_own:
                yield f"{reader}: a hand in public"
            if file.content in secret_bytes:
                yield f"{reader}: the picture of another hand"
        if any(each and each in words for each in secret_words):
            yield f"{reader}: the words of another hand"
        for name, beside in EMOJI.findall(words):
            if not is_own and not beside.startswith(SIGNS[name]):
                yield f"{reader}: an emoji that does not stand before the name of its card"
        for custom_id in CUSTOM_ID.findall(words):
            if LINE.fullmatch(custom_id):
                continue
            press = parse_id(custom_id)
            if press is None or not WORD.fullmatch(press.word):
                yield f"{reader}: an id that says too much: {custom_id}"
            elif not is_own and press.verb not in PUBLIC | ({Verb.ACT} if house.plays_openly else set()):
                yield f"{reader}: {press.verb} in public"


def hands(seen: Iterable[Sight]) -> list[Attachment]:
    """Return the pictures of hands that a person has seen, without small ones, which another may hold as well."""
    return [file for sight in seen for file in _hands_of(sight) if file.description and _cards(file) >= ENOUGH]


def _hands_of(sight: Sight) -> list[Attachment]:
    """Return the pictures of hands in it, unless it is the panel of a daily deal, whose hand everyone holds that day.

    Few have one at all: the words of the others are not needed.
    """
    found = [file for file in sight.files if file.filename == HAND]
    return [] if found and f"/{Verb.DAILY_ACT}/" in sight.text() else found


def of_few(house: House, seen: Iterable[Sight]) -> Iterator[tuple[str, str]]:
    """Yield the hands of fewer cards, each with its deal, where each card is unique: nobody else holds them."""
    if house.has_one_pack:
        for sight in seen:
            for file in _hands_of(sight):
                if 1 < _cards(file) < ENOUGH:
                    yield from _of_deal(file)


def _of_deal(file: Attachment) -> Iterator[tuple[str, str]]:
    """Yield the words about a hand, with the deal of the hand."""
    alt = file.description or ""
    if (deal := OF_DEAL.search(alt)) is not None:
        for words in HELD.findall(alt):
            yield deal[0], words


def _cards(file: Attachment) -> int:
    """Return how many cards the words of a hand's picture mention."""
    found = re.search(r"Your hand: ([0-9]+) cards", file.description or "")
    return int(found[1]) if found else 0


def _is_private(sight: Sight, reader: Person) -> bool:
    message = sight.message
    if message is None:
        return True  # forms and suggestions
    return message.only_for == reader.user.id or (reader.direct is not None and message.channel_id == reader.direct.id)


def log_faults(lines: Iterable[tuple[str, str]], token: str) -> list[str]:
    """Return log lines (level, text) that mention an error, a token or a card."""
    return [
        f"{level} {text}"
        for level, text in lines
        if level in {"ERROR", "CRITICAL"} or "Traceback" in text or token in text or CARD.search(text)
    ]
