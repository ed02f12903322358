# Beggar My Neighbor: its terms, what is asked, what happens at the table, its rules and its refusals.

beggar-my-neighbor-name = Beggar My Neighbor
beggar-my-neighbor-not-a-move = That’s not a Beggar My Neighbor move. Try `turn`, `lap` or `laps 10` (2 to 50).
beggar-my-neighbor-wrong-deals = A game has 1 to 9 deals.
beggar-my-neighbor-wrong-laps = The limit is 20 to 1200 laps.

## Terms

beggar-my-neighbor-terms-stake = Each deal costs { $stake } { $unit }.
beggar-my-neighbor-rules-classic = Classic rules.
beggar-my-neighbor-rules-classic-about = as in /rules
beggar-my-neighbor-option-deals = { $value ->
    [1] One deal.
   *[other] { $value } deals.
}
beggar-my-neighbor-option-laps = After { $value } laps the larger stack wins.
beggar-my-neighbor-word-deals = deals: { $value }
beggar-my-neighbor-word-laps = laps: { $value }
beggar-my-neighbor-resign-ask = Resign? { $opponent } wins the game and the deal in play{ $cost ->
        [none] .
       *[some] , and you { $outcome }.
    }
beggar-my-neighbor-typed-stake-about = What a deal costs, like 0.10 or 1 (0 is for fun)
beggar-my-neighbor-typed-deals = Deals
beggar-my-neighbor-typed-deals-about = From 1 to 9. Leave empty for one deal.
beggar-my-neighbor-typed-laps = Laps
beggar-my-neighbor-typed-laps-about = Most laps of a deal, 20 to 1200. Leave empty for 1200.

## What is asked

beggar-my-neighbor-turn = Turn
beggar-my-neighbor-pay = Pay { $count }
beggar-my-neighbor-lap = Lap
beggar-my-neighbor-laps = { $count } laps
beggar-my-neighbor-to-the-end = To the end…
beggar-my-neighbor-wished = **{ $names } would love to play to the end (at most 50 laps). { $others }, press it too if you want that.**
beggar-my-neighbor-steps-on = By hand
beggar-my-neighbor-steps-off = Laps again
beggar-my-neighbor-not-a-move-by-hand = Here you turn every card by hand. Type `turn`, or press *Laps again* on the table to bring laps back.
beggar-my-neighbor-ask-turn = You turn the next card.
beggar-my-neighbor-ask-pay = You owe { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
beggar-my-neighbor-ask-wait = { $name } turns next.
beggar-my-neighbor-ask-wait-pay = { $name } owes { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
    .name = You owe { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
beggar-my-neighbor-ask-any = Either of you can play a lap.
beggar-my-neighbor-ask-lap = Or play a lap.

## What happened

beggar-my-neighbor-dealt = Deal { $deal }: { $name } deals all 52 cards.
    .name = Deal { $deal }: you deal all 52 cards.
beggar-my-neighbor-went = { $name } turns { $cards }.
    .name = You turn { $cards }.
beggar-my-neighbor-stopped = { $card ->
    [4] An ace
    [3] A king
    [2] A queen
   *[1] A jack
} for { $owed ->
    [4] an ace
    [3] a king
    [2] a queen
   *[1] a jack
}!
beggar-my-neighbor-go = { $name } { $cards }
    .name = You { $cards }
beggar-my-neighbor-took = { $goes } → **{ $name } +{ $count }**
    .name = { $goes } → **You +{ $count }**
beggar-my-neighbor-took-pile = **{ $name } takes the pile: +{ $count }.**
    .name = **You take the pile: +{ $count }.**
beggar-my-neighbor-laps-last = { $laps } laps: { $shares }.
beggar-my-neighbor-laps-pile = { $laps } laps: { $shares }. Largest pile: { $pile }.
beggar-my-neighbor-laps-rally = { $laps } laps: { $shares }. Largest pile: { $pile }. Best rally: { $rally }!
beggar-my-neighbor-share = { $name } took { $laps ->
    [0] none
   *[other] { $laps } (+{ $cards })
}
beggar-my-neighbor-low = { $name } is down to { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
    .name = You’re down to { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
beggar-my-neighbor-scored-all = { $name } has all 52 cards after { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
} and { $turned } cards turned.
    .name = You have all 52 cards after { $laps ->
        [one] 1 lap
       *[other] { $laps } laps
    } and { $turned } cards turned.
beggar-my-neighbor-scored-limit = That was lap { NUMBER($laps, useGrouping: 0) }: { $name } wins the deal, { $most } cards to { $least }.
    .name = That was lap { NUMBER($laps, useGrouping: 0) }: you win the deal, { $most } cards to { $least }.
beggar-my-neighbor-scored-drawn = That was lap { NUMBER($laps, useGrouping: 0) }: 26 cards to 26. The deal is a tie.
beggar-my-neighbor-course = Longest rally: { $rally }. Largest pile: { $pile }.
beggar-my-neighbor-came-back = { $name } came back from { $count ->
    [one] 1 card
   *[other] { $count } cards
}!
    .name = You came back from { $count ->
        [one] 1 card
       *[other] { $count } cards
    }!
beggar-my-neighbor-came-back-deal = In deal { $deal } { $name } came back from { $count ->
    [one] 1 card
   *[other] { $count } cards
}!
    .name = In deal { $deal } you came back from { $count ->
        [one] 1 card
       *[other] { $count } cards
    }!
beggar-my-neighbor-best-rally = Longest rally of the game: { $rally }, in deal { $deal }.
beggar-my-neighbor-best-pile = Largest pile of the game: { $pile }, in deal { $deal }.
beggar-my-neighbor-steps-wanted = { $name } wants every card turned by hand.
    .name = From now on every card is turned by hand.
beggar-my-neighbor-steps-over = { $name } brings the laps back.
    .name = You bring the laps back.
beggar-my-neighbor-over = { $name } wins the game.
    .name = You win the game.
beggar-my-neighbor-left = { $name } leaves the game.
    .name = You leave the game.
beggar-my-neighbor-late = { $name } is out of time, and out of the game.
    .name = You’re out of time, and out of the game.

## Pictures

beggar-my-neighbor-before = First deal coming up
beggar-my-neighbor-turns = { $name } to turn
    .name = Your turn
beggar-my-neighbor-owes = { $name } owes { $count }
    .name = You owe { $count }
beggar-my-neighbor-takes = { $name } takes { $count } and turns
    .name = You take { $count } and turn
beggar-my-neighbor-wins-all = { $name } has all 52 cards
    .name = You have all 52 cards
beggar-my-neighbor-wins-limit = { $name } wins, { $most } to { $least }
    .name = You win, { $most } to { $least }
beggar-my-neighbor-drawn = Tie: 26 to 26
beggar-my-neighbor-over-by = { $name } wins
    .name = You win
beggar-my-neighbor-nobody = Nobody wins
beggar-my-neighbor-note-lap = lap { $lap }
beggar-my-neighbor-note-deal = deal { $deal } of { $deals }
beggar-my-neighbor-note-late = { $laps ->
    [one] 1 lap left
   *[other] { $laps } laps left
}
beggar-my-neighbor-cards = { $count ->
    [one] card
   *[other] cards
}
beggar-my-neighbor-won = { $count ->
    [one] 1 deal won
   *[other] { $count } deals won
}
beggar-my-neighbor-alt-go = { $name } { $cards }
beggar-my-neighbor-alt-pile = On the pile, in order: { $goes }.
beggar-my-neighbor-alt-empty = The pile is empty.
beggar-my-neighbor-alt-rally = Rally: { $cards }.
beggar-my-neighbor-alt-owes = { $name } owes { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
    .name = You owe { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
beggar-my-neighbor-alt-lap = Lap { $lap }, in order: { $goes }. { $name } took { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
    .name = Lap { $lap }, in order: { $goes }. You took { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
beggar-my-neighbor-alt-laps = The last { $laps } laps: { $shares }.
beggar-my-neighbor-alt-course = Laps: { $laps }. Cards turned: { $turned }.
beggar-my-neighbor-alt-best = Longest rally: { $rally }. Largest pile: { $pile }.
beggar-my-neighbor-alt-limit = After { $laps } laps the larger stack wins.
beggar-my-neighbor-alt-deal = Beggar My Neighbor, deal { $deal } of { $deals }, dealt by { $name }.
beggar-my-neighbor-pad-note = most deals wins
beggar-my-neighbor-pad-crown = won the deal
beggar-my-neighbor-receipt-about = Beggar My Neighbor
beggar-my-neighbor-receipt-rate = { $amount } a deal

## Refusals

beggar-my-neighbor-refused-game-over = The game is over.
beggar-my-neighbor-refused-not-seated = You’re not at this table.
beggar-my-neighbor-refused-by-agreement = Everyone has to agree to that.
beggar-my-neighbor-refused-has-left = You’ve left this game.
beggar-my-neighbor-refused-not-a-move = Here you `turn`, or play a `lap` or `laps`, 2 to 50.
beggar-my-neighbor-refused-no-cards-yet = The cards haven’t been dealt yet.
beggar-my-neighbor-refused-not-your-turn = It’s your opponent’s card.

## Rules

beggar-my-neighbor-how-1 = All cards are dealt face down, in **two stacks of 26**. **Get all 52.** There’s nothing to decide. Just flip.
beggar-my-neighbor-how-2 = **Take turns** flipping a card onto the pile.
beggar-my-neighbor-how-3 = **A, K, Q and J demand 4, 3, 2 and 1 cards** from the other player, who turns them at once.
beggar-my-neighbor-how-4 = All number cards? **The pile goes to the player who demanded them.** An A, K, Q or J among them stops the payment, and now that player owes.
beggar-my-neighbor-how-5 = **Turn** shows your next card. **Lap** plays on until someone takes the pile, and **10 laps** does that ten times. Either of you can press them anytime. **To the end…** plays on once you’ve both pressed it. With **By hand** you turn every card yourselves.
beggar-my-neighbor-topic-deal = Cards and aim
beggar-my-neighbor-rule-deal =
    Two play, with one deck of 52. Suits mean nothing.
    - **Penalty cards (1.1):** A, K, Q and J demand 4, 3, 2 and 1 cards. The other 36 are number cards.
    - **The aim (1.2):** collect all the cards.
    - **The deal (2.1):** all cards are dealt one at a time, 26 each, face down. Nobody looks at a card in a stack, not even in their own. The first dealer is random, then the deal alternates.
    - **The order (2.2):** the first card dealt is the first turned.
beggar-my-neighbor-topic-turning = Turning
beggar-my-neighbor-rule-turning =
    - **Free (3.1):** the player who didn’t deal turns first. Then take turns flipping a card onto the pile.
    - **Owing (3.2):** a penalty card makes the other player pay: they turn that many cards, one by one.
    - **Paid (3.3):** if all of them are number cards, the player of the penalty card takes the pile.
    - **Stopped (3.4):** a penalty card among them stops the payment. The rest of it is canceled, and now the first player owes for the new card. The player of the last penalty card takes the pile.
    - **Taking (3.5):** the pile is turned over as it is and goes under the stack, so its cards come again in the order they were played.
    - **Next (3.6):** the player who took the pile turns the next card.
    {""}In the picture the jack was stopped by a queen, and the queen by a king. Three cards are owed for the king.
beggar-my-neighbor-topic-end = The end of a deal
beggar-my-neighbor-rule-end =
    - **All cards (4.1):** you win with all 52 cards in your stack.
    - **The last card (4.2):** if you turn the last card of your stack, you’ve lost at once, even if it’s an ace.
    - **The limit (4.3):** some deals never end. After 1200 laps, or as many as were agreed, the larger stack wins. At 26 to 26 it’s a tie.
    {""}Half of all deals end within 26 laps, one in ten takes more than 72, one in a hundred more than 139.
beggar-my-neighbor-topic-match = Deals and game
beggar-my-neighbor-rule-match =
    - **Points (4.4):** the winner of a deal scores 1. A tied deal scores nothing.
    - **Who wins (5.1):** most deals won. All deals are played, even when it’s decided.
    - **Only luck:** the deck decides everything, so games don’t count for ratings.
beggar-my-neighbor-topic-money = What it costs
beggar-my-neighbor-rule-money =
    - **Payment (5.2):** for each deal the loser pays the winner one stake. At the end these cancel out, and only the difference is paid.
    {""}Example: Maya wins two deals, Théo one. At 0.50 Théo pays 0.50.
    - **For fun (5.2):** with a stake of 0 nobody pays.
beggar-my-neighbor-topic-leaving = Leaving and time
beggar-my-neighbor-rule-leaving =
    - **Leaving (6.1):** if you resign, you lose, and the deal in play goes to your opponent. Unplayed deals don’t count. You pay the difference, at least one stake.
    - **Time (6.2):** nobody has to think long here. When your time is up, the bot plays a lap for you, and you lose nothing by it.
    - **No take-backs (6.3):** everyone has seen a card once it’s turned.
beggar-my-neighbor-topic-moves = Presses
beggar-my-neighbor-rule-moves =
    - **Turn (7.1):** only for the player who is to turn. One card, or a payment until it’s done or stopped.
    - **Lap (7.2):** for both, anytime. Both turn on until someone takes the pile.
    - **10 laps, To the end (7.3):** the same ten times, or fifty times, or until the deal ends. *To the end* asks the other player first. You can type 2 to 50: `laps 25`.
    - **By hand (9.2):** with this button on the table every card is turned by hand, and laps are played only for a player who is out of time. Either player can press it, and *Laps again*.
beggar-my-neighbor-topic-presets = Options
beggar-my-neighbor-rule-presets =
    - **Deals:** 1 to 9 (default 1).
    - **Laps:** most laps of a deal, 20 to 1200. A limit of 40 cuts three deals in ten short, and one of 100 cuts four in a hundred.
beggar-my-neighbor-why-won = wins the deal
beggar-my-neighbor-why-lost = loses the deal
beggar-my-neighbor-why-level = ties
beggar-my-neighbor-why-all = { $laps ->
    [one] 1 lap
   *[other] { $laps } laps
}, { $turned } cards turned, until one stack was empty.
beggar-my-neighbor-why-limit = After { NUMBER($laps, useGrouping: 0) } laps the larger stack wins: { $most } cards to { $least }.
beggar-my-neighbor-why-drawn = After { NUMBER($laps, useGrouping: 0) } laps both stacks had 26 cards.
beggar-my-neighbor-why-course = fewest cards: { $count }
beggar-my-neighbor-why-course-text = Longest rally of the deal: { $rally }. Largest pile: { $pile } cards.
beggar-my-neighbor-why-no-rally = none
beggar-my-neighbor-why-due = { $payer } pays { $payee }
beggar-my-neighbor-why-due-text = { $payee } won { $won ->
    [one] 1 deal
   *[other] { $won } deals
}, { $payer } { $back ->
    [0] none
   *[other] { $back }
}: one stake for each extra deal.
beggar-my-neighbor-why-left-text = { $payer } left. Finished deals: { $payee } won { $won }, { $payer } { $back }. { $open ->
    [yes] The deal in play goes to { $payee }.
   *[no] No deal was in play.
} At least one stake is due.

## Standing

choice-by-collected = deals won
standing-by-collected = By deals won
standing-column-collected = deals won
standing-own-by-collected = { $count ->
        [one] { $figure } deal won
       *[other] { $figure } deals won
    }
standing-stats-collected = { $count ->
        [one] deal won
       *[other] deals won
    }
standing-stats-laps = { $count ->
        [one] lap played
       *[other] laps played
    }
standing-feat-back-from-three = deal won after being down to three cards
standing-feat-long-rally = deal won with a rally of ten penalty cards
pictures-board-alt-collected = { $count ->
    [one] 1 deal
   *[other] { NUMBER($count, useGrouping: 0) } deals
} won

beggar-my-neighbor-ended-early = The deal in play goes to the other player. Unplayed deals don’t count.

## The end of a game, and moments

beggar-my-neighbor-keepsake-unit = { $count ->
    [one] deal won
   *[other] deals won
}
beggar-my-neighbor-keepsake-laps = { $count ->
    [one] lap
   *[other] laps
}
beggar-moment-back = { $points ->
    [one] card
   *[other] cards
} left, and { $names } still { $count ->
    [one] wins
   *[other] win
}!
beggar-moment-rally = penalty cards in one rally!
beggar-moment-marathon = laps until { $names } { $count ->
    [one] wins
   *[other] win
}!

## How often it happens

beggar-my-neighbor-special-back = Won after being down to three cards
beggar-my-neighbor-special-rally = Ten penalty cards in a row
beggar-my-neighbor-special-marathon = More than 139 laps
