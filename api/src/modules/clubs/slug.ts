import { MAX_CLUB_LENGTH } from '@canchero/shared-contracts/club';

/** Makes a slug from a name: "Club Palermo Pádel" is `club-palermo-padel`. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_CLUB_LENGTH.slug)
    .replace(/^-+|-+$/g, '');
  return slug || 'club';
}

/** Returns the first of `base`, `base-2`, `base-3`, … that is not taken. */
export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : `-${n}`;
    const slug = base.slice(0, MAX_CLUB_LENGTH.slug - suffix.length).replace(/-+$/, '') + suffix;
    if (!taken.has(slug)) return slug;
  }
}
