import type { Player, PlayersQuery } from '@canchero/shared-contracts/player';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { Cursor } from '../../platform/db/paging';
import { hasTerm, searchTerms } from '../../platform/db/text-search';
import { lockClub } from '../clubs/writes';

/** Row of a player; `phone_text` is computed by the service. */
export type PlayerRow = Omit<Player, 'phone_text'>;
/** Fields of a player that people fill in. */
export type PlayerFields = Omit<PlayerRow, 'id' | 'same_phone_id' | 'credit' | 'created_at' | 'version'>;
/** Filters of a list of players. */
export type PlayerSearch = Pick<PlayersQuery, 'q' | 'filter'> & {
  /** Limits the list to these players; null for all. */
  ids?: readonly string[] | null;
};

/** Id of the oldest other player with the same phone. */
const samePhone = raw(`(
  select o.id from players o where o.club_id = players.club_id and o.phone_country = players.phone_country
    and o.phone = players.phone and o.removed_at is null and o.id <> players.id order by o.created_at, o.id limit 1)`);
const columns = raw(
  `id, first_name, last_name, phone_country, phone, email, category, notes, blocked, member, credit, created_at,
  version, ${samePhone.sql} as same_phone_id`,
);

function found(clubId: string, { q = '', filter, ids }: PlayerSearch): Sql {
  const conditions = [
    sql`club_id = ${clubId} and removed_at is null`,
    ...(ids ? [sql`id = any(${ids}::uuid[])`] : []),
    ...(filter === 'blocked' ? [sql`blocked`] : []),
    ...(filter === 'with_credit' ? [sql`credit > 0`] : []),
    ...(filter === 'duplicates' ? [sql`${samePhone} is not null`] : []),
    ...searchTerms(q).map((term) => hasTerm(sql`search`, term)),
  ];
  return join(conditions, ' and ');
}

/**
 * Selects players by name, as far as `limit` goes, each with the name that it is sorted by. They are chosen in an index,
 * and only those chosen are read from their table, where each lies among those of other clubs.
 */
export const selectPlayers = (
  tx: Tx,
  clubId: string,
  search: PlayerSearch,
  limit: Sql,
  after: Cursor | null = null,
): Promise<(PlayerRow & { sort_name: string })[]> =>
  tx.query(sql`
    with chosen as materialized (
      select id from players where ${found(clubId, search)}
        ${after ? sql`and (left(sort_name, 100), id) > (${after.position}::text collate "C", ${after.id}::uuid)` : empty}
      order by left(sort_name, 100), id ${limit}
    )
    select ${columns}, left(sort_name, 100) as sort_name from players
    where club_id = ${clubId} and id in (select id from chosen) order by left(sort_name, 100), id`);

/** Selects the ids of the players that a search finds. */
export async function selectFoundIds(tx: Tx, clubId: string, search: PlayerSearch): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(sql`select id from players where ${found(clubId, search)}`);
  return rows.map(({ id }) => id);
}

/** Counts the players that a search finds. */
export async function countFound(tx: Tx, clubId: string, search: PlayerSearch): Promise<number> {
  const [row] = await tx.query<{ n: number }>(
    sql`select count(*)::int as n from players where ${found(clubId, search)}`,
  );
  return row?.n ?? 0;
}

/** Counts the players of a club. Locks the club, so that two calls at once cannot both take the last place. */
export async function countPlayers(tx: Tx, clubId: string): Promise<number> {
  await lockClub(tx, clubId);
  return countFound(tx, clubId, {});
}

export async function selectPlayer(tx: Tx, clubId: string, playerId: string): Promise<PlayerRow | null> {
  const [row] = await tx.query<PlayerRow>(sql`
    select ${columns} from players where club_id = ${clubId} and id = ${playerId} and removed_at is null`);
  return row ?? null;
}

/** Locks players, always in the same order. Those that the club does not have are left out. */
export const lockPlayers = (tx: Tx, clubId: string, ids: readonly string[]): Promise<PlayerRow[]> =>
  tx.query<PlayerRow>(sql`
    select ${columns} from players where club_id = ${clubId} and id = any(${ids}::uuid[]) and removed_at is null
    order by id for no key update`);

/** Locks a player, also a removed one; null if the club never had them. */
export async function lockAnyPlayer(tx: Tx, clubId: string, playerId: string): Promise<PlayerRow | null> {
  const [row] = await tx.query<PlayerRow>(sql`
    select ${columns} from players where club_id = ${clubId} and id = ${playerId} for no key update`);
  return row ?? null;
}

/** Inserts players. Those whose phone or e-mail another player has are left out, and are not returned. */
export const insertPlayers = (tx: Tx, clubId: string, players: readonly PlayerFields[]): Promise<PlayerRow[]> =>
  tx.query<PlayerRow>(sql`
    insert into players (club_id, first_name, last_name, phone_country, phone, email, category, notes, blocked, member)
    select ${clubId}, r.* from jsonb_to_recordset(${JSON.stringify(players)}::jsonb) as r(
      first_name text, last_name text, phone_country text, phone text, email text, category text, notes text,
      blocked boolean, member boolean)
    on conflict do nothing returning ${columns}`);

export async function updatePlayer(tx: Tx, clubId: string, id: string, p: PlayerFields): Promise<PlayerRow> {
  const [row] = await tx.query<PlayerRow>(sql`
    update players set first_name = ${p.first_name}, last_name = ${p.last_name}, phone_country = ${p.phone_country},
      phone = ${p.phone}, email = ${p.email}, category = ${p.category}, notes = ${p.notes}, blocked = ${p.blocked},
      member = ${p.member}, version = version + 1
    where club_id = ${clubId} and id = ${id} returning ${columns}`);
  if (!row) throw new Error('a locked player is gone');
  return row;
}

/**
 * Removes a player from the club's lists.
 * @param mergedInto id of the player who takes over
 */
export const removePlayer = (tx: Tx, clubId: string, id: string, mergedInto: string | null = null) =>
  tx.query(sql`
    update players set removed_at = now(), merged_into = ${mergedInto}, version = version + 1
    where club_id = ${clubId} and id = ${id}`);

/** Brings a removed player back to the club's lists; one who was merged stays with the player who took over. */
export const restorePlayer = (tx: Tx, clubId: string, id: string) =>
  tx.query(sql`
    update players set removed_at = null, version = version + 1
    where club_id = ${clubId} and id = ${id} and merged_into is null`);

/** Returns the id of another player who has this phone or e-mail. */
export async function selectSamePlayer(
  tx: Tx,
  clubId: string,
  p: Pick<PlayerFields, 'email' | 'phone' | 'phone_country'>,
  except: string | null = null,
): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(sql`
    select id from players
    where club_id = ${clubId} and removed_at is null and id is distinct from ${except}::uuid
      and (email = ${p.email}::text or (phone = ${p.phone}::text and phone_country = ${p.phone_country}::text))
    order by created_at, id limit 1`);
  return row?.id ?? null;
}

/** Selects which of the e-mails and whole phone numbers the club's players have. */
export async function selectKnown(
  tx: Tx,
  clubId: string,
  wanted: readonly PlayerFields[],
): Promise<{ emails: Set<string>; phones: Set<string> }> {
  const emails = wanted.flatMap((p) => p.email ?? []);
  const phones = wanted.flatMap((p) => (p.phone ? `${p.phone_country}${p.phone}` : []));
  const rows = await tx.query<{ email: string | null; number: string | null }>(sql`
    select email, phone_country || phone as number from players
    where club_id = ${clubId} and removed_at is null
      and (email = any(${emails}::text[]) or phone_country || phone = any(${phones}::text[]))`);
  return {
    emails: new Set(rows.flatMap((row) => row.email ?? [])),
    phones: new Set(rows.flatMap((row) => row.number ?? [])),
  };
}
