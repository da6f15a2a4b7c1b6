-- What a club rents out, and to whom. Keys carry the club, so that rows of two clubs can never be linked.

create table courts (
  id uuid primary key default gen_random_uuid(),
  club_id uuid not null references clubs (id),
  name text not null check (name <> ''),
  sport text not null check (sport in ('padel', 'tennis', 'squash', 'football5', 'other')),
  surface text not null default '',
  indoor boolean not null default false,
  capacity int not null default 4 check (capacity between 1 and 100),
  color text not null default '#2f7d5b' check (color ~ '^#[0-9a-f]{6}$'),
  sort int not null default 0,
  status text not null default 'active' check (status in ('active', 'maintenance', 'inactive')),
  base_price bigint not null default 0 check (base_price >= 0),
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  version int not null default 1,
  constraint courts_of_club unique (club_id, id)
);
comment on table courts is 'base_price: centavos for 60 minutes. A removed court stays for the bookings it had.';
create unique index courts_name on courts (club_id, fold(name)) where removed_at is null;
call protect_tenant_table('courts');

create table players (
  club_id uuid not null references clubs (id),
  id uuid not null default gen_random_uuid(),
  first_name text not null check (first_name <> ''),
  last_name text not null default '',
  phone_country text,
  phone text,
  email text,
  category text not null default '',
  notes text not null default '',
  blocked boolean not null default false,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  version int not null default 1,
  sort_name text collate "C" not null generated always as (fold(first_name || ' ' || last_name)) stored,
  search text not null generated always as (
    fold(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' ||
      coalesce(ltrim(phone_country, '+') || phone, ''))
  ) stored,
  primary key (club_id, id),
  check ((phone is null) = (phone_country is null))
);
comment on table players is 'People who play at a club. phone: digits of the national number, phone_country its calling code with the plus.';
comment on column players.search is 'Names, e-mail and phone without case and accents, for `like`.';
create unique index players_phone on players (club_id, phone_country, phone) where removed_at is null;
create unique index players_email on players (club_id, email) where removed_at is null;
create index players_by_name on players (club_id, left(sort_name, 100), id) where removed_at is null;
call protect_tenant_table('players');
