"""A Discord-shaped server on loopback, and the people who use it.

It speaks enough of REST v10, gateway v10 and the CDN for an unmodified discord.py client, holds a bot to Discord's
documented limits, and makes the weather: lost requests, lost answers, rate limits, broken lines. It is not Discord:
where Discord does not say what it does (the size of its rate limits, say), it does what bots report.

    async with LoopbackDiscord() as discord:      # server.py: world, clock, faults, gateway, exchanges
        guild = discord.add_guild("Friends")
        table = discord.add_channel(guild, "table")
        ada, bob = (discord.add_person(name, guild) for name in ("ada", "bob"))
        ...                                       # start a bot against discord.api_url and discord.gateway_url
        answer = await ada.invoke(table, "/challenge", opponent=bob)
        answer = await bob.press(answer.message, "Accept")
        discord.clock.advance(900)                # fifteen minutes later

Start reading at `server.py` (what a test holds in its hand), `person.py` (what people do and see) and `world.py`
(what there is). `rest/` and `gateway/` are the two ways in for the bot, `limits/` is what Discord refuses, `web/` and
`page/` are the client in the browser.
"""
