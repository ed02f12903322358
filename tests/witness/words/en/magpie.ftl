# The words of Magpie.

magpie-name = Magpie
magpie-joker = joker
magpie-no-pile = none
magpie-not-a-move = That’s not a Magpie move. Try `draw`, `take`, `claim 1`, `no`, `give QS` or `discard 9`.

magpie-alt-deal = Magpie, deal { $deal }, dealt by { $name }.
magpie-alt-middle = Pile: { $top }. Stock: { $stock ->
    [one] one card
   *[other] { $stock } cards
}. Pot: { $pot }.
magpie-alt-seat = { $name }: { $cards ->
    [one] one card,
   *[other] { $cards } cards,
}
magpie-alt-chips = { $chips ->
    [one] one chip
   *[other] { $chips } chips
}{ $state ->
    [left] , left
    [chosen] , has chosen
    [turn] , to play
   *[other] {""}
}.
magpie-alt-hand = Your hand: { $count ->
    [one] one card
   *[other] { $count } cards
}: { $cards }.
magpie-alt-chosen = You give: { $card }.

magpie-ask-give = Choose a card for the next player on your left.
magpie-ask-claim = Do you claim { $card } for { $price ->
    [one] one chip
   *[other] { $price } chips
}?
magpie-ask-begin = Take { $card } or draw.
magpie-ask-take = You can take { $card } while the others are asked. To draw, wait for them.
magpie-ask-draw = Draw.
magpie-ask-discard = Discard a card.

magpie-give = Give
magpie-discard = Discard
magpie-claim = Claim ({ $price })
magpie-let-go = No, thanks
magpie-take = Take { $card }
magpie-draw = Draw
magpie-later-draw = Draw later
magpie-take-back-draw = Take back my draw

magpie-event-dealt = Deal { $deal }: { $dealer } deals, { $top } is turned up.
magpie-event-given = Everybody’s card goes to the left.
magpie-event-letgo = Nobody claims.
magpie-event-claimed = { $seat } claims { $card } for { $price ->
    [one] one chip
   *[other] { $price } chips
}.
    .seat = You claim { $card } for { $price ->
        [one] one chip
       *[other] { $price } chips
    }.
magpie-event-took = { $seat } takes { $card }.
    .seat = You took { $card }.
magpie-event-drew = { $seat } draws.
    .seat = You drew.
magpie-event-renewed = The pile is shuffled into a new stock of { $stock }.
magpie-event-discarded = { $seat } discards { $card }.
    .seat = You discarded { $card }.
magpie-event-ended = The game is over.
magpie-scored = { $winners } { $count ->
    [one] wins
   *[other] win
} the pot of { $pot }.

magpie-refused-game-over = The game is over.
magpie-refused-not-seated = You don’t sit here.
magpie-refused-by-agreement = That takes everybody’s agreement.
magpie-refused-has-left = You’ve left this game.
magpie-refused-only-asked = You’re only asked whether you claim the card.
magpie-refused-not-held = You don’t hold that card.
magpie-refused-a-joker = You can’t give a joker away.
magpie-refused-another-price = A claim costs { $price } now.
magpie-refused-no-pile = There’s no pile to take from.
magpie-refused-others-are-asked = The others are asked first. You can take the card, or wait.
magpie-refused-not-now = That isn’t possible now.
magpie-refused-not-your-turn = It’s not your turn.

magpie-topic-give = Giving
magpie-rule-give = Everybody gets three cards, and gives one of them to the next on the left, in secret.
magpie-topic-turn = Your turn
magpie-rule-turn = Take the top card of the pile or draw, then discard. The others may claim the card first.
magpie-topic-end = The pot
magpie-rule-end = After two turns each, the most points in hand win the pot.
magpie-why-pot = Pot of deal { $deal }: { $pot }
magpie-why-won = Most points in hand win the pot.
magpie-preset-classic = Magpie
magpie-rules-classic = Magpie as usual.
magpie-option-deals = { $value ->
    [1] One deal.
   *[other] { $value } deals.
}
magpie-option-ante = { $value ->
    [1] One chip into the pot a deal.
   *[other] { $value } chips into the pot a deal.
}
magpie-word-deals = deals: { $value }
magpie-word-ante = ante: { $value }
magpie-edition-2 = You can’t give jokers away, and a chip is worth two stakes.
magpie-how-1 = Everybody gets three cards and gives one to the left, in secret.
magpie-how-2 = In your turn, take the top card or draw, then discard.
magpie-how-3 = The others can claim the top card first, for chips.
magpie-how-4 = Two turns each, then the most points in hand win the pot.
magpie-how-5 = Jokers are worth most.
