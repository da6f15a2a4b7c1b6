import { MercadoPagoError } from '../../platform/payments/mercadopago';
import type { Services } from '../../platform/services';
import { sellerToken } from '../mercadopago/writes';

/**
 * Calls the gateway with a token of the account that receives a club's money, once more with a new one if the first is
 * not accepted. Null if the club is not connected with this account.
 * @throws MercadoPagoError
 */
export async function withToken<T>(
  services: Services,
  clubId: string,
  collector: string,
  call: (token: string) => Promise<T>,
): Promise<T | null> {
  const first = await sellerToken(services, clubId);
  if (first?.collector !== collector) return null;
  try {
    return await call(first.token);
  } catch (error) {
    if (!(error instanceof MercadoPagoError && error.kind === 'unauthorized')) throw error;
    const second = await sellerToken(services, clubId, first.token);
    if (second?.collector !== collector) throw error;
    return call(second.token);
  }
}
