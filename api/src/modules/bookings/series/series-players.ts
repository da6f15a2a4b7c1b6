import { bookingErrors, type SeriesPlayersChange, type SeriesPlayersOutcome } from '@canchero/shared-contracts/booking';
import { AppError } from '@canchero/shared-contracts/core';
import sql from 'sql-template-tag';
import type { Actor } from '../../../platform/audit/actor';
import type { Tx } from '../../../platform/db/database';
import { found } from '../../../platform/db/found';
import { presentDebtors } from '../../payments/writes';
import { auditSql } from '../audit-sql';
import { priceByPlayers, selectFirstPlayers } from '../change/price-by-players';
import { lockCurrent } from '../current-booking';
import { checkPlayers } from '../players';
import { selectBooking } from '../sql';
import { lockOccurrences, lockSeriesOf, touchOccurrences } from './sql';

/**
 * Assigns players to a booking and the future occurrences of its series, or with `from` the later ones, and takes
 * others off. The remaining players of each date stay. The booking itself changes in any case; other occurrences that
 * money came in for keep their players, whose shares are settled. Prices follow the tariff of each date's first player
 * if the club has chosen so. Returns the JSON text of the outcome.
 * @throws not_found
 * @throws booking_cancelled
 * @throws not_in_series
 * @throws unknown_players {player_ids}
 * @throws player_blocked {player_ids}
 */
export async function changeSeriesPlayers(
  tx: Tx,
  actor: Actor,
  bookingId: string,
  { scope, add = [], remove = [] }: SeriesPlayersChange,
  now: Date,
): Promise<string> {
  const { clubId } = actor;
  const seriesId = await lockSeriesOf(tx, clubId, bookingId);
  const here = await lockCurrent(tx, clubId, bookingId);
  if (!seriesId) throw AppError.of(bookingErrors.not_in_series);
  await checkPlayers(tx, clubId, add);
  const start = new Date(here.starts_at);
  const after = scope === 'from' && start > now ? start : now;
  const others = (await lockOccurrences(tx, clubId, seriesId, after)).filter((o) => o.id !== bookingId);
  const open = others.filter((o) => o.paid === 0);
  const wanted = [bookingId, ...open.map((o) => o.id)];
  const first = await selectFirstPlayers(tx, clubId, wanted);
  const added = await insertPlayers(tx, clubId, wanted, add);
  const removed = await deletePlayers(tx, clubId, wanted, remove);
  const changed = [...new Set([...added, ...removed])];
  await auditEach(tx, actor, 'booking.add_players', added);
  await auditEach(tx, actor, 'booking.remove_player', removed);
  const locked = [{ ...here, id: bookingId }, ...open].filter((o) => changed.includes(o.id));
  const tariffs = await priceByPlayers(tx, actor, locked, first);
  if (changed.length > 0) await touchOccurrences(tx, clubId, changed);
  await presentDebtors(tx, actor, { booking_id: bookingId });
  // the question is the same for all, and so asked once
  const tariff = tariffs.get(bookingId) ?? [...tariffs.values()][0];
  const booking = JSON.parse(found(await selectBooking(tx, clubId, bookingId)));
  const outcome: SeriesPlayersOutcome = {
    booking: tariff ? { ...booking, tariff } : booking,
    changed: changed.length,
    paid: others.length - open.length,
    same: wanted.length - changed.length,
  };
  return JSON.stringify(outcome);
}

/** Assigns players to locked bookings. Returns the ids of the bookings that somebody new comes into. */
async function insertPlayers(tx: Tx, clubId: string, bookingIds: readonly string[], playerIds: readonly string[]) {
  const rows = await tx.query<{ id: string }>(sql`
    with added as (
      insert into booking_players (club_id, booking_id, player_id)
      select ${clubId}::uuid, b.id, w.id
      from unnest(${bookingIds}::uuid[]) b(id), unnest(${playerIds}::uuid[]) with ordinality w(id, n) order by b.id, n
      on conflict do nothing returning booking_id
    ) select distinct booking_id as id from added`);
  return rows.map((row) => row.id);
}

/** Takes players off locked bookings. Returns the ids of the bookings that somebody leaves. */
async function deletePlayers(tx: Tx, clubId: string, bookingIds: readonly string[], playerIds: readonly string[]) {
  const rows = await tx.query<{ id: string }>(sql`
    with removed as (
      delete from booking_players
      where club_id = ${clubId} and booking_id = any(${bookingIds}::uuid[]) and player_id = any(${playerIds}::uuid[])
      returning booking_id
    ) select distinct booking_id as id from removed`);
  return rows.map((row) => row.id);
}

/** Appends a line to the audit for each of the bookings, whose histories show it. */
const auditEach = (tx: Tx, actor: Actor, action: string, bookingIds: readonly string[]) =>
  tx.query(
    auditSql(actor, action, {
      type: 'booking',
      id: sql`x.id`,
      from: sql`unnest(${bookingIds}::uuid[]) x(id)`,
    }),
  );
