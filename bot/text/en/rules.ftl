# The rules of Mille by topic, why a line counts what it counts, the lesson, and what the bot is.

rules-number = Rules { $rule }
rules-why = Why?
rules-menu = Another topic …
rules-before = ‹ Previous
rules-after = { $topic } ›

## Topics

mille-topic-cards = The cards
mille-rule-cards =
    Two players, two packs of 52, no jokers: every card is there twice.
    - Q♠ counts 100, J♦ counts 50.
    - A two counts 20, an ace 15.
    - Every other king, queen, jack and ten counts 10.
    - Threes to nines count 5.
    Twos are wild. Q♠ and J♦ do nothing special: they are only worth a lot, on the table or against you in the hand.

mille-topic-deal = The deal
mille-rule-deal =
    Chance chooses the first dealer; after that the deal alternates. The other player cuts.
    Each gets 15 cards, one at a time. One more card is turned up and starts the pile; the other 73 are the stock. Whoever did not deal plays first.

mille-topic-turn = The turn
mille-rule-turn =
    Every turn has three parts:
    - **Begin (3.1):** draw one card from the stock, or take the whole pile if you may.
    - **Lay (3.2):** put down as many sets, or cards for your own sets, as you like. You never have to.
    - **Discard (3.3):** throw one card on the pile; that ends the turn. If you lay your last card you throw none.
    - **Undo:** what you laid you may take back until you discard. Drawing, taking and picking stand: nobody thinks again after seeing a card.
    A player who ends a turn with one or two cards has that announced.

mille-topic-pile = Taking the pile
mille-rule-pile =
    Instead of drawing you may take the pile, always all of it, if you hold **two cards of the rank on top**. Those three go on the table at once, as a set or to yours of that rank; the rest comes to your hand.
    - Twos do not stand in for the pair, and a set on the table does not either.
    - A two on top takes two twos, and makes a set of twos.
    - Picking: on the very first turn of a deal, a two that was turned up may simply be picked into the hand by the player who begins.
    What lies under the top card is not shown again. If a take leaves you no card, you are out.

mille-topic-sets = Sets and wild twos
mille-rule-sets =
    A set is three or more cards of one rank. Twos may stand in, as many as you like, but **one card at least must be of the rank itself**: Q-2-2 is a set.
    - All your cards of one rank are one set. You add to your own sets only.
    - A two that was laid stays where it is and counts its own 20 points.
    - A set of twos holds nothing but twos, and they are not wild there.
    - Seven natural cards without a wild two are squared up; eight are turned over.

mille-topic-end = The end of a deal
mille-rule-end =
    You go out when your hand is empty, by laying everything or by discarding the last card.
    When somebody must draw and the stock is empty, the pile without its top card is shuffled into a new stock, three times at most.
    After that, or with a single card in the pile, only taking the pile or passing is left. When the player to act passes, or holds no pair for the top card, the deal is **blocked**: nobody went out, both count what they laid less what they hold, and either can get a chapeau.

mille-topic-score = The score of a deal
mille-rule-score =
    What lies on your table counts for you; what is left in your hand counts against you. Whoever went out has nothing left.
    What naturals double is doubled first, then the hand is taken off: eight tens laid, 80, count 160; with 35 left in hand that makes 125.
    On the score pad an asterisk marks each natural, and a pencil ring each chapeau.

mille-topic-naturals = Naturals
mille-rule-naturals =
    - **Eight:** all eight cards of one rank in a set, without a wild two, whoever goes out. That set counts double. Eight twos will do.
    - **Clean:** going out without one wild two on your table; a set of twos does no harm. Your whole table counts double.
    - **Both:** the set of eight counts four times, the rest twice.
    Each is worth an asterisk, and its own payment at the end. One wild two in a set of eight, and it is no natural: you are warned before you lay it.

mille-topic-chapeaux = Chapeaux
mille-rule-chapeaux =
    Did you not go out, and is your score for the deal **below zero**? That is a chapeau: your score gets a ring, and it costs you at the end of the game if you lose. Exactly zero is none.
    The usual way to one is a big card such as Q♠ caught in the hand.

mille-topic-game-end = The end of a game
mille-rule-game-end =
    After a deal, whoever has reached the target wins: 1200, unless you agreed on something else. If both have, the higher total wins; if those are equal, you play another deal.
    With *natural required*, only somebody with a natural in this game can win, from behind too.

mille-topic-payment = Payment
mille-rule-payment =
    There are two stakes, the larger three times the smaller. The loser pays:
    - the larger for the game,
    - the larger for each natural of the winner,
    - the larger for each of the own chapeaux,
    - the smaller for each hundred of the difference; both totals are rounded to hundreds first.
    {""}**Skunk:** a loser with less than half the target pays all of it twice, one below zero three times.
    The loser's naturals and the winner's chapeaux pay nothing.

mille-topic-early = Resigning and running out of time
mille-rule-early =
    Whoever resigns or runs out of time loses, whatever the totals. Finished deals count, the open one does not.
    The loser pays as always, but a skunk only if the winner has reached half the target.
    An end that both agree on costs nothing and counts for nothing.

mille-topic-presets = Rules to choose from
mille-rule-presets =
    - **Classic:** to 1200, as told on these pages.
    - **The encyclopedia’s** (`wikipedia`): every hundred of the difference that was begun pays; a skunk is one more larger stake.
    - **The card maker’s** (`denexa`): a clean natural is for whoever has laid no wild two, not only for the player who goes out.
    - **Progressive:** to 2000; the second natural or chapeau pays twice, the third three times; a skunk is one more larger stake.
    On top of each, *Other terms…* under a challenge changes the target, the stakes, and every one of these differences; it can also ask for a natural to win.

mille-topic-rulings = Rulings
mille-rule-rulings =
    Where the rules we found are silent, this is how it is played here:
    - In every set of rules a two turned up may be picked, and a two on the pile taken with two twos. (3)
    - Eight natural cards and a wild two are no natural. (4)
    - The stock is renewed only when somebody must draw; who may take the pile can still do that. (5)
    - It is renewed three times at most, so every deal ends. (5)
    - A player who has laid nothing has no clean natural. (7)
    - Both at the target with equal totals: another deal. (7)
    - For the difference, −50 rounds to 0 and −51 to −100. (7)
    - Whoever resigns pays a skunk only if the winner is half way. (8a)

## Why a line says what it says

why = Why?
why-title = { $game } · deal { $deal }
why-settlement = { $game } · the settlement
why-none = No deal of this game is finished yet; then every line of the pad can be opened here.
why-deals = Another deal …
why-lines = Open a line …
why-deal = Deal { $deal }
why-earlier = Earlier deals
why-later = Later deals
why-paid = Settlement

mille-why-meld =
    Set of { $rank }, { $count } cards{ $times ->
        [1] {""}
        [2] , doubled
       *[other] , four times
    }: { $amount }
mille-why-meld-told = { $cards }: { $points } points as printed.
mille-why-caught =
    { $count ->
        [one] Left in hand, one card: { $amount }
       *[other] Left in hand, { $count } cards: { $amount }
    }
mille-why-caught-told = { $cards }: { $points } points, which count against the score.
mille-why-eight = Eight natural cards and no wild two: this set counts double.
mille-why-clean = Out with no wild two on the table: the whole table counts double.
mille-why-times = { $points } × { $times } = { $amount }.
mille-why-spoilt = Eight natural cards, but a wild two among them: no natural.
mille-why-sum = Score: { $amount }
mille-why-sum-told = On the table { $table }, less { $caught } in hand: { $amount }.
mille-why-sum-told-doubled = On the table { $table } with what doubled, less { $caught } in hand: { $amount }.
mille-why-naturals =
    { $count ->
        [one] An asterisk: a natural
       *[other] { $count } asterisks: naturals
    }
mille-why-natural-eight = All eight { $rank }, without a wild two.
mille-why-natural-clean = No wild two on the table at the end: clean.
mille-why-chapeau = A ring: a chapeau
mille-why-chapeau-told = Did not go out, and { $amount } is below zero.
mille-why-paid-game = { $name } lost the game: one larger stake, { $each }.
mille-why-paid-naturals = Naturals of { $name }, by deal: { $deals }. Each pays a larger stake, { $each }.
mille-why-paid-chapeaux = Chapeaux of { $name }, by deal: { $deals }. Each pays a larger stake, { $each }.
mille-why-paid-progressive = Progressive: the second pays twice, the third three times, and so on.
mille-why-paid-difference-nearest =
    { $count ->
        [one] { $won } is rounded to { $won-to }, { $lost } to { $lost-to }: one hundred, at { $each }.
       *[other] { $won } is rounded to { $won-to }, { $lost } to { $lost-to }: { $count } hundreds, at { $each } each.
    }
mille-why-paid-difference-started =
    { $count ->
        [one] { $won } to { $lost } is a difference of { $difference }: one hundred begun, at { $each }.
       *[other] { $won } to { $lost } is a difference of { $difference }: { $count } hundreds begun, at { $each } each.
    }
mille-why-paid-skunk-multiply =
    { $times ->
        [2] { $lost } is less than half of { $target }: the lines before, { $each } in all, are paid twice.
       *[other] { $lost } is below zero: the lines before, { $each } in all, are paid three times.
    }
mille-why-paid-skunk-mark = { $lost } is less than half of { $target }: one more larger stake, { $each }.

## What this is

about =
    ### Chapeau { $version }
    A host for card games among friends: it deals, knows the rules, draws the cards and keeps the score. The first game is Mille, Canada’s rummy for two.
    `/learn` teaches it, `/rules` tells it, `/practice` seats a robot against you, `/challenge` asks a friend.
about-money = **Money:** it keeps count among friends and never touches money. What a settlement says is between you.
about-privacy = **Privacy:** it keeps your Discord id, your name, your settings and the games you played, and reads no message. Nobody but you is shown your cards before a deal is over, nor the seed of the decks before the game is. Ask for your data, or for its deletion, with `/data`.
about-source = [The source]({ $url }) is open to read.

## The lesson

mille-lesson-title = Lesson · step { $step } of { $steps }: { $title }
mille-lesson-teacher = Théo
mille-lesson-step-1 = Drawing and discarding
mille-lesson-step-2 = Laying and wild twos
mille-lesson-step-3 = Taking the pile
mille-lesson-step-4 = Naturals
mille-lesson-step-5 = Going out and chapeaux
mille-lesson-step-6 = Score and settlement
mille-lesson-steps = Go to a step …
mille-lesson-take-button = Take the pile
mille-lesson-lay = Lay …
mille-lesson-practise = Practice game
mille-lesson-not-two = A two can stand in for any rank, and counts 20 on your table: keep it.
mille-lesson-not-discard = In a real game { $card } might do as well. This deal was laid out for the card in bold.
mille-lesson-not-group =
    { $count ->
        [2] { $card }: you hold two of this rank, and one more makes a set. Keep them.
       *[other] { $card }: you hold { $count } of this rank, which make a set. Keep them.
    }
mille-lesson-not-lay = { $cards }: in a real game this might do as well. This deal was laid out for another way: do what is in bold.
mille-lesson-not-kings = The kings may be laid. But two kings in your hand can take a whole pile: wait a little.
mille-lesson-not-draw = You may draw, but you hold the pair for the pile. Take it!
mille-lesson-wrong-170 = Nearly: 170 is what the cards say. The eight kings have no wild two among them, so they count twice.
mille-lesson-wrong-500 = Too much: the whole table doubles only when no wild two lies on it. Only the kings count twice.
mille-lesson-wrong-14 = That is the sum of the lines. But Théo is below half of the target: a skunk.
mille-lesson-wrong-28 = Half the target would double it. But Théo is below zero.

mille-lesson-draw =
    Mille is for two, deal after deal, up to 1200 points. You score with sets: three or more cards of one rank; suits do not matter. Whoever has no card left ends the deal.
    Every turn begins with a card. **Draw one from the stock.** Try anything else too; nothing can go wrong here.
mille-lesson-discard =
    The six is new. Laying comes later; a turn ends with a card thrown on the pile.
    The four fits nothing you have. **Discard the four.**
mille-lesson-draw-again =
    Théo threw a nine. You hold one nine only, and the pile takes two: you cannot have it.
    {""}**Draw.**
mille-lesson-lay-set =
    A third five! Three of a rank are a set, and on the table they count for you. In the hand, at the end, they count against you.
    {""}**Lay the three fives.**
mille-lesson-lay-wild =
    Twos are wild: one of them makes two sevens a set. At least one card must be of the rank itself, and a two that lies stays there.
    {""}**Lay the two sevens with a two.**
mille-lesson-discard-again =
    Good. The kings may wait: as long as you hold a pair, a king on the pile brings you all of it.
    {""}**Discard the three.**
mille-lesson-take =
    Théo threw a king, and you hold kings! With two cards of the rank on top you take the whole pile: those three go on the table, the rest comes to your hand.
    {""}**Take the pile.**
mille-lesson-lay-kings =
    Three kings lie; a three, a four, a six and a nine came to your hand with the pile. Four more kings are in your hand.
    {""}**Lay the four kings**, without a two: seven natural cards are squared up, and an eighth would make a natural.
mille-lesson-discard-three =
    Seven kings, squared up. One is missing.
    {""}**Discard the three.**
mille-lesson-draw-king =
    Théo threw a jack, and you have none. **Draw.**
mille-lesson-lay-eighth =
    The eighth king! All eight, no wild two: the set counts double, and the pad gets an asterisk.
    {""}**Lay it.**
mille-lesson-discard-four =
    Turned over: a natural. Five cards will be left: two nines, two sixes and a two.
    {""}**Discard the four.**
mille-lesson-draw-last =
    Théo threw a queen. One good card, and you can be out. **Draw.**
mille-lesson-lay-sixes =
    A six! Now everything fits. **Lay the three sixes.**
mille-lesson-go-out =
    Whoever has no card left goes out, and the other must count what is caught in the hand. Théo holds twelve cards, Q♠ among them.
    {""}**Lay the nines with the two**, and you are out: no discard is needed.
mille-lesson-score =
    You are out, the deal is over. Printed on your cards: kings 80, nines and a two 30, sevens and a two 30, sixes 15, fives 15. Théo has 15 on the table and 245 in the hand: below zero, so that is a **chapeau**.
    {""}**What is your score for this deal?**
mille-lesson-payment =
    250: the kings counted twice. On the pad the asterisk is your natural, the ring is Théo’s chapeau. This short game went to 200, so you have won.
    The stakes are 1 and 3. Théo pays 3 for the game, 3 for your natural, 3 for the chapeau, and 1 for each hundred: 250 rounds to 3 of them, −230 to −2, so 5. A loser with less than half the target pays twice, one below zero three times.
    {""}**What does Théo pay?**
mille-lesson-end =
    42! That is all there is to it. `/rules` tells the rest, *Why?* under each pad and settlement opens every line, and each refused move names its rule.
    Now play one: against a robot, without stakes.
