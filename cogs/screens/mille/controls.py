"""What a player of Mille can press. Menus list kinds of cards, so that they fit for any hand."""

from bot.games.cards import Card, HandOrder, Rank, Suit
from bot.games.mille.kinds import Kind, count_kind, kind_of, kinds_in, ranks_in
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.mille.views import MilleView, Phase
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.mille.draft import Draft, hand_of, kinds_of
from cogs.screens.mille.signs import card_signs, kind_sign, rank_sign
from cogs.screens.rulebook import why_refused
from cogs.screens.screen import BLUE, GREEN, GREY, RED, Button, Choice, Menu, Row


def controls(
    view: MilleView, *, key: str, draft: Draft | None, locale: Locale, order: HandOrder = HandOrder.DOWN
) -> list[Row]:
    """The rows that the player at `view.seat` can press now, for a private panel only: they show the hand.

    Menus list the cards in `order`, as the picture does.
    """
    if view.seat is None or view.seat not in view.to_act:
        return []
    if view.phase is Phase.BEGIN:
        return [_begin(view, key, locale)]
    if draft is not None:
        return _draft_rows(view, key, draft, locale)
    lays: list[Row | None] = [_all_melds(view, key, locale), _meld_menu(view, key, locale, order)]
    discards: list[Row | None] = [_discard_menu(view, key, locale, order), _discard_drawn(view, key, locale)]
    return [row for row in lays + discards if row is not None]


def _begin(view: MilleView, key: str, locale: Locale) -> tuple[Button, ...]:
    """Buttons to draw, pick and pass, and one for each way to take the pile (queens and jacks have several)."""
    buttons: list[Button] = []
    for index, move in enumerate(view.legal_moves()):
        match move:
            case Draw():
                verb, label, style = Verb.DRAW, say(locale, "mille-draw"), BLUE
            case Pick():
                verb, label, style = Verb.PICK, say(locale, "mille-pick"), GREEN
            case Pass():
                verb, label, style = Verb.PASS, say(locale, "mille-pass"), GREY
            case Take():
                pair = f"{kind_sign(kind_of(move.first))} {kind_sign(kind_of(move.second))}"
                verb, label, style = Verb.TAKE, say(locale, "mille-take", cards=pair, count=view.pile), GREEN
            case _:
                continue
        word = str(index) if verb is Verb.TAKE else ""
        buttons.append(Button(label, CustomId(verb, key, view.turn, word), style))
    return tuple(buttons)


def ranks_to_lay(view: MilleView, order: HandOrder) -> list[Rank]:
    """The ranks of which something may be laid now, also those where only a two would be added."""
    legal = {move.rank for move in view.legal_moves() if isinstance(move, Lay)}
    joined = (Card(rank, Suit.CLUBS) for rank in legal)
    return [rank for rank in ranks_in([*hand_of(view), *joined], order) if rank in legal]


def _all_melds(view: MilleView, key: str, locale: Locale) -> Row | None:
    """The button that lays all melds; the note above it tells what that would lay."""
    if not view.all_melds():
        return None
    return (Button(say(locale, "mille-all"), CustomId(Verb.MELDS, key, view.turn), GREEN),)


def _meld_menu(view: MilleView, key: str, locale: Locale, order: HandOrder) -> Menu | None:
    """A menu of the ranks to lay, of which several may be chosen."""
    choices = []
    for rank in ranks_to_lay(view, order):
        held = hand_of(view).count_rank(rank)
        label = say(locale, "mille-lay-rank", rank=rank_sign(rank), count=held)
        choices.append(Choice(label, str(rank)))
    placeholder = say(locale, "mille-lay-menu")
    if not choices:
        return None
    return Menu(placeholder, CustomId(Verb.MELD, key, view.turn), tuple(choices), most=len(choices))


def _discard_menu(view: MilleView, key: str, locale: Locale, order: HandOrder) -> Menu | None:
    fresh = {kind_of(card) for card in view.fresh}
    choices = tuple(
        Choice(
            say(locale, "mille-discard-kind", kind=kind_sign(kind), count=count),
            str(kind),
            say(locale, "mille-fresh") if kind in fresh else None,
        )
        for kind, count in kinds_in(hand_of(view), order).items()
    )
    return Menu(say(locale, "mille-discard-menu"), CustomId(Verb.DISCARD, key, view.turn), choices) if choices else None


def _discard_drawn(view: MilleView, key: str, locale: Locale) -> Row | None:
    """The button that discards the drawn card; None unless exactly one card came to the hand."""
    if len(view.fresh) != 1:
        return None
    label = say(locale, "mille-discard-drawn", card=kind_sign(kind_of(view.fresh[0])))
    return (Button(label, CustomId(Verb.DRAWN, key, view.turn), GREY),)


def _draft_rows(view: MilleView, key: str, draft: Draft, locale: Locale) -> list[Row]:
    """Menus of what goes into each meld, then the buttons: at most four rows."""
    only = draft.only
    rows = _wild_menu(view, key, draft, locale) if only is None else _count_menus(view, key, draft, only, locale)
    lays = draft.lays(hand_of(view))
    if only is None:
        key_word = "mille-lay-several-anyway" if draft.warned else "mille-lay-several"
        label = say(locale, key_word, count=len(lays))
    else:
        key_word = "mille-lay-anyway" if draft.warned else "mille-lay"
        label = say(locale, key_word, cards=card_signs(lays[0].cards))
    verb, style = (Verb.ANYWAY, RED) if draft.warned else (Verb.LAY, GREEN)
    refusal = draft.refusal(view)
    buttons = [Button(label, CustomId(verb, key, view.turn, draft.state), style, enabled=refusal is None)]
    if refusal is not None:
        buttons.append(why_refused(refusal.game, refusal.rule, locale=locale))
    if only is None and draft.wilds():
        buttons.append(Button(say(locale, "mille-no-twos"), CustomId(Verb.PLAIN, key, view.turn, draft.mark), GREY))
    buttons.append(Button(say(locale, "mille-back"), CustomId(Verb.BACK, key, view.turn), GREY))
    return [*rows, tuple(buttons)]


def _count_menus(view: MilleView, key: str, draft: Draft, rank: Rank, locale: Locale) -> list[Row]:
    """Menus of how many cards of each kind go into the only meld: at most three."""
    rows: list[Row] = []
    for place, (kind, held) in enumerate(kinds_held(view, rank)):
        choices = tuple(
            Choice(
                say(locale, "mille-count", kind=kind_sign(kind), count=count),
                str(count),
                chosen=count == draft.count(rank, kind),
            )
            for count in range(held + 1)
        )
        placeholder = say(locale, "mille-count-menu", kind=kind_sign(kind))
        rows.append(Menu(placeholder, CustomId(Verb.COUNT, key, view.turn, f"{draft.mark}-{place}"), choices))
    return rows


def _wild_menu(view: MilleView, key: str, draft: Draft, locale: Locale) -> list[Row]:
    """The menu of melds that one more wild two can join; none when no two is left."""
    if not draft.spare(hand_of(view)):
        return []
    choices = tuple(
        Choice(say(locale, "mille-two-to", rank=rank_sign(lay.rank), cards=card_signs(lay.cards)), str(lay.rank))
        for lay in draft.lays(hand_of(view))
        if lay.rank is not Rank.TWO
    )
    placeholder = say(locale, "mille-two-menu", count=draft.spare(hand_of(view)))
    return [Menu(placeholder, CustomId(Verb.WILD, key, view.turn, draft.mark), choices)]


def kinds_held(view: MilleView, rank: Rank) -> list[tuple[Kind, int]]:
    """The kinds in hand that can go into a meld of `rank`, and how many cards of each."""
    return [(kind, count) for kind in kinds_of(rank) if (count := count_kind(hand_of(view), kind))]


def discard_of(view: MilleView, kind: Kind) -> Discard | None:
    """The discard of a card of `kind`, of whichever suit comes first, since suits do not matter."""
    card = next((card for card in hand_of(view) if kind_of(card) == kind), None)
    return None if card is None else Discard(card)
