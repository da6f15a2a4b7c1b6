import { z } from 'zod';
import { LANGUAGES } from '../core/language';
import { CalendarDate, CentavosSchema, ClubParams, CsvFile, Id, Instant, Text } from '../core/schema';
import { CHARGE_METHODS, LINE_STATUSES } from '../payment/vocabulary';

export const Consumption = z.object({
  id: Id,
  booking_id: Id,
  /** When the booking is and where. */
  booking_start: Instant,
  court_name: z.string(),
  /** Null: for all who play. */
  player_id: Id.nullable(),
  player_name: z.string().nullable(),
  item_id: Id.nullable(),
  /** Copied at the sale, as the price is. */
  name: z.string(),
  quantity: z.int(),
  unit_price: CentavosSchema,
  subtotal: CentavosSchema,
  total: CentavosSchema,
  paid: CentavosSchema,
  status: z.enum(LINE_STATUSES),
  created_by: Id.nullable(),
  created_by_name: z.string().nullable(),
  created_at: Instant,
  version: z.int(),
});
export type Consumption = z.output<typeof Consumption>;

/** Centavos; `open` is what is still to come. */
export const ConsumptionTotals = z.object({
  count: z.int(),
  total: CentavosSchema,
  paid: CentavosSchema,
  open: CentavosSchema,
});
export type ConsumptionTotals = z.output<typeof ConsumptionTotals>;

export const BookingConsumptions = z.object({ items: z.array(Consumption), totals: ConsumptionTotals });
export type BookingConsumptions = z.output<typeof BookingConsumptions>;

const Quantity = z.int().min(1).max(10_000);
const UnitPrice = z.int().min(0).max(100_000_000_00);

/** `unit_price` absent: that of the item now. Without an item, a name and a price are needed. */
export const NewConsumption = z
  .strictObject({
    item_id: Id.optional(),
    name: Text(80, 1).optional(),
    quantity: Quantity,
    unit_price: UnitPrice.optional(),
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
  .strictObject({ quantity: Quantity, unit_price: UnitPrice, player_id: Id.nullable(), version: z.int() })
  .partial()
  .required({ version: true });
export type ConsumptionChange = z.output<typeof ConsumptionChange>;
/** All of what is open of each, by one method. */
export const ConsumptionCharge = z.strictObject({
  method: z.enum(CHARGE_METHODS),
  ids: z.array(Id).min(1).max(200),
});
export type ConsumptionCharge = z.output<typeof ConsumptionCharge>;

const filter = {
  /** First and last day on which it was consumed, in the club's zone. */
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
  booking_id: Id.optional(),
  player_id: Id.optional(),
  item_id: Id.optional(),
  /** `open`: something is still to be paid. */
  state: z.enum(['open', 'paid']).optional(),
  /** Name of the item or the player. */
  q: Text(80).optional(),
};
/** The last one of the page before is the `cursor`. */
export const ConsumptionsQuery = z.strictObject({ ...filter, cursor: Id.optional() });
/** The file's headings are in `language`. */
export const ConsumptionsExport = z.strictObject({ ...filter, language: z.enum(LANGUAGES) });
export type ConsumptionsExport = z.output<typeof ConsumptionsExport>;
export const ConsumptionsFile = CsvFile;
export type ConsumptionsQuery = z.output<typeof ConsumptionsQuery>;
export const ConsumptionPage = z.object({
  items: z.array(Consumption),
  next_cursor: Id.nullable(),
  /** Over all that the filter finds, with the first page. */
  totals: ConsumptionTotals.nullable(),
});
export type ConsumptionPage = z.output<typeof ConsumptionPage>;
export const Consumptions = z.array(Consumption);

export const BookingConsumptionsParams = ClubParams.extend({ bookingId: Id });
export const ConsumptionParams = BookingConsumptionsParams.extend({ consumptionId: Id });
