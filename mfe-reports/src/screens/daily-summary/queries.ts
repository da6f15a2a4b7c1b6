import { keyOf, useHost, useOnce, useStreaming } from '@canchero/shared-contracts/kit';
import { type DayClose, reportEndpoints, STALING_EVENTS } from '@canchero/shared-contracts/report';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useReread } from '../../live/use-reread';

const POLL_EVERY = 60_000;
const ENDPOINTS = [reportEndpoints.dailySummary];
const EVENTS = [...STALING_EVENTS, 'report.day_closed', 'cash.changed', 'stock.changed', 'booking_note.changed'];

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
    refetchInterval: streaming ? false : POLL_EVERY,
  });
}

/** Returns a function that closes a day. It rejects with AppError; a retry has no second effect. */
export function useCloseDay(clubId: string): (date: string, note: string) => Promise<DayClose> {
  const host = useHost();
  const once = useOnce();
  return async (date, note) => {
    const body = { date, ...(note && { note }) };
    const close = await once(body, (idempotencyKey) =>
      host.call(reportEndpoints.closeDay, { params: { clubId }, body }, { idempotencyKey }),
    );
    await host.queryClient.invalidateQueries({ queryKey: keyOf(reportEndpoints.dailySummary, { clubId }) });
    return close;
  };
}
