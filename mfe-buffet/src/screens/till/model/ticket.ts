import type { Centavos } from '@canchero/shared-contracts/core';
import type { Item } from '@canchero/shared-contracts/item';
import {
  type Discount,
  discountOf,
  type NewOrder,
  type NewOrderPayment,
  type Order,
  saleTotals,
} from '@canchero/shared-contracts/order';

/** Whose ticket it is. `credit`: what the player had with the club; `detail`: when and where the booking is. */
export type Customer =
  | { kind: 'none' }
  | { kind: 'name'; name: string }
  | { kind: 'player'; id: string; name: string }
  | { kind: 'booking'; id: string; name: string; detail: string };

export interface TicketLine {
  key: string;
  /** Null for something that is no item of the catalogue. */
  item_id: string | null;
  name: string;
  unit_price: Centavos;
  quantity: number;
  discount: Discount | null;
  note: string;
  /** Handed out already: its name and price stay as they were. */
  handedOut?: true;
}

/** A sale that is being put together. Its id becomes the order's: sent twice, it is sold once. */
export interface Ticket {
  id: string;
  customer: Customer;
  lines: readonly TicketLine[];
  discount: Discount | null;
  note: string;
  /** The pending order that was taken up again, as it was then; absent of a new sale. */
  order?: Order;
}

export const MAX_QUANTITY = 10_000;

export const emptyTicket = (id: string): Ticket => ({
  id,
  customer: { kind: 'none' },
  lines: [],
  discount: null,
  note: '',
});

/** Nothing was put on it, and it is nobody's. */
export const isUntouched = ({ lines, customer, note, order }: Ticket): boolean =>
  !order && lines.length === 0 && customer.kind === 'none' && note === '';

/** One more of an item: on its line, unless that one has a discount, a note or a price of its own. */
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

/** Something that is not in the catalogue. */
export const withFreeLine = (ticket: Ticket, key: string, name: string, unit_price: Centavos): Ticket => ({
  ...ticket,
  lines: [...ticket.lines, { key, item_id: null, name, unit_price, quantity: 1, discount: null, note: '' }],
});

/** Another quantity of a line; none takes the line away. */
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
  /** Pieces. */
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

/** The ticket at the catalogue's names and prices of now; the same object where nothing changed. */
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

/** How many of each item are on the ticket. */
export function quantities({ lines }: Pick<Ticket, 'lines'>): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { item_id, quantity } of lines) if (item_id) sums.set(item_id, (sums.get(item_id) ?? 0) + quantity);
  return sums;
}

/** The ticket's lines as they are sold: what was shown is what is charged. */
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

/** Whose it is, as an order says it. */
export const soldTo = ({ customer }: Ticket): Pick<NewOrder, 'customer_name' | 'player_id' | 'booking_id'> => ({
  ...(customer.kind === 'name' && { customer_name: customer.name }),
  ...(customer.kind === 'player' && { player_id: customer.id }),
  ...(customer.kind === 'booking' && { booking_id: customer.id, customer_name: customer.name }),
});

/** The call's body of a new sale. `payments` absent: to be paid later. */
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
