export { selectCheckoutOf } from './checkout-sql';
