import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Addresses of Mercado Pago, and the credentials of our application there. */
export interface MercadoPagoSettings {
  /** Address of the page on which sellers authorize us; without a slash at the end, like `apiUrl`. */
  authUrl: string;
  apiUrl: string;
  clientId: string;
  clientSecret: string;
  /** Secret by which its messages to us are signed. */
  webhookSecret: string;
  /** Token of the platform's own account, which owners pay for their plans; absent if plans are not sold online. */
  platformToken?: string | null;
}

/**
 * Mercado Pago refused (`refused`), did not accept the seller's token (`unauthorized`), or gave no usable answer
 * (`unavailable`). Messages hold no secrets.
 */
export class MercadoPagoError extends Error {
  override readonly name = 'MercadoPagoError';
  constructor(
    readonly kind: 'refused' | 'unauthorized' | 'unavailable',
    message: string,
    /** Code of its answer, such as `invalid_grant`; null without one. */
    readonly reason: string | null = null,
  ) {
    super(message);
  }
}

const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  /** Lifetime in seconds. */
  expires_in: z.number().int().positive(),
  user_id: z.union([z.number(), z.string()]).transform(String),
  public_key: z.string(),
  live_mode: z.boolean(),
  scope: z.string().default(''),
});
export type MercadoPagoTokens = z.output<typeof Tokens>;

const Refusal = z.object({ error: z.string() });

const TIMEOUT_MS = 8_000;

/**
 * Computes the code challenge of a verifier by the method S256.
 * @see RFC 7636, section 4.2
 */
export const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/**
 * Client of Mercado Pago's OAuth, through which a club lets us charge on its behalf. `send` is `fetch` or the
 * simulator's.
 * @see RFC 6749, sections 4.1 and 6; RFC 7636 (PKCE)
 * @see https://www.mercadopago.com.ar/developers/en/docs/security/oauth
 */
export class MercadoPago {
  constructor(
    private readonly settings: MercadoPagoSettings,
    private readonly send: typeof fetch = fetch,
  ) {}

  /** Returns the address of the page on which a seller authorizes us. */
  authorizationUrl(ask: { state: string; redirectUri: string; codeVerifier: string }): string {
    const query = new URLSearchParams({
      client_id: this.settings.clientId,
      response_type: 'code',
      platform_id: 'mp',
      state: ask.state,
      redirect_uri: ask.redirectUri,
      code_challenge: challengeOf(ask.codeVerifier),
      code_challenge_method: 'S256',
    });
    return `${this.settings.authUrl}/authorization?${query}`;
  }

  /**
   * Exchanges an authorization code for tokens.
   * @throws MercadoPagoError
   */
  exchangeCode(grant: { code: string; redirectUri: string; codeVerifier: string }): Promise<MercadoPagoTokens> {
    return this.token({
      grant_type: 'authorization_code',
      code: grant.code,
      redirect_uri: grant.redirectUri,
      code_verifier: grant.codeVerifier,
    });
  }

  /**
   * Refreshes the tokens. A refresh token works once: the answer holds the next one.
   * @throws MercadoPagoError
   */
  refresh(refreshToken: string): Promise<MercadoPagoTokens> {
    return this.token({ grant_type: 'refresh_token', refresh_token: refreshToken });
  }

  private async token(grant: Record<string, string>): Promise<MercadoPagoTokens> {
    const { clientId: client_id, clientSecret: client_secret } = this.settings;
    const response = await this.send(`${this.settings.apiUrl}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ client_id, client_secret, ...grant }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => {
      throw new MercadoPagoError('unavailable', 'no answer to /oauth/token');
    });
    const answer: unknown = await response.json().catch(() => null);
    if (response.status === 400 || response.status === 401) {
      const reason = Refusal.safeParse(answer).data?.error ?? null;
      throw new MercadoPagoError('refused', `/oauth/token answered ${response.status}`, reason);
    }
    const tokens = Tokens.safeParse(answer);
    if (!response.ok || !tokens.success) {
      throw new MercadoPagoError('unavailable', `/oauth/token answered ${response.status} without tokens`);
    }
    return tokens.data;
  }
}
