import { createHash, createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import { errors, type JWSHeaderParameters, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'canchero';
/** Lifetime of an access token in minutes. */
const TOKEN_MINUTES = 10;

export type Audience = 'user' | 'admin' | 'stream';

/** Claims of a token. Only `stream` tokens carry a club. */
export interface Claims {
  userId: string;
  sessionId: string;
  audience: Audience;
  clubId: string | null;
}

/** Reason why a token is not accepted. */
export type TokenProblem = 'expired' | 'invalid';

interface CheckedToken {
  claims: Claims;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Number of tokens whose checked signature is cached: checking it is the most expensive step of an admission. */
const MAX_CACHED = 5_000;

/** Returns the id of an Ed25519 public key: its thumbprint. @see RFC 7638 */
function keyIdOf(publicKey: KeyObject): string {
  const { crv, kty, x } = publicKey.export({ format: 'jwk' });
  return createHash('sha256').update(JSON.stringify({ crv, kty, x })).digest('base64url');
}

/**
 * Signs and verifies access tokens, each for one audience.
 * @see RFC 7519 (JWT), RFC 8037 (EdDSA)
 */
export class Tokens {
  private readonly keyId: string;
  private readonly publicKeys: ReadonlyMap<string, KeyObject>;
  private readonly cache = new Map<string, CheckedToken>();

  /** @param accepted public keys of other instances, whose tokens are accepted too while keys are changed */
  constructor(
    private readonly privateKey: KeyObject,
    private readonly clock: () => Date,
    accepted: readonly KeyObject[] = [],
  ) {
    const own = createPublicKey(privateKey);
    this.keyId = keyIdOf(own);
    this.publicKeys = new Map([own, ...accepted].map((key) => [keyIdOf(key), key]));
  }

  /**
   * Signs a token with an id of its own (`jti`): two tokens of a session within one second would otherwise be the same
   * text, by which a page distinguishes a renewed token from the refused one.
   */
  async sign(claims: Claims): Promise<{ token: string; expiresAt: Date }> {
    const issued = Math.floor(this.clock().getTime() / 1000);
    const expires = issued + TOKEN_MINUTES * 60;
    const token = await new SignJWT({ sid: claims.sessionId, ...(claims.clubId && { club: claims.clubId }) })
      .setProtectedHeader({ alg: 'EdDSA', kid: this.keyId })
      .setIssuer(ISSUER)
      .setSubject(claims.userId)
      .setAudience(claims.audience)
      .setIssuedAt(issued)
      .setExpirationTime(expires)
      .setJti(randomBytes(8).toString('base64url'))
      .sign(this.privateKey);
    return { token, expiresAt: new Date(expires * 1000) };
  }

  /**
   * Returns the claims of a token for one of these audiences, or the reason why it is not accepted. A token of another
   * audience is `invalid`, even if it has expired.
   */
  async verify(token: string, audiences: readonly Audience[]): Promise<Claims | TokenProblem> {
    const known = this.cache.get(token) ?? (await this.checkSignature(token, audiences));
    if (typeof known === 'string') return known;
    if (!audiences.includes(known.claims.audience)) return 'invalid';
    return known.expiresAt <= this.clock().getTime() ? 'expired' : known.claims;
  }

  private async checkSignature(token: string, audiences: readonly Audience[]): Promise<CheckedToken | TokenProblem> {
    try {
      const { payload } = await jwtVerify(token, (header) => this.keyOf(header), {
        algorithms: ['EdDSA'],
        issuer: ISSUER,
        audience: [...audiences],
        currentDate: this.clock(),
        requiredClaims: ['sub', 'sid', 'exp'],
      });
      const claims: Claims = {
        userId: payload.sub as string,
        sessionId: payload.sid as string,
        audience: payload.aud as Audience,
        clubId: (payload.club as string | undefined) ?? null,
      };
      return this.remember(token, { claims, expiresAt: (payload.exp as number) * 1000 });
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
    }
  }

  /** Returns the key of a token; tokens without a key id are of the time before there were any. */
  private keyOf({ kid = this.keyId }: JWSHeaderParameters): KeyObject {
    const key = this.publicKeys.get(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  /** Caches a checked token in place of the oldest one. Its expiry is still checked at each call. */
  private remember(token: string, checked: CheckedToken): CheckedToken {
    const [oldest] = this.cache.keys();
    if (this.cache.size >= MAX_CACHED && oldest !== undefined) this.cache.delete(oldest);
    this.cache.set(token, checked);
    return checked;
  }
}
