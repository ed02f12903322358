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
server-language = Public messages: { $language }.
server-theme = Public pictures: { $theme }.

server-channels-menu = Channels for games (none: every channel)
server-role-menu = Who may play (none: everyone)
server-rules-menu = Usual rules
server-language-menu = Language of public messages
server-theme-menu = Public pictures

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
server-unit-description = A word of up to { $longest } letters. I keep count among friends and never touch money.

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
settings-said = Done. This is how you like it now.
settings-language = Language
settings-language-auto = as your Discord
settings-language-en = English
settings-language-fr = French
settings-theme = Your pictures
settings-theme-night = night, ink blue
settings-theme-day = day, bone
settings-deck = Suits
settings-deck-two = two colours
settings-deck-four = four colours
settings-cards = Cards in your hand
settings-cards-usual = usual size
settings-cards-larger = larger
settings-leaderboards = Leaderboards
settings-leaderboards-yes = may name you
settings-leaderboards-no = leave you out

## The terms of a challenge

offer-terms = Other terms…
offer-counter = { $challenged }, { $challenger } would rather play { $game } on these terms. Accept either challenge.
offer-other-terms = Other terms were agreed to.
terms-rules = Rules
terms-rules-about = One of: { $choices }
terms-target = Target
terms-target-about = Points that end the game, 100 to 10000 in steps of 5
terms-stake = Stake
terms-stake-about = The smaller one, such as 1 or 0.25; 0 is for fun
terms-options = Single options
terms-options-about = Change what stands behind an equals sign
option-clean_natural = A clean natural is for: out, any.
option-difference = The difference is counted: nearest, started.
option-skunk = A skunk counts: multiply, mark.
option-progressive = Progressive payments: say yes or no.
option-unknown = I know no such option.
declined-countered = Other terms were proposed already; accept one of the two challenges, or none.
