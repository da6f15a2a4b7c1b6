-- Payments of bookings, orders and consumptions, each in the cash session of its day, and the stock that was sold.

insert into orders (club_id, id, number, subtotal, paid, created_by, created_at)
select club_id, id, n + 1, 200000 + (first_item + second_item) * 10000, 200000 + (first_item + second_item) * 10000,
  owner_id, at
from world.orders;
insert into order_numbers (club_id, last) select club_id, orders from world.clubs, world.size;
insert into order_lines (club_id, order_id, seq, item_id, name, quantity, unit_price, unit_cost)
select club_id, id, line, world.id('item', club, item), 'Item ' || item, 1, 100000 + item * 10000, 50000
from world.orders, lateral (values (1, first_item), (2, second_item)) l (line, item);

/* All sold items are bought first, and 60 more of each; a sale takes one, the r-th of its item. */
insert into stock_movements (club_id, item_id, type, quantity, stock_after, unit_cost, created_at)
select club_id, world.id('item', club, item), 'purchase', sold + 60, sold + 60, 50000, first_day
from world.clubs, world.size, generate_series(2, items) item,
  lateral (select (orders * 2 - (item - 1)) / 29 + 1 as sold) s;
insert into stock_movements (club_id, item_id, type, quantity, stock_after, order_id, created_by, created_at)
select o.club_id, world.id('item', club, item), 'sale', -1, (orders * 2 - (item - 1)) / 29 + 60 - r, id, owner_id, at
from world.orders o, world.size, lateral (values (first_item, n * 2 / 29), (second_item, (n * 2 + 1) / 29)) l (item, r);
update items set stock = 60 where track_stock and club_id in (select club_id from world.clubs);

insert into payments (club_id, booking_id, player_id, method, amount, cash_session_id, created_by, created_at)
select club_id, id, player_id, method, paid, session_id, owner_id, starts_at from world.bookings where paid > 0;
insert into payments (club_id, order_id, method, amount, cash_session_id, created_by, created_at)
select club_id, id, method, 200000 + (first_item + second_item) * 10000, session_id, owner_id, at from world.orders;
insert into payments (club_id, consumption_id, method, amount, cash_session_id, created_by, created_at)
select club_id, world.id('consumption', club, n), 'cash', 110000, session_id, owner_id, starts_at
from world.bookings where has_consumptions;
insert into cash_sessions (club_id, id, desk, opening_amount, opened_by, opened_at, closed_by, closed_at, counted, expected)
select club_id, cash_session_id, 'reception', 0, created_by, opened_at, case when is_over then created_by end,
  case when is_over then opened_at + interval '16 hours' end, case when is_over then sums end,
  case when is_over then sums end
from (
  select club_id, cash_session_id, created_by, date_trunc('day', min(at) - interval '11 hours') + interval '11 hours' as opened_at,
    jsonb_object_agg(method, amount) as sums
  from (
    select club_id, cash_session_id, created_by, method, min(created_at) as at, sum(amount) as amount
    from payments where cash_session_id is not null group by 1, 2, 3, 4) by_method
  group by 1, 2, 3) by_session, lateral (select opened_at < now() - interval '16 hours' as is_over) o;
