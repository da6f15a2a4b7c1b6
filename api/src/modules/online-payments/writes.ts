export { backoff } from './backoff';
export { claimMessages, delayMessage, endMessage } from './message-sql';
export { openCheckout, startCheckout } from './start-checkout';
