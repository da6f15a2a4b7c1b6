/** Span of time in epoch milliseconds. */
export interface TimeSpan {
  from: number;
  to: number;
}

/**
 * Creates the function that measures how much of a span other spans cover, in milliseconds. What covers twice counts
 * once. Spans have to be asked for by start.
 */
export function coverOf(spans: readonly TimeSpan[]): (from: number, to: number) => number {
  const merged: TimeSpan[] = [];
  for (const span of [...spans].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else merged.push({ ...span });
  }
  let first = 0;
  return (from, to) => {
    while ((merged[first]?.to ?? Number.POSITIVE_INFINITY) <= from) first++;
    let covered = 0;
    for (let i = first; i < merged.length; i++) {
      const span = merged[i] as TimeSpan;
      if (span.from >= to) break;
      covered += Math.min(to, span.to) - Math.max(from, span.from);
    }
    return covered;
  };
}
