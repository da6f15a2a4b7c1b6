-- outside a transaction
-- Keeps what lists, searches and figures read of many rows of one club in indexes, where they lie beside each other. In
-- a table they lie among those of all clubs, each on a page of its own. The table is visited for rows that changed since
-- the last vacuum, which therefore follows each hundredth row instead of each fifth.

-- the bookings of players, of which searches and debts read no more than the id
drop index concurrently if exists booking_players_by_player;
create index concurrently booking_players_by_player on booking_players (club_id, player_id) include (booking_id);
drop index concurrently if exists booking_players_of_player;
alter table booking_players set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
-- tells that a player is of one club: taken for independent of each other, both make a player's bookings look few
create statistics if not exists booking_players_of_club (dependencies) on club_id, player_id from booking_players;
analyze booking_players;

-- the open bookings with what debts tell of them
drop index concurrently if exists bookings_owed;
create index concurrently bookings_owed on bookings (club_id, starts_at) include (id, court_id, price, paid)
  where paid < price and state not in ('hold', 'cancelled');
drop index concurrently if exists bookings_open;

-- all that figures read, and the id
drop index concurrently if exists bookings_figures;
create index concurrently bookings_figures on bookings (club_id, starts_at)
  include (id, ends_at, court_id, state, event_type, price, paid);
drop index concurrently if exists bookings_times;

-- bookings whose description a search looks into
drop index concurrently if exists bookings_described;
create index concurrently bookings_described on bookings (club_id, starts_at) where description <> '';

-- the cash sessions that were open on a day, without those that ended before
drop index concurrently if exists cash_sessions_by_end;
create index concurrently cash_sessions_by_end on cash_sessions (club_id, closed_at);
