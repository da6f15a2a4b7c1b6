import type { CsvFile, Language } from '@canchero/shared-contracts/core';
import { saveFile, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Button } from '@canchero/shared-contracts/ui';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useText } from './text';

interface ExportButtonProps {
  disabled: boolean;
  /** Loads the file, with headings in the given language. */
  load(language: Language): Promise<CsvFile>;
}

/** Button that saves the data of a screen as a CSV file. */
export function ExportButton({ disabled, load }: ExportButtonProps) {
  const host = useHost();
  const text = useText();
  const errorText = useErrorText();
  const { locale } = useIntl();
  const save = useMutation({
    mutationFn: () => load(locale as Language),
    onSuccess: saveFile,
    onError: (error) => host.toast({ intent: 'error', title: text('failed.export'), body: errorText(error) }),
  });
  return (
    <Button icon={<ArrowDownloadRegular />} disabled={disabled || save.isPending} onClick={() => save.mutate()}>
      {text('bookings.export')}
    </Button>
  );
}
