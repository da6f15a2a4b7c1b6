import { isAppError } from '@canchero/shared-contracts/core';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { useCallback } from 'react';

/** Returns a function that explains a failed payment call: "Error al agregar el pago: …". */
export function usePaymentError(): (failed: string, error: unknown) => string {
  const errorText = useErrorText();
  return useCallback(
    (failed, error) => {
      const reason = errorText(error);
      return isAppError(error) && error.status === 422 ? reason : `${failed}: ${reason}`;
    },
    [errorText],
  );
}
