import type { Court } from '@canchero/shared-contracts/court';

/** Inserts or replaces a court and sorts the list; an older version than the known one changes nothing. */
export function withCourt(courts: readonly Court[], court: Court): Court[] {
  const known = courts.find((one) => one.id === court.id);
  if (known && known.version >= court.version) return [...courts];
  return [...courts.filter((one) => one.id !== court.id), court].sort(
    (a, b) => a.sort - b.sort || a.name.localeCompare(b.name),
  );
}

/** Moves a court one place up or down. Returns the same list if the court is unknown or at the end already. */
export function moved(courts: readonly Court[], courtId: string, by: -1 | 1): readonly Court[] {
  const from = courts.findIndex((court) => court.id === courtId);
  const to = from + by;
  const court = courts[from];
  if (!court || to < 0 || to >= courts.length) return courts;
  const rest = courts.filter((one) => one !== court);
  return [...rest.slice(0, to), court, ...rest.slice(to)];
}
