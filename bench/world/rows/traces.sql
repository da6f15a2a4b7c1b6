-- Traces of each booking: a line of the audit for good, a notification for 60 days. And the kept days of the platform,
-- as its job counts them.

insert into audit (at, request_id, actor_id, role, club_id, action, object_type, object_id, outcome)
select starts_at - interval '20 days', 'bench', owner_id, 'owner', club_id, 'booking.create', 'booking',
  id::text, 'done'
from world.bookings;
insert into notifications (club_id, any_of, type, title, message, data, created_at)
select club_id, '{schedule,booking}', 'booking.created', 'Booking', 'A booking',
  jsonb_build_object('club_id', club_id, 'booking_id', id, 'player_name', 'Player'), least(now(), starts_at)
from world.bookings where starts_at > now() - interval '60 days' and is_past;

insert into platform_days (day, accounts, clubs, active_clubs)
select day, n.accounts, n.clubs, coalesce(active, 0)
from (select d::date as day from world.size,
  generate_series((first_day - interval '2 days')::date, (date :'today') - 1, interval '1 day') d) days
left join (select (created_at at time zone 'America/Argentina/Buenos_Aires')::date as day, count(*) as clubs
  from clubs group by 1) c using (day)
left join (select (created_at at time zone 'America/Argentina/Buenos_Aires')::date as day, count(*) as accounts
  from users group by 1) u using (day)
left join (select (at at time zone 'America/Argentina/Buenos_Aires')::date as day, count(distinct club_id) as active
  from audit where club_id is not null group by 1) a using (day),
lateral (select coalesce(c.clubs, 0), coalesce(u.accounts, 0)) n (clubs, accounts);
insert into platform_use (day, area, hour, actions)
select (at at time zone 'America/Argentina/Buenos_Aires')::date as day, split_part(action, '.', 1),
  extract(hour from at at time zone 'America/Argentina/Buenos_Aires'), count(*)
from audit where club_id is not null group by 1, 2, 3 having (at at time zone 'America/Argentina/Buenos_Aires')::date < date :'today';
