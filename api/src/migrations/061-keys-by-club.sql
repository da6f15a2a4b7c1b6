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
 * Plans its question anew each time: several indexes begin with the club now, and a plan made while the table was almost
 * empty reads all bookings of the club for each row that is inserted later.
 */
create or replace function refuse_hold() returns trigger
  language plpgsql as $$
declare
  found_state text;
begin
  execute 'select state from bookings where club_id = $1 and id = $2' into found_state using new.club_id, new.booking_id;
  if found_state = 'hold' then
    raise exception 'booking_held' using errcode = 'CN409', detail = '{}';
  end if;
  return new;
end $$;
