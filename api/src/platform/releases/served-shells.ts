const DAY_MS = 24 * 60 * 60_000;
/** Time for which the files of a replaced shell stay served: pages that were opened with it go on loading them. */
export const SERVED_MS = 7 * DAY_MS;

interface ShellRow {
  version: string;
  active: boolean;
  retired_at: string | null;
}

/**
 * Lists the shell's releases whose files are served, in the order in which a file is looked up: the active one, then the
 * last replaced first. One that was never active counts as current: on another instance it may be active already.
 */
export function servedShells<Row extends ShellRow>(rows: readonly Row[], now: Date): Row[] {
  const rank = ({ active, retired_at }: ShellRow) =>
    active ? Number.POSITIVE_INFINITY : retired_at === null ? Number.MAX_VALUE : Date.parse(retired_at);
  return rows
    .filter((row) => rank(row) > now.getTime() - SERVED_MS)
    .sort((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
}
