import { SERVED_MS } from './served-shells';
import { type ActiveRow, canaryOf, type ReleaseRow } from './sql';

type Row = Pick<ReleaseRow, 'name' | 'version' | 'registered_at' | 'retired_at'>;

/**
 * Lists the releases that no page can still need: neither active nor the one before nor a canary, and replaced, or
 * registered without ever being active, seven days ago.
 */
export function outdated<R extends Row>(
  rows: readonly R[],
  active: readonly Pick<ActiveRow, 'name' | 'version' | 'previous_version' | 'canary'>[],
  now: Date,
): R[] {
  const isKept = ({ name, version }: R) =>
    active.some(
      (row) => row.name === name && [row.version, row.previous_version, canaryOf(row)?.version].includes(version),
    );
  const lastNeeded = ({ retired_at, registered_at }: R) => Date.parse(retired_at ?? registered_at);
  return rows.filter((row) => !isKept(row) && lastNeeded(row) <= now.getTime() - SERVED_MS);
}
