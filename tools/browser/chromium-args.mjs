/** A browser that calls nobody. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One that does not slow down what is not looked at, either. */
export const MEASURING_ARGS = [
  ...CHROMIUM_ARGS,
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
];
