import { clubKey } from '@canchero/shared-contracts/kit';
import { queryClient } from '../storage/query-client';
import { reloadQueries } from '../storage/reload-queries';

let position: string | null = null;

/**
 * Keeps the position of the event stream before any screen has read data. A stream that begins there leaves no gap
 * between what screens read and its opening. Queries that ran earlier are reloaded; a fresh page has none.
 */
export function noteStreamPosition(at: string): void {
  position = at;
  reloadQueries(queryClient, clubKey()).catch((error: unknown) =>
    console.error('queries from before the stream could not be reloaded', error),
  );
}

/** Forgets the position while that in another club is read. */
export const forgetStreamPosition = (): void => {
  position = null;
};

/** Returns the position to begin the stream at, or null if it is not known yet. */
export const streamPosition = (): string | null => position;
