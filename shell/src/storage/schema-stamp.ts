/**
 * Version of the stored entries' shape, raised by a change that an earlier page's entries do not fit. A release of the
 * shell alone changes nothing here: it signs nobody out.
 */
const STORAGE_SCHEMA = '1';
const STAMP = 'storageSchema';
/** Keys that the user chose and that outlive a change of the schema. */
const KEPT = new Set(['rememberedEmail', 'rememberMe', 'language', 'theme', STAMP]);

/** Removes all entries but the user's choices and the drafts, whose shape is their remote's affair. */
export function wipeStorage(): void {
  for (const area of [localStorage, sessionStorage])
    for (const key of Object.keys(area)) if (!KEPT.has(key) && !key.startsWith('draft:')) area.removeItem(key);
}

/** Removes what a page of another schema stored. Only the shell does this. */
export function wipeOtherSchema(schema = STORAGE_SCHEMA): void {
  const stamp = localStorage.getItem(STAMP);
  if (stamp !== null && stamp !== schema) wipeStorage();
  localStorage.setItem(STAMP, schema);
}
