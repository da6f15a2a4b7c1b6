-- outside a transaction
-- Holds all that the month and the free places read of bookings: a month of one club among many lies on as many pages of
-- the table as it has bookings, and on four of this index. The table is visited for rows that changed since the last
-- vacuum, which therefore follows each hundredth row instead of each fifth.
drop index concurrently if exists bookings_times;
create index concurrently bookings_times on bookings (club_id, starts_at) include (ends_at, court_id, state);
drop index concurrently if exists bookings_by_start;
alter table bookings set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_insert_scale_factor = 0.01);
