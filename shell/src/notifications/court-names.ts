import { courtEndpoints } from '@canchero/shared-contracts/court';
import { keyOf } from '@canchero/shared-contracts/kit';
import type { Notification } from '@canchero/shared-contracts/notification';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '../session/session-call';

type Data = Notification['data'];
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);
const FRESH_MS = 60_000;

/** Returns the id of a court that a notification names by its id alone; null if it has a name, or no court. */
export function unnamedCourt({ court_name, court_id }: Data): string | null {
  if (isId(court_name)) return court_name;
  return !court_name && isId(court_id) ? court_id : null;
}

/** Queries the club's courts. */
export const courtsQuery = (clubId: string) => ({
  queryKey: keyOf(courtEndpoints.list, { clubId }),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(courtEndpoints.list, { params: { clubId } }, { signal }),
  staleTime: FRESH_MS,
});

/** Replaces the court's id with its name, or with nothing if the club has no such court. */
export function withCourtName(data: Data, courts: readonly { id: string; name: string }[] | undefined): Data {
  const id = unnamedCourt(data);
  return id === null ? data : { ...data, court_name: courts?.find((court) => court.id === id)?.name ?? '' };
}

/** Adds the court's name outside of React. Leaves it out on failure. */
export async function resolveCourtName(queryClient: QueryClient, { club_id, data }: Notification): Promise<Data> {
  if (unnamedCourt(data) === null) return data;
  const courts = await queryClient.fetchQuery(courtsQuery(club_id)).catch(() => undefined);
  return withCourtName(data, courts);
}
