import { aClub, hours } from '@canchero/shared-contracts/testing/records';
import { clubDay } from '../../bookings-data/model/club-day';
import { startOptions } from './start-options';

test('quarters of an hour of the opening hours', () => {
  const day = clubDay(aClub({ opening_hours: hours('08:00', '09:00') }), '2026-11-21');
  expect(startOptions(day, null)).toEqual(['11:00', '11:15', '11:30', '11:45'].map((t) => `2026-11-21T${t}:00.000Z`));
});

test('with the current one wherever it lies, once', () => {
  const day = clubDay(aClub({ opening_hours: hours('08:00', '08:30') }), '2026-11-21');
  expect(startOptions(day, '2026-11-21T10:10:00.000Z')[0]).toBe('2026-11-21T10:10:00.000Z');
  expect(startOptions(day, '2026-11-21T11:15:00.000Z')).toHaveLength(2);
});
