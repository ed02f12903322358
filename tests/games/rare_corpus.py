"""`python -m tests.games.rare_corpus NAME GAMES` looks for games that show what a game's corpus hardly shows, once.

That is: refusals of other codes, several winners, amounts that do not divide, and totals right at a threshold. Many
games are played in different ways, and those that show something rare are kept. It overwrites nothing.
"""

import json
import lzma
import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, replace
from itertools import combinations

from bot.games.protocol import Resign
from bot.games.report import Json
from tests.games.corpus import Leaving, Log, left, place_of_rare, read_logs, replayed
from tests.games.kit import Kit
from tests.games.kits import IN_ALL_EDITIONS
from tests.games.new_corpus import played_with, refused_at, written_down

FIRST = 10_000  # the number of the first game that is played
ENOUGH = {True: 3, False: 12}  # logs that show a thing: whether it is a refusal
OF_A_CODE = 3  # refusals of a rare code that are kept of a log
LONGEST = 400  # rows
APART = 3  # rows from one look for refusals to the next


def main(name: str, games: str) -> int:
    """Look through so many games for what is rare in a corpus."""
    kit = IN_ALL_EDITIONS[name]
    place = place_of_rare(kit, len(kit.game.editions))
    found = [*rare_logs(kit, int(games))]
    lines = [json.dumps(asdict(log), separators=(",", ":")) for log in found]
    try:
        with place.open("xb") as file:
            file.write(lzma.compress("\n".join(lines).encode(), preset=9 | lzma.PRESET_EXTREME))
    except FileExistsError:
        print(f"{place} is there already. Rules that change need another edition.", file=sys.stderr)
        return 1
    print(place, len(found), Counter(thing for log in found for thing in things_in(kit, log) if " " in thing))
    return 0


def rare_logs(kit: Kit, games: int) -> Iterator[Log]:
    """Yield the logs of those of so many games that show something rare."""
    edition = len(kit.game.editions)
    shown = Counter(thing for log in read_logs(kit, edition) for thing in things_in(kit, log))
    for number in range(FIRST, FIRST + games):
        style = kit.styles[number % len(kit.styles)]
        played = played_with(kit, number // len(kit.styles), number, likely=style, most=LONGEST)
        if played is None:
            continue
        log = written_down(kit, played, number)
        tried = refused_at(kit, played.positions, log, random.Random(number), apart=APART)
        log = replace(log, further=[each for _, each in tried], leavings=[*_at_its_end(kit, log)])
        rare = {thing for thing in things_in(kit, log) if shown[thing] < ENOUGH[" " not in thing]}
        if rare:
            shown.update(rare)
            yield replace(log, further=[*_of_codes(log.further, rare)])


def things_in(kit: Kit, log: Log) -> set[str]:
    """Return what a log shows: codes of refusals, and what is special in its result."""
    found = {each.split(" ")[1] for each in (*log.tries, *log.further)}
    if log.nets is not None:
        winners = sum(net > 0 for net in log.nets)
        found |= {f"{winners} winners"} if winners > 1 else set()
    for nets in [each.nets for each in log.leavings if not each.seats]:
        pairs = [both for amounts in nets for both in combinations(amounts, 2)]
        found |= {"a remainder"} if any(one * other > 0 and abs(one - other) == 1 for one, other in pairs) else set()
    target = getattr(kit.game.options_of(log.edition, log.options), "target", 0)
    for total in _numbers(log.totals):
        if target and total == target:
            found.add("a total at the target")
        if target and 2 * total == target:
            found.add("a total at half the target")
        if target and abs(total) % 100 == 50:
            found.add("a total between two hundreds")
    return found


def _at_its_end(kit: Kit, log: Log) -> Iterator[Leaving]:
    """Yield what a game that is over costs at several stakes, as if nobody left after it."""
    if log.nets is not None:
        found = left(replayed(kit, log), len(log.rows), "", str(Resign()))
        if found is not None:
            yield found


def _of_codes(tried: list[str], codes: set[str]) -> Iterator[str]:
    kept = Counter[str]()
    for each in tried:
        code = each.split(" ")[1]
        if code in codes and kept[code] < OF_A_CODE:
            kept[code] += 1
            yield each


def _numbers(value: Json) -> Iterator[int]:
    match value:
        case bool():
            return
        case int():
            yield value
        case dict():
            for each in value.values():
                yield from _numbers(each)
        case list():
            for each in value:
                yield from _numbers(each)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
