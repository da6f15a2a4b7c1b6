import { AUDIT_AREAS, type AuditQuery } from '@canchero/shared-contracts/audit';
import { isDate } from '../../../bookings-data/model/club-day';

export type AuditFilter = Omit<AuditQuery, 'cursor'>;
export const AUDIT_KEYS = ['area', 'actor_id', 'from', 'to'] as const;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the audit filter from the address; invalid parameters are ignored. */
export function auditFilterOf(address: URLSearchParams): AuditFilter {
  const [area, actor, from, to] = AUDIT_KEYS.map((key) => address.get(key));
  const known = AUDIT_AREAS.find((one) => one === area);
  return {
    ...(known && { area: known }),
    ...(actor && ID.test(actor) && { actor_id: actor }),
    ...(from && isDate(from) && { from }),
    ...(to && isDate(to) && { to }),
  };
}
