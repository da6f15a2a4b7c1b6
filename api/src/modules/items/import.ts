import { AppError, importErrors } from '@canchero/shared-contracts/core';
import { type ItemImport, type ItemImportResult, itemEvents } from '@canchero/shared-contracts/item';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import { foldText } from '../../platform/csv/read-csv';
import type { Tx } from '../../platform/db/database';
import { appendEvent } from '../../platform/live/outbox';
import { unitOf } from '../clubs/reads';
import { countNewStock } from '../stock/writes';
import { readItems } from './import-file';
import { type PlannedLine, planImport } from './import-plan';
import { insertItems, lockItems, updateItems } from './import-sql';
import { mapNameConflicts } from './name-conflicts';
import { checkStockWorth } from './reads';
import { insertCategory, selectCategories, selectItems } from './sql';

/**
 * Checks a file of items and, unless it is a dry run, imports its valid lines. With `on_problem: 'fail'` one invalid
 * line keeps the whole file out.
 * @throws import_unreadable, import_quote {line}, import_too_long {max, found}, import_has_problems {invalid},
 *   item_name_taken, item_sku_taken, category_name_taken, comes_to_too_much {max, path} for the stock of an item
 */
export async function importItems(tx: Tx, actor: Actor, body: ItemImport): Promise<ItemImportResult> {
  const { clubId } = actor;
  const { lines: read, ignored } = readItems(body.content, await unitOf(tx, clubId));
  if (!body.dry_run) await lockItems(tx, clubId);
  const categories = await selectCategories(tx, clubId);
  const names = new Map(categories.map((c) => [c.id, c.name]));
  const items = await selectItems(tx, clubId);
  const lines = planImport(
    read,
    items.map((item) => ({ ...item, category: names.get(item.category_id ?? '') ?? null })),
  );
  const ids = new Map(categories.map((c) => [foldText(c.name), c.id]));
  const tally = (action: PlannedLine['action']) => lines.filter((line) => line.action === action).length;
  const result: ItemImportResult = {
    dry_run: body.dry_run,
    lines: lines.map(({ item: _, known: __, ...line }) => line),
    ignored,
    new_categories: newCategories(lines, ids),
    invalid: tally(null),
    created: tally('create'),
    updated: tally('update'),
    unchanged: tally('none'),
  };
  if (body.dry_run) return result;
  if (result.invalid > 0 && body.on_problem === 'fail') {
    throw AppError.of(importErrors.import_has_problems, { invalid: result.invalid });
  }
  for (const name of result.new_categories) {
    ids.set(foldText(name), (await mapNameConflicts(insertCategory(tx, clubId, { name }))).id);
  }
  await mapNameConflicts(writeLines(tx, actor, lines, ids));
  await appendEvent(tx, clubId, itemEvents.catalogueChanged, {});
  await audit(tx, { ...actor, action: 'item.import', count: result.created + result.updated });
  return result;
}

/** Returns the categories that the club does not have, each once and as its first line spells it. */
function newCategories(lines: readonly PlannedLine[], known: ReadonlyMap<string, string>): string[] {
  const names = lines.flatMap(({ item }) => item?.category ?? []);
  return [...new Map(names.toReversed().map((name) => [foldText(name), name])).values()]
    .filter((name) => !known.has(foldText(name)))
    .sort((a, b) => names.indexOf(a) - names.indexOf(b));
}

async function writeLines(
  tx: Tx,
  { clubId, actorId: by }: Actor,
  lines: readonly PlannedLine[],
  categories: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = lines.flatMap(({ item, known, action }) => {
    if (!item || action === 'none') return [];
    const { category, ...fields } = item;
    const category_id = category === undefined ? known?.category_id : categories.get(foldText(category));
    return [{ ...known, ...fields, category_id: category_id ?? null, id: known?.id ?? null, stock: fields.stock ?? 0 }];
  });
  const added = await insertItems(
    tx,
    clubId,
    rows.filter((row) => row.id === null),
  );
  await updateItems(
    tx,
    clubId,
    rows.filter((row) => row.id !== null),
  );
  await countNewStock(tx, clubId, added, by);
  await checkStockWorth(tx, clubId, 'content');
}
