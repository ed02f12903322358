# What holds in a server, and what each person prefers.

## The server's settings

server-title = Settings of this server
server-said = Done. This is how things stand now.
server-channels = Games may be started in { $channels }.
server-channels-all = Games may be started in every channel.
server-role = Only { $role } may play.
server-role-all = Everyone may play.
server-rules = Usual terms: { $rules }
server-stake = Usual stakes: { $smaller } and { $larger } { $unit }.
server-stake-fun = Usual stakes: none, for fun.
server-largest-stake = The smaller stake is { $most } { $unit } at most.
server-unit = Stakes are counted in { $unit }.
server-language = Public messages: { $language }.
server-theme = Public pictures: { $theme }.
server-threads-usual = Threads: as the operator of this bot set it.
server-threads-yes = Threads: each game gets one of its own.
server-threads-no = Threads: none, games stay in their channel.
server-records-players = Records of finished games: for their players.
server-records-everyone = Records of finished games: for everyone here.

server-channels-menu = Channels for games (none: every channel)
server-role-menu = Who may play (none: everyone)
server-rules-menu = Usual rules
server-rules-choice = Usual rules: { $rules }.
server-language-menu = Language of public messages
server-theme-menu = Public pictures
server-threads-menu = Threads for games
server-records-menu = Who may take the record of a finished game

server-stake-button = Usual stake…
server-stake-label = The smaller stake
server-stake-description = Such as 1 or 0.25; the larger is three times that. 0 is for fun.
server-largest-stake-button = Largest stake…
server-largest-stake-label = The largest smaller stake
server-largest-stake-description = No challenge may ask for more. An amount such as 5 or 0.50.
server-target-button = Target…
server-target-label = Points that end a game
server-target-description = From 100 to 10000 in steps of 5. Choosing rules brings their own target back.
server-unit-button = Unit…
server-unit-label = What stakes are counted in
server-unit-description = Up to { $longest } letters; empty for the usual one. I keep count among friends and never touch money.

language-usual = as Discord says
language-en = English
language-fr = French
theme-night = night, ink blue
theme-day = day, bone
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
settings-about = Each choice holds at once. Public messages and pictures follow the server’s settings.
settings-said = Done. This is how you like it now.
settings-holds = { $what }: { $chosen }
settings-language = Language
settings-language-auto = as your Discord
settings-language-en = English
settings-language-fr = French
settings-theme = Pictures
settings-theme-night = night, ink blue
settings-theme-day = day, bone
settings-deck = Suits
settings-deck-two = two colours
settings-deck-four = four colours
settings-cards = Cards
settings-cards-usual = usual size
settings-cards-larger = larger, for a phone
settings-order = Hand
settings-order-down = ace to two
settings-order-up = two to ace
settings-order-value = dearest first
settings-leaderboards = Leaderboards
settings-leaderboards-yes = may name you
settings-leaderboards-no = leave you out

## The terms of a challenge

offer-terms = Other terms…
offer-counter = { $challenged }, { $challenger } would rather play { $game } on these terms. Accept either challenge.
offer-dropped = Dropped: { $line }
offer-other-terms = Other terms were agreed to.
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
declined-countered = Other terms were proposed already; accept one of the two challenges, or none.
declined-both-ways = One option was chosen both ways. Choose one of the two.
