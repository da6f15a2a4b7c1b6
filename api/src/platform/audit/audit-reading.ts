import type { Tx } from '../db/database';
import type { AdminActor } from './actor';
import { audit } from './audit';

/** Records in the audit that a super admin read a list of personal data, with its length and search filters. */
export function auditReading(tx: Tx, admin: AdminActor, action: string, count: number, search: object): Promise<void> {
  const filters: Record<string, string> = Object.fromEntries(Object.entries(search).filter(([, value]) => value));
  return audit(tx, { ...admin, action, count, ...(Object.keys(filters).length > 0 && { filters }) });
}
