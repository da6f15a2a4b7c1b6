import type { NewPlayer, Player } from '@canchero/shared-contracts/player';
import sql, { empty, join, raw } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { escapeLike } from '../../platform/db/text-search';
import type { PlayerCursor } from './cursor';

export const PAGE = 50;
const COUNTRY = '+54';
const columns = raw(
  'id, first_name, last_name, phone_country, phone, email, category, notes, blocked, created_at, version',
);

/** A page of players by name and one more, each with its place in the order. */
export function selectPlayers(
  tx: Tx,
  clubId: string,
  terms: readonly string[],
  after: PlayerCursor | null,
): Promise<(Player & { sort_name: string })[]> {
  const found = terms.map((term) => sql`and search like '%' || fold(${escapeLike(term)}::text) || '%'`);
  return tx.query(sql`
    select ${columns}, left(sort_name, 100) as sort_name from players
    where club_id = ${clubId} and removed_at is null ${found.length > 0 ? join(found, ' ') : empty}
      ${after ? sql`and (left(sort_name, 100), id) > (${after.sortName}::text collate "C", ${after.id}::uuid)` : empty}
    order by left(sort_name, 100), id limit ${PAGE + 1}`);
}

/** How many players the club has. Locks the club, so that two calls at once cannot both take the last place. */
export async function countPlayers(tx: Tx, clubId: string): Promise<number> {
  await tx.query(sql`select 1 from clubs where id = ${clubId} for no key update`);
  const [row] = await tx.query<{ n: number }>(sql`
    select count(*)::int as n from players where club_id = ${clubId} and removed_at is null`);
  return row?.n ?? 0;
}

/** Null when the club has a player with this phone or e-mail. A phone without a country is one of Argentina. */
export async function insertPlayer(tx: Tx, clubId: string, p: NewPlayer): Promise<Player | null> {
  const country = p.phone === undefined ? null : (p.phone_country ?? COUNTRY);
  const [row] = await tx.query<Player>(sql`
    insert into players (club_id, first_name, last_name, phone_country, phone, email, category, notes, blocked)
    values (${clubId}, ${p.first_name}, ${p.last_name ?? ''}, ${country}, ${p.phone ?? null}, ${p.email ?? null},
      ${p.category ?? ''}, ${p.notes ?? ''}, ${p.blocked ?? false})
    on conflict do nothing returning ${columns}`);
  return row ?? null;
}

/** The player who has this phone or e-mail. */
export async function selectSamePlayer(tx: Tx, clubId: string, p: NewPlayer): Promise<string | null> {
  const [row] = await tx.query<{ id: string }>(sql`
    select id from players
    where club_id = ${clubId} and removed_at is null
      and (email = ${p.email ?? null}::text
        or (phone = ${p.phone ?? null}::text and phone_country = ${p.phone_country ?? COUNTRY}::text))
    order by created_at, id limit 1`);
  return row?.id ?? null;
}
