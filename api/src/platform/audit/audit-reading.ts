import type { Tx } from '../db/database';
import type { AdminActor } from './actor';
import { audit } from './audit';

/** Appends that a super admin read a list of people's data: how long it was, and what it was searched by, if anything. */
export function auditReading(tx: Tx, admin: AdminActor, action: string, count: number, search: object): Promise<void> {
  const filters: Record<string, string> = Object.fromEntries(Object.entries(search).filter(([, value]) => value));
  return audit(tx, { ...admin, action, count, ...(Object.keys(filters).length > 0 && { filters }) });
}
