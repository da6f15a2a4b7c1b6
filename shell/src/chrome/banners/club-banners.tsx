import type { Club } from '@canchero/shared-contracts/club';
import { planRank } from '@canchero/shared-contracts/subscription';
import { PlanLimitBanner } from './plan-limit-banner';
import { UpsellBanner } from './upsell-banner';
import { useCourtLimit } from './use-court-limit';

/** Draws what a club should know of its plan: the alarm about its limit, else the offer of a better plan. */
export function ClubBanners({ club }: { club: Club }) {
  const { data, refetch } = useCourtLimit(club.id);
  if (data?.exceeded_since && data.blocked_at) {
    const verify = () => refetch({ throwOnError: true }).then((result) => result.data ?? data);
    const { exceeded_since, blocked_at } = data;
    return <PlanLimitBanner club={club} limit={{ ...data, exceeded_since, blocked_at }} verify={verify} />;
  }
  return planRank(club.plan) === 0 && data ? <UpsellBanner key={club.id} club={club} /> : null;
}
