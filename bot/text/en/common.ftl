# Words shared by every game: challenges, tables, refusals.

error = Something went wrong here. See with `/hand` how things stand before you try again.

## Challenges

offer-challenge = { $challenged }, { $challenger } challenges you to a game of { $game }.
offer-open = { $challenger } offers a seat in a game of { $game }. Anyone here may take it.
offer-terms-stake = Stakes: { $smaller } and { $larger } { $unit }.
offer-money = I only keep count among friends; I never touch money.
offer-terms-fun = No stakes: for fun.
decimal-sign = .
unit-usual = chips
offer-until = Lapses { $time }.
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
offer-take = Take the seat
offer-accepted = { $player } accepted. The game begins.
offer-declined = { $player } declined.
offer-withdrawn = { $player } withdrew the challenge.
offer-commitment = Fair deal: the shuffle is fixed now, and anyone can check it after the game. SHA-256 of the secret seed: `{ $commitment }`
offer-lapsed = Nobody answered in time. The challenge has lapsed.

## Tables

table-title = { $game } · { $first } and { $second }
table-hand = My hand
table-refresh = Refresh
table-closed-dms = { $player }, your direct messages are closed to me: press *My hand* here to see your cards and play.
table-next-deal = The next deal starts { $time }.

cut = Cut
cut-with = Cut with a word…
cut-may = { $player } may cut the deck before it is dealt.
cut-title = Cut the deck
cut-label = Your word
cut-description = Up to { $most } signs, which everybody will see. The deck follows from them too.
cut-event = { $player } cuts with “{ $word }”.
cut-event-default = The deck is cut by itself.

undo = Undo
undo-all = Undo all { $count }
undo-event =
    { $count ->
        [one] { $player } takes back the last move.
       *[other] { $player } takes back the last { $count } moves.
    }

table-list = Your games
table-list-line = **{ $game }** with { $opponent } · { $state } · { $place }
table-list-yours = your turn
table-list-theirs = waiting for { $opponent }
table-list-direct = direct message
table-list-deleted = its channel is deleted
table-list-dealing = next deal soon
table-log = The deal so far
table-log-empty = Nothing has been played yet.
table-over-line = This game is over.
table-choice = { $game } with { $opponents } ({ $key })

practice-begun = { $player } plays { $game } against { $robot }, for practice: no stakes. The robot sees its own cards and what lies open, as you do.
practice-stopped = The practice game is over.

resign-ask = Resign this game against { $opponent }? The settlement follows at once.
resign-yes = Resign
resign-no = Play on
resign-kept = You play on.
resign-done = You resigned. The settlement is posted where you played.
abandon-ask = { $player } proposes to end this game without payment. { $opponent }, do you agree?
abandon-yes = Agree to end it
abandon-elsewhere = Propose that where the game is played: { $channel }.
abandon-done = Both agreed: the game ends without payment.

deal-over-title = { $game } · deal { $deal }
game-abandoned = The game between { $first } and { $second } has ended. Nobody pays.
game-pays = **{ $payer } pays { $payee } { $amount } { $unit }.**
game-square = All square: nobody pays.
game-for-fun = **{ $winners } { $count ->
    [one] wins
   *[other] win
}.** It was played for fun: nobody pays.
game-rematch = Rematch
game-seed = The secret seed, now public: `{ $seed }`
game-proof = Fair deal

## The proof of a deal

proof-title = The deal of { $game } · { $players }
proof-commitment = Promised before the game, the SHA-256 of the seed: `{ $commitment }`
proof-deal = Deal { $deal }: { $dealer } dealt, cut with “{ $word }”
proof-more = { $count ->
    [one] one deal more, in the record
   *[other] { $count } deals more, in the record
}
proof-not-yet = The seed is revealed when the game is over; then every card can be checked.
proof-seed = Seed: `{ $seed }`
proof-holds = Checked: { $decks ->
    [0] no deck was dealt,
    [one] one deck
   *[other] { $decks } decks
} { $stocks ->
    [0] and no renewed stock,
    [one] and one renewed stock,
   *[other] and { $stocks } renewed stocks,
} { $cards } cards. Each one follows from the seed and the cuts.
proof-how = Do not take my word for it: `/game export` gives the record, and `python -m bot verify` or a program of your own checks it.
export-whole = The whole game, with the seed it was dealt from. `python -m bot verify` checks every card of it.
export-so-far = The finished deals of this game. The rest, and the seed, follow when it is over.

## What stands in the way

declined-no-table = I know no such game.
declined-no-game-here = You have no game on. `/challenge` starts one.
declined-which-table = More than one of your games could be meant. Say which with `table:`.
declined-no-offer = I know no such challenge.
declined-not-seated = You are not playing at this table, so there is nothing to show you.
declined-stale = That was no longer up to date; nothing was played.
declined-over = This game is over.
declined-waiting = It is not your turn.
declined-answered = This challenge has been answered already.
declined-lapsed = This challenge has lapsed.
declined-not-challenged = Only the person who was challenged can answer.
declined-not-challenger = Only the challenger can withdraw.
declined-oneself = You cannot play against yourself.
declined-stake = A stake is an amount from 0.00 to { $most }, such as 1 or 0.25.
declined-dealt = This deck has been dealt already.
declined-not-cutter = Only the player who does not deal may cut.
declined-cut = Cut with 1 to { $longest } signs that can be seen.
declined-undo-nothing = There is nothing to undo. What you laid in this turn can be taken back, but not a draw, and nothing that came before it.
declined-undo-late = Your turn is over: what you played stands.
declined-own-proposal = Your opponent must agree, not you.

challenge-bot = A bot cannot be challenged.
challenge-permissions = I may not do that in this channel. I need: { $missing }.
challenge-server-only = A challenge is made in a server's channel.
option-game = I know no game of that name.
option-rules = I know no rules of that name. There are: { $choices }.
option-target = A target is a number from 100 to 10000, in steps of 5.
option-natural_required = Write `yes` or `no`.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
permission-send_messages_in_threads = Send Messages in Threads

## Panels

panel-title = { $game } with { $opponent }
card-new = { $card } · new
panel-deal = Deal { $deal }
panel-stale = That panel was old: this press played nothing. This is how things stand.
panel-over = This game is over. The settlement is posted where you played.
panel-over-below = This game is over. How it ended stands below.
