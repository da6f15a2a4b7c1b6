/** Full paths of this remote's pages besides the landing page. */
export const paths = {
  privacy: '/privacy',
  terms: '/terms',
  club: '/reserva/:clubId',
  paymentResult: '/payment-result',
} as const;
