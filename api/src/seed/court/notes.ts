import type { Random } from '../random';
import type { DemoAgenda } from './agenda';

export interface DemoNote {
  /** Null for a note on a series; exactly one of the two ids is set. */
  booking_id: string | null;
  series_id: string | null;
  text: string;
  created_at: string;
}

const OF_BOOKINGS = [
  'Pidió la cancha techada si llueve.',
  'Paga en efectivo al llegar.',
  'Llega diez minutos tarde, esperarlo.',
  'Alquila dos paletas.',
  'Confirmó por teléfono.',
];
const OF_SERIES = ['Turno fijo desde 2019.', 'Paga a fin de mes.', 'Si falta alguno, avisar a la lista de espera.'];
/** Percentage of bookings with a note. */
const SHARE = 0.06;

/** Generates notes on some bookings and on every series. */
export function demoNotes(random: Random, { bookings, series }: Pick<DemoAgenda, 'bookings' | 'series'>): DemoNote[] {
  const some = bookings.filter((booking) => booking.state !== 'cancelled' && random.chance(SHARE));
  const first = new Map(bookings.toReversed().map((booking) => [booking.series_id, booking]));
  return [
    ...some.map(({ id, created_at }) => ({
      booking_id: id,
      series_id: null,
      text: random.pick(OF_BOOKINGS),
      created_at,
    })),
    ...series.map(({ id }) => ({
      booking_id: null,
      series_id: id,
      text: random.pick(OF_SERIES),
      created_at: first.get(id)?.created_at ?? new Date(0).toISOString(),
    })),
  ];
}
