"""The rows of what the people at a table agree on. See `rows.py`."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class TableProposalRow:
    """A proposal at a table that all must agree to. Once; numbered from 1 at each table."""

    table: str
    number: int
    matter: str  # "pause", "end" or "deputy"
    seat: int  # who proposes it
    turn: int  # of that seat, whose next one ends the proposal
    about: int | None  # of a deputy, the seat that it plays
    at: int


@dataclass(frozen=True, slots=True)
class TableConsentRow:
    """A consent to a proposal at a table; its proposer consents too. Once."""

    table: str
    number: int
    seat: int
    at: int


@dataclass(frozen=True, slots=True)
class TableProposalEndRow:
    """The end of a proposal: all have agreed, and it is in the log, or someone refused it. Once."""

    table: str
    number: int
    seat: int  # who was the last to agree, or refused
    ply: int | None  # of the row in the log; None if it was refused
    at: int


AgreedRow = TableProposalRow | TableConsentRow | TableProposalEndRow
