/** Installs the dependencies with the pinned pnpm if the lockfile or a package.json changed since the last time. */
export declare function ensureInstalled(): Promise<void>;
