# Mille: its terms, what happens at the table, its controls and its refusals.

mille-name = Mille

## Terms

mille-rules-classic = Classic rules, to { $target } points.
mille-rules-wikipedia = The encyclopedia's rules, to { $target } points.
mille-rules-denexa = The card maker's rules, to { $target } points.
mille-rules-progressive = Progressive rules, to { $target } points.
mille-rules-classic-about = to 1200, as /rules tells it
mille-rules-wikipedia-about = every hundred begun pays; a skunk is one more larger stake
mille-rules-denexa-about = a clean natural for whoever has laid no wild two
mille-rules-progressive-about = to 2000; further naturals and chapeaux pay more; a skunk is one larger stake
mille-option-natural-required-yes = Nobody wins without a natural.
mille-option-natural-required-no = A natural is not needed to win.
mille-option-clean-natural-out = Only the player who goes out can have a clean natural.
mille-option-clean-natural-any = Either player without wild twos has a clean natural.
mille-option-difference-nearest = The difference is counted in hundreds, each total rounded.
mille-option-difference-started = Every hundred of the difference that was started counts.
mille-option-skunk-multiply = A skunk doubles all payments, below zero it triples them.
mille-option-skunk-mark = A skunk costs one more larger stake.
mille-option-progressive-yes = Each further natural and chapeau pays one larger stake more than the one before.
mille-option-progressive-no = Every natural and chapeau pays the same.

## Whose turn it is

mille-yours-begin =
    { $may ->
        [take] **Your turn:** draw, or take the pile.
        [pick] **Your turn:** draw, or pick the two.
       *[draw] **Your turn:** draw.
    }
mille-yours-play = **Your turn:** lay melds if you like, then discard.
mille-yours-block = **Your turn:** the stock is gone for good. Take the pile, or pass and the deal ends.
mille-theirs-begin = { $name } to play.
mille-theirs-play = { $name } to lay or discard.
mille-theirs-block = { $name }: take or pass. The stock is gone for good.

## What happened

mille-event-dealt = Deal { $deal }: { $name } deals and turns up { $top }.
mille-event-drew = { $name } draws.
mille-event-drew-card = You draw { $card }.
mille-event-renewed = The pile is shuffled into a new stock of { $stock } cards.
mille-event-picked = { $name } picks { $card }.
mille-event-took =
    { $count ->
        [0] { $name } takes the pile: { $cards } down.
        [one] { $name } takes the pile: { $cards } down, one card to hand.
       *[other] { $name } takes the pile: { $cards } down, { $count } cards to hand.
    }
mille-event-laid = { $name } lays { $cards } to the { $rank } meld.
mille-event-squared = { $name }'s { $rank } meld is squared up: one more makes the natural.
mille-event-turned = { $name }'s { $rank } meld is turned over: a natural!
mille-event-discarded = { $name } discards { $card }.
mille-event-few =
    { $count ->
        [one] **{ $name } has one card left!**
       *[other] **{ $name } has { $count } cards left!**
    }
mille-event-passed = { $name } passes.
mille-event-out = **{ $name } goes out.**
mille-event-blocked = The deal is blocked: nobody goes out.
mille-event-won = **{ $name } wins the game.**
mille-event-resigned = { $name } resigns.
mille-event-timeout = { $name } ran out of time.
mille-event-abandoned = The game ends without payment.

## Controls

mille-draw = Draw
mille-pick = Pick the two
mille-pass = Pass
mille-take = Take pile ({ $count }) with { $cards }
mille-lay-nothing = Nothing to lay
mille-lay-out = You can go out
mille-arrange =
    { $twos ->
        [0] Lay { $melds } · { $points }
        [one] Lay { $melds } with a two · { $points }
       *[other] Lay { $melds } with { $twos } twos · { $points }
    }
mille-arrange-many = { $count } melds
mille-arrange-out = Lay everything and go out · { $points }
mille-ranks = { $rank }s
mille-kind = { $kind } ({ $count })
mille-lay-menu = Lay melds…
mille-wish-new =
    { $twos ->
        [0] { $cards }
        [one] { $cards } with a two
       *[other] { $cards } with { $twos } twos
    }
mille-wish-add = Add { $cards } to the { $rank }s
mille-wish-two = Add a two to the { $rank }s
mille-discard-menu = Discard…
mille-discard-kind = { $kind } ({ $count })
mille-fresh = new
mille-count-menu = How many { $kind }s?
mille-count-none = No { $kind }
mille-lay = Lay { $cards }
mille-lay-several = Lay these { $count } melds
mille-two-menu =
    { $count ->
        [one] You have one more two…
       *[other] You have { $count } more twos…
    }
mille-no-twos = Without twos
mille-back = Back
mille-sure-lay = Lay anyway
mille-sure-pass = Pass and end the deal
mille-needs-twos =
    { $held ->
        [0] You have no twos; { $needed ->
            [one] this needs one
           *[other] these need { $needed }
        }.
        [one] You have one two; these need { $needed }.
       *[other] You have { $held } twos; these need { $needed }.
    }

mille-preview = { $after }.
mille-after =
    { $cards ->
        [0] You'd have { $down } on the table and no cards left: you'd go out
        [one] You'd have { $down } on the table and one card ({ $held }) in hand
       *[other] You'd have { $down } on the table and { $cards } cards ({ $held }) in hand
    }
mille-caution-spoils-natural = Careful: with a wild two, this meld can't become a natural any more.
mille-caution-spoils-clean = Careful: with a wild two on the table, you can't go out clean any more.
mille-caution-pass = If you pass, the deal ends, and what's in your hand counts against you.

## The end of a deal

mille-end-discarding = **{ $name } goes out**, discarding { $card }.
mille-end-laying = **{ $name } goes out**, laying the last cards.
mille-end-blocked = **The deal is blocked:** the stock is used up, and nobody goes out.
mille-cheer-eight = **Natural!** { $name } has all eight { $rank }.
mille-cheer-clean = **Clean natural!** { $name } laid no wild two.
mille-cheer-chapeau = **Chapeau!** { $name } ends below zero.
mille-cheer-skunk = **Skunk!** { $name } didn’t get halfway.

## Score and settlement

mille-line-game = Game: { $amount }
mille-line-naturals = Naturals, { $count } × { $each }: { $amount }
mille-line-chapeaux = Chapeaux, { $count } × { $each }: { $amount }
mille-line-difference = Difference, { $count } × { $each }: { $amount }
mille-line-skunk =
    { $count ->
        [one] Skunk: { $amount }
        [2] Skunk, { $each } doubled: { $amount } more
       *[other] Skunk, { $each } tripled: { $amount } more
    }

## Refusals

mille-refused-game-over = This game is over.
mille-refused-not-seated = You are not playing at this table.
mille-refused-by-agreement = A game is abandoned by agreement, with `/table abandon`.
mille-refused-cards-owed = The next deal has not begun yet.
mille-refused-not-your-turn = It is not your turn.
mille-refused-not-of-this-game = That is no move of Mille.
mille-refused-begin-first = Draw first, or take the pile.
mille-refused-already-begun = You have drawn already: lay, or discard.
mille-refused-stock-gone = The stock is gone for good: take the pile, or pass.
mille-refused-take-wrong-rank = The pile shows { $rank }: it takes a pair of { $rank } from your hand.
mille-refused-take-needs-pair = Taking the pile needs a pair of { $rank } in your hand; twos do not stand in.
mille-refused-pick-not-now = Only a two turned up can be picked, and only on the first turn of a deal.
mille-refused-pass-not-now = Passing is possible only when the stock is gone for good.
mille-refused-lay-nothing = Name the cards to lay.
mille-refused-lay-wrong-rank = A meld of { $rank } takes only { $rank } and wild twos.
mille-refused-lay-not-held = You do not hold all of those cards.
mille-refused-lay-needs-natural = A meld needs at least one { $rank } of its own.
mille-refused-lay-needs-three = A new meld needs three cards or more.
mille-refused-discard-not-held = You do not hold that card.
mille-not-a-move = I do not understand that. Try `draw`, `take 9S 9D`, `lay K: KS KD 2H` or `discard 9H`.
mille-not-a-move-nothing-to-lay = You have no meld to lay without wild twos.
