/** Purpose of an entry, which decides how long it is valid. */
type Category = 'session' | 'persistent' | 'cache' | 'temp';
/** Key of the shell, or of a remote's draft by its name. */
type Key = keyof typeof KEYS | `draft:${string}`;

interface Entry {
  value: unknown;
  timestamp: number;
  category: Category;
  version: string;
}

const DAY_MS = 86_400_000;
const MAX_AGE_MS: Record<Category, number> = {
  session: DAY_MS,
  persistent: 30 * DAY_MS,
  cache: 7 * DAY_MS,
  temp: 3_600_000,
};

/** Keys of the shell. `tab`: in sessionStorage, gone with the tab. */
const KEYS = {
  token: { category: 'session', tab: true },
  refreshToken: { category: 'session', tab: true },
  adminToken: { category: 'session', tab: true },
  user: { category: 'session', tab: true },
  permissions: { category: 'session', tab: true },
  selectedClubId: { category: 'session', tab: false },
  selectedClub: { category: 'session', tab: false },
  rememberedEmail: { category: 'persistent', tab: false },
  rememberMe: { category: 'persistent', tab: false },
  language: { category: 'persistent', tab: false },
  theme: { category: 'persistent', tab: false },
  debugLog: { category: 'cache', tab: true },
  pageEvents: { category: 'temp', tab: true },
  onboarding: { category: 'temp', tab: false },
  sidebar: { category: 'persistent', tab: false },
  upsellClosed: { category: 'cache', tab: false },
  bannerHeight: { category: 'cache', tab: true },
  recentCommands: { category: 'session', tab: true },
  shellTaken: { category: 'session', tab: true },
  knownRemotes: { category: 'cache', tab: true },
  goodReleases: { category: 'cache', tab: false },
  remoteOverrides: { category: 'persistent', tab: false },
} as const satisfies Record<string, { category: Category; tab: boolean }>;

const DRAFT = { category: 'persistent', tab: false } as const;
const kindOf = (key: Key): { category: Category; tab: boolean } => KEYS[key as keyof typeof KEYS] ?? DRAFT;
const areaOf = (key: Key): Storage => (kindOf(key).tab ? sessionStorage : localStorage);

/** Returns the value of a key; null if absent, expired or unreadable. */
export function readEntry<T>(key: Key): T | null {
  const entry = parse(areaOf(key).getItem(key));
  if (!entry || Date.now() - entry.timestamp > MAX_AGE_MS[kindOf(key).category]) return null;
  return entry.value as T;
}

/**
 * Stores a value; null removes it. A full storage loses its temp and cache entries first; then the write is given up.
 */
export function writeEntry(key: Key, value: unknown): void {
  if (value === null) {
    areaOf(key).removeItem(key);
    return;
  }
  const entry: Entry = { value, timestamp: Date.now(), category: kindOf(key).category, version: __APP_VERSION__ };
  const text = JSON.stringify(entry);
  try {
    areaOf(key).setItem(key, text);
  } catch {
    dropExpendable(areaOf(key));
    try {
      areaOf(key).setItem(key, text);
    } catch (error) {
      console.warn(`storage is full: "${key}" is not kept`, error);
    }
  }
}

/** Lists the stored entries without their values, for the developer panel. */
export function storedEntries(): { key: Key; category: Category; version: string }[] {
  return (Object.keys(KEYS) as Key[]).flatMap((key) => {
    const entry = parse(areaOf(key).getItem(key));
    return entry ? [{ key, category: entry.category, version: entry.version }] : [];
  });
}

function dropExpendable(area: Storage): void {
  for (const key of Object.keys(area)) {
    const category = parse(area.getItem(key))?.category;
    if (category === 'temp' || category === 'cache') area.removeItem(key);
  }
}

function parse(text: string | null): Entry | null {
  try {
    const entry = JSON.parse(text ?? 'null') as Entry | null;
    return typeof entry?.timestamp === 'number' ? entry : null;
  } catch {
    return null;
  }
}
