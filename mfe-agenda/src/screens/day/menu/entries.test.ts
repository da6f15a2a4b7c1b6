import { aBooking } from '../../../testing/fixtures';
import { actionsFor } from './entries';

const now = Date.parse('2026-11-25T12:00:00Z');
const place = { court_id: 'c', start: '2026-11-25T13:00:00.000Z' };
const on = (start: string, rest = {}) => ({ booking: aBooking({ start, ...rest }), place: null });

test('a free place can be booked, and blocked by those who configure the club', () => {
  expect(actionsFor({ booking: null, place }, { canConfigure: false, now })).toEqual(['create']);
  expect(actionsFor({ booking: null, place }, { canConfigure: true, now })).toEqual(['create', 'block']);
});

test('nobody is missed before the booking has begun', () => {
  const may = { canConfigure: true, now };
  expect(actionsFor(on('2026-11-25T12:30:00.000Z'), may)).not.toContain('noShow');
  expect(actionsFor(on('2026-11-25T11:30:00.000Z'), may)).toContain('noShow');
});

test('who was missed is neither moved nor missed again', () => {
  const actions = actionsFor(on('2026-11-25T11:30:00.000Z', { state: 'no_show' }), { canConfigure: true, now });
  expect(actions).toEqual(['open', 'charge', 'repeat', 'cancel']);
});
