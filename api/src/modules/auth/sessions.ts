import type { AccountSession } from '@canchero/shared-contracts/auth';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import Bowser from 'bowser';
import { audit } from '../../platform/audit/audit';
import type { Caller } from '../../platform/auth/caller';
import type { Services } from '../../platform/services';
import { hasOpenSession, type OpenSession, revokeSession, revokeSessionsOf, selectOpenSessions } from './session-sql';

/** Lists the caller's open sessions: the current one, then by last use. */
export async function listSessions({ db, clock }: Services, caller: Caller): Promise<AccountSession[]> {
  const rows = await db.platform((tx) => selectOpenSessions(tx, caller.id, clock()));
  const views = rows.map((row) => viewSession(row, caller.sessionId));
  return views.sort((a, b) => Number(b.current) - Number(a.current));
}

/** Ends one of the caller's sessions. @throws not_found, also for a session that has ended */
export async function endSession(
  { db, clock }: Services,
  requestId: string,
  caller: Caller,
  sessionId: string,
): Promise<void> {
  await db.platform(async (tx) => {
    if (!(await hasOpenSession(tx, caller.id, sessionId))) throw AppError.of(commonErrors.not_found);
    await revokeSession(tx, sessionId, 'revoked', clock());
    const object = { type: 'session', id: sessionId };
    await audit(tx, { requestId, actorId: caller.id, action: 'auth.end_session', object });
  });
}

/** Ends all of the caller's sessions but the current one. */
export async function endOtherSessions({ db, clock }: Services, requestId: string, caller: Caller): Promise<void> {
  await db.platform(async (tx) => {
    await revokeSessionsOf(tx, caller.id, 'revoked', clock(), caller.sessionId);
    const object = { type: 'user', id: caller.id };
    await audit(tx, { requestId, actorId: caller.id, action: 'auth.end_other_sessions', object });
  });
}

/** Returns a session as people see it. */
export function viewSession({ user_agent, address, ...row }: OpenSession, current: string): AccountSession {
  const { browser, os } = user_agent ? Bowser.parse(user_agent) : { browser: {}, os: {} };
  return {
    ...row,
    browser: browser.name ?? '',
    system: os.name ?? '',
    address: firstHalf(address),
    current: row.id === current,
  };
}

/** Shortens an IP address, so that users recognise their own network but no device can be identified. */
export function firstHalf(address: string): string {
  const separator = address.includes('.') ? '.' : ':';
  const parts = address.replace(/^::ffff:(?=.*\.)/, '').split(separator);
  return address === '' ? '' : `${parts.slice(0, 2).join(separator)}${separator}…`;
}
