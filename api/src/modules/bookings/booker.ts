import type { Actor } from '../../platform/audit/actor';

/** Who books: `mayPrice` says whether at a price that is not the club's. */
export interface Booker extends Actor {
  mayPrice: boolean;
}
