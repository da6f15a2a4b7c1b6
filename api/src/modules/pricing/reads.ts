import type { BookingPlace } from '@canchero/shared-contracts/booking';
import { type PriceRule, type Quote, quoteOf } from '@canchero/shared-contracts/pricing';
import sql, { raw, type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { RULE_COLUMNS } from './sql';

/** All that the price of a place follows from, with the columns of `tariffColumns`. */
export interface CourtTariff {
  timezone: string;
  currency: string;
  /** Centavos for 60 minutes. */
  base_price: number;
  price_rules: PriceRule[];
  /** True if the player named pays as a member. */
  is_member: boolean;
}

const RULE_FIELDS = raw(RULE_COLUMNS.map(([name, value]) => `'${name}', ${value}`).join(', '));

/**
 * SQL of the columns `price_rules` and `is_member`, for a statement that selects a court anyway, so that a price costs
 * no round trip of its own.
 * @param of SQL of the ids of the club, the court and the player, columns or values; the player may be null
 */
export const tariffColumns = (of: { club: Sql; court: Sql; player: Sql }): Sql => sql`
  coalesce((
    select json_agg(json_build_object(${RULE_FIELDS}))
    from price_rules r where r.club_id = ${of.club} and (r.all_courts or exists (
      select 1 from price_rule_courts x
      where x.club_id = r.club_id and x.rule_id = r.id and x.court_id = ${of.court}))
  ), '[]'::json) as price_rules,
  exists (select 1 from players m where m.club_id = ${of.club} and m.id = ${of.player} and m.member) as is_member`;

/** Prices a place by the columns of `tariffColumns`. */
export const priceOfPlace = (place: BookingPlace, t: CourtTariff): Quote =>
  quoteOf(place, { ...t, rules: t.price_rules, basePrice: t.base_price }, t.is_member);

/**
 * Prices a place for a player in a tenant transaction; null if the club has no such court.
 * @param playerId null if nobody is known yet
 */
export async function selectQuote(
  tx: Tx,
  clubId: string,
  place: BookingPlace,
  playerId: string | null,
): Promise<Quote | null> {
  const player = sql`${playerId}::uuid`;
  const [row] = await tx.prepared<CourtTariff>(
    'tariff',
    sql`select c.timezone, c.currency, k.base_price, ${tariffColumns({ club: sql`c.id`, court: sql`k.id`, player })}
      from clubs c join courts k on k.club_id = c.id and k.id = ${place.court_id}::uuid and k.removed_at is null
      where c.id = ${clubId}::uuid`,
  );
  return row ? priceOfPlace(place, row) : null;
}
