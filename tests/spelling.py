"""Words as the United Kingdom spells them, which neither names nor sentences have; *cancelled* is Python's own."""

import re

PLAIN = (
    *("colour", "grey", "neighbour", "centre", "centring", "favour", "behaviour", "honour", "armour", "practis"),
    *("licence", "offence", "defence", "catalogue", "judgement", "travelled", "learnt", "fulfils"),
)
VERBS = ("recogn", "initial", "organ", "optim", "summar", "synchron", "serial")
BRITISH = rf"(?i)({'|'.join(PLAIN)}|labelled(?!by)|({'|'.join(VERBS)})is[ei])"
STEMS = (*PLAIN, "labelled", *(f"{each}is" for each in VERBS))
KEPT = 'practice = "practise"'  # in custom ids and in stories that were kept


def british(text: str) -> list[str]:
    """Return the words in a text that are spelled so. Few texts have a stem, and to look for one takes a tenth."""
    plain = text.lower().replace(KEPT, "")
    return [found[0] for found in re.finditer(BRITISH, plain)] if any(each in plain for each in STEMS) else []
