import type { Booking } from '@canchero/shared-contracts/booking';
import { createFormatter } from '@canchero/shared-contracts/kit';
import { useEffect, useState } from 'react';
import { Grid } from '../../../mfe-agenda/src/screens/day/grid/Grid';
import type { GridHandlers, GridTexts } from '../../../mfe-agenda/src/screens/day/grid/types';
import type { Axis } from '../../../mfe-agenda/src/screens/day/model/axis';
import { type AgendaProps, dateOf } from './candidate';
import { CLOSE_HOUR, OPEN_HOUR } from './data';
import { expose } from './page';

const ZONE = 'America/Argentina/Buenos_Aires';
const formatter = createFormatter('es', 'ARS', ZONE);
const nothing = () => undefined;

const texts: GridTexts = {
  types: { turno: 'Turno', entrenamiento: 'Entrenamiento', torneo: 'Torneo' },
  payments: { pending: 'Pendiente', partially_paid: 'Parcial', fully_paid: 'Pagado', overpaid: 'A favor' },
  noShow: 'Ausente',
  tentative: 'Provisorio',
  untitled: 'Sin nombre',
  maintenance: 'En mantenimiento',
  inactive: 'Inactiva',
  free: (time) => `${time} libre`,
  blocks: { maintenance: 'Mantenimiento', weather: 'Clima', other: 'Otro' },
  blocked: (time, why) => `${time} ${why}`,
  showOnly: (court) => `Ver solo ${court}`,
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

/** Our grid, fed as the agenda's screen feeds it: by a new list of bookings. */
function Agenda({ courts, day, events, onMoved, connect }: AgendaProps<Booking>) {
  const [shown, setShown] = useState<Shown>({ axis: axisOf(day), bookings: events });
  const [gridCourts] = useState(() => courts.map((name, i) => ({ id: `c${i}`, name, status: 'active' as const })));
  const [handlers] = useState<GridHandlers>(() => ({
    open: nothing,
    create: nothing,
    cancel: nothing,
    charge: nothing,
    refuse: nothing,
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
      showDay: (next, bookings) => setShown({ axis: axisOf(next), bookings }),
      add: (booking) => setShown((s) => ({ ...s, bookings: [...s.bookings, booking] })),
    });
  }, [connect]);
  return <Grid label="Agenda" courts={gridCourts} {...shown} texts={texts} formatter={formatter} handlers={handlers} />;
}

expose<Booking>({
  block: '[role="grid"] [data-id]',
  convert: (booking, day) => ({
    id: booking.id,
    club_id: 'club',
    court_id: `c${booking.court}`,
    start: instantOf(day, booking.start),
    end: instantOf(day, booking.start + booking.duration),
    duration: booking.duration,
    event_type: booking.type,
    modality: 'simple',
    series_id: null,
    state: 'confirmed',
    description: '',
    price: booking.price,
    paid: 0,
    payment_status: booking.payment,
    players: [{ id: booking.id, name: booking.name, phone: null }],
    cancel_reason: null,
    created_at: instantOf(day, 0),
    version: 1,
  }),
  Agenda,
});
