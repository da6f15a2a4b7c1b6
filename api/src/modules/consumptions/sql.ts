import type { Consumption, ConsumptionsQuery, ConsumptionTotals } from '@canchero/shared-contracts/consumption';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import { inPeriod, onClubDays } from '../../platform/db/club-days';
import type { Tx } from '../../platform/db/database';
import { afterCursor, pageLimit } from '../../platform/db/paging';

/** Columns of a contract's `Consumption`, from `FROM`: consumption `c`, booking `b`, court `k`, player `y`. */
const CONSUMPTION = raw(`
  c.id, c.booking_id, b.starts_at as booking_start, k.name as court_name, c.player_id,
  trim(y.first_name || ' ' || y.last_name) as player_name, c.item_id, c.name, c.quantity, c.unit_price, c.subtotal,
  c.total, c.paid,
  case when c.paid >= c.total then 'paid' when c.paid > 0 then 'partially_paid' else 'pending' end as status,
  c.created_by, (select u.name from users u where u.id = c.created_by) as created_by_name, c.created_at, c.version`);
const FROM = raw(`from consumptions c join bookings b on b.club_id = c.club_id and b.id = c.booking_id
  join courts k on k.club_id = b.club_id and k.id = b.court_id
  left join players y on y.club_id = c.club_id and y.id = c.player_id`);

/** Selects the consumptions of a booking, oldest first. */
export const selectOfBooking = (tx: Tx, clubId: string, bookingId: string): Promise<Consumption[]> =>
  tx.query<Consumption>(sql`
    select ${CONSUMPTION} ${FROM}
    where c.club_id = ${clubId} and c.booking_id = ${bookingId} and c.removed_at is null order by c.created_at, c.id`);

/** Selects consumptions by their ids, oldest first; ids that the club does not have are left out. */
export const selectByIds = (tx: Tx, clubId: string, ids: readonly string[]): Promise<Consumption[]> =>
  tx.query<Consumption>(sql`
    select ${CONSUMPTION} ${FROM}
    where c.club_id = ${clubId} and c.id = any(${ids}::uuid[]) and c.removed_at is null order by c.created_at, c.id`);

const LIST = { table: 'consumptions', alias: 'c', columns: ['created_at', 'id'] };

/** Selects the rows of a page, newest first, for `pageOf`. */
export const selectConsumptions = (
  tx: Tx,
  clubId: string,
  query: ConsumptionsQuery,
  size: number,
): Promise<Consumption[]> =>
  tx.query<Consumption>(sql`
    select ${CONSUMPTION} ${FROM} where ${matching(clubId, query)} and ${afterCursor(LIST, clubId, query.cursor)}
    order by c.created_at desc, c.id desc ${pageLimit(size)}`);

export async function selectTotals(tx: Tx, clubId: string, query: ConsumptionsQuery): Promise<ConsumptionTotals> {
  const [row] = await tx.query<ConsumptionTotals>(sql`
    select count(*)::int as count, coalesce(sum(c.total), 0)::bigint as total, coalesce(sum(c.paid), 0)::bigint as paid,
      coalesce(sum(c.total - c.paid), 0)::bigint as open
    ${FROM} where ${matching(clubId, query)}`);
  if (!row) throw new Error('an aggregate has a row');
  return row;
}

function matching(clubId: string, f: ConsumptionsQuery): Sql {
  const like = `%${(f.q ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const conditions = [
    sql`c.club_id = ${clubId}`,
    sql`c.removed_at is null`,
    ...(f.booking_id || f.player_id || f.state === 'open' ? onClubDays : inPeriod)(sql`c.created_at`, clubId, f),
    ...(f.booking_id ? [sql`c.booking_id = ${f.booking_id}`] : []),
    ...(f.player_id ? [sql`c.player_id = ${f.player_id}`] : []),
    ...(f.item_id ? [sql`c.item_id = ${f.item_id}`] : []),
    ...(f.state ? [f.state === 'open' ? sql`c.paid < c.quantity * c.unit_price` : sql`c.paid >= c.total`] : []),
    ...(f.q ? [sql`(fold(c.name) like fold(${like}) or y.search like fold(${like}))`] : []),
  ];
  return join(conditions, ' and ');
}

/** Consumption of a booking. */
export interface ConsumptionPlace {
  bookingId: string;
  consumptionId: string;
}

export interface ConsumptionRow {
  item_id: string | null;
  player_id: string | null;
  name: string;
  quantity: number;
  unit_price: number;
  unit_cost: number;
}

/** Inserts a consumption and returns its id. */
export async function insertConsumption(
  tx: Tx,
  clubId: string,
  bookingId: string,
  c: ConsumptionRow,
  by: string,
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(sql`
    insert into consumptions
      (club_id, booking_id, item_id, player_id, name, quantity, unit_price, unit_cost, created_by)
    values (${clubId}, ${bookingId}, ${c.item_id}, ${c.player_id}, ${c.name}, ${c.quantity}, ${c.unit_price},
      ${c.unit_cost}, ${by}) returning id`);
  if (!row) throw new Error('a consumption was not written');
  return row.id;
}

export const updateConsumption = (
  tx: Tx,
  clubId: string,
  id: string,
  c: { quantity: number; unit_price: number; player_id: string | null },
): Promise<unknown> =>
  tx.query(sql`
    update consumptions set quantity = ${c.quantity}, unit_price = ${c.unit_price}, player_id = ${c.player_id},
      version = version + 1
    where club_id = ${clubId} and id = ${id}`);

export const markRemoved = (tx: Tx, clubId: string, id: string): Promise<unknown> =>
  tx.query(sql`
    update consumptions set removed_at = now(), version = version + 1 where club_id = ${clubId} and id = ${id}`);

/**
 * Takes back the removal of a consumption of a booking; a player who was removed since does not owe it. Returns null if the
 * booking has no such removed one.
 */
export async function markRestored(
  tx: Tx,
  clubId: string,
  { bookingId, consumptionId }: ConsumptionPlace,
): Promise<{ item_id: string | null; quantity: number; total: number } | null> {
  const [row] = await tx.query<{ item_id: string | null; quantity: number; total: number }>(sql`
    with player as (
      select p.id from players p join consumptions c on c.club_id = p.club_id and c.player_id = p.id
      where c.club_id = ${clubId} and c.id = ${consumptionId} and p.removed_at is null for share of p
    )
    update consumptions set removed_at = null, player_id = (select id from player), version = version + 1
    where club_id = ${clubId} and booking_id = ${bookingId} and id = ${consumptionId} and removed_at is not null
    returning item_id, quantity, total`);
  return row ?? null;
}

export interface LockedConsumption {
  id: string;
  booking_id: string;
  item_id: string | null;
  player_id: string | null;
  quantity: number;
  paid: number;
  open: number;
  version: number;
}

/** Locks consumptions in the order of their ids, until the transaction ends. Removed ones are left out. */
export const lockConsumptions = (tx: Tx, clubId: string, ids: readonly string[]): Promise<LockedConsumption[]> =>
  tx.query<LockedConsumption>(sql`
    select id, booking_id, item_id, player_id, quantity, paid, total - paid as open, version from consumptions
    where club_id = ${clubId} and id = any(${ids}::uuid[]) and removed_at is null order by id for no key update`);

/** Locks a booking against changes and returns its state; null if the club has no such booking. */
export async function lockBookingState(tx: Tx, clubId: string, bookingId: string): Promise<string | null> {
  const [row] = await tx.query<{ state: string }>(sql`
    select state from bookings where club_id = ${clubId} and id = ${bookingId} for no key update`);
  return row?.state ?? null;
}
