const texts = new Map<string, string>();
/** The registry names manifests by path, the runtime asks for whole addresses. */
const whole = (url: string) => new URL(url, window.location.href).href;

/** Keeps the manifest that the preflight fetched, so that Module Federation need not fetch it again. */
export const keepManifest = (url: string, text: string) => texts.set(whole(url), text);

/** Hands it over, once. Without imports, for the runtime's plugin runs before anything shared is there. */
export function takeManifest(url: string): string | undefined {
  const text = texts.get(whole(url));
  texts.delete(whole(url));
  return text;
}
