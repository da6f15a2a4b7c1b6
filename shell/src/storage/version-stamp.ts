const STAMP = 'appVersion';
/** What a person chose outlives a new version. */
const KEPT = new Set(['rememberedEmail', 'rememberMe', 'language', 'theme']);

/** Wipes what an older version of the page stored; its shape may have changed. Only the shell does this. */
export function wipeAfterUpgrade(version: string): void {
  const stamp = localStorage.getItem(STAMP);
  if (stamp !== null && stamp !== version) {
    for (const area of [localStorage, sessionStorage])
      for (const key of Object.keys(area)) if (!KEPT.has(key)) area.removeItem(key);
  }
  localStorage.setItem(STAMP, version);
}
