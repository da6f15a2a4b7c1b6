import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashToken, newOpaqueToken } from '../../platform/auth/opaque-token';
import type { Services } from '../../platform/services';
import { cookie } from '../../platform/static-files/cookies';

const YEAR_SECONDS = 31_536_000;

/**
 * Returns the mark of a browser in which the owner of an address has signed in, or chose a password by a mailed link;
 * null in all others. Attempts from such a browser are counted apart from those of the world, so that wrong passwords
 * from anywhere lock nobody out of their own browser. A mark is no credential: whoever copies it may guess as often
 * as from any other network, and no more.
 * @param email in lower case
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function deviceMark(services: Pick<Services, 'config'>, request: FastifyRequest, email: string): string | null {
  const [mark, seal] = (cookie(request, nameOf(services, email)) ?? '').split('.');
  return mark && seal && isSame(seal, sealOf(services, email, mark)) ? mark : null;
}

/** Marks a browser as that of an address, for a year. A browser has a mark for each of its people. */
export function markDevice(services: Pick<Services, 'config'>, reply: FastifyReply, email: string): void {
  const mark = newOpaqueToken();
  const value = `${nameOf(services, email)}=${mark}.${sealOf(services, email, mark)}`;
  const secure = isSecure(services) ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${value}; Path=/api/auth/login; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
}

const isSecure = ({ config }: Pick<Services, 'config'>) => config.publicUrl.startsWith('https:');

/** Names the cookie of an address, which it does not tell. */
function nameOf(services: Pick<Services, 'config'>, email: string): string {
  const name = hashToken(`device of ${email}`, services.config.secrets.tokenPepper).slice(0, 16);
  return `${isSecure(services) ? '__Secure-' : ''}device-${name}`;
}

const sealOf = ({ config }: Pick<Services, 'config'>, email: string, mark: string): string =>
  hashToken(`device ${mark} of ${email}`, config.secrets.tokenPepper);

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
