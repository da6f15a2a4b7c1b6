import { z } from 'zod';
import { CentavosSchema, ClubParams, Id, Text } from '../core/schema';

const fields = {
  name: Text(80, 1),
  /** Barcode or short code, unique at the club. */
  sku: Text(40, 1).nullable(),
  category_id: Id.nullable(),
  price: CentavosSchema,
  cost: CentavosSchema,
  track_stock: z.boolean(),
  /** Below it the item is one to buy. */
  min_stock: z.int().min(0).max(1_000_000),
  favorite: z.boolean(),
  active: z.boolean(),
};

export const Item = z.object({ id: Id, ...fields, stock: z.int(), version: z.int() });
export type Item = z.output<typeof Item>;
export const Items = z.array(Item);
export const NewItem = z.strictObject(fields).partial().required({ name: true, price: true });
export type NewItem = z.output<typeof NewItem>;
export const ItemChange = z
  .strictObject({ ...fields, version: z.int() })
  .partial()
  .required({ version: true });
export type ItemChange = z.output<typeof ItemChange>;
/** New prices of several items, all or none. */
export const PriceChanges = z.strictObject({
  prices: z
    .array(z.strictObject({ item_id: Id, price: CentavosSchema, version: z.int() }))
    .min(1)
    .max(2000),
});
export type PriceChanges = z.output<typeof PriceChanges>;
export const ItemParams = ClubParams.extend({ itemId: Id });

export const Category = z.object({ id: Id, name: z.string(), sort: z.int(), version: z.int() });
export type Category = z.output<typeof Category>;
export const Categories = z.array(Category);
const categoryFields = { name: Text(40, 1), sort: z.int().min(0).max(10_000) };
export const NewCategory = z.strictObject(categoryFields).partial().required({ name: true });
export type NewCategory = z.output<typeof NewCategory>;
export const CategoryChange = z
  .strictObject({ ...categoryFields, version: z.int() })
  .partial()
  .required({ version: true });
export type CategoryChange = z.output<typeof CategoryChange>;
export const CategoryParams = ClubParams.extend({ categoryId: Id });
