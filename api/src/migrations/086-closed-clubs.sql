-- Clubs that their owner closed: nobody but the platform sees them, and it can open them again for a time.

alter table clubs
  add column closed_at timestamptz,
  add column closed_by uuid references users (id),
  add column close_reason text,
  add column erased_at timestamptz,
  add constraint clubs_closed check (num_nonnulls(closed_at, closed_by, close_reason) in (0, 3)),
  add constraint clubs_close_reason check (length(trim(close_reason)) >= 5),
  add constraint clubs_erased check (erased_at is null or closed_at is not null and erased_at >= closed_at);
comment on column clubs.closed_at is 'When its owner closed it; null for a club that is in use.';
comment on column clubs.close_reason is 'Why, in the words of the owner.';
comment on column clubs.erased_at is
  'When the personal data of its people were erased, some time after it was closed: from then on it stays closed.';
create index clubs_to_erase on clubs (closed_at) where closed_at is not null and erased_at is null;

/* Keeps bookings and cash from beginning at a club that is closed, or is being closed by another transaction, which looks
   for them under the same lock. A lock on the row of the club would have all bookings of a club write to it. */
create function refuse_closed_club() returns trigger
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('closing of ' || new.club_id::text, 0));
  if exists (select from clubs where id = new.club_id and closed_at is not null) then
    raise exception 'not_found' using errcode = 'CN404', detail = '{}';
  end if;
  return new;
end $$;
create trigger bookings_refuse_closed_club before insert on bookings
  for each row when (new.state in ('hold', 'pending_payment', 'confirmed')) execute function refuse_closed_club();
create trigger bookings_refuse_closed_club_again before update of state, starts_at, ends_at on bookings
  for each row when (new.state in ('hold', 'pending_payment', 'confirmed')
    and (old.state not in ('hold', 'pending_payment', 'confirmed') or old.state = 'hold' and new.state <> 'hold'
      or new.ends_at > old.ends_at))
  execute function refuse_closed_club();
create trigger cash_sessions_refuse_closed_club before insert on cash_sessions
  for each row execute function refuse_closed_club();
