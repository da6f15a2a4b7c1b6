/** Milliseconds between two keys of a scanner; nobody types like that. */
const FASTEST_TYPING = 40;
const SHORTEST_CODE = 4;

/** What a scanner has typed so far. */
export interface Scan {
  text: string;
  /** Milliseconds, of its last key. */
  at: number;
}
export const NO_SCAN: Scan = { text: '', at: Number.NEGATIVE_INFINITY };

/** A key at a time (ms): the scan that goes on, and the code where Enter ended one. Slow keys begin anew. */
export function scanKey(scan: Scan, key: string, at: number): { scan: Scan; code: string | null } {
  const going = at - scan.at <= FASTEST_TYPING;
  if (key === 'Enter') {
    const code = going && scan.text.length >= SHORTEST_CODE ? scan.text : null;
    return { scan: NO_SCAN, code };
  }
  if (key.length !== 1) return { scan, code: null };
  return { scan: { text: going ? scan.text + key : key, at }, code: null };
}
