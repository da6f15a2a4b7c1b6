-- Renewals that the gateway charges after the owner has cancelled, for it heard of it too late: they are given back.

alter table subscription_agreements add column left_at timestamptz;
comment on column subscription_agreements.left_at is
  'When the owner cancelled; null if that was taken back. A renewal that is paid after it is given back.';
