import type { FreeSlot, FreeSlotQuery } from '@canchero/shared-contracts/booking';
import type { Sport } from '@canchero/shared-contracts/club';
import { type Court, usualDuration } from '@canchero/shared-contracts/court';

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

/** Lengths that are always offered, in minutes. */
const DURATIONS = [30, 60, 90, 120, 180] as const;

/** Returns the lengths to offer, with the one that is chosen. */
export const durationsWith = (chosen: number): number[] =>
  [...new Set<number>([...DURATIONS, chosen])].sort((a, b) => a - b);

/** Returns the minutes that bookings of a sport usually take on this club's courts: those of most of its courts. */
export function usualDurationOf(sport: Sport | null, courts: readonly Court[]): number {
  const counts = new Map<number, number>();
  for (const court of courts) {
    if (court.status !== 'active' || (sport && court.sport !== sport)) continue;
    const minutes = usualDuration(court);
    counts.set(minutes, (counts.get(minutes) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? usualDuration({ sport: sport ?? 'other', usual_duration: null });
}

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
