# Any small game: what it doesn’t say itself, since its name has `.otherwise = simple`.

simple-not-a-move = I don’t understand that. Start typing, and I’ll list what you can play.

## Terms

simple-rules-classic = Classic rules.
simple-rules-classic-about = as in /rules
simple-option-deals = { $value ->
    [1] One deal.
   *[other] { $value } deals.
}
simple-word-deals = deals: { $value }
simple-wrong-deals = A game has 1 to 100 deals.
simple-terms-stake = Each point costs { $stake } { $unit }.
simple-typed-stake-about = What a point costs, like 0.10 or 1 (0 is for fun)
simple-typed-deals = Deals
simple-typed-deals-about = From 1 to 100. Leave empty for { $usual }.

## What is asked

simple-ask = Choose what to play.
simple-asked = Do you claim { $card }?
simple-move-no = No
simple-move-claim = Claim

## What happened

simple-event-dealt = Deal { $deal }: { $seat } deals.
    .seat = Deal { $deal }: you deal.
simple-event-scored = { $winners } { $count ->
    [one] wins
   *[other] win
} deal { $deal }.
    .winners = You win deal { $deal }.
    .winners-among = { $winners } win deal { $deal }.
simple-shown = Shown: { $hands }.
simple-over = { $winners } { $count ->
    [one] wins
   *[other] win
} the game.
    .winners = You win the game.
    .winners-among = { $winners } win the game.
simple-unpaid = { $names } left the game, and can’t win it or collect.
simple-late = { $name } is out of time, and out of the game. A robot plays on.
    .name = You’re out of time, and out of the game. A robot plays on.
simple-left-last = { $name } is out of the game, and only { $other } is left.
    .name = You’re out of the game, and only { $other } is left.
    .other = { $name } is out of the game, and only you are left.
simple-left = { $name } leaves. A robot plays on.
    .name = You leave. A robot plays on.

## Pictures

simple-acts = { $name } to play
    .name = Your turn
simple-asks = Who claims the card?
simple-asks-you = Do you claim the card?
simple-takes = { $names } { $count ->
    [one] wins
   *[other] win
} the deal
    .names = You win the deal
    .names-among = { $names } win the deal
simple-over-by = { $names } { $count ->
    [one] wins
   *[other] win
}
    .names = You win
    .names-among = { $names } win
simple-before = First deal coming up
simple-note-deal = deal { $deal } of { $deals }
simple-in-seat = { $points } pt
simple-alt-before = { $game }, before the first deal. { $name } deals.
    .name = { $game }, before the first deal. You deal.
simple-alt-deal = { $game }, deal { $deal } of { $deals }, dealt by { $name }.
simple-alt-hand = Your hand: { $cards }.
simple-alt-thrown = Discarded, face up: { $cards }.
simple-alt-stock = Face down: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
simple-alt-seat = { $name }: { $points } pt, { $count ->
    [one] 1 card
   *[other] { $count } cards
}{ $state ->
    [left] , left: a robot plays
    [turn] , to play
    [asked] , can claim
   *[none] {""}
}.
simple-alt-shows = { $name } shows { $cards }.
    .name = You show { $cards }.
simple-pad-note = most points wins
simple-pad-crown = won the deal
simple-receipt-about = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
simple-receipt-rate = { $amount } a point

## Refusals

simple-refused-game-over = The game is over.
simple-refused-not-seated = You’re not at this table.
simple-refused-by-agreement = Everyone has to agree to that.
simple-refused-has-left = You’ve left this game.
simple-refused-not-a-move = You can’t play that now.
simple-refused-no-cards-yet = The cards haven’t been dealt yet.
simple-refused-not-your-turn = It’s not your turn.
simple-refused-not-held = You don’t have that card.

## Rules

simple-topic-game = How to play
