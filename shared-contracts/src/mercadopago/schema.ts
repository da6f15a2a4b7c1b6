import { z } from 'zod';
import { Id, Instant } from '../core/schema';

/** What people may know of a club's connection; its tokens never leave the service. */
export const MercadoPagoConnection = z.object({
  /** `broken`: Mercado Pago no longer accepts it, connect again. */
  status: z.enum(['disconnected', 'connected', 'broken']),
  /** Of the account that gets the money. */
  seller_id: z.string().nullable(),
  /** False: an account for tests. */
  live_mode: z.boolean(),
  connected_at: Instant.nullable(),
  connected_by: z.string().nullable(),
  /** The service talks to its own simulator. */
  simulated: z.boolean(),
});
export type MercadoPagoConnection = z.output<typeof MercadoPagoConnection>;
export const AuthorizationUrl = z.object({ authorization_url: z.string() });
export const OAuthCallback = z.strictObject({ code: z.string().min(1).max(500), state: z.string().min(1).max(200) });
export const OAuthConnected = z.object({ club_id: Id, club_name: z.string() });
export type OAuthConnected = z.output<typeof OAuthConnected>;
