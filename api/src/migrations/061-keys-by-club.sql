-- Keys of clubs' tables begin with the club, so that the tables can be spread over several servers by it.

/* Two bookings of a court at the same time are refused as before: a court has one club. */
alter table bookings
  drop constraint bookings_no_overlap,
  add constraint bookings_no_overlap exclude using gist
    (club_id with =, court_id with =, tstzrange(starts_at, ends_at) with &&)
    where (state in ('hold', 'pending_payment', 'confirmed', 'completed'));

alter table courts drop constraint courts_pkey, add primary key (club_id, id);
alter table club_suspensions drop constraint club_suspensions_pkey, add primary key (club_id, id);

/* Instances read the events of all clubs in order, streams that resume those of theirs. */
alter table outbox drop constraint outbox_pkey;
drop index outbox_of_club;
alter table outbox add primary key (club_id, txid, id);
create index outbox_in_order on outbox (txid, id);

/*
 * Asks for the row by its key alone: with the state as a condition the index of overlaps, which begins with the club now,
 * fits as well, and a table that was not analyzed yet is read through it, all of the club for each row.
 */
create or replace function refuse_hold() returns trigger
  language plpgsql as $$
declare
  found_state text;
begin
  select state into found_state from bookings where club_id = new.club_id and id = new.booking_id;
  if found_state = 'hold' then
    raise exception 'booking_held' using errcode = 'CN409', detail = '{}';
  end if;
  return new;
end $$;
