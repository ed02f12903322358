"""Every route there is."""

from bot.playground.rest import account, channels, commands, guilds, interactions, messages

ROUTES = (
    *account.ROUTES,
    *guilds.ROUTES,
    *channels.ROUTES,
    *messages.ROUTES,
    *commands.ROUTES,
    *interactions.ROUTES,
)
