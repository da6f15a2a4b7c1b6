import type { FreeSlot, FreeSlotQuery } from '@canchero/shared-contracts/booking';
import type { Sport } from '@canchero/shared-contracts/club';
import { type Court, USUAL_DURATIONS } from '@canchero/shared-contracts/court';

/** Fields of the search for free slots. */
export interface SlotSearch {
  sport: Sport | null;
  /** Minutes. */
  duration: number;
  /** First day, YYYY-MM-DD. */
  from: string;
  /** Wall times, HH:MM; empty for any. */
  after: string;
  before: string;
}

/** Lengths that are offered, in minutes. */
export const DURATIONS = [30, 60, 90, 120, 180] as const;

/** Returns the minutes that a sport is usually played for. */
export const usualDuration = (sport: Sport | null): number => USUAL_DURATIONS[sport ?? 'other'];

/** Returns the sports of the courts that take bookings, that with the most courts first. */
export function sportsByCourts(courts: readonly Pick<Court, 'sport' | 'status'>[]): Sport[] {
  const counts = new Map<Sport, number>();
  for (const { sport, status } of courts) if (status === 'active') counts.set(sport, (counts.get(sport) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([sport]) => sport);
}

export const queryOf = ({ sport, duration, from, after, before }: SlotSearch): FreeSlotQuery => ({
  from,
  days: 14,
  duration,
  ...(sport && { sport }),
  ...(after && { after }),
  ...(before && { before }),
});

/** Returns the slots of each day, in order. */
export function byDay(slots: readonly FreeSlot[]): [string, FreeSlot[]][] {
  const days = new Map<string, FreeSlot[]>();
  for (const slot of slots) days.set(slot.date, [...(days.get(slot.date) ?? []), slot]);
  return [...days];
}
