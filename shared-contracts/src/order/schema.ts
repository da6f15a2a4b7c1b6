import { z } from 'zod';
import { NewConsumptions } from '../consumption/schema';
import { MAX_SEARCH } from '../core/limits';
import { AskedDate, CentavosSchema, CentavosSum, ClubParams, Id, Instant, Name, Text } from '../core/schema';
import { MAX_ITEM_LENGTH, MAX_QUANTITY } from '../item/limits';
import { CHARGE_METHODS } from '../payment/vocabulary';
import { MAX_ORDER_LENGTH, MAX_PARTS } from './limits';
import { ORDER_STATES } from './vocabulary';

const Quantity = z.int().min(1).max(MAX_QUANTITY);

export const OrderLine = z.object({
  id: Id,
  /** Null for something that is not in the catalogue. */
  item_id: Id.nullable(),
  /** Name at the time of the sale; copied like the price. */
  name: z.string(),
  quantity: z.int(),
  unit_price: CentavosSum,
  discount: CentavosSum,
  subtotal: CentavosSum,
  total: CentavosSum,
  /** Number of refunded pieces. */
  refunded: z.int(),
  note: z.string(),
});
export type OrderLine = z.output<typeof OrderLine>;

export const OrderPayment = z.object({
  id: Id,
  method: z.enum(CHARGE_METHODS),
  amount: CentavosSum,
  refunded: CentavosSum,
  created_at: Instant,
});

/** Refund of an order, whole or in part. */
const OrderRefund = z.object({
  id: Id,
  /** Amount in centavos. */
  amount: CentavosSum,
  reason: z.string(),
  /** True if its pieces returned to the stock. */
  restocked: z.boolean(),
  lines: z.array(z.object({ line_id: Id, quantity: z.int() })),
  created_by_name: z.string().nullable(),
  created_at: Instant,
});

export const Order = z.object({
  id: Id,
  /** Number of the order, counted per club. */
  number: z.int(),
  state: z.enum(ORDER_STATES),
  customer_name: z.string(),
  player_id: Id.nullable(),
  player_name: z.string().nullable(),
  booking_id: Id.nullable(),
  /** Court and time of the booking. */
  booking: z.object({ court_name: z.string(), start: Instant, end: Instant }).nullable(),
  lines: z.array(OrderLine),
  /** Sum of the lines, from which `discount` is taken. */
  subtotal: CentavosSum,
  discount: CentavosSum,
  total: CentavosSum,
  /** Sum of its refunds; what is left to pay of it: `openOf`. */
  refunded: CentavosSum,
  paid: CentavosSum,
  payments: z.array(OrderPayment),
  /** Refunds, oldest first. */
  refunds: z.array(OrderRefund),
  note: z.string(),
  close_reason: z.string().nullable(),
  created_by: Id.nullable(),
  created_by_name: z.string().nullable(),
  created_at: Instant,
  version: z.int32(),
});
export type Order = z.output<typeof Order>;

/**
 * New line. `unit_price` defaults to the item's current price; without an item, name and price are required. The service
 * refuses one above `MAX_UNIT_PRICE` by a code that names the limit.
 */
export const NewOrderLine = z
  .strictObject({
    item_id: Id.optional(),
    name: Name(MAX_ITEM_LENGTH.name, 1).optional(),
    quantity: Quantity,
    unit_price: CentavosSchema.optional(),
    discount: CentavosSchema.optional(),
    note: Text(MAX_ORDER_LENGTH.line_note).optional(),
  })
  .refine((l) => l.item_id !== undefined || (l.name !== undefined && l.unit_price !== undefined), {
    path: ['item_id'],
    message: 'An item, or a name and a price',
  });
export type NewOrderLine = z.output<typeof NewOrderLine>;
const Lines = z.array(NewOrderLine).min(1).max(200);

/** Immediate payment. The service refuses one above `MAX_PART` by a code that names the limit. */
export const NewOrderPayment = z.strictObject({
  method: z.enum(CHARGE_METHODS),
  amount: z.int().min(1),
});
export type NewOrderPayment = z.output<typeof NewOrderPayment>;
const Parts = z.array(NewOrderPayment).max(MAX_PARTS);

const customer = {
  customer_name: Name(MAX_ORDER_LENGTH.customer_name),
  player_id: Id.nullable(),
  booking_id: Id.nullable(),
  discount: CentavosSchema,
  note: Text(MAX_ORDER_LENGTH.note),
};

export const NewOrder = z
  .strictObject({
    /** Chosen by the till, so that a repeated call creates one order. */
    id: Id,
    ...customer,
    lines: Lines,
    /** Immediate payments, in full or in part. Default: none. */
    payments: Parts,
  })
  .partial()
  .required({ lines: true });
export type NewOrder = z.output<typeof NewOrder>;
export const OrderChange = z
  .strictObject({ ...customer, lines: Lines, version: z.int32() })
  .partial()
  .required({ version: true });
export type OrderChange = z.output<typeof OrderChange>;
export const OrderCharge = z.strictObject({
  payments: Parts.min(1),
  /** Change made first, in one transaction with the payment. */
  change: OrderChange.optional(),
});
export type OrderCharge = z.output<typeof OrderCharge>;
export const OrderCancellation = z.strictObject({ reason: Text(MAX_ORDER_LENGTH.reason, 1) });
/** Charges an order to a booking: `lines` become its consumptions. */
export const OrderOntoBooking = NewConsumptions.extend({
  booking_id: Id,
  reason: Text(MAX_ORDER_LENGTH.reason, 1),
  version: z.int32(),
});
export type OrderOntoBooking = z.output<typeof OrderOntoBooking>;
export const NewOrderRefund = z.strictObject({
  reason: Text(MAX_ORDER_LENGTH.reason, 1),
  /** True, the default, if the pieces return to the stock. */
  restock: z.boolean().optional(),
  /** Pieces to refund; by default all that are left. */
  lines: z
    .array(z.strictObject({ line_id: Id, quantity: Quantity }))
    .min(1)
    .max(200)
    .optional(),
});
export type NewOrderRefund = z.output<typeof NewOrderRefund>;

export const OrdersQuery = z.strictObject({
  state: z.enum(ORDER_STATES).optional(),
  /**
   * First and last day, in the club's time zone; 366 days at most. Default: the current month; with `q`, the last 366
   * days; with `state: pending`, a booking or a player, all time.
   */
  from: AskedDate.optional(),
  to: AskedDate.optional(),
  player_id: Id.optional(),
  booking_id: Id.optional(),
  /** Order number or part of the customer's name. */
  q: Text(MAX_SEARCH).optional(),
  /** Id of the last order of the previous page. */
  cursor: Id.optional(),
});
export type OrdersQuery = z.output<typeof OrdersQuery>;
/**
 * Centavos, refunds left out; `open` is still to come from those pending. Cancelled and refunded orders count
 * nothing.
 */
export const OrderTotals = z.object({
  count: z.int(),
  total: CentavosSum,
  paid: CentavosSum,
  open: CentavosSum,
});
export type OrderTotals = z.output<typeof OrderTotals>;
export const OrderPage = z.object({
  items: z.array(Order),
  next_cursor: Id.nullable(),
  /** Totals over all pages; null after the first page. */
  totals: OrderTotals.nullable(),
});
export type OrderPage = z.output<typeof OrderPage>;
export const OrderParams = ClubParams.extend({ orderId: Id });
