import sql, { type Sql } from 'sql-template-tag';

/** SQL of a quotient of whole numbers, the first one numeric, rounded half up. */
const rounded = (value: Sql, by: Sql): Sql => sql`div(2 * (${value}) + ${by}, 2 * ${by})`;

/**
 * SQL of the pieces that orders made within two instants sold, without those that were refunded (at, item_id, name,
 * quantity, total).
 *
 * Rounding rule: what an order came to, less its discount and refunds, is spread over its lines by what their pieces are
 * worth, and each line has the difference of what the lines come to with and without it, rounded half up to the centavo. So
 * the lines add up to the sale (cumulative rounding, as in `refundValue`).
 */
export const soldPieces = (clubId: string, from: Sql, to: Sql): Sql => sql`
  select at, item_id, name, quantity,
    coalesce(${rounded(sql`sold * through`, sql`nullif(whole, 0)`)}
      - ${rounded(sql`sold * (through - worth)`, sql`nullif(whole, 0)`)}, 0)::bigint as total
  from (
    select at, sold, item_id, name, quantity, worth, sum(worth) over (partition by order_id) as whole,
      sum(worth) over (partition by order_id order by seq) as through
    from (
      select o.created_at as at, o.total - o.refunded as sold, l.order_id, l.seq, l.item_id, l.name,
        l.quantity - l.refunded as quantity,
        ${rounded(sql`l.total::numeric * (l.quantity - l.refunded)`, sql`l.quantity`)} as worth
      from orders o join order_lines l on l.club_id = o.club_id and l.order_id = o.id
      where o.club_id = ${clubId} and o.created_at >= ${from} and o.created_at < ${to}
        and o.state not in ('cancelled', 'refunded') and l.quantity > l.refunded
    ) left_of_line
  ) spread`;
