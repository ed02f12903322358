# Any rummy with contracts: what it doesn’t say itself, if its name has `.otherwise = rummy`.

## Terms

rummy-wrong-payment = Do you pay for `points`, or one stake a `game`?
rummy-wrong-per = One stake covers 1 to 100 points.
rummy-terms-stake = One stake is { $stake } { $unit }.
rummy-option-contracts = Contracts played: { $value }.
rummy-option-payment-points = You pay the winner for the difference in points.
rummy-option-payment-game = Everyone else pays the winner one stake.
rummy-option-per = One stake covers { $value ->
    [one] { $value } point
   *[other] { $value } points
}.
rummy-word-contracts = contracts { $value }
rummy-word-payment-points = paid by points
rummy-word-payment-game = one stake a game
rummy-word-per = points a stake: { $value }
rummy-typed-stake-about = What one stake is worth, like 0.10 or 1 (0 is for fun)
rummy-typed-contracts = Contracts
rummy-typed-per = Points a stake
rummy-typed-per-about = From 1 to 100. Leave empty for { $usual }.

## What is asked

rummy-ask-nearly = Your contract needs one card: { $cards }. Discard one.
rummy-ask-lay = Your contract is complete: lay it, or discard.
rummy-ask-missing = { $count ->
    [one] One card is missing for your contract. Discard one.
   *[other] { $count } cards are missing for your contract. Discard one.
}
rummy-lay-left = { $melds } · { $left }
rummy-lay-many = { $melds } · { $count } left ({ $points })
rummy-lay-out = { $melds } · out
rummy-by-hand = Lay by hand…
rummy-hand-lay = Lay these { $count }
rummy-hand-first = Mark every card of your contract. It’s checked before you lay it.
rummy-hand-more = Mark the cards you want to lay.
rummy-hand-lacks = { $count ->
    [one] Your contract needs one more card.
   *[other] Your contract needs { $count } more cards.
}
rummy-hand-over = Your contract has no place for { $cards }.
rummy-hand-fits = You’d lay { $melds }.
rummy-hand-keeps = You’d keep { $cards }.
rummy-hand-keeps-many = You’d keep { $count ->
    [one] one card
   *[other] { $count } cards
} ({ $points }).
rummy-no-lay = Nothing to lay
rummy-lacking = { $count ->
    [0] Contract complete
    [one] One card missing
   *[other] { $count } cards missing
}
rummy-ask-begin = Draw a card, or take { $card }.
rummy-ask-draw = Draw a card.
rummy-ask-discard = Discard a card.
rummy-draw = Draw
rummy-take = Take { $card }
rummy-pass = Pass
rummy-no = No
rummy-card = Discard
rummy-melds = Melds
rummy-lay-more = Lay { $melds }
rummy-later-draw = Draw
rummy-take-back-draw = Don’t draw

## What happened

rummy-event-took = { $seat } takes { $card }.
    .seat = You take { $card }.
rummy-drew = { $name } draws.
    .name = You draw.
rummy-drew-own = You draw { $card }.
rummy-event-renewed = The pile becomes the new stock: { $stock ->
    [one] 1 card
   *[other] { $stock } cards
}.
rummy-laid = { $name } lays the contract: { $melds }.
    .name = You lay the contract: { $melds }.
rummy-laid-more = { $name } lays { $melds }.
    .name = You lay { $melds }.
rummy-event-discarded = { $seat } discards { $card }.
    .seat = You discard { $card }.
rummy-event-fewleft = { $seat } has { $cards ->
    [one] one card
   *[other] two cards
} left.
    .seat = You have { $cards ->
        [one] one card
       *[other] two cards
    } left.
rummy-event-passed = { $seat } passes.
    .seat = You pass.
rummy-penalty = You draw { $card } as the penalty card.
rummy-out = { $name } is out.
    .name = You’re out.
rummy-over = { $winners } { $count ->
    [one] wins
   *[other] win
} the game.
    .winners = You win the game.
    .winners-among = { $winners } win the game.

## Pictures

rummy-alt-slots = Your contract so far: { $melds }.
rummy-alt-lacking = { $cards } and { $count } missing
rummy-alt-empty = { $count } missing
rummy-alt-joker = joker as { $card }
rummy-over-by = { $names } { $count ->
    [one] wins
   *[other] win
}
    .names = You win
    .names-among = { $names } win
rummy-alt-pile = On the pile: { $card }. { $count ->
    [one] It’s the only card there.
   *[other] The pile has { $count } cards.
}
rummy-alt-stock = In the stock: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
rummy-alt-meld = Meld { $number }, by { $name }: { $cards }.
    .name = Meld { $number }, yours: { $cards }.
rummy-alt-shows = { $name } shows { $cards }.
    .name = You show { $cards }.
rummy-acts = { $name } to play
    .name = Your turn
rummy-before = First deal coming up
rummy-out-by = { $name } is out
    .name = You’re out
rummy-alt-before = Before the first deal. { $name } deals.
    .name = Before the first deal. You deal.
rummy-poster-note = fewest points wins
rummy-pad-note = fewest points wins
rummy-pad-crown = went out
rummy-receipt-rate = { $amount } a stake
rummy-moment-out = points in one hand: { $names } went out.
rummy-note-deal = contract { $deal } of { $deals }

## Refusals

rummy-refused-game-over = The game is over.
rummy-refused-not-seated = You’re not at this table.
rummy-refused-by-agreement = Everyone has to agree to that.
rummy-refused-has-left = You’ve left this game.
rummy-refused-cards-owed = The cards are still being dealt.
rummy-refused-not-your-turn = It’s not your turn.
rummy-refused-only-ordered = You can only order that ahead.
rummy-refused-stock-gone = The stock is used up.
rummy-refused-stock-left = There are still cards to draw, so nobody passes.
rummy-refused-no-pile = The pile is empty.
rummy-refused-taken-enough = Everyone has been taking from the pile. Draw from the stock this time.
rummy-refused-not-held = You don’t have those cards.
rummy-refused-no-such-meld = There’s no meld with this number.
rummy-refused-not-next = That card doesn’t come next there.
rummy-refused-discard-not-held = You don’t have that card.
rummy-refused-begin-first = Draw or take a card first.

## Rules

rummy-why-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rummy-why-hand = Left in hand: { $cards }.
rummy-why-out = Went out.
rummy-why-due = { $payer } pays { $payee }
rummy-why-unpaid = { $payer } pays { $payee } nothing
rummy-why-text = Points between { $payer } and the winner: { $more }, so { $stakes ->
    [one] one stake
   *[other] { $stakes } stakes
}.

## Lesson

rummy-lesson-names = Anna, Bruno, Clara

## The coach: moves, then reasons

rummy-coach-draw = Draw
rummy-coach-take = Take { $cards }
rummy-coach-no = Let { $cards } go
rummy-coach-pass = Pass
rummy-coach-discard = Discard { $cards }
rummy-coach-lay = Lay your contract: { $cards }
rummy-coach-lay-more = Lay { $cards }
rummy-coach-out = { $next ->
    [0] You go out in { $best }% of deals.
   *[other] You go out in { $best }% of deals, not { $next }%.
}
rummy-coach-out-either = { $best ->
    [0] You never go out, either way.
    [100] You always go out, either way.
   *[other] You go out in about { $best }% of deals, either way.
}
rummy-coach-lays = { $next ->
    [0] You lay your contract in { $best }% of deals.
   *[other] You lay your contract in { $best }% of deals, not { $next }%.
}
rummy-coach-points-less = You’re left with fewer points on average: { $best }, not { $next }.
rummy-coach-others = Each opponent is left with more points on average: { $best }, not { $next }.
rummy-coach-given-less = { $best ->
    [0] Otherwise someone would get your discard right away in { $next }% of deals.
   *[other] Someone gets your discard right away in { $best }% of deals, not { $next }%.
}
rummy-coach-down = { $left ->
    [0] You go out with it.
    [one] You’re left with one card.
   *[other] You’re left with { $left } cards.
}
rummy-coach-saved = You get rid of { $points ->
    [one] 1 point
   *[other] { $points } points
}.
rummy-coach-completes = Your contract is complete with { $cards }.
rummy-coach-nearer = With { $cards } you need only { $count ->
    [one] one more card
   *[other] { $count } more cards
} for your contract.
rummy-coach-no-nearer = You get no closer to your contract with { $cards }.
rummy-coach-complete = Your contract is complete without { $cards }.
rummy-coach-fits = You can lay off { $cards } on the table.
rummy-coach-fits-nowhere = No meld on the table has room for { $cards }.
rummy-coach-no-penalty = You draw no penalty card.
rummy-coach-still = With or without it, you need { $count ->
    [one] one more card
   *[other] { $count } more cards
} for your contract.
rummy-coach-alone-runs = { $jokers ->
    [0] No other card in your hand makes a run with { $cards }.
   *[other] Jokers aside, no other card in your hand makes a run with { $cards }.
}
rummy-coach-alone = { $jokers ->
    [0] No other card in your hand goes with { $cards }.
   *[other] Jokers aside, no other card in your hand goes with { $cards }.
}
rummy-coach-cold = The next player has shown no card that goes with { $cards }.
rummy-coach-costly = Of the cards you can spare, none costs you more than { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
