-- What players owe is read from what is open alone, whatever has been paid before.

create index bookings_open on bookings (club_id, starts_at)
  where paid < price and state not in ('hold', 'cancelled');
create index consumptions_open on consumptions (club_id, created_at)
  where player_id is not null and removed_at is null and paid < quantity * unit_price;
