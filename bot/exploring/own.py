"""Whether what people chose for themselves holds: quiet hours, who may challenge them, and whom they block.

| must be true | otherwise |
|---|---|
| each choice is stored as it was made last | a choice of a person is lost, or nobody made it |
| the bot goes by what is stored | it goes by an older choice |

Of two choices at once either may hold, and so may one that nobody heard an answer to.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable

from bot.exploring.people.chosen import by_setting, possible
from bot.exploring.people.own import BLOCKED, blocked
from bot.exploring.people.press import Chosen
from bot.store import Store


async def mischosen(store: Store, own: Iterable[Chosen], leaving: Collection[int], now: int) -> list[str]:
    """Return which choices of people are stored otherwise than they were made by `now` (Unix ms).

    `leaving`: the players who have asked to be forgotten.
    """
    made, faults = by_setting(own), list[str]()
    keys = defaultdict[int, list[str]](list)
    for player, key in made:
        keys[player].append(key)
    for player in sorted(keys.keys() - leaving):
        stored = await store.preferences(player)
        stored |= {blocked(each.blocked_id): BLOCKED for each in await store.blocks_of(player)}
        for key in sorted({*keys[player], *stored}):
            values = possible(made.get((player, key), ()), now, now)
            if stored.get(key, "") not in values:
                what = f"{key} of player {player}: {stored.get(key)!r}, not {values}"
                faults.append(f"a choice of a person is not what they made: {what}")
    return faults
