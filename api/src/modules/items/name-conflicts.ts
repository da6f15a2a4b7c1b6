import { AppError } from '@canchero/shared-contracts/core';
import { itemErrors } from '@canchero/shared-contracts/item';
import { violatesUnique } from '../../platform/db/pg-error';

/**
 * Awaits a write of items or categories and maps a violated unique constraint to the contract's error. The transaction
 * is void after it: nothing else can be queried.
 * @throws item_name_taken, item_sku_taken, category_name_taken
 */
export async function mapNameConflicts<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violatesUnique(error, 'items_name')) throw AppError.of(itemErrors.item_name_taken);
    if (violatesUnique(error, 'items_sku')) throw AppError.of(itemErrors.item_sku_taken);
    if (violatesUnique(error, 'item_categories_name')) throw AppError.of(itemErrors.category_name_taken);
    throw error;
  }
}
