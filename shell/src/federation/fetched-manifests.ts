const texts = new Map<string, string>();

/** Keeps the manifest that the preflight fetched, so that Module Federation need not fetch it again. */
export const keepManifest = (url: string, text: string) => texts.set(url, text);

/** Hands it over, once. Without imports, for the runtime's plugin runs before anything shared is there. */
export function takeManifest(url: string): string | undefined {
  const text = texts.get(url);
  texts.delete(url);
  return text;
}
