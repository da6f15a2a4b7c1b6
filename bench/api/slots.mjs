import { randomUUID } from 'node:crypto';

const HALF_HOUR = 30 * 60_000;
/** A period for each side, so that none meets another's bookings. */
const API_FROM = Date.UTC(2035, 0, 1);
const PGBENCH_FROM = '2070-01-01T00:00:00Z';
const DRIVER_FROM = Date.UTC(2140, 0, 1);

/** Returns the place of the n-th booking over the api: the courts in turn, half an hour each. */
export const placeOf = (slot, courts) => ({
  court_id: courts[slot % courts.length],
  start: new Date(API_FROM + Math.floor(slot / courts.length) * HALF_HOUR).toISOString(),
});

/** Returns the same for pgbench: its variables, and the expressions that replace a recorded booking's values. */
export function pgbenchPlaces(recorded, courts, clients) {
  const start = (plus) => `(timestamptz '${PGBENCH_FROM}' + (:half::int + ${plus}) * interval '30 minutes')`;
  return {
    variables: [
      '\\set n :n + 1',
      `\\set slot (:first + :n) * ${clients} + :client_id`,
      `\\set court 1 + :slot % ${courts.length}`,
      `\\set half :slot / ${courts.length}`,
    ],
    replace: new Map([
      [recorded.id, `md5('booking' || :slot::text)::uuid`],
      [recorded.court_id, `(array['${courts.join("','")}'])[:court::int]::uuid`],
      [recorded.start, start(0)],
      [recorded.end, start(1)],
    ]),
  };
}

/** Returns the same for the driver alone: what replaces a recorded booking's values in a slot. */
export const driverPlaces = (recorded, courts) => (slot) => {
  const at = DRIVER_FROM + Math.floor(slot / courts.length) * HALF_HOUR;
  return new Map([
    [recorded.id, randomUUID()],
    [recorded.court_id, courts[slot % courts.length]],
    [recorded.start, new Date(at).toISOString()],
    [recorded.end, new Date(at + HALF_HOUR).toISOString()],
  ]);
};
