import { pathTo } from '@canchero/shared-contracts/kit';

/** Full paths of the screens of this remote, and links to places of others, which the shell leads on. */
export const paths = {
  dashboard: '/dashboard',
  dailySummary: '/daily-summary',
  eventsSummary: '/events-summary',
  agenda: pathTo('schedule'),
  agendaOn: (date: string) => `${pathTo('schedule')}?view=vertical&date=${date}`,
  agendaMonth: `${pathTo('schedule')}?view=month`,
  freeSlots: `${pathTo('schedule')}?find=slots`,
  courts: pathTo('plan-limit'),
  orders: pathTo('orders'),
  consumptions: pathTo('consumptions'),
  bookings: (filter: Readonly<Record<'from' | 'to', string> & Record<string, string>>) =>
    `${pathTo('bookings')}?${new URLSearchParams(filter)}`,
} as const;
