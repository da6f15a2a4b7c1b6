-- Bookings of all clubs in the order of time, as they come in at a service.

insert into bookings (club_id, id, court_id, starts_at, ends_at, event_type, state, price, paid, has_notes,
  has_consumptions, created_by, created_at)
select club_id, id, court_id, starts_at, ends_at, 'turno', state, 1000000, paid, has_notes, has_consumptions, owner_id,
  starts_at - interval '20 days'
from world.bookings;
