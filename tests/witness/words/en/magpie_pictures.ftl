# The words in Magpie's pictures.

magpie-picture-deal = deal { $deal } of { $deals }
magpie-picture-give = Everybody gives a card
magpie-picture-give-own = Give a card away
magpie-picture-dealing = Cards are being dealt
magpie-picture-turn = { $name } to play
magpie-picture-turn-own = Your turn
magpie-picture-draw = { $name } to draw
magpie-picture-draw-own = Your turn: draw
magpie-picture-discard = { $name } to discard
magpie-picture-discard-own = Your turn: discard
magpie-picture-claim-own = { $name } to play: do you claim?
magpie-picture-abandoned = Game abandoned
magpie-picture-won = { $names } { $count ->
    [one] wins
   *[other] win
} the pot
magpie-picture-price = claim for { $price }
magpie-picture-given = raised: the card you give
magpie-picture-pad = Magpie · most chips win
magpie-picture-crown = won the pot
magpie-picture-about = Magpie, { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
magpie-picture-rate = { $amount } a chip
magpie-picture-alt-price = The card may be claimed for { $price ->
    [one] one chip
   *[other] { $price } chips
}.
magpie-picture-alt-claimed = Claimed in this deal: { $names }.
magpie-picture-worth = { $points ->
    [one] worth 1 point
   *[other] worth { $points } points
}
magpie-picture-alt-worth = Worth { $points ->
    [one] 1 point
   *[other] { $points } points
}.
magpie-picture-chips = chips
