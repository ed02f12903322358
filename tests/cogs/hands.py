"""Hands for tests of the panel: a person who plays with it."""

from collections import Counter

from bot.games.mille.kinds import Kind, kind_of
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.mille.views import MilleView
from bot.games.protocol import Move, Position, Seat
from cogs.ids import CustomId, Verb
from cogs.screens.frame import Controls, frame
from cogs.screens.game import Manner, Showing
from cogs.screens.mille.acts import Act
from cogs.screens.mille.kinds import numbered
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.screen import Button, PrivateScreen
from cogs.screens.table import showing
from tests.cogs.desk import KEY, Sent, acting, sent, table_at
from tests.games.kits import MilleKit
from tests.there import there

KIT = MilleKit()
TOOL = Button("Refresh", CustomId(Verb.REFRESH, KEY))


class Hands:
    """A person at a panel, who can press only what it offers."""

    def __init__(self, screens: MilleScreens, position: Position, seat: Seat | None = None) -> None:
        self.screens = screens
        self.seat = acting(position) if seat is None else seat
        self.table = table_at(position)

    @property
    def shown(self) -> Showing:
        return showing(self.table, self.seat, Manner("en"))

    @property
    def controls(self) -> Controls:
        return self.screens.controls(self.shown)

    @property
    def panel(self) -> Sent:
        """The controls as they are now sent, with the tools behind ⋯, without the pictures."""
        controls = self.controls
        return sent(PrivateScreen(("panel", *controls.tools, *frame(controls, TOOL))))

    def labels(self, verb: Verb) -> list[str]:
        """Return the labels of the buttons with this verb that can be pressed, from top to bottom."""
        panel = self.panel
        return [str(panel.ids[str(press)]["label"]) for press in panel.find(verb)]

    def press(self, verb: Verb, word: str | None = None) -> tuple[Move, ...]:
        """Press the one button with this verb."""
        (press,) = self.panel.find(verb, word)
        return self.screens.choose(self.shown, press, [])

    def press_label(self, label: str) -> tuple[Move, ...]:
        """Press the button with this label."""
        (press,) = [each.id for each in self.controls.buttons() if each.label == label and each.enabled]
        return self.screens.choose(self.shown, press, [])

    def mark(self, kind: Kind, count: int) -> None:
        """Mark so many cards of a kind, in the panel of lays by hand: all or one at first, then one more or fewer."""
        if self.panel.find(Act.MELD):
            assert self.press(Act.MELD) == ()
        number = str(numbered(self.view)[kind])

        def marked() -> int:
            draft = there(self.screens._drafts.find(self.shown))
            return draft.count(kind)

        if count != marked():
            (press,) = [each for each in self.panel.find(Act.MARK) if each.word.split("-")[1] == number]
            assert self.screens.choose(self.shown, press, []) == ()
        while (now := marked()) != count:
            wanted = now + (1 if now < count else -1)
            (press,) = [
                each for each in self.panel.find(Act.COUNT) if each.word.split("-")[1:] == [number, str(wanted)]
            ]
            assert self.screens.choose(self.shown, press, []) == ()

    def note(self) -> str:
        """Return the panel's words besides its controls."""
        return self.screens.note(self.shown) or ""

    def make(self, wanted: Move) -> tuple[Move, ...]:
        """Make a move as a person would: by kind of card."""
        match wanted:
            case Draw():
                return self.press(Act.DRAW)
            case Pick():
                return self.press(Act.PICK)
            case Pass():
                assert self.press(Act.PASS) == ()
                return self.press(Verb.ANYWAY)
            case Take():
                return self.one_like(wanted, Act.TAKE)
            case Discard():
                return self.one_like(wanted, Act.DISCARD)
            case Lay():
                return self.lay(wanted)
            case _:
                raise TypeError

    def one_like(self, wanted: Move, verb: Verb) -> tuple[Move, ...]:
        """Press the button with this verb that makes such a move."""
        made = [self.screens.choose(self.shown, press, []) for press in self.panel.find(verb)]
        return next(each for each in made if KIT.sort_of(each[0]) == KIT.sort_of(wanted))

    def lay(self, wanted: Lay) -> tuple[Move, ...]:
        """Mark the cards of a lay by kind, choose the meld that twos alone join, then lay."""
        for kind, count in Counter(map(kind_of, wanted.cards)).items():
            self.mark(kind, count)
        draft = there(self.screens._drafts.find(self.shown))
        for _ in draft.targets(self.view):
            if self.screens._drafts.find(self.shown).lays(self.view)[0].rank is wanted.rank:  # type: ignore[union-attr]
                break
            assert self.press(Act.WILD) == ()
        return self.press(Act.LAY)

    @property
    def view(self) -> MilleView:
        """The view of this person."""
        view = self.shown.view
        assert isinstance(view, MilleView)
        return view


def the_lay(made: tuple[Move, ...]) -> Lay:
    """Return the one lay that was made."""
    (move,) = made
    assert isinstance(move, Lay)
    return move
