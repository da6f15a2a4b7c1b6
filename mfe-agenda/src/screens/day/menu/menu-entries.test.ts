import { aBooking } from '../../../testing/fixtures';
import { actionsFor } from './menu-entries';

const now = Date.parse('2026-11-25T12:00:00Z');
const place = { court_id: 'c', start: '2026-11-25T13:00:00.000Z' };
const on = (start: string, rest = {}) => ({ booking: aBooking({ start, ...rest }), place: null });

test('a free place can be booked, and blocked by those who may', () => {
  expect(actionsFor({ booking: null, place }, { canBlock: false, canConsume: false, now })).toEqual(['create']);
  expect(actionsFor({ booking: null, place }, { canBlock: true, canConsume: false, now })).toEqual(['create', 'block']);
});

test('nobody is missed before the booking has begun', () => {
  const may = { canBlock: true, canConsume: false, now };
  expect(actionsFor(on('2026-11-25T12:30:00.000Z'), may)).not.toContain('noShow');
  expect(actionsFor(on('2026-11-25T11:30:00.000Z'), may)).toContain('noShow');
});

test('who was missed is neither moved nor missed again', () => {
  const actions = actionsFor(on('2026-11-25T11:30:00.000Z', { state: 'no_show' }), {
    canBlock: true,
    canConsume: false,
    now,
  });
  expect(actions).toEqual(['open', 'charge', 'repeat', 'showedUp', 'cancel']);
});

test('a hold is looked at alone', () => {
  expect(actionsFor(on(place.start, { state: 'hold' }), { canBlock: true, canConsume: true, now })).toEqual(['open']);
});

test('one that is not confirmed can be', () => {
  const may = { canBlock: true, canConsume: false, now };
  expect(actionsFor(on(place.start, { state: 'pending_payment' }), may)).toContain('confirm');
  expect(actionsFor(on(place.start), may)).not.toContain('confirm');
  expect(actionsFor(on(place.start), may)).not.toContain('showedUp');
});

test('what is paid is charged no more', () => {
  const may = { canBlock: true, canConsume: false, now };
  for (const payment_status of ['pending', 'partially_paid'] as const)
    expect(actionsFor(on(place.start, { payment_status }), may)).toContain('charge');
  for (const payment_status of ['fully_paid', 'overpaid'] as const)
    expect(actionsFor(on(place.start, { payment_status }), may)).not.toContain('charge');
});

test('consumptions are for those who have somewhere to add them', () => {
  expect(actionsFor(on(place.start), { canBlock: true, canConsume: true, now })).toContain('consume');
  expect(actionsFor(on(place.start), { canBlock: true, canConsume: false, now })).not.toContain('consume');
});
