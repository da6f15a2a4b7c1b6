import { isAppError } from '@canchero/shared-contracts/core';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { useCallback } from 'react';

/** An error of a call that moves money, in the user's words, under what failed: "Error al agregar el pago: …". */
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
