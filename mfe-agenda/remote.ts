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
      home: 10,
    },
    {
      path: '/reservas',
      screen: 'bookings',
      title: { es: 'Reservas', en: 'Bookings', pt: 'Reservas' },
      frame: 'shell',
      gate: 'booking',
      club: true,
    },
    {
      path: '/players',
      screen: 'players',
      title: { es: 'Jugadores', en: 'Players', pt: 'Jogadores' },
      frame: 'shell',
      gate: 'players',
      club: true,
    },
    {
      path: '/event/:bookingId',
      screen: 'event',
      title: { es: 'Evento', en: 'Event', pt: 'Evento' },
      frame: 'shell',
      club: true,
    },
    {
      path: '/detalle-reserva/:bookingId',
      screen: 'booking-detail',
      title: { es: 'Detalle de la reserva', en: 'Booking details', pt: 'Detalhes da reserva' },
      frame: 'shell',
      club: true,
    },
    {
      path: '/courts',
      screen: 'courts',
      title: { es: 'Canchas', en: 'Courts', pt: 'Quadras' },
      frame: 'shell',
      gate: 'configuration',
      club: true,
    },
    {
      path: '/club-config',
      screen: 'club-config',
      title: { es: 'Configuración del club', en: 'Club settings', pt: 'Configuração do clube' },
      frame: 'shell',
      gate: 'configuration',
      club: true,
    },
    {
      path: '/oauth/mercadopago/callback',
      title: { es: 'Conexión con Mercado Pago', en: 'Mercado Pago connection', pt: 'Conexão com o Mercado Pago' },
      frame: 'shell',
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
    {
      group: 'config',
      path: '/club-config',
      label: { es: 'Configuración del club', en: 'Club settings', pt: 'Configuração do clube' },
      icon: 'settings',
      sort: 10,
      permission: 'configuration',
    },
  ],
  widgets: [],
  commands: [
    {
      label: { es: 'Buscar turno libre', en: 'Find a free slot', pt: 'Buscar horário livre' },
      path: '/agenda?find=slots',
      icon: 'calendar',
    },
    {
      label: { es: 'Nuevo jugador', en: 'New player', pt: 'Novo jogador' },
      path: '/players?player=new',
      icon: 'people',
    },
    {
      label: { es: 'Precios de las canchas', en: 'Court prices', pt: 'Preços das quadras' },
      path: '/club-config?tab=prices',
      icon: 'settings',
    },
  ],
  results: [
    { kind: 'player', path: '/players?player=:id' },
    // on its day, or on its own page for users who may not see the agenda
    { kind: 'booking', path: '/agenda?date=:date&booking=:id' },
    { kind: 'booking', path: '/detalle-reserva/:id' },
    {
      kind: 'free-slots',
      path: '/agenda?find=slots&date=:date&play=:sport&minutes=:duration&after=:after&before=:before',
    },
  ],
  help: [
    {
      title: { es: 'En la agenda', en: 'In the schedule', pt: 'Na agenda' },
      keys: [
        { keys: 'N', meaning: { es: 'Nueva reserva', en: 'New booking', pt: 'Nova reserva' } },
        { keys: 'T', meaning: { es: 'Ir a hoy', en: 'Go to today', pt: 'Ir para hoje' } },
        {
          keys: '← →',
          meaning: { es: 'Día anterior y siguiente', en: 'Day before and after', pt: 'Dia anterior e seguinte' },
        },
        {
          keys: 'Enter',
          meaning: {
            es: 'Abrir la reserva o el horario elegido',
            en: 'Open the chosen booking or slot',
            pt: 'Abrir a reserva ou o horário escolhido',
          },
        },
        { keys: 'D, M', meaning: { es: 'Ver el día o el mes', en: 'Show day or month', pt: 'Ver o dia ou o mês' } },
        { keys: '/', meaning: { es: 'Filtrar canchas', en: 'Filter courts', pt: 'Filtrar quadras' } },
        {
          keys: 'Alt ↑ ↓ ← →',
          meaning: { es: 'Mover la reserva', en: 'Move the booking', pt: 'Mover a reserva' },
        },
        {
          keys: 'Alt ⇧ ↑ ↓',
          meaning: { es: 'Cambiar su duración', en: 'Change its length', pt: 'Mudar a duração' },
        },
        { keys: 'C', meaning: { es: 'Cobrar', en: 'Charge', pt: 'Cobrar' } },
        { keys: 'Supr', meaning: { es: 'Cancelar la reserva', en: 'Cancel the booking', pt: 'Cancelar a reserva' } },
        { keys: '⇧ F10', meaning: { es: 'Abrir el menú', en: 'Open the menu', pt: 'Abrir o menu' } },
        { keys: 'Ctrl Z', meaning: { es: 'Deshacer', en: 'Undo', pt: 'Desfazer' } },
      ],
    },
  ],
  links: { 'plan-limit': '/courts', booking: '/event/:id', bookings: '/reservas', schedule: '/agenda' },
});
