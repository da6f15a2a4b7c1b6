import { emptyTicket, isUntouched, type Ticket } from './ticket';

/** Open tickets of a till, at least one. */
export type Tickets = readonly [Ticket, ...Ticket[]];

export const beginTickets = (newId: () => string): Tickets => [emptyTicket(newId())];

/** Returns the ticket with an id, or else the last one. */
export const currentTicket = (tickets: Tickets, id: string | null): Ticket =>
  tickets.find((ticket) => ticket.id === id) ?? tickets.at(-1) ?? tickets[0];

/** Replaces a ticket by the result of `change`; returns the same list if it did not change. */
export function changeTicket(tickets: Tickets, id: string, change: (ticket: Ticket) => Ticket): Tickets {
  const before = tickets.find((ticket) => ticket.id === id);
  const next = before && change(before);
  if (!next || next === before) return tickets;
  return filled(tickets.map((ticket) => (ticket.id === id ? next : ticket)));
}

/** Adds a ticket, or reuses an empty one. */
export function openTicket(tickets: Tickets, newId: () => string): { tickets: Tickets; id: string } {
  const free = tickets.find(isUntouched);
  if (free) return { tickets, id: free.id };
  const ticket = emptyTicket(newId());
  return { tickets: [...tickets, ticket], id: ticket.id };
}

/** Removes a ticket that was sold or discarded. */
export function closeTicket(tickets: Tickets, id: string, newId: () => string): Tickets {
  const left = tickets.filter((ticket) => ticket.id !== id);
  return left.length > 0 ? filled(left) : beginTickets(newId);
}

/** Adds a returning ticket; one that is already open stays unchanged. */
export const withTicket = (tickets: Tickets, ticket: Ticket): Tickets =>
  tickets.some(({ id }) => id === ticket.id) ? tickets : [...tickets, ticket];

function filled(tickets: readonly Ticket[]): Tickets {
  const [first, ...others] = tickets;
  if (!first) throw new Error('a till has a ticket');
  return [first, ...others];
}

/** Reads kept tickets. Returns null if there are none or their format is unknown. */
export function readTickets(kept: unknown): Tickets | null {
  if (!Array.isArray(kept) || kept.length === 0 || !kept.every(isTicket)) return null;
  return filled(kept);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isTicket = (value: unknown): value is Ticket =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.note === 'string' &&
  isRecord(value.customer) &&
  Array.isArray(value.lines) &&
  value.lines.every(
    (line) =>
      isRecord(line) &&
      typeof line.key === 'string' &&
      typeof line.name === 'string' &&
      Number.isInteger(line.quantity) &&
      Number.isInteger(line.unit_price),
  );
