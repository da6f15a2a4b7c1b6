import { createHash } from 'node:crypto';
import type { Services } from '../../platform/services';

/** How a state, or a code, is known here. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Where sellers are sent back to; the same when they are sent away and when their code is exchanged. */
export const redirectUriOf = ({ config }: Pick<Services, 'config'>) => `${config.publicUrl}/oauth/mercadopago/callback`;
