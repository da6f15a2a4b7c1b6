const asked = new Set<string>();

/**
 * Preloads scripts and style sheets while the entry that will ask for them loads. Each file once: two modules of a
 * remote share files.
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
