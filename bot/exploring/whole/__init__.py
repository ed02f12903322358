"""The whole bot in simulation: real commands, stage and discord.py, against the playground's Discord on the same seed.

| stood in for | by |
|---|---|
| sockets | `wire`: lines in memory, below discord.py's and the server's own aiohttp; no TLS |
| the machine's time and chance | `wells`: virtual time, and a generator of the seed |
| discord.py's heartbeat thread | `heart`: the same beats as a task |
| drawing | `sketches`: a picture is the digest of its order, with the real words for screen readers |
| the robots' processes | `bot.exploring.incarnation.InlineWorker` |
| aiosqlite's thread, the disk | `bot.exploring.driver`, as for tables and store |
"""
