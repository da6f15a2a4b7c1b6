import { type AuditQuery, auditEndpoints } from '@canchero/shared-contracts/audit';
import { type Club, type ClubChange, clubEndpoints } from '@canchero/shared-contracts/club';
import { keyOf, useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import { type MemberChange, memberEndpoints, type NewMember } from '@canchero/shared-contracts/member';
import { mercadoPagoEndpoints } from '@canchero/shared-contracts/mercadopago';
import { pagesOf } from '@canchero/shared-contracts/pages';
import { type NewPriceRule, type PriceRuleChange, pricingEndpoints } from '@canchero/shared-contracts/pricing';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Queries the club, starting with the given version. */
export function useClubDetails(known: Club) {
  const host = useHost();
  const callOnce = useCallOnce();
  const key = keyOf(clubEndpoints.get, { clubId: known.id });
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => host.call(clubEndpoints.get, { params: { clubId: known.id } }, { signal }),
    initialData: known,
    initialDataUpdatedAt: 0,
  });
  useEffect(
    () =>
      host.bus.on('club.changed', ({ club_id }) => {
        if (club_id === known.id)
          void host.queryClient.invalidateQueries({ queryKey: keyOf(clubEndpoints.get, { clubId: known.id }) });
      }),
    [host, known.id],
  );
  const save = async (change: ClubChange) => {
    const club = await callOnce(clubEndpoints.change, { params: { clubId: known.id }, body: change });
    host.queryClient.setQueryData(key, club);
    host.bus.emit('club.changed', { club_id: club.id, version: club.version });
    return club;
  };
  return { ...query, save, refresh: () => host.queryClient.invalidateQueries({ queryKey: key }) };
}

/** Queries whether a slug is available; null disables the query. */
export function useSlugCheck(clubId: string, slug: string | null) {
  const host = useHost();
  const query = { slug: slug ?? '' };
  return useQuery({
    queryKey: keyOf(clubEndpoints.checkSlug, { clubId }, query),
    queryFn: ({ signal }) => host.call(clubEndpoints.checkSlug, { params: { clubId }, query }, { signal }),
    enabled: slug !== null,
  });
}

export function usePriceRules(clubId: string) {
  const host = useHost();
  const callOnce = useCallOnce();
  const { queryClient } = host;
  const key = keyOf(pricingEndpoints.list, { clubId });
  const params = { clubId };
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => host.call(pricingEndpoints.list, { params }, { signal }),
  });
  useEffect(
    () =>
      host.bus.on(
        'pricing.changed',
        () => void queryClient.invalidateQueries({ queryKey: keyOf(pricingEndpoints.list, { clubId }) }),
      ),
    [host, queryClient, clubId],
  );
  const refresh = async () => {
    // price suggestions in forms depend on the rules
    void queryClient.invalidateQueries({ queryKey: keyOf(pricingEndpoints.quote, { clubId }) });
    await queryClient.invalidateQueries({ queryKey: key });
  };
  return {
    ...query,
    refresh,
    create: (body: NewPriceRule) => callOnce(pricingEndpoints.create, { params, body }).then(refresh),
    change: (ruleId: string, body: PriceRuleChange) =>
      callOnce(pricingEndpoints.change, { params: { ...params, ruleId }, body }).then(refresh),
    remove: (ruleId: string) => callOnce(pricingEndpoints.remove, { params: { ...params, ruleId } }).then(refresh),
  };
}

export function useMembers(clubId: string) {
  const host = useHost();
  const callOnce = useCallOnce();
  const key = keyOf(memberEndpoints.list, { clubId });
  const params = { clubId };
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => host.call(memberEndpoints.list, { params }, { signal }),
  });
  const refresh = () => host.queryClient.invalidateQueries({ queryKey: key });
  return {
    ...query,
    refresh,
    invite: (body: NewMember) => callOnce(memberEndpoints.invite, { params, body }).then(refresh),
    change: (memberId: string, body: MemberChange) =>
      callOnce(memberEndpoints.change, { params: { ...params, memberId }, body }).then(refresh),
    remove: (memberId: string) => callOnce(memberEndpoints.remove, { params: { ...params, memberId } }).then(refresh),
  };
}

export function useMercadoPago(clubId: string) {
  const host = useHost();
  const key = keyOf(mercadoPagoEndpoints.get, { clubId });
  const params = { clubId };
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => host.call(mercadoPagoEndpoints.get, { params }, { signal }),
  });
  return {
    ...query,
    /** Navigates to Mercado Pago's authorization page. */
    connect: async () => {
      const { authorization_url } = await host.call(mercadoPagoEndpoints.connect, { params });
      window.location.assign(authorization_url);
    },
    disconnect: async () => {
      await host.call(mercadoPagoEndpoints.disconnect, { params });
      await host.queryClient.invalidateQueries({ queryKey: key });
    },
  };
}

/** Queries the audit page by page. */
export function useAudit(clubId: string, filter: Omit<AuditQuery, 'cursor'>) {
  const host = useHost();
  return useInfiniteQuery({
    ...pagesOf(host, auditEndpoints.list, { params: { clubId }, query: filter }),
    staleTime: 0,
  });
}
