/** Arguments for a browser that makes no requests of its own. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Arguments for measurements: pages in the background are not slowed down either. */
export const MEASURING_ARGS = [
  ...CHROMIUM_ARGS,
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
];
