import type { MovedTariff } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import type { Actor } from '../../../platform/audit/actor';
import { audit } from '../../../platform/audit/audit';
import type { Tx } from '../../../platform/db/database';
import { priceOfPlace } from '../../pricing/reads';
import { type CourtFacts, selectPlacementFacts } from '../placement/facts';
import type { LockedBooking } from '../sql';
import { placeOf } from './place';
import { tariffOfPlayers } from './tariff-outcome';

type Priced = Pick<LockedBooking, 'court_id' | 'starts_at' | 'ends_at' | 'price' | 'price_agreed'> & { id: string };

/** Ids of the first players of bookings, which decide their tariffs; a booking without players is missing. */
export type FirstPlayers = ReadonlyMap<string, string>;

export async function selectFirstPlayers(tx: Tx, clubId: string, bookingIds: readonly string[]): Promise<FirstPlayers> {
  const rows = await tx.query<{ booking_id: string; player_id: string }>(sql`
    select distinct on (booking_id) booking_id, player_id from booking_players
    where club_id = ${clubId} and booking_id = any(${bookingIds}::uuid[]) order by booking_id, seq`);
  return new Map(rows.map((row) => [row.booking_id, row.player_id]));
}

/**
 * Finds the locked bookings whose tariff changed with their first player, and sets the prices that follow it by the
 * club's choice. Their versions stay: the caller publishes them.
 * @param before first players before the change
 */
export async function priceByPlayers(
  tx: Tx,
  actor: Actor,
  bookings: readonly Priced[],
  before: FirstPlayers,
): Promise<ReadonlyMap<string, MovedTariff>> {
  const { clubId } = actor;
  const after = await selectFirstPlayers(
    tx,
    clubId,
    bookings.map((b) => b.id),
  );
  const changed = bookings.filter((b) => before.get(b.id) !== after.get(b.id));
  const tariffs = new Map<string, MovedTariff>();
  if (changed.length === 0) return tariffs;
  const members = await selectMembers(tx, clubId, [...before.values(), ...after.values()]);
  const courts = new Map<string, CourtFacts | null>();
  for (const booking of changed) {
    const { id, court_id: courtId } = booking;
    if (!courts.has(courtId)) courts.set(courtId, await selectCourt(tx, clubId, courtId));
    const court = courts.get(courtId);
    if (!court) continue;
    const priceWith = (player = '') =>
      priceOfPlace(placeOf(booking), { ...court, is_member: members.has(player) }).price;
    const prices = { before: priceWith(before.get(id)), after: priceWith(after.get(id)) };
    const tariff = tariffOfPlayers(booking, prices, court.moved_price);
    if (tariff) tariffs.set(id, tariff);
  }
  for (const [id, { outcome, price }] of tariffs) if (outcome === 'updated') await setPrice(tx, actor, id, price);
  return tariffs;
}

async function selectMembers(tx: Tx, clubId: string, playerIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(sql`
    select id from players where club_id = ${clubId} and id = any(${playerIds}::uuid[]) and member`);
  return new Set(rows.map((row) => row.id));
}

/** Returns the facts of a court; null if it is gone. */
async function selectCourt(tx: Tx, clubId: string, courtId: string): Promise<CourtFacts | null> {
  const facts = await selectPlacementFacts(tx, clubId, courtId);
  return facts?.court_name ? (facts as CourtFacts) : null;
}

async function setPrice(tx: Tx, actor: Actor, id: string, price: number): Promise<void> {
  const { clubId } = actor;
  await tx.query(sql`update bookings set price = ${price} where club_id = ${clubId} and id = ${id}`);
  const object = { type: 'booking', id };
  await audit(tx, { ...actor, action: 'booking.tariff', object, fields: ['price'], amount: price });
}
