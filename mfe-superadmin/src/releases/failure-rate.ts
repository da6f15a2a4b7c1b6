/** Loads and failures of a release, as pages reported them. */
interface Counts {
  loads: number;
  failures: number;
}

/**
 * Returns failures as a share of loads, 0 to 1; null before the first load. Loads are taken to be at least as many as
 * the failures.
 */
export function failureRate({ loads, failures }: Counts): number | null {
  const tries = Math.max(loads, failures);
  return tries === 0 ? null : failures / tries;
}
