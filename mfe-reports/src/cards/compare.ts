export type Direction = 'up' | 'down' | 'same';
export type Tone = 'good' | 'bad' | 'neutral';
/** Direction that is good for the club. */
export type Wanted = 'up' | 'down' | 'none';

/** Comparison of a figure with the span before. */
export interface Comparison {
  direction: Direction;
  tone: Tone;
  /** Difference as a share of the figure before; null if that was zero or negative, or the figures are shares. */
  share: number | null;
  /** Difference in the figure's own unit. */
  difference: number;
}

/** Compares a figure with the one before. */
export function compare(now: number, before: number, wanted: Wanted): Comparison {
  const difference = now - before;
  const direction = difference > 0 ? 'up' : difference < 0 ? 'down' : 'same';
  const tone = direction === 'same' || wanted === 'none' ? 'neutral' : direction === wanted ? 'good' : 'bad';
  return { direction, tone, share: before > 0 ? difference / before : null, difference };
}
