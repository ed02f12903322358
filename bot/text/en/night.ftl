# Game nights.

command-night = Plan a game night: an event, with a table that opens when it begins
given-when = When it begins, such as 20:00, Friday 20:00, 2026-12-24 20:00 or in 2 hours
given-zone = Your time zone, as a city (default: that of your quiet hours)
given-night-text = What to call it (default: the game)
night-title = Game night: { $game }
night-event = Press “Interested”, and I’ll call you in the channel when it begins. A table opens then.
night-interested = Press *Interested* on [the event]({ $link }), and I’ll call you here when it begins. A table opens then, and { $host } has a seat.
night-call-off = Call it off
night-off = Called off.
night-begins = { $players }: it’s time for { $night }!
night-cannot = The game night can’t begin. { $why }
night-over = This game night has begun, or was called off.
night-not-yours = Only the person who planned it, or people who manage events, can call it off.
night-needs-you = You need the permission *Create Events* to plan a game night.
night-needs-me = I need the permission *Create Events* to plan a game night.
night-full = This server has a hundred events to come, and Discord allows no more.
night-when-unreadable = I can’t read that time. Type it like 20:00, Friday 20:00, 2026-12-24 20:00 or in 2 hours.
night-when-zone = In which time zone? Name a city in `zone:`, or say it like “in 2 hours”.
night-when-past = That time is already over.
night-when-far = That’s more than a year away.
night-when-skipped = Clocks in { $zone } go forward then, so that time doesn’t exist. Choose another.
night-when-twice = Clocks in { $zone } go back then, so that time comes twice. Choose another.
