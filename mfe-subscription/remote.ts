import { defineRemote } from '@canchero/shared-contracts/mfe';

const title = { es: 'Suscripción', en: 'Subscription', pt: 'Assinatura' };

export default defineRemote({
  name: 'mfe-subscription',
  audience: 'user',
  routes: [{ path: '/subscription', title, frame: 'shell' }],
  nav: [],
  widgets: [],
  commands: [{ path: '/subscription', icon: 'receipt', label: title }],
  links: { upgrade: '/subscription' },
});
