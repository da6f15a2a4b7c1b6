import type { ClosedDay, MovedPrice, OpeningStretch } from '@canchero/shared-contracts/club';
import type { CourtStatus } from '@canchero/shared-contracts/court';
import sql from 'sql-template-tag';
import type { Tx } from '../../../platform/db/database';
import { type CourtTariff, tariffColumns } from '../../pricing/reads';

/** All that the rules need to know to place a booking, read in one round trip. */
export interface PlacementFacts extends Omit<CourtTariff, 'base_price'> {
  opening_hours: OpeningStretch[];
  closed_days: ClosedDay[];
  /** The club's choice about the price of a booking that moves. */
  moved_price: MovedPrice;
  max_events_per_day: number;
  max_events_per_month: number;
  /** Null if the club has no such court. */
  court_name: string | null;
  court_status: CourtStatus | null;
  /** True for a surplus court of the plan after its time to choose is over. */
  court_blocked: boolean;
  /** Centavos for 60 minutes. */
  base_price: number | null;
  /** Hash of the booking that already has the wanted id, empty if it was not made by a call; null if none has. */
  content_hash: string | null;
  unknown_players: string[];
  blocked_players: string[];
}

/** Facts about a court that exists. */
export type CourtFacts = PlacementFacts & { court_name: string; base_price: number };

/** Returns the player who decides the tariff of a booking, in the form that `selectPlacementFacts` takes. */
export const firstPlayer = ({ first_player: id }: { first_player: string | null }) => ({ playerIds: id ? [id] : [] });

/**
 * Selects the facts about a court. The first of the players decides whether the price is a member's.
 * @param booking id that the booking is to have, and its players, where it is new
 */
export async function selectPlacementFacts(
  tx: Tx,
  clubId: string,
  courtId: string,
  { id = null, playerIds = [] }: { id?: string | null; playerIds?: readonly string[] } = {},
): Promise<PlacementFacts | null> {
  const player = sql`(${playerIds}::uuid[])[1]`;
  const [row] = await tx.prepared<PlacementFacts>(
    'placement_facts',
    sql`select c.timezone, c.opening_hours, c.closed_days, c.currency, c.moved_price, l.max_events_per_day,
       l.max_events_per_month,
       k.name as court_name, k.status as court_status, k.base_price,
       ${tariffColumns({ club: sql`c.id`, court: sql`k.id`, player })},
       coalesce(k.blocked_by_plan_at <= now(), false) as court_blocked,
       (select coalesce(b.content_hash, '') from bookings b
         where b.club_id = c.id and b.id = ${id}::uuid) as content_hash,
       array(select w.id from unnest(${playerIds}::uuid[]) w(id) where not exists (
         select 1 from players p where p.club_id = c.id and p.id = w.id and p.removed_at is null)) as unknown_players,
       array(select p.id from players p
         where p.club_id = c.id and p.id = any(${playerIds}::uuid[]) and p.blocked) as blocked_players
     from clubs c left join subscriptions s on s.owner_id = c.owner_id
     join plans l on l.id = plan_now(s.status, s.plan, s.trial_ends_at, s.period_ends_at)
     left join courts k on k.club_id = c.id and k.id = ${courtId}::uuid and k.removed_at is null
     where c.id = ${clubId}::uuid`,
  );
  return row ?? null;
}
