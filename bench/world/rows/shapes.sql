-- The rows of bookings and orders, from which everything that belongs to them is written. The outer loop is time: rows of
-- all clubs lie beside each other, as they come in at a service.
-- Variables of psql: clubs, per_club.

/* A court has up to `per_day` bookings on a day, each at a place of its own among nine of an hour and a half. */
create view world.bookings as
select club, n, world.id('club', club, 0) as club_id, world.id('booking', club, n) as id,
  world.id('court', club, 1 + n % courts) as court_id, world.id('owner', club, 0) as owner_id,
  world.id('player', club, 1 + h % players) as player_id, world.id('session', club, day) as session_id, day, starts_at,
  starts_at + case h % 2 when 0 then interval '60 minutes' else interval '90 minutes' end as ends_at,
  starts_at < now() as is_past, state, (array['cash', 'transfer', 'debit_card', 'qr'])[1 + h / 7 % 4] as method,
  case when state <> 'cancelled' and starts_at < now() and h % 40 <> 3 then 1000000 else 0 end as paid,
  n % 50 = 7 as has_notes, n % 20 = 3 and state <> 'cancelled' and starts_at < now() as has_consumptions,
  n % 10 = 5 and state <> 'cancelled' as is_online
from world.size
cross join lateral (select (:per_club + courts - 1) / courts as of_court) m
cross join lateral (select (of_court + days - 1) / days as per_day) p
cross join lateral generate_series(0, :per_club - 1) n
cross join lateral generate_series(1, :clubs + 0 * n) club
cross join lateral (select n / courts as j, hashint8(club * 1000003::bigint + n) & 1048575 as h) x
cross join lateral (select (j::bigint * days / of_court)::int as day) d
cross join lateral (select j - (day::bigint * of_court + days - 1) / days as k, greatest(1, 9 / per_day) as width) w
cross join lateral (
  select first_day + interval '1 day' * day + interval '12 hours' + interval '90 minutes' * (k * width + h % width)
    as starts_at) s
cross join lateral (
  select case when h % 20 = 0 then 'cancelled' when h % 50 = 1 and starts_at < now() then 'no_show' else 'confirmed' end
    as state) t;

create view world.orders as
select club, n, world.id('club', club, 0) as club_id, world.id('order', club, n) as id,
  world.id('owner', club, 0) as owner_id, day, world.id('session', club, day) as session_id,
  first_day + interval '1 day' * day + interval '12 hours' + interval '37 minutes' * (n % 17) as at,
  (array['cash', 'credit_card'])[1 + n % 2] as method, 2 + n * 2 % 29 as first_item, 2 + (n * 2 + 1) % 29 as second_item
from world.size
cross join lateral generate_series(0, orders - 1) n
cross join lateral generate_series(1, :clubs + 0 * n) club
cross join lateral (select (n::bigint * past_days / orders)::int as day) d;
