-- The rows tell what is open now, and not what was open a month ago: that is kept by the hour.

create table kept_open_amounts (
  club_id uuid not null references clubs (id),
  hour timestamptz not null,
  payments bigint not null,
  orders bigint not null,
  primary key (club_id, hour)
);
comment on table kept_open_amounts is
  'What was open at a club when an hour began, in centavos. payments: on bookings up to that day and on consumptions; '
  'orders: on orders that wait for their payment. Kept for 40 days.';
call protect_tenant_table('kept_open_amounts');
