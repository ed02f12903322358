"""Whether tournaments in whole stories are what people pressed and see.

| must be true | otherwise |
|---|---|
| what is due in a tournament happens soon, also a result of a table that is over | it stands still |
| people are called to their tables soon | they are not called |
| who signs up, or is here for a table, has pressed for that | nobody wanted it |
| once all is well, its message shows it as it is now | an old state |
| each message about it is there once | it is shown more than once |

Rounds, seats and pots are judged as with tables alone, and whom they notify by `concerns`. Where its channel was
deleted, nothing can be shown or called. A message that somebody has deleted comes back with `/tournament` alone.
"""

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Final

from bot.exploring.alone import Alone
from bot.exploring.contests import misrun, open_ones, overdue
from bot.exploring.copied import copy_of
from bot.exploring.whole.fitting import fits
from bot.exploring.whole.hands import Hands, Pressed
from bot.exploring.whole.house import House
from bot.exploring.whole.sights import ids_of, is_there
from bot.exploring.whole.sketches import Sketches
from bot.playground.seen import see
from bot.store import PlayerRow, Store, TournamentActRow, TournamentRow
from bot.tournament.posted import BOARD
from cogs.ids import Verb
from cogs.screens.tournament import HERE, SIGN_UP
from cogs.stage import DiscordStage
from cogs.stage.tournaments import TournamentMessages

WANTED: Final = {"join": SIGN_UP, "here": HERE}  # what somebody presses, by the act that follows


def idle(house: House, store: Store, alone: Alone) -> Iterator[str]:
    """Yield what has been due for too long in tournaments that can be shown."""
    here = {each.id for each in house.channels if each.guild_id in house.here()}
    for found in alone.run(open_ones(store, house.games)):
        if found.row.channel_id in here:
            yield from alone.run(overdue(store, found, house.is_late))


def misled(house: House, hands: Sequence[Hands]) -> Iterator[str]:
    """Yield what is wrong with tournaments at the end of a story."""
    presses = [each for person in hands for each in person.pressed]
    wanted = {(each.id.key, each.user, word) for each in presses if (word := _word(each)) is not None}
    with copy_of(house.bot.path) as snapshot:
        yield from misrun(snapshot, house.games)
        users = {row.id: row.discord_id for row in snapshot.rows(PlayerRow)}
        for key in (row.id for row in snapshot.rows(TournamentRow)):
            for act in snapshot.rows(TournamentActRow, "tournament", [key]):
                user = None if act.player is None else users.get(act.player)
                word = WANTED.get(act.kind)
                if word is not None and user is not None and (key, user, word) not in wanted:
                    yield f"tournament {key}: nobody wanted act {act.number}: {act.kind} by player {act.player}"


async def shown_wrong(house: House, stage: DiscordStage) -> AsyncIterator[str]:
    """Yield the open tournaments whose message is missing, or shows an old state."""
    world, tournaments = house.discord.world, house.bot.client.hosting[1].tournaments.tournaments
    for said, often in sorted(_offered(house).items()):
        if often > 1:
            yield f"a tournament is shown {often} times: {said}"
    messages = TournamentMessages(stage, tournaments, Sketches(house.fonts))
    assert house.bot.store is not None  # noqa: S101
    for row in await house.bot.store.open_tournaments():
        found, posted = await tournaments.find(row.id), await tournaments.posted.of(row.id, BOARD)
        is_removed = posted is not None and posted.message_id in house.removed  # `/tournament` brings it back
        if is_removed or row.channel_id not in {each.id for each in house.channels}:
            continue
        message = None if posted is None else world.messages.get(posted.message_id)
        if message is None or message.deleted:
            yield f"the message of tournament {row.id} is lost: act {found.course.number}"
        elif not fits(world, message, await messages.screen(await messages.contest(found))):
            yield f"an old state is shown of tournament {row.id}: act {found.course.number}"


def _offered(house: House) -> Counter[str]:
    """Return on how many messages each choice in a round of a tournament is offered to everyone."""
    world, bot = house.discord.world, house.discord.bot.id
    there = [each for each in world.messages.values() if each.only_for is None and is_there(world, each)]
    seen = [see(world, each) for each in there if each.author_id == bot]
    return Counter(said for each in seen for said in {str(one) for one in ids_of(each) if one.verb == Verb.TOURNAMENT})


def _word(pressed: Pressed) -> str | None:
    """Return what somebody wanted of a tournament; None for anything else. The word of a call also names its table."""
    if pressed.id.verb not in {Verb.TOURNAMENT, Verb.TOURNAMENT_SURE}:
        return None
    return HERE if pressed.id.word.startswith(HERE) else pressed.id.word
