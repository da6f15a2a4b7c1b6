-- The agenda. The database itself refuses two bookings that hold one court at one time.

create table series (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  frequency text not null check (frequency in ('weekly', 'monthly')),
  ends_on date not null,
  created_at timestamptz not null default now(),
  primary key (club_id, id)
);
comment on table series is 'A booking that repeats, by the wall time of the club, until ends_on.';
call protect_tenant_table('series');

create table bookings (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  court_id uuid not null,
  series_id uuid,
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
    case when paid > price then 'overpaid' when paid = price then 'fully_paid' when paid > 0 then 'partially_paid' else 'pending' end
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
comment on column bookings.club_id is 'No foreign key of its own (its court has one): every booking would lock the row of its club.';
comment on table bookings is 'One use of a court, [starts_at, ends_at). Money in centavos. Rows are cancelled, never deleted.';
comment on column bookings.paid is 'Sum of its payments that stand; kept by the trigger on payments.';
comment on column bookings.content_hash is 'Of what was asked for at first: the same id with the same content is a repeated call.';
comment on column bookings.version is 'Raised by every change; a writer that knows an older one is refused.';
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

create table payments (
  club_id uuid not null,
  id uuid not null default gen_random_uuid(),
  booking_id uuid not null,
  player_id uuid,
  method text not null check (method in ('cash', 'credit_card', 'debit_card', 'transfer', 'qr', 'other')),
  amount bigint not null check (amount > 0),
  notes text not null default '',
  created_by uuid references users (id),
  created_at timestamptz not null default now(),
  voided_at timestamptz,
  primary key (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id),
  foreign key (club_id, player_id) references players (club_id, id)
);
comment on table payments is 'Money that came in for a booking, centavos. A payment given back is voided, never deleted.';
create index payments_of_booking on payments (club_id, booking_id);
call protect_tenant_table('payments');

/* Locks the booking first: two payments at once then add up instead of each missing the other. */
create function keep_paid() returns trigger
  language plpgsql as $$
declare
  touched record;
begin
  touched := coalesce(new, old);
  perform 1 from bookings where club_id = touched.club_id and id = touched.booking_id for no key update;
  update bookings set
    paid = (select coalesce(sum(amount), 0) from payments
      where club_id = touched.club_id and booking_id = touched.booking_id and voided_at is null),
    version = version + 1
  where club_id = touched.club_id and id = touched.booking_id;
  return null;
end $$;
create trigger payments_keep_paid after insert or delete or update of amount, voided_at on payments
  for each row execute function keep_paid();
