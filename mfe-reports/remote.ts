import { defineRemote } from '@canchero/shared-contracts/mfe';

const dailySummary = { es: 'Resumen del día', en: 'Daily summary', pt: 'Resumo do dia' };
const eventsSummary = { es: 'Resumen de eventos', en: 'Events summary', pt: 'Resumo de eventos' };
const dashboard = { es: 'Panel', en: 'Dashboard', pt: 'Painel' };

export default defineRemote({
  name: 'mfe-reports',
  audience: 'user',
  routes: [
    { path: '/dashboard', title: dashboard, frame: 'shell', gate: 'dashboard', club: true, home: 20 },
    {
      path: '/daily-summary',
      screen: 'daily-summary',
      title: dailySummary,
      frame: 'shell',
      gate: 'daily_summary',
      club: true,
    },
    {
      path: '/events-summary',
      screen: 'events-summary',
      title: eventsSummary,
      frame: 'shell',
      gate: 'event_summary',
      club: true,
    },
  ],
  nav: [
    { group: 'main', path: '/dashboard', label: dashboard, icon: 'chart', sort: 10, permission: 'dashboard' },
    {
      group: 'reports',
      path: '/daily-summary',
      label: dailySummary,
      icon: 'clipboard',
      sort: 10,
      permission: 'daily_summary',
    },
    {
      group: 'reports',
      path: '/events-summary',
      label: eventsSummary,
      icon: 'trend',
      sort: 20,
      permission: 'event_summary',
    },
  ],
  widgets: [],
});
