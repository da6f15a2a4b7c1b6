-- Holds of the public page: a place that is kept for somebody for some minutes, by the clock of the database.

alter table bookings
  add column hold_until timestamptz,
  add column held_by text;
comment on column bookings.hold_until is 'When a hold ends: from then on its place is free, whether it was deleted yet or not.';
comment on column bookings.held_by is
  'Hash of the address that a hold came from, so that nobody holds a whole evening; null once it is no hold.';

-- nobody could make a hold before
set local role app_platform;
update bookings set state = 'confirmed', version = version + 1 where state = 'hold';
reset role;

alter table bookings add constraint bookings_hold
  check ((state = 'hold') = (hold_until is not null) and (state = 'hold' or held_by is null));
create index bookings_holds on bookings (hold_until) where state = 'hold';
create index bookings_holds_of_court on bookings (court_id) where state = 'hold';

/* A hold that has ended makes room for whatever takes its place. */
create function end_holds_in_the_way() returns trigger
  language plpgsql as $$
begin
  delete from bookings
    where club_id = new.club_id and court_id = new.court_id and state = 'hold' and hold_until <= clock_timestamp()
      and starts_at < new.ends_at and ends_at > new.starts_at and id <> new.id;
  return new;
end $$;
create trigger bookings_end_holds before insert or update of court_id, starts_at, ends_at, state on bookings
  for each row when (new.state in ('hold', 'pending_payment', 'confirmed', 'completed'))
  execute function end_holds_in_the_way();

/* Publishes that a hold is gone, whoever let it go: the page, the clock, or a booking that took its place. */
create function publish_hold_ended() returns trigger
  language plpgsql as $$
begin
  insert into outbox (club_id, name, version, payload, any_of)
    values (old.club_id, 'booking.hold_ended', 1,
      jsonb_build_object('club_id', old.club_id, 'booking_id', old.id), array['schedule', 'booking']);
  perform pg_notify('outbox', old.club_id::text);
  return null;
end $$;
create trigger bookings_publish_hold_ended after delete on bookings
  for each row when (old.state = 'hold') execute function publish_hold_ended();

/* Keeps players, notes, payments and consumptions off a hold, which is nobody's booking yet and may end any moment. */
create function refuse_hold() returns trigger
  language plpgsql as $$
begin
  if exists (select 1 from bookings where club_id = new.club_id and id = new.booking_id and state = 'hold') then
    raise exception 'booking_held' using errcode = 'CN409', detail = '{}';
  end if;
  return new;
end $$;
create trigger booking_players_refuse_hold before insert on booking_players
  for each row execute function refuse_hold();
create trigger booking_notes_refuse_hold before insert on booking_notes
  for each row when (new.booking_id is not null) execute function refuse_hold();
create trigger payments_refuse_hold before insert on payments
  for each row when (new.booking_id is not null) execute function refuse_hold();
create trigger consumptions_refuse_hold before insert on consumptions
  for each row execute function refuse_hold();
