import type { SubscriptionDetails } from '@canchero/shared-contracts/subscription';
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { dayStart } from '../../platform/db/day-start';
import type { Services } from '../../platform/services';
import { type StoredAgreement, selectAgreementOf } from './agreement-sql';
import { retriesEnd } from './billing-time';
import { ownerOf } from './owner';
import { limitsOf, planOf, selectHistory } from './reads';
import { subscriptionOf } from './service';
import { type StoredSubscription, selectStored } from './subscription-sql';
import { stepOf } from './upgrade';

/** Returns the subscription with usage; what it costs and what became of it only for its owner. */
export async function detailsOf(services: Services, userId: string): Promise<SubscriptionDetails> {
  const own = await subscriptionOf(services, userId);
  return services.db.platform(async (tx) => {
    const owner = await ownerOf(tx, userId);
    const isOwner = owner.id === userId;
    const stored = await selectStored(tx, owner.id);
    const active = isOwner ? await selectAgreementOf(tx, owner.id, 'active') : null;
    const waiting = isOwner ? await selectAgreementOf(tx, owner.id, 'waiting') : null;
    const limits = await limitsOf(tx, await planOf(tx, owner.id));
    const byClub = await usageByClub(tx, owner.id, services.clock());
    return {
      ...own,
      can_manage: isOwner,
      owner_name: owner.name,
      period: stored.billing,
      ends_at: own.is_trial ? stored.trial_ends_at : stored.period_ends_at,
      trial_available:
        isOwner &&
        stored.trial_ends_at === null &&
        ['active', 'expired', 'pending_payment'].includes(stored.status) &&
        own.subscription.plan === 'starter',
      price: active && { amount: active.price, currency: active.currency },
      next_charge: nextCharge(stored, active),
      agreed_price: isOwner ? agreedPriceOf(stored) : null,
      gateway_url: active?.payment_url ?? null,
      overdue: isOwner ? overdueOf(stored) : null,
      planned: isOwner ? plannedOf(stored) : null,
      pending: waiting && pendingOf(waiting),
      usage: {
        clubs: { used: byClub.length, max: limits.max_clubs },
        by_club: byClub.map(({ club_id, name, courts, players, today, month }) => ({
          club_id,
          name,
          courts: { used: courts, max: limits.max_courts_per_club },
          players: { used: players, max: limits.max_players_per_club },
          events_today: { used: today, max: limits.max_events_per_day },
          events_month: { used: month, max: limits.max_events_per_month },
        })),
      },
      team: await teamOf(tx, owner.id, services.clock()),
      history: isOwner ? await selectHistory(tx, owner.id) : [],
    };
  });
}

function nextCharge(s: StoredSubscription, active: StoredAgreement | null): SubscriptionDetails['next_charge'] {
  if (!active || !s.period_ends_at || s.status !== 'active') return null;
  return { at: s.period_ends_at, amount: active.wanted_amount, currency: active.currency };
}

const agreedPriceOf = ({ agreed_plan: plan, agreed_billing: billing, agreed_price: amount }: StoredSubscription) =>
  plan && billing && amount ? { plan, billing, amount } : null;

function overdueOf(s: StoredSubscription): SubscriptionDetails['overdue'] {
  if (!s.overdue_since) return null;
  const ends = retriesEnd(new Date(s.overdue_since)).toISOString();
  return { since: s.overdue_since, attempts: s.failed_attempts, next_attempt_at: s.next_attempt_at, ends_at: ends };
}

function plannedOf(s: StoredSubscription): SubscriptionDetails['planned'] {
  if (!s.period_ends_at) return null;
  if (s.status === 'cancelled') return { plan: 'starter', period: null, at: s.period_ends_at };
  return s.planned_plan && { plan: s.planned_plan, period: s.billing, at: s.period_ends_at };
}

const pendingOf = (agreement: StoredAgreement): SubscriptionDetails['pending'] => ({
  ...stepOf(agreement),
  plan: agreement.plan,
  period: agreement.billing,
  amount: agreement.first_amount,
  currency: agreement.currency,
  expires_at: agreement.expires_at,
  status_detail: agreement.status_detail,
});

interface ClubUsage {
  club_id: string;
  name: string;
  courts: number;
  players: number;
  today: number;
  month: number;
}

/** Counts what each club of an owner holds; bookings by their start in the club's present day and month. */
const usageByClub = (tx: Tx, ownerId: string, now: Date): Promise<ClubUsage[]> =>
  tx.query<ClubUsage>(sql`
    select c.id as club_id, c.name,
      (select count(*)::int from courts k where k.club_id = c.id and k.removed_at is null) as courts,
      (select count(*)::int from players p where p.club_id = c.id and p.removed_at is null) as players,
      (select count(*)::int from bookings b where b.club_id = c.id and b.state <> 'cancelled'
        and ${isInPresent('day', now)}) as today,
      (select count(*)::int from bookings b where b.club_id = c.id and b.state <> 'cancelled'
        and ${isInPresent('month', now)}) as month
    from clubs c where c.owner_id = ${ownerId}::uuid and c.closed_at is null order by c.created_at, c.id`);

/** SQL condition that a booking `b` starts in the present day or month of its club `c`. */
function isInPresent(period: 'day' | 'month', now: Date): Sql {
  const first = sql`date_trunc(${period}, ${now}::timestamptz at time zone c.timezone)`;
  const zone = sql`c.timezone`;
  return sql`b.starts_at >= ${dayStart(first, zone)}
    and b.starts_at < ${dayStart(sql`${first} + ${`1 ${period}`}::interval`, zone)}`;
}

/** Counts the people who wait at any club of an owner, each once. */
async function teamOf(tx: Tx, ownerId: string, now: Date): Promise<SubscriptionDetails['team']> {
  const [row] = await tx.query<SubscriptionDetails['team']>(sql`
    select count(distinct m.user_id) filter (where team_waits_from(c.team_limited_since) <= ${now})::int as waiting,
      min(team_waits_from(c.team_limited_since)) as waits_from
    from clubs c join memberships m on m.club_id = c.id and m.role <> 'owner'
    where c.owner_id = ${ownerId}::uuid and c.closed_at is null`);
  return row ?? { waiting: 0, waits_from: null };
}
