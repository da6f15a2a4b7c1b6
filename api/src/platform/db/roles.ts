/**
 * Roles under which the service talks to the database. Neither can log in or bypass row-level security.
 * A connection has the platform role from its start, and the tenant role for the length of a transaction.
 */
export const TENANT_ROLE = 'app_user';
export const PLATFORM_ROLE = 'app_platform';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns the statements that put an open transaction under the tenant role of one club. The id is inlined.
 * @throws TypeError if the id is not a UUID
 */
export function asTenant(clubId: string): string {
  if (!UUID.test(clubId)) throw new TypeError('A club id must be a UUID');
  return `set local role ${TENANT_ROLE}; set local app.club_id = '${clubId}'`;
}
