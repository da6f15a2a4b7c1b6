import { z } from 'zod';
import { AskedDate, CentavosSchema, CentavosSum, ClubParams, Id, Instant, Text } from '../core/schema';
import { MAX_STOCK } from '../item/limits';
import { MAX_STOCK_LENGTH } from './limits';
import { ENTRY_TYPES, MOVEMENT_TYPES } from './vocabulary';

export const StockMovement = z.object({
  id: Id,
  item_id: Id,
  item_name: z.string(),
  type: z.enum(MOVEMENT_TYPES),
  /** Signed quantity; for a count the difference to the known stock. */
  quantity: z.int(),
  stock_after: z.int(),
  /** Purchase cost of one unit, in centavos. */
  unit_cost: CentavosSchema.nullable(),
  note: z.string(),
  order_id: Id.nullable(),
  order_number: z.int().nullable(),
  consumption_id: Id.nullable(),
  created_by: Id.nullable(),
  created_by_name: z.string().nullable(),
  created_at: Instant,
});
export type StockMovement = z.output<typeof StockMovement>;

/**
 * New movement of an item. `quantity`: pieces bought or wasted, from 1; the signed change of an adjustment; the counted
 * stock of a count. `known`: the stock shown when a count began, so that later movements are kept; absent, `quantity`
 * is the stock now.
 */
export const NewStockMovement = z
  .strictObject({
    item_id: Id,
    type: z.enum(ENTRY_TYPES),
    quantity: z.int().min(-MAX_STOCK).max(MAX_STOCK),
    unit_cost: CentavosSchema.optional(),
    known: z.int().min(0).max(MAX_STOCK).optional(),
    note: Text(MAX_STOCK_LENGTH.note).optional(),
  })
  .refine((m) => (m.type === 'adjust' ? m.quantity !== 0 : m.quantity >= (m.type === 'count' ? 0 : 1)), {
    path: ['quantity'],
    message: 'Out of range for its type',
  });
export type NewStockMovement = z.output<typeof NewStockMovement>;
/** Movements that are recorded all or none, such as a count sheet. */
export const NewStockMovements = z.strictObject({ movements: z.array(NewStockMovement).min(1).max(1000) });
export type NewStockMovements = z.output<typeof NewStockMovements>;
export const StockMovements = z.array(StockMovement);

export const MovementsQuery = z.strictObject({
  item_id: Id.optional(),
  type: z.enum(MOVEMENT_TYPES).optional(),
  /** First and last day, in the club's time zone. */
  from: AskedDate.optional(),
  to: AskedDate.optional(),
  /** Max. number of movements. Default: 100. */
  limit: z.coerce.number().int().min(1).max(2000).optional(),
  /** Id of the last movement of the previous page. */
  cursor: Id.optional(),
});
export type MovementsQuery = z.output<typeof MovementsQuery>;
export const MovementPage = z.object({ items: z.array(StockMovement), next_cursor: Id.nullable() });
export type MovementPage = z.output<typeof MovementPage>;

/** Stock of each item with tracked stock. */
export const StockLine = z.object({
  item_id: Id,
  name: z.string(),
  category_id: Id.nullable(),
  stock: z.int(),
  min_stock: z.int(),
  cost: CentavosSchema,
  /** Stock × cost, in centavos. */
  value: CentavosSum,
});
export type StockLine = z.output<typeof StockLine>;
export const Stock = z.object({ lines: z.array(StockLine), value: CentavosSum, below_minimum: z.int() });
export type Stock = z.output<typeof Stock>;
export const StockParams = ClubParams;
