-- A new database of PostgreSQL, as revision 0023 leaves one of SQLite: PostgreSQL was not served before. This is history,
-- too, and never changes: the revisions that follow run on both.

CREATE TABLE lobbies (
    id TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    seats BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    again TEXT COLLATE "C",
    CONSTRAINT pk_lobbies PRIMARY KEY (id)
);

CREATE INDEX ix_lobbies_again ON lobbies (again);

CREATE TABLE notes (
    key TEXT COLLATE "C" NOT NULL,
    value TEXT COLLATE "C" NOT NULL,
    CONSTRAINT pk_notes PRIMARY KEY (key)
);

CREATE TABLE players (
    id BIGSERIAL NOT NULL,
    discord_id BIGINT,
    name TEXT COLLATE "C" NOT NULL,
    locale TEXT COLLATE "C" NOT NULL,
    dm_channel_id BIGINT,
    created_at BIGINT NOT NULL,
    robot TEXT COLLATE "C",
    robot_number BIGINT,
    CONSTRAINT pk_players PRIMARY KEY (id),
    CONSTRAINT uq_players_robot_robot_number UNIQUE (robot, robot_number),
    CONSTRAINT uq_players_discord_id UNIQUE (discord_id)
);

CREATE TABLE proposals (
    id TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT NOT NULL,
    unit TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_proposals PRIMARY KEY (id),
    CONSTRAINT ck_proposals_kind CHECK (kind IN ('square', 'net', 'correct'))
);

CREATE INDEX ix_proposals_guild_id ON proposals (guild_id);

CREATE TABLE seeds (
    table_id TEXT COLLATE "C" NOT NULL,
    seed BYTEA NOT NULL,
    commitment TEXT COLLATE "C" NOT NULL,
    CONSTRAINT pk_seeds PRIMARY KEY (table_id)
);

CREATE TABLE server_settings (
    guild_id BIGINT NOT NULL,
    key TEXT COLLATE "C" NOT NULL,
    value TEXT COLLATE "C" NOT NULL,
    CONSTRAINT pk_server_settings PRIMARY KEY (guild_id, key)
);

CREATE TABLE tables (
    id TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    rules TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    stake BIGINT NOT NULL,
    guild_id BIGINT,
    channel_id BIGINT NOT NULL,
    cut TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    clock TEXT COLLATE "C",
    unit TEXT COLLATE "C",
    due_at BIGINT DEFAULT 0,
    shown_ply BIGINT,
    "window" BIGINT,
    CONSTRAINT pk_tables PRIMARY KEY (id)
);

CREATE INDEX ix_tables_channel_id ON tables (channel_id);

CREATE INDEX ix_tables_due_at ON tables (due_at, id) WHERE due_at IS NOT NULL;

CREATE INDEX ix_tables_guild_id ON tables (guild_id);

CREATE TABLE agreements (
    proposal_id TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_agreements PRIMARY KEY (proposal_id),
    CONSTRAINT fk_agreements_proposal_id FOREIGN KEY(proposal_id) REFERENCES proposals (id)
);

CREATE TABLE announcements (
    number BIGSERIAL NOT NULL,
    id TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C",
    ply BIGINT,
    kind TEXT COLLATE "C" NOT NULL,
    channel_id BIGINT NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    tried_at BIGINT,
    message_id BIGINT,
    posted_at BIGINT,
    CONSTRAINT pk_announcements PRIMARY KEY (number),
    CONSTRAINT ck_announcements_id CHECK (length(id) BETWEEN 1 AND 25),
    CONSTRAINT ck_announcements_posted CHECK ((message_id IS NULL) = (posted_at IS NULL)),
    CONSTRAINT uq_announcements_id UNIQUE (id),
    CONSTRAINT fk_announcements_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX ix_announcements_unposted ON announcements (number) WHERE posted_at IS NULL;

CREATE TABLE consents (
    proposal_id TEXT COLLATE "C" NOT NULL,
    player_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_consents PRIMARY KEY (proposal_id, player_id),
    CONSTRAINT fk_consents_proposal_id FOREIGN KEY(proposal_id) REFERENCES proposals (id),
    CONSTRAINT fk_consents_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);

CREATE INDEX ix_consents_player_id ON consents (player_id);

CREATE TABLE dissents (
    proposal_id TEXT COLLATE "C" NOT NULL,
    player_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_dissents PRIMARY KEY (proposal_id),
    CONSTRAINT fk_dissents_proposal_id FOREIGN KEY(proposal_id) REFERENCES proposals (id),
    CONSTRAINT fk_dissents_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);

CREATE TABLE feats (
    player_id BIGINT NOT NULL,
    feat TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_feats PRIMARY KEY (player_id, feat),
    CONSTRAINT fk_feats_player_id FOREIGN KEY(player_id) REFERENCES players (id),
    CONSTRAINT fk_feats_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX ix_feats_table_id ON feats (table_id);

CREATE TABLE finished_games (
    number BIGSERIAL NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT,
    at BIGINT NOT NULL,
    ending TEXT COLLATE "C" NOT NULL,
    rated BOOLEAN NOT NULL,
    deals BIGINT NOT NULL,
    turns BIGINT NOT NULL,
    amount BIGINT NOT NULL,
    unit TEXT COLLATE "C",
    CONSTRAINT pk_finished_games PRIMARY KEY (number),
    CONSTRAINT uq_finished_games_table_id UNIQUE (table_id),
    CONSTRAINT fk_finished_games_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE leftovers (
    table_id TEXT COLLATE "C" NOT NULL,
    message_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    seat BIGINT,
    CONSTRAINT pk_leftovers PRIMARY KEY (table_id, message_id),
    CONSTRAINT fk_leftovers_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE listings (
    player_id BIGINT NOT NULL,
    everywhere BOOLEAN NOT NULL,
    CONSTRAINT pk_listings PRIMARY KEY (player_id),
    CONSTRAINT fk_listings_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);

CREATE TABLE lobby_acts (
    lobby_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    player_id BIGINT,
    press_id BIGINT,
    text TEXT COLLATE "C",
    at BIGINT NOT NULL,
    CONSTRAINT pk_lobby_acts PRIMARY KEY (lobby_id, number),
    CONSTRAINT ck_lobby_acts_number CHECK (number >= 1),
    CONSTRAINT fk_lobby_acts_lobby_id FOREIGN KEY(lobby_id) REFERENCES lobbies (id),
    CONSTRAINT fk_lobby_acts_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);

CREATE INDEX ix_lobby_acts_player_id ON lobby_acts (player_id);

CREATE TABLE log (
    table_id TEXT COLLATE "C" NOT NULL,
    ply BIGINT NOT NULL,
    seat BIGINT,
    text TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_log PRIMARY KEY (table_id, ply),
    CONSTRAINT ck_log_ply CHECK (ply >= 1),
    CONSTRAINT fk_log_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE notices (
    table_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    turn BIGINT NOT NULL,
    CONSTRAINT pk_notices PRIMARY KEY (table_id, seat, kind),
    CONSTRAINT fk_notices_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE offers (
    id TEXT COLLATE "C" NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    challenger_id BIGINT NOT NULL,
    challenged_id BIGINT,
    rules TEXT COLLATE "C" NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    stake BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    clock TEXT COLLATE "C",
    unit TEXT COLLATE "C",
    counters TEXT COLLATE "C",
    CONSTRAINT pk_offers PRIMARY KEY (id),
    CONSTRAINT fk_offers_challenger_id FOREIGN KEY(challenger_id) REFERENCES players (id),
    CONSTRAINT fk_offers_challenged_id FOREIGN KEY(challenged_id) REFERENCES players (id)
);

CREATE INDEX ix_offers_challenged_id ON offers (challenged_id);

CREATE INDEX ix_offers_challenger_id ON offers (challenger_id);

CREATE UNIQUE INDEX ix_offers_counters ON offers (counters) WHERE counters IS NOT NULL;

CREATE TABLE orders (
    table_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    deal BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    moves TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_orders PRIMARY KEY (table_id, seat, deal, kind),
    CONSTRAINT ck_orders_kind CHECK (kind IN ('always', 'window', 'turn')),
    CONSTRAINT fk_orders_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE panels (
    table_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    CONSTRAINT pk_panels PRIMARY KEY (table_id, seat),
    CONSTRAINT fk_panels_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE preferences (
    player_id BIGINT NOT NULL,
    key TEXT COLLATE "C" NOT NULL,
    value TEXT COLLATE "C" NOT NULL,
    CONSTRAINT pk_preferences PRIMARY KEY (player_id, key),
    CONSTRAINT fk_preferences_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);

CREATE TABLE proposed_transfers (
    proposal_id TEXT COLLATE "C" NOT NULL,
    payer_id BIGINT NOT NULL,
    payee_id BIGINT NOT NULL,
    amount BIGINT NOT NULL,
    CONSTRAINT pk_proposed_transfers PRIMARY KEY (proposal_id, payer_id, payee_id),
    CONSTRAINT ck_proposed_transfers_amount CHECK (amount > 0),
    CONSTRAINT ck_proposed_transfers_two_players CHECK (payer_id <> payee_id),
    CONSTRAINT fk_proposed_transfers_proposal_id FOREIGN KEY(proposal_id) REFERENCES proposals (id),
    CONSTRAINT fk_proposed_transfers_payer_id FOREIGN KEY(payer_id) REFERENCES players (id),
    CONSTRAINT fk_proposed_transfers_payee_id FOREIGN KEY(payee_id) REFERENCES players (id)
);

CREATE INDEX ix_proposed_transfers_payee_id ON proposed_transfers (payee_id);

CREATE INDEX ix_proposed_transfers_payer_id ON proposed_transfers (payer_id);

CREATE TABLE ratings (
    game TEXT COLLATE "C" NOT NULL,
    scope BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    mu BIGINT NOT NULL,
    sigma BIGINT NOT NULL,
    games BIGINT NOT NULL,
    CONSTRAINT pk_ratings PRIMARY KEY (game, scope, player_id),
    CONSTRAINT fk_ratings_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);

CREATE INDEX ix_ratings_player_id ON ratings (player_id);

CREATE TABLE seats (
    table_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    quiet TEXT COLLATE "C",
    CONSTRAINT pk_seats PRIMARY KEY (table_id, seat),
    CONSTRAINT ck_seats_seat CHECK (seat >= 0),
    CONSTRAINT fk_seats_table_id FOREIGN KEY(table_id) REFERENCES tables (id),
    CONSTRAINT fk_seats_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);

CREATE INDEX ix_seats_player_id ON seats (player_id);

CREATE TABLE settlements (
    id TEXT COLLATE "C" NOT NULL,
    table_id TEXT COLLATE "C" NOT NULL,
    guild_id BIGINT,
    unit TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_settlements PRIMARY KEY (id),
    CONSTRAINT uq_settlements_table_id UNIQUE (table_id),
    CONSTRAINT fk_settlements_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX ix_settlements_guild_id ON settlements (guild_id);

CREATE TABLE table_ends (
    table_id TEXT COLLATE "C" NOT NULL,
    how TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_table_ends PRIMARY KEY (table_id),
    CONSTRAINT fk_table_ends_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX ix_table_ends_at ON table_ends (at, table_id);

CREATE TABLE table_messages (
    table_id TEXT COLLATE "C" NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT NOT NULL,
    posted_at BIGINT NOT NULL,
    CONSTRAINT pk_table_messages PRIMARY KEY (table_id),
    CONSTRAINT fk_table_messages_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE table_places (
    table_id TEXT COLLATE "C" NOT NULL,
    channel_id BIGINT NOT NULL,
    CONSTRAINT pk_table_places PRIMARY KEY (table_id),
    CONSTRAINT fk_table_places_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX ix_table_places_channel_id ON table_places (channel_id);

CREATE TABLE table_proposals (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    matter TEXT COLLATE "C" NOT NULL,
    seat BIGINT NOT NULL,
    turn BIGINT NOT NULL,
    about BIGINT,
    at BIGINT NOT NULL,
    CONSTRAINT pk_table_proposals PRIMARY KEY (table_id, number),
    CONSTRAINT ck_table_proposals_matter CHECK (matter IN ('pause', 'end', 'deputy')),
    CONSTRAINT fk_table_proposals_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE TABLE tallies (
    game TEXT COLLATE "C" NOT NULL,
    scope BIGINT NOT NULL,
    period BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    rating BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    CONSTRAINT pk_tallies PRIMARY KEY (game, scope, period, player_id),
    CONSTRAINT fk_tallies_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);

CREATE INDEX ix_tallies_player_id ON tallies (player_id);

CREATE INDEX ix_tallies_rating ON tallies (game, scope, period, rating, player_id, last_at, rated);

CREATE INDEX ix_tallies_wins ON tallies (game, scope, period, wins, player_id, last_at, rated);

CREATE TABLE tally_figures (
    game TEXT COLLATE "C" NOT NULL,
    scope BIGINT NOT NULL,
    period BIGINT NOT NULL,
    board TEXT COLLATE "C" NOT NULL,
    player_id BIGINT NOT NULL,
    value BIGINT NOT NULL,
    CONSTRAINT pk_tally_figures PRIMARY KEY (game, scope, period, board, player_id),
    CONSTRAINT fk_tally_figures_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);

CREATE INDEX ix_tally_figures_player_id ON tally_figures (player_id);

CREATE INDEX ix_tally_figures_value ON tally_figures (game, scope, period, board, value, player_id);

CREATE TABLE winnings (
    game TEXT COLLATE "C" NOT NULL,
    scope BIGINT NOT NULL,
    period BIGINT NOT NULL,
    unit TEXT COLLATE "C" NOT NULL,
    player_id BIGINT NOT NULL,
    net BIGINT NOT NULL,
    CONSTRAINT pk_winnings PRIMARY KEY (game, scope, period, unit, player_id),
    CONSTRAINT fk_winnings_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);

CREATE INDEX ix_winnings_net ON winnings (game, scope, period, unit, net, player_id);

CREATE INDEX ix_winnings_player_id ON winnings (player_id);

CREATE TABLE game_facts (
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    player_id BIGINT NOT NULL,
    won BOOLEAN NOT NULL,
    place BIGINT NOT NULL,
    left_as BIGINT NOT NULL,
    points BIGINT NOT NULL,
    net BIGINT NOT NULL,
    CONSTRAINT pk_game_facts PRIMARY KEY (number, seat),
    CONSTRAINT fk_game_facts_number FOREIGN KEY(number) REFERENCES finished_games (number),
    CONSTRAINT fk_game_facts_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);

CREATE INDEX ix_game_facts_player_id_number ON game_facts (player_id, number);

CREATE TABLE game_figures (
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    name TEXT COLLATE "C" NOT NULL,
    value BIGINT NOT NULL,
    CONSTRAINT pk_game_figures PRIMARY KEY (number, seat, name),
    CONSTRAINT fk_game_figures_number FOREIGN KEY(number) REFERENCES finished_games (number)
);

CREATE TABLE offer_answers (
    offer_id TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    player_id BIGINT,
    at BIGINT NOT NULL,
    CONSTRAINT pk_offer_answers PRIMARY KEY (offer_id),
    CONSTRAINT ck_offer_answers_kind CHECK (kind IN ('accepted', 'declined', 'withdrawn', 'lapsed')),
    CONSTRAINT fk_offer_answers_offer_id FOREIGN KEY(offer_id) REFERENCES offers (id),
    CONSTRAINT fk_offer_answers_player_id FOREIGN KEY(player_id) REFERENCES players (id)
);

CREATE TABLE table_consents (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    at BIGINT NOT NULL,
    CONSTRAINT pk_table_consents PRIMARY KEY (table_id, number, seat),
    CONSTRAINT fk_table_consents_table_id FOREIGN KEY(table_id, number) REFERENCES table_proposals (table_id, number)
);

CREATE TABLE table_proposal_ends (
    table_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    seat BIGINT NOT NULL,
    ply BIGINT,
    at BIGINT NOT NULL,
    CONSTRAINT pk_table_proposal_ends PRIMARY KEY (table_id, number),
    CONSTRAINT fk_table_proposal_ends_table_id FOREIGN KEY(table_id, number) REFERENCES table_proposals (table_id, number)
);

CREATE TABLE transfers (
    settlement_id TEXT COLLATE "C" NOT NULL,
    payer_id BIGINT NOT NULL,
    payee_id BIGINT NOT NULL,
    amount BIGINT NOT NULL,
    CONSTRAINT pk_transfers PRIMARY KEY (settlement_id, payer_id, payee_id),
    CONSTRAINT ck_transfers_amount CHECK (amount > 0),
    CONSTRAINT ck_transfers_two_players CHECK (payer_id <> payee_id),
    CONSTRAINT fk_transfers_settlement_id FOREIGN KEY(settlement_id) REFERENCES settlements (id),
    CONSTRAINT fk_transfers_payer_id FOREIGN KEY(payer_id) REFERENCES players (id),
    CONSTRAINT fk_transfers_payee_id FOREIGN KEY(payee_id) REFERENCES players (id)
);

CREATE INDEX ix_transfers_payee_id ON transfers (payee_id);

CREATE INDEX ix_transfers_payer_id ON transfers (payer_id);

-- What was written stays written.

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'integrity_constraint_violation';
END $$;

CREATE TRIGGER offer_answers_no_update BEFORE UPDATE ON offer_answers FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER offer_answers_no_delete BEFORE DELETE ON offer_answers FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER log_no_update BEFORE UPDATE ON log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER log_no_delete BEFORE DELETE ON log FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER table_ends_no_update BEFORE UPDATE ON table_ends FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER table_ends_no_delete BEFORE DELETE ON table_ends FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER settlements_no_update BEFORE UPDATE ON settlements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER settlements_no_delete BEFORE DELETE ON settlements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfers_no_update BEFORE UPDATE ON transfers FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER transfers_no_delete BEFORE DELETE ON transfers FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER finished_games_no_update BEFORE UPDATE ON finished_games FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER finished_games_no_delete BEFORE DELETE ON finished_games FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER game_facts_no_update BEFORE UPDATE ON game_facts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER game_facts_no_delete BEFORE DELETE ON game_facts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER game_figures_no_update BEFORE UPDATE ON game_figures FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER game_figures_no_delete BEFORE DELETE ON game_figures FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER proposals_no_update BEFORE UPDATE ON proposals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER proposals_no_delete BEFORE DELETE ON proposals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER proposed_transfers_no_update BEFORE UPDATE ON proposed_transfers FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER proposed_transfers_no_delete BEFORE DELETE ON proposed_transfers FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consents_no_update BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER consents_no_delete BEFORE DELETE ON consents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER agreements_no_update BEFORE UPDATE ON agreements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER agreements_no_delete BEFORE DELETE ON agreements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER dissents_no_update BEFORE UPDATE ON dissents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER dissents_no_delete BEFORE DELETE ON dissents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER feats_no_update BEFORE UPDATE ON feats FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER feats_no_delete BEFORE DELETE ON feats FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER lobby_acts_no_update BEFORE UPDATE ON lobby_acts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER lobby_acts_no_delete BEFORE DELETE ON lobby_acts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER table_proposals_no_update BEFORE UPDATE ON table_proposals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER table_proposals_no_delete BEFORE DELETE ON table_proposals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER table_consents_no_update BEFORE UPDATE ON table_consents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER table_consents_no_delete BEFORE DELETE ON table_consents FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER table_proposal_ends_no_update BEFORE UPDATE ON table_proposal_ends FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER table_proposal_ends_no_delete BEFORE DELETE ON table_proposal_ends FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER announcements_no_delete BEFORE DELETE ON announcements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER announcements_keep_words BEFORE UPDATE OF number, id, table_id, ply, kind, channel_id, body, created_at
    ON announcements FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER announcements_posted_once BEFORE UPDATE ON announcements
    FOR EACH ROW WHEN (OLD.posted_at IS NOT NULL) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER seeds_no_delete BEFORE DELETE ON seeds FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER seeds_no_update BEFORE UPDATE OF table_id, commitment ON seeds
    FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Plies count 1, 2, 3, …, and so do the acts in a lobby. Of two transactions that add the same one, the key refuses the
-- second as soon as the first is committed.

CREATE FUNCTION refuse_gap_in_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.ply IS DISTINCT FROM (SELECT coalesce(max(ply), 0) + 1 FROM log WHERE table_id = NEW.table_id) THEN
        RAISE EXCEPTION 'plies follow one another' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$;

CREATE FUNCTION refuse_gap_in_lobby() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF NEW.number IS DISTINCT FROM (SELECT coalesce(max(number), 0) + 1 FROM lobby_acts WHERE lobby_id = NEW.lobby_id) THEN
        RAISE EXCEPTION 'acts follow one another' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NEW;
END $$;

CREATE TRIGGER log_no_gap BEFORE INSERT ON log FOR EACH ROW EXECUTE FUNCTION refuse_gap_in_log();
CREATE TRIGGER lobby_acts_no_gap BEFORE INSERT ON lobby_acts FOR EACH ROW EXECUTE FUNCTION refuse_gap_in_lobby();

-- A game that is over is never due.

CREATE FUNCTION end_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE tables SET due_at = NULL WHERE id = NEW.table_id;
    RETURN NULL;
END $$;

CREATE TRIGGER table_ends_are_not_due AFTER INSERT ON table_ends FOR EACH ROW EXECUTE FUNCTION end_due();
