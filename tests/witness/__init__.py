"""Magpie: a small game of the tests, with what the real games have between them. It is registered nowhere in the bot.

1.1 Three to five play. With four, A and C are partners against B and D.
1.2 The deck of n players has the n highest ranks of A K Q J 10 in four suits, and two jokers. A joker is worth 6
    points, A 5, K 4, Q 3, J 2, 10 one.
1.3 The options are `deals` (1 to 9, usually 2) and `ante` (1 to 5, usually 1). Chips are whole numbers and may be below
    zero; a chip is worth a stake.
2.1 The deal passes to the left, also to a seat that has left.
2.2 Everyone puts the ante into the pot. Three cards each, one at a time from the dealer's left; the next is turned up
    and starts the pile, the rest is the stock.
3.1 All choose in secret a card to give (`give CARD`). Once the last has chosen, each card goes to the next on the left.
4.1 Then each has two turns, from the dealer's left. A turn is `take` or `draw`, then `discard CARD`, any card.
4.2 Before that, the others are asked whether they claim the top card of the pile, from the active player's left: all
    who have not claimed in this deal and did not discard that very card. `claim N` names the price, one chip more
    than claims have held in this deal. The first in order gets the card and pays the price into the pot.
4.3 The active player may take the top card while the others are asked, and then nobody gets it. A draw waits.
4.4 After a claim the active player can only draw; likewise when there is no pile.
4.5 When a card is drawn from an empty stock, the pile without its top is shuffled into a new one. (There are always
    enough cards: stock and pile hold n + 2 cards less those claimed, of which there are n at most.)
5.1 After these turns the most points in hand win the pot; partners count together. Several share it in equal whole
    chips, and what cannot be divided stays for the next deal. Only the winners' hands are shown.
6.1 After the last deal those who have not left divide what is left in the pot. Most chips win, partners' together.
6.2 Payments follow from the chips; nothing is paid to a seat that has left.
7.1 For a seat that leaves a deputy plays on. When all who stay are of one side, the game ends and they get the pot.
7.2 Nobody runs out of time by being asked for a claim: silence means `no`.
7.3 Default moves: give or discard the card worth least, `draw`.
"""
