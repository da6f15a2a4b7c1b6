import type { Club } from '@canchero/shared-contracts/club';
import { ImpersonationBanner } from './impersonation-banner';
import { hasOffer, OfferRoom } from './offer-room';
import { PlanLimitBanner } from './plan-limit-banner';
import { SuspensionBanner } from './suspension-banner';
import { TeamBanner } from './team-banner';
import { UpsellBanner } from './upsell-banner';
import { useCourtLimit } from './use-court-limit';

/**
 * Draws the banners of a club: a super admin's visit, a suspension, a warning about its team or its courts, or else the
 * offer of a better plan.
 */
export function ClubBanners({ club }: { club: Club }) {
  const waitsFrom = club.role && club.team_waits_from;
  return (
    <>
      {club.impersonation && <ImpersonationBanner club={club} impersonation={club.impersonation} />}
      {club.suspension && <SuspensionBanner club={club} suspension={club.suspension} />}
      {waitsFrom && <TeamBanner club={club} waitsFrom={waitsFrom} />}
      <CourtBanner club={club} isAlarmed={Boolean(waitsFrom)} />
    </>
  );
}

function CourtBanner({ club, isAlarmed }: { club: Club; isAlarmed: boolean }) {
  const { data, isPending, refetch } = useCourtLimit(club.id);
  if (data?.exceeded_since && data.blocked_at) {
    const verify = () => refetch({ throwOnError: true }).then((result) => result.data ?? data);
    const { exceeded_since, blocked_at } = data;
    return <PlanLimitBanner club={club} limit={{ ...data, exceeded_since, blocked_at }} verify={verify} />;
  }
  if (isAlarmed) return null;
  if (isPending) return <OfferRoom club={club} />;
  return data && hasOffer(club) && <UpsellBanner key={club.id} club={club} />;
}
