import { keyOf, useHost, useStreaming } from '@canchero/shared-contracts/kit';
import {
  type Dashboard,
  type DashboardLayout,
  type DashboardSection,
  reportEndpoints,
} from '@canchero/shared-contracts/report';
import { useMutation, useQuery } from '@tanstack/react-query';

const POLL_EVERY_MS = 60_000;

const dashboardKey = (clubId: string) => keyOf(reportEndpoints.dashboard, { clubId });

/** Reads all sections of today in one moment; `useLiveSections` keeps them current. */
export function useDashboard(clubId: string) {
  const host = useHost();
  const streaming = useStreaming();
  return useQuery({
    queryKey: dashboardKey(clubId),
    queryFn: ({ signal }) => host.call(reportEndpoints.dashboard, { params: { clubId }, query: {} }, { signal }),
    staleTime: 0,
    refetchInterval: streaming ? false : POLL_EVERY_MS,
  });
}

/** Reads some sections and puts them, with the alerts of the same moment, in place of those that are known. */
export function useReloadSections(clubId: string): (sections: readonly DashboardSection[]) => Promise<void> {
  const host = useHost();
  return async (sections) => {
    const { queryClient: client } = host;
    const key = dashboardKey(clubId);
    const query = { sections: sections.join() };
    const read = await host.call(reportEndpoints.dashboard, { params: { clubId }, query });
    const known = client.getQueryData<Dashboard>(key);
    // a new day makes every section stale
    if (!known || known.date !== read.date) return client.invalidateQueries({ queryKey: key });
    client.setQueryData<Dashboard>(key, { ...known, ...read, locked: { ...known.locked, ...read.locked } });
  };
}

type Places = DashboardLayout['sections'];

/**
 * Reads the caller's own sections. A change counts from those of that moment, of which two may come before the page is
 * drawn again. It shows at once and is taken back if the service refuses it.
 */
export function useLayout(clubId: string) {
  const host = useHost();
  const { queryClient: client } = host;
  const queryKey = keyOf(reportEndpoints.layout, { clubId });
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => host.call(reportEndpoints.layout, { params: { clubId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { mutate } = useMutation({
    mutationFn: ({ layout }: { layout: DashboardLayout; before: DashboardLayout }) =>
      host.call(reportEndpoints.changeLayout, { params: { clubId }, body: layout }),
    // one after the other, so that the last choice is the one that is kept
    scope: { id: 'dashboard-layout' },
    onError: (_error, { before }) => client.setQueryData(queryKey, before),
  });
  const arrange = (next: (places: Places) => Places, onError: (error: Error) => void) => {
    const before = client.getQueryData<DashboardLayout>(queryKey);
    if (!before) return;
    const layout = { sections: next(before.sections) };
    void client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, layout);
    mutate({ layout, before }, { onError });
  };
  return { query, arrange };
}
