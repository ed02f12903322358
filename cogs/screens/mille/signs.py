"""Kinds of Mille's cards as buttons and menus write them."""

from bot.games.mille.kinds import Kind
from cogs.screens.signs import card_sign, rank_sign


def kind_sign(kind: Kind) -> str:
    """Return a kind of card: a rank, or one of the two special cards."""
    return rank_sign(kind.rank) if kind.special is None else card_sign(kind.special)
