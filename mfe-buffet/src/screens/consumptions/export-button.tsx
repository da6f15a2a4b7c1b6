import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import type { Language } from '@canchero/shared-contracts/core';
import { saveFile, useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Button } from '@canchero/shared-contracts/ui';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useText } from '../../text';
import type { ConsumptionFilter } from './model/filter';

interface ExportButtonProps {
  clubId: string;
  filter: ConsumptionFilter;
  disabled: boolean;
}

/** Saves all matches of the filter as a CSV file. */
export function ExportButton({ clubId, filter, disabled }: ExportButtonProps) {
  const host = useHost();
  const text = useText();
  const errorText = useErrorText();
  const { locale } = useIntl();
  const save = useMutation({
    mutationFn: () =>
      host.call(consumptionEndpoints.export, {
        params: { clubId },
        query: { ...filter, language: locale as Language },
      }),
    onSuccess: saveFile,
    onError: (error) => host.toast({ intent: 'error', title: text('failed.export'), body: errorText(error) }),
  });
  return (
    <Button icon={<ArrowDownloadRegular />} disabled={disabled || save.isPending} onClick={() => save.mutate()}>
      {text('items.export')}
    </Button>
  );
}
