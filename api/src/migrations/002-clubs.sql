-- Clubs, who belongs to them, and the plans they are sold under.

create extension if not exists btree_gist;

/* Text without case and accents, for search and for sorting. Written out, because `unaccent` is not to be had
   everywhere and `lower` leaves accented letters alone under the C locale. */
create function fold(input text) returns text
  language sql immutable strict parallel safe
  return translate(
    lower(input),
    'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÑñÇçÝýÿ',
    'aaaaaaaaaaaaeeeeeeeeiiiiiiiioooooooooouuuuuuuunnccyyy'
  );

/* The club of the running transaction; null outside one, so that nothing matches. */
create function current_club() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.club_id', true), '')::uuid;

/* Shuts a table with a `club_id` off from other clubs: app_user sees and writes rows of the current club only,
   app_platform all of them, everyone else (the owner of the table too) none. */
create procedure protect_tenant_table(name regclass)
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy tenant on %s to app_user using (club_id = nullif(current_setting(''app.club_id'', true), '''')::uuid)'
    ' with check (club_id = nullif(current_setting(''app.club_id'', true), '''')::uuid)', name);
  execute format('create policy platform on %s to app_platform using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to app_user, app_platform', name);
end $$;

create table plans (
  id text primary key check (id in ('starter', 'premium', 'premium_plus', 'enterprise')),
  rank int not null unique,
  name text not null,
  description jsonb not null,
  pricing jsonb not null,
  features jsonb not null,
  max_clubs int not null check (max_clubs >= -1),
  max_courts_per_club int not null check (max_courts_per_club >= -1),
  max_players_per_club int not null check (max_players_per_club >= -1),
  max_events_per_day int not null check (max_events_per_day >= -1),
  max_events_per_month int not null check (max_events_per_month >= -1),
  recommended boolean not null default false,
  contact_message jsonb not null
);
comment on table plans is 'The catalogue of what is sold. Prices: ars in centavos, usd in cents; limits: -1 is unlimited; texts by language.';
grant select on plans to app_user, app_platform;
grant update on plans to app_platform;

create table settings (
  key text primary key,
  value jsonb not null
);
comment on table settings is 'What super admins set for the whole platform: sales_whatsapp (digits), claimed_clubs (marketing claim).';
grant select on settings to app_user, app_platform;
grant insert, update, delete on settings to app_platform;

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
  created_at timestamptz not null default now(),
  version int not null default 1
);
comment on table clubs is 'A place with courts. opening_hours: [{weekday 1-7, open, close}] in wall time of timezone; none at all means always open.';
comment on column clubs.owner_id is 'Whose subscription the club lives on.';
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
  primary key (club_id, user_id)
);
comment on table memberships is 'Who works at a club. permissions: {key: boolean}, what staff may do within the plan; owners and managers may all of it.';
create index memberships_user on memberships (user_id);
call protect_tenant_table('memberships');

create table subscriptions (
  owner_id uuid primary key references users (id),
  plan text not null references plans (id),
  status text not null default 'active'
    check (status in ('active', 'trialing', 'pending_payment', 'past_due', 'cancelled', 'expired')),
  trial_started_at timestamptz,
  trial_ends_at timestamptz,
  period_ends_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((trial_started_at is null) = (trial_ends_at is null)),
  check (status <> 'trialing' or trial_ends_at is not null)
);
comment on table subscriptions is 'What a club owner pays for; their clubs and staff inherit it. No row: starter.';
alter table subscriptions enable row level security;
alter table subscriptions force row level security;
create policy tenant on subscriptions for select to app_user
  using (owner_id = (select c.owner_id from clubs c where c.id = current_club()));
create policy platform on subscriptions to app_platform using (true) with check (true);
grant select on subscriptions to app_user;
grant select, insert, update, delete on subscriptions to app_platform;

/* The plan that applies now: a trial that is over and a period that ran out fall back to starter. */
create function plan_of(owner uuid) returns text
  language sql stable parallel safe
  return coalesce((
    select case
      when s.status in ('active', 'past_due') then s.plan
      when s.status = 'trialing' and s.trial_ends_at > now() then s.plan
      when s.status = 'cancelled' and s.period_ends_at > now() then s.plan
      else 'starter'
    end
    from subscriptions s where s.owner_id = owner
  ), 'starter');
