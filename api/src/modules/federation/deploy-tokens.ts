import { randomUUID } from 'node:crypto';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { DeployToken, NewDeployToken } from '@canchero/shared-contracts/federation';
import sql, { type Sql } from 'sql-template-tag';
import { audit } from '../../platform/audit/audit';
import type { Caller, DeployerReader } from '../../platform/auth/caller';
import { newDeployToken } from '../../platform/auth/deploy-token';
import { hashToken } from '../../platform/auth/opaque-token';
import type { Config } from '../../platform/config/config';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import type { Services } from '../../platform/services';

/** Lists all deploy tokens, the newest first. */
export const listTokens = ({ db }: Services): Promise<DeployToken[]> =>
  db.platform((tx) => selectTokens(tx, sql`true`));

/**
 * Makes a deploy token for one remote. Only its hash is stored: a call that is repeated, since its answer was lost, gets
 * another secret for the token that nobody has used.
 * @throws idempotency_mismatch if the id is that of another token, or of one that was used or revoked
 */
export async function createToken(
  { db, clock, config }: Services,
  requestId: string,
  caller: Caller,
  { id: wanted = randomUUID(), remote, label }: NewDeployToken,
) {
  const token = newDeployToken();
  const hash = hashToken(token, config.secrets.tokenPepper);
  return db.platform(async (tx) => {
    const [row] = await tx.query<{ id: string }>(sql`
      insert into deploy_tokens as t (id, remote, label, token_hash, created_at, created_by)
      values (${wanted}, ${remote}, ${label}, ${hash}, ${clock()}, ${caller.id})
      on conflict (id) do update set token_hash = excluded.token_hash
        where (t.remote, t.label, t.created_by) = (excluded.remote, excluded.label, excluded.created_by)
          and num_nonnulls(t.last_used_at, t.revoked_at) = 0
      returning id`);
    if (!row) throw AppError.of(commonErrors.idempotency_mismatch);
    const { id } = row;
    await record(tx, requestId, caller, 'deploy_token.create', id);
    const [made] = await selectTokens(tx, sql`t.id = ${id}`);
    return { ...found(made), token };
  });
}

/**
 * Revokes a deploy token; its next call is refused.
 * @throws not_found also if it was revoked before
 */
export async function revokeToken({ db, clock }: Services, requestId: string, caller: Caller, tokenId: string) {
  await db.platform(async (tx) => {
    const rows = await tx.query(sql`
      update deploy_tokens set revoked_at = ${clock()} where id = ${tokenId} and revoked_at is null returning id`);
    if (rows.length === 0) throw AppError.of(commonErrors.not_found);
    await record(tx, requestId, caller, 'deploy_token.revoke', tokenId);
  });
}

/** Returns the name of a deployer: the label of the deploy token, or the name of the super admin. */
export async function nameOf(tx: Tx, { id, deploys }: Caller): Promise<string> {
  const [row] = await tx.query<{ name: string }>(
    deploys === undefined
      ? sql`select name from users where id = ${id}`
      : sql`select label as name from deploy_tokens where id = ${id}`,
  );
  return found(row).name;
}

/** Creates the reader of callers with a deploy token, which also records when a token was last used. */
export const deployerReader =
  ({ secrets }: Config): DeployerReader =>
  async (db, token, now) => {
    const [row] = await db.platform((tx) =>
      tx.query<{ id: string; remote: string }>(sql`
        update deploy_tokens set last_used_at = ${now}
        where token_hash = ${hashToken(token, secrets.tokenPepper)} and revoked_at is null returning id, remote`),
    );
    if (!row) return null;
    return { id: row.id, sessionId: row.id, roles: [], isSuperAdmin: false, emailVerified: false, deploys: row.remote };
  };

const selectTokens = (tx: Tx, where: Sql): Promise<DeployToken[]> =>
  tx.query<DeployToken>(sql`
    select t.id, t.remote, t.label, t.created_at, u.name as created_by, t.last_used_at, t.revoked_at
    from deploy_tokens t join users u on u.id = t.created_by
    where ${where} order by t.created_at desc, t.id`);

const record = (tx: Tx, requestId: string, caller: Caller, action: string, id: string) =>
  audit(tx, { requestId, actorId: caller.id, role: 'super_admin', action, object: { type: 'deploy_token', id } });
