-- Subscriptions that the platform changes by hand: prices agreed with an owner, plans granted until a date.

alter table subscriptions
  add column agreed_plan text references plans (id),
  add column agreed_billing text check (agreed_billing in ('monthly', 'annual')),
  add column agreed_price bigint check (agreed_price > 0),
  add constraint subscriptions_agreed_price check (num_nonnulls(agreed_plan, agreed_billing, agreed_price) in (0, 3));
comment on column subscriptions.agreed_price is
  'Price a month, in centavos, that the platform agreed with the owner for a plan and a billing, instead of the catalogue''s.';

create or replace function state_of_subscription(s subscriptions) returns jsonb
  language sql stable
  return jsonb_build_object('plan', s.plan, 'status', s.status, 'billing', s.billing, 'planned_plan', s.planned_plan,
    'trial_ends_at', s.trial_ends_at, 'period_ends_at', s.period_ends_at, 'failed_attempts', s.failed_attempts,
    'agreed_plan', s.agreed_plan, 'agreed_billing', s.agreed_billing, 'agreed_price', s.agreed_price);

create index subscriptions_period on subscriptions (period_ends_at) where status = 'active';
