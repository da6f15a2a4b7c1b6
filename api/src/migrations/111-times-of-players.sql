-- Tells when the booking of a player starts beside the player, so that those of a span of days are found without all that
-- the player ever had. Rows that are there already get it in the next migration.

alter table booking_players add column starts_at timestamptz;
comment on column booking_players.starts_at is 'Start of the booking, copied by triggers.';

/*
 * Copies the start of the booking, and keeps players off a hold as refuse_hold does: one look at the booking for both.
 * Locks it, as who moves it does, so that it starts at the copied time until the end of the transaction.
 */
create function copy_start_to_player() returns trigger
  language plpgsql as $$
declare
  found_state text;
begin
  execute 'select state, starts_at from bookings where club_id = $1 and id = $2 for no key update'
    into found_state, new.starts_at using new.club_id, new.booking_id;
  if found_state = 'hold' then
    raise exception 'booking_held' using errcode = 'CN409', detail = '{}';
  end if;
  -- without a booking the foreign key refuses the row, which comes after the column that is not null
  new.starts_at := coalesce(new.starts_at, '-infinity');
  return new;
end $$;
create trigger booking_players_copy_start before insert on booking_players
  for each row execute function copy_start_to_player();
drop trigger booking_players_refuse_hold on booking_players;

create function copy_start_to_players() returns trigger
  language plpgsql as $$
begin
  update booking_players set starts_at = new.starts_at where club_id = new.club_id and booking_id = new.id;
  return null;
end $$;
create trigger bookings_copy_start_to_players after update of starts_at on bookings
  for each row when (old.starts_at is distinct from new.starts_at) execute function copy_start_to_players();
