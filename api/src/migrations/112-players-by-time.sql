-- outside a transaction
-- Copies the start of each booking to its players, club by club, so that nobody waits long for a row, and finds the
-- bookings of a player in the order of time.

do $$ declare club uuid; begin set local role app_platform; for club in select id from clubs loop
  set local role app_platform; update booking_players p set starts_at = b.starts_at from bookings b
  where p.club_id = club and p.starts_at is null and b.club_id = p.club_id and b.id = p.booking_id; commit; end loop; end $$;

-- a constraint that holds spares the column the look at all rows while the table is locked
alter table booking_players drop constraint if exists booking_players_start;
alter table booking_players add constraint booking_players_start check (starts_at is not null) not valid;
alter table booking_players validate constraint booking_players_start;
alter table booking_players alter column starts_at set not null;
alter table booking_players drop constraint booking_players_start;

drop index concurrently if exists booking_players_in_time;
create index concurrently booking_players_in_time on booking_players (club_id, player_id, starts_at, booking_id);
drop index concurrently if exists booking_players_by_player;
analyze booking_players;
