"""The judge of melds in games with contracts (`contracts.py`). The game says which of its rules each fault breaks."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.games.cards import Hand
from bot.games.protocol import Refusal
from bot.games.refusing import Refusals
from bot.games.rummy.laid import Laid, numbered
from bot.games.rummy.laying import Add, Group, Kind, added, meld_of
from bot.games.rummy.melds import Fault, Meld, MeldRules, Run


@dataclass(frozen=True, slots=True)
class MeldJudge:
    """The refusals of melds. All codes but those for cards that are not held, meld numbers and ends are the game's."""

    refusals: Refusals
    rules: MeldRules
    laying: Mapping[Kind, Mapping[Fault, str]]  # codes for cards that make no meld
    adding: Mapping[Fault, str]  # codes for cards that do not fit a meld

    def melds(self, hand: Hand, groups: Sequence[Group]) -> list[Meld] | Refusal:
        """Return the melds that these cards make, or why they make none, or cannot leave the hand."""
        if not hand.has_all(card for group in groups for card in group.cards):
            return self.refusals.because("not-held")
        melds = list[Meld]()
        for group in groups:
            meld = meld_of(group, self.rules)
            if isinstance(meld, Fault):
                return self.refusals.because(self.laying[group.kind][meld])
            melds.append(meld)
        return melds

    def no_addition(self, melds: Sequence[Laid], hand: Hand, move: Add) -> Refusal | None:
        """Return why cards may not be laid off on the melds on the table; None when they may."""
        because, meld = self.refusals.because, numbered(melds, move.meld)
        if meld is None:
            return because("no-such-meld")
        if not hand.has_all(move.cards):
            return because("not-held")
        if isinstance(meld, Run) == (move.end is None):
            return because("which-end" if move.end is None else "no-end")
        grown = added(meld, move, self.rules)
        return because(self.adding[grown]) if isinstance(grown, Fault) else None
