import type { OwnSubscription, Plan, PlanId, PlanLimits } from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';

type PlanRow = Omit<Plan, 'limits'> & PlanLimits;

/** Selects the plans by rank. */
export async function selectPlans(tx: Tx): Promise<Plan[]> {
  const rows = await tx.query<PlanRow>(sql`
    select id, name, description, pricing, features, recommended, contact_message, max_clubs, max_courts_per_club,
      max_players_per_club, max_events_per_day, max_events_per_month
    from plans order by rank`);
  return rows.map(
    ({ max_clubs, max_courts_per_club, max_players_per_club, max_events_per_day, max_events_per_month, ...plan }) => ({
      ...plan,
      limits: { max_clubs, max_courts_per_club, max_players_per_club, max_events_per_day, max_events_per_month },
    }),
  );
}

/** Selects the settings of the landing page, which super admins make. */
export async function selectSettings(tx: Tx): Promise<{ sales_whatsapp: string; claimed_clubs: number }> {
  const rows = await tx.query<{ key: string; value: unknown }>(sql`
    select key, value from settings where key in ('sales_whatsapp', 'claimed_clubs')`);
  const value = new Map(rows.map((row) => [row.key, row.value]));
  return {
    sales_whatsapp: String(value.get('sales_whatsapp') ?? ''),
    claimed_clubs: Number(value.get('claimed_clubs') ?? 0),
  };
}

export interface SubscriptionRow {
  plan: PlanId;
  status: OwnSubscription['subscription']['status'];
  trial_ends_at: string | null;
}

/**
 * Selects the subscription that applies to a user: their own, or else that of the owner of the first club they work at.
 * `plan` is the one in force. Returns null if there is none.
 */
export async function selectSubscriptionOf(tx: Tx, userId: string): Promise<SubscriptionRow | null> {
  const [row] = await tx.query<SubscriptionRow>(sql`
    select plan_of(s.owner_id) as plan, s.status, s.trial_ends_at
    from subscriptions s
    where s.owner_id = coalesce(
      (select owner_id from subscriptions where owner_id = ${userId}),
      (select c.owner_id from memberships m join clubs c on c.id = m.club_id and c.closed_at is null
        where m.user_id = ${userId} order by m.role = 'owner' desc, m.created_at, c.id limit 1))`);
  return row ?? null;
}
