"""Every press that a panel offers, and the moves that presses play."""

from collections.abc import Iterator
from itertools import combinations

from bot.games.protocol import Move
from cogs.ids import CustomId, Verb
from cogs.screens.game import GameScreens, Showing
from cogs.screens.questions import ByHand, SomeCards
from cogs.screens.screen import Menu

PAIR = 2  # lines of a menu
SMALL = 7  # cards of a hand of which all parts are tried
MARKING = ("mark", "unmark")  # the words of ids that only mark cards


def buttons(screens: GameScreens, shown: Showing) -> Iterator[CustomId]:
    """Yield every button that the panel of the reader offers."""
    yield from (button.id for button in screens.controls(shown).buttons() if button.enabled)


def menus(screens: GameScreens, shown: Showing) -> list[Menu]:
    """Return the menus there that can be used."""
    controls = screens.controls(shown)
    return [row for row in (*controls.choices, *controls.tools) if isinstance(row, Menu) and row.enabled]


def presses(screens: GameScreens, shown: Showing) -> Iterator[tuple[CustomId, list[str]]]:
    """Yield every press there: a button, or one line of a menu, or two where that many may be chosen."""
    yield from ((button, []) for button in buttons(screens, shown))
    for menu in menus(screens, shown):
        values = [choice.value for choice in menu.choices]
        yield from ((menu.id, [value]) for value in values)
        if menu.most == PAIR:
            yield from ((menu.id, list(pair)) for pair in combinations(values, PAIR))


def reached(screens: GameScreens, shown: Showing, depth: int = 2) -> set[tuple[Move, ...]]:
    """Return the moves that presses play, a few of them in sequence where one only opens something.

    Cards are marked by `by_marking`: each mark changes what the verb would play, and so its id.
    """
    if shown.view.outcome is not None:
        return set()
    found: set[tuple[Move, ...]] = set()
    for press, values in list(presses(screens, shown)):
        if press.turn is None or press.word.startswith(MARKING) or screens.form(shown, press) is not None:
            continue
        screens.withdraw(shown)
        if moves := screens.choose(shown, press, values):
            found.add(moves)
        elif (sure := screens.controls(shown).gives) is not None and sure.id.verb == Verb.ANYWAY:
            found.add(screens.choose(shown, sure.id, []))
        elif depth > 1:
            found |= reached(screens, shown, depth - 1)
    return found


def by_marking(screens: GameScreens, shown: Showing, question: SomeCards) -> set[Move]:
    """Return the moves of all cards that can be marked together; presses mark the first and the last ones too."""
    counts = range(question.least, question.most + 1)
    ways = [chosen for count in counts for chosen in combinations(question.cards, count)]
    for chosen in (*ways[:3], *ways[-3:]):
        screens.withdraw(shown)
        wanted = {str(offer.number) for offer in chosen}
        for press in list(buttons(screens, shown)):
            kind, _, number = press.word.rpartition("-")
            if kind.startswith("mark" if number in wanted else "unmark"):
                assert not screens.choose(shown, press, [])
        button = screens.controls(shown).gives
        assert button is not None
        moves = screens.choose(shown, button.id, [])
        sure = screens.controls(shown).gives
        if not moves and sure is not None:  # what would spoil something
            moves = screens.choose(shown, sure.id, [])
        assert moves == (question.move(chosen),)
    return {question.move(chosen) for chosen in ways}


def by_hand(question: ByHand) -> set[Move]:
    """Return the moves of all cards of a small hand that can be marked by hand."""
    cards = question.cards if len(question.cards) <= SMALL else ()
    ways = (chosen for count in range(len(cards) + 1) for chosen in combinations(cards, count))
    return {move for chosen in ways for way in question.judge(chosen).ways for move in way.moves}
