-- Bookings of the public page: a hold becomes a booking, at once or when its player has confirmed it or paid.

create table online_bookings (
  club_id uuid not null,
  booking_id uuid not null,
  token_hash text not null constraint online_bookings_token unique,
  first_name text not null,
  last_name text not null,
  phone text not null,
  email text not null,
  language text not null check (language in ('es', 'en', 'pt')),
  pay text not null check (pay in ('at_club', 'deposit', 'full')),
  asked bigint not null check (asked >= 0),
  special_requests text not null default '',
  awaits text check (awaits in ('contact', 'payment')),
  booked_by text,
  expired_at timestamptz,
  reminder boolean not null default true,
  reminded_at timestamptz,
  told jsonb,
  mail_due_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (club_id, booking_id),
  foreign key (club_id, booking_id) references bookings (club_id, id) on delete cascade
);
comment on table online_bookings is
  'What a player told the public page about a booking. Its token is derived from its id by a secret, and kept as a hash.';
comment on column online_bookings.phone is 'In the form of E.164.';
comment on column online_bookings.asked is 'Centavos that are asked for online.';
comment on column online_bookings.awaits is 'What makes it a confirmed booking; null if it was one from the beginning.';
comment on column online_bookings.booked_by is 'Hash of the address that it came from.';
comment on column online_bookings.expired_at is 'When its place was set free since neither link nor payment came.';
comment on column online_bookings.told is
  'State, place and refunds as the last mail told them; null before the first. A mail is sent where they differ.';
comment on column online_bookings.mail_due_at is
  'When to look whether its player has to be told of a change: some time after it, as it may be undone.';
create index online_bookings_mail_due on online_bookings (mail_due_at) where mail_due_at is not null;
create index online_bookings_of_phone on online_bookings (club_id, phone);
create index online_bookings_of_email on online_bookings (club_id, email);
create index online_bookings_of_address on online_bookings (club_id, booked_by) where booked_by is not null;
create index online_bookings_newest on online_bookings (club_id, created_at);
call protect_tenant_table('online_bookings');

/* A booking that waits for its player has an end like a hold's; those that staff left open have none. */
alter table bookings drop constraint bookings_hold, add constraint bookings_hold check (
  case state when 'hold' then hold_until is not null when 'pending_payment' then true
    else hold_until is null and held_by is null end);
comment on column bookings.hold_until is
  'When a hold, or a booking that waits for its player, ends: from then on its place is free.';
create index bookings_waiting on bookings (hold_until) where state = 'pending_payment' and hold_until is not null;
create index bookings_waiting_of_court on bookings (court_id)
  where state = 'pending_payment' and hold_until is not null;

/* Whoever confirms or cancels a booking that waits, its time limit is over. */
create function end_waiting() returns trigger
  language plpgsql as $$
begin
  new.hold_until := null;
  new.held_by := null;
  return new;
end $$;
create trigger bookings_end_waiting before update of state on bookings
  for each row when (old.state in ('hold', 'pending_payment') and new.state not in ('hold', 'pending_payment'))
  execute function end_waiting();

/* Cancels bookings whose player did not confirm or pay them in time. What was paid for stays for the club to settle. */
create function expire_bookings(of_club uuid, ids uuid[]) returns void
  language sql as $$
  with ended as (
    update bookings set state = 'cancelled', cancel_reason = 'Sin confirmar a tiempo', undo = null,
      version = version + 1
    where club_id = of_club and id = any(ids) and state = 'pending_payment' and hold_until <= clock_timestamp() and paid = 0
    returning club_id, id
  ), marked as (
    update online_bookings o set expired_at = clock_timestamp()
    from ended e where o.club_id = e.club_id and o.booking_id = e.id
  ), published as (
    insert into outbox (club_id, name, version, payload, any_of)
    select club_id, 'booking.hold_ended', 1, jsonb_build_object('club_id', club_id, 'booking_id', id),
      array['schedule', 'booking'] from ended
    returning club_id
  )
  select pg_notify('outbox', club_id::text) from (select distinct club_id from published) clubs;
$$;

create or replace function end_holds_in_the_way() returns trigger
  language plpgsql as $$
declare
  waiting uuid[];
begin
  delete from bookings
    where club_id = new.club_id and court_id = new.court_id and state = 'hold' and hold_until <= clock_timestamp()
      and starts_at < new.ends_at and ends_at > new.starts_at and id <> new.id;
  select array_agg(id) into waiting from bookings
    where club_id = new.club_id and court_id = new.court_id and state = 'pending_payment'
      and hold_until <= clock_timestamp() and starts_at < new.ends_at and ends_at > new.starts_at and id <> new.id;
  if waiting is not null then
    perform expire_bookings(new.club_id, waiting);
  end if;
  return new;
end $$;

/* Whatever changes of an online booking, its player may have to be told. */
create function note_online_change() returns trigger
  language plpgsql as $$
begin
  update online_bookings set mail_due_at = coalesce(mail_due_at, clock_timestamp() + interval '1 minute')
  where club_id = new.club_id and booking_id = new.id;
  return null;
end $$;
create trigger bookings_note_online_change after update of court_id, starts_at, ends_at, state, paid on bookings
  for each row when (
    (old.court_id, old.starts_at, old.ends_at, old.state, old.paid)
    is distinct from (new.court_id, new.starts_at, new.ends_at, new.state, new.paid))
  execute function note_online_change();

alter table mails
  add column html text,
  add column headers jsonb,
  add column attachments jsonb;
comment on column mails.html is 'The body as HTML; cleared with it once sent.';
comment on column mails.headers is 'Further headers by name.';
comment on column mails.attachments is 'Files: [{filename, content, contentType}]; cleared with the body once sent.';
