import { type BookingState, type EventType, priceOf } from '@canchero/shared-contracts/booking';
import { stretchMinutes } from '@canchero/shared-contracts/club';
import { DateTime } from 'luxon';
import type { DemoClub, DemoCourt } from '../clubs';
import type { Random } from '../random';

export interface DemoBooking {
  id: string;
  court_id: string;
  series_id: string | null;
  starts_at: string;
  ends_at: string;
  event_type: EventType;
  state: BookingState;
  description: string;
  price: number;
  cancel_reason: string | null;
  created_at: string;
  player_ids: string[];
}

export interface DemoSeries {
  id: string;
  frequency: 'weekly' | 'monthly';
  ends_on: string;
}

interface Slot {
  court: DemoCourt & { id: string };
  day: DateTime;
  /** Start in minutes from midnight. */
  from: number;
  minutes: number;
}

const DESCRIPTIONS: Record<EventType, readonly string[]> = {
  turno: ['', '', '', 'Trae sus paletas', 'Cumpleaños', 'Partido del trabajo'],
  entrenamiento: ['Clase grupal', 'Clase individual', 'Escuelita'],
  torneo: ['Torneo interno', 'Liga de los sábados', 'Americano mixto'],
};

/** Generates the bookings of the days around `now`: series first, then single bookings between them. */
export class DemoAgenda {
  readonly bookings: DemoBooking[] = [];
  readonly series: DemoSeries[] = [];
  private readonly taken = new Map<string, { from: number; to: number }[]>();
  private readonly days: DateTime[];
  private readonly open: { from: number; to: number };

  constructor(
    private readonly random: Random,
    private readonly club: DemoClub,
    private readonly courts: readonly (DemoCourt & { id: string })[],
    private readonly playerIds: readonly string[],
    private readonly now: DateTime,
  ) {
    const first = now.startOf('day').minus({ days: club.days.back });
    this.days = Array.from({ length: club.days.back + club.days.ahead + 1 }, (_, i) => first.plus({ days: i }));
    this.open = stretchMinutes({ weekday: 1, open: club.open, close: club.close });
    for (let i = 0; i < club.series; i++) this.repeat(i % 7 === 6 ? 'monthly' : 'weekly');
    for (const day of this.days) for (const court of courts) this.fill(day, court);
  }

  private repeat(frequency: 'weekly' | 'monthly'): void {
    const { random } = this;
    const court = random.pick(this.courts);
    const weekday = random.int(1, 7);
    const from = Math.min(this.open.to - court.usual, this.open.from + random.int(4, 14) * 60);
    const nth = random.int(1, 4);
    const last = this.days.at(-1) as DateTime;
    const id = random.uuid();
    const type = random.chance(0.6) ? 'turno' : 'entrenamiento';
    const players = random.sample(this.playerIds, Math.min(4, court.capacity));
    const days = this.days.filter(
      (d) => d.weekday === weekday && (frequency === 'weekly' || Math.ceil(d.day / 7) === nth),
    );
    const placed = days.filter((day) => this.put({ court, day, from, minutes: court.usual }, type, id, players));
    if (placed.length > 0) this.series.push({ id, frequency, ends_on: last.plus({ months: 3 }).toISODate() as string });
  }

  private fill(day: DateTime, court: DemoCourt & { id: string }): void {
    const { random, club } = this;
    let at = this.open.from;
    while (at + 30 <= this.open.to) {
      const busy = at >= 18 * 60 ? 1.35 : at < 12 * 60 ? 0.75 : 0.9;
      const minutes = random.chance(0.75) ? court.usual : random.pick([60, 90, 120]);
      // probability per attempt that brings the booked share near `fill`; a failed attempt moves on by half an hour
      const share = Math.min(0.97, club.fill * busy);
      const chance = (share * 30) / (share * 30 + (1 - share) * minutes);
      if (at + minutes <= this.open.to && random.chance(chance)) {
        const weekend = day.weekday >= 6;
        const type = random.weighted({ turno: 78, entrenamiento: 16, torneo: weekend ? 12 : 2 });
        const players = random.sample(this.playerIds, random.int(1, Math.min(4, court.capacity)));
        at += this.put({ court, day, from: at, minutes }, type, null, players) ? minutes : 30;
      } else {
        at += 30;
      }
    }
  }

  /** Adds a booking. Returns false if the court is taken or out of use; a cancelled booking does not take the court. */
  private put(slot: Slot, type: EventType, seriesId: string | null, playerIds: string[]): boolean {
    const { court, day, from, minutes } = slot;
    const key = `${court.id} ${day.toISODate()}`;
    const taken = this.taken.get(key) ?? [];
    if (taken.some((t) => from < t.to && t.from < from + minutes)) return false;
    const start = day.plus({ minutes: from });
    if (court.status && start > this.now) return false;
    const end = start.plus({ minutes });
    const state = this.state(start, end);
    if (state !== 'cancelled' && state !== 'no_show') this.taken.set(key, [...taken, { from, to: from + minutes }]);
    this.bookings.push({
      id: this.random.uuid(),
      court_id: court.id,
      series_id: seriesId,
      starts_at: start.toUTC().toISO() as string,
      ends_at: end.toUTC().toISO() as string,
      event_type: type,
      state,
      description: this.random.pick(DESCRIPTIONS[type]),
      price: priceOf(court.base_price, minutes),
      cancel_reason: state === 'cancelled' ? this.random.pick(['Lluvia', 'El jugador avisó', 'Cambio de día']) : null,
      created_at: this.madeAt(start),
      player_ids: playerIds,
    });
    return true;
  }

  private state(start: DateTime, end: DateTime): BookingState {
    if (end <= this.now) return this.random.weighted({ completed: 91, no_show: 3, cancelled: 6 });
    if (start <= this.now) return 'confirmed';
    return this.random.weighted({ confirmed: 86, pending_payment: 10, cancelled: 4 });
  }

  private madeAt(start: DateTime): string {
    const latest = DateTime.min(start.minus({ hours: 2 }), this.now.minus({ minutes: 5 }));
    const earlier = this.random.int(0, (start > this.now ? 20 : 9) * 24 * 60);
    return latest.minus({ minutes: earlier }).toUTC().toISO() as string;
  }
}
