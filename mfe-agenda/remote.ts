import { defineRemote } from '@canchero/shared-contracts/mfe';

export default defineRemote({
  name: 'mfe-agenda',
  audience: 'user',
  routes: [
    {
      path: '/agenda',
      title: { es: 'Agenda', en: 'Schedule', pt: 'Agenda' },
      frame: 'shell',
      gate: 'schedule',
      club: true,
    },
    {
      path: '/reservas',
      title: { es: 'Reservas', en: 'Bookings', pt: 'Reservas' },
      frame: 'shell',
      gate: 'booking',
      club: true,
    },
    {
      path: '/players',
      title: { es: 'Jugadores', en: 'Players', pt: 'Jogadores' },
      frame: 'shell',
      gate: 'players',
      club: true,
    },
    {
      path: '/event/:bookingId',
      title: { es: 'Evento', en: 'Event', pt: 'Evento' },
      frame: 'shell',
      club: true,
    },
    {
      path: '/detalle-reserva/:bookingId',
      title: { es: 'Detalle de la reserva', en: 'Booking details', pt: 'Detalhes da reserva' },
      frame: 'shell',
      club: true,
    },
    {
      path: '/courts',
      title: { es: 'Canchas', en: 'Courts', pt: 'Quadras' },
      frame: 'shell',
      gate: 'configuration',
      club: true,
    },
  ],
  nav: [
    {
      group: 'main',
      path: '/agenda',
      label: { es: 'Agenda', en: 'Schedule', pt: 'Agenda' },
      icon: 'calendar',
      sort: 20,
      permission: 'schedule',
    },
    {
      group: 'management',
      path: '/reservas',
      label: { es: 'Reservas', en: 'Bookings', pt: 'Reservas' },
      icon: 'booking',
      sort: 20,
      permission: 'booking',
    },
    {
      group: 'management',
      path: '/players',
      label: { es: 'Jugadores', en: 'Players', pt: 'Jogadores' },
      icon: 'people',
      sort: 30,
      permission: 'players',
    },
    {
      group: 'management',
      path: '/courts',
      label: { es: 'Canchas', en: 'Courts', pt: 'Quadras' },
      icon: 'court',
      sort: 10,
      permission: 'configuration',
    },
  ],
  widgets: [],
});
