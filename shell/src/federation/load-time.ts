/** Name of a load in the browser's user timing, which its developer tools show as well. */
const nameOf = (release: { name: string; version: string }, module: string) =>
  `${release.name}@${release.version} ${module}`;

export const measureLoad = (release: { name: string; version: string }, module: string, start: number): void =>
  void performance.measure?.(nameOf(release, module), { start });

/** Returns the milliseconds that a module took to load, or null if they were not measured. */
export function loadTime(release: { name: string; version: string }, module: string): number | null {
  const [entry] = performance.getEntriesByName(nameOf(release, module), 'measure');
  return entry ? Math.round(entry.duration) : null;
}
