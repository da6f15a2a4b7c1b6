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
  ],
  widgets: [],
});
