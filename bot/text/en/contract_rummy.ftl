# Contract Rummy: its terms, what is asked, what happens at the table, its rules and its refusals.

contract-rummy-name = Contract Rummy
    .otherwise = rummy simple
contract-rummy-not-a-move = That’s not a Contract Rummy move. Try `draw`, `take`, `discard 9C` or `lay set 9C 9D 9H`.
contract-rummy-not-a-move-not-a-card = That’s not a card. Try `discard 9C`: the rank, then the suit.
contract-rummy-not-a-move-no-cards = Name the cards too, like `add 1 9C`.
contract-rummy-not-a-move-not-a-number = Melds have numbers: `add 1 9C` lays your 9♣ off on meld 1.
contract-rummy-not-a-move-not-a-meld = Say what you lay: `lay set 9C 9D 9H` or `lay run 3S 4S 5S 6S`.
contract-rummy-not-a-move-nothing-to-lay-off = You have no card with only one place to lay off.
contract-rummy-wrong-contracts = Which contracts? Write their numbers in order, like `1357`.
contract-rummy-wrong-may-i = Can you buy `any` number of cards in a deal, or `three`?

## Terms

contract-rummy-option-may-i-any = You can buy as many cards as you like.
contract-rummy-option-may-i-three = You can buy three cards in a deal.
contract-rummy-word-may-i-any = no limit to buying
contract-rummy-word-may-i-three = buy up to three cards
contract-rummy-typed-contracts-about = Digits from 1 to 7, like 1357. Leave empty for { $usual }.

## What is asked

contract-rummy-ask-buy = Buy { $card }? You’d draw a penalty card too.
contract-rummy-ask-take-only = Take { $card }, or pass: the stock is used up.
contract-rummy-ask-pass-only = The stock is used up, so you pass.
contract-rummy-ask-lay-off = Lay, lay off or take a joker, then discard.
contract-rummy-ask-laid = You’ve laid your contract. Now discard a card.
contract-rummy-ask-ahead = Others can buy { $card }. Choose ahead, or wait.
contract-rummy-ask-ahead-kept = Chosen ahead: { $moves }.
contract-rummy-ask-whole = { $count ->
    [0] Your whole hand is three runs: lay it!
    [one] Three runs need one more card. Discard one.
   *[other] Three runs need { $count } more cards. Discard one.
}
contract-rummy-ask-whole-left = Three runs are there, but other cards are left. Discard one.
contract-rummy-left-over = Not every card fits
contract-rummy-buy = May I? { $card } +1
contract-rummy-lay-off = { $card } → meld { $meld }
contract-rummy-lay-off-as = { $card } → meld { $meld } ({ $joker })
contract-rummy-lay-off-all = Lay off all ({ $count })
contract-rummy-exchange = { $card } → meld { $meld }, lay { $melds }
contract-rummy-standing-ask-last = Only what completes my contract
contract-rummy-standing-ask-rank = Only { $of ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
    [T] tens
   *[other] { $of }s
}
contract-rummy-later-lay = Lay
contract-rummy-later-add = Lay off
contract-rummy-later-swap = Take the joker
contract-rummy-later-discard = Discard
contract-rummy-take-back-lay = Take back
contract-rummy-take-back-add = Take back
contract-rummy-take-back-swap = Take back
contract-rummy-take-back-discard = Take back

## What happened

contract-rummy-event-dealt = Deal { $deal }, contract { $contract }: { $seat } deals and turns up { $top }.
    .seat = Deal { $deal }, contract { $contract }: you deal and turn up { $top }.
contract-rummy-event-bought = { $seat } buys { $card } and draws a penalty card.
    .seat = You buy { $card }.
contract-rummy-event-added = { $seat } lays { $cards } off on meld { $meld }.
    .seat = You lay { $cards } off on meld { $meld }.
contract-rummy-taken = { $name } puts { $cards } in for { $count ->
    [one] a joker
   *[other] { $count } jokers
}, and lays { $melds }.
    .name = You put { $cards } in for { $count ->
        [one] a joker
       *[other] { $count } jokers
    }, and lay { $melds }.
contract-rummy-event-blocked = The stock is used up, so deal { $deal } is over.
contract-rummy-out-whole = **{ $name } lays three runs at once, and is out!**
    .name = **You lay three runs at once, and you’re out!**

## Pictures

contract-rummy-may-i = May I?
contract-rummy-asks = { $name } drew: who buys?
    .name = You drew: who buys?
contract-rummy-asks-again = { $name } bought: and the next?
    .name = You bought: and the next?
contract-rummy-lays = { $name } lays the contract
    .name = You lay the contract
contract-rummy-whole-by = { $name } lays the whole hand
    .name = You lay your whole hand
contract-rummy-blocked = The deal is blocked
contract-rummy-alt-contract = The contract: { $sets ->
    [0] no sets
    [one] one set
   *[other] { $sets } sets
}, { $runs ->
    [0] no runs
    [one] one run
   *[other] { $runs } runs
}.
contract-rummy-alt-whole = The contract: { $runs ->
    [one] one run
   *[other] { $runs } runs
}, with every card of the hand.
contract-rummy-alt-blocked = The deal is blocked: everyone scores their hand.
contract-rummy-alt-free = You can take the joker in meld { $number } with { $card }.
contract-rummy-alt-seat = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points } pt{ $state ->
    [laid] , has laid
   *[none] {""}
}{ $bought ->
    [0] {""}
    [one] , bought 1 card
   *[other] , bought { $bought } cards
}.
contract-rummy-receipt-about = Contract Rummy, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
contract-rummy-moment-whole = runs laid at once, by { $names }!
    .names = runs laid at once, by you!
contract-rummy-moment-jokers = jokers taken, by { $names }!
    .names = jokers taken, by you!
contract-rummy-moment-bought = cards bought, and { $names } is out!
    .names = cards bought, and you’re out!
contract-rummy-moment-frugal = deals, and not a card bought by { $names }!
    .names = deals, and not a card bought by you!

## Refusals

contract-rummy-refused-not-of-this-game = That’s not a Contract Rummy move.
contract-rummy-refused-only-asked = You’re only asked whether you buy this card.
contract-rummy-refused-not-asked = Nobody asks you to buy now.
contract-rummy-refused-own-turn = It’s your turn, so you can’t buy.
contract-rummy-refused-just-bought = You just bought a card, so you can’t buy the next one.
contract-rummy-refused-own-discard = You discarded this card, so you can’t buy it.
contract-rummy-refused-bought-three = You’ve bought your three cards in this deal.
contract-rummy-refused-no-penalty = There’s no penalty card left, so nobody can buy.
contract-rummy-refused-others-asked = The others can still buy this card. You go on when they’ve answered.
contract-rummy-refused-already-begun = You’ve already drawn. Lay, lay off or discard.
contract-rummy-refused-contract-first = Your first meld is the whole contract: { $sets ->
    [0] no sets
    [one] one set
   *[other] { $sets } sets
} and { $runs ->
    [0] no runs
    [one] one run
   *[other] { $runs } runs
}, no more and no less.
contract-rummy-refused-set-too-short = A set has at least three cards.
contract-rummy-refused-mixed-ranks = The cards of a set must match in rank.
contract-rummy-refused-run-too-short = A run has at least four cards.
contract-rummy-refused-not-a-run = A run is one suit in sequence, from the lowest card up. The ace is at one end only.
contract-rummy-refused-no-naturals = A meld needs at least one card that isn’t a joker.
contract-rummy-refused-one-set = In a contract, two sets of one rank are one set.
contract-rummy-refused-one-run = In a contract, two runs of a suit that continue each other are one run.
contract-rummy-refused-only-discard = You laid your contract in this turn, so you can only discard now.
contract-rummy-refused-lay-first = Lay your contract before you lay off or take a joker.
contract-rummy-refused-wrong-rank = Only cards of its rank, and jokers, go on a set.
contract-rummy-refused-no-end = A set has no high or low end.
contract-rummy-refused-which-end = At which end of the run: `high` or `low`?
contract-rummy-refused-no-room = This run can’t get any longer there.
contract-rummy-refused-no-joker-for-it = No joker in this meld replaces that card.
contract-rummy-refused-joker-stays = Jokers in a set stay where they are.
contract-rummy-refused-joker-not-laid = A joker you take goes into a new meld at once.
contract-rummy-refused-no-laying-off = In the last contract, nobody lays off.
contract-rummy-refused-every-card = In the last contract, your three runs use every card in your hand.

## Rules

contract-rummy-how-1 = Each deal has a **contract** of *sets* (three of a rank) and *runs* (four of a suit in sequence). You get 10 or 12 cards.
contract-rummy-how-2 = On your turn, **draw or take** the top of the pile, lay what you can, and discard. Jokers can be any card.
contract-rummy-how-3 = **“May I?”** When a player draws, the others can buy the top of the pile. They draw a penalty card too.
contract-rummy-how-4 = Your first meld is **the whole contract at once**. On later turns you lay more, lay off on any meld, and take jokers out of runs.
contract-rummy-how-5 = Run out and the deal is over: the others score their cards. In the seventh deal, three runs use your whole hand. **Fewest points wins.**
contract-rummy-topic-cards = Cards and contracts
contract-rummy-rule-cards =
    Three to five play, each for themselves, with two decks and one joker fewer than players (1.2).
    - **Points (1.2):** jokers and aces cost 15, ten to king 10, and the others their number.
    - **Contracts 1 to 3 (1.3), with 10 cards:** 2 sets, a set and a run, 2 runs.
    - **Contracts 4 to 7, with 12 cards:** 3 sets, 2 sets and a run, a set and 2 runs, 3 runs.
    - **The deal (1.5):** the next card is turned up. The player to the dealer’s left begins.
contract-rummy-topic-turn = Your turn
contract-rummy-rule-turn =
    - **Draw or take (2.1):** draw from the stock, or take the top of the pile. If you take it, nobody can buy.
    - **Turns (2):** you play only on your turn, and begin it by drawing or taking.
    - **Too many takes (2.7):** after three turns each of nothing but taking, the next player must draw.
contract-rummy-topic-may-i = May I?
contract-rummy-rule-may-i =
    - **Buying (2.2):** when a player has drawn, the others are asked from the left. The first who wants the top card gets it, and a penalty card from the stock.
    - **The next card (2.3):** the card below is for sale next. A player who just bought is skipped once, and on your own turn you never buy.
    - **Who can buy (2.4):** you can even once you’ve laid, but not the card you just discarded. You can agree on three cards a deal.
    - **No penalty card (2.5):** without one, nobody is asked.
    - **Ahead (2.8):** you can answer before you’re asked. The player whose turn it is can choose ahead too, and it’s played when everyone has answered.
contract-rummy-topic-stock = An empty stock
contract-rummy-rule-stock =
    - **New stock (2.5):** the pile without its top card is shuffled into a new stock, up to three times a deal.
    - **Blocked (2.6):** when that’s used up too, you take the top of the pile or pass. If you pass, the deal is over, and everyone scores.
contract-rummy-topic-melds = Melds
contract-rummy-rule-melds =
    - **Sets (3.1):** three cards or more of one rank, in any suits.
    - **Runs (3.2):** four cards or more of one suit in sequence. The ace is low or high, never both.
    - **Jokers (3.3):** they can be any card, even side by side. Each meld has at least one card that isn’t a joker.
    - **The contract (3.4):** your first meld is exactly the contract, all at once, each meld as long as you like.
    - **Two that are one (3.5):** in a contract, two sets of one rank count as one set. So do two runs of a suit that continue each other.
    - **That turn (3.6):** once your contract is down, you only discard. On later turns you lay anything that’s legal.
    - **Numbers (3.7):** melds are numbered in the order they’re laid.
contract-rummy-topic-laying-off = Laying off, taking jokers
contract-rummy-rule-laying-off =
    {""}From the turn after your contract, but not in the seventh deal (4).
    - **Laying off (4.1):** add cards and jokers to any meld, yours or not. A set takes its rank, a run the next card at either end.
    - **Taking a joker (4.2):** put the real card in its place in a run, and lay the joker in a *new* meld at once. Jokers in sets stay.
contract-rummy-topic-end = Ending a turn and a deal
contract-rummy-rule-end =
    - **Discard (5.1):** any card ends your turn. You’re out when your last card is gone, discarded or not.
    - **The seventh deal (5.2):** you lay three runs with every card in your hand, without a discard, and you’re out. Until then you only discard.
    - **Score (5.3):** the others score the cards in their hands.
    - **The end (5.4):** after the last contract, the lowest total wins. Equal totals win together.
contract-rummy-topic-money = What it costs
contract-rummy-rule-money =
    - **Payment (7):** everyone else pays the winner a stake for every 50 points of difference. A part of 50 counts. You can agree on another number, or on one stake a game.
    - **Several winners:** they share each payment.
    {""}Example: at 1.00, with 31 against 180, 81 and 82 points, the winner gets 3.00, 1.00 and 2.00.
contract-rummy-topic-leaving = Leaving and time
contract-rummy-rule-leaving =
    - **Leaving (5.5):** a robot plays on in your place. You can’t win anymore, and you pay at least one stake.
    - **One left:** when only one player is left, they win. In the deal on the table, they score nothing and the others score their hands.
    - **Time:** when your time is up, the bot draws for you and discards your most expensive card. If you’re only asked, it says no.
contract-rummy-topic-seen = What is seen
contract-rummy-rule-seen =
    - **Everyone sees (6):** melds, numbers of cards, the top of the pile, and who took or bought which card.
    - **Nobody else sees (6):** your hand, what you draw, and what you answer until it counts.
contract-rummy-topic-presets = Options
contract-rummy-rule-presets =
    - **Contracts (1.4):** which are played, like 1357 or 147.
    - **May I?:** as many cards as you like, or three in a deal.
    - **Payment:** by points, or one stake a game.
    - **Points a stake:** 1 to 100, usually 50.
contract-rummy-why-blocked = The deal was blocked.

## Lesson

contract-rummy-lesson-step-1 = Taking
contract-rummy-lesson-step-2 = May I?
contract-rummy-lesson-step-3 = The contract
contract-rummy-lesson-step-4 = Laying off
contract-rummy-lesson-step-5 = Taking a joker
contract-rummy-lesson-step-6 = What it costs
contract-rummy-lesson-take =
    Each deal has a **contract**. This one is a *set* (three of a rank) and a *run* (four of a suit in sequence).
    Draw from the stock, or take the top of the pile. 8♥ completes your run: **take it**.
contract-rummy-lesson-not-take = You can draw. But 8♥ completes your run, and it’s right there.
contract-rummy-lesson-discard =
    There’s your run, 5♥ to 8♥. You still need a queen. You end each turn with a **discard**.
    What’s left in your hand at the end costs points, a king 10: **discard K♣**.
contract-rummy-lesson-not-discard = You can discard { $what }. But K♣ goes with nothing in your hand, and costs more.
contract-rummy-lesson-ask =
    Bruno discarded **the queen you need**, and Clara didn’t take it.
    So you ask **“May I?”**, and get it with a penalty card. **Buy Q♥**.
contract-rummy-lesson-not-ask = Then that queen is gone, and you need it for your contract.
contract-rummy-lesson-draw =
    K♥ was your penalty. Clara laid her contract, with a joker as the J♠.
    Yours is complete too. A turn still begins with a card: **draw**.
contract-rummy-lesson-not-draw = But 6♦ goes with nothing in your hand.
contract-rummy-lesson-lay =
    You drew 8♠, and Bruno didn’t buy 6♦.
    Your first meld is **the whole contract at once**. The top button lays it: **press it.**
contract-rummy-lesson-not-lay = You can. But Clara has only three cards left.
contract-rummy-lesson-keep =
    That’s all for this turn. From your next one on, you can add to **any meld**, even Clara’s.
    K♥ and 8♠ will go there, and J♠ will do better. So **discard 3♦**.
contract-rummy-lesson-not-keep = You can discard { $what }. But you’ll have a use for it, and none for 3♦.
contract-rummy-lesson-again =
    Your turn again, and two cards of yours fit Clara’s melds. First **draw**.
contract-rummy-lesson-not-again = You can take it. But 10♦ goes nowhere.
contract-rummy-lesson-off =
    Now you **lay off**: K♥ on the kings, 8♠ at the low end of the spades. Runs grow at both ends.
    The top button does both. **Press it.**
contract-rummy-lesson-not-off = That’s allowed too. But lay off first: K♥ and 8♠ cost you 18 points.
contract-rummy-lesson-off-too = The kings took K♥. Now **lay off 8♠** at the low end of meld 2.
contract-rummy-lesson-not-off-too = That’s allowed too. But lay off 8♠ first.
contract-rummy-lesson-swap =
    Clara’s joker is the J♠ in her run, and you have the real one. Put it in, and **the joker is yours**. But it goes into a *new* meld at once.
    With your two twos it makes a set. **Press *J♠ → meld 2, lay 22★*.**
contract-rummy-lesson-not-swap = You can discard { $what }. But then three cards are left in your hand, and you aren’t out.
contract-rummy-lesson-out = One card left: **discard 5♦**, and you’re out!
contract-rummy-lesson-not-out = Discard 5♦ to go out.
contract-rummy-lesson-score = You’re out, so you score nothing. The others score the cards in their hands: jokers and **aces cost 15**, ten to king 10, and the others their number. Clara had A♣, 7♣ and 5♣. How many points does she score?
contract-rummy-lesson-not-score = { $number ->
    [13] An ace costs 15, not 1.
   *[42] Not that many. It’s 15 for the ace, and the others count their number.
}
contract-rummy-lesson-payment = Twenty-seven. A whole game has seven deals, and the **lowest total wins**. Everyone else pays the winner a stake **for every 50 points of difference**, and a part of 50 counts. You have 0 points here, and Bruno has 60. How many stakes does he pay?
contract-rummy-lesson-not-payment = { $number ->
    [1] One covers 50 points. The other ten cost another.
   *[6] Not that many. It’s one for each 50, or part of it.
}
contract-rummy-lesson-end = Two, and Clara pays one. That’s Contract Rummy! Buy only what brings you closer, keep the card that a joker is used for, and in the seventh deal, look for three runs with every card.

## Standing

choice-by-contract-outs = deals won
choice-by-jokers-taken = jokers taken
standing-by-contract-outs = By deals won
standing-column-contract-outs = deals won
standing-by-jokers-taken = By jokers taken
standing-column-jokers-taken = jokers taken
standing-own-by-contract-outs = { $count ->
        [one] { $figure } deal won
       *[other] { $figure } deals won
    }
standing-own-by-jokers-taken = { $count ->
        [one] { $figure } joker taken
       *[other] { $figure } jokers taken
    }
standing-stats-contract-outs = { $count ->
        [one] deal won
       *[other] deals won
    }
standing-stats-jokers-taken = { $count ->
        [one] joker taken
       *[other] jokers taken
    }
standing-stats-cards-bought = { $count ->
        [one] card bought
       *[other] cards bought
    }
standing-feat-three-runs = the whole hand laid in three runs
standing-feat-joker-heist = two or more jokers taken in one deal
standing-feat-never-asked = win without buying a single card
pictures-board-alt-contract-outs = { $count ->
    [one] 1 deal won
   *[other] { NUMBER($count, useGrouping: 0) } deals won
}
pictures-board-alt-jokers-taken = { $count ->
    [one] 1 joker taken
   *[other] { NUMBER($count, useGrouping: 0) } jokers taken
}

## How often it happens

contract-rummy-special-bought = Someone buys a card
contract-rummy-special-joker = Someone takes a joker from a run
contract-rummy-special-blocked = The stock runs out

## The coach: moves, then reasons

contract-rummy-coach-claim = Buy { $cards }
contract-rummy-coach-add = Lay off { $cards }
contract-rummy-coach-swap = Take the joker with { $cards }, and lay { $laid }
