import type { Booking } from '@canchero/shared-contracts/booking';
import { createFormatter } from '@canchero/shared-contracts/kit';
import { type ComponentType, useEffect, useState } from 'react';
import type { CourtsAs } from '../../../mfe-agenda/src/screens/day/grid/geometry';
import { Grid } from '../../../mfe-agenda/src/screens/day/grid/grid';
import type { GridHandlers, GridTexts } from '../../../mfe-agenda/src/screens/day/grid/types';
import type { Axis } from '../../../mfe-agenda/src/screens/day/model/axis';
import { type AgendaProps, dateOf } from './candidate';
import { type BenchBooking, CLOSE_HOUR, dayScene, OPEN_HOUR } from './data';
import { expose } from './page';

const ZONE = 'America/Argentina/Buenos_Aires';
const formatter = createFormatter('es', 'ARS', ZONE);
const nothing = () => undefined;

const texts: GridTexts = {
  types: { turno: 'Turno', entrenamiento: 'Entrenamiento', torneo: 'Torneo' },
  payments: { pending: 'Pendiente', partially_paid: 'Parcial', fully_paid: 'Pagado', overpaid: 'A favor' },
  unpriced: 'Sin precio',
  marks: { fixed: 'Fijo', notes: 'Nota', consumptions: 'Consumos' },
  noShow: 'Ausente',
  tentative: 'Provisorio',
  awaitsContact: 'Esperando confirmación',
  held: 'Being booked online',
  untitled: 'Sin nombre',
  maintenance: 'En mantenimiento',
  inactive: 'Inactiva',
  free: (time) => `${time} libre`,
  blocks: { maintenance: 'Mantenimiento', weather: 'Clima', other: 'Otro' },
  blocked: (time, why) => `${time} ${why}`,
  showOnly: (court) => `Ver solo ${court}`,
  phone: (phone) => phone,
};

const instantOf = (day: number, minute: number) => new Date(Date.UTC(2027, 2, 8 + day, 3, minute)).toISOString();
const axisOf = (day: number): Axis => ({
  date: dateOf(day),
  start: Date.parse(instantOf(day, OPEN_HOUR * 60)),
  minutes: (CLOSE_HOUR - OPEN_HOUR) * 60,
  closed: [],
});

interface Shown {
  axis: Axis;
  bookings: readonly Booking[];
}

/** Renders our grid as the agenda's screen does, with a new list of bookings for each change. */
export function Day({
  courtsAs,
  courts,
  page,
  events,
  onMoved,
  connect,
}: AgendaProps<Booking> & { courtsAs: CourtsAs }) {
  const [shown, setShown] = useState<Shown>({ axis: axisOf(page), bookings: events });
  const [gridCourts] = useState(() =>
    courts.map((name, i) => ({ id: `c${i}`, name, status: 'active' as const, color: '#0f7a84' })),
  );
  const [handlers] = useState<GridHandlers>(() => ({
    open: nothing,
    create: nothing,
    cancel: nothing,
    charge: nothing,
    refuse: nothing,
    refuseHold: nothing,
    filter: nothing,
    openBlock: nothing,
    menu: nothing,
    place: (booking, placement) => {
      const moved = { ...booking, ...placement, version: booking.version + 1 };
      setShown((s) => ({ ...s, bookings: s.bookings.map((b) => (b.id === booking.id ? moved : b)) }));
      onMoved();
    },
  }));
  useEffect(() => {
    connect({
      show: (next, bookings) => setShown({ axis: axisOf(next), bookings }),
      change: (booking) => setShown((s) => ({ ...s, bookings: [...s.bookings, booking] })),
    });
  }, [connect]);
  return (
    <Grid
      label="Agenda"
      courts={gridCourts}
      courtsAs={courtsAs}
      {...shown}
      texts={texts}
      formatter={formatter}
      handlers={handlers}
    />
  );
}

const convert = (booking: BenchBooking): Booking => ({
  id: booking.id,
  club_id: 'club',
  court_id: `c${booking.court}`,
  start: instantOf(booking.day, booking.start),
  end: instantOf(booking.day, booking.start + booking.duration),
  duration: booking.duration,
  event_type: booking.type,
  modality: 'simple',
  series_id: null,
  state: 'confirmed',
  hold_until: null,
  description: '',
  price: booking.price,
  paid: 0,
  payment_status: booking.payment,
  players: [{ id: booking.id, name: booking.name, phone: null }],
  cancel_reason: null,
  created_at: instantOf(booking.day, 0),
  version: 1,
});

/** Exposes the day as a candidate, with courts as columns or rows as `Agenda` renders them. */
export const exposeDay = (Agenda: ComponentType<AgendaProps<Booking>>) =>
  expose<BenchBooking, Booking>(dayScene(), {
    block: '[role="grid"] [data-id]',
    scroller: '[data-testid="agenda-scroller"]',
    convert,
    Agenda,
  });
