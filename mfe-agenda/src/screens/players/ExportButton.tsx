import type { Language } from '@canchero/shared-contracts/core';
import { saveFile, useHost } from '@canchero/shared-contracts/kit';
import { playerEndpoints } from '@canchero/shared-contracts/player';
import { Button } from '@canchero/shared-contracts/ui';
import { ArrowDownloadRegular } from '@fluentui/react-icons/headless/svg/arrow-download';
import { useMutation } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useText } from '../../text';
import { useErrorText } from '../../use-error-text';
import type { PlayersView } from './model/view';

/** Saves all players that the search finds as a CSV file. */
export function ExportButton({ clubId, view, disabled }: { clubId: string; view: PlayersView; disabled: boolean }) {
  const host = useHost();
  const text = useText();
  const errorText = useErrorText();
  const { locale } = useIntl();
  const save = useMutation({
    mutationFn: () =>
      host.call(playerEndpoints.export, {
        params: { clubId },
        query: {
          language: locale as Language,
          ...(view.q && { q: view.q }),
          ...(view.filter && { filter: view.filter }),
        },
      }),
    onSuccess: saveFile,
    onError: (error) => host.toast({ intent: 'error', title: text('failed.export'), body: errorText(error) }),
  });
  return (
    <Button icon={<ArrowDownloadRegular />} disabled={disabled || save.isPending} onClick={() => save.mutate()}>
      {text('bookings.export')}
    </Button>
  );
}
