-- Payments over a gateway: what was asked for, what the gateway says of it, its messages, and refunds it has to make.

create table checkouts (
  club_id uuid not null,
  id uuid not null default gen_random_uuid() constraint checkouts_reference unique,
  booking_id uuid not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  collector text not null,
  title text not null,
  data jsonb not null,
  expires_at timestamptz not null,
  preference_id text,
  init_point text,
  state text not null default 'created' check (state in ('created', 'open', 'closed')),
  attempts int not null default 0,
  next_check_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  primary key (club_id, id),
  foreign key (club_id, booking_id) references bookings (club_id, id),
  constraint checkouts_preference check (state <> 'open' or (preference_id is not null and init_point is not null)),
  constraint checkouts_checked check ((state = 'closed') = (next_check_at is null))
);
comment on table checkouts is
  'Money that the gateway was asked to collect for a booking, in centavos. The id is the reference that it repeats.';
comment on column checkouts.collector is 'Account at the gateway that receives the money.';
comment on column checkouts.data is 'Data of the notification when the booking is confirmed, beside those of the booking.';
comment on column checkouts.state is
  'created: the gateway has not been asked, or its answer is unknown; open: can be paid; closed: nothing is expected.';
comment on column checkouts.next_check_at is 'When a job looks next at what became of it.';
create index checkouts_of_booking on checkouts (club_id, booking_id);
create index checkouts_due on checkouts (next_check_at) where next_check_at is not null;
call protect_tenant_table('checkouts');

create function keep_checkout() returns trigger
  language plpgsql as $$
begin
  raise exception 'what a checkout asks for is fixed' using errcode = 'check_violation', constraint = 'checkouts_fixed';
end $$;
create trigger checkouts_fixed before update on checkouts
  for each row when (
    (old.club_id, old.id, old.booking_id, old.amount, old.currency, old.collector)
    is distinct from (new.club_id, new.id, new.booking_id, new.amount, new.currency, new.collector))
  execute function keep_checkout();

create table gateway_payments (
  club_id uuid not null,
  gateway_id text not null constraint gateway_payments_once unique,
  checkout_id uuid not null,
  status text not null check (status in ('pending', 'authorized', 'in_process', 'approved', 'in_mediation', 'rejected',
    'cancelled', 'refunded', 'charged_back')),
  status_detail text not null default '',
  amount bigint not null check (amount >= 0),
  mismatch text check (mismatch in ('amount', 'currency', 'collector')),
  payment_id uuid,
  updated_at timestamptz not null,
  primary key (club_id, gateway_id),
  foreign key (club_id, checkout_id) references checkouts (club_id, id),
  foreign key (club_id, payment_id) references payments (club_id, id),
  constraint gateway_payments_payment unique (club_id, payment_id),
  constraint gateway_payments_matching check (payment_id is null or mismatch is null)
);
comment on table gateway_payments is 'Payments at the gateway as it described them last.';
comment on column gateway_payments.mismatch is 'What differs from the checkout: such money is never taken as a payment.';
comment on column gateway_payments.payment_id is 'Payment of the booking that it became, once.';
comment on column gateway_payments.updated_at is 'When it changed last, by the clock of the gateway.';
create index gateway_payments_of_checkout on gateway_payments (club_id, checkout_id);
call protect_tenant_table('gateway_payments');

/* A payment at the gateway becomes one payment of its checkout's booking, of the same amount, and stays that. */
create function keep_settled() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.payment_id is not null
    and (old.payment_id, old.amount) is distinct from (new.payment_id, new.amount) then
    raise exception 'a settled payment is fixed'
      using errcode = 'check_violation', constraint = 'gateway_payments_settled';
  end if;
  if new.payment_id is not null and not exists (
    select 1 from payments p join checkouts c on c.club_id = p.club_id and c.booking_id = p.booking_id
    where p.club_id = new.club_id and p.id = new.payment_id and c.id = new.checkout_id
      and p.amount = new.amount and c.amount = new.amount)
  then
    raise exception 'a payment differs from that of the gateway'
      using errcode = 'check_violation', constraint = 'gateway_payments_settled';
  end if;
  return new;
end $$;
create trigger gateway_payments_settled before insert or update on gateway_payments
  for each row execute function keep_settled();

create table gateway_refunds (
  club_id uuid not null,
  refund_id uuid not null,
  gateway_id text not null,
  amount bigint not null check (amount > 0),
  state text not null default 'pending' check (state in ('pending', 'confirmed', 'failed')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default clock_timestamp(),
  primary key (club_id, refund_id),
  foreign key (club_id, refund_id) references refunds (club_id, id),
  foreign key (club_id, gateway_id) references gateway_payments (club_id, gateway_id)
);
comment on table gateway_refunds is
  'Refunds that the gateway has to make. The id of the refund is the idempotency key of the call.';
create index gateway_refunds_due on gateway_refunds (next_attempt_at) where state = 'pending';
create index gateway_refunds_of_payment on gateway_refunds (club_id, gateway_id);
call protect_tenant_table('gateway_refunds');

/* Whoever refunds money that came over the gateway, it goes back the same way. */
create function refund_over_gateway() returns trigger
  language plpgsql as $$
begin
  insert into gateway_refunds (club_id, refund_id, gateway_id, amount)
    select g.club_id, new.id, g.gateway_id, new.amount from gateway_payments g
    where g.club_id = new.club_id and g.payment_id = new.payment_id;
  return null;
end $$;
create trigger refunds_over_gateway after insert on refunds
  for each row when (new.destination = 'money') execute function refund_over_gateway();

/* What the gateway received is neither changed nor voided here. */
create function keep_online_payment() returns trigger
  language plpgsql as $$
begin
  if exists (select 1 from gateway_payments where club_id = new.club_id and payment_id = new.id) then
    raise exception 'payment_is_online' using errcode = 'CN409', detail = '{}';
  end if;
  return new;
end $$;
create trigger payments_keep_online before update of amount, method, voided_at on payments
  for each row when (
    (old.amount, old.method, old.voided_at) is distinct from (new.amount, new.method, new.voided_at))
  execute function keep_online_payment();

create table gateway_messages (
  id bigint primary key generated always as identity,
  event_key text not null constraint gateway_messages_once unique,
  topic text not null,
  object_id text not null,
  reference uuid,
  collector text,
  received_at timestamptz not null default clock_timestamp(),
  attempts int not null default 0,
  next_attempt_at timestamptz default clock_timestamp(),
  outcome text,
  constraint gateway_messages_done check ((next_attempt_at is null) = (outcome is not null))
);
comment on table gateway_messages is
  'Inbox of the gateway''s messages. They are hints what to read from it: nothing in them is believed.';
comment on column gateway_messages.event_key is 'Topic and signature, so that a repeated message is kept once.';
comment on column gateway_messages.reference is 'Checkout that the message says it is about; null if it names none.';
create index gateway_messages_due on gateway_messages (next_attempt_at) where next_attempt_at is not null;
call protect_platform_table('gateway_messages');
