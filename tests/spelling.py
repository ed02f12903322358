"""Words as the United Kingdom spells them, which neither names nor sentences have; *cancelled* is Python's own."""

BRITISH = (
    r"(?i)(colour|grey|neighbour|centre|centring|favour|behaviour|honour|armour|practis|licence|offence|defence"
    r"|catalogue|judgement|labelled(?!by)|travelled|learnt|fulfils|(recogn|initial|organ|optim|summar|synchron|serial)is[ei])"
)
KEPT = 'PRACTICE = "practise"'  # in custom ids and in stories that were kept
