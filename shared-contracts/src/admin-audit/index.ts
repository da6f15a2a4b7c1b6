export { adminAuditEndpoints } from './endpoints';
export type { AdminAuditPage, AdminAuditRow } from './schema';
export { ACT_REASON } from './vocabulary';
