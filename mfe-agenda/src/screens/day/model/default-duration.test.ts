import { uuid } from '@canchero/shared-contracts/testing/records';
import { aBooking } from '../../../testing/fixtures';
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
  expect(defaultDurationAt(bookings, court_id, at('15:00'))).toBe(minutes);
});
