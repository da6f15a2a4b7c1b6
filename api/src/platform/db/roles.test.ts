import type { PGlite } from '@electric-sql/pglite';
import { embeddedMigrations, openMemory } from './embedded';
import { createRoles, PLATFORM_ROLE, TENANT_ROLE } from './roles';

/** The embedded database is of a PostgreSQL newer than 16, where whoever creates a role may not take it at once. */
let client: PGlite;
beforeAll(async () => {
  client = await openMemory();
  await client.exec('create role owner login createrole; create role service login noinherit');
});
afterAll(() => client.close());

/** Works as a login of the server. Resetting it has no effect here, so the superuser is named. */
async function as<T>(login: string, work: () => Promise<T>): Promise<T> {
  await client.exec(`set session authorization ${login}`);
  return work().finally(() => client.exec('set session authorization postgres'));
}

/** Returns which of the roles a login can take. */
const takenBy = (login: string): Promise<string[]> =>
  as(login, async () => {
    const roles: string[] = [];
    for (const role of [TENANT_ROLE, PLATFORM_ROLE]) {
      await client.exec(`set role ${role}; reset role`).then(
        () => roles.push(role),
        () => undefined,
      );
    }
    return roles;
  });

test('a login that creates the roles can take them, and lets another one do so; again without a change', async () => {
  for (let n = 0; n < 2; n++) {
    await as('owner', async () => {
      await createRoles(embeddedMigrations(client));
      await createRoles(embeddedMigrations(client), 'service');
    });
    expect(await takenBy('owner')).toEqual([TENANT_ROLE, PLATFORM_ROLE]);
    expect(await takenBy('service')).toEqual([TENANT_ROLE, PLATFORM_ROLE]);
  }
});

test('a login that got the roles from somebody else, and may create none, is left as it is', async () => {
  await client.exec('create role plain login');
  expect(await takenBy('plain')).toEqual([]);
  await client.exec(`grant ${TENANT_ROLE}, ${PLATFORM_ROLE} to plain`);
  await as('plain', () => createRoles(embeddedMigrations(client)));
  expect(await takenBy('plain')).toEqual([TENANT_ROLE, PLATFORM_ROLE]);
});
