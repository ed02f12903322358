"""Falsifications of more than one column, one at a time, and how a check names each."""

from collections.abc import Mapping

from tests.standing.audit.falsifications import A_GAME, CORRECTION, RUNNING

# Changes that no one column shows: the statements, and words of the sentence that names it.
FURTHER: Mapping[str, tuple[str, ...]] = {
    "small letters in a log": (
        f"UPDATE log SET text = replace(text, 'JD', 'jd') || char(9) WHERE table_id = '{A_GAME}' AND ply = 4",
        "ply 4: text is not written",
    ),
    "the word of the bot's last hour": ("UPDATE notes SET value = 'soon' WHERE key = 'alive'", "key alive: value"),
    "when the bot was away": ("UPDATE notes SET value = 'soon' WHERE key = 'gaps'", "key gaps: value cannot be read"),
    "from when until when the bot was away": (
        "UPDATE notes SET value = '[[1, 2], [3]]' WHERE key = 'gaps'",
        "key gaps: value cannot be read",
    ),
    "which games stood still": (
        "UPDATE notes SET value = '{\"A\": \"soon\"}' WHERE key = 'standing still'",
        "key standing still: value cannot be read",
    ),
    "a game's seed is that of another": (
        "UPDATE seeds SET (seed, commitment) = (SELECT other.seed, other.commitment FROM seeds AS other"
        f" WHERE other.table_id = '{A_GAME}') WHERE table_id = {RUNNING}",
        "that one game is a copy of another",
    ),
    "blanks in a log": (
        f"UPDATE log SET text = text || ' ' WHERE table_id = '{A_GAME}' AND ply = 2",
        "ply 2: text is not written",
    ),
    "no text at all in a log": (
        f"UPDATE log SET text = CAST(x'ff00fe' AS TEXT) WHERE table_id = '{A_GAME}' AND ply = 4",
        "ply 4: seat and text do not fit",
    ),
    "an id that is no text": (
        f"UPDATE seeds SET table_id = CAST(x'ff00fe' AS TEXT) WHERE table_id = '{A_GAME}'",
        f"seeds with table_id {A_GAME}: is missing",
    ),
    "half a millisecond": (
        f"UPDATE log SET at = at + 0.5 WHERE table_id = '{A_GAME}' AND ply = 4",
        "ply 4: at holds no value of its kind",
    ),
    "a word for a time": (
        "UPDATE consents SET at = 'noon' WHERE player_id = 2",
        "player_id 2: at holds no value of its kind",
    ),
    "posted in times to come": ("UPDATE announcements SET posted_at = posted_at * 2 WHERE number = 1", "posted_at is"),
    "announced in another order": (
        "UPDATE announcements SET number = -1 WHERE number = 2",
        "UPDATE announcements SET number = 2 WHERE number = 3",
        "UPDATE announcements SET number = 3 WHERE number = -1",
        "of one which was made later",
    ),
    "an announcement of no game": (
        "INSERT INTO announcements SELECT (SELECT max(number) + 1 FROM announcements), 'X-1-feat', NULL, NULL, 'feat',"
        " 1, '1', at, NULL, NULL, NULL FROM table_ends ORDER BY at DESC LIMIT 1",
        "id X-1-feat: table_id is missing",
    ),
    "a challenge that nobody answered, and that did not lapse": (
        "DELETE FROM offer_answers WHERE kind = 'lapsed'",
        "though the challenge lapsed",
    ),
    "a note of what was agreed to": (
        "DELETE FROM notes WHERE value LIKE '%square%'",
        "is missing, though entries before it have one",
    ),
    "an announcement is posted, but not marked": (
        "UPDATE announcements SET posted_at = NULL, message_id = NULL WHERE number = 2",
        "posted_at is missing, though",
    ),
    "the last announcement is posted, but not marked": (
        "UPDATE announcements SET posted_at = NULL, message_id = NULL, tried_at = tried_at - 9000000 WHERE number = 9",
        "UPDATE announcements SET created_at = tried_at WHERE number = 9",
        "was not tried again, though the bot ran until",
    ),
    "posted without a try": (
        "UPDATE announcements SET tried_at = NULL WHERE number = 2",
        "tried_at is missing, though it was posted",
    ),
    "posted a minute before it happened": (
        "UPDATE announcements SET posted_at = created_at - 60000 WHERE number = 2",
        "before it was tried",
    ),
    "posted after the next one": (
        "UPDATE announcements SET posted_at = posted_at + (SELECT max(posted_at) - min(posted_at) FROM announcements)"
        " WHERE number = 2",
        "which was made later",
    ),
    "posted by the message of another": (
        "UPDATE announcements SET message_id = (SELECT message_id FROM announcements WHERE number = 3)"
        " WHERE number = 2",
        "that of GAME00000",
    ),
    "posted by a message of an hour before": (
        "UPDATE announcements SET message_id = message_id - (3600000 << 22) WHERE number = 2",
        "when it was not posted (created_at, posted_at)",
    ),
    "posted by a message that never was": (
        "UPDATE announcements SET message_id = 9223372036854775807 WHERE number = 2",
        "message_id is 9223372036854775807, which Discord has given to nothing",
    ),
    "a time in a log a minute before the one before": (
        f"UPDATE log SET at = at - 60000 WHERE table_id = '{A_GAME}' AND ply = 4",
        "ply 4: at is",
    ),
    "a game begun a minute after it was accepted": (
        f"UPDATE offer_answers SET at = at - 20000 WHERE offer_id = '{A_GAME}'",
        "but the table was made at",
    ),
    "a time for claims that no server can choose": (
        f"UPDATE tables SET window = 1 WHERE id = '{A_GAME}'",
        "which no server can choose",
    ),
    "an order for a window, in a game without": (
        "UPDATE orders SET kind = 'window'",
        "kind is window, but the game has none",
    ),
    "a review that nobody can read": ("UPDATE reviews SET review = '{}'", "review cannot be read"),
    "a review of a game that goes on": (f"UPDATE reviews SET table_id = {RUNNING}", "is that of a game that goes on"),
    "a review of who was forgotten": (
        "UPDATE players SET discord_id = NULL, locale = '', dm_channel_id = NULL WHERE id ="
        " (SELECT player_id FROM seats JOIN reviews USING (table_id, seat))",
        "or of a person who was forgotten",
    ),
    "a seed of nothing": (
        "INSERT INTO seeds VALUES ('NOTHING', zeroblob(32), hex(zeroblob(32)))",
        "seeds with table_id NOTHING: ",
    ),
    "a stake beyond all": ("UPDATE server_settings SET value = '-300'", "value is nothing that can be set there"),
    "no way to be told": ("UPDATE preferences SET value = 'shout'", "value is nothing that can be chosen there"),
    "quiet hours that nobody can read": (
        f"UPDATE seats SET quiet = 'always' WHERE table_id = '{A_GAME}' AND seat = 1",
        "clock or seats cannot be read",
    ),
    "a table shown before it was there": (
        "UPDATE table_messages SET posted_at = 1",
        "posted_at is 1, when there was no game to show",
    ),
    "a person from times to come": (
        "UPDATE players SET created_at = created_at * 2 WHERE id = 1",
        "which is still to come",
    ),
    "somebody who writes to a robot": (
        "UPDATE players SET dm_channel_id = 5 WHERE robot IS NOT NULL",
        "though nobody can write to a robot",
    ),
    "a panel in no channel": (
        "UPDATE panels SET channel_id = 0, message_id = 99",
        "message_id is 99, though channel_id is 0",
    ),
    "a bot that will have been there": (
        "UPDATE notes SET value = '900000000000000' WHERE key = 'alive'",
        "tells of a time that is still to come",
    ),
    "when it was agreed to, and when the last one agreed": (
        f"UPDATE consents SET at = at + 1 WHERE proposal_id = {CORRECTION} AND player_id = 2",
        f"UPDATE agreements SET at = at + 1 WHERE proposal_id = {CORRECTION}",
        "what was noted (notes: value) says",
    ),
}  # fmt: skip
