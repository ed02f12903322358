# Clocks, pauses and absence, and how each person wants to be told.

## Clocks

clock-10m = Clock: 10 minutes a turn, plus an hour for the whole game.
clock-1h = Clock: an hour a turn, plus 24 hours for the whole game.
clock-24h = Clock: 24 hours a turn.
clock-claim = If it runs out, the waiting player can then claim the win.
clock-no-claim = If it runs out, nobody can claim the win.
clock-claim-many = If it runs out, the players who are waiting can remove that player.
clock-no-claim-many = If it runs out, nobody can be removed.
clock-contest = If it runs out, that player is out of the game.
clock-default = If it runs out, a default move is played.
clock-default-strikes = If it runs out, a default move is played. After { $strikes } in a row, that player leaves the game.
clock-quiet = It stops in each player’s quiet hours, as set when the game begins.
terms-forced = If you have just one move, it’s played for you. Every move shows 2 to 8 seconds after its turn begins, so nobody can tell.
terms-hints = Anyone can ask for hints, which only they see. The game isn’t rated.
clock-choice-none = No clock
clock-choice-10m = 10 minutes a turn + 1 hour
clock-choice-24h = 24 hours a turn
clock-choice-then-claim = { $clock }, then the win can be claimed
clock-choice-then-out = { $clock }, then that player can be removed
clock-choice-then-default = { $clock }, then a default move is played

table-clock = { $player }’s time runs out { $time }.
table-clocks-same = Time runs out { $time } for { $players }.
table-clocks-all = everyone
table-clocks = Time runs out: { $clocks }.
table-late =
    { $count ->
        [one] **{ $player } is out of time.** { $opponent } can decide what happens, but { $player } can still play until then.
       *[other] **{ $player } are out of time.** { $opponent } can decide what happens, but they can still play until then.
    }
table-choose = Decide…
table-paused =
    { $seats ->
        [2] **Paused.** Either player can resume.
       *[other] **Paused.** Any player can resume.
    }
table-resume = Resume
table-deputy =
    { $count ->
        [one] A robot is playing for { $player }: no stakes, unrated.
       *[other] Robots are playing for { $player }: no stakes, unrated.
    }
table-left =
    { $count ->
        [one] { $player } has left, and a robot plays on.
       *[other] { $player } have left, and robots play on.
    }
    .player = You’ve left, and a robot plays on.
    .player-among = { $player } have left, and robots play on.
table-gone =
    { $count ->
        [one] { $player } has left.
       *[other] { $player } have left.
    }
    .player = You’ve left.
    .player-among = { $player } have left.
panel-robot =
    { $count ->
        [one] a robot for { $player }
       *[other] robots for { $player }
    }
panel-without = without { $player }
panel-deputised =
    { $count ->
        [one] a robot for { $player }: no stakes
       *[other] robots for { $player }: no stakes
    }
table-turn = { $player }, it’s your turn.
table-ping-reminder = { $player }, you’re running out of time.
table-ping-late =
    { $count ->
        [one] { $player }, it’s your call.
       *[other] { $player }, you decide together.
    }

panel-clock = your time runs out { $time }
panel-clock-theirs = time runs out { $time }
panel-paused =
    { $clock ->
        [some] **Paused.** The clock is stopped. `/table resume` starts the game again.
       *[none] **Paused.** Nobody has to hurry. `/table resume` starts the game again.
    }
panel-late = **You’re out of time.** { $opponent } can decide what happens, but you can still play until then.
panel-late-theirs =
    { $count ->
        [one] **{ $opponent } is out of time.** Keep waiting, or decide what happens.
       *[other] **{ $opponent } are out of time.** Keep waiting, or decide what happens.
    }
panel-deputy = A robot is playing for you, no stakes.
panel-left = You’re out of this game. You see what everyone sees.
panel-left-late = Your time ran out, so you’re out of this game. You see what everyone sees.
panel-last-warning =
    { $count ->
        [one] **You ran out of time.** Once more in a row, and you leave the game.
       *[other] **You ran out of time { $count } times in a row.** Once more, and you leave the game.
    }
table-list-paused = paused
table-list-late = your turn, and you’re out of time
table-list-late-theirs = { $opponent } { $count ->
    [one] is
   *[other] are
} out of time: your call
table-list-deputy = a robot is playing for you
table-list-left = you left

event-paused = { $player } agrees to a pause.
    .player = You agree to a pause.
event-resumed = { $player } resumes the game.
    .player = You resume the game.
event-paused-alone = The bot was offline, so the clock stopped.
event-resumed-alone = The bot is back, and the clock is running again.
event-deputy = A robot takes over for { $player }.
event-left = { $player } leaves the game.
    .player = You leave the game.
event-late = { $player } is out of time, so a default move is played.
    .player = You ran out of time, so a default move was played for you.

reminder = Your time in { $game } with { $opponent } runs out { $time }.

late-ask =
    { $count ->
        [one] **{ $game }**: { $player } is out of time. What do you want to do?
       *[other] **{ $game }**: { $player } are out of time. What do you want to do?
    }
late-wait = Keep waiting
late-deputy = Let a robot play on (no stakes)
late-deputy-for = A robot for { $player } (no stakes)
late-end = End without payment
late-claim = Claim the win
late-turn-out = Remove
late-turn-out-of = Remove { $player }
late-together = Others are waiting too. A robot, or ending without payment, needs all of you.
late-waiting = You’re still waiting. You can decide later, in your hand or below the table.
late-nothing = The game goes on, so there’s nothing left to decide.
late-deputised = A robot plays on from here, no stakes.
late-ended = The game ended without payment.
late-claimed = You claimed the win. The settlement is posted where you played.
late-claimed-elsewhere = You claimed the win. The table becomes the settlement, with the next press on it at the latest.
late-claimed-removed = You claimed the win. I’m no longer in that server, so the settlement is in `/history`.
late-claimed-direct = You claimed the win. The settlement comes by direct message.
late-turned-out = Removed. The rest of you play on.
late-proposed = Noted. It happens as soon as everyone who’s waiting wants it too.

pause-ask =
    { $clock ->
        [some] { $player } suggests a pause, which would stop the clock. { $opponent }, do you agree?
       *[none] { $player } suggests a pause: no nudges, and the one-week limit for a move is paused. { $opponent }, do you agree?
    }
pause-yes = Agree to pause
pause-done =
    { $seats ->
        [2] Both agreed, so the game is paused. Either player can end the pause, with the button below the table or `/table resume`.
       *[other] Everyone agreed, so the game is paused. Any player can end the pause, with the button below the table or `/table resume`.
    }
proposal-open-pause = **{ $player } suggests a pause.**
    .player = **You suggest a pause.**
proposal-open-end = **{ $player } suggests ending the game without payment.**
    .player = **You suggest ending the game without payment.**
proposal-open-deputy = **{ $player } suggests a robot for { $about }, and no stakes from here on.**
    .player = **You suggest a robot for { $about }, and no stakes from here on.**
proposal-consents = Agreed so far: { $agreed }. Still to answer: { $missing }.
proposal-answer = Answer…
proposal-no = No
proposal-withdrawn = { $player } took it back.
    .player = You took it back.
proposal-refused = { $player } doesn’t agree, so the game goes on.
proposal-fallen = This suggestion has expired.
proposal-agreed = Noted. The others still have to agree.
resume-done = The game goes on.
proposal-elsewhere = Suggest that where you’re playing: { $channel }.

declined-clock = There’s no such clock. Pick one from the list.
declined-quiet-hours = Quiet hours look like 22:00-8:00.
declined-forced-by-day = Forced moves play themselves only in live games. Pick a shorter clock, or none.
declined-forced-none = In this game, no hand leaves you just one move, so leave `forced_moves:` out.
declined-hints-stake = Hints are for games without stakes. Leave out hints, or play for 0.
declined-hints-none = There are no hints in this game, so leave `hints:` out.
declined-taken = Your move is already in. Everyone sees it in a few seconds.
declined-quiet-alone = Quiet hours stop a clock, and you didn’t choose one. Add one with `clock:`.
declined-quiet-long = Quiet hours can last at most { $longest_quiet } hours, so that a clock runs every day.
declined-time-zone = I don’t know that time zone. Name a large city in it, like Paris or America/Toronto.
declined-deputy = A robot is playing for you in this game.
declined-left = You left this game.
declined-contest = This game belongs to a tournament, which decides when it’s played and how it ends.
declined-stakes-left = Someone left with what they’d won or lost by then, so this game can’t end without payment anymore. Play on, or leave too.
declined-proposed = Something else has been suggested here. Answer that first.
declined-not-alone = Others are playing here too. Suggest ending it, or resign.
declined-in-time = There’s still time left. Wait for the move.
declined-not-waiting = { $seats ->
    [2] Only the waiting player can decide.
   *[other] Only the players who are waiting can decide.
} You can still play.
declined-no-clock = Against a robot there’s no clock to pause. It waits for you.
declined-no-claim = You didn’t agree that the win can be claimed in this game.
declined-paused = The game is already paused.
declined-not-paused = The game isn’t paused.
declined-asked = You already asked. It’s up to your opponent now.
declined-practicing = You already have a practice game here.
declined-nobody = Your opponent isn’t here anymore. `/challenge` someone else.

## Windows: a card can be claimed off turn

window-closes = Answers count until the claims close { $time }.
window-closes-soon = Answers count until the claims close: soon if most of you are here, else { $time }.
window-kept = Noted: it’s played for you as soon as the claims close.
turn-taken = Your move is in. Everyone sees it in a few seconds.
turn-plays-itself = You have just one move. It’s played for you in a few seconds.
turn-kept = Noted: { $choice }.
window-standing = You’re letting every card go in this deal.
window-skips = You’re letting the next card go.
window-ordered = Your order for this deal: **{ $order }**.
orders-ahead = Ahead, for this round…
orders-take-back = Ask me after all
window-order = What do you want to claim?
window-never = Never this deal
window-ask-again = Ask me again
window-skip = Skip the next one
window-no-skip = Don’t skip it

## Between people

nudge = Nudge
nudge-done = Nudged.
nudge-early = You can nudge { $opponent } { $time }.
nudge-notice = A friendly nudge: { $opponent } { $count ->
    [one] is
   *[other] are
} waiting for you.
table-ping-nudge = { $player }, a friendly nudge: it’s your turn.
declined-no-nudge = There’s nobody to nudge right now.
react-theirs = { $player }: { $reaction }
react-own = You: { $reaction }
# Faces that every font has, so that nobody sees a box.
reaction-wow = 😮 Wow
reaction-ouch = 😱 Ouch
reaction-laugh = 😄 Ha ha!
reaction-clap = 😎 Well played
reaction-shake = 😊 Good game
reaction-moment = ☕ One moment
declined-no-reactions = Reactions are off at this table.
declined-reacted = One reaction a turn. You can react again when the turn changes.

## Settings of a person

settings-notice-dm = Your turn: a direct message
settings-notice-mention = Your turn: a mention
settings-notice-silence = Your turn: no message
settings-quiet = Quiet hours: { $start } to { $end } ({ $zone })
settings-no-quiet = Quiet hours: none
settings-notice-menu = How to tell you it’s your turn
settings-quiet-title = Quiet hours
settings-quiet-label = From when to when
settings-quiet-description = Like 22:00-8:00, at most { $longest } hours. I’ll message you silently. Empty for none.
settings-zone-label = Your time zone
settings-zone-description = A large city in it, like Paris or America/Toronto.

## Lobbies

declined-no-lobby = I can’t find that table.
declined-lobby-over = This table has already started or closed.
declined-not-sitting = You don’t have a seat here.
declined-seated = You already have a seat here.
declined-left-often = After leaving a table three times, you can’t come back to it.
declined-unwelcome = You can’t sit down at this table. Pick another one, or open your own with `/open`.
declined-nobody-removed = That player doesn’t have a seat here anymore.
declined-invite-removed = That player was removed from this table and can’t come back to it.
declined-many-lobbies = You already have several tables waiting for players. Start or leave one first.
declined-new-terms = The terms have changed. Read them, then press again.
declined-agreed = You already agreed to these terms.
declined-other-game = People sat down to another game here.
declined-not-played = That game isn’t played in this server.
declined-full = Every seat is taken.
declined-held = The free seats are being kept for invited players. Try again in a few minutes.
declined-not-over = This game is still going.
declined-not-host = Only the host can do that.
declined-invite-bot = You can’t invite a bot. Add a robot instead.
declined-invite-seated = That player already has a seat here.
declined-invite-nobody = I can’t find that player anymore.
declined-invited = That player is already invited.
declined-no-robot = That isn’t a robot you can seat or send away here.
declined-no-level = No robot plays this game at that level. Pick another one.
declined-too-few = There aren’t enough players to start yet.
declined-not-agreed = Someone still has to agree to these terms.
declined-checking = Someone was just asked if they’re ready. Give them two minutes.
declined-not-asked = There’s nothing to answer. Nobody is waiting to hear if you’re ready.
declined-no-sides = There’s no such team at this table.
declined-side-full = That team is full.
