import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ReleaseUpload } from '@canchero/shared-contracts/federation';
import pg from 'pg';
import { newDeployToken } from '../platform/auth/deploy-token';
import { hashToken } from '../platform/auth/opaque-token';
import { checksumOf } from '../platform/releases/check-files';
import { copyTemplate } from '../testing/postgresql-server';
import { putRelease, uploadOf } from '../testing/release-folder';
import { ServerProcess } from '../testing/server-process';

const NAME = 'mfe-agenda';
const ROUNDS = 4;
const TEAMS = 3;
const PEPPER = 'p'.repeat(32);
/** Files of a release beside its own, so that an upload takes a while. */
const CHUNKS = 30;
const CHUNK_BYTES = 60_000;

let folder: string;
let database: pg.Client;
let dropDatabase: () => Promise<void>;
let env: Record<string, string>;
let token: string;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-uploads-'));
  const { url, drop } = await copyTemplate(process.env.TEST_DATABASE_URL ?? '', process.env.TEST_TEMPLATE ?? '');
  dropDatabase = drop;
  env = { DATA_DIR: folder, SEED: 'none', DATABASE_URL: url, TOKEN_PEPPER: PEPPER };
  database = new pg.Client(url);
  await database.connect();
  token = newDeployToken();
  await database.query(`
    insert into users (email, password_hash, name) values ('boss@platform.test', 'none', 'Boss')`);
  await database.query(
    `insert into deploy_tokens (remote, label, token_hash, created_at, created_by)
     select $1, 'CI', $2, now(), id from users`,
    [NAME, hashToken(token, PEPPER)],
  );
});
afterAll(async () => {
  await database.end();
  await dropDatabase();
  fs.rmSync(folder, { recursive: true, force: true });
});

let versions = 0;
function build(): ReleaseUpload {
  const version = `v${versions++}`;
  putRelease(path.join(folder, 'builds'), NAME, version);
  const upload = uploadOf(path.join(folder, 'builds'), NAME, version);
  for (let n = 0; n < CHUNKS; n++) {
    const content = randomBytes(CHUNK_BYTES);
    upload.files.push({ path: `static/${n}.js`, hash: checksumOf(content), content: content.toString('base64') });
  }
  return upload;
}

const post = (server: ServerProcess, call: string, body: unknown): Promise<Response> =>
  fetch(`${server.address}/api/admin/releases${call}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Uploads until the server is killed, and returns the versions that it acknowledged. */
async function uploadUntilKilled(server: ServerProcess, ms: number): Promise<string[]> {
  const acknowledged: string[] = [];
  let killed = false;
  const team = async () => {
    while (!killed) {
      const upload = build();
      const answer = await post(server, '', upload).catch(() => null);
      if (answer?.ok) acknowledged.push(upload.version);
      else if (answer && !killed) throw new Error(`not uploaded: ${answer.status} ${await answer.text()}`);
    }
  };
  const teams = Promise.all(Array.from({ length: TEAMS }, team));
  while (acknowledged.length === 0) await Promise.race([sleep(10), teams]);
  await sleep(ms);
  await server.kill();
  killed = true;
  await teams;
  return acknowledged;
}

test('an instance that is killed in mid-upload leaves whole releases and nothing else', async () => {
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const server = await ServerProcess.start(env);
    acknowledged.push(...(await uploadUntilKilled(server, Math.random() * 300)));
  }
  const { rows } = await database.query<{ version: string; files: number }>(`
    select r.version, count(f.path)::int as files from releases r
    left join release_files f on f.name = r.name and f.version = r.version group by r.version`);
  const whole = build().files.length;
  expect(rows.filter(({ files }) => files !== whole)).toEqual([]);
  expect(rows.map(({ version }) => version)).toEqual(expect.arrayContaining(acknowledged));
  const { rows: loose } = await database.query(`
    select hash from release_contents c where not exists (select from release_files f where f.hash = c.hash)`);
  expect(loose).toEqual([]);

  // an instance with an empty disk serves each of them
  const fresh = await ServerProcess.start({ ...env, RELEASES_DIR: path.join(folder, 'empty') });
  try {
    for (const { version } of rows) {
      expect((await post(fresh, `/${NAME}/activate`, { version })).status).toBe(200);
      const file = await fetch(`${fresh.address}/remotes/${NAME}/${version}/static/${CHUNKS - 1}.js`);
      expect((await file.arrayBuffer()).byteLength).toBe(CHUNK_BYTES);
    }
  } finally {
    await fresh.kill();
  }
});
