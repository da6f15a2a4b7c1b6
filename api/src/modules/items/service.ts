import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import {
  type Item,
  type ItemChange,
  itemErrors,
  itemEvents,
  type NewItem,
  type PriceChanges,
} from '@canchero/shared-contracts/item';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { mapNameConflicts } from './name-conflicts';
import { checkStockWorth } from './reads';
import { insertItem, markRemoved, selectItem, updateItem, updatePrices } from './sql';

/** Adds an item to the catalogue. @throws item_name_taken, item_sku_taken */
export async function createItem(tx: Tx, actor: Actor, body: NewItem): Promise<Item> {
  const item = await mapNameConflicts(insertItem(tx, actor.clubId, body));
  await appendEvent(tx, actor.clubId, itemEvents.changed, { item });
  await audit(tx, { ...actor, action: 'item.create', object: { type: 'item', id: item.id } });
  return item;
}

/**
 * Changes an item.
 * @throws not_found, stale_version {current}, item_name_taken, item_sku_taken, comes_to_too_much
 *   {max, path} for its stock
 */
export async function changeItem(tx: Tx, actor: Actor, itemId: string, change: ItemChange): Promise<Item> {
  const item = await mapNameConflicts(updateItem(tx, actor.clubId, itemId, change));
  if (!item) {
    const current = await selectItem(tx, actor.clubId, itemId);
    throw current ? AppError.of(commonErrors.stale_version, { current }) : AppError.of(commonErrors.not_found);
  }
  await checkStockWorth(tx, actor.clubId, 'cost', [itemId]);
  await appendEvent(tx, actor.clubId, itemEvents.changed, { item });
  const fields = Object.keys(change).filter((name) => name !== 'version');
  await audit(tx, { ...actor, action: 'item.change', object: { type: 'item', id: itemId }, fields });
  return item;
}

/** Removes an item from the catalogue; what was sold keeps its copy of name and price. @throws not_found */
export async function removeItem(tx: Tx, actor: Actor, itemId: string): Promise<void> {
  if (!(await markRemoved(tx, actor.clubId, itemId))) throw AppError.of(commonErrors.not_found);
  await appendEvent(tx, actor.clubId, itemEvents.removed, { item_id: itemId });
  await audit(tx, { ...actor, action: 'item.remove', object: { type: 'item', id: itemId } });
}

/**
 * Sets the prices of several items, all or none.
 * @throws price_zero
 * @throws stale_version if one has changed or was removed
 */
export async function setPrices(tx: Tx, actor: Actor, { prices }: PriceChanges): Promise<Item[]> {
  if (prices.some(({ price }) => price === 0)) throw AppError.of(itemErrors.price_zero);
  const items = await updatePrices(tx, actor.clubId, prices);
  if (items.length !== prices.length) throw AppError.of(commonErrors.stale_version);
  await appendEvent(tx, actor.clubId, itemEvents.catalogueChanged, {});
  await audit(tx, { ...actor, action: 'item.prices', count: items.length, fields: ['price'] });
  return items;
}
