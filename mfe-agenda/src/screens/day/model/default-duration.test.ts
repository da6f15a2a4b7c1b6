import { uuid } from '@canchero/shared-contracts/testing/records';
import { aBooking, aCourt } from '../../../testing/fixtures';
import { defaultDurationAt } from './default-duration';

const court_id = uuid(101);
const at = (time: string) => `2026-11-21T${time}:00.000Z`;

test.each([
  ['nothing follows', [], 60],
  ['the next one begins later', [{ start: at('16:30') }], 60],
  ['the next one begins sooner', [{ start: at('15:45') }], 45],
  ['too little is left', [{ start: at('15:15') }], 30],
  ['it is on another court', [{ start: at('15:30'), court_id: uuid(102) }], 60],
  ['nobody came to it', [{ start: at('15:30'), state: 'no_show' as const }], 60],
])('%s', (_, others, minutes) => {
  const bookings = others.map((other) => aBooking({ court_id, ...other }));
  expect(defaultDurationAt(bookings, aCourt({ id: court_id }), at('15:00'))).toBe(minutes);
});

test.each([
  ['padel', null, 90],
  ['tennis', null, 60],
  ['padel', 120, 120],
] as const)('%s with %s of its own', (sport, usual_duration, minutes) => {
  const court = aCourt({ id: court_id, sport, usual_duration });
  expect(defaultDurationAt([], court, at('15:00'))).toBe(minutes);
  const next = aBooking({ court_id, start: at('15:45') });
  expect(defaultDurationAt([next], court, at('15:00'))).toBe(45);
});
