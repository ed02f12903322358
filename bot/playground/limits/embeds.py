"""The limits of an embed.

Source: Discord's reference, "Message: embed limits". Outer whitespace is trimmed before counting.
"""

from bot.playground.limits.form import Form

MOST_EMBEDS = 10
MOST_CHARACTERS_TOGETHER = 6000
WEB = ("http", "https")
MEDIA = ("http", "https", "attachment")
SHOWN = ("title", "description", "author", "footer", "image", "thumbnail", "fields")


def check_embeds(message: Form) -> None:
    """Note faults of `embeds`: each length, each URL, at most ten, at most 6000 characters together."""
    embeds = message.forms("embeds", most=MOST_EMBEDS)
    together = sum(_check_embed(embed) for embed in embeds)
    if together > MOST_CHARACTERS_TOGETHER:
        message.fail(
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {MOST_CHARACTERS_TOGETHER}",
            "embeds",
        )


def _check_embed(embed: Form) -> int:
    """Note the faults of one embed and count its characters."""
    count = _count(embed, "title", 256) + _count(embed, "description", 4096)
    embed.url("url", WEB)
    embed.whole("color", 0, 0xFFFFFF)
    embed.text("timestamp", 64)
    author, footer = embed.form("author"), embed.form("footer")
    if author is not None:
        count += _count(author, "name", 256, required=True)
        author.url("url", WEB)
        author.url("icon_url", MEDIA)
    if footer is not None:
        count += _count(footer, "text", 2048, required=True)
        footer.url("icon_url", MEDIA)
    for key in ("image", "thumbnail"):
        picture = embed.form(key)
        if picture is not None:
            picture.url("url", MEDIA, required=True)
    for field in embed.forms("fields", most=25):
        count += _count(field, "name", 256, required=True) + _count(field, "value", 1024, required=True)
        field.truth("inline")
    if not any(embed.fields.get(key) for key in SHOWN):
        embed.require("description")
    return count


def _count(form: Form, key: str, longest: int, *, required: bool = False) -> int:
    text = form.text(key, longest, shortest=1 if required else 0, required=required, trimmed=True)
    return len(text.strip()) if text else 0
