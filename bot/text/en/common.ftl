# Words shared by every game: challenges, tables, refusals.

error = Something went wrong here. See with `/hand` how things stand before you try again.

## Challenges

offer-challenge = { $challenged }, { $challenger } challenges you to a game of { $game }.
offer-open = { $challenger } offers a seat in a game of { $game }. Anyone here may take it.
offer-terms-stake = Stakes: { $smaller } and { $larger } { $unit }. The bot keeps count among friends; it never touches money.
offer-terms-fun = No stakes: for fun.
offer-until = Open until { $time }.
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
offer-take = Take the seat
offer-accepted = { $player } accepted. The cards are dealt.
offer-declined = { $player } declined.
offer-withdrawn = { $player } withdrew the challenge.
offer-lapsed = Nobody answered in time. The challenge has lapsed.

## Tables

table-title = { $game } · { $first } and { $second }
table-hand = My hand
table-refresh = Refresh
table-closed-dms = { $player }, your direct messages are closed to me: press *My hand* here to see your cards and play.
table-next-deal = The next deal starts { $time }.
table-list = Your games
table-list-line = **{ $game }** with { $opponent } · { $state } · { $place }
table-list-yours = your turn
table-list-theirs = waiting for { $opponent }
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
resign-done = You resigned. The settlement is posted in the channel.
abandon-ask = { $player } proposes to end this game without payment. { $opponent }, do you agree?
abandon-yes = Agree to end it
abandon-elsewhere = Propose that where the game is played: { $channel }.
abandon-done = Both agreed: the game ends without payment.

deal-over-title = { $game } · deal { $deal }
game-over-title = { $game } · the game is over
game-abandoned = The game between { $first } and { $second } was ended by agreement. Nobody pays.
game-pays = **{ $payer } pays { $payee } { $amount } { $unit }.**
game-square = All square: nobody pays.
game-rematch = Rematch

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
declined-own-proposal = Your opponent must agree, not you.

challenge-bot = A bot cannot be challenged.
challenge-permissions = I may not do that in this channel. I need: { $missing }.
challenge-server-only = A challenge is made in a server's channel.
option-game = I know no game of that name.
option-rules = I know no rules of that name. There are: { $choices }.
option-target = A target is a number from 100 to 10000, in steps of 5.
option-natural_required = Say yes or no.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
permission-send_messages_in_threads = Send Messages in Threads

## Panels

panel-title = { $game } with { $opponent }
panel-stale = That panel was old, and nothing was played. This is how things stand.
panel-over = This game is over. The settlement is in the channel.
