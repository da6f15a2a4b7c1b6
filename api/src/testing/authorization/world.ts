import { randomUUID } from 'node:crypto';
import { blockEndpoints } from '@canchero/shared-contracts/block';
import { bookingEndpoints, bookingNoteEndpoints } from '@canchero/shared-contracts/booking';
import { PERMISSIONS, type Permission } from '@canchero/shared-contracts/core';
import { courtEndpoints } from '@canchero/shared-contracts/court';
import { paymentEndpoints } from '@canchero/shared-contracts/payment';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { pricingEndpoints } from '@canchero/shared-contracts/pricing';
import { DateTime } from 'luxon';
import sql from 'sql-template-tag';
import type { Booted } from '../boot';
import type { Session } from '../test-client';
import { stockBuffet } from './buffet-things';

/** Ids of one thing of each kind at a club, named like the path parameters. */
export interface Things {
  clubId: string;
  courtId: string;
  bookingId: string;
  blockId: string;
  playerId: string;
  paymentId: string;
  noteId: string;
  notificationId: string;
  ruleId: string;
  memberId: string;
  itemId: string;
  categoryId: string;
  orderId: string;
  consumptionId: string;
  cashSessionId: string;
}

/** Two clubs with their owners, and users of every kind. */
export interface World {
  ours: Things;
  theirs: Things;
  owner: Session;
  /** Owner of `theirs`. */
  otherOwner: Session;
  /** Verified user without a club. */
  clubless: Session;
  superAdmin: Session;
  /** Returns the staff member of `ours` with exactly these permissions. */
  staffWith(permissions: readonly Permission[]): Promise<Session>;
  /** Creates the things of `ours` again, after a call removed one. */
  restock(): Promise<void>;
}

export const missingThings = (): Things => ({
  clubId: randomUUID(),
  courtId: randomUUID(),
  bookingId: randomUUID(),
  blockId: randomUUID(),
  playerId: randomUUID(),
  paymentId: randomUUID(),
  noteId: randomUUID(),
  notificationId: randomUUID(),
  ruleId: randomUUID(),
  memberId: randomUUID(),
  itemId: randomUUID(),
  categoryId: randomUUID(),
  orderId: randomUUID(),
  consumptionId: randomUUID(),
  cashSessionId: randomUUID(),
});

export async function buildWorld({ client, services }: Booted): Promise<World> {
  const owner = await client.person();
  const otherOwner = await client.person();
  const stock = async (who: Session, clubId: string): Promise<Things> => {
    const params = { clubId };
    const court = await client.call(
      courtEndpoints.create,
      { params, body: { name: randomUUID(), sport: 'padel' } },
      who.token,
    );
    if (court.status !== 201) throw new Error(`no court: ${court.text}`);
    const player = await client.call(playerEndpoints.create, { params, body: { first_name: 'Ana' } }, who.token);
    const start = DateTime.utc().plus({ days: 1 }).startOf('hour').toISO();
    const booking = await client.call(
      bookingEndpoints.create,
      {
        params,
        body: {
          court_id: court.data.id,
          start,
          duration: 60,
          event_type: 'turno',
          price: 10_000,
          player_ids: [player.data.id],
        },
      },
      who.token,
    );
    if (booking.status !== 201) throw new Error(`no booking: ${booking.text}`);
    const bookingId = booking.data.id;
    const block = await client.call(
      blockEndpoints.create,
      {
        params,
        body: {
          court_ids: [court.data.id],
          start: DateTime.utc().plus({ days: 3 }).startOf('hour').toISO(),
          end: DateTime.utc().plus({ days: 4 }).startOf('hour').toISO(),
          kind: 'maintenance',
          reason: '',
        },
      },
      who.token,
    );
    const payment = await client.call(
      paymentEndpoints.add,
      { params: { clubId, bookingId }, body: { method: 'cash', amount: 100 } },
      who.token,
    );
    if (payment.status !== 201) throw new Error(`no payment: ${payment.text}`);
    const rule = await client.call(
      pricingEndpoints.create,
      { params, body: { from: '08:00', to: '12:00', price: 100 } },
      who.token,
    );
    const note = await client.call(
      bookingNoteEndpoints.add,
      { params: { clubId, bookingId }, body: { scope: 'individual', text: 'Nota' } },
      who.token,
    );
    if (note.status !== 201) throw new Error(`no note: ${note.text}`);
    const colleague = await client.person();
    await client.join(clubId, colleague.userId, 'staff', {});
    await services.db.platform((tx) =>
      tx.query(sql`
        insert into mercadopago_connections (club_id, seller_id, public_key, live_mode, scope, access_token,
          refresh_token, expires_at, refresh_at, connected_by, connected_at)
        values (${clubId}, '1', '', false, '', '', '', now(), now(), ${who.userId}, now())
        on conflict (club_id) do nothing`),
    );
    const buffet = await stockBuffet(client, who, clubId, bookingId);
    await services.db.platform((tx) => tx.query(sql`update clubs set public_enabled = true where id = ${clubId}`));
    const notificationId = randomUUID();
    await services.db.tenant(clubId, (tx) =>
      tx.query(sql`
        insert into notifications (club_id, id, type, title, message)
        values (${clubId}, ${notificationId}, 'test', 't', 'm')`),
    );
    return {
      clubId,
      courtId: court.data.id,
      playerId: player.data.id,
      bookingId,
      blockId: block.data.id,
      paymentId: payment.data.payments[0]?.id ?? '',
      noteId: note.data.id,
      notificationId,
      ...buffet,
      ruleId: rule.data.id,
      memberId: colleague.userId,
    };
  };
  const clubId = await client.club(owner, 'enterprise');
  const staff = new Map<string, Session>();
  const world: World = {
    ours: await stock(owner, clubId),
    theirs: await stock(otherOwner, await client.club(otherOwner, 'enterprise')),
    owner,
    otherOwner,
    clubless: await client.person(),
    superAdmin: await client.person({ roles: ['super_admin'] }),
    staffWith: async (permissions) => {
      const map = Object.fromEntries(PERMISSIONS.map((name) => [name, permissions.includes(name)]));
      const known = staff.get(JSON.stringify(map));
      if (known) return known;
      const person = await client.person();
      await client.join(clubId, person.userId, 'staff', map);
      staff.set(JSON.stringify(map), person);
      return person;
    },
    restock: async () => {
      world.ours = await stock(owner, clubId);
    },
  };
  return world;
}
