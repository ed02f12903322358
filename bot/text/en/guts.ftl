# Guts: its terms, what is asked, what happens at the table, its rules and its refusals.

guts-name = Guts
guts-not-a-move = That’s not a Guts move. Try `in` or `out`.

## Terms

guts-rules-classic = Classic rules.
guts-rules-classic-about = as in /rules
guts-option-deals = { $value ->
    [1] At least one deal.
   *[other] At least { $value } deals.
}
guts-option-cap = You win or lose at most { $value } chips a deal, besides the ante.
guts-option-declare-turns = You say one by one whether you’re in.
guts-option-declare-together = You all choose in secret whether you’re in.
guts-word-deals = deals: { $value }
guts-word-cap = cap: { $value }
guts-word-declare-turns = in or out one by one
guts-word-declare-together = in or out together
guts-terms-stake = Each chip is worth { $stake } { $unit }.
guts-terms-leaving = You can’t go bust. Your count can drop below zero, and everyone settles up at the end. If you leave, you settle what you have.
guts-resign-ask = Leave this game with { $opponent }? You’re out in this deal, unless you’ve said *in*: then you stay in until it ends. No robot takes over. You can’t win the game anymore, or come back.
guts-resign-ask-last = Leave this game? Only { $opponent } is left then, so it ends at once. { $opponent } gets the pot, and calls made in this deal don’t count. You can’t win.
guts-typed-deals = Deals
guts-typed-deals-about = From 1 to 100. Leave empty for { $usual }.
guts-typed-cap = Cap
guts-typed-cap-about = The most one pot can win or cost you, from 10 to 1000 chips. Leave empty for { $usual }.
guts-typed-stake-about = What each chip is worth, like 0.01 or 1 (0 is for fun)

## What is asked

guts-ask = In or out? If you’re in, you win { $pot } or pay { $pot }.
guts-choice-in = in
guts-choice-out = out
guts-in = In
guts-out = Out
guts-later-in = I’m in
guts-later-out = I’m out
guts-later-out-if-in = Out if in

## What happened

guts-said-in = { $who ->
    [own] You’re
   *[none] { $name } is
} in.
guts-said-out = { $who ->
    [own] You’re
   *[none] { $name } is
} out.
guts-dealt = Deal { $deal }: { $who ->
    [own] you deal
   *[none] { $name } deals
}. Pot: { $pot }.
guts-dealt-ante = Deal { $deal }: { $who ->
    [own] you deal
   *[none] { $name } deals
}, everyone antes. Pot: { $pot }.
guts-goes-on = The pot isn’t settled yet, so there’s another deal.
guts-declared = { $who ->
    [own] You’re the only one in.
   *[other] { $count ->
        [one] Only { $ins } is in.
       *[other] In: { $ins }.
    }
}
guts-declared-nobody = Nobody is in. The pot stays.
guts-showed = { $who ->
    [own] You show
   *[none] { $name } shows
} { $cards }.
guts-won = { $who ->
    [own] You win
   *[other] { $winners } { $count ->
        [one] wins
       *[other] win
    }
} { $each ->
    [one] one chip
   *[other] { $each } chips
}{ $count ->
    [one] {""}
   *[other] {" "}each
}.
guts-paid = { $who ->
    [own] You pay
   *[other] { $losers } { $count ->
        [one] pays
       *[other] pay
    }
} { $each }{ $count ->
    [one] {""}
   *[other] {" "}each
}: the pot is { $pot }.
guts-shared = The chips in the last pot are shared: { $least ->
    [same] { $most } each.
   *[other] { $least } or { $most } each.
}
guts-over = { $who ->
    [own] You win
   *[other] { $winners } { $count ->
        [one] wins
       *[other] win
    }
} the game.
guts-late = { $name } is out of time again, and out of the game.
    .name = You’re out of time again, and out of the game.
guts-left = { $name } leaves.
    .name = You leave.

## Pictures

guts-said-to = { $name }: in or out?
    .name = Your turn
guts-choosing = Everyone chooses
guts-takes = { $name } { $count ->
    [one] takes { $chips }
   *[other] take { $chips } each
}
    .name = You take { $chips }
    .name-among = { $name } take { $chips } each
guts-nobody = Nobody was in
guts-over-by = { $name } { $count ->
    [one] wins
   *[other] win
}
    .name = You win
    .name-among = { $name } win
guts-before = First deal coming up
guts-note-deal = deal { $deal }
guts-note-deal-of = deal { $deal } of { $deals }
guts-pot = pot
guts-pot-shared = pot, shared out
guts-price = win or lose { $win }
guts-pot-stays = The pot stays
guts-others-pay = { $count } more { $count ->
    [one] pays
   *[other] pay
} { $chips }
guts-badge-in = in
guts-badge-out = out
guts-gone = left
guts-alt-before = Guts, before the first deal. { $name } deals.
    .name = Guts, before the first deal. You deal.
guts-alt-table = Guts, deal { $deal }, dealt by { $name }. Pot: { $count ->
    [one] one chip
   *[other] { $pot } chips
}. If you’re in, you win or lose { $counts }.
guts-alt-after = Guts, after deal { $deal }, dealt by { $name }. Pot: { $count ->
    [one] one chip
   *[other] { $pot } chips
}.
guts-alt-shared = Guts, after deal { $deal }, dealt by { $name }. The last pot ({ $pot }) has been shared out, and is counted below.
guts-alt-paid = { $name } pays { $chips } into the pot.
    .name = You pay { $chips } into the pot.
guts-alt-seat = { $name }: { $count ->
    [one] { $chips } chip
   *[other] { $chips } chips
}{ $sign ->
    [below] {" "}below zero
   *[other] {""}
}{ $state ->
    [silent] , hasn’t spoken
    [in] , in
    [out] , out
    [left] , left
    [chosen] , has chosen
    [turn] , to choose now
    [choosing] , still to choose
   *[other] {""}
}.
guts-alt-shows = { $name } shows { $cards }.
    .name = You show { $cards }.
guts-alt-holds = { $name } has { $cards }.
    .name = You have { $cards }.
guts-alt-hand = Your hand: { $count } cards: { $cards }.
guts-alt-choice = You’ve chosen: { $choice }.
guts-pad-note = most chips wins
guts-pad-crown = won the pot
guts-receipt-about = Guts, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
guts-receipt-rate = { $amount } a chip

## Refusals

guts-refused-game-over = The game is over.
guts-refused-not-seated = You’re not at this table.
guts-refused-by-agreement = Everyone has to agree to that.
guts-refused-has-left = You’ve left this game.
guts-refused-not-a-move = In Guts you’re in or out.
guts-refused-no-cards-yet = The cards haven’t been dealt yet.
guts-refused-has-spoken = You’ve already chosen in this deal, and that’s final.
guts-refused-not-your-turn = It’s not your turn.

## Rules

guts-how-1 = Everyone puts one chip into the pot and gets **two cards**, which nobody else sees.
guts-how-2 = Say **In** or **Out**. Out costs nothing more, and wins nothing.
guts-how-3 = **The best hand** of those who are in takes the pot: any pair beats no pair, then the higher card counts, then the lower. Aces are high.
guts-how-4 = **Everyone else who was in** matches the pot. That’s the next pot.
guts-how-5 = Alone in? The pot is yours, and you don’t show. You can’t go bust, since your count can drop below zero. At the end most chips wins, and everyone settles up.
guts-topic-deal = Cards and antes
guts-rule-deal =
    Three to ten play, each for themselves, with one deck of 52. Aces are high, and suits mean nothing.
    - **Ante (2.1):** before the first deal, everyone puts one chip into the pot.
    - **Again (2.2):** everyone antes again if nobody had to match the last pot and it has fewer chips than players. Otherwise the pot stays, and nobody antes.
    - **Two cards (2.3):** each player gets two, from the dealer’s left. The first dealer is random, and then the deal passes to the left.
    - **Below zero (1.3):** you can’t go bust. Your count can drop below zero, and you play on. At the end everyone settles up.
guts-example = Anna, Bruno, Clara, David, Emma
guts-topic-declare = In or out
guts-rule-declare =
    - **One by one (3.1):** from the dealer’s left, the dealer last, each says *in* or *out* for all to hear. You can choose before your turn comes (even *out if anyone’s in* by then), and take it back until then.
    - **Together (3.2):** all choose in secret, and can change their minds until the last one has chosen. Then all choices are shown.
    - **Out (3.3):** nobody sees your cards. You pay nothing and win nothing in this deal.
    - **The last one (3.4):** one by one, if everyone else is out, the last player is in without being asked.
    - **Nobody (3.5):** together, if everyone is out, the pot stays for the next deal, and nobody antes.
    {""}One by one, what you’ve said is final.
    {""}In the picture Bruno is out, Clara and David are in, and it’s Emma’s turn: if she’s in, she wins 5 or pays 5.
guts-topic-showdown = Showdown
guts-rule-showdown =
    - **Alone (4.1):** if you’re the only one in, you take the pot and don’t have to show. Nobody ever sees your cards while the game goes on.
    - **Together (4.2):** otherwise all who are in show. Any pair beats no pair, and the higher pair wins. Without pairs the higher card counts, then the lower. There are no straights and no flushes. Hands that differ only in suits tie.
guts-topic-pot = The pot
guts-rule-pot =
    - **Match (5.1):** the best hand takes the pot, up to the cap. Everyone else who was in pays as much into the middle. That’s the next pot.
    - **Cap (5.2):** you never win or pay more than the cap in a deal, however big the pot. Only the ante comes on top.
    - **Ties (5.3):** tied winners split it and pay nothing. Odd chips stay in the pot.
    {""}In the picture David’s sevens take the pot of 5. Clara and Emma were in too, and pay 5 each: the next pot is 10.
    {""}Example: the pot is 25 and four are in. The winner takes 25, three pay 25 each, and the next pot is 75.
guts-topic-end = The end
guts-rule-end =
    - **When (6.1):** a game has at least the agreed number of deals. From the last of them on, a deal ends it if someone won, nobody had to match the pot, and fewer chips than players are left. After twice as many deals it ends anyway.
    - **The last pot (6.2):** chips that are still in the pot are shared equally. Odd ones go to the left of the last dealer.
    - **Who wins (6.3):** most chips wins. Tied players share the win.
guts-topic-leaving = Leaving and time
guts-rule-leaving =
    - **Leaving (7.1):** you go with what you’ve won or lost, and can’t win the game anymore. No robot plays for you. If you’ve said *in*, you stay in until the deal ends. Otherwise you’re out.
    - **One left (7.2):** if only one player is left, that player gets the pot, and the game ends at once.
    - **Time (7.3):** when your time is up, you’re out in this deal. After three times in a row you leave the game.
guts-topic-money = What it costs
guts-rule-money =
    - **Payment (8.1):** each chip is worth the stake. Players below zero pay, players above are paid.
    - **At worst (8.2):** an ante and the cap in every deal, in twice the agreed number of deals. With 20 deals, a cap of 20 and a stake of 0.01 that’s 8.40. You see that amount before you sit down.
    {""}After the game I publish the decks, so anyone can work out what was folded.
guts-topic-presets = Options
guts-rule-presets =
    - **Deals:** at least this many, 1 to 100. Default 20.
    - **Cap:** 10 to 1000 chips. Default 100. New tables propose 20.
    - **In or out:** one by one, or together. Together is quicker when people answer slowly.
guts-why-line-won = { $chips } · won the pot of { $pot }
guts-why-line-paid = { $chips } · in and beaten
guts-why-line-ante = { $chips } · ante
guts-why-line-shared = { $chips } · share of the last pot
guts-why-shared = The game ended with chips in the pot. They are shared equally: { $chips } here.
guts-why-ante = Before the deal, everyone puts one chip into the pot.
guts-why-won = The best hand of those who were in wins { $chips } from the pot.
guts-why-alone = Nobody else was in: { $chips } from the pot, and no need to show.
guts-why-paid = In, without the best hand: { $chips } into the pot.
guts-why-due = { $payer } pays { $payee }
guts-why-nets = { $payer } ended { $lost ->
    [one] one chip
   *[other] { $lost } chips
} below zero, { $payee } { $won } above. Players below zero pay players above.

## Lesson

guts-lesson-names = Anna, Bruno, Clara, David
guts-lesson-step-1 = A pair
guts-lesson-step-2 = The pot
guts-lesson-step-3 = Speaking last
guts-lesson-step-4 = Alone
guts-lesson-step-5 = When it costs
guts-lesson-step-6 = At worst
guts-lesson-pair = Everyone has put a chip into the pot and has **two cards**. One after the other, you each say whether you’re in. The best hand of those who are in takes the pot, and **any pair beats no pair**. You have eights: **say you’re in**.
guts-lesson-not-pair = Out costs nothing, but it wins nothing either. Only a higher pair beats your eights. You’re in!
guts-lesson-match = Clara was in too, so you both showed. Your eights took the 4 chips. **Everyone else who was in matches the pot.** How many chips are in the pot for the next deal?
guts-lesson-not-match = { $number ->
    [0] You took what was in it. But Clara was in and lost, so she pays as much back in.
   *[8] Only Clara matches it, once. And nobody antes while there’s a pot.
}
guts-lesson-listen = This time you speak last, so you’ve heard the others: Clara and David are in. Without a pair the higher card counts, and any ace or king beats your queen. **Stay out**: it’s free.
guts-lesson-not-listen = Two are in already, and an ace, a king or any pair beats Q-J. You’d probably pay 4. Stay out.
guts-lesson-alone = Good call: David showed kings, and Clara paid 4. Now Clara and David are out, and only Bruno speaks after you. A king is a good card against one player. **Say you’re in.**
guts-lesson-not-alone = You can be out. But two have given up, and if Bruno does too, the pot is yours, whatever cards you have. Say you’re in.
guts-lesson-lose = Bruno was out. **Alone in, you take the pot and show nobody your cards.** The pot was empty, so everyone put in a chip again. You have A-K, the best hand without a pair. **Say you’re in.**
guts-lesson-not-lose = Out is safe. But only a pair beats A-K, so most players are in with it. Try it: here it costs nothing.
guts-lesson-big = Bruno’s threes were a pair, so they beat your A-K: **you paid 4**, and so did two others. Now the pot is 12, and the table shows what being in means. You win 12 or pay 12. With 10-9, **stay out**.
guts-lesson-not-big = If anyone has a jack, you pay 12. Wait for a better hand.
guts-lesson-worst = Everyone else was out, so David took the 12 without a word. Pots grow fast, so there’s a **cap**, here 20 chips: however big the pot, a deal wins or costs no more. Say the pot is 35, and you’re in and lose. How many chips do you pay?
guts-lesson-not-worst = { $number ->
    [12] 12 was the last pot. A pot of 35 costs you more than that.
   *[35] That’s the whole pot. The cap is 20, so you never pay more than that in a deal.
}
guts-lesson-end = That’s Guts! Your count can go below zero, and everyone settles up at the end, as you see here. Before a real game I tell you the most it can cost. Pairs and aces are worth being in, and the later you speak, the more you know.

## Standing

choice-by-pots = pots won
choice-by-matched = pots matched
standing-by-pots = By pots won
standing-column-pots = pots won
standing-by-matched = By pots matched
standing-column-matched = pots matched
standing-own-by-pots = { $count ->
        [one] { $figure } pot won
       *[other] { $figure } pots won
    }
standing-own-by-matched = { $count ->
        [one] { $figure } pot matched
       *[other] { $figure } pots matched
    }
standing-stats-guts-counters = chips a deal
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
standing-feat-out-of-debt = win after being 20 chips down
pictures-board-alt-pots = { $count ->
    [one] 1 pot
   *[other] { NUMBER($count, useGrouping: 0) } pots
} won
pictures-board-alt-matched = { $count ->
    [one] 1 pot
   *[other] { NUMBER($count, useGrouping: 0) } pots
} matched

## The end of a game, and moments

guts-keepsake-unit = { $count ->
    [one] chip
   *[other] chips
}
guts-moment-full-pot = { $names } { $count ->
    [one] takes
   *[other] take
} a pot at the cap!
guts-moment-beaten-pair = { $names }: one pair beats another!

## The coach: moves, then reasons

guts-coach-in = In
guts-coach-out = Out
guts-coach-wins = You win the pot in { $best }% of deals.
guts-coach-pays-less = If you’re in, you pay for the pot in { $next }% of deals.
guts-coach-alone = You’re in alone in { $best }% of deals.
guts-coach-stronger = Your hand beats { $best }% of the hands that another player can have.
guts-coach-level = Of the hands that another player can have, { $best }% are as good as yours, or better.
guts-coach-others-in = { $count ->
    [one] Someone is in already, and you’d have to beat that hand.
   *[other] { $count } players are in already, and you’d have to beat them all.
}

## How often it happens

guts-special-matched = Someone has to match the pot
guts-special-alone = Only one player is in
guts-special-capped = The pot is over the cap
