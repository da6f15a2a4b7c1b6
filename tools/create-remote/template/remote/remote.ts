import { defineRemote } from '@canchero/shared-contracts/mfe';

const title = { es: 'Example', en: 'Example', pt: 'Example' };

export default defineRemote({
  name: 'mfe-example',
  audience: 'user',
  routes: [{ path: '/example', title, frame: 'shell', club: true }],
  nav: [{ group: 'reports', path: '/example', label: title, icon: 'chart', sort: 50 }],
  widgets: [],
});
