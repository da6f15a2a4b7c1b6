import type { Centavos } from '@canchero/shared-contracts/core';
import { type Item, MAX_QUANTITY } from '@canchero/shared-contracts/item';
import {
  type Discount,
  discountOf,
  type NewOrder,
  type NewOrderPayment,
  type Order,
  saleTotals,
} from '@canchero/shared-contracts/order';

/** Customer of a ticket. `credit`: the player's credit when chosen; `detail`: time and court of the booking. */
export type Customer =
  | { kind: 'none' }
  | { kind: 'name'; name: string }
  | { kind: 'player'; id: string; name: string }
  | { kind: 'booking'; id: string; name: string; detail: string };

export interface TicketLine {
  key: string;
  /** Null for a line that is not in the catalogue. */
  item_id: string | null;
  name: string;
  unit_price: Centavos;
  quantity: number;
  discount: Discount | null;
  note: string;
  /** True if handed out: name and price no longer change. */
  handedOut?: true;
}

/** Sale in progress. Its id becomes the order's, so that sending it twice creates one order. */
export interface Ticket {
  id: string;
  customer: Customer;
  lines: readonly TicketLine[];
  discount: Discount | null;
  note: string;
  /** Pending order as it was when resumed; absent for a new sale. */
  order?: Order;
}

export const emptyTicket = (id: string): Ticket => ({
  id,
  customer: { kind: 'none' },
  lines: [],
  discount: null,
  note: '',
});

/** Tells whether a ticket has neither lines nor a customer. */
export const isUntouched = ({ lines, customer, note, order }: Ticket): boolean =>
  !order && lines.length === 0 && customer.kind === 'none' && note === '';

/** Adds one of an item: to its line, unless that has a discount, a note or another price. */
export function withItem(ticket: Ticket, item: Pick<Item, 'id' | 'name' | 'price'>, key: string): Ticket {
  const same = ticket.lines.find(
    (line) => line.item_id === item.id && line.unit_price === item.price && !line.discount && !line.note,
  );
  if (same) return withQuantity(ticket, same.key, same.quantity + 1);
  const line = {
    key,
    item_id: item.id,
    name: item.name,
    unit_price: item.price,
    quantity: 1,
    discount: null,
    note: '',
  };
  return { ...ticket, lines: [...ticket.lines, line] };
}

/** Adds a line that is not in the catalogue. */
export const withFreeLine = (ticket: Ticket, key: string, name: string, unit_price: Centavos): Ticket => ({
  ...ticket,
  lines: [...ticket.lines, { key, item_id: null, name, unit_price, quantity: 1, discount: null, note: '' }],
});

/** Sets the quantity of a line; zero removes it. */
export function withQuantity(ticket: Ticket, key: string, quantity: number): Ticket {
  if (quantity <= 0) return { ...ticket, lines: ticket.lines.filter((line) => line.key !== key) };
  return withLine(ticket, key, { quantity: Math.min(MAX_QUANTITY, quantity) });
}

export const withLine = (ticket: Ticket, key: string, change: Partial<TicketLine>): Ticket => ({
  ...ticket,
  lines: ticket.lines.map((line) => (line.key === key ? { ...line, ...change } : line)),
});

export const lineDiscount = ({ quantity, unit_price, discount }: TicketLine): Centavos =>
  discountOf(quantity * unit_price, discount);
export const lineTotal = (line: TicketLine): Centavos => line.quantity * line.unit_price - lineDiscount(line);

export interface TicketTotals {
  /** Number of pieces. */
  count: number;
  subtotal: Centavos;
  discount: Centavos;
  total: Centavos;
}

export function ticketTotals({ lines, discount }: Pick<Ticket, 'lines' | 'discount'>): TicketTotals {
  const priced = lines.map((line) => ({ ...line, discount: lineDiscount(line) }));
  const { subtotal } = saleTotals(priced);
  return {
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    ...saleTotals(priced, discountOf(subtotal, discount)),
  };
}

/** Returns the ticket at the catalogue's current names and prices; the same object if nothing changed. */
export function repriced(ticket: Ticket, items: ReadonlyMap<string, Pick<Item, 'name' | 'price'>>): Ticket {
  let changed = false;
  const lines = ticket.lines.map((line) => {
    const item = line.item_id === null || line.handedOut ? undefined : items.get(line.item_id);
    if (!item || (item.name === line.name && item.price === line.unit_price)) return line;
    changed = true;
    return { ...line, name: item.name, unit_price: item.price };
  });
  return changed ? { ...ticket, lines } : ticket;
}

/** Returns the names of the items whose prices on the ticket differ from the catalogue's current ones, each once. */
export const namesOfRepriced = (
  { lines }: Ticket,
  items: ReadonlyMap<string, Pick<Item, 'name' | 'price'>>,
): string[] => [
  ...new Set(
    lines.flatMap(({ item_id, unit_price, handedOut }) => {
      const item = item_id === null || handedOut ? undefined : items.get(item_id);
      return item && item.price !== unit_price ? [item.name] : [];
    }),
  ),
];

/** Tells whether a line is of an item that was taken off sale since: no sale takes it. */
export const isOffSale = ({ item_id, handedOut }: TicketLine, items: ReadonlyMap<string, unknown>): boolean =>
  item_id !== null && !handedOut && !items.has(item_id);

/** Returns the quantity of each item on the ticket. */
export function quantities({ lines }: Pick<Ticket, 'lines'>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { item_id, quantity } of lines) if (item_id) sums.set(item_id, (sums.get(item_id) ?? 0) + quantity);
  return sums;
}

/** Returns the lines of the call at the prices shown. */
export const soldLines = ({ lines }: Ticket): NewOrder['lines'] =>
  lines.map((line) => {
    const taken = lineDiscount(line);
    return {
      ...(line.item_id ? { item_id: line.item_id } : { name: line.name }),
      quantity: line.quantity,
      unit_price: line.unit_price,
      ...(taken > 0 && { discount: taken }),
      ...(line.note && { note: line.note }),
    };
  });

/** Returns the customer in the order's fields. */
export const soldTo = ({ customer }: Ticket): Pick<NewOrder, 'customer_name' | 'player_id' | 'booking_id'> => ({
  ...(customer.kind === 'name' && { customer_name: customer.name }),
  ...(customer.kind === 'player' && { player_id: customer.id }),
  ...(customer.kind === 'booking' && { booking_id: customer.id, customer_name: customer.name }),
});

/** Returns the body of a new order. An order without `payments` is paid later. */
export function newOrderOf(ticket: Ticket, payments?: NewOrderPayment[]): NewOrder {
  const note = ticket.note.trim();
  const { discount } = ticketTotals(ticket);
  return {
    id: ticket.id,
    lines: soldLines(ticket),
    ...soldTo(ticket),
    ...(discount > 0 && { discount }),
    ...(note && { note }),
    ...(payments && { payments }),
  };
}
