import { bookingEndpoints } from '@canchero/shared-contracts/booking';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { useCallback } from 'react';
import { useText } from '../text';

/** Actions by which a payment that stands gets another version. */
const CHANGES = new Set(['payment.change', 'payment.refund']);

/** Returns a function that says why a payment of a booking was not undone: who changed it since, or the reason. */
export function useUndoRefusal(clubId: string, bookingId: string): (error: unknown) => Promise<string> {
  const host = useHost();
  const text = useText();
  const errorText = useErrorText();
  return useCallback(
    async (error) => {
      if (!isError(error, commonErrors.stale_version)) return errorText(error);
      const call = host.call(bookingEndpoints.history, { params: { clubId, bookingId } });
      const entry = (await call.catch(() => [])).find(({ action }) => CHANGES.has(action));
      const name = entry?.actor_name;
      if (name && name === host.session.getState().user?.name) return text('undo.stale.payment.own');
      return text('undo.stale.payment', { name: name ?? 'none' });
    },
    [host, text, errorText, clubId, bookingId],
  );
}
