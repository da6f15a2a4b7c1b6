import type { BookingPlace, MovedTariff } from '@canchero/shared-contracts/booking';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { priceOfPlace } from '../../pricing/reads';
import { movedPriceFor, tariffOutcome } from '../change/tariff-outcome';
import type { CourtFacts } from '../placement/facts';
import type { LockedOccurrence } from './sql';

/** Occurrence with its place after the change. */
export interface ChangedOccurrence extends LockedOccurrence {
  place: BookingPlace;
  moves: boolean;
}

export interface SeriesPrices {
  /** Centavos by occurrence; null keeps what it has. */
  prices: (number | null)[];
  /** True if the given price differs from the tariff. */
  agreed: boolean;
  /** Number of occurrences that keep their price since money came in for them. */
  paid: number;
  /** Outcome for the first occurrence whose tariff is not its price. */
  tariff?: MovedTariff;
}

/** Returns the prices of a series for which one was set. `keeps` tells which occurrences stay as they are. */
export function pricesAsSet(
  price: number,
  occurrences: readonly ChangedOccurrence[],
  keeps: (o: ChangedOccurrence) => boolean,
  isTariff: boolean,
): SeriesPrices {
  return {
    prices: occurrences.map((o) => (keeps(o) ? null : price)),
    agreed: !isTariff,
    paid: occurrences.filter(keeps).length,
  };
}

/**
 * Prices the occurrences that move by the tariff of their new place and first player, as the club has chosen for
 * bookings that move. Others keep their price, and so do those with payments, unless the caller may not set prices.
 * @param here id of the occurrence whose tariff is answered first
 */
export async function pricesByTariff(
  tx: Tx,
  { clubId, mayPrice }: { clubId: string; mayPrice: boolean },
  occurrences: readonly ChangedOccurrence[],
  here: string,
  facts: CourtFacts,
): Promise<SeriesPrices> {
  const members = await selectOfMembers(
    tx,
    clubId,
    occurrences.map((o) => o.id),
  );
  const choice = movedPriceFor(mayPrice, facts.moved_price);
  const tariffs = occurrences.map((o) => {
    if (!o.moves) return undefined;
    const { price } = priceOfPlace(o.place, { ...facts, is_member: members.has(o.id) });
    return tariffOutcome(o, price, choice);
  });
  const keeps = (o: ChangedOccurrence) => mayPrice && o.paid > 0 && o.id !== here;
  const follows = (i: number) => tariffs[i]?.outcome === 'updated';
  const open = tariffs.filter((_, i) => !keeps(occurrences[i] as ChangedOccurrence));
  const tariff = tariffs[occurrences.findIndex((o) => o.id === here)] ?? open.find(Boolean);
  return {
    prices: occurrences.map((o, i) => (follows(i) && !keeps(o) ? (tariffs[i]?.price ?? null) : null)),
    agreed: false,
    paid: occurrences.filter((o, i) => follows(i) && keeps(o)).length,
    ...(tariff && { tariff }),
  };
}

/** Returns those of the bookings whose first player pays as a member. */
async function selectOfMembers(tx: Tx, clubId: string, bookingIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.query<{ id: string }>(sql`
    select b.id from unnest(${bookingIds}::uuid[]) b(id) join lateral (
      select player_id from booking_players where club_id = ${clubId} and booking_id = b.id order by seq limit 1) f on true
    join players p on p.club_id = ${clubId} and p.id = f.player_id where p.member`);
  return new Set(rows.map((row) => row.id));
}
