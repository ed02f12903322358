# What holds in a server, and what each person prefers.

settings-saved = Saved.
settings-apply = Changes apply right away.

## The server's settings

server-title = Server settings
server-channels = Channels for games
server-channels-all = All channels
server-role = Who may play
server-role-all = Everyone
server-games = Usual game
server-rules-menu = Usual rules
server-rules-choice = Rules: { $rules }
server-target = Target: { $target }
server-stake = Stakes: { $smaller } and { $larger } { $unit }
server-stake-fun = Stakes: none, for fun
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
server-records-players = Game records: players only
server-records-everyone = Game records: everyone

server-target-title = Target
server-target-label = Points that end a game
server-target-description = From 100 to 10000 in steps of 5. Choosing rules resets it.
server-stake-title = Usual stakes
server-stake-label = Small stake
server-stake-description = Such as 1 or 0.25; the large stake is three times that. 0 is for fun.
server-largest-stake-title = Maximum stake
server-largest-stake-label = Maximum stake
server-largest-stake-description = No challenge may ask for a larger small stake. Such as 5 or 0.50.
server-unit-title = Unit
server-unit-label = What stakes are counted in
server-unit-description = Up to { $longest } letters; leave empty for the default. I keep count among friends and never touch money.

rules-classic = Classic
rules-wikipedia = The encyclopedia's
rules-denexa = The card maker's
rules-progressive = Progressive
rules-target = To { $target } points

house-channels = Games are not started in this channel, but in { $channels }.
house-role = In this server only { $role } may play.
house-role-opponent = { $opponent } may not play in this server: only { $role } may.
house-stake = In this server the smaller stake is { $most } { $unit } at most.

declined-not-manager = Only those who may manage this server can change its settings.
declined-unit = A unit is 1 to { $longest_unit } letters, such as chips or points.

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
settings-deck-two = two colours
settings-deck-four = four colours
settings-cards = Cards
settings-cards-usual = normal size
settings-cards-larger = larger
settings-order = Hand
settings-order-down = ace to two
settings-order-up = two to ace
settings-order-value = highest value first
settings-leaderboards = Leaderboards
settings-leaderboards-yes = show me
settings-leaderboards-no = hide me
settings-clean = Clean exit at risk
settings-clean-ask = ask me
settings-clean-go = don’t ask
settings-reactions = Reactions
settings-reactions-on = on
settings-reactions-off = off

## The terms of a challenge

offer-terms = Other terms…
offer-counter = { $challenged }, { $challenger } would rather play { $game } on these terms.
offer-counter-who = Only { $challenged } can accept here; { $challenger } can still accept the first challenge.
offer-countered = { $player } proposed other terms below. These still stand.
offer-dropped = Dropped: { $line }
offer-other-terms = Other terms were agreed to: { $other } proposed them, { $player } accepted.
offer-first-agreed = { $player } accepted the first challenge instead.
rematch-begins = You both asked for it: the game begins.
terms-title = Other terms
terms-rules = Rules
terms-rules-about = They bring a target and every option; below you may change each.
terms-target = Target
terms-target-about = From 100 to 10000 in steps of 5; empty: that of these rules
terms-stake = Stake
terms-stake-about = The smaller one, such as 1 or 0.25; 0 is for fun
terms-otherwise = Exceptions to these rules
terms-otherwise-about = Choose only what is to differ from the rules you chose above.
terms-otherwise-none = None: all as these rules say
terms-otherwise-classic = as in the classic rules
terms-as-classic = As in the classic rules: { $line }
terms-clock = Clock
terms-clock-about = How much time there is, and whether the game may then be claimed.
declined-countered = Other terms were already proposed: there is one counter-offer per challenge.
declined-both-ways = One option was chosen both ways. Choose one of the two.
