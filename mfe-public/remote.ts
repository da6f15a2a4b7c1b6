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
    {
      path: '/privacy',
      screen: 'legal',
      frame: 'public',
      title: {
        es: 'Política de privacidad · Canchero',
        en: 'Privacy policy · Canchero',
        pt: 'Política de privacidade · Canchero',
      },
    },
    {
      path: '/terms',
      screen: 'legal',
      frame: 'public',
      title: {
        es: 'Términos y condiciones · Canchero',
        en: 'Terms of service · Canchero',
        pt: 'Termos de uso · Canchero',
      },
    },
    {
      path: '/reserva/:clubId',
      screen: 'booking',
      frame: 'public',
      title: { es: 'Reservar cancha', en: 'Book a court', pt: 'Reservar quadra' },
    },
    {
      path: '/payment-result',
      screen: 'payment-result',
      frame: 'public',
      title: { es: 'Tu pago', en: 'Your payment', pt: 'Seu pagamento' },
    },
  ],
  nav: [],
  widgets: [],
  links: { prices: '/#pricing' },
});
