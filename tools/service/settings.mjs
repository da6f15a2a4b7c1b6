import path from 'node:path';

/**
 * Reads the few settings of the service that the tools need, with the same rules as the service itself
 * (api/src/platform/config).
 * @param {Record<string, string | undefined>} env
 */
export function serviceSettings(env = process.env) {
  const dataDir = path.resolve(env.DATA_DIR || '.data');
  const port = Number(env.PORT || 3000);
  return {
    dataDir,
    port,
    releasesDir: path.resolve(env.RELEASES_DIR || path.join(dataDir, 'releases')),
    publicUrl: (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, ''),
    demo: (env.SEED || (env.DATABASE_URL ? 'none' : 'demo')) === 'demo',
    keepsMail: !env.SMTP_URL,
  };
}
