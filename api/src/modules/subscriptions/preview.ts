import {
  type Billing,
  type ChangePreview,
  canUpgrade,
  type PlanId,
  planRank,
  UNLIMITED,
} from '@canchero/shared-contracts/subscription';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import type { Services } from '../../platform/services';
import { periodOf } from './billing-time';
import { lockOwnOwner, paidPlan } from './owner';
import { selectPlans } from './sql';
import { type StoredSubscription, selectStored } from './subscription-sql';
import { isOtherBilling, isTooShort, termsOf } from './upgrade';

/**
 * Returns what a change of plan would charge and what would stop working; changes nothing.
 * @throws owner_only {owner}
 * @throws contact_sales {plan}
 */
export function previewChange(
  { db, clock }: Services,
  userId: string,
  { plan, period }: { plan: PlanId; period: Billing },
): Promise<ChangePreview> {
  return db.platform(async (tx) => {
    await lockOwnOwner(tx, userId);
    const stored = await selectStored(tx, userId);
    const now = clock();
    const terms = await termsOf(tx, userId, plan, period, now);
    const kind = kindOf(stored, plan, period, now);
    const later = kind === 'later' && stored.period_ends_at ? new Date(stored.period_ends_at) : now;
    const nextAt = kind === 'upgrade' ? periodOf(now, period, 0).endsAt : later;
    const isPaid = terms.price > 0 && kind !== 'none';
    return {
      kind,
      plan,
      period,
      currency: 'ARS',
      at: later.toISOString(),
      price: terms.price,
      credit: kind === 'upgrade' ? terms.credit : 0,
      charged_today: kind === 'upgrade' ? terms.first : 0,
      next_charge: isPaid ? { at: nextAt.toISOString(), amount: terms.price } : null,
      monthly_cost: period === 'annual' ? Math.round(terms.price / 12) : terms.price,
      ...(await lossesOf(tx, userId, stored.plan, plan)),
    };
  });
}

function kindOf(stored: StoredSubscription, plan: PlanId, period: Billing, now: Date): ChangePreview['kind'] {
  const paid = paidPlan(stored);
  const isPaidAtOnce = canUpgrade(paid, plan) || isOtherBilling(stored, plan, period);
  if (isPaidAtOnce && !isTooShort(stored, period, now)) return 'upgrade';
  return paid === plan && (plan === 'starter' || (stored.billing ?? period) === period) ? 'none' : 'later';
}

async function lossesOf(
  tx: Tx,
  ownerId: string,
  from: PlanId,
  to: PlanId,
): Promise<Pick<ChangePreview, 'lost_features' | 'clubs' | 'members'>> {
  const plans = await selectPlans(tx);
  const [before, after] = [from, to].map((id) => plans[planRank(id)]);
  if (!before || !after) throw new Error('a plan is missing');
  const names = Object.keys(before.features) as (keyof typeof before.features)[];
  const max = after.limits.max_courts_per_club;
  const clubs = await tx.query<ChangePreview['clubs'][number]>(sql`
    select c.id as club_id, c.name, ${max}::int as max_courts,
      json_agg(json_build_object('id', k.id, 'name', k.name, 'waits', k.place > ${max}::int) order by k.place) as courts
    from clubs c join (
      select id, club_id, name, row_number() over (
        partition by club_id order by kept_in_plan desc, created_at, sort, id)::int as place
      from courts where removed_at is null
    ) k on k.club_id = c.id
    where c.owner_id = ${ownerId}::uuid and c.closed_at is null group by c.id
    having ${max}::int <> ${UNLIMITED}::int and count(*) > ${max}::int order by c.created_at, c.id`);
  const members =
    before.features.multiusuario && !after.features.multiusuario
      ? await tx.query<ChangePreview['members'][number]>(sql`
          select u.id as user_id, u.name, c.name as club_name
          from memberships m join clubs c on c.id = m.club_id join users u on u.id = m.user_id
          where c.owner_id = ${ownerId}::uuid and c.closed_at is null and m.role <> 'owner' order by u.name, u.id`)
      : [];
  return {
    lost_features: names.filter((key) => before.features[key] === true && after.features[key] === false),
    clubs,
    members,
  };
}
