const HALF_HOUR = 30 * 60_000;
/** Two periods, so that neither side meets the other's bookings. */
const API_FROM = Date.UTC(2035, 0, 1);
const PGBENCH_FROM = '2070-01-01T00:00:00Z';

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
