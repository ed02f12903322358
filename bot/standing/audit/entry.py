"""An entry of a ledger, with all its rows."""

from dataclasses import dataclass, field

from bot.store import AgreementRow, ConsentRow, DissentRow, NoteRow, ProposalRow, ProposedTransferRow


@dataclass(slots=True)
class Entry:
    """A proposal and what became of it."""

    proposal: ProposalRow
    transfers: list[ProposedTransferRow] = field(default_factory=list)
    consents: list[ConsentRow] = field(default_factory=list)  # the first one first
    agreement: AgreementRow | None = None
    dissent: DissentRow | None = None
    witness: NoteRow | None = None

    @property
    def people(self) -> set[int]:
        """Everyone whom it concerns."""
        return {each for transfer in self.transfers for each in (transfer.payer, transfer.payee)}
