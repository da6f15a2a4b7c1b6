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
 * Returns the slope of the line that lies nearest to points.
 * @param {[x: number, y: number][]} points
 */
export function slope(points) {
  const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x0, y0] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  return mean(points.map(([x, y]) => (x - x0) * (y - y0))) / mean(points.map(([x]) => (x - x0) ** 2));
}
