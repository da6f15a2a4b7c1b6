import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../../bundling/build.mjs';
import { nodeBinary } from '../../process/node-binary.mjs';
import { freePort } from '../../service/port.mjs';
import { startService } from '../../service/service.mjs';
import { toolsSuite } from './tools.mjs';

/** Supported versions besides the one that runs `npm test`; the README names them. */
const VERSIONS = ['22.23.3', '24.9.0'];

/** Runs the tools' tests and boots the built api with each supported version of Node. */
export async function nodeVersions({ log }) {
  await build(['api']);
  const total = { passed: 0, failed: 0 };
  for (const version of VERSIONS) {
    const node = await nodeBinary(version, log);
    const logOfVersion = (line) => log(`Node ${version}: ${line}`);
    const tools = await toolsSuite({ log: logOfVersion, node });
    const healthy = await bootsAndAnswers(node).catch((error) => {
      logOfVersion(error.message);
      return false;
    });
    total.passed += tools.passed + (healthy ? 1 : 0);
    total.failed += tools.failed + (healthy ? 0 : 1);
  }
  return total;
}

/** Boots the api on an empty embedded database, asks for its health and stops it. */
async function bootsAndAnswers(node) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'canchero-node-'));
  const port = await freePort();
  const env = { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', SEED: 'none', LOG_LEVEL: 'error' };
  try {
    const service = await startService({ node, env });
    const response = await fetch(`http://localhost:${port}/api/health`);
    const code = await service.stop();
    if (!response.ok) throw new Error(`/api/health answers ${response.status}`);
    if (code !== 0) throw new Error(`the api ends with ${code} when it is stopped`);
    return true;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
