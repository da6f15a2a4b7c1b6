-- A player cancels also what was paid at the club for a booking without a player: the club gives that back in person.

alter table online_bookings add column kept bigint check (kept >= 0);
comment on column online_bookings.kept is
  'Centavos that the club keeps by its rule of a booking that its player cancelled; what is paid beyond that it owes '
  'the player. Null if the player did not cancel it.';

create or replace function is_reason(value text) returns boolean
  language sql immutable parallel safe
  return value !~ '^code:[a-z_]+$' or value in ('code:booking_cancelled', 'code:cancelled_by_player',
    'code:cancelled_with_debt', 'code:late_payment', 'code:other_amount', 'code:other_collector',
    'code:other_currency', 'code:refunded_at_gateway', 'code:surplus', 'code:unconfirmed');
