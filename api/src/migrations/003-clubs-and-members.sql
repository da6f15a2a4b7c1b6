-- Clubs, and the people who work at them.

create table clubs (
  id uuid primary key default gen_random_uuid(),
  owner_id uuid not null references users (id),
  name text not null check (name <> ''),
  slug text not null constraint clubs_slug unique check (slug ~ '^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$'),
  phone text not null default '',
  whatsapp text not null default '',
  address text not null default '',
  timezone text not null default 'America/Argentina/Buenos_Aires',
  currency text not null default 'ARS' check (currency ~ '^[A-Z]{3}$'),
  sports text[] not null default '{}',
  opening_hours jsonb not null default '[]' check (jsonb_typeof(opening_hours) = 'array'),
  slot_minutes int not null default 30 check (slot_minutes in (15, 30, 60)),
  deposit_type text not null default 'none' check (deposit_type in ('none', 'fixed', 'percent')),
  deposit_value bigint not null default 0 check (deposit_value >= 0),
  cancel_hours int not null default 24 check (cancel_hours >= 0),
  hold_minutes int not null default 10 check (hold_minutes > 0),
  horizon_days int not null default 30 check (horizon_days > 0),
  public_enabled boolean not null default false,
  limit_exceeded_since timestamptz,
  created_at timestamptz not null default now(),
  version int not null default 1,
  constraint clubs_deposit_percent check (deposit_type <> 'percent' or deposit_value between 1 and 100)
);
comment on table clubs is
  'A place with courts. opening_hours: [{weekday 1-7, open, close}] in wall time of timezone; empty: always open.';
comment on column clubs.owner_id is 'Account whose subscription covers the club.';
comment on column clubs.deposit_value is 'In centavos for `fixed`, in percent of the price for `percent`.';
comment on column clubs.limit_exceeded_since is
  'When the club came to hold more courts than its plan allows, else null; maintained by review_plan_limit.';
create index clubs_owner on clubs (owner_id);
alter table clubs enable row level security;
alter table clubs force row level security;
create policy tenant on clubs to app_user using (id = current_club()) with check (id = current_club());
create policy platform on clubs to app_platform using (true) with check (true);
grant select, update on clubs to app_user;
grant select, insert, update, delete on clubs to app_platform;

create table memberships (
  club_id uuid not null references clubs (id),
  user_id uuid not null references users (id),
  role text not null check (role in ('owner', 'manager', 'staff')),
  permissions jsonb check (jsonb_typeof(permissions) = 'object'),
  created_at timestamptz not null default now(),
  version int not null default 1,
  primary key (club_id, user_id)
);
comment on table memberships is
  'Who works at a club. permissions: {key: boolean}, what staff may do; owners and managers may do all that the plan '
  'includes.';
create index memberships_user on memberships (user_id);
call protect_tenant_table('memberships');

create policy club_people on users for select to app_user
  using (exists (select 1 from memberships m where m.user_id = users.id));
comment on policy club_people on users is
  'A club''s own transactions see the names of its people, and nothing else of accounts.';
grant select (id, name) on users to app_user;
