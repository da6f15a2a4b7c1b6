import type { PlatformStats } from '@canchero/shared-contracts/admin-stats';
import { DateTime } from 'luxon';

export interface Week {
  /** Monday, `YYYY-MM-DD`. */
  begins: string;
  accounts: number;
  clubs: number;
  /** Most clubs at which something was done on one day. */
  active_clubs: number;
  actions: number;
}

/** Returns the weeks of a period, from Monday, the newest first. The first and the last one may have fewer days. */
export function weeksOf(days: PlatformStats['days']): Week[] {
  const weeks = new Map<string, Week>();
  for (const { day, accounts, clubs, active_clubs, actions } of days) {
    const begins = DateTime.fromISO(day).startOf('week').toISODate() as string;
    const week = weeks.get(begins) ?? { begins, accounts: 0, clubs: 0, active_clubs: 0, actions: 0 };
    weeks.set(begins, {
      begins,
      accounts: week.accounts + accounts,
      clubs: week.clubs + clubs,
      active_clubs: Math.max(week.active_clubs, active_clubs),
      actions: week.actions + actions,
    });
  }
  return [...weeks.values()].reverse();
}
