import sql from 'sql-template-tag';
import type { Tx } from './database';

/** Parts of the platform that super admins can close. */
export type FeatureSwitch = 'sign_up' | 'online_booking';

/** Returns whether a part of the platform is open. For tenant and platform transactions. */
export async function isOpen(tx: Tx, name: FeatureSwitch): Promise<boolean> {
  const [row] = await tx.query<{ value: boolean }>(sql`select value from settings where key = ${name}`);
  return row?.value !== false;
}
