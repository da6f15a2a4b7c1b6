export { notificationEndpoints } from './endpoints';
export { notificationEvents } from './events';
export type { Notification } from './schema';
