const asked = new Set<string>();

/**
 * Asks for files beside the entry that will ask for them: scripts and style sheets, by their endings. Once: what two
 * modules of a remote need is there already for the second.
 */
export function preloadFiles(urls: readonly string[]): void {
  for (const url of urls) {
    if (asked.has(url)) continue;
    asked.add(url);
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = url.endsWith('.css') ? 'style' : 'script';
    link.href = url;
    document.head.append(link);
  }
}
