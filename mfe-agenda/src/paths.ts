/** Full paths of the screens of this remote and of those that it links to. */
export const paths = {
  agenda: '/agenda',
  agendaOn: (date: string) => `/agenda?view=vertical&date=${date}`,
  suspendOn: (date: string) => `/agenda?view=vertical&date=${date}&suspend=day`,
  bookings: '/reservas',
  bookingsBetween: (from: string, to: string) => `/reservas?from=${from}&to=${to}`,
  bookingsOutsideHours: (from: string, to: string) => `/reservas?from=${from}&to=${to}&hours=outside`,
  bookingDetail: (bookingId: string) => `/detalle-reserva/${bookingId}`,
  bookingInAgenda: (bookingId: string, date: string) => `/agenda?date=${date}&booking=${bookingId}`,
  courts: '/courts',
  clubConfig: '/club-config',
  clubConfigTab: (tab: string) => `/club-config?tab=${tab}`,
  mercadoPagoCallback: '/oauth/mercadopago/callback',
  players: '/players',
  event: (bookingId: string) => `/event/${bookingId}`,
} as const;
