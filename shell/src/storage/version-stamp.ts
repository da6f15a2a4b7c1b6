const STAMP = 'appVersion';
/** Keys that the user chose and that outlive an upgrade. */
const KEPT = new Set(['rememberedEmail', 'rememberMe', 'language', 'theme']);

/** Removes all entries but the user's choices. */
export function wipeStorage(): void {
  for (const area of [localStorage, sessionStorage])
    for (const key of Object.keys(area)) if (!KEPT.has(key) && key !== STAMP) area.removeItem(key);
}

/** Removes what an older version of the page stored, since its shape may have changed. Only the shell does this. */
export function wipeAfterUpgrade(version: string): void {
  const stamp = localStorage.getItem(STAMP);
  if (stamp !== null && stamp !== version) wipeStorage();
  localStorage.setItem(STAMP, version);
}
