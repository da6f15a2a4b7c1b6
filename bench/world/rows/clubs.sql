-- Clubs with their owners, courts, players, items and subscriptions, written as the service would: with all triggers.
-- Variables of psql: clubs, per_club (bookings of each), today (date).

/* Names the n-th row of a kind of a club (a UUID of version 8), so that rows that belong together find each other without a join. */
create schema world;
create function world.id(kind text, club bigint, n bigint) returns uuid
  language sql stable parallel safe
  return overlay(overlay(md5(kind || '-' || club || '-' || n) placing '8' from 13) placing '8' from 17)::uuid;
create view world.clubs as select n as club, world.id('club', n, 0) as club_id from generate_series(1, :clubs) n;
create view world.size as
select greatest(4, :per_club / 6000) as courts, greatest(20, :per_club / 30) as players, 30 as items,
  greatest(2, :per_club / 10) as orders, 1095 as past_days, 1109 as days,
  (date :'today')::timestamp at time zone 'UTC' - interval '1095 days' as first_day;

insert into users (id, email, password_hash, name, email_verified_at, created_at)
select world.id(kind, club, 0), kind || '-' || club || '@bench.test', (select password_hash from users limit 1),
  initcap(kind) || ' ' || club, now(), first_day + interval '1 day' * (club % 900)
from world.clubs, world.size, unnest(array['owner', 'staff']) kind;

insert into clubs (id, owner_id, name, slug, sports, public_enabled, created_at)
select club_id, world.id('owner', club, 0), 'Club ' || club, 'club-' || club, '{padel}', true,
  first_day + interval '1 day' * (club % 900)
from world.clubs, world.size;
insert into memberships (club_id, user_id, role, permissions)
select club_id, world.id(role, club, 0), role, case role when 'staff' then '{"schedule": true}'::jsonb end
from world.clubs, unnest(array['owner', 'staff']) role;

/* Half of the owners pay each month since they came; the others have a plan that was granted. */
insert into subscriptions (owner_id, plan, status, billing, period_ends_at, created_at, updated_at)
select world.id('owner', club, 0), 'premium_plus', 'active', case club % 2 when 0 then 'monthly' end,
  now() + interval '20 days', first_day, first_day + interval '1 day' * (club % 900)
from world.clubs, world.size;
insert into subscription_agreements (id, owner_id, plan, billing, price, first_amount, collector, state, anchor_at,
  wanted_amount, expires_at, created_at)
select world.id('agreement', club, 0), world.id('owner', club, 0), 'premium_plus', 'monthly', 3000000, 3000000, 'bench',
  'active', first_day, 3000000, now(), first_day
from world.clubs, world.size where club % 2 = 0;
insert into subscription_charges (owner_id, agreement_id, gateway_id, n, number, plan, billing, starts_at, ends_at,
  paid_until, worth, amount, currency, state, paid_at, created_at)
select world.id('owner', club, 0), world.id('agreement', club, 0), 'bench-' || club || '-' || n, n,
  row_number() over (order by n, club), 'premium_plus', 'monthly', first_day + n * interval '30 days',
  first_day + (n + 1) * interval '30 days', first_day + (n + 1) * interval '30 days', 3000000, 3000000, 'ARS', 'paid',
  first_day + n * interval '30 days', first_day + n * interval '30 days'
from world.clubs, world.size, generate_series(club / 30 % 30, 35) n where club % 2 = 0;

insert into courts (club_id, id, name, sport, sort, base_price)
select club_id, world.id('court', club, n), 'Court ' || n, 'padel', n, 1000000
from world.clubs, world.size, generate_series(1, courts) n;
/* The first item is for consumptions and has no stock. */
insert into items (club_id, id, name, price, cost, track_stock)
select club_id, world.id('item', club, n), 'Item ' || n, 100000 + n * 10000, 50000, n > 1
from world.clubs, world.size, generate_series(1, items) n;
