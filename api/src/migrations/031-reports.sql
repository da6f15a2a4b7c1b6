-- Reports: what a club and its people choose, and the days that were closed.

create table report_settings (
  club_id uuid primary key references clubs (id),
  low_occupancy_percent int not null default 30 check (low_occupancy_percent between 0 and 100)
);
comment on table report_settings is 'Settings of a club''s reports; a club without a row has the defaults.';
call protect_tenant_table('report_settings');

create table dashboard_layouts (
  club_id uuid not null references clubs (id),
  user_id uuid not null references users (id),
  sections jsonb not null check (jsonb_typeof(sections) = 'array'),
  primary key (club_id, user_id)
);
comment on table dashboard_layouts is '[{section, shown}] of a person at a club, in their order.';
call protect_tenant_table('dashboard_layouts');

create table day_closes (
  club_id uuid not null references clubs (id),
  date date not null,
  closed_by uuid references users (id),
  closed_at timestamptz not null default clock_timestamp(),
  note text not null default '',
  open_count int not null check (open_count >= 0),
  open_sum bigint not null check (open_sum >= 0),
  open_cash int not null check (open_cash >= 0),
  primary key (club_id, date)
);
comment on table day_closes is
  'Days that were closed, once each. open_count, open_sum (centavos), open_cash: what was left open at that moment.';
call protect_tenant_table('day_closes');

/* Reports sum refunds by the moment of each. */
create index refunds_newest on refunds (club_id, created_at desc, id desc);
