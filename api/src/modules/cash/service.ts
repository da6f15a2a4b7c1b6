import {
  CASH_DESKS,
  type CashCount,
  type CashDesk,
  type CashReport,
  type CashSession,
  type CashSessionPage,
  type CurrentCashSession,
  cashErrors,
  cashEvents,
  DESK_PERMISSION,
  type NewCashMovement,
} from '@canchero/shared-contracts/cash';
import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { ClubAccess } from '../../platform/auth/caller';
import type { Tx } from '../../platform/db/database';
import { pageOf } from '../../platform/db/paging';
import { appendEvent } from '../../platform/live/outbox';
import { planHasBuffet } from '../clubs/reads';
import { countPending } from '../orders/reads';
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
  selectTakers,
  selectTaking,
} from './sql';

const PAGE = 30;

/** Permissions of a caller at the club. */
type Permitted = Pick<ClubAccess, 'can'>;

/** Checks that the caller may count the cash of a desk. @throws permission_denied {permission} */
function checkDesk(desk: CashDesk, club: Permitted): void {
  const permission = DESK_PERMISSION[desk];
  if (!club.can(permission)) throw AppError.of(commonErrors.permission_denied, { permission });
}

/**
 * Checks that the caller may count the cash of an existing session. What the buffet left open when the plan lost it is
 * counted by those of the reception: nobody holds the buffet's permission any more, and the money is in its drawer.
 * @throws permission_denied {permission}
 */
async function checkSession(tx: Tx, clubId: string, desk: CashDesk, club: Permitted): Promise<void> {
  if (desk === 'buffet' && club.can(DESK_PERMISSION.reception) && !(await planHasBuffet(tx, clubId))) return;
  checkDesk(desk, club);
}

/**
 * Lists the cash sessions of a desk, or of all that the caller may count, newest first.
 * @throws permission_denied {permission}
 */
export async function listSessions(
  tx: Tx,
  clubId: string,
  club: Permitted,
  { desk, cursor }: { desk?: CashDesk | undefined; cursor?: string | undefined },
): Promise<CashSessionPage> {
  if (desk) checkDesk(desk, club);
  const desks = desk ? [desk] : CASH_DESKS.filter((one) => club.can(DESK_PERMISSION[one]));
  return pageOf(await selectSessions(tx, clubId, desks, cursor, PAGE), PAGE);
}

/** Returns the open session of a desk, the one in which someone takes money there, and whether cash needs one. */
export async function currentSession(
  tx: Tx,
  { clubId, actorId }: Actor,
  desk: CashDesk = 'buffet',
): Promise<CurrentCashSession> {
  const session = await selectCurrent(tx, clubId, desk);
  const left = desk === 'buffet' && !(await planHasBuffet(tx, clubId));
  const orders = left ? await countPending(tx, clubId) : 0;
  return {
    session,
    needed: await selectCashNeeded(tx, clubId),
    taking: await selectTaking(tx, clubId, desk, actorId),
    ...(left && session && { left_by_plan: true }),
    ...(orders > 0 && { left_orders: orders }),
  };
}

/**
 * Returns a session with its sources and takers. They are null while it is open: the count at closing is blind.
 * @throws not_found, permission_denied {permission}
 */
export async function sessionReport(tx: Tx, clubId: string, club: Permitted, id: string): Promise<CashReport> {
  const session = await selectSession(tx, clubId, id);
  if (!session) throw AppError.of(commonErrors.not_found);
  await checkSession(tx, clubId, session.desk, club);
  if (session.closed_at === null) return { session, sources: null, takers: null };
  return { session, sources: await selectSources(tx, clubId, id), takers: await selectTakers(tx, clubId, id) };
}

/**
 * Opens a cash session of a desk with `opening_amount` centavos in the drawer.
 * @throws cash_session_open, permission_denied {permission}
 */
export async function openSession(
  tx: Tx,
  actor: Actor,
  club: Permitted,
  { desk = 'buffet', opening_amount: amount }: { desk?: CashDesk | undefined; opening_amount: number },
): Promise<CashSession> {
  checkDesk(desk, club);
  const id = await insertSession(tx, actor.clubId, { desk, amount, by: actor.actorId });
  if (!id) throw AppError.of(cashErrors.cash_session_open);
  return publishSession(tx, actor, id, { action: 'cash.open', amount });
}

/**
 * Records cash put into the drawer or taken out of it.
 * @throws not_found, cash_session_closed, permission_denied {permission}
 */
export async function addCashMovement(
  tx: Tx,
  actor: Actor,
  club: Permitted,
  id: string,
  body: NewCashMovement,
): Promise<CashSession> {
  await lockOpen(tx, actor.clubId, club, id);
  await insertMovement(tx, actor.clubId, id, body, actor.actorId);
  return publishSession(tx, actor, id, { action: `cash.${body.type}`, amount: body.amount, reason: body.reason });
}

/**
 * Closes a session with what was counted, and stores what was expected.
 * @throws not_found, cash_session_closed, permission_denied {permission}
 */
export async function closeSession(
  tx: Tx,
  actor: Actor,
  club: Permitted,
  id: string,
  { counted, note = '' }: CashCount,
): Promise<CashSession> {
  const { clubId, actorId: by } = actor;
  await lockOpen(tx, clubId, club, id);
  await markClosed(tx, clubId, id, { expected: await selectExpected(tx, clubId, id), counted, note, by });
  return publishSession(tx, actor, id, { action: 'cash.close', amount: counted.cash ?? 0 });
}

async function lockOpen(tx: Tx, clubId: string, club: Permitted, id: string): Promise<void> {
  const locked = await lockSession(tx, clubId, id);
  if (!locked) throw AppError.of(commonErrors.not_found);
  await checkSession(tx, clubId, locked.desk, club);
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
