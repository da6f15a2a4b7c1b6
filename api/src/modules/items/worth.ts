import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { MAX_WORTH } from '@canchero/shared-contracts/order';
import sql, { empty } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

const tooMuch = (path: string) =>
  AppError.of(commonErrors.validation_failed, { fields: [{ path, message: 'Comes to too much' }] });

/** Checks what a field of the request makes a line or a sale come to, in centavos. @throws validation_failed {fields} */
export function checkWorth(worth: number, path: string): void {
  if (worth > MAX_WORTH) throw tooMuch(path);
}

/**
 * Checks what the stock of each item, or of each of these, is worth by its cost, after a field of the request changed
 * one of them.
 * @throws validation_failed {fields}
 */
export async function checkStockWorth(
  tx: Tx,
  clubId: string,
  path: string,
  itemIds?: readonly string[],
): Promise<void> {
  const exceeding = await tx.query(sql`
    select from items
    where club_id = ${clubId} and track_stock and removed_at is null and stock::numeric * cost > ${MAX_WORTH}
      ${itemIds ? sql`and id = any(${itemIds}::uuid[])` : empty}
    limit 1`);
  if (exceeding.length > 0) throw tooMuch(path);
}
