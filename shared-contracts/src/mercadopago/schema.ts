import { z } from 'zod';
import { Id, Instant } from '../core/schema';

/** Public part of a club's connection; its tokens never leave the service. */
export const MercadoPagoConnection = z.object({
  /** `broken`: Mercado Pago no longer accepts the connection, which has to be made again. */
  status: z.enum(['disconnected', 'connected', 'broken']),
  /** Id of the account that receives the money. */
  seller_id: z.string().nullable(),
  /** False for a test account. */
  live_mode: z.boolean(),
  connected_at: Instant.nullable(),
  connected_by: z.string().nullable(),
  /** True if the service uses its own simulator. */
  simulated: z.boolean(),
});
export type MercadoPagoConnection = z.output<typeof MercadoPagoConnection>;
export const AuthorizationUrl = z.object({ authorization_url: z.string() });
export const OAuthCallback = z.strictObject({ code: z.string().min(1).max(500), state: z.string().min(1).max(200) });
export const OAuthConnected = z.object({ club_id: Id, club_name: z.string() });
export type OAuthConnected = z.output<typeof OAuthConnected>;
