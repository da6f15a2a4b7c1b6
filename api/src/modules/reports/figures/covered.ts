/** Span of time in epoch milliseconds. */
export interface TimeSpan {
  from: number;
  to: number;
}

/** Spans of time by start, in two lists of numbers: a club's two months have tens of thousands. */
export interface SpanList {
  starts: number[];
  ends: number[];
}

/** Lists spans by start. */
export function listOf(spans: readonly TimeSpan[]): SpanList {
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  return { starts: sorted.map(({ from }) => from), ends: sorted.map(({ to }) => to) };
}

/**
 * Creates the function that measures how much of a span others cover, in milliseconds. Time that is covered twice
 * counts once. Spans have to be asked for in the order of their starts.
 */
export function coverOf(spans: SpanList): (from: number, to: number) => number {
  const { starts, ends } = joined(spans);
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

/** Joins spans that meet or overlap. */
function joined(spans: SpanList): SpanList {
  const starts: number[] = [];
  const ends: number[] = [];
  for (let i = 0; i < spans.starts.length; i++) {
    const [from, to] = [spans.starts[i] as number, spans.ends[i] as number];
    const last = ends.length - 1;
    if (last >= 0 && from <= (ends[last] as number)) ends[last] = Math.max(ends[last] as number, to);
    else {
      starts.push(from);
      ends.push(to);
    }
  }
  return { starts, ends };
}
