import { emptyTicket, isUntouched, type Ticket } from './ticket';

/** The open tickets of a till; there is always one. */
export type Tickets = readonly [Ticket, ...Ticket[]];

export const beginTickets = (newId: () => string): Tickets => [emptyTicket(newId())];

/** The ticket with that id, else the last one. */
export const currentTicket = (tickets: Tickets, id: string | null): Ticket =>
  tickets.find((ticket) => ticket.id === id) ?? tickets.at(-1) ?? tickets[0];

/** Replaces a ticket by what `change` makes of it; the same list where it stays what it is. */
export function changeTicket(tickets: Tickets, id: string, change: (ticket: Ticket) => Ticket): Tickets {
  const before = tickets.find((ticket) => ticket.id === id);
  const next = before && change(before);
  if (!next || next === before) return tickets;
  return filled(tickets.map((ticket) => (ticket.id === id ? next : ticket)));
}

/** One more ticket; one that nothing was put on is used first. */
export function openTicket(tickets: Tickets, newId: () => string): { tickets: Tickets; id: string } {
  const free = tickets.find(isUntouched);
  if (free) return { tickets, id: free.id };
  const ticket = emptyTicket(newId());
  return { tickets: [...tickets, ticket], id: ticket.id };
}

/** Without a ticket, sold or thrown away. */
export function closeTicket(tickets: Tickets, id: string, newId: () => string): Tickets {
  const left = tickets.filter((ticket) => ticket.id !== id);
  return left.length > 0 ? filled(left) : beginTickets(newId);
}

/** With a ticket that comes back; one that is there already stays as it is. */
export const withTicket = (tickets: Tickets, ticket: Ticket): Tickets =>
  tickets.some(({ id }) => id === ticket.id) ? tickets : [...tickets, ticket];

function filled(tickets: readonly Ticket[]): Tickets {
  const [first, ...others] = tickets;
  if (!first) throw new Error('a till has a ticket');
  return [first, ...others];
}

/** Tickets as a browser kept them, or null where it kept none that this version reads. */
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
