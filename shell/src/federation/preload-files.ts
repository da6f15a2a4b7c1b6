/** Asks for files beside the entry that will ask for them: scripts and style sheets, by their endings. */
export function preloadFiles(urls: readonly string[]): void {
  for (const url of urls) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = url.endsWith('.css') ? 'style' : 'script';
    link.href = url;
    document.head.append(link);
  }
}
