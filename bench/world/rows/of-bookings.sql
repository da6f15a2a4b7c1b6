-- Data of each booking: its player, its notes, its consumptions, its online part.

insert into booking_players (club_id, booking_id, player_id, starts_at)
select club_id, id, player_id, starts_at from world.bookings;
insert into booking_notes (club_id, booking_id, text, author_id, created_at)
select club_id, id, 'Lights', owner_id, least(now(), starts_at) from world.bookings where has_notes;
insert into consumptions (club_id, id, booking_id, player_id, item_id, name, quantity, unit_price, unit_cost, paid,
  created_by, created_at)
select club_id, world.id('consumption', club, n), id, player_id, world.id('item', club, 1), 'Item 1', 1, 110000, 50000,
  110000, owner_id, starts_at
from world.bookings where has_consumptions;
insert into online_bookings (club_id, booking_id, token_hash, first_name, last_name, phone, email, language, pay, asked,
  reminded_at, starts_at, created_at)
select club_id, id, md5(id::text), 'Player', 'Of' || club, '+5491100000000', 'player@bench.test', 'es', 'at_club', 0,
  case when is_past then starts_at end, starts_at, starts_at - interval '20 days'
from world.bookings where is_online;
