/** Milliseconds allowed for inspecting a refused file, since the fallback to an older release waits for the result. */
const LOOK_MS = 1000;

/**
 * Tells whether a file that could not be loaded is there, but has another checksum: the browser's own error does not
 * say. It is asked for twice, without the checksum and with it, since a page without https cannot hash.
 * @see https://www.w3.org/TR/SRI/
 */
export async function isAltered(url: string, integrity: string | undefined): Promise<boolean> {
  if (!integrity) return false;
  const look = (options?: RequestInit) =>
    fetch(url, { cache: 'force-cache', signal: AbortSignal.timeout(LOOK_MS), ...options });
  try {
    if (!(await look()).ok) return false;
  } catch {
    return false;
  }
  return look({ integrity }).then(
    () => false,
    ({ name }: Error) => name !== 'TimeoutError',
  );
}
