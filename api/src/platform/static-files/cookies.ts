import type { FastifyReply, FastifyRequest } from 'fastify';

type Headers = Pick<FastifyRequest, 'headers'>;

/** Returns the value of a cookie without decoding it. */
export function cookie({ headers }: Headers, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Name of the cookie with the shell's release of a signed-in user; a page without a session has none. */
const SHELL_COOKIE = 'shellRelease';
/** Name of the cookie in which a page notes the release of the shell that did not start in this browser. */
const FAILED_COOKIE = 'failedShell';

/** Returns the shell's release that a browser's session has; null if there is none. */
export const sessionShell = (request: Headers): string | null => cookie(request, SHELL_COOKIE) || null;

/** Checks whether a release of the shell did not start in a browser, which then gets another one. */
export const hasFailed = (request: Headers, version: string): boolean => cookie(request, FAILED_COOKIE) === version;

/**
 * Writes the shell's release of a session into the browser's cookie. Scripts of the page read it too, and it ends with the
 * browser, as a session does.
 * @param version null if there is no session, which removes the cookie
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-4.1
 */
export function writeShellCookie(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  version: string | null,
  { secure }: { secure: boolean },
): void {
  if (version === null && cookie(request, SHELL_COOKIE) === undefined) return;
  const value = version === null ? `${SHELL_COOKIE}=; Max-Age=0` : `${SHELL_COOKIE}=${version}`;
  reply.header('set-cookie', `${value}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`);
}
