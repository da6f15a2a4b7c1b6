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
  // starts and ends in lists of numbers: a club's two months have tens of thousands
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { from, to } of [...spans].sort((a, b) => a.from - b.from)) {
    const last = ends.length - 1;
    if (last >= 0 && from <= (ends[last] as number)) ends[last] = Math.max(ends[last] as number, to);
    else {
      starts.push(from);
      ends.push(to);
    }
  }
  let first = 0;
  return (from, to) => {
    while (first < ends.length && (ends[first] as number) <= from) first++;
    let covered = 0;
    for (let i = first; i < starts.length && (starts[i] as number) < to; i++) {
      covered += Math.min(to, ends[i] as number) - Math.max(from, starts[i] as number);
    }
    return covered;
  };
}
