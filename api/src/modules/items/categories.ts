import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type Category, type CategoryChange, itemEvents, type NewCategory } from '@canchero/shared-contracts/item';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { deleteCategory, insertCategory, selectCategory, updateCategory } from './sql';

export async function createCategory(tx: Tx, actor: Actor, body: NewCategory): Promise<Category> {
  const category = await insertCategory(tx, actor.clubId, body);
  await changed(tx, actor, 'create', category.id);
  return category;
}

/** @throws not_found, stale_version with the category as it is */
export async function changeCategory(tx: Tx, actor: Actor, id: string, change: CategoryChange): Promise<Category> {
  const category = await updateCategory(tx, actor.clubId, id, change);
  if (!category) {
    const current = await selectCategory(tx, actor.clubId, id);
    throw current ? AppError.of(commonErrors.stale_version, { current }) : AppError.of(commonErrors.not_found);
  }
  await changed(tx, actor, 'change', id);
  return category;
}

export async function removeCategory(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!(await deleteCategory(tx, actor.clubId, id))) throw AppError.of(commonErrors.not_found);
  await changed(tx, actor, 'remove', id);
}

async function changed(tx: Tx, actor: Actor, what: string, id: string): Promise<void> {
  await appendEvent(tx, actor.clubId, itemEvents.catalogueChanged, {});
  await audit(tx, { ...actor, action: `item_category.${what}`, object: { type: 'item_category', id } });
}
