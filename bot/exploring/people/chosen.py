"""What may hold by what people chose, and when: of two choices at once either may, and one without an answer too."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from bot.exploring.people.press import Chosen
from bot.tables import Terms

ALWAYS: Final = -(10**15)  # ms; before everything


def possible(chosen: Iterable[Chosen], since: int, until: int) -> list[str | Terms]:
    """Return all that one setting may have been between two moments (Unix ms), from who chose it when; "" at first."""
    found = list(chosen)
    heard = [each for each in found if each.is_heard]
    first = Chosen(0, "", "", ALWAYS, ended=ALWAYS)
    values = list[str | Terms]()
    for each in (first, *found):
        later = [other.ended for other in heard if each.ended is not None and other.began > each.ended]
        ends = min([end for end in later if end is not None], default=until)
        if each.began <= until and ends >= since:
            values.append(each.value)
    return values


def by_setting(chosen: Iterable[Chosen]) -> Mapping[tuple[int, str], Sequence[Chosen]]:
    """Return what was chosen, by server or person, and by setting."""
    found = defaultdict[tuple[int, str], list[Chosen]](list)
    for each in chosen:
        found[each.whose, each.key].append(each)
    return found
