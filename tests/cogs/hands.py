"""Hands for tests of the panel: a person who plays with it."""

from collections import Counter

from bot.games.mille.kinds import kind_of
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.mille.views import MilleView
from bot.games.protocol import Move, Position, Seat
from cogs.ids import CustomId, Verb
from cogs.screens.frame import Controls, frame
from cogs.screens.game import Manner, Showing
from cogs.screens.mille.acts import Act
from cogs.screens.mille.controls import kinds_held
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.screen import Button, PrivateScreen
from cogs.screens.table import showing
from tests.cogs.desk import KEY, Sent, acting, sent, table_at
from tests.games.kits import MilleKit

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

    def choose(self, verb: Verb, *values: str, place: int = 0) -> tuple[Move, ...]:
        """Choose lines of a menu; the n-th with this verb."""
        panel = self.panel
        press = panel.find(verb)[place]
        assert set(values) <= set(panel.values(press))
        most = panel.ids[str(press)].get("max_values", 1)
        assert isinstance(most, int)
        assert len(values) <= most
        return self.screens.choose(self.shown, press, list(values))

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
        """Choose the rank, then how many of each kind, then lay."""
        counts = Counter(map(kind_of, wanted.cards))
        assert self.choose(Act.MELD, str(wanted.rank)) == ()
        for place, (kind, _) in enumerate(kinds_held(self.view, wanted.rank)):
            assert self.choose(Act.COUNT, str(counts[kind]), place=place) == ()
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
