import { type Court, type CourtChange, MAX_SORT, type NewCourt } from '@canchero/shared-contracts/court';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { lockClub } from '../clubs/writes';

/** Columns that a change may touch, with the cast that their value needs. */
const COLUMNS = {
  name: '::text',
  sport: '::text',
  surface: '::text',
  indoor: '::boolean',
  capacity: '::int',
  color: '::text',
  sort: '::int',
  status: '::text',
  base_price: '::bigint',
  usual_duration: '::int',
} as const satisfies Record<keyof Omit<CourtChange, 'version'>, string>;

const courtColumns = raw(['id', 'club_id', ...Object.keys(COLUMNS), 'version'].join(', '));

function given(fields: Partial<NewCourt>): { column: Sql; value: Sql }[] {
  return (Object.keys(COLUMNS) as (keyof typeof COLUMNS)[]).flatMap((column) =>
    fields[column] === undefined ? [] : [{ column: raw(column), value: sql`${fields[column]}${raw(COLUMNS[column])}` }],
  );
}

/** Selects the courts of a club in their order, removed ones left out. */
export const selectCourts = (tx: Tx, clubId: string): Promise<Court[]> =>
  tx.query<Court>(sql`
    select ${courtColumns} from courts where club_id = ${clubId} and removed_at is null order by sort, fold(name), id`);

export async function selectCourt(tx: Tx, clubId: string, courtId: string): Promise<Court | null> {
  const [row] = await tx.query<Court>(sql`
    select ${courtColumns} from courts where club_id = ${clubId} and id = ${courtId} and removed_at is null`);
  return row ?? null;
}

/** Counts the courts of a club. Locks the club, so that two calls at once cannot both take the last place. */
export async function countCourts(tx: Tx, clubId: string): Promise<number> {
  await lockClub(tx, clubId);
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n from courts where club_id = ${clubId} and removed_at is null`);
  return row?.n ?? 0;
}

/** Inserts a court, at the end unless `sort` says otherwise; null if its name is taken. */
export async function insertCourt(tx: Tx, clubId: string, court: NewCourt): Promise<Court | null> {
  const fields = given(court);
  if (court.sort === undefined) {
    const value = sql`(
      select least(coalesce(max(sort) + 1, 0), ${MAX_SORT}::int) from courts
      where club_id = ${clubId} and removed_at is null)`;
    fields.push({ column: raw('sort'), value });
  }
  const [row] = await tx.query<Court>(sql`
    insert into courts (club_id, ${join(fields.map((f) => f.column))})
    values (${clubId}, ${join(fields.map((f) => f.value))})
    on conflict (club_id, fold(name)) where removed_at is null do nothing
    returning ${courtColumns}`);
  return row ?? null;
}

/** Changes a court that still has this version; null if it has another. */
export async function updateCourt(
  tx: Tx,
  clubId: string,
  courtId: string,
  { version, ...change }: CourtChange,
): Promise<Court | null> {
  const sets = given(change).map((f) => sql`${f.column} = ${f.value}`);
  const [row] = await tx.query<Court>(sql`
    update courts set ${join([...sets, sql`version = version + 1`])}
    where club_id = ${clubId} and id = ${courtId} and version = ${version} and removed_at is null
    returning ${courtColumns}`);
  return row ?? null;
}

/**
 * Locks a court exclusively for this transaction, after waiting for the bookings that are being written on it. Returns
 * false if the court does not exist.
 */
export async function lockCourt(tx: Tx, clubId: string, courtId: string): Promise<boolean> {
  const rows = await tx.query(sql`
    select id from courts where club_id = ${clubId} and id = ${courtId} and removed_at is null for update`);
  return rows.length === 1;
}

export async function markRemoved(tx: Tx, clubId: string, courtId: string): Promise<void> {
  await tx.query(sql`
    update courts set removed_at = now(), version = version + 1 where club_id = ${clubId} and id = ${courtId}`);
}

/**
 * Numbers the courts in the order of the ids, the others after them. Returns those whose number changed. The courts are
 * locked in one order first: two calls would lock them in the order of their lists, and each wait for the other.
 */
export async function putOrder(tx: Tx, clubId: string, courtIds: readonly string[]): Promise<Court[]> {
  await tx.query(sql`
    select id from courts where club_id = ${clubId} and removed_at is null order by id for no key update`);
  return tx.query<Court>(sql`
    with ordered as (
      select k.id, row_number() over (order by w.n nulls last, k.sort, fold(k.name), k.id)::int - 1 as place
      from courts k left join unnest(${courtIds}::uuid[]) with ordinality w(id, n) on w.id = k.id
      where k.club_id = ${clubId} and k.removed_at is null
    )
    update courts set sort = o.place, version = version + 1 from ordered o
    where courts.club_id = ${clubId} and courts.id = o.id and courts.sort <> o.place
    returning ${raw(['id', 'club_id', ...Object.keys(COLUMNS), 'version'].map((c) => `courts.${c}`).join(', '))}`);
}
