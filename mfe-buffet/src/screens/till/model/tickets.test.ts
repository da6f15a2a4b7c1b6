import { emptyTicket, withItem } from './ticket';
import {
  beginTickets,
  changeTicket,
  closeTicket,
  currentTicket,
  openTicket,
  readTickets,
  type Tickets,
} from './tickets';

let made = 0;
const newId = () => `id${++made}`;
const water = { id: 'water', name: 'Agua', price: 200_000 };
const used = withItem(emptyTicket('used'), water, 'a');
const free = emptyTicket('free');

test('a till begins with a ticket, and closing the last one opens another', () => {
  const [first] = beginTickets(newId);
  const left = closeTicket([first], first.id, newId);
  expect(left).toHaveLength(1);
  expect(left[0].id).not.toBe(first.id);
});

test('the address names the current ticket; else it is the last one', () => {
  const tickets: Tickets = [used, free];
  expect(currentTicket(tickets, 'used')).toBe(used);
  expect(currentTicket(tickets, 'gone')).toBe(free);
  expect(currentTicket(tickets, null)).toBe(free);
});

test('a new ticket is one that nothing was put on, where there is one', () => {
  expect(openTicket([used, free], newId)).toEqual({ tickets: [used, free], id: 'free' });
  const { tickets, id } = openTicket([used], newId);
  expect(tickets.map((ticket) => ticket.id)).toEqual(['used', id]);
});

test('a change that changes nothing leaves the list as it is', () => {
  const tickets: Tickets = [used, free];
  expect(changeTicket(tickets, 'used', (ticket) => ticket)).toBe(tickets);
  expect(changeTicket(tickets, 'gone', () => free)).toBe(tickets);
  expect(changeTicket(tickets, 'used', (ticket) => ({ ...ticket, note: 'x' }))[0].note).toBe('x');
});

test('what a browser kept is read back; what is not whole is not', () => {
  const kept: unknown = JSON.parse(JSON.stringify([used, free]));
  expect(readTickets(kept)).toEqual([used, free]);
  expect(readTickets(null)).toBeNull();
  expect(readTickets([])).toBeNull();
  expect(readTickets([{ ...used, lines: [{ name: 'x' }] }])).toBeNull();
  expect(readTickets([{ id: 7 }])).toBeNull();
});
