import type {
  Club,
  ClubChange,
  ClubSummary,
  ClubSuspension,
  Impersonation,
  NewClub,
} from '@canchero/shared-contracts/club';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { Person } from './reads';

/** Columns that a change may touch, with the cast that their value needs. */
const COLUMNS = {
  name: '::text',
  slug: '::text',
  phone: '::text',
  whatsapp: '::text',
  address: '::text',
  timezone: '::text',
  currency: '::text',
  sports: '::text[]',
  opening_hours: '::jsonb',
  closed_days: '::jsonb',
  slot_minutes: '::int',
  deposit_type: '::text',
  deposit_value: '::bigint',
  cancel_hours: '::int',
  hold_minutes: '::int',
  horizon_days: '::int',
  public_enabled: '::boolean',
  moved_price: '::text',
  pay_choices: '::text[]',
  confirm_contact: '::boolean',
  reminder_hours: '::int',
} as const satisfies Record<keyof Omit<ClubChange, 'version'>, string>;
type Column = keyof typeof COLUMNS;

const columnList = raw(
  Object.keys(COLUMNS)
    .map((c) => `c.${c}`)
    .join(', '),
);

/** Returns one column and its value for every field that is present. */
function given(fields: Partial<NewClub>): { column: Sql; value: Sql }[] {
  return (Object.keys(COLUMNS) as Column[]).flatMap((column) => {
    const value = fields[column];
    if (value === undefined) return [];
    const plain = COLUMNS[column] === '::jsonb' ? JSON.stringify(value) : value;
    return [{ column: raw(column), value: sql`${plain}${raw(COLUMNS[column])}` }];
  });
}

export async function selectClub(tx: Tx, clubId: string, userId: string): Promise<Club | null> {
  const [row] = await tx.query<Club>(sql`
    select c.id, ${columnList}, c.version, plan_of(c.owner_id) as plan,
      (select (l.features ->> 'multiusuario')::boolean from plans l where l.id = plan_of(c.owner_id)) as has_team,
      team_waits_from(c.team_limited_since) as team_waits_from,
      (select m.role from memberships m where m.club_id = c.id and m.user_id = ${userId}) as role
    from clubs c where c.id = ${clubId}`);
  return row ?? null;
}

/** Selects the entry by which a session is at a club; null for members. */
export async function selectImpersonation(
  tx: Tx,
  clubId: string,
  sessionId: string,
  now: Date,
): Promise<Impersonation | null> {
  const [row] = await tx.query<Impersonation>(sql`
    select reason, may_write as write, ends_at from impersonations
    where club_id = ${clubId} and session_id = ${sessionId}::uuid and ended_at is null and ends_at > ${now}::timestamptz`);
  return row ?? null;
}

/** Selects the suspension of a club; null if there is none. */
export async function selectSuspension(tx: Tx, clubId: string): Promise<ClubSuspension | null> {
  const [row] = await tx.query<ClubSuspension>(sql`
    select reason, began_at from club_suspensions where club_id = ${clubId} and ended_at is null`);
  return row ?? null;
}

/** Selects the open clubs of a user, and the one that their session entered as a super admin. */
export function selectSummaries(tx: Tx, { id, sessionId }: Person, now: Date): Promise<ClubSummary[]> {
  return tx.query<ClubSummary>(sql`
    with entered as (
      select club_id from memberships where user_id = ${id}::uuid
      union select club_id from impersonations
      where session_id = ${sessionId}::uuid and ended_at is null and ends_at > ${now}::timestamptz
    )
    select c.id, c.name, m.role, c.sports
    from entered e join clubs c on c.id = e.club_id and c.closed_at is null
      left join memberships m on m.club_id = c.id and m.user_id = ${id}::uuid
    order by fold(c.name), c.id`);
}

/** Selects the slugs that begin like this one, that of the club `except` left out. */
export async function selectSlugs(tx: Tx, prefix: string, except: string | null = null): Promise<Set<string>> {
  const rows = await tx.query<{ slug: string }>(sql`
    select slug from clubs where starts_with(slug, ${prefix}) and id is distinct from ${except}::uuid`);
  return new Set(rows.map((row) => row.slug));
}

/** Inserts a club and its owner's membership; null if the slug is taken. */
export async function insertClub(tx: Tx, ownerId: string, club: NewClub & { slug: string }): Promise<string | null> {
  const fields = given(club);
  const [row] = await tx.query<{ id: string }>(sql`
    insert into clubs (owner_id, ${join(fields.map((f) => f.column))})
    values (${ownerId}, ${join(fields.map((f) => f.value))})
    on conflict (slug) do nothing returning id`);
  if (!row) return null;
  await tx.query(sql`insert into memberships (club_id, user_id, role) values (${row.id}, ${ownerId}, 'owner')`);
  return row.id;
}

/** Changes a club that still has this version; false if it has another. */
export async function updateClub(tx: Tx, clubId: string, { version, ...change }: ClubChange): Promise<boolean> {
  const sets = given(change).map((f) => sql`${f.column} = ${f.value}`);
  const rows = await tx.query(sql`
    update clubs set ${join([...sets, sql`version = version + 1`])}
    where id = ${clubId} and version = ${version} returning id`);
  return rows.length === 1;
}
