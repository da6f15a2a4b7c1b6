import { AppError, commonErrors } from '@canchero/shared-contracts/core';
import { ERASED_NAME, playerName } from '@canchero/shared-contracts/player';
import sql from 'sql-template-tag';
import type { Actor } from '../../platform/audit/actor';
import { audit } from '../../platform/audit/audit';
import type { Tx } from '../../platform/db/database';
import { forgetAnswers } from '../../platform/http/forget-answers';
import { deleteNotificationsOf } from '../notifications/writes';
import { forgetContact } from '../online-bookings/writes';
import { forgetCustomer } from '../orders/writes';
import { checkNothingOpen } from './delete-player';
import { lockAnyPlayer } from './sql';

/**
 * Erases a player's personal data, and removes the player if they were not removed yet. Name, phone, e-mail and notes
 * are erased here, in players merged into this one, in orders, in notifications, in online bookings and in stored
 * answers. Payments, bookings and the ledger stay with a player without a name.
 * @throws not_found
 * @throws player_has_balance {credit, owed}
 * @throws player_has_bookings {count}
 */
export async function erasePlayer(tx: Tx, actor: Actor, playerId: string, now: Date): Promise<void> {
  const { clubId } = actor;
  const player = await lockAnyPlayer(tx, clubId, playerId);
  if (!player) throw AppError.of(commonErrors.not_found);
  await checkNothingOpen(tx, clubId, player, now);
  for (const one of await selectSelves(tx, clubId, playerId)) {
    const contact = { phone: one.phone && `${one.phone_country}${one.phone}`, email: one.email };
    await forgetContact(tx, clubId, contact, now);
    await deleteNotificationsOf(tx, clubId, { ...contact, id: one.id, name: playerName(one) });
    await forgetCustomer(tx, clubId, one.id);
    await forgetAnswers(
      tx,
      clubId,
      [one.id, one.phone, one.email].filter((text) => text !== null),
    );
    await eraseRow(tx, clubId, one.id);
  }
  await audit(tx, { ...actor, action: 'player.erase', object: { type: 'player', id: playerId } });
}

interface Self {
  id: string;
  first_name: string;
  last_name: string;
  phone_country: string | null;
  phone: string | null;
  email: string | null;
}

/** Selects a player and all who were merged into them. */
const selectSelves = (tx: Tx, clubId: string, playerId: string): Promise<Self[]> =>
  tx.query<Self>(sql`
    with recursive selves as (
      select id from players where club_id = ${clubId} and id = ${playerId}
      union
      select p.id from players p join selves s on p.merged_into = s.id where p.club_id = ${clubId}
    )
    select p.id, p.first_name, p.last_name, p.phone_country, p.phone, p.email
    from selves join players p on p.club_id = ${clubId} and p.id = selves.id`);

/** SQL of what is left of a player who is forgotten. */
const FORGOTTEN = sql`first_name = ${ERASED_NAME}, last_name = '', phone_country = null, phone = null, email = null,
  category = '', notes = '', removed_at = coalesce(removed_at, now()), version = version + 1`;

const eraseRow = (tx: Tx, clubId: string, playerId: string) =>
  tx.query(sql`update players set ${FORGOTTEN} where club_id = ${clubId} and id = ${playerId}`);

/**
 * Erases the names and contact data of a closed club's players, at most `limit` per call. Returns the number of players
 * changed; copies of their names elsewhere stay.
 */
export async function forgetPlayers(tx: Tx, clubId: string, limit: number): Promise<number> {
  const rows = await tx.query(sql`
    update players set ${FORGOTTEN} where club_id = ${clubId} and id in (
      select id from players where club_id = ${clubId} and (
        first_name <> ${ERASED_NAME} or num_nonnulls(phone, email) > 0
        or last_name || category || notes <> '') limit ${limit})
    returning 1`);
  return rows.length;
}
