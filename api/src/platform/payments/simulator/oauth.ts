import { randomBytes, randomInt } from 'node:crypto';
import { challengeOf } from '../mercadopago';

const CODE_MS = 10 * 60_000;
/** Lifetime of tokens in seconds: 180 days, like that of Mercado Pago. */
const EXPIRES_IN = 15_552_000;

/** Answer in the form of Mercado Pago's. */
export interface Answer {
  status: number;
  body: unknown;
}

interface Code {
  clientId: string;
  redirectUri: string;
  challenge: string | null;
  sellerId: number;
  expiresAt: number;
}

const refusal = (error: string, message: string): Answer => ({
  status: 400,
  body: { message, error, status: 400, cause: [] },
});
const random = (bytes: number) => randomBytes(bytes).toString('hex');

/**
 * Simulates Mercado Pago's OAuth in memory: codes last ten minutes and work once, refresh tokens change at every use.
 * @see RFC 6749, RFC 7636
 */
export class SimulatedOAuth {
  private readonly codes = new Map<string, Code>();
  private readonly spent = new Set<string>();

  constructor(
    private readonly client: { id: string; secret: string },
    private readonly clock: () => Date,
  ) {}

  /** Returns the seller of an access token; null for one that was not issued here, or was withdrawn. */
  sellerOf(token: string): number | null {
    const seller = /^TEST-\d+-[0-9a-f]{32}-(\d+)$/.exec(token)?.[1];
    return seller && !this.spent.has(token) ? Number(seller) : null;
  }

  /** Withdraws an access token or a refresh token. */
  withdraw(token: string): void {
    this.spent.add(token);
  }

  knows(clientId: string | undefined): boolean {
    return clientId === this.client.id;
  }

  /** Issues a code for a seller who authorized us. A null `challenge` means no PKCE. */
  issueCode(redirectUri: string, challenge: string | null): string {
    const code = `TG-${random(16)}`;
    this.codes.set(code, {
      clientId: this.client.id,
      redirectUri,
      challenge,
      sellerId: randomInt(100_000_000, 999_999_999),
      expiresAt: this.clock().getTime() + CODE_MS,
    });
    return code;
  }

  /** Answers `POST /oauth/token`. */
  token(request: Record<string, unknown>): Answer {
    if (request.client_id !== this.client.id || request.client_secret !== this.client.secret) {
      return refusal('invalid_client', 'invalid client_id or client_secret');
    }
    if (request.grant_type === 'authorization_code') return this.exchange(request);
    if (request.grant_type === 'refresh_token') return this.refresh(String(request.refresh_token ?? ''));
    return refusal('unsupported_grant_type', 'grant_type must be authorization_code or refresh_token');
  }

  private exchange(request: Record<string, unknown>): Answer {
    const code = this.codes.get(String(request.code ?? ''));
    this.codes.delete(String(request.code ?? ''));
    if (!code || code.expiresAt <= this.clock().getTime()) return refusal('invalid_grant', 'code expired or not valid');
    if (code.redirectUri !== request.redirect_uri) return refusal('invalid_grant', 'redirect_uri differs');
    if (code.challenge !== null && code.challenge !== challengeOf(String(request.code_verifier ?? ''))) {
      return refusal('invalid_grant', 'code_verifier does not match');
    }
    return this.tokens(code.sellerId);
  }

  private refresh(token: string): Answer {
    const seller = /^TG-[0-9a-f]{32}-(\d+)$/.exec(token)?.[1];
    if (!seller || this.spent.has(token)) return refusal('invalid_grant', 'refresh_token expired or not valid');
    this.spent.add(token);
    return this.tokens(Number(seller));
  }

  private tokens(sellerId: number): Answer {
    return {
      status: 200,
      body: {
        access_token: `TEST-${this.client.id}-${random(16)}-${sellerId}`,
        token_type: 'Bearer',
        expires_in: EXPIRES_IN,
        scope: 'offline_access read write',
        user_id: sellerId,
        refresh_token: `TG-${random(16)}-${sellerId}`,
        public_key: `TEST-${random(16)}`,
        live_mode: false,
      },
    };
  }
}
