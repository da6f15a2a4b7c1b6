import type { Language } from '@canchero/shared-contracts/core';
import { keyOf, saveFile, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { payingEndpoints } from '@canchero/shared-contracts/subscription';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useText } from '../../../text';

/** Reads the charges of the platform, newest first; for the owner alone. */
export function useInvoices() {
  const host = useHost();
  return useQuery({
    queryKey: keyOf(payingEndpoints.invoices),
    queryFn: ({ signal }) => host.call(payingEndpoints.invoices, {}, { signal }),
  });
}

/** Saves the receipt of a paid charge, in the reader's language. */
export function useReceipt() {
  const host = useHost();
  const text = useText();
  const errorText = useErrorText();
  const language = useIntl().locale as Language;
  return useMutation({
    mutationFn: (invoiceId: string) =>
      host.call(payingEndpoints.receipt, { params: { invoiceId }, query: { language } }),
    onSuccess: saveFile,
    onError: (error) => host.toast({ intent: 'error', title: text('failed.receipt'), body: errorText(error) }),
  });
}
