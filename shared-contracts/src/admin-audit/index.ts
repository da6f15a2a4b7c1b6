export { adminAuditEndpoints } from './endpoints';
export { ACT_REASON } from './limits';
export type { AdminAuditPage, AdminAuditRow } from './schema';
