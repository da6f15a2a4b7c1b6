import sql, { raw } from 'sql-template-tag';
import type { Database } from '../../platform/db/database';
import type { DrawnCall } from './drawn-call';
import { PRESENT_VERSION } from './known';

/** Tables of what paths name, by the parameter that does. */
const TABLES: Readonly<Record<string, string>> = {
  bookingId: 'bookings',
  courtId: 'courts',
  blockId: 'blocks',
  orderId: 'orders',
  itemId: 'items',
  categoryId: 'item_categories',
  consumptionId: 'consumptions',
  playerId: 'players',
  ruleId: 'price_rules',
  paymentId: 'payments',
};

/** Returns a call that names the present version of its thing, if it was drawn to do so. */
export async function withPresentVersion(db: Database, clubId: string, call: DrawnCall): Promise<DrawnCall> {
  const { params, body } = call as { params?: Record<string, unknown>; body?: Record<string, unknown> };
  if (body?.version !== PRESENT_VERSION) return call;
  const name = Object.keys(params ?? {}).findLast((key) => TABLES[key]);
  const id = params?.[name ?? 'clubId'];
  if (typeof id !== 'string' || !/^[\da-f-]{36}$/.test(id)) return call;
  const table = raw((name && TABLES[name]) ?? 'clubs');
  const [row] = await db.tenant(clubId, (tx) =>
    tx.query<{ version: number }>(sql`select version from ${table} where id = ${id}`),
  );
  return { ...call, body: { ...body, version: row?.version ?? 1 } };
}
