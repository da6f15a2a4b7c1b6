import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import type { PlayerData } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { contactsOf } from '../online-bookings/reads';
import { homeOf } from './phone';
import { shown } from './service';
import { lockAnyPlayer } from './sql';

/** Returns all that the club keeps about a player, also a removed one, and records that it was read. @throws not_found */
export async function personalData(tx: Tx, actor: Actor, playerId: string): Promise<PlayerData> {
  const { clubId } = actor;
  const player = await lockAnyPlayer(tx, clubId, playerId);
  if (!player) throw AppError.of(commonErrors.not_found);
  await audit(tx, { ...actor, action: 'player.export_data', object: { type: 'player', id: playerId } });
  const of = sql`club_id = ${clubId} and player_id = ${playerId}`;
  return {
    player: shown(player, await homeOf(tx, clubId)),
    bookings: await tx.query<PlayerData['bookings'][number]>(sql`
      select b.id, k.name as court_name, b.starts_at as start, b.ends_at as "end", b.state
      from booking_players bp join bookings b on b.club_id = bp.club_id and b.id = bp.booking_id
      join courts k on k.club_id = b.club_id and k.id = b.court_id
      where bp.club_id = ${clubId} and bp.player_id = ${playerId} order by b.starts_at, b.id`),
    payments: await tx.query<PlayerData['payments'][number]>(sql`
      select id, method, amount, refunded, notes, created_at from payments where ${of} order by created_at, id`),
    ledger: await tx.query<PlayerData['ledger'][number]>(sql`
      select kind, amount, notes, created_at from ledger_entries where ${of} order by seq`),
    orders: await tx.query<PlayerData['orders'][number]>(sql`
      select number, customer_name, total, note, created_at from orders where ${of} order by number`),
    consumptions: await tx.query<PlayerData['consumptions'][number]>(sql`
      select name, quantity, total, created_at from consumptions where ${of} order by created_at, id`),
    online_bookings: await contactsOf(tx, clubId, {
      phone: player.phone && `${player.phone_country}${player.phone}`,
      email: player.email,
    }),
  };
}
