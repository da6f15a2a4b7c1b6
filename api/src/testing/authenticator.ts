import { TOTP } from 'otpauth';

/** Authenticator of an account, as on a phone. It never shows a code twice, since each is accepted once. */
export class Authenticator {
  private readonly totp: TOTP;
  private shown = 0;

  constructor(secret: string) {
    this.totp = new TOTP({ secret });
  }

  /** Returns the present code, or the next one if that was shown before. */
  code(now: Date): string {
    this.shown = Math.max(TOTP.counter({ timestamp: now.getTime() }), this.shown + 1);
    return this.totp.generate({ timestamp: this.shown * 30_000 });
  }
}
