import { keyOf, useCallOnce, useHost, useStreaming } from '@canchero/shared-contracts/kit';
import { type DayClose, FIGURE_EVENTS, reportEndpoints, type SummaryMail } from '@canchero/shared-contracts/report';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useReread } from '../../live/use-reread';

const POLL_EVERY_MS = 60_000;
const ENDPOINTS = [reportEndpoints.dailySummary];
const EVENTS = [...FIGURE_EVENTS, 'report.day_closed'];

/** Reads a day; null is today at the club. The day before stays until the next one is there. */
export function useDailySummary(clubId: string, date: string | null) {
  const host = useHost();
  const streaming = useStreaming();
  const query = date === null ? {} : { date };
  useReread(clubId, ENDPOINTS, EVENTS);
  return useQuery({
    queryKey: keyOf(reportEndpoints.dailySummary, { clubId }, query),
    queryFn: ({ signal }) => host.call(reportEndpoints.dailySummary, { params: { clubId }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: streaming ? false : POLL_EVERY_MS,
  });
}

/** Returns a function that closes a day. It rejects with AppError; a retry has no second effect. */
export function useCloseDay(clubId: string): (date: string, note: string) => Promise<DayClose> {
  const host = useHost();
  const callOnce = useCallOnce();
  return async (date, note) => {
    const body = { date, ...(note && { note }) };
    const close = await callOnce(reportEndpoints.closeDay, { params: { clubId }, body });
    await host.queryClient.invalidateQueries({ queryKey: keyOf(reportEndpoints.dailySummary, { clubId }) });
    return close;
  };
}

/** Reads when the caller gets summaries by mail. A change shows at once and is taken back if the service refuses it. */
export function useSummaryMail(clubId: string) {
  const host = useHost();
  const { queryClient: client } = host;
  const queryKey = keyOf(reportEndpoints.summaryMail, { clubId });
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => host.call(reportEndpoints.summaryMail, { params: { clubId } }, { signal }),
  });
  const change = useMutation({
    mutationFn: (body: SummaryMail) => host.call(reportEndpoints.changeSummaryMail, { params: { clubId }, body }),
    // one after the other, so that the last choice is the one that is kept
    scope: { id: 'summary-mail' },
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<SummaryMail>(queryKey);
      client.setQueryData(queryKey, body);
      return before;
    },
    onError: (_error, _body, before) => client.setQueryData(queryKey, before),
  });
  return { query, change };
}
