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

export async function listSessions(tx: Tx, clubId: string, cursor: string | undefined): Promise<CashSessionPage> {
  const rows = await selectSessions(tx, clubId, cursor, PAGE);
  const items = rows.slice(0, PAGE);
  return { items, next_cursor: rows.length > PAGE ? (items.at(-1)?.id ?? null) : null };
}

export const currentSession = async (tx: Tx, clubId: string): Promise<CurrentCashSession> => ({
  session: await selectCurrent(tx, clubId),
  needed: await selectCashNeeded(tx, clubId),
});

/** @throws not_found */
export async function sessionReport(tx: Tx, clubId: string, id: string): Promise<CashReport> {
  const session = await selectSession(tx, clubId, id);
  if (!session) throw AppError.of(commonErrors.not_found);
  return { session, sources: session.closed_at === null ? null : await selectSources(tx, clubId, id) };
}

/** @throws cash_session_open */
export async function openSession(tx: Tx, actor: Actor, amount: number): Promise<CashSession> {
  const id = await insertSession(tx, actor.clubId, amount, actor.actorId);
  if (!id) throw AppError.of(cashErrors.cash_session_open);
  return publishSession(tx, actor, id, { action: 'cash.open', amount });
}

/** @throws not_found, cash_session_closed */
export async function addCashMovement(tx: Tx, actor: Actor, id: string, body: NewCashMovement): Promise<CashSession> {
  await lockOpen(tx, actor.clubId, id);
  await insertMovement(tx, actor.clubId, id, body, actor.actorId);
  return publishSession(tx, actor, id, { action: `cash.${body.type}`, amount: body.amount, reason: body.reason });
}

/** @throws not_found, cash_session_closed */
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
