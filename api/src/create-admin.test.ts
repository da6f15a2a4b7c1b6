import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { authEndpoints as auth } from '@canchero/shared-contracts/auth';
import sql from 'sql-template-tag';
import { createAdmin } from './create-admin';
import { isCommonPassword } from './modules/auth/password-policy';
import { createSuperAdmin, generatePassword } from './modules/auth/super-admin';
import { type Booted, boot } from './testing/boot';
import { prepareDataFolder } from './testing/data-folder';

let api: Booted;
beforeAll(async () => {
  api = await boot();
});
afterAll(() => api.close());

const create = (email: string, password: string) =>
  createSuperAdmin(api.services.db, api.clock.now, { email, password });

test('a super administrator signs in at once, and the audit records who created them', async () => {
  const password = generatePassword();
  await create('root@canchero.test', password);
  const { status, data } = await api.client.call(auth.login, { body: { email: 'root@canchero.test', password } });
  expect(status).toBe(200);
  expect(data.user).toMatchObject({ roles: ['super_admin'], email_verified: true, name: 'root' });
  const rows = await api.services.db.platform((tx) =>
    tx.query(sql`select request_id, object_id from audit where action = 'auth.create_super_admin'`),
  );
  expect(rows).toEqual([{ request_id: 'command line', object_id: data.user.id }]);
});

test('an existing address and a weak password are refused', async () => {
  await create('taken@canchero.test', generatePassword());
  await expect(create('taken@canchero.test', generatePassword())).rejects.toMatchObject({ code: 'email_taken' });
  await expect(create('weak@canchero.test', 'Password1!')).rejects.toMatchObject({ code: 'weak_password' });
  await expect(create('weak@canchero.test', 'short')).rejects.toMatchObject({ code: 'weak_password' });
  const { status } = await api.client.call(auth.login, {
    body: { email: 'weak@canchero.test', password: 'Password1!' },
  });
  expect(status).toBe(401);
});

test('generated passwords differ and meet the rule', () => {
  const passwords = Array.from({ length: 50 }, generatePassword);
  expect(new Set(passwords).size).toBe(50);
  for (const password of passwords) {
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)[A-Za-z\d]{20}$/);
    expect(isCommonPassword(password)).toBe(false);
  }
});

test('the command prints a generated password once, never a chosen one, and says why it refuses', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'canchero-admin-'));
  const run = (address?: string, password?: string) =>
    createAdmin({ DATA_DIR: folder, ...(password && { ADMIN_PASSWORD: password }) }, address ? [address] : []);
  try {
    await prepareDataFolder(folder);
    await expect(run()).rejects.toThrow('create-admin needs an e-mail address.');
    await expect(run('root@x.test', 'Password1!')).rejects.toThrow(/too weak/);
    await expect(run('Root@x.test')).resolves.toMatch(/^Super administrator root@x\.test, password \w{20}\n$/);
    await expect(run('root@x.test')).rejects.toThrow('There is an account with this address already.');
    await expect(run('two@x.test', 'Correct-Horse-7')).resolves.toBe('Super administrator two@x.test\n');
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
