export { openCheckout, startCheckout } from './start-checkout';
