"""The controls of a player of Mille: takes or arrangements in a row, and below a button for each kind of card in hand.

They are the same rows from the beginning of a turn to the beginning of the next, so that nothing moves.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.cards import Card, HandOrder, Suit
from bot.games.mille.arrangements import Arrangement, arrangements
from bot.games.mille.kinds import count_kind, kind_of, ranks_in
from bot.games.mille.moves import Draw, Lay, Pass, Pick, Take
from bot.games.mille.views import MilleView, Phase
from bot.text import Locale, say
from cogs.ids import CustomId
from cogs.screens.frame import NOTHING, Controls, dead_button, in_rows
from cogs.screens.game import Showing
from cogs.screens.mille.acts import Act
from cogs.screens.mille.draft import hand_of
from cogs.screens.mille.kinds import discards, kind_sign
from cogs.screens.questions import Doubt, Place, sure_button
from cogs.screens.screen import BLUE, GRAY, GREEN, Button
from cogs.screens.signs import card_sign, rank_sign
from cogs.screens.undo import no_undo_button

SLOTS = 2  # takes or arrangements in their row
LONGEST = 15  # letters on one of these, for which a phone has room
DEAD_SLOT = 90  # numbers of dead buttons from here on are of that row
BEGIN, PLAY = "begin", "play"  # the phases, whose rows are the same


@dataclass(frozen=True, slots=True)
class Laid:
    """An arrangement that was just laid: its button is dead until another press."""

    turn: int  # after it
    slot: int
    label: str


def controls(
    showing: Showing, view: MilleView, places: Sequence[Place], *, doubt: Doubt | None, laid: Laid | None
) -> Controls:
    """Return the reader's controls, for a private panel only: they show the hand. While one waits all are dead."""
    locale, key = showing.locale, showing.key
    is_asked = view.seat in view.to_act
    is_begun = is_asked and view.phase is Phase.PLAY
    if is_begun:
        row, rest = _in_slots(showing, view, _lays(showing, view), last=laid, nothing="mille-lay-nothing")
    else:
        row, rest = _in_slots(showing, view, _takes(showing, view), nothing="mille-take-none")
    choices = (row, *in_rows(_cards(showing, view, places, is_enabled=is_begun)))
    if not is_asked:
        return Controls(choices, phase=BEGIN)
    legal = {type(move) for move in view.legal_moves()}
    gives = None
    if Pass in legal:
        gives = Button(say(locale, "mille-pass"), CustomId(Act.PASS, key, view.turn), GRAY)  # it asks first
    if doubt is not None:
        sure = "mille-sure-pass" if isinstance(doubt.moves[0], Pass) else "mille-sure-lay"
        gives = sure_button(doubt, say(locale, sure), key=key)
    if not is_begun:
        may_draw = Draw in legal
        press = CustomId(Act.DRAW, key, view.turn)
        draw = Button(say(locale, "mille-draw"), press, GREEN if may_draw else GRAY, enabled=may_draw)
        return Controls(choices, draw, gives=gives, tools=in_rows(rest, a_row=SLOTS), phase=BEGIN)
    press = CustomId(Act.MELD, key, view.turn)
    by_hand = Button(say(locale, "mille-by-hand"), press, BLUE if Lay in legal else GRAY, enabled=Lay in legal)
    undo = no_undo_button(key, view.turn, locale=locale)
    return Controls(choices, undo, gives=gives, tools=in_rows([*rest, by_hand], a_row=SLOTS), phase=PLAY)


def _in_slots(
    showing: Showing, view: MilleView, found: Sequence[Button], *, last: Laid | None = None, nothing: str
) -> tuple[tuple[Button, ...], Sequence[Button]]:
    """Return the row of takes or arrangements, with the best first, and those for which it has no place.

    The `last` one laid keeps its place, dead; where nothing is offered, a dead button says so.
    """
    waiting, row = list(found), list[Button]()
    for slot in range(SLOTS):
        if last is not None and slot == last.slot:
            row.append(dead(showing, last.label, DEAD_SLOT + slot))
        elif waiting:
            button = waiting.pop(0)
            row.append(Button(button.label, _at(button.id, slot), button.style))
        else:
            label = say(showing.locale, nothing) if not found and slot == 0 else NOTHING
            row.append(dead(showing, label, DEAD_SLOT + slot))
    return tuple(row), waiting


def _at(press: CustomId, slot: int) -> CustomId:
    """Return the id of an arrangement with the place of its button; that of anything else as it is."""
    return CustomId(press.verb, press.key, press.turn, f"{press.word}-{slot}") if press.verb == Act.ARRANGE else press


def dead(showing: Showing, label: str, number: int, *, card: Card | None = None) -> Button:
    """Return a button that cannot be pressed, whose id says nothing; `number` keeps it unique."""
    return dead_button(showing.key, number, label, emoji=None if card is None else showing.emoji.of(card))


# Takes


def _takes(showing: Showing, view: MilleView) -> list[Button]:
    """Return a button for each way to take the pile (queens and jacks have several), after that for a turned-up two."""
    found = list[Button]()
    for number, move in enumerate(view.legal_moves()):
        match move:
            case Pick():
                label = say(showing.locale, "mille-pick")
                found.insert(0, Button(label, CustomId(Act.PICK, showing.key, view.turn), BLUE))
            case Take():
                pair = f"{kind_sign(kind_of(move.first))} {kind_sign(kind_of(move.second))}"
                label = say(showing.locale, "mille-take", cards=pair, count=view.pile)
                found.append(Button(label, CustomId(Act.TAKE, showing.key, view.turn, str(number)), BLUE))
            case _:
                pass
    return found


# Arrangements


def _lays(showing: Showing, view: MilleView) -> list[Button]:
    """Return a button for each arrangement."""
    press = Act.ARRANGE, showing.key, view.turn
    return [
        Button(arranged(each, showing.locale, showing.style.order), CustomId(*press, str(number)), BLUE)
        for number, each in enumerate(arrangements(view))
    ]


def arranged(arrangement: Arrangement, locale: Locale, order: HandOrder) -> str:
    """Return the label of an arrangement: its ranks, its wild twos, its points; or that it goes out."""
    points = str(arrangement.points)
    if arrangement.goes_out:
        return say(locale, "mille-arrange-out", points=points)
    ranks = ranks_in([Card(lay.rank, Suit.CLUBS) for lay in arrangement.lays], order)
    cards = (card for lay in arrangement.lays for card in lay.cards)
    dearest = ranks_in([*cards, *(Card(rank, Suit.CLUBS) for rank in ranks)], order)
    named = " ".join(say(locale, "mille-ranks", rank=rank_sign(rank)) for rank in dearest if rank in ranks)
    label = say(locale, "mille-arrange", melds=named, twos=arrangement.twos, points=points)
    if len(label) > LONGEST:
        label = say(locale, "mille-arrange-many", count=len(ranks), twos=arrangement.twos, points=points)
    return label


# Cards


def _cards(showing: Showing, view: MilleView, places: Sequence[Place], *, is_enabled: bool) -> list[Button]:
    """Return a button for each place: the card that a press would throw, of a kind of which there may be several."""
    offered = {kind_of(move.card): (number, move.card) for number, move in enumerate(discards(view))}
    buttons, hand = list[Button](), hand_of(view)
    for at, place in enumerate(places):
        kind = kind_of(place.card)
        if place.is_empty or kind not in offered:
            buttons.append(dead(showing, NOTHING, at))
            continue
        number, face = offered[kind]
        is_one = count_kind(hand, kind) == 1 or view.fresh == (face,)
        label = card_sign(face) if is_one else kind_sign(kind)
        press = CustomId(Act.DISCARD, showing.key, view.turn, str(number))
        emoji = showing.emoji.of(face)
        buttons.append(
            Button(label, press, BLUE, emoji=emoji, is_pictured=True)
            if is_enabled
            else dead(showing, label, at, card=face)
        )
    return buttons
