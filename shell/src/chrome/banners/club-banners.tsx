import type { Club } from '@canchero/shared-contracts/club';
import type { CourtLimit } from '@canchero/shared-contracts/subscription';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { writeEntry } from '../../storage/entries';
import { BannerRoom, hasOffer, placeOf, seenHeight } from './banner-room';
import { ImpersonationBanner } from './impersonation-banner';
import { PlanLimitBanner } from './plan-limit-banner';
import { SuspensionBanner } from './suspension-banner';
import { TeamBanner } from './team-banner';
import { UpsellBanner } from './upsell-banner';
import { useCourtLimit } from './use-court-limit';

/**
 * Draws the banners of a club: a super admin's visit, a suspension, a warning about its team or its courts, or else the
 * offer of a better plan. Until the courts are read they keep the room that they had last.
 */
export function ClubBanners({ club }: { club: Club }) {
  const limit = useCourtLimit(club.id);
  const banners = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (limit.isPending || !banners.current) return;
    const observer = new ResizeObserver(
      ([entry]) => entry && writeEntry('bannerHeight', { [placeOf(club)]: entry.contentRect.height }),
    );
    observer.observe(banners.current);
    return () => observer.disconnect();
  }, [club, limit.isPending]);
  const waitsFrom = club.role && club.team_waits_from;
  return (
    <div ref={banners} style={{ flexShrink: 0, minHeight: limit.isPending ? seenHeight(club) : undefined }}>
      {club.impersonation && <ImpersonationBanner club={club} impersonation={club.impersonation} />}
      {club.suspension && <SuspensionBanner club={club} suspension={club.suspension} />}
      {waitsFrom && <TeamBanner club={club} waitsFrom={waitsFrom} />}
      <CourtBanner club={club} limit={limit} isAlarmed={Boolean(waitsFrom)} />
    </div>
  );
}

interface CourtBannerProps {
  club: Club;
  limit: UseQueryResult<CourtLimit>;
  /** True if the team's warning is shown, which leaves no place for the offer. */
  isAlarmed: boolean;
}

function CourtBanner({ club, limit: { data, isPending, refetch }, isAlarmed }: CourtBannerProps) {
  if (data?.exceeded_since && data.blocked_at) {
    const verify = () => refetch({ throwOnError: true }).then((result) => result.data ?? data);
    const { exceeded_since, blocked_at } = data;
    return <PlanLimitBanner club={club} limit={{ ...data, exceeded_since, blocked_at }} verify={verify} />;
  }
  if (isAlarmed) return null;
  if (isPending) return seenHeight(club) === undefined && <BannerRoom club={club} />;
  return data && hasOffer(club) && <UpsellBanner key={club.id} club={club} />;
}
