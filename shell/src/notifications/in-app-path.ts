/** Returns the path of a URL inside this application, or null for any other value. */
export function inAppPath(url: unknown): string | null {
  if (typeof url !== 'string' || !url.startsWith('/')) return null;
  const { origin } = window.location;
  if (!URL.canParse(url, origin)) return null;
  const target = new URL(url, origin);
  return target.origin === origin ? target.pathname + target.search + target.hash : null;
}
