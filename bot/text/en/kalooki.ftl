# Kalooki: its terms, what is asked, what happens at the table, its rules and its refusals.

kalooki-name = Kalooki
    .otherwise = rummy simple
kalooki-not-a-move = That’s not a Kalooki move. Try `draw`, `take`, `discard 9C` or `lay set 9C 9D 9H`.
kalooki-not-a-move-not-a-card = That’s not a card. Try `discard 9C`: the rank, then the suit.
kalooki-not-a-move-no-cards = Name the cards too, like `add 1 9C`.
kalooki-not-a-move-not-a-number = Melds have numbers: `add 1 9C` tacks your 9♣ onto meld 1.
kalooki-not-a-move-not-a-meld = Say what you lay: `lay set 9C 9D 9H` or `lay run 3S 4S 5S 6S`.
kalooki-not-a-move-nothing-to-tack = You can’t tack anything on that leaves you a card to discard.
kalooki-wrong-contracts = Which contracts? Write their numbers in order, like `13579`.
kalooki-wrong-overcall = Should a fourth call be a `fine`, or `refuse` it?

## Terms

kalooki-rules-classic = Classic rules.
kalooki-rules-classic-about = as in /rules
kalooki-option-overcall-fine = A fourth call in a deal costs 50 points.
kalooki-option-overcall-refuse = Nobody can call a fourth time in a deal.
kalooki-word-overcall-fine = fines for calls
kalooki-word-overcall-refuse = only three calls
kalooki-typed-contracts-about = Digits from 1 to 9, like 159. Leave empty for { $usual }.

## What is asked

kalooki-ask-call = Call { $card }? You’d draw a penalty card too.
kalooki-ask-pass = The stock is used up: take { $card }, or pass.
kalooki-ask-answer = { $name } calls { $card }. Allow it, or take it yourself.
kalooki-ask-allow = { $name } calls { $card }. Allow it.
kalooki-ask-take = Take { $card }, or wait for the others’ answers.
kalooki-ask-pass-only = The stock is used up, so you pass.
kalooki-ask-tack = Lay or tack on what fits, then discard.
kalooki-ask-end = You only have jokers: tack them on, or end your turn.
kalooki-call = Call { $card } ({ $count } left)
kalooki-call-fined = Call { $card } (−{ $fine })
kalooki-allow = Allow
kalooki-take-myself = Take
kalooki-end = End turn
kalooki-tack = { $card } → meld { $meld }
kalooki-tack-as = { $card } → meld { $meld } ({ $joker })
kalooki-swap = { $card } → meld { $meld }, joker → { $joker }
kalooki-tack-all = Tack on all ({ $count })
kalooki-later-draw-anyway = Draw anyway
kalooki-standing-call-last = Only what completes my contract
kalooki-standing-call-rank = Only { $of ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
    [T] tens
   *[other] { $of }s
}
kalooki-standing-ask-me = Ask me: a call costs 50
kalooki-take-back-draw-anyway = Don’t draw

## What happened

kalooki-event-dealt = Deal { $deal }, contract { $contract }: { $seat } deals and turns up { $top }.
    .seat = Deal { $deal }, contract { $contract }: you deal and turn up { $top }.
kalooki-event-overcalled = { $seat } calls a fourth time, which costs { $fine ->
    [one] { $fine } point
   *[other] { $fine } points
}.
    .seat = You called a fourth time, which costs { $fine ->
        [one] { $fine } point
       *[other] { $fine } points
    }.
kalooki-event-called = { $seat } calls { $card }.
    .seat = You call { $card }.
kalooki-event-granted = { $seat } gets { $card } and a penalty card.
    .seat = You get { $card } and a penalty card.
kalooki-event-rejected = { $seat } takes { $card }, which { $caller } had called.
    .seat = You take { $card }, which { $caller } had called.
    .caller = { $seat } takes { $card }, which you had called.
kalooki-event-added = { $seat } tacks { $cards } onto meld { $meld }.
    .seat = You tack { $cards } onto meld { $meld }.
kalooki-event-swapped = { $seat } puts { $card } into meld { $meld }. Its joker is now { $joker }.
    .seat = You put { $card } into meld { $meld }. Its joker is now { $joker }.
kalooki-event-turnended = { $seat } has only jokers, and ends the turn.
    .seat = You have only jokers, and end your turn.
kalooki-event-thrownout = The stock is used up, so deal { $deal } is off.
kalooki-bent = **{ $name } bends the table! Points are doubled.**
    .name = **You bend the table! Points are doubled.**

## Pictures

kalooki-opens = { $name }’s turn: calls are open
    .name = Your turn: calls are open
kalooki-answers = { $other } calls, { $name } answers
    .name = { $other } calls: your answer?
    .other = You call, { $name } answers
kalooki-bent-by = { $name } bends the table
    .name = You bend the table
kalooki-void = The deal is off
kalooki-alt-contract = The contract: { $threes ->
    [0] no threes
    [one] one three
   *[other] { $threes } threes
}, { $fours ->
    [0] no fours
    [one] one four
   *[other] { $fours } fours
}.
kalooki-alt-void = The deal is off: nobody scores.
kalooki-alt-seat = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points } pt{ $state ->
    [laid] , has laid
   *[none] , { $calls ->
        [0] no calls left
        [one] 1 call left
       *[other] { $calls } calls left
    }
}.
kalooki-receipt-about = Kalooki, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
kalooki-moment-bent = points in one hand: { $names } bent the table!
kalooki-moment-row = deals in a row for { $names }!
kalooki-moment-called = { $points ->
    [one] call
   *[other] calls
}, and { $names } went out!
kalooki-moment-void = The stock ran out, so the deal is off
kalooki-moment-dropped = Off three times, so the contract is dropped
kalooki-moment-spotless = deals, and not a point for { $names }!

## Refusals

kalooki-refused-mixed-ranks = The cards of a three must match in rank.
kalooki-refused-not-a-run = A four is one suit in sequence, from the lowest card up. The ace is at one end only.
kalooki-refused-own-turn = It’s your turn: take the card instead of calling it.
kalooki-refused-not-of-this-game = That’s not a Kalooki move.
kalooki-refused-only-asked = You’re only asked whether you call this card.
kalooki-refused-not-asked = Nobody asks you to call now.
kalooki-refused-own-discard = You discarded this card, so you can’t call it.
kalooki-refused-has-laid = You’ve laid your contract, so you can’t call anymore.
kalooki-refused-three-calls = You’ve had your three calls in this deal.
kalooki-refused-no-penalty = There’s no penalty card left, so nobody can call.
kalooki-refused-nothing-called = Nobody has called this card.
kalooki-refused-answer-first = Answer the call first: allow it, or take the card.
kalooki-refused-already-begun = You’ve already drawn. Lay, tack on or discard.
kalooki-refused-laid-draws = You’ve laid your contract, so you draw from the stock.
kalooki-refused-must-draw = The card was called, so you draw.
kalooki-refused-others-asked = The others can still call this card. You draw when they’ve answered.
kalooki-refused-contract-first = Your first meld is the whole contract: { $threes ->
    [0] no threes
    [one] one three
   *[other] { $threes } threes
} and { $fours ->
    [0] no fours
    [one] one four
   *[other] { $fours } fours
}, no more and no less.
kalooki-refused-few-naturals = A three needs at least two cards that aren’t jokers.
kalooki-refused-three-too-short = A three has at least three cards.
kalooki-refused-four-too-short = A four has at least four cards.
kalooki-refused-jokers-adjoin = In a four, two jokers can’t be side by side.
kalooki-refused-rank-twice = You already have a three of this rank.
kalooki-refused-suit-twice = You already have a four of this suit.
kalooki-refused-lay-first = Lay your contract before you tack anything on.
kalooki-refused-wrong-rank = Only cards of its rank, and jokers, go on a three.
kalooki-refused-no-end = A three has no high or low end.
kalooki-refused-which-end = At which end of the four: `high` or `low`?
kalooki-refused-other-end = A four grows upward until its ace, and only then downward.
kalooki-refused-no-room = This four can’t get any longer.
kalooki-refused-no-joker-for-it = No joker in this meld replaces that card.
kalooki-refused-joker-without-room = The joker would have no place to move to.
kalooki-refused-joker-stays = Jokers in a three stay where they are.
kalooki-refused-joker-discarded = You can’t discard a joker.
kalooki-refused-still-holds = You have a card that isn’t a joker: discard it to end your turn.

## Rules

kalooki-how-1 = Everyone gets 9 to 16 cards. Nine deals have nine **contracts** of *threes* (one rank) and *fours* (one suit in sequence).
kalooki-how-2 = On your turn, **draw or take** the top of the pile, lay what you can, and discard. Jokers can be any card.
kalooki-how-3 = Your first meld is **the whole contract at once**. After that you lay more, and tack onto any meld.
kalooki-how-4 = Until you’ve laid, you can **call** a discard off turn, three times a deal. You also draw a penalty card.
kalooki-how-5 = Run out and the deal is over: the others score their cards. Lay and go out in one turn, and they score double. **Fewest points wins.**
kalooki-topic-cards = Cards and contracts
kalooki-rule-cards =
    Three to five play, each for themselves, with two decks and four jokers (1.2).
    - **Points (1.2):** jokers cost 50, black aces 15, red aces 1, ten to king 10, and the others their number.
    - **Contracts 1 to 4 (1.3):** 3 threes, 2 threes and a four, a three and 2 fours, 3 fours.
    - **Contracts 5 to 9:** 4 threes, 3 threes and a four, 2 and 2, a three and 3 fours, 4 fours.
    - **The deal (1.5):** as many cards as the contract needs, 9 to 16. The next is turned up. The player to the dealer’s left begins.
kalooki-topic-turn = Your turn
kalooki-rule-turn =
    - **Draw or take (2.1):** until you’ve laid, draw from the stock or take the top of the pile. After that you always draw.
    - **Turns (2):** you play only on your turn, and begin it by drawing or taking.
    - **Too many takes (2.11):** after three turns each of nothing but taking, the next player must draw.
kalooki-topic-calls = Calls
kalooki-rule-calls =
    - **Calling (2.2):** before a turn, the others are asked whether they call the top card, from the left. You’re not asked if you’ve laid, or discarded that very card.
    - **The answer (2.3):** you allow the call, or take the card yourself. Once you’ve laid, you must allow it.
    - **The price (2.4):** the caller gets the card and another from the stock. Then you draw.
    - **Waiting (2.5):** you can take at once, but a draw waits for everyone’s answer.
    - **Three calls (2.6):** each player gets three a deal. Calls that were turned down don’t count.
    - **A fourth (2.7):** it costs 50 points and gets nothing, unless you agreed to refuse it.
    - **No penalty card (2.8):** if there’s no card left for the penalty, nobody is asked.
kalooki-topic-stock = An empty stock
kalooki-rule-stock =
    - **New stock (2.9):** once a deal, the pile without its top card is shuffled into a new stock.
    - **Off (2.10):** when that’s used up too, you take the top of the pile or pass. If you pass, the deal is over. Nobody scores, and it’s dealt again.
kalooki-topic-melds = Melds
kalooki-rule-melds =
    - **Threes (3.1):** three cards or more of one rank, at least two of them natural.
    - **Fours (3.2):** four cards or more of one suit in sequence. The ace is low or high, never both.
    - **Jokers (3.3):** they can be any card. In a four, no two are side by side.
    - **Twice (3.4):** you never have two fours of a suit, or two threes of a rank.
    - **The contract (3.5):** your first meld is exactly the contract, all at once. Then you lay anything that’s legal.
kalooki-topic-tacking = Tacking on
kalooki-rule-tacking =
    {""}Once you’ve laid, you tack cards onto any meld, yours or not (4).
    - **Threes (4.1):** cards of the rank, and jokers.
    - **Fours (4.2):** at the high end until it’s the ace, and then at the low end.
    - **Moving a joker (4.3):** put the real card in its place in a four, and the joker moves to an end. It never leaves its meld.
kalooki-topic-end = Ending a turn and a deal
kalooki-rule-end =
    - **Discard (5.1):** any card but a joker ends your turn.
    - **Only jokers (5.2):** then you end your turn without a discard.
    - **Out (5.3):** you’re out when your last card is gone, discarded or not.
    - **Score (6.1):** the others score the cards in their hands.
    - **Bending the table (6.2):** lay the contract and go out in the same turn, and their points are doubled.
    - **The end (6.4):** after the last contract, fewest points wins. A contract that’s off three times in a row is dropped.
kalooki-topic-money = What it costs
kalooki-rule-money =
    - **Payment (7):** everyone else pays the winner a stake for every 100 points between them, or part of 100. You can agree on fewer points, or on one stake a game.
    - **Several winners:** they share each payment.
    {""}Example: at 1.00, with 95 against 212 and 480 points, the winner gets 2.00 and 4.00.
kalooki-topic-leaving = Leaving and time
kalooki-rule-leaving =
    - **Leaving (6.5):** a robot plays on in your place. You can’t win anymore, and you pay at least one stake.
    - **One left:** when only one player is left, they win. The deal on the table is scored as if they had gone out.
    - **Time:** when your time is up, the bot draws for you and discards your most expensive card. If you’re only asked, it says no.
kalooki-topic-seen = What is seen
kalooki-rule-seen =
    - **Everyone sees (8):** melds, numbers of cards, the top of the pile, and who took which card from it.
    - **Nobody else sees (8):** your hand, what you draw, and what you answer until it counts.
kalooki-topic-presets = Options
kalooki-rule-presets =
    - **Contracts:** which are played, like 13579 or 159.
    - **A fourth call:** a fine of 50 points, or refused.
    - **Payment:** by points, or one stake a game.
    - **Points a stake:** 1 to 100, usually 100.
kalooki-why-bent = The table was bent, so hands count double.
kalooki-why-fine = Points for extra calls: { $points }.
kalooki-why-void = The deal was off.

## Lesson

kalooki-lesson-step-1 = Draw and discard
kalooki-lesson-step-2 = Calling
kalooki-lesson-step-3 = The contract
kalooki-lesson-step-4 = Tacking on
kalooki-lesson-step-5 = Bending the table
kalooki-lesson-step-6 = What it costs
kalooki-lesson-draw =
    Each deal has a **contract**. This one is two *threes* (three of a rank) and a *four* (four of a suit in sequence).
    Take the top of the pile, or draw from the stock. 2♣ is no use to you: **draw**.
kalooki-lesson-not-draw = You can take it. But 2♣ goes with nothing in your hand.
kalooki-lesson-discard =
    7♥ completes your four. You still need a king and a nine. You end each turn with a **discard**.
    What’s left in your hand at the end costs points, a black ace 15: **discard A♠**.
kalooki-lesson-not-discard = You can discard { $what }. But A♠ goes with nothing in your hand, and costs more.
kalooki-lesson-call =
    Clara called your ace, and Bruno discarded **the king you need**.
    Until you’ve laid, you can **call** off turn, three times a deal. You draw a penalty card too: **call K♥**.
kalooki-lesson-not-call = You might never see that king again. And you have three calls.
kalooki-lesson-take =
    Clara let you have it, and 8♠ was your penalty. Then she laid her contract, so from now on she only draws.
    She discarded **the nine you need**. It’s your turn, so there’s no penalty: **take 9♦**.
kalooki-lesson-not-take = You can draw. But 9♦ completes your contract.
kalooki-lesson-lay =
    Your contract is complete! You lay **all of it at once**, as your first meld.
    The top button does, and shows what you keep. **Press it.**
kalooki-lesson-not-lay = You can discard { $what } and lay later. But Clara has only two cards left, and could go out first.
kalooki-lesson-swap =
    Now you can tack cards onto **any meld**, even Clara’s. Her meld 3 is 6♠ 7♠ ★ 9♠. The joker is the 8♠ there, and you have the real one.
    Put it in, and **the joker moves** up: it becomes the 10♠. **Press *8♠ → meld 3*.**
kalooki-lesson-not-swap = You can discard { $what }. But that ends your turn with two cards in your hand.
kalooki-lesson-tack =
    Meld 3 is 6♠ 7♠ 8♠ 9♠ ★ now, so your jack comes next. A four grows at its high end until the ace, then at its low end. A three takes any card of its rank.
    You want to go out: **tack on J♠**.
kalooki-lesson-not-tack = You can discard { $what }. But then one card is left, and you aren’t out.
kalooki-lesson-bend =
    One card left: discard it, and you’re out. And you laid your contract in this very turn, so you **bend the table**: everyone else’s points are **doubled**.
    So **discard 3♦**.
kalooki-lesson-not-bend = Discard 3♦ to go out.
kalooki-lesson-score = You’re out, so you score nothing. The others score the cards in their hands: most cost their number, tens to kings 10, and a joker 50. Clara had 6♦ and 4♣, and you bent the table. How many points does she score?
kalooki-lesson-not-score = { $number ->
    [10] That’s what her two cards cost. But you bent the table.
   *[50] Not that many. It’s twice what her two cards cost.
}
kalooki-lesson-payment = Twenty. A whole game has nine deals of up to 16 cards, and **fewest points wins**. Everyone else pays the winner a stake **for every 100 points between them, or part of 100**. You have 0 points here, and Bruno has 124. How many stakes does he pay?
kalooki-lesson-not-payment = { $number ->
    [1] One is for the first hundred. Part of the second counts too.
   *[4] Not that many. It’s one for each hundred or part of a hundred.
}
kalooki-lesson-end = Two, and Clara pays one. That’s Kalooki! Get rid of black aces early, call only what brings you closer, and keep an eye on who has laid.

## Standing

choice-by-went-out = deals won
choice-by-bends = tables bent
standing-by-went-out = By deals won
standing-column-went-out = deals won
standing-by-bends = By tables bent
standing-column-bends = tables bent
standing-own-by-went-out = { $count ->
        [one] { $figure } deal won
       *[other] { $figure } deals won
    }
standing-own-by-bends = { $count ->
        [one] { $figure } table bent
       *[other] { $figure } tables bent
    }
standing-stats-went-out = { $count ->
        [one] deal won
       *[other] deals won
    }
standing-stats-bends = { $count ->
        [one] table bent
       *[other] tables bent
    }
standing-feat-great-bend = table bent for 200 points or more
standing-feat-three-in-a-row = three deals won in a row
standing-feat-not-a-point = win without a single point
pictures-board-alt-went-out = { $count ->
    [one] 1 deal won
   *[other] { NUMBER($count, useGrouping: 0) } deals won
}
pictures-board-alt-bends = { $count ->
    [one] 1 table bent
   *[other] { NUMBER($count, useGrouping: 0) } tables bent
}

## How often it happens

kalooki-special-bent = The table is bent
kalooki-special-void = The deal is void

## The coach: moves, then reasons

kalooki-coach-claim = Call { $cards }
kalooki-coach-allow = Allow the call
kalooki-coach-add = Tack on { $cards }
kalooki-coach-swap = Put { $cards } in the joker’s place
kalooki-coach-end = End your turn
kalooki-coach-their-penalty = The caller draws a penalty card too.
kalooki-coach-void = The deal counts for nobody.
