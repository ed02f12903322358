# Tables that people gather at, the terms they agree to, and what those may cost.

## A lobby in the channel

lobby-title = { $game } · table for { $seats }
lobby-again = { $players }, one more game?
lobby-seats = Seats taken: { $taken } of { $seats }
lobby-host = host
lobby-side = team { $side }
lobby-sides-again = Teams stay as in the last game. Press a team to change.
lobby-undecided = still has to agree
lobby-undecided-many = { $count ->
    [one] { $players } still has to agree.
   *[other] { $players } still have to agree.
}
lobby-held = Kept for { $player } · expires { $time }
lobby-free = { $count ->
    [one] One free seat
   *[other] { $count } free seats
}
lobby-called = { $players }, { $host } is keeping you a seat.
lobby-gone = { $count ->
    [one] { $players } has left the server, so that seat is free.
   *[other] { $players } have left the server, so their seats are free.
}
lobby-gone-started = { $count ->
    [one] { $players } has left the server and isn’t playing.
   *[other] { $players } have left the server and aren’t playing.
}
lobby-robots = No stakes and unrated, since a robot sits at this table.
lobby-ready = { $players }: are you ready? Press *I’m ready*, or your seat is freed { $time }.
lobby-starts = It starts when all { $seats } seats are taken and everyone has agreed.
lobby-starts-from = It starts when all { $seats } seats are taken and everyone has agreed. With { $fewest } or more players, { $host } can start it.
lobby-full-alone = Every seat is taken. { $host } can start now.
lobby-started = Everyone’s here. The game begins.
lobby-empty = Everyone left, so this table is closed.
lobby-lapsed = The game didn’t start in time. This table has expired.
lobby-forbidden = { $game } isn’t played in this server anymore, so this table is closed.
lobby-sit = Sit down
lobby-consent = Agree to these terms
lobby-is-ready = I’m ready
lobby-leave = Leave
lobby-fill = Fill with robots
lobby-options = Table options…
lobby-lot = Random team
lobby-join = Team { $side } ({ $taken }/{ $seats })

## Hidden panels

lobby-too-few = { $count ->
    [one] One more player is needed to start.
   *[other] { $count } more players are needed to start.
}
lobby-can-start = You can start now.
lobby-invite = { $count ->
    [one] Invite someone…
   *[other] Invite up to { $count } people…
}
lobby-add-robot = Add a robot…
lobby-robot-novice = A novice
lobby-robot-regular = A regular
lobby-robot-expert = An expert
lobby-dismiss = Remove a robot…
lobby-remove = Remove a player…
lobby-begin = Start
lobby-empty-seats = { $count ->
    [one] One seat is empty.
   *[other] { $count } seats are empty.
}
lobby-not-here-yet = { $count ->
    [one] { $players } is invited and hasn’t sat down yet.
   *[other] { $players } are invited and haven’t sat down yet.
}
lobby-robots-no-stakes = With a robot at the table, there are no stakes.
lobby-fill-and-begin = Fill with robots and start
lobby-begin-with = Start with { $count }
lobby-keep-waiting = Keep waiting
lobby-seated = You have a seat.
lobby-in = { $count ->
    [0] You’re in, and the table is full.
    [one] You’re in, with one seat left.
    [2] You’re in, with two seats left.
    [3] You’re in, with three seats left.
    [4] You’re in, with four seats left.
    [5] You’re in, with five seats left.
    [6] You’re in, with six seats left.
    [7] You’re in, with seven seats left.
    [8] You’re in, with eight seats left.
    [9] You’re in, with nine seats left.
   *[other] You’re in, with { $count } seats left.
}
lobby-hand-here = You have a seat at a table of { $game }. When the game begins, I’ll send you your hand here.
lobby-closed-dms = I couldn’t DM you, so your hand won’t come to you. When the game begins, press *My hand* below the table, or type `/hand`: only you see it. To get it as a message, allow direct messages from this server in your privacy settings.
lobby-closed-dms-elsewhere = I couldn’t DM you, so your hand won’t come to you. When the game begins, press *My hand* below the table: only you see it.
lobby-agreed = You agreed to these terms.
lobby-left = You left the table.
lobby-removed = Removed. They can’t come back to this table.
lobby-removed-you = The host removed you from a table of { $game } before the game began.
lobby-noted = Noted.
lobby-not-yet = It can’t start yet.
lobby-invited = Invited. Their seats are kept for ten minutes.
lobby-asked-anew = Done. The others are asked to agree again.
lobby-asked-all = Done. There are stakes again, so everyone is asked to agree, including you.

## Next to it

lobby-invitation = { $players }, { $host } is keeping you a seat at a table of { $game }. The offer expires { $time }.
lobby-go = Go to the table
lobby-changed-call = { $players }, this table of { $game } has changed, so you’re asked again.
lobby-look = Look and agree…
lobby-ready-call = { $players }, the game is about to start. Are you ready? Press the button, or your seat is freed { $time }.
lobby-many-open = You already have { $count } tables waiting for players: { $tables }. Start or leave one first.
lobby-many-again = If its message is gone, `/open` with the same game shows it again.
lobby-stranger = Only people in this server can be invited. Not here: { $players }.
seats-teams = { $seats }, in teams
seats-alone = { $game } is a game for { $fewest }.
seats-range = { $game } is a game for { $fewest } to { $most }.
challenge-table = I can open a table and keep { $player } a seat. Others can sit down too.
challenge-open-table = Open a table
challenge-at-table = at a table for { $fewest }
challenge-at-table-range = at a table for { $fewest } to { $most }
challenge-which = Choose a game…
challenge-whom = Which game do you want to play with { $player }?

## What it may cost

terms-one-stake = Stake: { $stake } { $unit }.
terms-most = At worst, you lose { $most } { $unit }.
terms-usual = Half of all games cost up to { $half } { $unit }, and 19 in 20 up to { $most }.
terms-no-most = There’s no limit to what you can lose.
terms-earlier = This game keeps the earlier rules. They have changed since: { $changes }
terms-renewed = The rules have changed since your last game: { $changes }
terms-leaving = If you leave or stay away too long, a robot plays on for you. You cover its losses and collect nothing.
terms-closed-hands = Hands that aren’t shown stay hidden while you play. After the game, the published seed reveals every deal.
large-stake-title = Large stakes
large-stake-label = The most you can lose
large-stake-about = Type { $most } to agree that you could lose that many { $unit }.
large-stake-press = At worst, you lose { $most } { $unit }. Nothing is agreed until you confirm it.
large-stake-confirm = Confirm…
large-stake-wrong = That wasn’t { $most }, so nothing was agreed. Press again if you want to.

## Options in one line

given-these-rules = { $rules } rules
terms-options = Options
terms-options-about = Pick only what should differ from the default.
terms-line = Options
terms-line-about = Separate them with commas. Anything you leave out keeps its default.
terms-stake-about-one = Like 1 or 0.25 (0 is for fun)
option-unknown-option = This game has no option “{ $option }”. Pick from the list.
option-not-a-choice = For `{ $option }`, choose from: { $choices }.
option-other = `{ $option }` can’t be that in this game. Pick from the list.
