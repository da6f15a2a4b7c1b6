-- Refunds of charges are claimed and tried again like those of clubs, and a refused one is seen. What was charged and is
-- given back was received all the same: it has the time of both.

alter table subscription_charges drop constraint subscription_charges_paid;
-- the version before writes what it gives back without a time
alter table subscription_charges add constraint subscription_charges_paid check (
  (state = 'paid') = (number is not null) and (state <> 'paid' or paid_at is not null)
  and (state <> 'failed' or paid_at is null));
update subscription_charges set paid_at = created_at where state = 'refunded' and paid_at is null;

alter table subscription_charges
  add column refund_attempts int not null default 0 check (refund_attempts >= 0),
  add column next_refund_at timestamptz not null default now(),
  add column refund_failed_at timestamptz,
  add constraint subscription_charges_refund_failed check (refund_failed_at is null or state = 'refunded');
comment on column subscription_charges.refund_failed_at is
  'Time at which the gateway refused to give it back; null if it did not, or it was given back since.';
drop index subscription_charges_to_refund;
create index subscription_charges_to_refund on subscription_charges (next_refund_at)
  where state = 'refunded' and refunded_at is null;

alter table subscription_agreements add column next_sync_at timestamptz not null default now();
comment on column subscription_agreements.next_sync_at is
  'Time from which a job makes it at the gateway what is wanted, until synced; one that failed comes after the others.';
create index subscription_agreements_to_sync on subscription_agreements (next_sync_at) where not synced;
