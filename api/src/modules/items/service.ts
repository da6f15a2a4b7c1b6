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
import { sqlState, violatesUnique } from '../../platform/db/pg-error';
import { appendEvent } from '../../platform/live/outbox';
import { insertItem, markRemoved, selectItem, updateItem, updatePrices } from './sql';

/** What the database refused, in the contract's words. Wrap whole transactions: after it nothing more can be asked. */
export async function explainTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violatesUnique(error, 'items_name')) throw AppError.of(itemErrors.item_name_taken);
    if (violatesUnique(error, 'items_sku')) throw AppError.of(itemErrors.item_sku_taken);
    if (violatesUnique(error, 'item_categories_name')) throw AppError.of(itemErrors.category_name_taken);
    // a category that the club does not have
    if (sqlState(error)?.code === '23503') throw AppError.of(commonErrors.not_found);
    throw error;
  }
}

export async function createItem(tx: Tx, actor: Actor, body: NewItem): Promise<Item> {
  const item = await insertItem(tx, actor.clubId, body);
  await appendEvent(tx, actor.clubId, itemEvents.changed, { item });
  await audit(tx, { ...actor, action: 'item.create', object: { type: 'item', id: item.id } });
  return item;
}

/** @throws not_found, stale_version with the item as it is */
export async function changeItem(tx: Tx, actor: Actor, itemId: string, change: ItemChange): Promise<Item> {
  const item = await updateItem(tx, actor.clubId, itemId, change);
  if (!item) {
    const current = await selectItem(tx, actor.clubId, itemId);
    throw current ? AppError.of(commonErrors.stale_version, { current }) : AppError.of(commonErrors.not_found);
  }
  await appendEvent(tx, actor.clubId, itemEvents.changed, { item });
  const fields = Object.keys(change).filter((name) => name !== 'version');
  await audit(tx, { ...actor, action: 'item.change', object: { type: 'item', id: itemId }, fields });
  return item;
}

export async function removeItem(tx: Tx, actor: Actor, itemId: string): Promise<void> {
  if (!(await markRemoved(tx, actor.clubId, itemId))) throw AppError.of(commonErrors.not_found);
  await appendEvent(tx, actor.clubId, itemEvents.removed, { item_id: itemId });
  await audit(tx, { ...actor, action: 'item.remove', object: { type: 'item', id: itemId } });
}

/** @throws stale_version when one of the items changed since, or is gone */
export async function setPrices(tx: Tx, actor: Actor, { prices }: PriceChanges): Promise<Item[]> {
  const items = await updatePrices(tx, actor.clubId, prices);
  if (items.length !== prices.length) throw AppError.of(commonErrors.stale_version);
  await appendEvent(tx, actor.clubId, itemEvents.catalogueChanged, {});
  await audit(tx, { ...actor, action: 'item.prices', count: items.length, fields: ['price'] });
  return items;
}
