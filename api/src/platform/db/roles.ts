import type { MigrationConnection } from './database';

/**
 * Roles under which the service talks to the database. Neither can log in or bypass row-level security.
 * A connection has the platform role from its start, and the tenant role for the length of a transaction.
 */
export const TENANT_ROLE = 'app_user';
export const PLATFORM_ROLE = 'app_platform';

/**
 * SQL of what a login needs of a role to take it. From PostgreSQL 16 on a member may be barred from that, as is whoever
 * creates a role, until it is granted to them; older versions know members alone.
 * @see https://www.postgresql.org/docs/16/role-attributes.html
 */
const TAKES = "case when current_setting('server_version_num')::int >= 160000 then 'set' else 'member' end";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the statements that put an open transaction under the tenant role of one club. The id is inlined.
 * @throws TypeError if the id is not a UUID
 */
export function asTenant(clubId: string): string {
  if (!UUID.test(clubId)) throw new TypeError('A club id must be a UUID');
  return `set local role ${TENANT_ROLE}; set local app.club_id = '${clubId}'`;
}

/**
 * Creates the roles if the server does not have them, and lets a login take them. They belong to the server and not to
 * a database, so a backup does not contain them.
 * @param login name of an existing login. Default: the connection's own
 */
export async function createRoles(connection: MigrationConnection, login?: string): Promise<void> {
  for (const role of [TENANT_ROLE, PLATFORM_ROLE]) {
    await connection.script(`do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then
        create role ${role} nologin nobypassrls;
      end if;
    exception when duplicate_object or unique_violation then null; -- another instance was faster
    end $$`);
    const [row] = await connection.rows<{ takes: boolean; login: string }>(
      `select pg_has_role(login, $2, ${TAKES}) as takes, quote_ident(login) as login
       from coalesce($1::text, current_user) as login`,
      [login ?? null, role],
    );
    if (row && !row.takes) await connection.script(`grant ${role} to ${row.login}`);
  }
}
