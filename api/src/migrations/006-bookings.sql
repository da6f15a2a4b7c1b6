-- The agenda: bookings, their players and notes, and blocks. The database itself refuses two bookings of a court at
-- the same time, and a booking over a block.

create table series (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  frequency text not null check (frequency in ('weekly', 'monthly')),
  ends_on date not null,
  created_at timestamptz not null default now(),
  primary key (club_id, id)
);
comment on table series is 'A booking that repeats in the club''s wall time until ends_on.';
call protect_tenant_table('series');

create table bookings (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  court_id uuid not null,
  series_id uuid,
  moved boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  event_type text not null check (event_type in ('turno', 'entrenamiento', 'torneo')),
  modality text not null generated always as (case when series_id is null then 'simple' else 'fixed' end) stored,
  state text not null default 'confirmed'
    check (state in ('hold', 'pending_payment', 'confirmed', 'completed', 'cancelled', 'no_show')),
  description text not null default '',
  price bigint not null check (price >= 0),
  paid bigint not null default 0 check (paid >= 0),
  payment_status text not null generated always as (
    case when paid > price then 'overpaid' when paid = price then 'fully_paid'
      when paid > 0 then 'partially_paid' else 'pending' end
  ) stored,
  cancel_reason text,
  content_hash text,
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (club_id, id),
  foreign key (club_id, court_id) references courts (club_id, id),
  foreign key (club_id, series_id) references series (club_id, id),
  constraint bookings_duration check (ends_at - starts_at between interval '30 minutes' and interval '24 hours'),
  check (cancel_reason is null or state = 'cancelled'),
  constraint bookings_no_overlap exclude using gist (court_id with =, tstzrange(starts_at, ends_at) with &&)
    where (state in ('hold', 'pending_payment', 'confirmed', 'completed'))
);
comment on table bookings is
  'One use of a court, [starts_at, ends_at). Money in centavos. Bookings are cancelled, never deleted.';
comment on column bookings.club_id is
  'Without a foreign key of its own (the court has one): each booking would otherwise lock its club''s row.';
comment on column bookings.moved is 'Whether an occurrence was moved by itself: it stays there when its series moves.';
comment on column bookings.paid is 'Sum of its valid payments less refunds; maintained by the trigger on payments.';
comment on column bookings.content_hash is
  'Hash of the content it was created with: the same id with the same content is a retry.';
comment on column bookings.version is 'Raised by every change; a write with an older version is refused.';
create index bookings_by_start on bookings (club_id, starts_at);
create index bookings_by_series on bookings (club_id, series_id) where series_id is not null;
call protect_tenant_table('bookings');

create table booking_players (
  club_id uuid not null,
  booking_id uuid not null,
  player_id uuid not null,
  seq bigint not null generated always as identity,
  primary key (club_id, booking_id, player_id),
  foreign key (club_id, booking_id) references bookings (club_id, id),
  constraint booking_players_player foreign key (club_id, player_id) references players (club_id, id)
);
comment on table booking_players is 'Who plays in a booking, in the order of seq.';
create index booking_players_of_player on booking_players (club_id, player_id);
call protect_tenant_table('booking_players');

/* Refuses a blocked player in a booking, should the services' own checks miss one. */
create function refuse_blocked() returns trigger
  language plpgsql as $$
begin
  if exists (select 1 from players where club_id = new.club_id and id = new.player_id and blocked) then
    raise exception 'player % is blocked', new.player_id
      using errcode = 'check_violation', constraint = 'booking_players_blocked';
  end if;
  return new;
end $$;
create trigger booking_players_blocked before insert on booking_players
  for each row execute function refuse_blocked();

create table booking_notes (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  booking_id uuid,
  series_id uuid,
  text text not null check (text <> ''),
  author_id uuid references users (id),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  version int not null default 1,
  primary key (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id),
  foreign key (club_id, series_id) references series (club_id, id),
  constraint booking_notes_of_one check ((booking_id is null) <> (series_id is null))
);
comment on table booking_notes is 'Notes on one booking, or on a series, which are shown with each of its bookings.';
create index booking_notes_of_booking on booking_notes (club_id, booking_id) where booking_id is not null;
create index booking_notes_of_series on booking_notes (club_id, series_id) where series_id is not null;
call protect_tenant_table('booking_notes');

create table blocks (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  kind text not null check (kind in ('maintenance', 'weather', 'other')),
  reason text not null default '',
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (club_id, id),
  constraint blocks_span check (ends_at > starts_at)
);
comment on table blocks is
  'Maintenance, rain and the like, [starts_at, ends_at), of the courts in block_courts: they take no bookings then.';
create index blocks_by_end on blocks (club_id, ends_at);
call protect_tenant_table('blocks');

create table block_courts (
  club_id uuid not null,
  block_id uuid not null,
  court_id uuid not null,
  primary key (club_id, block_id, court_id),
  foreign key (club_id, block_id) references blocks (club_id, id) on delete cascade,
  foreign key (club_id, court_id) references courts (club_id, id)
);
create index block_courts_of_court on block_courts (club_id, court_id);
call protect_tenant_table('block_courts');

/*
 * Refuses a booking over a block. A block locks its courts against everyone before it looks for bookings; a booking
 * locks its court against blocks here, and each statement of this function sees what was committed before it. So of
 * two that come at the same time one waits, and then finds the other.
 * SQLSTATE CN409 is an error of the application: status 409; the message is its code, the detail its params as JSON.
 */
create function refuse_slot_in_block() returns trigger
  language plpgsql as $$
declare
  found_block json;
begin
  perform 1 from courts where club_id = new.club_id and id = new.court_id for key share;
  select json_build_object('id', b.id, 'court_id', c.court_id, 'kind', b.kind, 'reason', b.reason,
      'start', to_char(b.starts_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'end', to_char(b.ends_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    into found_block
    from block_courts c join blocks b on b.club_id = c.club_id and b.id = c.block_id
    where c.club_id = new.club_id and c.court_id = new.court_id
      and b.starts_at < new.ends_at and b.ends_at > new.starts_at
    order by b.starts_at limit 1;
  if found_block is not null then
    raise exception 'slot_blocked' using errcode = 'CN409', detail = json_build_object('block', found_block)::text;
  end if;
  return new;
end $$;
create trigger bookings_refuse_slot_in_block before insert or update of court_id, starts_at, ends_at, state on bookings
  for each row when (new.state in ('hold', 'pending_payment', 'confirmed', 'completed'))
  execute function refuse_slot_in_block();
