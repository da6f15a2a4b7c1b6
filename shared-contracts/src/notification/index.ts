export { notificationEndpoints } from './endpoints';
export { notificationEvents } from './events';
export { formatPosition, isAfter, type Position, parsePosition } from './position';
export type { Notification } from './schema';
