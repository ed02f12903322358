# Words shared by every game: challenges, tables, refusals.

error = Something went wrong. Check where things stand with `/hand` before you try again.
disk-full = The bot’s disk is full, so I can’t save anything. Nothing was played, and nothing is lost. Please tell the person who runs the bot, and try again later.

## Challenges

offer-challenge = { $challenged }, { $challenger } challenges you to a game of { $game }.
offer-open = { $challenger } is looking for an opponent to play { $game }. Anyone here can take the seat.
offer-terms-stake = Stakes: { $smaller } and { $larger } { $unit }.
offer-money = I only keep count among friends, and never touch money.
offer-terms-fun = No stakes, just for fun.
decimal-sign = .
unit-usual = { $size ->
    [one] coin
   *[many] coins
}
unit-chips = { $size ->
    [one] chip
   *[many] chips
}
offer-until = Expires { $time }.
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw
offer-take = Take the seat
offer-accepted = { $player } accepted. The game begins.
offer-declined = { $player } declined.
offer-withdrawn = { $player } withdrew the challenge.
offer-commitment = Fair deal (what it proves: `/rules topic:Fair deal`): `{ $commitment }`
offer-lapsed = Nobody answered in time. This challenge has expired.

## Tables

table-title = { $game } · { $players }
table-hand = My hand
table-read = Table as text
turn-yours = Your turn.
turn-deputy = A robot plays for { $players }.
turn-theirs = Waiting for { $players }.
turn-claims = { $player }’s turn. { $others } can claim first.
    .player = You’re next. { $others } can claim first.
turn-asked = You’re asked.
turn-answered = You’ve answered, and can still change it.
turn-choosing = Everyone chooses in secret.
turn-choosing-some = { $players } { $count ->
    [one] chooses
   *[other] choose
} in secret.
turn-chosen = You’ve chosen: { $choice }. You can change it until everyone has.
turn-chosen-something = You’ve chosen. You can change it until everyone has.
turn-missing = Still choosing: { $players }.
you = you
you-label = You
turn-missing-many = Still choosing: { $count } of { $of }.
question-more = More…
question-why = Why gray?
question-unmark = Unmark all
question-way = Other way ({ $number }/{ $count })
question-why-none = Nothing in your hand is gray now.
close = Close
question-sure = Yes, I’m sure
question-number = Number
question-not-a-number = Type a whole number.
question-not-a-number-of = Type a whole number. { $hint }.
table-refresh = Refresh
table-closed-dms = { $player }, I can’t DM you. Press *My hand* here to see your cards and play.
terms-clock-untold = The clock runs even for someone I can’t DM from the start.
terms-clock-unheard = If I lose touch with someone later, it waits for them, once. After their time, or a day if that’s longer, the others can end the game without payment.
elsewhere-untold = I can’t DM you, so you will see your turn only here, with *My hand*. To change that, add me to your apps, or allow direct messages. To play anyway, press the same button again.
elsewhere-untold-author = I can’t DM you, so you will see your turn only here, with *My hand*. To change that, allow direct messages from me.
elsewhere-untold-clock = The clock runs for you all the same.
elsewhere-untold-stake = The clock runs for you all the same, and can cost you the stake.
elsewhere-reached = I can DM you again, so your turns come here.
elsewhere-tried = Here you’ll see your hand and your turns in { $game }.
table-untold = I can’t DM { $player }: turns show only here, with *My hand*.
table-unheard = I can no longer DM { $player }: the clock waits for a press on a button here.
table-unheard-until = Without one, the others can end the game without payment { $time }.
table-next-deal = The next deal starts { $time }.

cut = Cut
deal-next = Next deal
deal-next-waits = The next deal starts { $time }, or as soon as the others want it too.
cut-with = Cut with a word…
cut-may = { $player } can cut the deck before it’s dealt.
cut-may-own = You can cut the deck before it’s dealt.
cut-may-own-there = You can cut the deck before it’s dealt. The buttons are below the table, in the channel.
cut-nobody = The cards will be dealt in a moment.
cut-title = Cut the deck
cut-label = Your word
cut-description = Up to { $most } characters, shown to all. They go into the shuffle.
cut-event = { $player } cuts with “{ $word }”.
    .player = You cut with “{ $word }”.
cut-event-usual = { $player } cuts the deck.
    .player = You cut the deck.
cut-event-default = Cut automatically.

undo = Undo
undo-all = Undo all { $count }
undo-event =
    { $count ->
        [one] { $player } takes back the last move.
       *[other] { $player } takes back the last { $count } moves.
    }
    .player = { $count ->
        [one] You take back your last move.
       *[other] You take back your last { $count } moves.
    }

table-list = Your games
table-list-line = **{ $game }** with { $opponent } · { $state } · { $place }
table-list-yours = your turn
table-list-theirs = waiting for { $opponent }
table-list-direct = direct message
table-conversation = conversation
table-list-deleted = channel deleted
table-list-dealing = next deal soon
table-log = The deal so far
table-log-empty = Nothing’s been played yet.
table-over-line = This game is over.
day = { $number ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $day }, { $year }
table-choice = { $game } with { $opponents } ({ $key })
which-table = { $command ->
        [show] Which table do you want to see?
        [log] Which table’s deal do you want to read?
        [resign] Which game do you want to leave?
        [call-off] Which game do you want to end without payment?
        [pause] Which game do you want to pause?
        [resume] Which game do you want to resume?
        [hand] At which table do you want to see your hand?
        [play] At which table do you want to play this?
        [replay] Which game do you want to replay?
        [verify] Which game do you want to check?
        [export] Which game’s record do you want?
       *[score] Which game’s scores do you want explained?
    }
which-table-choose = Choose a game…
which-table-line = { $game } with { $opponents }
which-table-began = Began { $day }
which-table-ended = Ended { $day }
which-table-more = Only the newest are listed here. `/history` has the others.

robot-novice = novice robot
robot-regular = regular robot
robot-expert = expert robot
practice-begun = { $player } plays { $game } { $partners ->
    [yes] with
   *[no] against
} { $robot } for practice, no stakes. { $robots ->
    [one] The robot sees only its own cards
   *[other] Each robot sees only its own cards
} and what’s on the table.
practice-small = Practice, no stakes. Fair deal: code `{ $commitment }…`, all of it in `/game verify`.
practice-stopped = The practice game is over.

resign-ask = Resign this game against { $opponent }? You lose{ $cost ->
        [none] .
       *[some] , and { $outcome }.
    }
resign-cost = You { $outcome }.
resign-pays-them = pay { $payments }
resign-pays-to = { $player } { $amount } { $unit }
resign-pays = pay { $amount } { $unit }
resign-gets-them = collect { $payments }
resign-gets-to = { $amount } { $unit } from { $player }
resign-gets = collect { $amount } { $unit }
resign-even = pay nothing
resign-worst = settle what you have when this deal is over{ $bound ->
        [none] {""}
       *[some] {""} and pay { $amount } { $unit } at worst
    }
resign-worst-deputy = cover its losses{ $bound ->
        [none] {""}
       *[some] {""} ({ $amount } { $unit } at worst)
    } and collect nothing
resign-ask-last = Leave this game? Only { $opponent } { $count ->
    [one] is
   *[other] are
} left then, so it ends at once, and { $opponent } { $count ->
    [one] wins
   *[other] win
}.
resign-ask-many = Leave this game with { $opponent }? A robot plays on for you, and you can’t come back.
resign-ask-robots = Leave this game? Only robots are left then, so it ends at once, and nobody pays.
resign-yes = Resign
resign-yes-many = Leave the game
resign-no = Keep playing
resign-kept = You keep playing.
resign-done = You resigned. The settlement is posted where you played.
resign-done-elsewhere = You resigned. The table becomes the settlement, with the next press on it at the latest.
resign-done-removed = You resigned. I’m no longer in that server, so the settlement is in `/history`.
resign-done-direct = You resigned. The settlement comes by direct message.
resign-left = You left the game. It’s settled when it ends.
abandon-ask = { $player } suggests ending this game without payment. { $opponent }, do you agree?
abandon-yes = Agree to end it
abandon-done =
    { $seats ->
        [2] Both agreed, so the game ends without payment.
       *[other] Everyone agreed, so the game ends without payment.
    }

deal-over-title = { $game } · deal { $deal }
game-abandoned = The game between { $players } ended early. Nobody pays.
game-pays = **{ $payer } pays { $payee } { $amount } { $unit }.**
game-drawn = The game is a tie.
game-square = All square: nobody pays.
game-for-fun = **{ $winners } { $count ->
    [one] wins
   *[other] win
}.** It was just for fun, so nobody pays.
    .winners = **You win.** It was just for fun, so nobody pays.
    .winners-among = **{ $winners } win.** It was just for fun, so nobody pays.
game-was-for-fun = It was just for fun, so nobody pays.
game-in-contest = **{ $winners } { $count ->
    [one] wins
   *[other] win
}.** It was a tournament table, without stakes of its own.
    .winners = **You win.** It was a tournament table, without stakes of its own.
    .winners-among = **{ $winners } win.** It was a tournament table, without stakes of its own.
game-was-in-contest = It was a tournament table, without stakes of its own.
game-rematch = Rematch
game-seed = The secret seed, now public: `{ $seed }`
game-share = Share
game-proof = Fair deal

## The proof of a deal

proof-title = Fair deal · { $game } · { $players }
proof-commitment = The SHA-256 of the seed: `{ $commitment }`
proof-deal = Deal { $deal }: { $dealer } dealt, cut with “{ $word }”
proof-deal-default = Deal { $deal }: { $dealer } dealt, default cut
proof-more = { $count ->
    [one] and one more deal, in the record
   *[other] and { $count } more deals, in the record
}
proof-not-yet = The seed is shown when the game is over. Then anyone can check every card.
proof-seed = Seed: `{ $seed }`
proof-holds = **Checked ✔ { $cards } of { $cards } cards.** They follow from the seed and the cuts: { $decks ->
    [0] no decks
    [one] one deck
   *[other] { $decks } decks
}{ $stocks ->
    [0] { "." }
    [one] { " and one renewed stock." }
   *[other] { " and " }{ $stocks } renewed stocks.
}
proof-how = Don’t take my word for it: `/game export` gives you the record. Compare the code, then check the record with your own program or with `python -m bot verify FILE --commitment CODE`.
proof-compare = Compare it with [the message that posted it before the game]({ $message }). Only if they’re the same was the seed fixed before.
proof-compare-noted = The table’s message showed it until the game began. Compare it with what you noted then. Only if they’re the same was the seed fixed before.
proof-compare-copy = Compare it with the message that posted it before the game. Only if they’re the same was the seed fixed before.
proof-about = What does this prove?
fair-fixed = **What is fixed.** Each game has a secret seed. Before anyone agrees, I post its SHA-256: a code that fits no other seed. Every shuffle follows from the seed and the cut. The cut is the cutter’s word, or by default a number that Discord chose later. That’s the number of the press that accepted. At a table that filled up, it’s the numbers of all the presses that agreed, and in practice, that of the message with the code.
fair-checked = **What you can check.** After the game I show the seed. Check two things: the code you saw before the game is the SHA-256 of that seed, and the record passes `python -m bot verify FILE --commitment CODE`. If both are true, the seed was fixed before anyone agreed, and no card was changed.
fair-open = **What it doesn’t show**
    - A record checked without the code from back then proves nothing about the seed, since a seed chosen later fits too.
    - The person who runs me could read the seed and peek. The code stops changing cards, not looking at them.
    - Only I know when a word arrived: I could say it came too late, and take the default cut. You’d see that it isn’t yours.
    - Someone who knows the seed can try words until one suits them, and nobody but Discord and me sees the default cut come in. Against someone you don’t trust, cut with a word of your own.
    - In practice nobody else has a copy of the code. It’s between you and me.
export-whole = The whole game and the seed of its shuffle. `python -m bot verify` checks every card.
export-so-far = The finished deals of this game. The rest, and the seed, come when it’s over.
export-closed = Who plays, and on what terms. The deals and the seed come when the game is over. Until then hands stay closed.

## What stands in the way

declined-no-table = I can’t find that game.
declined-no-finished = You haven’t played a game yet. To look at someone else’s game, put its id in `table:`. Only its players can replay it.
declined-no-game-here = You’re not in a game. Start one with `/challenge` or `/open`.
declined-which-table = You have several games. Pick one with `table:`.
declined-no-offer = I can’t find that challenge.
declined-not-seated = You’re not playing at this table, so there’s nothing to show you.
declined-stale = That was out of date, so nothing was played.
declined-over = This game is over.
declined-waiting = It’s not your turn.
declined-round-over = Too late: that round is over, so nothing was chosen.
declined-not-ahead = You can’t choose that ahead of time.
declined-no-order = There’s nothing to take back. It was played, or the deal is over.
too-fast = That was too fast for me, so I did nothing. You can go on { $time }.
declined-open-challenges = You have { $count ->
    [one] one challenge
   *[other] { $count } challenges
} nobody has answered yet. Withdraw one to make room. The next one expires { $time }.
declined-asked-often = You’ve asked { $player } { $count ->
    [one] once
   *[other] { $count } times
} in a short while. Give it a moment. You can ask again { $time }.
declined-many-nights = You’ve planned three game nights here that are still to come. Call one off first.
declined-role-called = A table called that role less than an hour ago. You can call it again { $time }, or open the table without `call:`.
declined-many-practice = You have { $count ->
    [one] one game
   *[other] { $count } games
} with robots under way. Finish one or end one with `/table call-off`, and then you can start another.
declined-answered = This challenge has already been answered.
declined-lapsed = This challenge has expired.
declined-not-challenged = Only the person who was challenged can answer.
declined-not-challenger = Only the person who made the challenge can withdraw it.
declined-oneself = You can’t play against yourself.
declined-stake = A stake is an amount from 0.00 to { $most }, like 1 or 0.25.
declined-seats = That game isn’t for that many players.
declined-dealt = This deck has already been dealt.
declined-still-shown = One moment: everyone is still looking at how the deal ended. You can cut in a few seconds.
declined-not-cutter = { $seats ->
    [2] Only the player who isn’t dealing can cut.
   *[other] Another player cuts this deck.
}
declined-cut = Cut with 1 to { $longest } visible characters.
declined-undo-nothing = There’s nothing to undo. You can take back what you laid this turn, but not a draw or anything before it.
declined-undo-late = Your turn is over, so you can’t take that back.
declined-own-proposal = It’s up to { $seats ->
    [2] your opponent
   *[other] the others
} to agree, not you.

challenge-bot = You can’t challenge a bot.
challenge-permissions = I’m not allowed to do that in this channel. I need: { $missing }.
call-role = { $role }, come and play!
call-none = No role can be called in this server. People who manage it can choose some in `/server-settings`.
call-others = A table can call { $roles } here, and no other role.
call-forbidden = I can’t call { $role }. Make the role mentionable, or give me the permission *Mention @everyone, @here, and All Roles*.
call-everyone = A table can’t call everyone. Choose other roles.
call-elsewhere = A table can call a role only in a server that I’m a member of.
table-as-of = As of { $time }
table-promise = Fair deal: code `{ $commitment }…`, all of it in `/game verify`.
table-buttons-alone = Buttons work for everyone. Commands such as `/hand` are for people who added me to their apps.
table-newer-message = This table has moved on to a newer message.
elsewhere-unseen = This server hides the answers of apps that it doesn’t have, so nobody but you would see it.
challenge-server-only = Challenge people in a server, in a group, or in your messages with them.
learn-none = There’s no lesson for { $game } yet. `/rules` tells you how it’s played.
option-game = I don’t know a game by that name.
option-rules = I don’t know those rules. Choose from: { $choices }.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-attach_files = Attach Files
permission-embed_links = Embed Links
permission-read_message_history = Read Message History
permission-mention_everyone = Mention @everyone, @here, and All Roles
permission-create_events = Create Events
permission-create_public_threads = Create Public Threads
permission-send_messages_in_threads = Send Messages in Threads

## Panels

list-two = { $before } and { $last }
list-many = { $before } and { $last }
list-others = { $before } and { $count } others
acts-two = { $before } and { $last }
acts-many = { $before }, { $last }
panel-title = { $game } with { $opponent }
panel-more = ⋯
panel-back = Back
panel-sort-suit = Sort by suit
panel-sort-sets = Sort by sets
panel-sort-runs = Sort by runs
panel-pause = Pause…
panel-leave = Leave…
panel-unplayed = Not played: that was too quick.
table-names-alone = Card pictures on the buttons can be names: /settings.
card-new = { $card } · new
panel-deal = Deal { $deal }
panel-stale = That panel was out of date, so nothing was played. Here’s the table now.
table-moved-on = The table had just moved on, so nothing was played. Press again if you still want that.
panel-over = This game is over. The settlement is posted where you played.
panel-over-elsewhere = This game is over. The table shows the settlement.
panel-over-removed = This game is over. I’m no longer in that server, so the settlement is in `/history`.
panel-over-direct = This game is over. The settlement comes by direct message.
panel-over-below = This game is over. Result below.
panel-put-away = { $game } with { $opponent }: your cards are put away.
panel-show-hand = Show my hand
