import { issueOf } from './token-claims';

/** Milliseconds that this machine's clock is ahead of the server's. */
let ahead = 0;

/** Learns the server's time from a token that it has just issued, since a machine's clock may be far off. */
export function learnServerTime(issued: string): void {
  const at = issueOf(issued);
  if (at !== null) ahead = Date.now() - at;
}

/** Returns the server's time in epoch milliseconds, as far as it is known. */
export const serverNow = (): number => Date.now() - ahead;
