/** Columns of an item file. */
export const ITEM_FIELDS = [
  'name',
  'sku',
  'category',
  'price',
  'cost',
  'track_stock',
  'stock',
  'min_stock',
  'favorite',
  'active',
] as const;
export type ItemField = (typeof ITEM_FIELDS)[number];
/**
 * Problems of a field in a line of an import. `repeated`: another line has it; `taken`: another item of the club has
 * it.
 */
export const ITEM_PROBLEMS = ['missing', 'invalid', 'too_long', 'repeated', 'taken'] as const;
export type ItemProblem = (typeof ITEM_PROBLEMS)[number];
/** Effect of a line: adds an item, changes one, or does nothing. */
export const IMPORT_ACTIONS = ['create', 'update', 'none'] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];
