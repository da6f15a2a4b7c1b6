/** Full paths of the screens of this remote and of those that it links to. */
export const paths = {
  dashboard: '/dashboard',
  dailySummary: '/daily-summary',
  eventsSummary: '/events-summary',
  agenda: '/agenda',
  agendaOn: (date: string) => `/agenda?view=vertical&date=${date}`,
  agendaMonth: '/agenda?view=month',
  freeSlots: '/agenda?find=slots',
  courts: '/courts',
  orders: '/buffet/orders',
  consumptions: '/consumos',
  stock: '/items/stock',
  bookings: (filter: { from: string; to: string } & Record<string, string>) =>
    `/reservas?${new URLSearchParams(filter)}`,
} as const;
