import { calendarDate } from '@canchero/shared-contracts/address/calendar-date';
import { oneOf } from '@canchero/shared-contracts/address/one-of';
import { AUDIT_AREAS, type AuditQuery } from '@canchero/shared-contracts/audit';

export type AuditFilter = Omit<AuditQuery, 'cursor'>;
export const AUDIT_KEYS = ['area', 'actor_id', 'from', 'to'] as const;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the audit filter from the address; invalid parameters are ignored. */
export function auditFilterOf(address: URLSearchParams): AuditFilter {
  const area = oneOf(AUDIT_AREAS)(address.get('area'));
  const actor = address.get('actor_id');
  const [from, to] = (['from', 'to'] as const).map((key) => calendarDate(address.get(key)));
  return {
    ...(area && { area }),
    ...(actor && ID.test(actor) && { actor_id: actor }),
    ...(from && { from }),
    ...(to && { to }),
  };
}
