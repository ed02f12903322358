"""Discord's answers about the bot itself: whether the token is known, its intents, how often it may still connect."""

from datetime import timedelta
from typing import Final

from discord import ApplicationFlags

from bot.doctor.asking import Answers, Application, Gateway, Refusal, Silence
from bot.doctor.finding import Finding, fault, fine, warning
from cogs.permissions import intents

TOKEN: Final = "token"  # noqa: S105
INTENTS: Final = "intents"
CLOCK: Final = "clock"
FEW_STARTS: Final = 20  # left of a day's thousand
SLOW: Final = timedelta(seconds=5)
WRONG: Final = timedelta(minutes=1)
PRIVILEGED: Final = {
    "Presence": ApplicationFlags(gateway_presence=True, gateway_presence_limited=True),
    "Server Members": ApplicationFlags(gateway_guild_members=True, gateway_guild_members_limited=True),
    "Message Content": ApplicationFlags(gateway_message_content=True, gateway_message_content_limited=True),
}
REMEDIES: Final = {
    Refusal.TOKEN: "Make a new token in Discord's developer portal (Bot, Reset Token) and set DISCORD_TOKEN to it.",
    Refusal.LIMITED: "Wait some minutes and ask again.",
    Refusal.FAILED: "Look at https://discordstatus.com and ask again.",
    Refusal.UNREACHED: "See that this machine reaches discord.com: name service, firewall, proxy.",
}


def check_token(answers: Answers) -> tuple[Finding, ...]:
    """Return whether Discord knows the token, and answers."""
    if isinstance(answers.account, Silence):
        return (fault(TOKEN, answers.account.why, REMEDIES[answers.account.refusal]),)
    found = [fine(TOKEN, f"accepted: the bot is {answers.account.username}")]
    if (silence := answers.silence) is not None:
        found.append(warning(TOKEN, f"{silence.why}, so that not all was looked at", REMEDIES[silence.refusal]))
    return (*found, *_starts(answers.gateway))


def _starts(gateway: Gateway | Silence | None) -> tuple[Finding, ...]:
    if not isinstance(gateway, Gateway) or gateway.session_start_limit.remaining >= FEW_STARTS:
        return ()
    starts = gateway.session_start_limit
    says = f"the bot may connect {starts.remaining} more times within {round(starts.reset_after / 3_600_000)} h"
    return (warning(TOKEN, says, "See why it starts so often, in its log; a start too many resets the token."),)


def check_intents(application: Application | Silence | None) -> tuple[Finding, ...]:
    """Return whether the bot is granted its gateway intents. Every bot is granted unprivileged ones."""
    wanted = ", ".join(name for name, is_wanted in intents() if is_wanted)
    says = f"the bot asks for {wanted}; none is privileged, so that they are granted"
    if not isinstance(application, Application):
        return (fine(INTENTS, says),)
    spare = [name for name, flags in PRIVILEGED.items() if application.flags & flags.value]
    do = f"In the portal {', '.join(spare)} is switched on, which the bot does not need." if spare else ""
    return (fine(INTENTS, says, do),)


def check_clock(ahead: timedelta | None) -> tuple[Finding, ...]:
    """Return whether this machine's clock agrees with Discord's. The time zone does not matter."""
    if ahead is None:
        return ()
    seconds = abs(ahead.total_seconds())
    where = "behind" if ahead > timedelta() else "ahead of"
    if abs(ahead) <= SLOW:
        return (fine(CLOCK, "agrees with Discord's to some seconds"),)
    says = f"this machine's clock is {seconds:.0f} s {where} Discord's"
    do = "Let the machine set its clock by the network (timedatectl set-ntp true): players' clocks follow it."
    return (fault(CLOCK, says, do) if abs(ahead) > WRONG else warning(CLOCK, says, do),)
