import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';

export interface StoredFactor {
  secret: string;
  confirmed_at: string | null;
}

/** Selects the second factor of an account and locks it until the transaction ends; null if it has none. */
export async function lockFactor(tx: Tx, userId: string): Promise<StoredFactor | null> {
  const [row] = await tx.query<StoredFactor>(sql`
    select secret, confirmed_at from second_factors where user_id = ${userId}::uuid for update`);
  return row ?? null;
}

export interface FactorState {
  set_up: boolean;
  passed_at: string | null;
  recovery_codes_left: number;
}

export async function selectState(tx: Tx, userId: string, sessionId: string): Promise<FactorState> {
  const [row] = await tx.query<FactorState>(sql`
    select
      exists (select 1 from second_factors where user_id = ${userId}::uuid and confirmed_at is not null) as set_up,
      (select second_factor_at from sessions where id = ${sessionId}::uuid) as passed_at,
      (select count(*)::int from recovery_codes where user_id = ${userId}::uuid and used_at is null)
        as recovery_codes_left`);
  return row as FactorState;
}

/** Stores a secret that no code has confirmed yet, instead of an earlier one. Returns false if one is confirmed. */
export async function storeSecret(tx: Tx, userId: string, secret: string, now: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    insert into second_factors (user_id, secret, created_at) values (${userId}::uuid, ${secret}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, created_at = excluded.created_at
    where second_factors.confirmed_at is null
    returning 1`);
  return rows.length === 1;
}

/** Uses the code of a step, and confirms the factor by it. Returns false if that or a later one was used before. */
export async function acceptStep(tx: Tx, userId: string, step: number, now: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    update second_factors set last_step = ${step}, confirmed_at = coalesce(confirmed_at, ${now})
    where user_id = ${userId}::uuid and (last_step is null or last_step < ${step}) returning 1`);
  return rows.length === 1;
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly string[]): Promise<void> {
  await tx.query(sql`delete from recovery_codes where user_id = ${userId}::uuid`);
  await tx.query(sql`
    insert into recovery_codes (user_id, hash) select ${userId}::uuid, unnest(${hashes}::text[])`);
}

/** Uses a recovery code. Returns false if there is none with that hash, or it was used before. */
export async function acceptRecoveryCode(tx: Tx, userId: string, hash: string, now: Date): Promise<boolean> {
  const rows = await tx.query(sql`
    update recovery_codes set used_at = ${now}
    where user_id = ${userId}::uuid and hash = ${hash} and used_at is null returning 1`);
  return rows.length === 1;
}

export const markPassed = (tx: Tx, sessionId: string, now: Date) =>
  tx.query(sql`update sessions set second_factor_at = ${now} where id = ${sessionId}::uuid`);

/** Deletes the second factor of an account with its recovery codes. Returns false if it had none. */
export async function deleteFactor(tx: Tx, userId: string): Promise<boolean> {
  const rows = await tx.query(sql`delete from second_factors where user_id = ${userId}::uuid returning 1`);
  return rows.length === 1;
}
