# The rules of Mille by topic, why a line counts what it counts, the lesson, and what the bot is.

rules-number = Rule { $rule }
rules-whole = All of this rule
rules-why = Why?
rules-menu = Another topic…
rules-before = ‹ Previous
rules-after = { $topic } ›

## How to play, in five lines

how-to-play = How to play
how-title = { $game } in five lines
how-learn = Learn by playing
how-rules = All the rules
how-lesson = New to it? The lesson plays a deal with you, one move at a time. `/learn` opens it anytime.
mille-how-1 = **Your turn:** draw a card, lay melds if you like, then discard one card.
mille-how-2 = **Melds** are three or more cards of one rank. Twos are wild, but a meld needs at least one card of its own rank.
mille-how-3 = **The pile:** instead of drawing, take all of it if you have two cards of the rank on top.
mille-how-4 = **A deal ends** when someone runs out of cards. What you laid counts for you, what you still have in hand counts against you. Q♠ is worth 100, J♦ 50.
mille-how-5 = **Naturals** (all eight cards of a rank, no wild two) count double. A deal below zero is a **chapeau**, and costs you if you lose. First to the target wins.

## Topics

mille-topic-cards = The cards
mille-rule-cards =
    Two players and two decks of 52, no jokers: there are two of every card.
    - Q♠ is worth 100, J♦ 50.
    - A two is worth 20, an ace 15.
    - Every other king, queen, jack and ten is worth 10.
    - Threes to nines are worth 5.
    Twos are wild. Q♠ and J♦ have no special power. They’re just worth a lot: for you on the table, against you in hand.

mille-topic-deal = The deal
mille-rule-deal =
    The first dealer is random, and after that you take turns. The other player cuts.
    You each get 15 cards, one at a time. The next card is turned up and starts the pile. The other 73 are the stock. The player who didn’t deal plays first.

mille-topic-turn = Your turn
mille-rule-turn =
    Every turn has three parts:
    - **Begin (3.1):** draw a card from the stock, or take the whole pile if you can.
    - **Lay (3.2):** lay as many melds as you like, or add cards to melds you have down. You never have to.
    - **Discard (3.3):** put one card on the pile, and your turn is over. If you lay your last card, you don’t discard.
    {""}**Undo:** until you discard, you can take back what you laid. But you can’t undo drawing, taking and picking: no take-backs once you’ve seen a card.
    If you end your turn with one or two cards, I announce it.

mille-topic-pile = Taking the pile
mille-rule-pile =
    Instead of drawing, you can take the pile if you have **two cards of the same rank as its top card**. You always take the whole pile. Those three cards go on the table at once, as a new meld or added to yours. The rest go into your hand.
    - Twos can’t stand in for the pair. A meld on the table can’t either.
    - If the top card is a two, you take it with two twos, and they go into a meld of twos.
    - Picking: on the very first turn of a deal, if a two was turned up, you can simply pick it up instead of drawing.
    The cards under the top card aren’t shown again. If taking the pile leaves you with no cards, you go out.

mille-topic-sets = Melds and wild twos
mille-rule-sets =
    A meld is three or more cards of one rank. Wild twos can fill in, as many as you like, but **at least one card must be of the rank itself**: Q-2-2 is a meld.
    - All your cards of one rank are one meld. You only add to your own melds.
    - A wild two can’t move once it’s down, and it counts its own 20 points.
    - A meld of twos has only twos, and there they aren’t wild.
    - Every card that isn’t a wild two is natural. A meld of seven natural cards and no wild two is squared up. At eight, it’s turned over.

mille-topic-end = The end of a deal
mille-rule-end =
    You go out when your hand is empty: you lay everything, or you discard your last card.
    When someone has to draw and the stock is empty, the pile (all but its top card) is shuffled into a new stock, at most three times a deal.
    After that, or if the pile has only one card, the stock is used up and you can only take the pile or pass. If the player to act passes, or has no pair for the top card, the deal is **blocked**. Nobody goes out, you both score your table minus your hand, and either of you can get a chapeau.
    In duplicate all tables have the same deck. A new stock differs, since each table shuffles its own pile.

mille-topic-score = The score of a deal
mille-rule-score =
    Cards on your table count for you, and cards left in your hand count against you. The player who went out has none left.
    Naturals double first, then your hand comes off. Eight tens on the table are 80, doubled to 160. With 35 left in hand, you score 125.
    On the score pad, an asterisk marks each natural and a pencil ring each chapeau.

mille-topic-naturals = Naturals
mille-rule-naturals =
    - **Eight:** all eight cards of one rank in a meld, with no wild two. It doesn’t matter who goes out. That meld counts double. Eight twos count too.
    - **Clean:** you go out with no wild two on your table (a meld of twos is fine). Your whole table counts double.
    - **Both:** the meld of eight counts four times, the rest twice.
    Each natural gets an asterisk, and pays you at the end if you win the game. Add a wild two to a meld of eight and it isn’t a natural anymore: you’re warned first.

mille-topic-chapeaux = Chapeaux
mille-rule-chapeaux =
    If the deal ends without you going out and your score for it is **below zero**, that’s a chapeau. Your score gets a ring, and it costs you at the end if you lose the game. Exactly zero isn’t one.
    It’s usually a big card caught in your hand, like Q♠.

mille-topic-game-end = The end of a game
mille-rule-game-end =
    If you’ve reached the target after a deal, you win. It’s 1200, unless you agreed on another one. If you both have, the higher total wins. If they’re equal, you play another deal.
    With *natural required*, only a player with a natural in this game can win, even from behind.

mille-topic-payment = Payment
mille-rule-payment =
    There’s a small stake, and a large one worth three small ones. The loser pays:
    - one large stake for the game,
    - one large stake for each of the winner’s naturals,
    - one large stake for each of their own chapeaux,
    - one small stake for every 100 of difference, once both totals are rounded to the nearest 100.
    {""}**Skunk:** a loser with less than half the target pays all of it twice, and below zero three times.
    The loser’s naturals and the winner’s chapeaux pay nothing.

mille-topic-early = Resigning and running out of time
mille-rule-early =
    If you resign or run out of time, you lose, even if you’re ahead. Finished deals count, but the one being played doesn’t.
    You pay as usual, but a skunk only if the winner has at least half the target.
    If you both agree to end the game, nobody pays and it isn’t rated.

mille-topic-presets = Rules to choose from
mille-rule-presets =
    - **Classic:** to 1200, as on these pages.
    - **Wikipedia:** the difference is rounded up to the next 100, and a skunk adds one large stake.
    - **Denexa:** either player can score a clean natural by laying no wild two, not only the one who goes out.
    - **Progressive:** to 2000. Your second natural or chapeau pays double, the third triple, and so on. A skunk adds one large stake.
    Whichever you pick, *Other terms…* under a challenge changes the target, the stakes and each of these differences. It can also require a natural to win.

mille-topic-rulings = House rulings
mille-rule-rulings =
    Where the rules we found say nothing, we play it this way:
    - In every set of rules, you can pick a two that’s turned up, and take a two on the pile with two twos. (3)
    - Eight natural cards and a wild two aren’t a natural. (4)
    - The stock is renewed only when someone has to draw. If you can take the pile instead, you still can. (5)
    - It’s renewed at most three times, so every deal ends. (5)
    - If you’ve laid nothing, you don’t have a clean natural. (7)
    - Both at the target with equal totals: you play another deal. (7)
    - For the difference, −50 rounds to 0 and −51 to −100. (7)
    - If you resign, you pay a skunk only if the winner has at least half the target. (8a)

## Why a line says what it says

why = Why?
why-title = { $game } · deal { $deal }
why-settlement = { $game } · the settlement
why-early-nobody = The game ended early, without payment
why-early-nobody-text = All who were there ended it, or nobody went on in time. Then nobody pays, however much was scored.
why-early-robots = Only robots were left, so the game ended. Then nobody pays, however much was scored.
why-early-resigned = { $name } resigned { $deal ->
    [none] before the first deal
   *[other] in deal { $deal }
}
why-early-timeout = { $name } ran out of time { $deal ->
    [none] before the first deal
   *[other] in deal { $deal }
}
why-early-left = { $name } left the game
why-early-ends = That ended the game: { $winners } { $count ->
    [one] wins
   *[other] win
}.
why-early-deputy = A robot played on for { $name }, who couldn’t win or be paid anymore.
why-early-goes-on = The game went on without { $name }, who couldn’t win anymore.
why-early-pays = { $name } pays { $payments }.
why-early-free = { $name } pays nothing.
why-none = No deal of this game is finished yet. Once one is, you can open every line of its score here.
why-nothing = Nothing was counted here.
why-deals = Another deal…
why-lines = Open a line…
why-deal = Deal { $deal }
why-earlier = Earlier deals
why-later = Later deals
why-paid = Settlement

mille-why-meld =
    Meld of { $rank }, { $count } cards{ $times ->
        [1] {""}
        [2] , doubled
       *[other] , four times
    }: { $amount }
mille-why-meld-text = { $cards }: { $points } points on the cards.
mille-why-caught =
    { $count ->
        [one] Left in hand, one card: { $amount }
       *[other] Left in hand, { $count } cards: { $amount }
    }
mille-why-caught-text = { $cards }: { $points } points, and they count against the score.
mille-why-eight = Eight natural cards and no wild two, so this meld counts double.
mille-why-clean = Out with no wild two on the table, so the whole table counts double.
mille-why-times = { $points } × { $times } = { $amount }.
mille-why-spoilt = Eight natural cards, but there’s a wild two with them: not a natural.
mille-why-sum = Score: { $amount }
mille-why-sum-text = { $table } on the table minus { $caught } in hand: { $amount }.
mille-why-sum-text-doubled = { $table } on the table, doubling included, minus { $caught } in hand: { $amount }.
mille-why-naturals =
    { $count ->
        [one] One asterisk: a natural
       *[other] { $count } asterisks: naturals
    }
mille-why-natural-eight = All eight { $rank } and no wild two.
mille-why-natural-clean = No wild two on the table at the end: clean.
mille-why-chapeau = A ring: a chapeau
mille-why-chapeau-text = Didn’t go out, and { $amount } is below zero.
mille-why-paid-game = { $name } lost the game: one large stake, { $each }.
mille-why-paid-naturals = Naturals of { $name }, by deal: { $deals }. Each pays one large stake, { $each }.
mille-why-paid-chapeaux = Chapeaux of { $name }, by deal: { $deals }. Each pays one large stake, { $each }.
mille-why-paid-progressive = Progressive: the second pays double, the third triple, and so on.
mille-why-paid-difference-nearest =
    { $count ->
        [one] { $won } rounds to { $won-to } and { $lost } to { $lost-to }: 100 apart, one small stake of { $each }.
       *[other] { $won } rounds to { $won-to } and { $lost } to { $lost-to }: { $count } hundreds apart, each pays one small stake, { $each }.
    }
mille-why-paid-difference-started =
    { $count ->
        [one] { $won } to { $lost } is a difference of { $difference }, rounded up to 100: one small stake of { $each }.
       *[other] { $won } to { $lost } is a difference of { $difference }, rounded up to { $count } hundreds: each pays one small stake, { $each }.
    }
mille-why-paid-skunk-multiply =
    { $times ->
        [2] { $lost } is less than half of { $target }: the lines above, { $each } in all, are paid twice.
       *[other] { $lost } is below zero: the lines above, { $each } in all, are paid three times.
    }
mille-why-paid-skunk-mark = { $lost } is less than half of { $target }: one more large stake, { $each }.

## What this is

about =
    ### Chapeau { $version }
    I host card games among friends: I deal, know the rules, draw the cards and keep score. The games: { $games }.
    New to it? `/learn` teaches you. `/rules` looks things up, `/practice` seats robots at your table, `/challenge` asks a friend, `/open` posts a table for several.
about-money = **Money:** I keep count among friends and never touch money. What a settlement says is between you.
about-privacy = **Privacy:** I keep your Discord id, your name, your settings and the games you played, and I read no messages. Nobody but you sees your cards before a deal is over, and nobody sees the shuffle’s seed before the game is. To get your data or have it deleted, use `/data`.
about-source = [The source code]({ $url }) is open to read.

## The lesson

lesson-title = { $game }, step { $step } of { $steps }: { $title }
lesson-steps = Go to a step…
lesson-practice = Practice now
mille-lesson-names = Anna, Théo
mille-lesson-step-1 = Drawing and discarding
mille-lesson-step-2 = Laying and wild twos
mille-lesson-step-3 = Taking the pile
mille-lesson-step-4 = Naturals
mille-lesson-step-5 = Going out and chapeaux
mille-lesson-step-6 = Score and settlement
mille-lesson-not-two = A two can stand in for any rank and counts 20 on your table. Keep it.
mille-lesson-not-discard = In a real game { $card } might do just as well. This deal was set up for the card in bold.
mille-lesson-not-group =
    { $count ->
        [2] { $card }: you have two of these, and one more makes a meld. Keep them.
       *[other] { $card }: you have { $count } of these, and that’s a meld. Keep them.
    }
mille-lesson-not-lay = { $cards }: fine in a real game, but this deal was set up another way. Do what’s in bold.
mille-lesson-not-kings = You could lay the kings. But two kings in your hand can take a whole pile, so wait a little.
mille-lesson-not-draw = You could draw, but you have the pair for the pile. Take it!
mille-lesson-not-score =
    { $number ->
        [170] Close! 170 is what the cards say. But the eight kings have no wild two with them, so they count double.
       *[500] Too much: the whole table only doubles if there’s no wild two on it. Here just the kings count double.
    }
mille-lesson-not-payment =
    { $number ->
        [14] That’s the sum of the lines. But Théo has less than half the target: a skunk.
       *[28] Less than half the target would double it. But Théo is below zero.
    }

mille-lesson-draw =
    Mille is a game for two, up to 1200 points. You score with melds: three or more cards of one rank. Suits don’t matter. A deal ends when someone runs out of cards.
    Every turn begins with a new card. **Draw one from the stock.** Or try something else. Nothing can go wrong here.
mille-lesson-discard =
    The six is new. Laying comes later. For now, end your turn by putting a card on the pile.
    The four goes with nothing you have. **Discard the four:** press 4♣.
mille-lesson-draw-again =
    To take the pile you’d need two nines, but you have one.
    {""}**Draw.**
mille-lesson-lay-set =
    A third five! Three of a rank make a meld. On the table they count for you. Left in your hand at the end, they count against you.
    The buttons above lay all they name, kings too, but those should wait. **Press “{ mille-by-hand }”, mark the fives, and lay them.**
mille-lesson-lay-wild =
    Twos are wild: add one, and two sevens are a meld. At least one card must be of the rank itself, and a wild two can’t move once it’s down.
    {""}**Lay the two sevens with a two**, by hand again.
mille-lesson-discard-again =
    Good. The kings can wait. As long as you have a pair, a king on top of the pile gets you all of it.
    {""}**Discard the three.**
mille-lesson-take =
    A king, and you have kings! With two cards of the top card’s rank you take the whole pile: those three go on the table, the rest into your hand.
    {""}**Take the pile.**
mille-lesson-lay-kings =
    And you still have four kings in hand.
    {""}**Lay the four kings**, without a two: seven natural cards are squared up, and an eighth would make a natural.
mille-lesson-discard-three =
    Seven kings, squared up. One to go.
    {""}**Discard the three.**
mille-lesson-draw-king =
    You have no jacks. **Draw.**
mille-lesson-lay-eighth =
    The eighth king! All eight, and no wild two, so the meld counts double, and you get an asterisk on the score pad.
    {""}**Lay it.**
mille-lesson-discard-four =
    It’s turned over, so that’s a natural. You’ll have five cards left: two nines, two sixes and a two.
    {""}**Discard the four.**
mille-lesson-draw-last =
    One good card and you can go out. **Draw.**
mille-lesson-lay-sixes =
    A six! Now everything fits. **Lay the three sixes.**
mille-lesson-go-out =
    Run out of cards and you go out. Your opponent then counts what’s left in hand. Théo has twelve cards, and Q♠ is one of them.
    {""}**Lay the nines with the two**, and you’re out. You don’t even need a discard.
mille-lesson-score =
    You’re out, and the deal is over. Your cards say: kings 80, nines and a two 30, sevens and a two 30, sixes 15, fives 15. Théo has 15 on the table and 245 in hand. That’s below zero, so it’s a **chapeau**.
    {""}**What’s your score for this deal?**
mille-lesson-payment =
    250: the kings counted double. On the score pad, the asterisk is your natural and the ring is Théo’s chapeau. This short game went to 200, so you’ve won.
    The stakes are 1 and 3. Théo pays 3 for the game, 3 for your natural, 3 for the chapeau, and 1 for every 100 of difference. 250 rounds to 300 and −230 to −200, which is 500 apart, so 5. A loser with less than half the target pays twice, and below zero three times.
    {""}**What does Théo pay?**
mille-lesson-end =
    42! And that’s Mille. `/rules` has the rest, *Why?* under a score pad or settlement opens every line, and if a move isn’t allowed I say which rule forbids it.
    Now play a real one: against a robot, no stakes.

## What to expect of rules, from games of robots

usual-title = **What to expect.** Regular robots played these games.
usual-head = **{ $rules }** · { $games } games of { $seats } players, { $day }
usual-deals = { $deals } deals as a rule, and { $low } to { $high } in nine games of ten.
usual-deals-fixed = { $deals ->
    [1] One deal.
   *[other] { $deals } deals.
}
usual-paid = Losing usually costs { $paid } × the { $stake ->
    [small] small stake
   *[one] stake
}, and at most { $most } ×.
usual-paid-fixed = Losing costs { $paid } × the { $stake ->
    [small] small stake
   *[one] stake
}.
usual-share = { $what }: { $share }% of { $unit ->
    [game] games
   *[deal] deals
}
usual-one-in = { $what }: 1 { $unit ->
    [game] game
   *[deal] deal
} in { $of }
usual-never = { $what }: never in { $of } { $unit ->
    [game] games
   *[deal] deals
}
