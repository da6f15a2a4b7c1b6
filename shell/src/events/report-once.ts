/** Number of kinds after which further ones are no longer reported: a broken sender could invent names for ever. */
const MAX_KINDS = 50;

/** Returns a function that reports the first problem of each kind. */
export function reportOnce<T extends unknown[]>(
  report: (...problem: T) => void,
): (kind: string, ...problem: T) => void {
  const reported = new Set<string>();
  return (kind, ...problem) => {
    if (reported.has(kind) || reported.size >= MAX_KINDS) return;
    reported.add(kind);
    report(...problem);
  };
}
