import type { BookingPlace } from '@canchero/shared-contracts/booking';
import { type PriceRule, type Quote, quoteOf } from '@canchero/shared-contracts/pricing';
import type { Tx } from '../../platform/db/database';
import { RULE_COLUMNS } from './sql';

/** What pricing needs to know of a court, with the columns of `tariffSql`. */
export interface CourtTariff {
  timezone: string;
  /** Centavos for 60 minutes. */
  base_price: number;
  price_rules: PriceRule[];
  /** Whether the player named pays as a member. */
  is_member: boolean;
}

/**
 * The columns `price_rules` and `is_member` for a statement that looks at a court anyway, so that a price costs no
 * round trip of its own. `club`, `court` and `player` are SQL: of a column or a parameter. `player` may be null.
 */
export const tariffSql = ({ club, court, player }: { club: string; court: string; player: string }) => `
  coalesce((
    select json_agg(json_build_object(${RULE_COLUMNS.map(([name, value]) => `'${name}', ${value}`).join(', ')}))
    from price_rules r where r.club_id = ${club} and (r.all_courts or exists (
      select 1 from price_rule_courts x where x.club_id = r.club_id and x.rule_id = r.id and x.court_id = ${court}))
  ), '[]'::json) as price_rules,
  exists (select 1 from players m where m.club_id = ${club} and m.id = ${player} and m.member) as is_member`;

/** Prices a place by what `tariffSql` read. */
export const pricePlace = (place: BookingPlace, t: CourtTariff): Quote =>
  quoteOf(place, { rules: t.price_rules, basePrice: t.base_price, timezone: t.timezone }, t.is_member);

const TARIFF = `
  select c.timezone, k.base_price, ${tariffSql({ club: '$1::uuid', court: '$2::uuid', player: '$3::uuid' })}
  from clubs c join courts k on k.club_id = c.id and k.id = $2::uuid and k.removed_at is null where c.id = $1::uuid`;

/** Prices a place for a player (null: unknown) in a tenant transaction. Returns null if the club has no such court. */
export async function selectQuote(
  tx: Tx,
  clubId: string,
  place: BookingPlace,
  playerId: string | null,
): Promise<Quote | null> {
  const [row] = await tx.prepared<CourtTariff>('tariff', TARIFF, [clubId, place.court_id, playerId]);
  return row ? pricePlace(place, row) : null;
}
