export { auditEndpoints } from './endpoints';
export type { AuditPage, AuditQuery, AuditRow } from './schema';
export { AUDIT_AREAS } from './vocabulary';
