import type { Court } from '@canchero/shared-contracts/court';

/** The courts with one put in by its version: what is older than what is known changes nothing. */
export function withCourt(courts: readonly Court[], court: Court): Court[] {
  const known = courts.find((one) => one.id === court.id);
  if (known && known.version >= court.version) return [...courts];
  return [...courts.filter((one) => one.id !== court.id), court].sort(
    (a, b) => a.sort - b.sort || a.name.localeCompare(b.name),
  );
}

/** The courts with one moved by so many places; the same where it cannot go further. */
export function moved(courts: readonly Court[], courtId: string, by: -1 | 1): readonly Court[] {
  const from = courts.findIndex((court) => court.id === courtId);
  const to = from + by;
  const court = courts[from];
  if (!court || to < 0 || to >= courts.length) return courts;
  const rest = courts.filter((one) => one !== court);
  return [...rest.slice(0, to), court, ...rest.slice(to)];
}
