export { healthEndpoints } from './endpoints';
