import {
  type CashCount,
  type CashReport,
  type CashSession,
  type CashSessionPage,
  type CurrentCashSession,
  cashErrors,
  cashEvents,
  type NewCashMovement,
} from '@canchero/shared-contracts/cash';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { pageOf } from '../../platform/db/paging';
import { appendEvent } from '../../platform/live/outbox';
import {
  insertMovement,
  insertSession,
  lockSession,
  markClosed,
  selectCashNeeded,
  selectCurrent,
  selectExpected,
  selectSession,
  selectSessions,
  selectSources,
} from './sql';

const PAGE = 30;

/** Lists the club's cash sessions, newest first. */
export async function listSessions(tx: Tx, clubId: string, cursor: string | undefined): Promise<CashSessionPage> {
  return pageOf(await selectSessions(tx, clubId, cursor, PAGE), PAGE);
}

/** Returns the open session, if there is one, and whether taking cash needs one. */
export const currentSession = async (tx: Tx, clubId: string): Promise<CurrentCashSession> => ({
  session: await selectCurrent(tx, clubId),
  needed: await selectCashNeeded(tx, clubId),
});

/**
 * Returns a session with its sources. They are null while it is open: the count at closing is blind.
 * @throws not_found
 */
export async function sessionReport(tx: Tx, clubId: string, id: string): Promise<CashReport> {
  const session = await selectSession(tx, clubId, id);
  if (!session) throw AppError.of(commonErrors.not_found);
  return { session, sources: session.closed_at === null ? null : await selectSources(tx, clubId, id) };
}

/** Opens a cash session with `amount` centavos in the drawer. @throws cash_session_open */
export async function openSession(tx: Tx, actor: Actor, amount: number): Promise<CashSession> {
  const id = await insertSession(tx, actor.clubId, amount, actor.actorId);
  if (!id) throw AppError.of(cashErrors.cash_session_open);
  return publishSession(tx, actor, id, { action: 'cash.open', amount });
}

/** Records cash put into the drawer or taken out of it. @throws not_found, cash_session_closed */
export async function addCashMovement(tx: Tx, actor: Actor, id: string, body: NewCashMovement): Promise<CashSession> {
  await lockOpen(tx, actor.clubId, id);
  await insertMovement(tx, actor.clubId, id, body, actor.actorId);
  return publishSession(tx, actor, id, { action: `cash.${body.type}`, amount: body.amount, reason: body.reason });
}

/** Closes a session with what was counted, and stores what was expected. @throws not_found, cash_session_closed */
export async function closeSession(
  tx: Tx,
  actor: Actor,
  id: string,
  { counted, note = '' }: CashCount,
): Promise<CashSession> {
  const { clubId, actorId: by } = actor;
  await lockOpen(tx, clubId, id);
  await markClosed(tx, clubId, id, { expected: await selectExpected(tx, clubId, id), counted, note, by });
  return publishSession(tx, actor, id, { action: 'cash.close', amount: counted.cash ?? 0 });
}

async function lockOpen(tx: Tx, clubId: string, id: string): Promise<void> {
  const locked = await lockSession(tx, clubId, id);
  if (!locked) throw AppError.of(commonErrors.not_found);
  if (!locked.open) throw AppError.of(cashErrors.cash_session_closed);
}

/** Publishes `cash.changed`, writes the audit and returns the session. */
async function publishSession(
  tx: Tx,
  actor: Actor,
  id: string,
  entry: { action: string; amount: number; reason?: string },
): Promise<CashSession> {
  const session = await selectSession(tx, actor.clubId, id);
  if (!session) throw new Error('a locked session is gone');
  await appendEvent(tx, actor.clubId, cashEvents.changed, { session_id: id, open: session.closed_at === null });
  await audit(tx, { ...actor, ...entry, object: { type: 'cash_session', id } });
  return session;
}
