export { PLATFORM_ZONE } from './vocabulary';
