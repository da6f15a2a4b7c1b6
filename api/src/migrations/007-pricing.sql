-- Prices of bookings: rules by court, weekday, hour, length and membership, above the court's own price.

create table price_rules (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  weekdays int[] not null default '{}' check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]),
  from_time text not null check (from_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  to_time text not null check (to_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$|^24:00$'),
  duration int check (duration between 15 and 1440),
  price bigint not null check (price >= 0),
  member_price bigint check (member_price >= 0),
  valid_from date,
  valid_to date,
  priority int not null default 0 check (priority between 0 and 1000),
  all_courts boolean not null,
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (club_id, id),
  constraint price_rules_dates check (valid_to >= valid_from)
);
comment on table price_rules is
  'from_time, to_time: the club''s wall times; a to_time at or before from_time is on the next day. '
  'price: centavos for duration, else for 60 minutes. weekdays: empty is every day.';
call protect_tenant_table('price_rules');

create table price_rule_courts (
  club_id uuid not null,
  rule_id uuid not null,
  court_id uuid not null,
  primary key (club_id, rule_id, court_id),
  foreign key (club_id, rule_id) references price_rules (club_id, id) on delete cascade,
  constraint price_rule_courts_court foreign key (club_id, court_id) references courts (club_id, id)
);
comment on table price_rule_courts is 'Courts of a rule that does not apply to all courts.';
create index price_rule_courts_by_court on price_rule_courts (club_id, court_id);
call protect_tenant_table('price_rule_courts');
