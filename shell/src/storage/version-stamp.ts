const STAMP = 'appVersion';
/** What a person chose outlives a new version. */
const KEPT = new Set(['rememberedEmail', 'rememberMe', 'language', 'theme']);

/** Forgets all but what a person chose. */
export function wipeStorage(): void {
  for (const area of [localStorage, sessionStorage])
    for (const key of Object.keys(area)) if (!KEPT.has(key) && key !== STAMP) area.removeItem(key);
}

/** Wipes what an older version of the page stored; its shape may have changed. Only the shell does this. */
export function wipeAfterUpgrade(version: string): void {
  const stamp = localStorage.getItem(STAMP);
  if (stamp !== null && stamp !== version) wipeStorage();
  localStorage.setItem(STAMP, version);
}
