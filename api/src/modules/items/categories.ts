import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { type Category, type CategoryChange, itemEvents, type NewCategory } from '@canchero/shared-contracts/item';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { mapNameConflicts } from './name-conflicts';
import { deleteCategory, insertCategory, selectCategory, updateCategory } from './sql';

/** Adds a category. @throws category_name_taken */
export async function createCategory(tx: Tx, actor: Actor, body: NewCategory): Promise<Category> {
  const category = await mapNameConflicts(insertCategory(tx, actor.clubId, body));
  await publishCatalogue(tx, actor, 'create', category.id);
  return category;
}

/** Changes a category's name or place. @throws not_found, stale_version {current}, category_name_taken */
export async function changeCategory(tx: Tx, actor: Actor, id: string, change: CategoryChange): Promise<Category> {
  const category = await mapNameConflicts(updateCategory(tx, actor.clubId, id, change));
  if (!category) {
    const current = await selectCategory(tx, actor.clubId, id);
    throw current ? AppError.of(commonErrors.stale_version, { current }) : AppError.of(commonErrors.not_found);
  }
  await publishCatalogue(tx, actor, 'change', id);
  return category;
}

/** Removes a category; its items stay, without one. @throws not_found */
export async function removeCategory(tx: Tx, actor: Actor, id: string): Promise<void> {
  if (!(await deleteCategory(tx, actor.clubId, id))) throw AppError.of(commonErrors.not_found);
  await publishCatalogue(tx, actor, 'remove', id);
}

async function publishCatalogue(tx: Tx, actor: Actor, act: 'create' | 'change' | 'remove', id: string): Promise<void> {
  await appendEvent(tx, actor.clubId, itemEvents.catalogueChanged, {});
  await audit(tx, { ...actor, action: `item_category.${act}`, object: { type: 'item_category', id } });
}
