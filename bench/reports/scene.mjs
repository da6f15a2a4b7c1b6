import path from 'node:path';
import { findPostgres } from '../../tools/postgres/binaries.mjs';
import { run } from '../../tools/process/run.mjs';

const COURTS = 30;
const A_DAY = 20;
const DAYS_A_MONTH = 30;

async function psql(url, statement) {
  const { code, output } = await run(path.join(await findPostgres(console.log), 'psql'), [
    ...['-v', 'ON_ERROR_STOP=1', '-qAt', '-d', url, '-c'],
    statement,
  ]);
  if (code !== 0) throw new Error(output);
  return output.trim();
}

/** Paid orders of the till per day; and the number of bookings of which one is left unpaid. */
const ORDERS_A_DAY = 200;
const UNPAID_ONE_OF = 40;

/**
 * Fills the past of a large club: 30 courts with 20 bookings each on every day, one in 40 never paid, and 200 orders of
 * two items. Triggers are off, since this is not measured; taking the club out of `kept_clubs` makes its days be summed
 * again.
 * @param {string} url of a superuser
 * @param {string} clubId
 * @param {number} months
 */
export const fillHistory = (url, clubId, months) =>
  psql(
    url,
    `set session_replication_role = replica;
     with stood as (
       insert into courts (club_id, id, name, sport, capacity, color, sort, status, base_price)
       select '${clubId}', gen_random_uuid(), 'Bench ' || n, 'padel', 4, '#0b7a75', 100 + n, 'active', 1000000
       from generate_series(1, ${COURTS}) n returning id
     ), booked as (
       insert into bookings (club_id, court_id, starts_at, ends_at, event_type, price, paid)
       select '${clubId}', stood.id, at, at + interval '30 minutes', 'turno', 1000000,
         case when (day * ${A_DAY} + slot) % ${UNPAID_ONE_OF} = 0 then 0 else 1000000 end
       from stood, generate_series(0, ${months * DAYS_A_MONTH - 1}) day, generate_series(0, ${A_DAY - 1}) slot,
         lateral (select date_trunc('day', now()) + interval '11 hours' - day * interval '1 day'
           + slot * interval '45 minutes' as at) t
       returning id, starts_at, paid
     )
     insert into payments (club_id, booking_id, method, amount, created_at)
     select '${clubId}', id, 'cash', 1000000, least(starts_at, now()) from booked where paid > 0;
     with item as (
       select id, name, price, row_number() over (order by id) as n from items where club_id = '${clubId}' and price > 0
     ), sold as (
       insert into orders (club_id, number, subtotal, paid, created_at)
       select '${clubId}', 1000000 + nth, a.price + b.price, a.price + b.price,
         date_trunc('day', now()) + interval '11 hours' - nth / ${ORDERS_A_DAY} * interval '1 day'
           + nth % ${ORDERS_A_DAY} * interval '4 minutes'
       from generate_series(0, ${months * DAYS_A_MONTH * ORDERS_A_DAY - 1}) nth
       join item a on a.n = 1 + nth % (select count(*) from item)
       join item b on b.n = 1 + (nth + 1) % (select count(*) from item)
       returning id, number, total, created_at
     ), lines as (
       insert into order_lines (club_id, order_id, seq, item_id, name, quantity, unit_price)
       select '${clubId}', sold.id, 1 + half, item.id, item.name, 1, item.price
       from sold, generate_series(0, 1) half
       join item on true
       where item.n = 1 + (sold.number - 1000000 + half) % (select count(*) from item)
     )
     insert into payments (club_id, order_id, method, amount, created_at)
     select '${clubId}', id, 'cash', total, least(created_at, now()) from sold;
     delete from kept_clubs where club_id = '${clubId}';
     analyze`,
  );

/** Tells whether all days of a club are kept. @param {string} url @param {string} clubId */
export const isKept = async (url, clubId) =>
  (await psql(url, `select count(*) from kept_clubs where club_id = '${clubId}'`)) === '1';
