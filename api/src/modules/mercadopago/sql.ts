import type { Language } from '@canchero/shared-contracts/core';
import type { MercadoPagoConnection } from '@canchero/shared-contracts/mercadopago';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

/** Connection with sealed tokens. */
export interface StoredConnection {
  seller_id: string;
  public_key: string;
  live_mode: boolean;
  scope: string;
  access_token: string;
  refresh_token: string;
  expires_at: Date;
  refresh_at: Date;
}

export async function selectConnection(
  tx: Tx,
  clubId: string,
): Promise<Omit<MercadoPagoConnection, 'simulated'> | null> {
  const [row] = await tx.query<Omit<MercadoPagoConnection, 'simulated'>>(sql`
    select case when m.broken_at is null then 'connected' else 'broken' end as status, m.seller_id, m.live_mode,
      m.connected_at, u.name as connected_by
    from mercadopago_connections m left join users u on u.id = m.connected_by where m.club_id = ${clubId}`);
  return row ?? null;
}

/** Inserts or replaces the club's connection. */
export const putConnection = (tx: Tx, clubId: string, userId: string, at: Date, c: StoredConnection) =>
  tx.query(sql`
    insert into mercadopago_connections (club_id, seller_id, public_key, live_mode, scope, access_token, refresh_token,
      expires_at, refresh_at, connected_by, connected_at)
    values (${clubId}, ${c.seller_id}, ${c.public_key}, ${c.live_mode}, ${c.scope}, ${c.access_token},
      ${c.refresh_token}, ${c.expires_at}, ${c.refresh_at}, ${userId}, ${at})
    on conflict (club_id) do update set seller_id = excluded.seller_id, public_key = excluded.public_key,
      live_mode = excluded.live_mode, scope = excluded.scope, access_token = excluded.access_token,
      refresh_token = excluded.refresh_token, expires_at = excluded.expires_at, refresh_at = excluded.refresh_at,
      refresh_claimed_until = null, broken_at = null, connected_by = excluded.connected_by,
      connected_at = excluded.connected_at`);

/** Deletes the connection; returns false if there was none. */
export async function deleteConnection(tx: Tx, clubId: string): Promise<boolean> {
  const rows = await tx.query(sql`delete from mercadopago_connections where club_id = ${clubId} returning club_id`);
  return rows.length === 1;
}

export const insertState = (
  tx: Tx,
  state: { hash: string; clubId: string; userId: string; codeVerifier: string; expiresAt: Date },
) =>
  tx.query(sql`
    insert into mercadopago_states (hash, club_id, user_id, code_verifier, expires_at)
    values (${state.hash}, ${state.clubId}, ${state.userId}, ${state.codeVerifier}, ${state.expiresAt})`);

/** Use of a state by a user, with a code. */
export interface StateUse {
  hash: string;
  userId: string;
  codeHash: string;
}

/** Uses a state up and returns its club and sealed verifier; null if it is unknown, used, expired or another user's. */
export async function consumeState(
  tx: Tx,
  { hash, userId, codeHash }: StateUse,
  now: Date,
): Promise<{ club_id: string; code_verifier: string } | null> {
  const [row] = await tx.query<{ club_id: string; code_verifier: string }>(sql`
    update mercadopago_states set used_at = ${now}, used_with = ${codeHash}
    where hash = ${hash} and user_id = ${userId} and used_at is null and expires_at > ${now}
    returning club_id, code_verifier`);
  return row ?? null;
}

/** Stores the outcome of a state: `connected`, or the code of an error. */
export const endState = (tx: Tx, hash: string, outcome: string) =>
  tx.query(sql`update mercadopago_states set outcome = ${outcome} where hash = ${hash}`);

/**
 * Selects the outcome of this use of a state; null if there was no such use, or the state has expired. `outcome` is
 * null until it is known; `connected` is true while the connection that it made exists.
 */
export async function selectUse(
  tx: Tx,
  { hash, userId, codeHash }: StateUse,
  now: Date,
): Promise<{ club_id: string; outcome: string | null; connected: boolean } | null> {
  const [row] = await tx.query<{ club_id: string; outcome: string | null; connected: boolean }>(sql`
    select s.club_id, s.outcome, exists (
      select from mercadopago_connections c
      where c.club_id = s.club_id and c.connected_by = s.user_id and c.connected_at >= s.used_at) as connected
    from mercadopago_states s
    where s.hash = ${hash} and s.user_id = ${userId} and s.used_with = ${codeHash} and s.expires_at > ${now}`);
  return row ?? null;
}

export const deleteOldStates = (tx: Tx, now: Date) =>
  tx.query(sql`delete from mercadopago_states where expires_at < ${now}`);

/** Selects the sealed tokens of a connection that is not broken; null if there is none. */
export async function selectTokens(
  tx: Tx,
  clubId: string,
): Promise<Pick<StoredConnection, 'seller_id' | 'access_token' | 'refresh_token' | 'expires_at'> | null> {
  const [row] = await tx.query<StoredConnection>(sql`
    select seller_id, access_token, refresh_token, expires_at from mercadopago_connections
    where club_id = ${clubId} and broken_at is null`);
  return row ?? null;
}

/** Claims one connection as `claimDue` does; null if somebody else refreshes it now, or its tokens are other ones. */
export async function claimOne(
  tx: Tx,
  clubId: string,
  sealed: string,
  now: Date,
  until: Date,
): Promise<{ refresh_token: string } | null> {
  const [row] = await tx.query<{ refresh_token: string }>(sql`
    update mercadopago_connections set refresh_claimed_until = ${until}
    where club_id = ${clubId} and access_token = ${sealed} and broken_at is null
      and coalesce(refresh_claimed_until, '-infinity') < ${now}
    returning refresh_token`);
  return row ?? null;
}

/** Selects the clubs whose money an account receives. */
export const selectClubsOf = (tx: Tx, sellerId: string): Promise<{ club_id: string }[]> =>
  tx.query(sql`select club_id from mercadopago_connections where seller_id = ${sellerId} and broken_at is null`);

/** Selects the owner of a club, for a mail. */
export async function selectOwner(
  tx: Tx,
  clubId: string,
): Promise<{ email: string; name: string; language: Language; club: string }> {
  const [row] = await tx.query<{ email: string; name: string; language: Language; club: string }>(sql`
    select u.email, u.name, u.language, c.name as club from clubs c join users u on u.id = c.owner_id
    where c.id = ${clubId}`);
  if (!row) throw new Error('a club has lost its owner');
  return row;
}

/** Claims connections that are due, so that no other instance refreshes them before `until`. */
export const claimDue = (tx: Tx, now: Date, until: Date): Promise<{ club_id: string; refresh_token: string }[]> =>
  tx.query(sql`
    update mercadopago_connections set refresh_claimed_until = ${until}
    where club_id in (
      select club_id from mercadopago_connections
      where refresh_at <= ${now} and broken_at is null and coalesce(refresh_claimed_until, '-infinity') < ${now}
      order by refresh_at limit 20 for update skip locked)
    returning club_id, refresh_token`);

/** Replaces the tokens of a connection if `before` is still its refresh token; a newer connection stays. */
export const replaceTokens = (tx: Tx, clubId: string, before: string, c: StoredConnection) =>
  tx.query(sql`
    update mercadopago_connections set access_token = ${c.access_token}, refresh_token = ${c.refresh_token},
      expires_at = ${c.expires_at}, refresh_at = ${c.refresh_at}, public_key = ${c.public_key},
      refresh_claimed_until = null
    where club_id = ${clubId} and refresh_token = ${before}`);

/** Marks a connection as broken if `before` is still its refresh token; returns whether it was. */
export async function markBroken(tx: Tx, clubId: string, before: string, now: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    update mercadopago_connections set broken_at = ${now}, refresh_claimed_until = null
    where club_id = ${clubId} and refresh_token = ${before} and broken_at is null returning club_id`);
  return rows.length === 1;
}
