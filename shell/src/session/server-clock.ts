import { issueOf } from './token-claims';

/** Milliseconds by which this machine's clock is ahead of the server's. */
let ahead = 0;

/** Learns the server's time from a token that it has just issued: the clock of a machine at a desk may be far off. */
export function learnServerTime(issued: string): void {
  const at = issueOf(issued);
  if (at !== null) ahead = Date.now() - at;
}

/** Epoch milliseconds by the server's clock, as far as it is known. */
export const serverNow = (): number => Date.now() - ahead;
