import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  type MovementPage,
  type MovementsQuery,
  type NewStockMovements,
  type StockMovement,
  stockErrors,
  stockEvents,
} from '@canchero/shared-contracts/stock';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { pageOf } from '../../platform/db/paging';
import { appendEvent } from '../../platform/live/outbox';
import { checkStockWorth, checkWorth } from '../items/reads';
import { insertMovements, selectMovements, selectTracked } from './sql';

const PAGE = 100;

/** Lists the movements that a filter finds, newest first. */
export async function listMovements(tx: Tx, clubId: string, query: MovementsQuery): Promise<MovementPage> {
  const { limit = PAGE } = query;
  return pageOf(await selectMovements(tx, clubId, query, limit), limit);
}

/** Joins the notes of several movements into one reason for the audit, each note once. */
const reasonOf = (notes: readonly string[]) => [...new Set(notes)].join(' · ').slice(0, 300);

/**
 * Records purchases, waste and counts, all or none.
 * @throws not_found, stock_not_tracked {item_id}, insufficient_stock {item_id, name, stock, wanted},
 *   comes_to_too_much {max, path} for a purchase, or the stock of an item
 */
export async function moveStock(tx: Tx, actor: Actor, { movements }: NewStockMovements): Promise<StockMovement[]> {
  const { clubId, actorId } = actor;
  const tracked = await selectTracked(
    tx,
    clubId,
    movements.map((m) => m.item_id),
  );
  for (const [n, { item_id, quantity, unit_cost = 0 }] of movements.entries()) {
    checkWorth(quantity * unit_cost, `movements.${n}.unit_cost`);
    const known = tracked.get(item_id.toLowerCase());
    if (known === undefined) throw AppError.of(commonErrors.not_found);
    if (!known) throw AppError.of(stockErrors.stock_not_tracked, { item_id });
  }
  const written = await insertMovements(tx, clubId, movements, actorId);
  await checkStockWorth(tx, clubId, 'movements', [...tracked.keys()]);
  const levels = [...new Map(written.map((m) => [m.item_id, { item_id: m.item_id, stock: m.stock_after }])).values()];
  await appendEvent(tx, clubId, stockEvents.changed, { levels });
  for (const type of new Set(movements.map((m) => m.type))) {
    const notes = movements.flatMap((m) => (m.type === type && m.note ? [m.note] : []));
    await audit(tx, { ...actor, action: `stock.${type}`, ...(notes.length > 0 && { reason: reasonOf(notes) }) });
  }
  return written;
}
