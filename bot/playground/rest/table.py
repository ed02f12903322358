"""Every route there is."""

from bot.playground.rest import account, channels, commands, emoji, events, guilds, interactions, messages

ROUTES = (
    *account.ROUTES,
    *guilds.ROUTES,
    *channels.ROUTES,
    *messages.ROUTES,
    *commands.ROUTES,
    *emoji.ROUTES,
    *events.ROUTES,
    *interactions.ROUTES,
)
