import sql, { type Sql } from 'sql-template-tag';

/**
 * SQL of what is open on bookings up to a date and on consumptions, as rows (count, sum).
 * It reads the `booking_days` of `daysOfClub`.
 */
export const openPayments = (clubId: string, date: string): Sql => sql`
  select open_count as count, open_sum as sum from booking_days where date <= ${date}::date
  union all
  select 1, c.total - c.paid from consumptions c
  where c.club_id = ${clubId} and c.removed_at is null and c.paid < c.quantity * c.unit_price`;

/** SQL of what is open on orders, as rows (count, sum). */
export const openOrders = (clubId: string): Sql => sql`
  select 1 as count, o.total - o.refunded - o.paid as sum from orders o
  where o.club_id = ${clubId} and o.state = 'pending'`;
