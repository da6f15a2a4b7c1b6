export { adminAuditEndpoints } from './endpoints';
export { ACT_REASON, MAX_AUDIT_DAYS } from './limits';
export type { AdminAuditPage, AdminAuditRow } from './schema';
