import { z } from 'zod';
import { LANGUAGES } from '../core/language';
import { CentavosSchema, ClubParams, CsvFile, FileText, Id, Name, Text } from '../core/schema';
import { MAX_ITEM_LENGTH, MAX_PRICE_CHANGES, MAX_STOCK } from './limits';
import { IMPORT_ACTIONS, ITEM_FIELDS, ITEM_PROBLEMS } from './vocabulary';

const fields = {
  name: Name(MAX_ITEM_LENGTH.name, 1),
  /** Barcode or short code, unique at the club. */
  sku: Text(MAX_ITEM_LENGTH.sku, 1).nullable(),
  category_id: Id.nullable(),
  price: CentavosSchema,
  cost: CentavosSchema,
  track_stock: z.boolean(),
  /** Stock below which the item is to be bought. */
  min_stock: z.int().min(0).max(MAX_STOCK),
  favorite: z.boolean(),
  active: z.boolean(),
};

export const Item = z.object({ id: Id, ...fields, stock: z.int(), version: z.int32() });
export type Item = z.output<typeof Item>;
export const Items = z.array(Item);
export const NewItem = z.strictObject(fields).partial().required({ name: true, price: true });
export type NewItem = z.output<typeof NewItem>;
export const ItemChange = z
  .strictObject({ ...fields, version: z.int32() })
  .partial()
  .required({ version: true });
export type ItemChange = z.output<typeof ItemChange>;
/** New prices of several items, applied all or none. */
export const PriceChanges = z.strictObject({
  prices: z
    .array(z.strictObject({ item_id: Id, price: CentavosSchema, version: z.int32() }))
    .min(1)
    .max(MAX_PRICE_CHANGES),
});
export type PriceChanges = z.output<typeof PriceChanges>;
/** Options of an exported file, whose headings are in `language`. */
export const ItemsExport = z.strictObject({ language: z.enum(LANGUAGES) });
export const ItemsFile = CsvFile;
export const ItemImport = z.strictObject({
  /** Text of a CSV file, separated by commas, semicolons or tabs, with headings in any of the languages. */
  content: FileText.min(1),
  /** True to check the file without importing it. */
  dry_run: z.boolean(),
  /** Handling of lines with problems: reject the file, or skip them. */
  on_problem: z.enum(['fail', 'skip']),
});
export type ItemImport = z.output<typeof ItemImport>;
export const ItemImportLine = z.object({
  /** Number of the line; the headings are line 1. */
  line: z.int(),
  values: z.partialRecord(z.enum(ITEM_FIELDS), z.string()),
  /** Matches a line to an item by code, then by name. Null if the line has problems. */
  action: z.enum(IMPORT_ACTIONS).nullable(),
  /** Fields that change on a known item. `stock` is read for new items only; known ones are counted. */
  changes: z.array(z.enum(ITEM_FIELDS)),
  problems: z.array(z.object({ field: z.enum(ITEM_FIELDS), problem: z.enum(ITEM_PROBLEMS) })),
});
export type ItemImportLine = z.output<typeof ItemImportLine>;
export const ItemImportResult = z.object({
  dry_run: z.boolean(),
  lines: z.array(ItemImportLine),
  /** Headings that were not recognized. */
  ignored: z.array(z.string()),
  /** Categories that do not exist yet. */
  new_categories: z.array(z.string()),
  /** Numbers of lines with problems and of lines that add, change or keep an item. */
  invalid: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
});
export type ItemImportResult = z.output<typeof ItemImportResult>;
export const ItemParams = ClubParams.extend({ itemId: Id });

export const Category = z.object({ id: Id, name: z.string(), sort: z.int(), version: z.int32() });
export type Category = z.output<typeof Category>;
export const Categories = z.array(Category);
const categoryFields = { name: Name(MAX_ITEM_LENGTH.category, 1), sort: z.int().min(0).max(10_000) };
export const NewCategory = z.strictObject(categoryFields).partial().required({ name: true });
export type NewCategory = z.output<typeof NewCategory>;
export const CategoryChange = z
  .strictObject({ ...categoryFields, version: z.int32() })
  .partial()
  .required({ version: true });
export type CategoryChange = z.output<typeof CategoryChange>;
export const CategoryParams = ClubParams.extend({ categoryId: Id });
