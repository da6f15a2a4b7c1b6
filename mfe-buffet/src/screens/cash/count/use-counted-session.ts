import type { CashSession } from '@canchero/shared-contracts/cash';
import { useState } from 'react';

/** Returns the session that was open when the count began, even if a colleague has closed it since. Null for no count. */
export function useCountedSession(isCounting: boolean, session: CashSession | null): CashSession | null {
  const [counted, setCounted] = useState<CashSession | null>(null);
  if (isCounting && !counted && session) setCounted(session);
  if (!isCounting && counted) setCounted(null);
  return isCounting ? (counted ?? session) : null;
}
