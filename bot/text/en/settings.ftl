# The settings of a server, and what each person prefers.

settings-saved = Saved.
settings-money = Saved. That looks like money, so one word about it: I only keep count among friends and never move money. Discord doesn’t allow real stakes on games of chance.
settings-apply = Changes apply right away.

## The server's settings

server-title = Server settings
server-channels = Channels for games
server-channels-all = All channels
server-role = Who can play
server-role-all = Everyone
server-called = Roles a new table can call
server-called-none = None
server-games = Games
server-games-menu = Which games can be played
server-game-menu = Usual game
server-game = Usual game: { $game }
server-terms = Default terms
server-terms-menu = Terms of a game
server-terms-of = Terms of { $game }
server-terms-change = Change these terms…
server-window = Time to claim: { $seconds } s
server-largest-stake = Maximum stake: { $most } { $unit }
server-unit = Unit: { $unit }
server-public = What everyone sees
server-language-menu = Language
server-language-usual = Language: same as Discord
server-language-en = Language: English
server-language-fr = Language: Français
server-threads-menu = Threads
server-threads-usual = Threads: bot default
server-threads-yes = Threads: one for each game
server-threads-no = Threads: none, games stay in the channel
server-theme-night = Pictures: dark
server-theme-day = Pictures: light
server-reactions-yes = Reactions: on
server-reactions-no = Reactions: off
server-records-players = Game files: players only
server-records-everyone = Game files: everyone
server-league-yes = League: on
server-league-no = League: off
server-hosts = Who can run tournaments with an entry…
server-league-role = A role for the champions…

server-largest-stake-title = Maximum stake
server-largest-stake-label = Maximum stake
server-largest-stake-description = The most a challenge can ask for as the small stake. Like 5 or 0.50.
server-window-title = Time to claim
server-window-label = Seconds to answer whether you claim something
server-window-description = From { $least } to { $most } seconds, in live games. Games already going keep theirs.
server-unit-title = Unit
server-unit-label = What stakes are counted in
server-unit-description = Up to { $longest } letters. Leave empty for the default. I keep count and never touch money.

rules-classic = Classic
rules-wikipedia = Wikipedia
rules-denexa = Denexa
rules-progressive = Progressive

house-channels = Start games in { $channels } instead.
house-role = In this server, only { $role } can play.
house-role-opponent = { $opponent } can’t play in this server. Only { $role } can.
house-stake = In this server, the small stake can’t be more than { $most } { $unit }.

declined-not-manager = Only people who manage this server can change its settings.
declined-unit = A unit has 1 to { $longest_unit } letters, like dollars or points.
declined-window = A time to claim is a number of seconds from { $least_window } to { $most_window }.

## What each person prefers

settings-title = Your settings
settings-view = What you see
settings-play = At the table
settings-holds = { $what }: { $chosen }
settings-language = Language
settings-language-auto = same as Discord
settings-language-en = English
settings-language-fr = Français
settings-theme = Pictures
settings-theme-night = dark
settings-theme-day = light
settings-deck = Suits
settings-deck-two = two colors
settings-deck-four = four colors
settings-cards = Cards
settings-cards-usual = normal size
settings-cards-larger = larger
settings-emoji = Small cards in text
settings-emoji-on = on
settings-emoji-off = off
settings-sorting = Sorted, in rummies
settings-sorting-suit = by suit
settings-sorting-sets = by sets
settings-sorting-runs = by runs
settings-order = Hand
settings-order-down = ace to two
settings-order-up = two to ace
settings-order-value = highest value first
settings-leaderboards = Leaderboards
settings-leaderboards-yes = show me
settings-leaderboards-no = hide me
settings-clean = Before losing a clean exit
settings-clean-ask = warn me
settings-clean-go = don’t warn me
settings-passing = Before I pass good cards
settings-passing-go = don’t warn me
settings-passing-ask = warn me
settings-windows = Off-turn claims
settings-windows-off = don’t message me
settings-windows-on = message me
settings-reactions = Reactions
settings-reactions-on = on
settings-reactions-off = off
settings-reach = Who can reach you
settings-challenges = Who can challenge me
settings-challenges-anybody = anyone
settings-challenges-known = people I’ve played with
settings-challenges-nobody = no one
settings-blocks = People I’ve blocked…

## Blocked people

block-done = **{ $player } is blocked.** No challenge, invitation, rematch or nudge from them will reach you, in any server, and your panels won’t show their reactions. They won’t know. Games you’re both in go on.
block-undo = Unblock
block-undone = { $player } isn’t blocked anymore.
block-bot = Bots can’t be blocked here.
blocks-title = People you’ve blocked
blocks-none = You haven’t blocked anyone. `/block` keeps someone’s challenges, invitations, nudges and reactions away from you.
blocks-menu = Unblock…
blocks-more = And { $count } more. `/block` one of them again to get the *Unblock* button.
avoided-ask = You’ve blocked { $players }. Play together anyway?
avoided-yes = Play anyway
avoided-begins = The game begins.
declined-avoided = You’ve blocked someone here.
declined-closed = { $player } can’t be challenged right now.
declined-own-block = You’ve blocked { $player }. Unblock them in `/settings` first.
declined-block-oneself = You can’t block yourself.

## The terms of a challenge

offer-terms = Other terms…
offer-counter = { $challenged }, { $challenger } would rather play { $game } on these terms.
offer-counter-who = Only { $challenged } can accept here, but { $challenger } can still accept the first challenge.
offer-countered = { $player } proposed other terms below. You can still accept these.
offer-dropped = Dropped: { $line }
offer-other-terms = Played on other terms: { $other } proposed them, { $player } accepted.
offer-first-agreed = { $player } accepted the first challenge instead.
rematch-begins = You both want a rematch, so the game begins.
rematch-begins-many = Everyone’s here, so the game begins.
terms-title = Other terms
terms-rules = Rules
terms-rules-about = Sets the target and options. Adjust them below.
terms-stake = Stake
terms-stake-about = The small stake, like 1 or 0.25 (0 is for fun)
terms-otherwise = Changes to these rules
terms-otherwise-about = Choose only what should be different from the rules above.
terms-otherwise-none = No changes
terms-otherwise-classic = as in the Classic rules
terms-as-classic = As in the Classic rules: { $line }
terms-choice-quiet = The clock stops in quiet hours
terms-choice-quiet-about = In each player’s own, if you play with a clock.
terms-choice-forced = Forced moves play themselves
terms-choice-forced-about = Not with a clock by the day.
terms-choice-hints = Anyone can ask for hints
terms-choice-hints-about = For fun only: the stake is 0, and the game isn’t rated.
terms-clock = Clock
terms-clock-about = How much time you each have, and what happens when it runs out.
declined-countered = Other terms were already proposed, and there’s one counteroffer per challenge.
declined-both-ways = You chose one option both ways. Choose just one of the two.
