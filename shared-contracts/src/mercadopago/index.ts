export { mercadoPagoEndpoints } from './endpoints';
export { mercadoPagoErrors } from './errors';
export type { MercadoPagoConnection, OAuthConnected } from './schema';
