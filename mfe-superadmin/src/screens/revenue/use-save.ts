import type { CsvFile, Language } from '@canchero/shared-contracts/core';
import { saveFile, useHost } from '@canchero/shared-contracts/kit';
import { useIntl } from 'react-intl';
import { useText } from '../../text';

/** Returns a function that saves the file which a call makes in the language of the page; a failure is shown as a toast. */
export function useSave(): (load: (language: Language) => Promise<CsvFile>) => Promise<void> {
  const text = useText();
  const host = useHost();
  const { locale } = useIntl();
  return async (load) => {
    try {
      saveFile(await load(locale as Language));
    } catch (error) {
      host.toastError(error, text('movements.exportFailed'));
    }
  };
}
