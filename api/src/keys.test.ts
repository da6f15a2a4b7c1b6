import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sql from 'sql-template-tag';
import { newKeys, reseal } from './keys';
import { Tokens } from './platform/auth/tokens';
import { readConfig } from './platform/config/config';
import { openDatabase } from './platform/db/open';
import { Sealer } from './platform/encryption/sealer';
import { prepareDataFolder } from './testing/data-folder';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-keys-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Reads the settings that the command printed. */
const settingsOf = (printed: string): Record<string, string> =>
  Object.fromEntries(
    printed
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );

test('tokens of the old key are accepted with the new settings, and those of the new one by who was told of it', async () => {
  const env = { DATA_DIR: folder };
  const next = settingsOf(await newKeys(env));
  const clock = () => new Date();
  const tokensOf = (given: Record<string, string>) => {
    const { jwtPrivateKey, jwtPublicKeys } = readConfig({ ...env, ...given }).secrets;
    return new Tokens(jwtPrivateKey, clock, jwtPublicKeys);
  };
  const told = tokensOf({ JWT_PUBLIC_KEYS: next.JWT_PUBLIC_KEYS ?? '' });
  const [old, changed] = [tokensOf({}), tokensOf(next)];
  const finished = tokensOf({ JWT_PRIVATE_KEY: next.JWT_PRIVATE_KEY ?? '' });
  const claims = { userId: 'u', sessionId: 's', audience: 'user' as const, clubId: null };
  const [before, after] = [(await old.sign(claims)).token, (await changed.sign(claims)).token];
  const accepts = async (tokens: Tokens) =>
    Promise.all([before, after].map(async (token) => (await tokens.verify(token, ['user'])) !== 'invalid'));
  expect(await accepts(old)).toEqual([true, false]);
  expect(await accepts(told)).toEqual([true, true]);
  expect(await accepts(changed)).toEqual([true, true]);
  expect(await accepts(finished)).toEqual([false, true]);
});

test('after sealing anew the old sealing key is not needed any more', async () => {
  const env = { DATA_DIR: folder, SEED: 'none' };
  await prepareDataFolder(folder);
  const { sealingKeys } = readConfig(env).secrets;
  const user = '11111111-1111-4111-8111-111111111111';
  const club = '22222222-2222-4222-8222-222222222222';
  const old = new Sealer(sealingKeys);
  const opened = async <T>(work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>) => {
    const db = await openDatabase(readConfig(env), () => undefined);
    return work(db).finally(() => db.close());
  };
  await opened((db) =>
    db.platform(async (tx) => {
      await tx.query(sql`insert into users (id, email, password_hash, name) values (${user}, 'a@club.test', 'x', 'A')`);
      await tx.query(sql`insert into clubs (id, owner_id, name, slug) values (${club}, ${user}, 'C', 'club-c')`);
      await tx.query(sql`
        insert into second_factors (user_id, secret, created_at)
        values (${user}, ${old.seal('authenticator', `second-factor:${user}`)}, now())`);
      await tx.query(sql`
        insert into mercadopago_connections (club_id, seller_id, public_key, live_mode, scope, access_token,
          refresh_token, expires_at, refresh_at, connected_by, connected_at)
        values (${club}, '1', 'p', true, 's', ${old.seal('access', `mercadopago:${club}:access`)},
          ${old.seal('refresh', `mercadopago:${club}:refresh`)}, now(), now(), ${user}, now())`);
    }),
  );
  const next = { ...env, SEALING_KEYS: settingsOf(await newKeys(env)).SEALING_KEYS ?? '' };
  expect(await reseal(next)).toBe('sealed anew: 1 connections to Mercado Pago, 1 second factors\n');
  expect(await reseal(next)).toBe('sealed anew: 0 connections to Mercado Pago, 0 second factors\n');
  const alone = new Sealer(
    readConfig({ ...env, SEALING_KEYS: next.SEALING_KEYS.split(',')[0] ?? '' }).secrets.sealingKeys,
  );
  const [row] = await opened((db) =>
    db.platform((tx) =>
      tx.query<Record<'secret' | 'access_token' | 'refresh_token', string>>(sql`
        select secret, access_token, refresh_token from second_factors, mercadopago_connections`),
    ),
  );
  expect([
    alone.open(row?.secret ?? '', `second-factor:${user}`),
    alone.open(row?.access_token ?? '', `mercadopago:${club}:access`),
    alone.open(row?.refresh_token ?? '', `mercadopago:${club}:refresh`),
  ]).toEqual(['authenticator', 'access', 'refresh']);
});
