-- What owners pay the platform for their plan: agreements at the gateway, charges, and every change of a subscription.

alter table subscriptions
  add column billing text check (billing in ('monthly', 'annual')),
  add column planned_plan text references plans (id),
  add column overdue_since timestamptz,
  add column next_attempt_at timestamptz,
  add column failed_attempts int not null default 0 check (failed_attempts >= 0),
  add column trial_warned boolean not null default false,
  add column event text not null default 'granted',
  add column actor_id uuid references users (id),
  add column reason text not null default '',
  add constraint subscriptions_overdue check ((status = 'past_due') = (overdue_since is not null) or event = 'granted');
comment on column subscriptions.planned_plan is 'Plan from the end of the present period; null if it stays.';
comment on column subscriptions.event is 'What changed it last, with who did it and why; kept for good in its history.';

create table subscription_history (
  id bigint primary key generated always as identity,
  owner_id uuid not null references users (id),
  at timestamptz not null,
  event text not null,
  actor_id uuid references users (id),
  reason text not null,
  before jsonb,
  after jsonb not null
);
comment on table subscription_history is
  'Every change of a subscription, written by a trigger: the last line of an owner is the subscription''s present state.';
create index subscription_history_of_owner on subscription_history (owner_id, id desc);
call protect_platform_table('subscription_history');
revoke update, delete on subscription_history from app_platform;

create function state_of_subscription(s subscriptions) returns jsonb
  language sql stable
  return jsonb_build_object('plan', s.plan, 'status', s.status, 'billing', s.billing, 'planned_plan', s.planned_plan,
    'trial_ends_at', s.trial_ends_at, 'period_ends_at', s.period_ends_at, 'failed_attempts', s.failed_attempts);

create function keep_subscription_history() returns trigger
  language plpgsql as $$
declare
  club uuid;
begin
  if tg_op = 'UPDATE' and state_of_subscription(old) = state_of_subscription(new) then
    return null;
  end if;
  insert into subscription_history (owner_id, at, event, actor_id, reason, before, after)
  values (new.owner_id, new.updated_at, new.event, new.actor_id, new.reason,
    case when tg_op = 'UPDATE' then state_of_subscription(old) end, state_of_subscription(new));
  if tg_op = 'INSERT' or (old.plan, old.status) is distinct from (new.plan, new.status) then
    for club in select id from clubs where owner_id = new.owner_id order by id loop
      insert into outbox (club_id, name, version, payload)
      values (club, 'plan.changed', 1, jsonb_build_object('plan',
        plan_now(new.status, new.plan, new.trial_ends_at, new.period_ends_at), 'status', new.status));
      perform pg_notify('outbox', club::text);
    end loop;
  end if;
  return null;
end $$;
create trigger subscriptions_history after insert or update on subscriptions
  for each row execute function keep_subscription_history();

create table subscription_agreements (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id),
  plan text not null references plans (id),
  billing text not null check (billing in ('monthly', 'annual')),
  price bigint not null check (price > 0),
  first_amount bigint not null check (first_amount > 0),
  credit bigint not null default 0 check (credit >= 0),
  currency text not null default 'ARS',
  collector text not null,
  gateway_id text constraint subscription_agreements_gateway unique,
  payment_url text,
  state text not null default 'created' check (state in ('created', 'open', 'active', 'ended')),
  anchor_at timestamptz,
  wanted_status text not null default 'authorized' check (wanted_status in ('authorized', 'paused', 'cancelled')),
  wanted_amount bigint not null,
  synced boolean not null default true,
  status_detail text,
  expires_at timestamptz not null,
  next_check_at timestamptz,
  created_at timestamptz not null,
  constraint subscription_agreements_first check (first_amount = price - credit),
  constraint subscription_agreements_opened check (state <> 'open' or (gateway_id is not null and payment_url is not null)),
  constraint subscription_agreements_begun check (state <> 'active' or anchor_at is not null)
);
comment on table subscription_agreements is
  'Agreements by which the gateway charges an owner again and again. Amounts in centavos; the id is its reference there.';
comment on column subscription_agreements.credit is 'Unused rest of the period before, taken off the first charge.';
comment on column subscription_agreements.anchor_at is 'Beginning of the first paid period, from which the others count.';
comment on column subscription_agreements.wanted_status is
  'What it has to be at the gateway, with wanted_amount for the next charge; a job makes it so until synced.';
create unique index subscription_agreements_active on subscription_agreements (owner_id) where state = 'active';
create unique index subscription_agreements_waiting on subscription_agreements (owner_id)
  where state in ('created', 'open');
create index subscription_agreements_due on subscription_agreements (next_check_at) where next_check_at is not null;
call protect_platform_table('subscription_agreements');

create sequence subscription_receipts;
grant usage on sequence subscription_receipts to app_platform;

create table subscription_charges (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id),
  agreement_id uuid not null references subscription_agreements (id),
  gateway_id text not null constraint subscription_charges_once unique,
  payment_id text,
  n int not null check (n >= 0),
  number bigint unique,
  plan text not null references plans (id),
  billing text not null check (billing in ('monthly', 'annual')),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  paid_until timestamptz not null,
  worth bigint not null check (worth >= 0),
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('paid', 'failed', 'refunded')),
  attempts int not null default 1,
  status_detail text not null default '',
  paid_at timestamptz,
  refunded_at timestamptz,
  created_at timestamptz not null,
  constraint subscription_charges_span check (starts_at < ends_at and paid_until between starts_at and ends_at),
  constraint subscription_charges_paid check ((state = 'paid') = (number is not null and paid_at is not null)),
  constraint subscription_charges_one_day_once exclude using gist
    (owner_id with =, tstzrange(starts_at, paid_until) with &&) where (state = 'paid')
);
comment on table subscription_charges is
  'Charges of the gateway, each for one period [starts_at, ends_at). Centavos. No day of an owner is paid twice.';
comment on column subscription_charges.worth is 'Price of the whole period: the amount, and what was taken off it.';
comment on column subscription_charges.paid_until is
  'End of what it still pays: an upgrade takes the rest off its own first charge.';
create unique index subscription_charges_of_period on subscription_charges (agreement_id, n) where state = 'paid';
create index subscription_charges_of_owner on subscription_charges (owner_id, created_at desc);
call protect_platform_table('subscription_charges');
