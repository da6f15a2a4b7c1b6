/**
 * Returns a quantile.
 * @param {number[]} values
 * @param {number} q between 0 and 1
 * @returns {number} NaN for no values
 */
export function quantile(values, q) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length === 0) return Number.NaN;
  const at = (sorted.length - 1) * q;
  const low = Math.floor(at);
  const [a, b] = [sorted[low], sorted[Math.min(low + 1, sorted.length - 1)]];
  return a + (b - a) * (at - low);
}

/** Returns the median of some values. @param {number[]} values */
export const median = (values) => quantile(values, 0.5);

/**
 * Returns the ratio of a quantile of two values that are measured in turn, and the bounds within which it lies in 95 of
 * 100 draws of as many of the turns: their distance is what chance alone makes of it.
 * @param {number[]} values @param {number[]} references of the same turns
 * @param {number} q between 0 and 1
 * @returns {{ratio: number, low: number, high: number}}
 */
export function quantileRatio(values, references, q) {
  const of = (list, turns) =>
    quantile(
      turns.map((turn) => list[turn]),
      q,
    );
  const ratioOf = (turns) => of(values, turns) / of(references, turns);
  const draw = () => values.map(() => Math.floor(Math.random() * values.length));
  const draws = Array.from({ length: 400 }, () => ratioOf(draw()));
  return { ratio: ratioOf([...values.keys()]), low: quantile(draws, 0.025), high: quantile(draws, 0.975) };
}

/**
 * Returns the slope of the line that lies nearest to points.
 * @param {[x: number, y: number][]} points
 */
export function slope(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x0, y0] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  return mean(points.map(([x, y]) => (x - x0) * (y - y0))) / mean(points.map(([x]) => (x - x0) ** 2));
}
