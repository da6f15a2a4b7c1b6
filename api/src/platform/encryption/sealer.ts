import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Key of 32 bytes with a short name. */
export interface SealingKey {
  id: string;
  key: Buffer;
}

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;

/**
 * Encrypts secrets that the database keeps, as `<key id>.<iv>.<tag>.<text>`. The first key seals, every key opens: to
 * rotate, put a new key first, and drop the old one once nothing is sealed with it.
 * @see NIST SP 800-38D (AES-GCM)
 */
export class Sealer {
  private readonly keys: readonly SealingKey[];

  constructor(keys: readonly SealingKey[]) {
    if (keys.length === 0) throw new Error('sealing needs a key');
    this.keys = keys;
  }

  /**
   * Encrypts a secret.
   * @param context kind and owner of the secret, as in `mercadopago:<club>:access`; opening it takes the same context
   */
  seal(secret: string, context: string): string {
    const { id, key } = this.keys[0] as SealingKey;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(context));
    const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return [id, ...[iv, cipher.getAuthTag(), text].map((part) => part.toString('base64url'))].join('.');
  }

  /**
   * Encrypts a sealed secret again with the first key; null if it is already sealed with that key.
   * @throws Error as `open` does
   */
  reseal(sealed: string, context: string): string | null {
    const { id } = this.keys[0] as SealingKey;
    return sealed.startsWith(`${id}.`) ? null : this.seal(this.open(sealed, context), context);
  }

  /**
   * Decrypts a secret.
   * @throws Error if the key is unknown, the context differs or the text was changed
   */
  open(sealed: string, context: string): string {
    const [id, ...parts] = sealed.split('.');
    const [iv, tag, text] = parts.map((part) => Buffer.from(part, 'base64url'));
    const key = this.keys.find((one) => one.id === id)?.key;
    if (!key || !iv || !tag || !text) throw new Error(`no key ${id} to open with`);
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: 16 })
      .setAAD(Buffer.from(context))
      .setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  }
}
