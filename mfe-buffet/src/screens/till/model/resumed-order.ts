import type { Centavos } from '@canchero/shared-contracts/core';
import type { Order, OrderChange } from '@canchero/shared-contracts/order';
import { type Customer, soldLines, soldTo, type Ticket, ticketTotals } from './ticket';

/**
 * Returns a pending order as a ticket, at the prices at which it was handed out. `place`: court and time of its
 * booking.
 */
export const ticketOf = (order: Order, place = ''): Ticket => ({
  id: order.id,
  order,
  customer: customerOf(order, place),
  lines: order.lines.map(({ id, item_id, name, unit_price, quantity, discount, note }) => ({
    key: id,
    item_id,
    name,
    unit_price,
    quantity,
    discount: amountOff(discount),
    note,
    handedOut: true,
  })),
  discount: amountOff(order.discount),
  note: order.note,
});

const amountOff = (value: Centavos) => (value > 0 ? ({ kind: 'amount', value } as const) : null);

function customerOf({ booking_id, booking, player_id, player_name, customer_name }: Order, detail: string): Customer {
  const name = customer_name || player_name || booking?.court_name || '';
  if (booking_id) return { kind: 'booking', id: booking_id, name, detail };
  if (player_id) return { kind: 'player', id: player_id, name: player_name ?? customer_name };
  return customer_name ? { kind: 'name', name: customer_name } : { kind: 'none' };
}

/** Returns the change of a resumed order; the customer only if it is another one now. */
export function changeOf(ticket: Ticket & { order: Order }): OrderChange {
  const { order, note } = ticket;
  const customer = soldTo(ticket);
  const before = soldTo(ticketOf(order));
  const moved = customer.player_id !== before.player_id || customer.booking_id !== before.booking_id;
  return {
    version: order.version,
    lines: soldLines(ticket),
    discount: ticketTotals(ticket).discount,
    note: note.trim(),
    ...((moved || customer.customer_name !== before.customer_name) && {
      customer_name: '',
      player_id: null,
      booking_id: null,
      ...customer,
    }),
  };
}

/** Tells whether the order already has the ticket's change: it went through, but its response was lost. */
export function isChangeApplied(ticket: Ticket & { order: Order }, now: Order): boolean {
  const written = (one: Ticket) => JSON.stringify(changeOf({ ...one, order: now }));
  return now.paid === ticket.order.paid && written(ticket) === written(ticketOf(now));
}

/** Returns the quantity of an item that the order holds, and the stock no longer does. */
export const heldOf = ({ order }: Ticket, itemId: string): number =>
  order?.lines.reduce((sum, line) => (line.item_id === itemId ? sum + line.quantity : sum), 0) ?? 0;

/** Tells whether a player's credit pays the whole amount. */
export const covers = (credit: Centavos, due: Centavos): boolean => due > 0 && credit >= due;

/** Returns the open amount in centavos; negative if more was paid than it costs now. */
export const dueOf = (ticket: Ticket): Centavos => ticketTotals(ticket).total - (ticket.order?.paid ?? 0);
