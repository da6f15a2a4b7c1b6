/** Largest interval between two keys of a scanner in milliseconds, shorter than anyone types. */
const FASTEST_TYPING_MS = 40;
const SHORTEST_CODE = 4;

/** Keys of a scan in progress. */
export interface Scan {
  text: string;
  /** Time of the last key in milliseconds. */
  at: number;
}
export const NO_SCAN: Scan = { text: '', at: Number.NEGATIVE_INFINITY };

/** Handles a key at a time (ms): returns the scan in progress, or the code once Enter ends it. Slow keys start over. */
export function scanKey(scan: Scan, key: string, at: number): { scan: Scan; code: string | null } {
  const going = at - scan.at <= FASTEST_TYPING_MS;
  if (key === 'Enter') {
    const code = going && scan.text.length >= SHORTEST_CODE ? scan.text : null;
    return { scan: NO_SCAN, code };
  }
  if (key.length !== 1) return { scan, code: null };
  return { scan: { text: going ? scan.text + key : key, at }, code: null };
}
