"""`python -m bot run`: the bot on Discord, until it is asked to stop."""

import aiohttp
import discord

from bot import app, loop
from bot.cli.printing import complain
from bot.cli.status import NEVER
from bot.config import Settings
from bot.connection.misread import Misread
from bot.connection.redirect import NoStandIn
from bot.metrics import CannotListen
from bot.registry import GAMES
from bot.store import NewerDatabase, OlderDatabase, StoreError
from bot.tables import BadSeedKey
from cogs.screens.registry import SHOWN
from render import MissingFont
from render.emoji import pictures


def run(settings: Settings, token: str) -> int:
    """Run the bot until it is asked to stop; the exit status says whether a restart may help."""
    try:
        loop.run(app.run(settings, token, games=GAMES, shown=SHOWN, draw_emoji=pictures))
    except discord.LoginFailure:
        return complain("DISCORD_TOKEN: Discord does not accept this token", status=NEVER)
    except discord.HTTPException as error:
        return complain(f"Discord does not let the bot in now: it answered with status {error.status}")
    except (discord.ConnectionClosed, discord.GatewayNotFound) as error:
        code = f", code {error.code}" if isinstance(error, discord.ConnectionClosed) else ""
        return complain(f"Discord does not let the bot in now ({type(error).__name__}{code})")
    except Misread as error:
        return complain(f"Discord cannot be understood: {error}")
    except NoStandIn as error:
        return complain(f"CHAPEAU_API: {error}")
    except (aiohttp.ClientConnectionError, aiohttp.ClientPayloadError, TimeoutError) as error:
        words = str(error) if type(error) is TimeoutError else ""  # those of others may quote anything
        return complain(f"Discord cannot be reached ({words or type(error).__name__})")
    except CannotListen as error:
        return complain(f"CHAPEAU_METRICS: {error}")
    except (NewerDatabase, OlderDatabase) as error:
        return complain(f"CHAPEAU_DATABASE: {error}", status=NEVER)
    except StoreError as error:
        return complain(f"CHAPEAU_DATABASE: {error}")
    except BadSeedKey as error:
        return complain(f"CHAPEAU_SEED_KEY: {error}", status=NEVER)
    except MissingFont as error:
        return complain(str(error), status=NEVER)
    return 0
