import { AppError } from '@canchero/shared-contracts/core';
import { settle } from '@canchero/shared-contracts/payment';
import {
  type DailySummary,
  type DayClose,
  type NewDayClose,
  type OpenAmount,
  reportErrors,
  reportEvents,
} from '@canchero/shared-contracts/report';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { appendEvent } from '../../../platform/live/outbox';
import { clubFacts, unitOf } from '../../clubs/reads';
import { dateIn, midnightOf } from '../spans';
import { insertClose, type OpenRow, selectSummary } from './sql';

/** Returns a day of a club, today by default. A booking belongs to the day on which it starts. */
export async function dailySummaryOf(
  tx: Tx,
  clubId: string,
  asked: string | undefined,
  now: Date,
): Promise<DailySummary> {
  const { timezone } = await clubFacts(tx, clubId);
  const date = asked ?? dateIn(timezone, now);
  const bounds = { from: midnightOf(timezone, date), to: midnightOf(timezone, date, 1) };
  const { open, ...summary } = await selectSummary(tx, clubId, date, bounds);
  return { date, ...summary, open: open.map(withDebtorsIn(await unitOf(tx, clubId))) };
}

/**
 * Closes a day with what is open on it, once.
 * @throws day_closed {closed_at}
 * @throws day_not_begun
 */
export async function closeDay(tx: Tx, actor: Actor, { date, note = '' }: NewDayClose, now: Date): Promise<DayClose> {
  const { clubId, actorId: by } = actor;
  const { timezone } = await clubFacts(tx, clubId);
  if (date > dateIn(timezone, now)) throw AppError.of(reportErrors.day_not_begun);
  const { open, cash } = await dailySummaryOf(tx, clubId, date, now);
  const openSum = open.reduce((sum, one) => sum + one.open, 0);
  const openCash = cash.filter(({ closed_at }) => closed_at === null).length;
  const isNew = await insertClose(tx, clubId, { date, by, note, openCount: open.length, openSum, openCash });
  const { close } = await dailySummaryOf(tx, clubId, date, now);
  if (!close) throw new Error('the close of a day is gone');
  if (!isNew) throw AppError.of(reportErrors.day_closed, { closed_at: close.closed_at });
  await appendEvent(tx, clubId, reportEvents.dayClosed, { date });
  await audit(tx, { ...actor, action: 'day.close', object: { type: 'day', id: date }, amount: openSum });
  return close;
}

/** Names who owes an open amount; for a booking, those whose shares are open. */
const withDebtorsIn =
  (unit: number) =>
  ({ sharers, payments, price, ...row }: OpenRow): OpenAmount => {
    if (row.kind !== 'booking') return { ...row, players: sharers.map(({ name }) => name) };
    const owing = new Set(
      settle(price, sharers, payments, unit)
        .shares.filter((share) => share.open > 0)
        .map((share) => share.player_id),
    );
    return { ...row, players: sharers.filter(({ id }) => owing.has(id)).map(({ name }) => name) };
  };
