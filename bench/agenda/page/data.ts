import type { EventType } from '@canchero/shared-contracts/booking';
import type { PaymentStatus } from '@canchero/shared-contracts/payment';
import type { Scene } from './scene';

/** A booking as every candidate receives it. `court` is its position; times are minutes since midnight of its day. */
export interface BenchBooking {
  id: string;
  /** Position from 0. */
  day: number;
  court: number;
  start: number;
  duration: number;
  type: EventType;
  payment: PaymentStatus;
  name: string;
  /** Amount in centavos. */
  price: number;
}

export const SIZES = { club: { courts: 12, bookings: 150 }, stress: { courts: 30, bookings: 600 } } as const;
export type Size = keyof typeof SIZES;

export const OPEN_HOUR = 7;
export const CLOSE_HOUR = 23;
const SLOT = 30;
/** First slot of the day, which stays free on every court for bookings that arrive live. */
const SLOTS = ((CLOSE_HOUR - OPEN_HOUR) * 60) / SLOT - 1;
const LONGEST = 4;

const TYPES: readonly EventType[] = ['turno', 'turno', 'turno', 'entrenamiento', 'torneo'];
const PAYMENTS: readonly PaymentStatus[] = ['pending', 'partially_paid', 'fully_paid', 'overpaid'];
const FIRST = ['Ana', 'Luis', 'Marta', 'Juan', 'Eva', 'Pablo', 'Bruno', 'Nora', 'Hugo', 'Sara', 'Leo', 'Inés'];
const LAST = ['García', 'López', 'Soler', 'Vidal', 'Romero', 'Costa', 'Prieto', 'Navarro'];

const DAYS = 3;

/** Creates a club's days in the size that the address asks for. */
export function dayScene(): Scene<BenchBooking> {
  const size = new URLSearchParams(location.search).get('size') as Size;
  return {
    courts: Array.from({ length: SIZES[size].courts }, (_, i) => `Cancha ${i + 1}`),
    pages: Array.from({ length: DAYS }, (_, day) => bookingsOf(day, size)),
    changes: [0, 1].map((n) => ({ item: arriving(DAYS - 1, n), text: `ARRIVED-${n}` })),
  };
}

/** Creates a day's bookings, the same in every run: each court full but for some gaps, none overlapping. */
function bookingsOf(day: number, size: Size): BenchBooking[] {
  const { courts, bookings } = SIZES[size];
  const random = seeded(1000 * day + courts);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  return Array.from({ length: courts }, (_, court) => {
    const count = Math.floor(bookings / courts) + (court < bookings % courts ? 1 : 0);
    let slot = 1;
    return lengths(count, random).map(({ gap, length }, i): BenchBooking => {
      const start = OPEN_HOUR * 60 + (slot + gap) * SLOT;
      slot += gap + length;
      const name = `${pick(FIRST)} ${pick(LAST)}`;
      const duration = length * SLOT;
      return {
        id: `${day}-${court}-${i}`,
        day,
        court,
        start,
        duration,
        type: pick(TYPES),
        payment: pick(PAYMENTS),
        name,
        price: duration * 20_000,
      };
    });
  }).flat();
}

/** Creates a booking that arrives while the page is open, on a free slot. */
const arriving = (day: number, n: number): BenchBooking => ({
  id: `${day}-new-${n}`,
  day,
  court: n,
  start: OPEN_HOUR * 60,
  duration: SLOT,
  type: 'turno',
  payment: 'pending',
  name: `ARRIVED-${n}`,
  price: 600_000,
});

/** Returns the lengths of a court's bookings and the gap before each, in slots; together they fill the day. */
function lengths(count: number, random: () => number) {
  const pieces = Array.from({ length: count }, () => ({ gap: 0, length: 1 }));
  for (let free = SLOTS - count; free > 0; free--) {
    const piece = pieces[Math.floor(random() * count)];
    if (!piece) break;
    if (piece.length < LONGEST && random() < 0.75) piece.length++;
    else piece.gap++;
  }
  return pieces;
}

/** Pseudo-random numbers from a seed, so that every run has the same data (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
