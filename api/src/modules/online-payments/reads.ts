export { mayStillPay, selectCheckoutOf } from './checkout-sql';
