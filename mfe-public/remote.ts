import { defineRemote } from '@canchero/shared-contracts/mfe';

export default defineRemote({
  name: 'mfe-public',
  audience: 'public',
  routes: [
    {
      path: '/',
      frame: 'public',
      title: {
        es: 'Canchero: la gestión de tu club deportivo',
        en: 'Canchero: run your sports club',
        pt: 'Canchero: a gestão do seu clube esportivo',
      },
    },
  ],
  nav: [],
  widgets: [],
  links: { prices: '/#pricing' },
});
