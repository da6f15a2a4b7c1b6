import { type Block, blockEndpoints } from '@canchero/shared-contracts/block';
import { keyOf, useHost, useStreaming } from '@canchero/shared-contracts/kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ClubDay } from '../../bookings-data/model/club-day';

const STALE_AFTER_MS = 60_000;
const POLL_EVERY_MS = 60_000;
const NONE: readonly Block[] = [];

export const blocksKey = (clubId: string) => keyOf(blockEndpoints.list, { clubId });

/** Loads the blocks of a day, kept current by the stream. The day is shown without them until they arrive. */
export function useBlocks(clubId: string, { from, to }: ClubDay): readonly Block[] {
  const host = useHost();
  const client = useQueryClient();
  const streaming = useStreaming();
  useEffect(() => {
    const changed = () => void client.invalidateQueries({ queryKey: blocksKey(clubId) });
    const subscriptions = (['block.changed', 'block.removed'] as const).map((name) => host.bus.on(name, changed));
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
    };
  }, [host, client, clubId]);
  const query = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  const { data = NONE } = useQuery({
    queryKey: keyOf(blockEndpoints.list, { clubId }, query),
    queryFn: ({ signal }) => host.call(blockEndpoints.list, { params: { clubId }, query }, { signal }),
    staleTime: STALE_AFTER_MS,
    refetchInterval: streaming ? false : POLL_EVERY_MS,
  });
  return data;
}
