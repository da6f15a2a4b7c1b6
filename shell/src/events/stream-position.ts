import { queryClient } from '../storage/query-client';
import { reloadQueries } from '../storage/reload-queries';

let position: string | null = null;

/**
 * Where the events stood before the screens asked for anything: a stream that begins there closes the gap between their
 * answers and its opening. What was asked for earlier is read anew; on a fresh page that is nothing.
 */
export function noteStreamPosition(at: string): void {
  position = at;
  reloadQueries(queryClient, ['club']).catch((error: unknown) =>
    console.error('what was read before the stream could not be read anew', error),
  );
}

/** Null: not known yet. */
export const streamPosition = (): string | null => position;
