export { auditEndpoints } from './endpoints';
export type { AuditPage, AuditPlace, AuditPlaces, AuditQuery, AuditRow } from './schema';
export { AUDIT_AREAS } from './vocabulary';
