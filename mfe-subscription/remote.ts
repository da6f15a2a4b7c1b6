import { defineRemote } from '@canchero/shared-contracts/mfe';

const title = { es: 'Suscripción', en: 'Subscription', pt: 'Assinatura' };
const result = { es: 'Tu pago', en: 'Your payment', pt: 'Seu pagamento' };

export default defineRemote({
  name: 'mfe-subscription',
  audience: 'user',
  routes: [
    { path: '/subscription', title, frame: 'shell' },
    // the gateway may send a payer back to a browser without a session
    { path: '/subscription/success', screen: 'result', title: result, frame: 'public', audience: 'public' },
    { path: '/subscription/failure', screen: 'result', title: result, frame: 'public', audience: 'public' },
  ],
  nav: [],
  widgets: [],
  commands: [{ path: '/subscription', icon: 'receipt', label: title }],
  links: { upgrade: '/subscription' },
});
