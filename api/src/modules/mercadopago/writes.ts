export { sellerToken } from './refresh';
