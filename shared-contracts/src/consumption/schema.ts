import { z } from 'zod';
import { LANGUAGES } from '../core/language';
import { MAX_SEARCH } from '../core/limits';
import { AskedDate, CentavosSchema, CentavosSum, ClubParams, CsvFile, Id, Instant, Name, Text } from '../core/schema';
import { MAX_ITEM_LENGTH, MAX_QUANTITY } from '../item/limits';
import { CHARGE_METHODS, LINE_STATUSES } from '../payment/vocabulary';

export const Consumption = z.object({
  id: Id,
  booking_id: Id,
  /** Time and court of the booking. */
  booking_start: Instant,
  court_name: z.string(),
  /** Null for all players. */
  player_id: Id.nullable(),
  player_name: z.string().nullable(),
  item_id: Id.nullable(),
  /** Name at the time of the sale; copied like the price. */
  name: z.string(),
  quantity: z.int(),
  unit_price: CentavosSum,
  subtotal: CentavosSum,
  total: CentavosSum,
  paid: CentavosSum,
  status: z.enum(LINE_STATUSES),
  created_by: Id.nullable(),
  created_by_name: z.string().nullable(),
  created_at: Instant,
  version: z.int32(),
});
export type Consumption = z.output<typeof Consumption>;

/** Sums in centavos; `open` is not paid yet. */
export const ConsumptionTotals = z.object({
  count: z.int(),
  total: CentavosSum,
  paid: CentavosSum,
  open: CentavosSum,
});
export type ConsumptionTotals = z.output<typeof ConsumptionTotals>;

export const BookingConsumptions = z.object({ items: z.array(Consumption), totals: ConsumptionTotals });
export type BookingConsumptions = z.output<typeof BookingConsumptions>;

const Quantity = z.int().min(1).max(MAX_QUANTITY);

/**
 * New line. `unit_price` defaults to the item's current price; without an item, name and price are required. The service
 * refuses one above `MAX_UNIT_PRICE` by a code that names the limit.
 */
export const NewConsumption = z
  .strictObject({
    item_id: Id.optional(),
    name: Name(MAX_ITEM_LENGTH.name, 1).optional(),
    quantity: Quantity,
    unit_price: CentavosSchema.optional(),
    player_id: Id.nullable().optional(),
  })
  .refine((l) => l.item_id !== undefined || (l.name !== undefined && l.unit_price !== undefined), {
    path: ['item_id'],
    message: 'An item, or a name and a price',
  });
export type NewConsumption = z.output<typeof NewConsumption>;
export const NewConsumptions = z.strictObject({ lines: z.array(NewConsumption).min(1).max(60) });
export type NewConsumptions = z.output<typeof NewConsumptions>;
export const ConsumptionChange = z
  .strictObject({ quantity: Quantity, unit_price: CentavosSchema, player_id: Id.nullable(), version: z.int32() })
  .partial()
  .required({ version: true });
export type ConsumptionChange = z.output<typeof ConsumptionChange>;
/** With the version that was shown, a removal is refused if it is another by now. */
export const ConsumptionRemoval = z.strictObject({ version: z.coerce.number().pipe(z.int32()).optional() });
export type ConsumptionRemoval = z.output<typeof ConsumptionRemoval>;
/** Payment of the open amount of several consumptions by one method. */
export const ConsumptionCharge = z.strictObject({
  method: z.enum(CHARGE_METHODS),
  ids: z.array(Id).min(1).max(200),
  /** Open amount of them all that was shown to whoever charges; without it, whatever is open is charged. */
  total: CentavosSum.optional(),
});
export type ConsumptionCharge = z.output<typeof ConsumptionCharge>;

const filter = {
  /**
   * First and last day of consumption, in the club's time zone; 366 days at most. Default: the current month; with
   * `state: open`, a booking or a player, all time.
   */
  from: AskedDate.optional(),
  to: AskedDate.optional(),
  booking_id: Id.optional(),
  player_id: Id.optional(),
  item_id: Id.optional(),
  /** `open`: not paid in full. */
  state: z.enum(['open', 'paid']).optional(),
  /** Part of the name of the item or the player. */
  q: Text(MAX_SEARCH).optional(),
};
/** Query of one page; `cursor` is the id of the last consumption of the previous page. */
export const ConsumptionsQuery = z.strictObject({ ...filter, cursor: Id.optional() });
/** Filter of an exported file, whose headings are in `language`. */
export const ConsumptionsExport = z.strictObject({ ...filter, language: z.enum(LANGUAGES) });
export type ConsumptionsExport = z.output<typeof ConsumptionsExport>;
export const ConsumptionsFile = CsvFile;
export type ConsumptionsQuery = z.output<typeof ConsumptionsQuery>;
export const ConsumptionPage = z.object({
  items: z.array(Consumption),
  next_cursor: Id.nullable(),
  /** Totals over all pages; null after the first page. */
  totals: ConsumptionTotals.nullable(),
});
export type ConsumptionPage = z.output<typeof ConsumptionPage>;
export const Consumptions = z.array(Consumption);

export const BookingConsumptionsParams = ClubParams.extend({ bookingId: Id });
export const ConsumptionParams = BookingConsumptionsParams.extend({ consumptionId: Id });
