import { type Court, courtEndpoints } from '@canchero/shared-contracts/court';
import { keyOf, useCallOnce, useHost } from '@canchero/shared-contracts/kit';
import { subscriptionEndpoints } from '@canchero/shared-contracts/subscription';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changeCourts, courtsKey, useCourts } from '../../bookings-data/queries';
import { withCourt } from './model/court-order';

const limitKey = (clubId: string) => keyOf(subscriptionEndpoints.courtLimit, { clubId });

/** Queries the club's courts and updates them from the event stream. */
export function useLiveCourts(clubId: string) {
  const host = useHost();
  const query = useCourts(clubId);
  useEffect(() => {
    const { bus, queryClient } = host;
    const set = (change: (courts: Court[]) => Court[]) => {
      void changeCourts(queryClient, clubId, change);
      void queryClient.invalidateQueries({ queryKey: limitKey(clubId) });
    };
    const subscriptions = [
      bus.on('court.changed', ({ court }) => court.club_id === clubId && set((courts) => withCourt(courts, court))),
      bus.on('court.removed', ({ court_id }) => set((courts) => courts.filter((c) => c.id !== court_id))),
    ];
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      void queryClient.invalidateQueries({ queryKey: courtsKey(clubId), refetchType: 'none' });
    };
  }, [host, clubId]);
  return query;
}

/** Queries the number of courts that the plan allows. */
export function useCourtLimit(clubId: string) {
  const host = useHost();
  return useQuery({
    queryKey: limitKey(clubId),
    queryFn: ({ signal }) => host.call(subscriptionEndpoints.courtLimit, { params: { clubId } }, { signal }),
  });
}

export function useCourtActions(clubId: string) {
  const host = useHost();
  const { queryClient } = host;
  const callOnce = useCallOnce();
  const put = (court: Court) =>
    queryClient.setQueryData<Court[]>(courtsKey(clubId), (courts) => courts && withCourt(courts, court));
  const params = { clubId };
  return {
    create: async (body: Parameters<typeof createBody>[0]) => {
      const input = { params, body: createBody(body) };
      put(await callOnce(courtEndpoints.create, input));
      await queryClient.invalidateQueries({ queryKey: limitKey(clubId) });
    },
    change: async (court: Court, body: Partial<Omit<Court, 'id' | 'club_id' | 'version'>>) => {
      put(
        await callOnce(courtEndpoints.change, {
          params: { ...params, courtId: court.id },
          body: { ...body, version: court.version },
        }),
      );
    },
    remove: async (courtId: string) => {
      await callOnce(courtEndpoints.remove, { params: { ...params, courtId } });
      queryClient.setQueryData<Court[]>(courtsKey(clubId), (courts) => courts?.filter((c) => c.id !== courtId));
      await queryClient.invalidateQueries({ queryKey: limitKey(clubId) });
    },
    /** Saves a new order of the courts. It is shown at once and undone if the server refuses it. */
    order: async (courts: readonly Court[]) => {
      const key = courtsKey(clubId);
      queryClient.setQueryData(key, courts);
      try {
        const body = { court_ids: courts.map((court) => court.id) };
        queryClient.setQueryData(key, await host.call(courtEndpoints.order, { params, body }));
      } catch (error) {
        await queryClient.invalidateQueries({ queryKey: key });
        throw error;
      }
    },
    refresh: () => queryClient.invalidateQueries({ queryKey: courtsKey(clubId) }),
  };
}

const createBody = (body: Omit<Court, 'id' | 'club_id' | 'version' | 'sort'>) => body;
