# Anaconda: its terms, what is asked, what happens at the table, its rules and its refusals.

anaconda-name = Anaconda
    .otherwise = simple
anaconda-not-a-move = That’s not an Anaconda move. Try `check`, `call`, `raise 6`, `fold`, `pass 2C 7D 9H` or `high`.
anaconda-not-a-move-not-a-card = That’s not a card. Try `9H`: the rank, then the suit.
anaconda-not-a-move-not-an-amount = Say how many chips, like `raise 6`: that’s all you’d have put in this round.

## Terms

anaconda-option-stack = Everyone starts with { $value } chips, and can’t lose more than those.
anaconda-option-ante = Everyone antes { $value ->
    [1] one chip
   *[other] { $value } chips
} before each deal.
anaconda-option-bet = A bet is { $value ->
    [1] one chip
   *[other] { $value } chips
}.
anaconda-option-limit-fixed = Fixed limit: the bets double after two rounds, and a round has a bet and three raises.
anaconda-option-limit-none = No limit: bet as many chips as you have.
anaconda-option-low-ace_to_five = The best low is 5-4-3-2-A: aces are low, straights and flushes do no harm.
anaconda-option-low-ace_to_six = The best low is 6-4-3-2-A: aces are low, straights and flushes are bad.
anaconda-option-low-deuce_to_seven = The best low is 7-5-4-3-2: aces, straights and flushes are bad.
anaconda-word-stack = stack: { $value }
anaconda-word-ante = ante: { $value }
anaconda-word-bet = bet: { $value }
anaconda-word-limit-fixed = fixed limit
anaconda-word-limit-none = no limit
anaconda-word-low-ace_to_five = best low 5-4-3-2-A
anaconda-word-low-ace_to_six = best low 6-4-3-2-A
anaconda-word-low-deuce_to_seven = best low 7-5-4-3-2
anaconda-wrong-stack = You start with 20 to 10000 chips.
anaconda-wrong-ante = The ante is 1 to 100 chips.
anaconda-wrong-bet = A bet is 1 to 1000 chips.
anaconda-wrong-limit = The limit is `fixed`, or `none`.
anaconda-wrong-low = The best low is `ace_to_five`, `ace_to_six` or `deuce_to_seven`.
anaconda-typed-stack = Chips at the start
anaconda-typed-stack-about = From 20 to 10000. Leave empty for { $usual }.
anaconda-typed-ante = Ante
anaconda-typed-ante-about = From 1 to 100 chips. Leave empty for { $usual }.
anaconda-typed-bet = Bet
anaconda-typed-bet-about = From 1 to 1000 chips. Leave empty for { $usual }.
anaconda-typed-stake-about = What each chip is worth, like 0.05 or 1 (0 is for fun)
anaconda-terms-stake = Each chip is worth { $stake } { $unit }.
anaconda-terms-leaving = You can’t lose more than your chips, and nobody adds any. If you leave, you fold and settle the chips you have left.
anaconda-resign-ask = Leave this game with { $opponent }? You fold at once, and settle the chips you have. No robot takes over. You can’t win the game anymore, or come back.
anaconda-resign-ask-last = Leave this game? Only { $opponent } is left then, so it ends at once, and { $opponent } gets the pot. You settle the chips you have, and can’t win.

## What is asked

anaconda-check = Check
anaconda-call = Call { $price }
anaconda-fold = Fold
anaconda-raise = Raise
anaconda-bet-to = Bet { $amount }
anaconda-raise-to = Raise to { $amount }
anaconda-all-in-for = All in: { $amount }
anaconda-other-amount = Other…
anaconda-how-many = How many chips?
anaconda-bounds = From { $least } to { $most }, with what you’ve put in this round
anaconda-size-least = Min
anaconda-size-half-pot = ½ pot
anaconda-size-pot = Pot
anaconda-size-all-in = All in
anaconda-size-least-for = Min { $amount }
anaconda-size-half-pot-for = ½ { $amount }
anaconda-size-pot-for = Pot { $amount }
anaconda-size-all-in-for = All { $amount }
anaconda-ask-call = { $price } to call, pot { $pot }.
anaconda-ask-check = Check or bet? The pot is { $pot }.
anaconda-fold-for-nothing = Checking is free. Fold anyway?
anaconda-pass = Pass
anaconda-pass-these = { $count ->
    [3] Pass these 3
   *[other] Pass { $count }/3
}
anaconda-ask-pass = Mark three cards for { $name }.
anaconda-breaks-up = You’d break up: { $hands }. Pass anyway?
anaconda-choice-pass = { $cards }
anaconda-high = ▲ High
anaconda-low = ▼ Low
anaconda-ask-declare = High or low?
anaconda-choice-high = high
anaconda-choice-low = low
anaconda-held = Face down
anaconda-ask-show = { $hand }. Which card stays face down?
anaconda-choice-show = { $card } face down
anaconda-other-five = Other five…
anaconda-show-these = { $count ->
    [5] Show these
   *[other] Show { $count }/5
}
anaconda-mark-five = { $count ->
    [0] Mark five cards.
   *[other] Mark five cards. So far { $count }.
}
anaconda-five-down = { $hand }, with { $card } face down.
anaconda-later-check-or-fold = Check, or fold
anaconda-later-call-up-to = Call up to { $of }
anaconda-later-call-any = Call anything

## What happened

anaconda-dealt = Deal { $deal }: { $name } deals, everyone antes. Pot: { $pot }.
    .name = Deal { $deal }: you deal, everyone antes. Pot: { $pot }.
anaconda-event-checked = { $seat } checks.
    .seat = You check.
anaconda-event-folded = { $seat } folds.
    .seat = You fold.
anaconda-called = { $name } calls { $chips }.
    .name = You call { $chips }.
anaconda-called-all-in = { $name } calls { $chips }, all in.
    .name = You call { $chips }, all in.
anaconda-did-bet = { $name } bets { $amount }.
    .name = You bet { $amount }.
anaconda-bet-all-in = { $name } bets { $amount }, all in.
    .name = You bet { $amount }, all in.
anaconda-raised = { $name } raises to { $amount }.
    .name = You raise to { $amount }.
anaconda-raised-all-in = { $name } raises to { $amount }, all in.
    .name = You raise to { $amount }, all in.
anaconda-event-returned = { $chips ->
    [one] 1 uncalled chip goes
   *[other] { $chips } uncalled chips go
} back to { $seat }.
    .seat = { $chips ->
        [one] 1 uncalled chip comes
       *[other] { $chips } uncalled chips come
    } back to you.
anaconda-passed = { $cards ->
    [none] { $name } passes { $count } cards to { $other }.
   *[other] { $name } passes { $cards } to { $other }.
}
    .name = { $cards ->
        [none] You pass { $count } cards to { $other }.
       *[other] You pass { $cards } to { $other }.
    }
    .other = { $cards ->
        [none] { $name } passes you { $count } cards.
       *[other] { $name } passes you { $cards }.
    }
anaconda-all-passed = Everyone has passed three cards.
anaconda-declared-high = High: { $names }.
anaconda-declared-low = Low: { $names }.
anaconda-all-high = Everyone goes high!
anaconda-all-low = Everyone goes low!
anaconda-showed = { $name } shows { $cards }.
    .name = You show { $cards }.
anaconda-all-showed = Everyone shows four cards.
anaconda-won-high = High: { $winners }.
anaconda-won-low = Low: { $winners }.
anaconda-won-alone = Everyone else folded: { $name } takes { $chips }.
    .name = Everyone else folded: you take { $chips }.
anaconda-carried = { $count ->
    [one] 1 odd chip stays
   *[other] { $count } odd chips stay
} for the next deal.
anaconda-left-over = { $count ->
    [one] The chip left over goes
   *[other] The { $count } chips left over go
} to { $name }.
    .name = { $count ->
        [one] The chip left over goes
       *[other] The { $count } chips left over go
    } to you.
anaconda-stacks = Chips at the end: { $chips }. Everyone began with { $stack }.
anaconda-left = { $name } leaves, and folds.
    .name = You leave, and fold.
anaconda-late = { $name } is out of time, and out of the game.
    .name = You’re out of time, and out of the game.

## Refusals

anaconda-refused-not-a-move = That’s not an Anaconda move.
anaconda-refused-never-late = A player who’s all in can’t run out of time.
anaconda-refused-is-out = You’re not in this deal.
anaconda-refused-bet-now = It’s time to bet: check, call, raise or fold.
anaconda-refused-pass-now = It’s time to pass three cards.
anaconda-refused-declare-now = It’s time to declare: high or low.
anaconda-refused-show-now = It’s time to choose the four cards you show.
anaconda-refused-is-all-in = You’re all in, so you don’t bet anymore.
anaconda-refused-must-match = You can’t check: a call costs { $price }.
anaconda-refused-costs-more = A raise came first: a call costs { $price } now.
anaconda-refused-nothing-to-match = There’s nothing to call. You can check.
anaconda-refused-raise-instead = There’s a bet already. You can raise it.
anaconda-refused-bet-instead = There’s no bet yet to raise. You can bet.
anaconda-refused-is-capped = There has been a bet and three raises, so nobody can raise anymore.
anaconda-refused-has-acted = That raise was too short to open the betting again. You can call or fold.
anaconda-refused-too-few-chips = You don’t have enough chips to raise. You can call or fold.
anaconda-refused-nobody-answers = Nobody else has chips to answer a bet.
anaconda-refused-wrong-size = With a fixed limit, it’s { $amount } now, no more and no less.
anaconda-refused-too-little = That’s too little: { $least } or more.
anaconda-refused-too-much = You can go up to { $most } in this round.
anaconda-refused-not-held = You don’t have these cards.

## Why?

anaconda-why-line-main = { $chips } · main pot
anaconda-why-line-side = { $chips } · side pot
anaconda-why-line-odd = { $chips } · odd chips
anaconda-why-line-paid = { $chips } · ante and bets
anaconda-why-alone = Everyone else folded, so nobody showed a card.
anaconda-why-high = Best high of this pot of { $pot }: { $hand }.
anaconda-why-low = Best low of this pot of { $pot }: { $hand }.
anaconda-why-odd = Chips that could not be divided, one by one from the dealer’s left.
anaconda-why-paid = The ante, and what was bet in four rounds.
anaconda-why-due = { $payer } pays { $payee }
anaconda-why-nets = Everyone began with { $stack } chips. { $payer } ended with { $few }, { $payee } with { $many }. Players who have fewer pay players who have more.

## Lesson

anaconda-lesson-names = Anna, Bruno, Clara
anaconda-lesson-step-1 = Seven cards
anaconda-lesson-step-2 = Passing
anaconda-lesson-step-3 = The price
anaconda-lesson-step-4 = Passing again
anaconda-lesson-step-5 = The fists
anaconda-lesson-step-6 = Half the pot
anaconda-lesson-bet =
    Everyone antes 2 and gets **seven cards**. The best *high* hand gets half the pot, the best *low* hand the other half.
    The best low is 5-4-3-2-A. You have A-2-4-6: **bet 2**.
anaconda-lesson-not-bet = You can. But a good start is worth a bet: let the others pay to see more.
anaconda-lesson-pass =
    Both called. Now everyone **passes three cards to the left**, before seeing what comes.
    Kings and nines spoil a low: **mark K♦, K♣ and 9♠, and pass them**.
anaconda-lesson-not-pass = You can pass { $what }. But you need your low cards, and K♦, K♣ and 9♠ spoil your low.
anaconda-lesson-check =
    Clara passed you 3♠, 8♥ and J♦: now you have 6-4-3-2-A!
    Another round of bets. First listen to the others: **check**, it’s free.
anaconda-lesson-not-check = You could. But here you listen first.
anaconda-lesson-call =
    Bruno bet 2, and Clara called. Each button shows its price.
    {""}**Call 2**: your low is worth it.
anaconda-lesson-not-call = { $verb ->
    [fold] Fold? Your low is nearly perfect.
   *[other] You could raise. But let both of them stay in.
}
anaconda-lesson-again =
    The second pass goes to the **second player on your right**. With three that’s Bruno again.
    You keep A-2-3-4: **pass J♦, 8♥ and 6♣**.
anaconda-lesson-not-again = You can pass { $what }. But A-2-3-4 is the best start there is, so keep it.
anaconda-lesson-more =
    5♣ came: **5-4-3-2-A**, the lowest hand there is!
    From the third round on, bets are twice as large. **Bet 4.**
anaconda-lesson-not-more = { $verb ->
    [fold] Fold the best low there is?
   *[other] You could. But you can’t lose the low half, so ask for more.
}
anaconda-lesson-declare =
    Bruno folded, and nobody will see his cards. Now the **fists**: you and Clara say at the same time whether you go high or low.
    {""}**Declare low.**
anaconda-lesson-not-declare = High you only have a pair of twos. Nothing beats your low.
anaconda-lesson-show =
    Clara goes high. You each show **four cards**, and one stays face down.
    Your best five are ready: **choose the card that stays face down**.
anaconda-lesson-not-show = Choose one of your best five.
anaconda-lesson-last =
    Clara shows J-10-9-8. She went high, so the low half is yours.
    One more round: **bet 4**.
anaconda-lesson-not-last = { $verb ->
    [fold] Fold? The low half is yours.
   *[other] You could. But nobody can take the low half from you.
}
anaconda-lesson-half = Clara’s fifth card is a seven: a straight. She gets the high half, you the low half. The pot is 34. How many chips do you get?
anaconda-lesson-not-half = { $number ->
    [14] That’s what you’ve put in.
   *[34] Half of it goes to Clara.
}
anaconda-lesson-end = You put in 14 and got 17. That’s Anaconda! Pass what doesn’t help, watch who goes high and who goes low, and fold early: nobody sees folded cards.

## Standing

choice-by-halves = halves won
choice-by-unopposed = pots won without showing
standing-by-halves = By halves won
standing-column-halves = halves won
standing-by-unopposed = By pots won without showing
standing-column-unopposed = pots won without showing
standing-own-by-halves = { $count ->
        [one] { $figure } half won
       *[other] { $figure } halves won
    }
standing-own-by-unopposed = { $count ->
        [one] { $figure } pot won without showing
       *[other] { $figure } pots won without showing
    }
standing-stats-anaconda-chips = chips a deal
standing-stats-halves = { $count ->
        [one] half won
       *[other] halves won
    }
standing-stats-halves-kinds = Halves won: { $kinds }.
standing-stats-highs = { $count } high
standing-stats-lows = { $count } low
standing-stats-unopposed = { $count ->
        [one] pot won unseen
       *[other] pots won unseen
    }
standing-feat-four-or-better = pot won with four of a kind or better
standing-feat-whole-snake = all pots of a showdown of three or more
standing-feat-from-the-brink = win after being nearly out of chips
pictures-board-alt-halves = { $count ->
    [one] 1 half won
   *[other] { NUMBER($count, useGrouping: 0) } halves won
}
pictures-board-alt-unopposed = { $count ->
    [one] 1 pot
   *[other] { NUMBER($count, useGrouping: 0) } pots
} won without showing

## Rules

anaconda-how-1 = Everyone antes and gets **seven cards**. You bet in **four rounds**, and do something with your cards in between.
anaconda-how-2 = **Pass** three cards to your left, and after the second round three to the second player on your right. You choose before you see what comes.
anaconda-how-3 = **Declare** *high* or *low*, all at once. The best high hand gets half of each pot, the best low hand the other half.
anaconda-how-4 = Make your **best five**: four face up, one face down, two put away. After one more round of bets you all show the fifth.
anaconda-how-5 = **Fold** anytime: nobody sees your cards. You never lose more than your chips. At the end most chips wins, and everyone settles up.
anaconda-topic-deal = The course of a deal
anaconda-rule-deal =
    Three to seven play, each for themselves, with one deck of 52.
    - **Deal (2.1):** everyone antes and gets seven cards. The first dealer is random, and then the deal passes to the left. Players without chips sit out.
    - **First half (2.2, 2.3):** a round of bets, the first pass, a second round, the second pass.
    - **Second half (2.4, 2.6):** a third round, then *high* or *low*. Everyone shows four cards, a last round, and the fifth cards are shown.
    - **Five of seven (2.5):** you play five cards, and put two away face down. Nobody sees those.
    - **Alone (2.7):** when everyone else has folded, you take all pots and show nothing.
anaconda-topic-passing = Passing, declaring, showing
anaconda-rule-passing =
    All choose at the same time, and can change their minds until the last one has chosen (3.1).
    - **Two passes (2.3):** first three cards to the next player on your left, later three to the second player on your right. What you got you can pass on.
    - **Only those still in (3.2):** with three in, the second pass also goes to your left. With two, both go to the other.
    - **High or low (3.3):** all say it at once, like fists that open. Nobody can say both.
    - **Four cards (3.4):** then you know what the others are after, and choose your five. Four lie open, and the fifth is face down.
anaconda-topic-betting = Betting
anaconda-rule-betting =
    - **In turn (4.1):** the first player left of the dealer who is in begins. *Check*, *bet*, *call*, *raise* or *fold*. In a record, an amount is everything you’ve put in this round.
    - **Fixed limit (4.2):** a bet or raise is the bet, in rounds 3 and 4 twice the bet. A round has one bet and three raises.
    - **No limit (4.3):** a bet is one bet or more, a raise at least as much as the last one. The most is what you have.
    - **All in (4.4):** if you have less, you can still call, bet or raise with all of it. Such a short raise doesn’t open the betting again for those who have acted.
    - **Not asked (4.5):** if you’re all in, nobody asks you anymore. When nobody could answer a bet, there are no bets.
    - **Uncalled (4.6):** chips that nobody matched go back to you.
    - **Fold (4.7):** you can always fold on your turn. Your cards are out, and nobody sees them.
    - **Gone (4.8):** a bet counts even when the player who made it leaves.
anaconda-topic-pots = Main pot and side pots
anaconda-rule-pots =
    - **Who can win what (5.1):** if you’re all in, you can win from each player as many chips as you paid. What the others bet beyond that makes a side pot, without you. Folded players’ chips stay in the pots.
    - **Left over (5.2):** odd chips from the last deal are in the main pot.
    {""}Example: you’re all in with 10, and two others pay 30 each. The main pot is 30. The side pot is 40, and only those two can win it.
anaconda-topic-ranks = High and low hands
anaconda-rule-ranks =
    - **High (6.1):** straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card. Aces are high, and low in 5-4-3-2-A. Suits never count.
    - **High half, low half (6.2):** only players who declared high compete for high, and the same goes for low. Only the five cards you chose count.
    - **Low (6.3):** the best is 5-4-3-2-A. Pairs are bad, straights and flushes don’t matter. Without a pair, compare the highest card, then the next. You can agree on 6-4-3-2-A or 7-5-4-3-2.
    {""}Example: 6-4-3-2-A beats 6-5-3-2-A, and K-Q-J-10-A beats A-A-2-3-4.
anaconda-topic-dividing = Dividing the pots
anaconda-rule-dividing =
    - **Halves (7.1):** each pot is divided apart, half to the best high and half to the best low. If all its players declared the same, that side takes it all.
    - **Ties (7.2):** equal hands share their half.
    - **Odd chips (7.3):** they stay for the next deal’s main pot.
    - **The last deal (7.5):** nothing stays. The winners get the odd chips one by one, from the dealer’s left.
anaconda-topic-end = The end of a game
anaconda-rule-end =
    - **When (8.1):** after the agreed number of deals, or when only one player has chips. Most chips wins, and equal numbers win together.
    - **Broke (8.1):** without chips you sit out until the end. Nobody buys in again.
anaconda-topic-leaving = Leaving and time
anaconda-rule-leaving =
    - **Leaving (8.2):** you fold at once, and what you chose in secret doesn’t count. You keep your chips, and settle them at the end. You can’t win the game.
    - **One left (8.2):** if everyone else has left, you get the pot, and the game ends.
    - **Time (8.4):** when your time is up, you check, or fold if you can’t. You pass your three lowest cards, declare high, and play your best five.
    - **All in (8.2):** you can’t run out of time. The rest is played for you.
anaconda-topic-money = What it costs
anaconda-rule-money =
    - **Payment (8.3):** each chip is worth the stake. Players with fewer chips than at the start pay, the others are paid.
    - **The most (1.3):** the chips you start with. With 100 chips at 0.05 that’s 5.00. You see that amount before you sit down.
    {""}Example: you end with 150 of 100 chips, two others with 60 and 90. At 0.05 they pay you 2.00 and 0.50.
anaconda-topic-seen = What is seen
anaconda-rule-seen =
    - **Everyone sees (9):** chips, bets and pots, who is in, the declarations once all are made, the open cards, and the fifth cards at the showdown.
    - **You alone see (9):** your hand, the cards you passed and got, and your choice until everyone has chosen.
    - **Nobody sees (9):** folded hands, the two cards put away, and a hand that won alone.
    {""}**After the game** I publish the decks and passes, so anyone can work out what was folded.
anaconda-topic-presets = Options
anaconda-rule-presets =
    - **Deals (1.4):** 1 to 100. Default 10.
    - **Chips:** everyone starts with 20 to 10000. Default 100.
    - **Ante:** 1 to 100 chips. Default 1.
    - **Bet:** 1 to 1000 chips. Default 2.
    - **Limit:** fixed, or none. Default fixed.
    - **Low:** 5-4-3-2-A, 6-4-3-2-A or 7-5-4-3-2 is best. Default 5-4-3-2-A.

## Pictures

anaconda-acts = { $name } to bet
    .name = Your turn
anaconda-passing = Everyone passes three cards
anaconda-declaring = High or low?
anaconda-showing = Everyone chooses four to show
anaconda-takes = { $name } takes { $chips }
    .name = You take { $chips }
anaconda-share = { $names } { $count ->
    [one] wins
   *[other] win
}
    .names = You win
    .names-among = { $names } win
anaconda-note-deal = deal { $deal } of { $deals }
anaconda-note-round = round { $round } of 4
anaconda-all-in = all in
anaconda-broke = no chips
anaconda-unseen = alone, nothing shown
anaconda-others-shown = { $count } more hands
anaconda-to = to
anaconda-from = from
anaconda-down = down
anaconda-pad-note = most chips wins
anaconda-pad-crown = won chips
anaconda-receipt-about = Anaconda, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
anaconda-receipt-rate = { $amount } a chip
anaconda-alt-before = Anaconda, before the first deal. { $name } deals.
    .name = Anaconda, before the first deal. You deal.
anaconda-alt-round = Deal { $deal } of { $deals }, dealt by { $name }, betting round { $round } of 4.
anaconda-alt-deal = Deal { $deal } of { $deals }, dealt by { $name }.
anaconda-alt-price = A call costs you { $price }.
anaconda-alt-hand = Your hand: { $cards }.
anaconda-alt-held = Face down you have { $card }.
anaconda-alt-gave = You passed { $cards } to { $name }.
anaconda-alt-got = You got { $cards } from { $name }.
anaconda-alt-pot = Pot: { $pot }.
anaconda-alt-main-pot = Main pot: { $pot }, for { $names }.
anaconda-alt-side-pot = Side pot: { $pot }, for { $names }.
anaconda-alt-seat = { $name }: { $facts }.
anaconda-alt-chips = { $count ->
    [0] no chips
    [one] 1 chip
   *[other] { $chips } chips
}
anaconda-alt-put = { $chips } in this round
anaconda-alt-high = declared high
anaconda-alt-low = declared low
anaconda-alt-open = shows { $cards }
anaconda-alt-choosing = still to choose
anaconda-alt-shows-high = { $name } went high with { $cards }: { $hand }.
    .name = You went high with { $cards }: { $hand }.
anaconda-alt-shows-low = { $name } went low with { $cards }: { $hand }.
    .name = You went low with { $cards }: { $hand }.
anaconda-alt-wins = { $name } wins { $chips }.
    .name = You win { $chips }.
anaconda-alt-unseen = Everyone else folded, so nothing is shown.
anaconda-alt-carry = { $count ->
    [one] 1 chip stays
   *[other] { $chips } chips stay
} for the next deal.

## The end of a game, and moments

anaconda-keepsake-unit = { $count ->
    [one] chip
   *[other] chips
}
anaconda-moment-scoop = chips: all of it for { $names }!
    .names = chips: all of it for you!
anaconda-moment-lone = chips for { $names }, without a rival!
    .names = chips for you, without a rival!
anaconda-moment-unseen = chips for { $names }, and no card shown!
    .names = chips for you, and no card shown!
anaconda-moment-great = { $names } with a hand of a lifetime!
    .names = You, with a hand of a lifetime!
anaconda-moment-lowest = { $names } with the lowest hand there is!
    .names = You, with the lowest hand there is!

## How often it happens

anaconda-special-folded = All but one fold
anaconda-special-snake = One of three or more wins it all
anaconda-special-side = There’s a side pot
anaconda-special-broke = Someone loses their stack

## The coach: moves, then reasons

anaconda-coach-check = Check
anaconda-coach-call = Call { $price }
anaconda-coach-fold = Fold
anaconda-coach-bet = Bet { $amount }
anaconda-coach-raise = Raise to { $amount }
anaconda-coach-bet-all = Bet everything: { $amount }
anaconda-coach-raise-all = Raise all in: { $amount }
anaconda-coach-pass = Pass { $cards }
anaconda-coach-high = Declare high
anaconda-coach-low = Declare low
anaconda-coach-show = Show { $cards }, keep { $held } down
anaconda-coach-wins = { $next ->
    [0] You win chips in { $best }% of deals.
   *[other] You win chips in { $best }% of deals, not { $next }%.
}
anaconda-coach-wins-either = { $best ->
    [0] You win chips in none of these deals, either way.
    [100] You win chips in all of these deals, either way.
   *[other] You win chips in about { $best }% of deals, either way.
}
anaconda-coach-wins-high = { $next ->
    [0] You win the high half in { $best }% of deals.
   *[other] You win the high half in { $best }% of deals, not { $next }%.
}
anaconda-coach-wins-low = { $next ->
    [0] You win the low half in { $best }% of deals.
   *[other] You win the low half in { $best }% of deals, not { $next }%.
}
anaconda-coach-alone = { $next ->
    [0] Everyone else folds in { $best }% of deals.
   *[other] Everyone else folds in { $best }% of deals, not { $next }%.
}
anaconda-coach-takes = { $next ->
    [0] Chips you take from the pot, on average: { $best }.
   *[other] Chips you take from the pot, on average: { $best }, not { $next }.
}
anaconda-coach-pays-less = { $best ->
    [0] Chips you’d still put in otherwise, on average: { $next }.
   *[other] Chips you still put in, on average: { $best }, not { $next }.
}
anaconda-coach-loses-less = { $best ->
    [0] Otherwise you’d pay and win nothing in { $next }% of deals.
   *[other] You pay and win nothing in { $best }% of deals, not { $next }%.
}
anaconda-coach-rivals-less = Rivals who declare as you do, on average: { $best }, not { $next }.
anaconda-coach-odds = You’d pay { $price } for a shot at a pot of { $pot }.
anaconda-coach-four-alike = You { $is ->
    [kept] keep
   *[held] have
} four of a kind: { $cards }.
anaconda-coach-three-alike = You { $is ->
    [kept] keep
   *[held] have
} three of a kind: { $cards }.
anaconda-coach-two-pair = You { $is ->
    [kept] keep
   *[held] have
} two pair: { $cards }.
anaconda-coach-pair = You { $is ->
    [kept] keep
   *[held] have
} a pair: { $cards }.
anaconda-coach-four-suited = You { $is ->
    [kept] keep
   *[held] have
} four cards to a flush: { $cards }.
anaconda-coach-four-in-a-row = You { $is ->
    [kept] keep
   *[held] have
} four cards to a straight: { $cards }.
anaconda-coach-four-low = You { $is ->
    [kept] keep
   *[held] have
} four low cards: { $cards }.
anaconda-coach-three-low = You { $is ->
    [kept] keep
   *[held] have
} three low cards: { $cards }.
anaconda-coach-highest = You keep your highest cards: { $cards }.
anaconda-coach-best-high = No other five of yours are better for high.
anaconda-coach-best-low = No other five of yours are better for low.
anaconda-coach-hides = Your open cards show { $shown ->
    [pair] only a pair
    [two-pair] only two pair
    [three-of-a-kind] only three of a kind
    [four-of-a-kind] four of a kind
   *[high-card] nothing made
}, but you have { $hand ->
    [pair] a pair
    [two-pair] two pair
    [three-of-a-kind] three of a kind
    [straight] a straight
    [flush] a flush
    [full-house] a full house
    [four-of-a-kind] four of a kind
   *[straight-flush] a straight flush
}.
anaconda-coach-highest-down = Your highest card stays face down: { $cards }.
anaconda-coach-lowest-down = Your lowest card stays face down: { $cards }.
anaconda-coach-beaten = Open cards already beat you, whatever the fifth card is.
anaconda-coach-little = You have no more than a pair, and not four cards to a low, a flush, or a straight.
anaconda-coach-weak = Your hand beats only { $best }% of random hands.
anaconda-coach-fits-high = For high your hand beats { $best }% of random hands, and for low { $next }%.
anaconda-coach-fits-low = For low your hand beats { $best }% of random hands, and for high { $next }%.
anaconda-coach-strong-high = For high your hand beats { $best }% of random hands.
anaconda-coach-strong-low = For low your hand beats { $best }% of random hands.
anaconda-coach-alone-high = You alone declared high, so the high half is yours.
anaconda-coach-alone-low = You alone declared low, so the low half is yours.
anaconda-coach-unbeatable = Whatever their fifth card is, no rival can beat your hand.
