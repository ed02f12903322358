# Guts: its terms, what is asked, what happens at the table, its rules and its refusals.

guts-name = Guts
guts-not-a-move = That’s not a Guts move. Try `in` or `out`.

## Terms

guts-rules-classic = Classic rules.
guts-rules-classic-about = as in /rules
guts-option-deals = { $value ->
    [1] One deal at least.
   *[other] { $value } deals at least.
}
guts-option-cap = The pot counts for { $value } chips at most.
guts-option-declare-turns = You say one after the other whether you’re in.
guts-option-declare-together = You all choose in secret whether you’re in.
guts-word-deals = deals: { $value }
guts-word-cap = cap: { $value }
guts-word-declare-turns = in or out one by one
guts-word-declare-together = in or out together
guts-terms-leaving = Who leaves takes along what they have won or lost, and pays or is paid by the chips.
guts-typed-deals = Deals
guts-typed-deals-about = From 1 to 100. Leave empty for 20.
guts-typed-cap = Cap
guts-typed-cap-about = What the pot counts for at most, from 10 to 1000 chips. Leave empty for 100.

## What is asked

guts-ask = Win { $pot }, or pay { $pot }.
guts-in = In · win { $pot } / pay { $pot }
guts-out = Out
guts-later-in = In when it’s my turn
guts-later-out = Out when it’s my turn
guts-take-back-in = Not in, let me think
guts-take-back-out = Not out, let me think

## What happened

guts-event-chose = { $seat } has chosen.
guts-event-chose-own = You’ve chosen.
guts-said-in = { $name } is in.
guts-said-out = { $name } is out.
guts-dealt = Deal { $deal }: { $name } deals. Pot: { $pot }.
guts-dealt-ante = Deal { $deal }: { $name } deals, everybody antes. Pot: { $pot }.
guts-declared = In: { $ins }.
guts-declared-nobody = Nobody is in. The pot stays.
guts-showed = { $name } shows { $cards }.
guts-won = { $winners } { $count ->
    [one] wins { $each ->
        [one] one chip
       *[other] { $each } chips
    }
   *[other] win { $each ->
        [one] one chip
       *[other] { $each } chips
    } each
}.
guts-paid = { $losers } { $count ->
    [one] pays { $each }
   *[other] pay { $each } each
}: the pot is { $pot }.
guts-shared = The last pot is shared.
guts-over = { $winners } { $count ->
    [one] wins
   *[other] win
} the game.
guts-left = { $name } leaves.

## Pictures

guts-said-to = { $name } to speak
guts-choosing = Everybody chooses
guts-takes = { $name } { $count ->
    [one] takes { $chips }
   *[other] take { $chips } each
}
guts-nobody = Nobody was in
guts-over-by = { $name } { $count ->
    [one] wins
   *[other] win
}
guts-before = The first deal comes
guts-note-deal = deal { $deal }
guts-note-deal-of = deal { $deal } of { $deals }
guts-pot = pot
guts-price = win { $win } · lose { $lose }
guts-pot-stays = The pot stays
guts-others-pay = { $count } more pay { $chips }
guts-badge-in = in
guts-badge-out = out
guts-gone = left
guts-told-table = Guts, deal { $deal }, dealt by { $name }. Pot: { $pot } chips. In, you win or lose { $counts }.
guts-told-after = Guts, after deal { $deal }, dealt by { $name }. Pot: { $pot } chips.
guts-told-paid = { $name } pays { $chips } into the pot.
guts-told-seat = { $name }: { $chips } chips{ $state ->
    [silent] , hasn’t spoken
    [in] , in
    [out] , out
    [left] , left
    [chosen] , has chosen
    [turn] , to speak
   *[other] {""}
}.
guts-told-shows = { $name } shows { $cards }.
guts-told-hand = Your hand: { $count } cards: { $cards }.
guts-told-choice = You’ve chosen: { $choice ->
    [in] in
   *[out] out
}.
guts-pad-note = most chips win
guts-pad-crown = won the pot
guts-receipt-about = Guts, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
guts-receipt-rate = { $amount } a chip

## Refusals

guts-refused-game-over = The game is over.
guts-refused-not-seated = You don’t sit here.
guts-refused-by-agreement = That takes everybody’s agreement.
guts-refused-has-left = You’ve left this game.
guts-refused-not-a-move = In Guts you’re in or out, nothing else.
guts-refused-no-cards-yet = The cards aren’t dealt yet.
guts-refused-has-spoken = You’ve said it already.
guts-refused-not-your-turn = It’s not your turn.

## Rules

guts-how-1 = Everybody puts one chip into the pot and gets **two cards**.
guts-how-2 = Say whether you’re **in** or **out**. Out costs nothing more, and wins nothing.
guts-how-3 = **The best hand** of those who are in takes the pot: a pair beats any two cards, then the higher card counts.
guts-how-4 = **Everybody else who was in** pays as much as the pot was: it grows, and stays for the next deal.
guts-how-5 = If nobody else dares, the pot is yours without showing. Most chips in the end win.
guts-topic-deal = Cards and antes
guts-rule-deal =
    Three to ten play with one pack. Everybody puts one chip into the pot and gets two cards.
    There’s another ante when the pot was won, nobody had to match it, and it’s nearly empty.
guts-topic-declare = In or out
guts-rule-declare =
    You’re in or out: one after the other from the dealer’s left, or all together in secret.
    Who is out pays nothing and wins nothing. If all others are out, the last player is in.
guts-topic-showdown = Showdown
guts-rule-showdown =
    One player in takes the pot and need not show. Otherwise all who are in show, and the best hand wins.
    A pair beats any two cards, then the higher card counts, then the lower. Suits mean nothing.
guts-topic-pot = The pot
guts-rule-pot =
    The winner takes what the pot counts for: all of it, up to the cap. Each other player who was in pays as much into the
    middle. Winners who tie share in whole chips; the rest stays.
guts-topic-end = The end
guts-rule-end =
    The game ends with the first deal from the agreed number on that nobody had to match; at the latest after twice as many.
    What is left in the pot is shared. Most chips win.
guts-topic-leaving = Leaving and time
guts-rule-leaving =
    Who leaves goes with what they have won or lost, and cannot win the game. Silence means out.
guts-topic-money = Payment
guts-rule-money =
    Each chip is worth the stake. The decks are published after the game, so they tell what was folded.
guts-topic-presets = Presets and options
guts-rule-presets =
    The number of deals, the cap and the way of declaring can be agreed on.
guts-why-pot = Deal { $deal }, pot { $pot }
guts-why-won = The best hand of those in wins { $chips }.
guts-why-alone = Nobody else was in: { $chips } without showing.
guts-why-paid = In, and not the best: { $chips } into the middle.

## Standing

choice-by-pots = pots won
choice-by-matched = pots matched
standing-by-pots = By pots won
standing-by-matched = By pots matched
standing-own-by-pots = { $count ->
        [one] { $figure } pot won
       *[other] { $figure } pots won
    }
standing-own-by-matched = { $count ->
        [one] { $figure } pot matched
       *[other] { $figure } pots matched
    }
standing-stats-pots = { $count ->
        [one] pot won
       *[other] pots won
    }
standing-stats-pots_shown = { $count } at a showdown
standing-stats-pots_unseen = { $count } without showing
standing-stats-pots-kinds = Pots won: { $kinds }.
standing-stats-matched = { $count ->
        [one] pot matched
       *[other] pots matched
    }
standing-feat-full-pot = pot as big as the cap
standing-feat-beaten-pair = pair beaten by a pair
standing-feat-out-of-debt = win after being 20 chips down
pictures-board-alt-pots = { $count ->
    [one] 1 pot
   *[other] { NUMBER($count, useGrouping: 0) } pots
} won
pictures-board-alt-matched = { $count ->
    [one] 1 pot
   *[other] { NUMBER($count, useGrouping: 0) } pots
} matched
