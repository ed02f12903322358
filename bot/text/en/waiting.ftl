# Clocks, pauses and absence, and how each person wants to be told.

## Clocks

clock-10m = Clock: ten minutes a turn, and an hour for the whole game.
clock-24h = Clock: 24 hours a turn.
clock-claim = Who waits may then claim the game.
clock-no-claim = The game cannot be claimed.
clock-quiet = It stands still in your quiet hours, as they are when the game begins.
clock-choice-none = No clock
clock-choice-quiet = It stands still in each player’s quiet hours.
clock-choice-10m = 10 minutes a turn + 1 hour
clock-choice-10m-claim = 10 minutes a turn + 1 hour, then the game may be claimed
clock-choice-24h = 24 hours a turn
clock-choice-24h-claim = 24 hours a turn, then the game may be claimed

table-clock = { $player }’s time ends { $time }.
table-late = **{ $player } has no time left.** { $opponent } may choose how to go on; until then { $player } may still play.
table-choose = Choose…
table-paused = **Paused.** Either player may resume.
table-resume = Resume
table-deputy = A robot plays on for { $player }: no stakes, unrated.
table-turn = { $player }, it is your turn.
table-ping-reminder = { $player }, your time is running out.
table-ping-late = { $player }, it is for you to choose.

panel-clock = Your time ends { $time }.
panel-paused = **Paused.** No clock runs; `/table resume` goes on.
panel-late = **Your time is over.** { $opponent } may choose how to go on; until then you may still play.
panel-late-theirs = **{ $opponent } has no time left.** Wait, or choose how to go on.
panel-deputy = A robot plays on for you, without stakes.
table-list-paused = paused
table-list-late = your turn, and your time is over
table-list-late-theirs = { $opponent } has no time left: you may choose how to go on
table-list-deputy = a robot plays for you

event-paused = { $player } agrees to a pause.
event-resumed = { $player } resumes the game.
event-paused-alone = The bot was away: the clock stood still.
event-resumed-alone = The bot is back: the clock runs again.
event-deputy = A robot takes the seat of { $player }.

reminder = Your time in { $game } with { $opponent } ends { $time }.

late-ask = **{ $game }**: { $player } has no time left. How do you want to go on?
late-wait = Wait on
late-deputy = A robot plays on (no stakes)
late-end = End without payment
late-claim = Claim the game
late-waiting = You wait on. You may still choose otherwise: in your hand, or under the table.
late-nothing = The game goes on: there is nothing to choose any more.
late-deputised = A robot plays on from here, without stakes.
late-ended = The game has ended without payment.
late-claimed = You claimed the game. The settlement is posted where it was played.

pause-ask = { $player } proposes a pause: no clock runs. { $opponent }, do you agree?
pause-yes = Agree to the pause
pause-done = Both agreed to a pause. Either player may end it, with the button under the table or `/table resume`.
proposal-no = No
proposal-withdrawn = { $player } takes the proposal back.
proposal-refused = { $player } does not agree: the game goes on.
proposal-fallen = The game has gone on since: this proposal no longer holds.
resume-done = The game goes on.
pause-elsewhere = Propose that where the game is played: { $channel }.

declined-clock = There is no such clock.
declined-quiet-hours = Quiet hours look like 22:00-8:00.
declined-quiet-alone = Quiet hours stop a clock, and you chose none. Choose one with `clock:` as well.
declined-quiet-long = Quiet hours may last { $longest_quiet } hours at most, so that a clock can run in every day.
declined-time-zone = I do not know that time zone. Name a large city in it, such as Paris or America/Toronto.
declined-deputy = A robot plays on for you in this game.
declined-in-time = There is still time: wait for the move.
declined-not-waiting = Only the player who waits may choose. You may still play.
declined-no-clock = There is no clock to pause against a robot: it waits for you.
declined-no-claim = It was not agreed that this game may be claimed.
declined-paused = The game is paused already.
declined-not-paused = The game is not paused.
declined-asked = You have asked for that already. Your opponent’s answer is all that is missing.
declined-practising = You have a practice game on here already.
declined-nobody = Your opponent is no longer known here. `/challenge` asks somebody else.

## Settings of a person

settings-notice-dm = Your turn: a direct message
settings-notice-mention = Your turn: a mention
settings-notice-silence = Your turn: no message
settings-quiet = Quiet hours: { $start } to { $end } ({ $zone })
settings-no-quiet = Quiet hours: none
settings-notice-menu = How to tell you it’s your turn
settings-quiet-title = Quiet hours
settings-quiet-label = From when to when
settings-quiet-description = Such as 22:00-8:00, { $longest } hours at most. I’ll message you silently. Empty for none.
settings-zone-label = Your time zone
settings-zone-description = A large city in it, such as Paris or America/Toronto.
