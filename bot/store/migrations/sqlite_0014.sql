-- A database of SQLite as the fourteen revisions before the first release left it. This is history, and never changes.
-- A blank line is between each two statements.

CREATE TABLE players (
    id INTEGER NOT NULL,
    discord_id BIGINT,
    name TEXT NOT NULL,
    locale TEXT NOT NULL,
    dm_channel_id BIGINT,
    created_at BIGINT NOT NULL,
    robot TEXT,
    CONSTRAINT pk_players PRIMARY KEY (id),
    CONSTRAINT uq_players_discord_id UNIQUE (discord_id),
    CONSTRAINT uq_players_robot UNIQUE (robot)
);

CREATE TABLE offers (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    guild_id BIGINT,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    challenger_id INTEGER NOT NULL,
    challenged_id INTEGER,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    stake BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    clock TEXT,
    unit TEXT,
    counters TEXT,
    CONSTRAINT pk_offers PRIMARY KEY (id),
    CONSTRAINT fk_offers_challenged_id FOREIGN KEY(challenged_id) REFERENCES players (id),
    CONSTRAINT fk_offers_challenger_id FOREIGN KEY(challenger_id) REFERENCES players (id)
);

CREATE TABLE offer_answers (
    offer_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    player_id INTEGER,
    at BIGINT NOT NULL,
    CONSTRAINT pk_offer_answers PRIMARY KEY (offer_id),
    CONSTRAINT ck_offer_answers_kind CHECK (kind IN ('accepted', 'declined', 'withdrawn', 'lapsed')),
    CONSTRAINT fk_offer_answers_offer_id FOREIGN KEY(offer_id) REFERENCES offers (id),
    CONSTRAINT fk_offer_answers_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);

CREATE TABLE tables (
    id TEXT NOT NULL,
    game TEXT NOT NULL,
    rules TEXT NOT NULL,
    options TEXT NOT NULL,
    stake BIGINT NOT NULL,
    guild_id BIGINT,
    channel_id BIGINT NOT NULL,
    cut TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    clock TEXT,
    unit TEXT,
    CONSTRAINT pk_tables PRIMARY KEY (id)
);

CREATE INDEX ix_tables_channel_id ON tables (channel_id);

CREATE TABLE seats (
    table_id TEXT NOT NULL,
    seat SMALLINT NOT NULL,
    player_id INTEGER NOT NULL,
    quiet TEXT,
    CONSTRAINT pk_seats PRIMARY KEY (table_id, seat),
    CONSTRAINT ck_seats_seat CHECK (seat >= 0),
    CONSTRAINT fk_seats_player_id FOREIGN KEY(player_id) REFERENCES players (id),
    CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID;

CREATE INDEX ix_seats_player_id ON seats (player_id);

CREATE TABLE seeds (
    table_id TEXT NOT NULL,
    seed BLOB NOT NULL,
    commitment TEXT NOT NULL,
    CONSTRAINT pk_seeds PRIMARY KEY (table_id)
);

CREATE TABLE log (
    table_id TEXT NOT NULL,
    ply INTEGER NOT NULL,
    seat SMALLINT,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_log PRIMARY KEY (table_id, ply),
    CONSTRAINT ck_log_ply CHECK (ply >= 1),
    CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID;

CREATE TABLE table_ends (
    table_id TEXT NOT NULL,
    how TEXT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_table_ends PRIMARY KEY (table_id),
    CONSTRAINT fk_table_ends_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE table_messages (
    table_id TEXT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    posted_at BIGINT NOT NULL,
    CONSTRAINT pk_table_messages PRIMARY KEY (table_id),
    CONSTRAINT fk_table_messages_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE panels (
    table_id TEXT NOT NULL,
    seat SMALLINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    turn INTEGER NOT NULL,
    CONSTRAINT pk_panels PRIMARY KEY (table_id, seat),
    CONSTRAINT fk_panels_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID;

CREATE TABLE announcements (
    number INTEGER NOT NULL,
    id TEXT NOT NULL,
    table_id TEXT,
    ply INTEGER,
    kind TEXT NOT NULL,
    channel_id BIGINT NOT NULL,
    body TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    tried_at BIGINT,
    message_id BIGINT,
    posted_at BIGINT,
    CONSTRAINT pk_announcements PRIMARY KEY (number),
    CONSTRAINT ck_announcements_posted CHECK ((message_id IS NULL) = (posted_at IS NULL)),
    CONSTRAINT ck_announcements_id CHECK (length(id) BETWEEN 1 AND 25),
    CONSTRAINT fk_announcements_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT uq_announcements_id UNIQUE (id)
);

CREATE INDEX ix_announcements_unposted ON announcements (number) WHERE posted_at IS NULL;

CREATE TABLE notes (
    "key" TEXT NOT NULL,
    value TEXT NOT NULL,
    CONSTRAINT pk_notes PRIMARY KEY ("key")
);

CREATE TABLE settlements (
    id TEXT NOT NULL,
    table_id TEXT NOT NULL,
    guild_id BIGINT,
    unit TEXT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_settlements PRIMARY KEY (id),
    CONSTRAINT fk_settlements_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT uq_settlements_table_id UNIQUE (table_id)
);

CREATE TABLE transfers (
    settlement_id TEXT NOT NULL,
    payer_id INTEGER NOT NULL,
    payee_id INTEGER NOT NULL,
    amount BIGINT NOT NULL,
    CONSTRAINT pk_transfers PRIMARY KEY (settlement_id, payer_id, payee_id),
    CONSTRAINT ck_transfers_amount CHECK (amount > 0),
    CONSTRAINT ck_transfers_two_players CHECK (payer_id <> payee_id),
    CONSTRAINT fk_transfers_payee_id FOREIGN KEY(payee_id) REFERENCES players (id),
    CONSTRAINT fk_transfers_payer_id FOREIGN KEY(payer_id) REFERENCES players (id),
    CONSTRAINT fk_transfers_settlement_id FOREIGN KEY(settlement_id) REFERENCES settlements (id)
) WITHOUT ROWID;

CREATE INDEX ix_transfers_payee_id ON transfers (payee_id);

CREATE INDEX ix_transfers_payer_id ON transfers (payer_id);

CREATE TRIGGER log_no_gap BEFORE INSERT ON log WHEN NEW.ply IS NOT (SELECT coalesce(max(ply), 0) + 1 FROM log WHERE table_id = NEW.table_id) BEGIN SELECT RAISE(ABORT, 'plies follow one another'); END;

CREATE TRIGGER announcements_posted_once BEFORE UPDATE ON announcements WHEN OLD.posted_at IS NOT NULL BEGIN SELECT RAISE(ABORT, 'the announcement is posted'); END;

CREATE TRIGGER announcements_keep_words BEFORE UPDATE OF number, id, table_id, ply, kind, channel_id, body, created_at ON announcements BEGIN SELECT RAISE(ABORT, 'an announcement keeps its words'); END;

CREATE TRIGGER announcements_no_delete BEFORE DELETE ON announcements BEGIN SELECT RAISE(ABORT, 'announcements are kept'); END;

CREATE TABLE table_places (
    table_id TEXT NOT NULL,
    channel_id BIGINT NOT NULL,
    CONSTRAINT pk_table_places PRIMARY KEY (table_id),
    CONSTRAINT fk_table_places_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX ix_table_places_channel_id ON table_places (channel_id);

CREATE TABLE notices (
    table_id TEXT NOT NULL,
    seat SMALLINT NOT NULL,
    kind TEXT NOT NULL,
    turn INTEGER NOT NULL,
    CONSTRAINT pk_notices PRIMARY KEY (table_id, seat, kind),
    CONSTRAINT fk_notices_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID;

CREATE TABLE preferences (
    player_id INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    value TEXT NOT NULL,
    CONSTRAINT pk_preferences PRIMARY KEY (player_id, "key"),
    CONSTRAINT fk_preferences_player_id FOREIGN KEY(player_id) REFERENCES players (id)
) WITHOUT ROWID;

CREATE TABLE finished_games (
    number INTEGER NOT NULL,
    table_id TEXT NOT NULL,
    game TEXT NOT NULL,
    guild_id BIGINT,
    at BIGINT NOT NULL,
    ending TEXT NOT NULL,
    rated BOOLEAN NOT NULL,
    deals INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    amount BIGINT NOT NULL,
    unit TEXT,
    CONSTRAINT pk_finished_games PRIMARY KEY (number),
    CONSTRAINT fk_finished_games_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT uq_finished_games_table_id UNIQUE (table_id)
);

CREATE TABLE game_facts (
    number INTEGER NOT NULL,
    seat SMALLINT NOT NULL,
    player_id INTEGER NOT NULL,
    won BOOLEAN NOT NULL,
    points INTEGER NOT NULL,
    eights INTEGER NOT NULL,
    twos INTEGER NOT NULL,
    cleans INTEGER NOT NULL,
    chapeaux_given INTEGER NOT NULL,
    chapeaux_suffered INTEGER NOT NULL,
    skunks_given INTEGER NOT NULL,
    skunks_suffered INTEGER NOT NULL,
    net BIGINT NOT NULL,
    best_deal INTEGER NOT NULL,
    CONSTRAINT pk_game_facts PRIMARY KEY (number, seat),
    CONSTRAINT fk_game_facts_number FOREIGN KEY(number) REFERENCES finished_games (number),
    CONSTRAINT fk_game_facts_player_id FOREIGN KEY(player_id) REFERENCES players (id)
) WITHOUT ROWID;

CREATE INDEX ix_game_facts_player_id_number ON game_facts (player_id, number);

CREATE TABLE listings (
    player_id INTEGER NOT NULL,
    everywhere BOOLEAN NOT NULL,
    CONSTRAINT pk_listings PRIMARY KEY (player_id),
    CONSTRAINT fk_listings_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);

CREATE TABLE proposed_transfers (
    proposal_id TEXT NOT NULL,
    payer_id INTEGER NOT NULL,
    payee_id INTEGER NOT NULL,
    amount BIGINT NOT NULL,
    CONSTRAINT pk_proposed_transfers PRIMARY KEY (proposal_id, payer_id, payee_id),
    CONSTRAINT ck_proposed_transfers_amount CHECK (amount > 0),
    CONSTRAINT ck_proposed_transfers_two_players CHECK (payer_id <> payee_id),
    CONSTRAINT fk_proposed_transfers_payee_id FOREIGN KEY(payee_id) REFERENCES players (id),
    CONSTRAINT fk_proposed_transfers_payer_id FOREIGN KEY(payer_id) REFERENCES players (id),
    CONSTRAINT fk_proposed_transfers_proposal_id FOREIGN KEY(proposal_id) REFERENCES proposals (id)
) WITHOUT ROWID;

CREATE INDEX ix_proposed_transfers_payee_id ON proposed_transfers (payee_id);

CREATE INDEX ix_proposed_transfers_payer_id ON proposed_transfers (payer_id);

CREATE TABLE consents (
    proposal_id TEXT NOT NULL,
    player_id INTEGER NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_consents PRIMARY KEY (proposal_id, player_id),
    CONSTRAINT fk_consents_player_id FOREIGN KEY(player_id) REFERENCES players (id),
    CONSTRAINT fk_consents_proposal_id FOREIGN KEY(proposal_id) REFERENCES proposals (id)
) WITHOUT ROWID;

CREATE TABLE agreements (
    proposal_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_agreements PRIMARY KEY (proposal_id),
    CONSTRAINT fk_agreements_proposal_id FOREIGN KEY(proposal_id) REFERENCES proposals (id)
);

CREATE TABLE feats (
    player_id INTEGER NOT NULL,
    feat TEXT NOT NULL,
    table_id TEXT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_feats PRIMARY KEY (player_id, feat),
    CONSTRAINT fk_feats_player_id FOREIGN KEY(player_id) REFERENCES players (id),
    CONSTRAINT fk_feats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
) WITHOUT ROWID;

CREATE INDEX ix_feats_table_id ON feats (table_id);

CREATE TABLE server_settings (
    guild_id BIGINT NOT NULL,
    "key" TEXT NOT NULL,
    value TEXT NOT NULL,
    CONSTRAINT pk_server_settings PRIMARY KEY (guild_id, "key")
) WITHOUT ROWID;

CREATE TABLE proposals (
    id TEXT NOT NULL,
    kind TEXT NOT NULL,
    guild_id BIGINT NOT NULL,
    unit TEXT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_proposals PRIMARY KEY (id),
    CONSTRAINT ck_proposals_kind CHECK (kind IN ('square', 'net', 'correct'))
);

CREATE TABLE dissents (
    proposal_id TEXT NOT NULL,
    player_id INTEGER NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_dissents PRIMARY KEY (proposal_id),
    CONSTRAINT fk_dissents_player_id FOREIGN KEY(player_id) REFERENCES players (id),
    CONSTRAINT fk_dissents_proposal_id FOREIGN KEY(proposal_id) REFERENCES proposals (id)
);

CREATE INDEX ix_table_ends_at ON table_ends (at, table_id);

CREATE INDEX ix_settlements_guild_id ON settlements (guild_id);

CREATE INDEX ix_proposals_guild_id ON proposals (guild_id);

CREATE INDEX ix_offers_challenger_id ON offers (challenger_id);

CREATE INDEX ix_offers_challenged_id ON offers (challenged_id);

CREATE UNIQUE INDEX ix_offers_counters ON offers (counters) WHERE counters IS NOT NULL;

CREATE TABLE ratings (
    game TEXT NOT NULL,
    scope BIGINT NOT NULL,
    player_id INTEGER NOT NULL,
    mu BIGINT NOT NULL,
    sigma BIGINT NOT NULL,
    games INTEGER NOT NULL,
    CONSTRAINT pk_ratings PRIMARY KEY (game, scope, player_id),
    CONSTRAINT fk_ratings_player_id FOREIGN KEY(player_id) REFERENCES players (id)
) WITHOUT ROWID;

CREATE INDEX ix_ratings_player_id ON ratings (player_id);

CREATE INDEX ix_consents_player_id ON consents (player_id);

CREATE INDEX ix_tables_guild_id ON tables (guild_id);

CREATE TABLE tallies (
    game TEXT NOT NULL,
    scope BIGINT NOT NULL,
    period INTEGER NOT NULL,
    player_id INTEGER NOT NULL,
    games INTEGER NOT NULL,
    wins INTEGER NOT NULL,
    naturals INTEGER NOT NULL,
    chapeaux INTEGER NOT NULL,
    last_at BIGINT NOT NULL,
    rating INTEGER NOT NULL,
    rated INTEGER NOT NULL,
    CONSTRAINT pk_tallies PRIMARY KEY (game, scope, period, player_id),
    CONSTRAINT fk_tallies_player_id FOREIGN KEY(player_id) REFERENCES players (id)
) WITHOUT ROWID;

CREATE INDEX ix_tallies_rating ON tallies (game, scope, period, rating, player_id, last_at, rated);

CREATE INDEX ix_tallies_wins ON tallies (game, scope, period, wins, player_id, last_at, rated);

CREATE INDEX ix_tallies_naturals ON tallies (game, scope, period, naturals, player_id, last_at, rated);

CREATE INDEX ix_tallies_chapeaux ON tallies (game, scope, period, chapeaux, player_id, last_at, rated);

CREATE INDEX ix_tallies_player_id ON tallies (player_id);

CREATE TABLE winnings (
    game TEXT NOT NULL,
    scope BIGINT NOT NULL,
    period INTEGER NOT NULL,
    unit TEXT NOT NULL,
    player_id INTEGER NOT NULL,
    net BIGINT NOT NULL,
    CONSTRAINT pk_winnings PRIMARY KEY (game, scope, period, unit, player_id),
    CONSTRAINT fk_winnings_player_id FOREIGN KEY(player_id) REFERENCES players (id)
) WITHOUT ROWID;

CREATE INDEX ix_winnings_net ON winnings (game, scope, period, unit, net, player_id);

CREATE INDEX ix_winnings_player_id ON winnings (player_id);
