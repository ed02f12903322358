"""Deterministic simulation: the real bot lives through weeks in seconds, and one seed decides all that happens to it.

`loop` is the time that processes live in, `driver` the threads of a database, `incarnation` one process of the bot,
`channel` the side of Discord, `world` the people and what befalls them. `judges` look at it; `story` is what happened.
"""
