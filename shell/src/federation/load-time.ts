/** How long what a release exposes took to load, in the browser's own user timing: its tools show it as well. */
const nameOf = (release: { name: string; version: string }, module: string) =>
  `${release.name}@${release.version} ${module}`;

export const measureLoad = (release: { name: string; version: string }, module: string, start: number): void =>
  void performance.measure?.(nameOf(release, module), { start });

/** Milliseconds; null when it was not measured. */
export function loadTime(release: { name: string; version: string }, module: string): number | null {
  const [entry] = performance.getEntriesByName(nameOf(release, module), 'measure');
  return entry ? Math.round(entry.duration) : null;
}
