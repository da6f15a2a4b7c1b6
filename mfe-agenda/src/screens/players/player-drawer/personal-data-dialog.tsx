import { useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { Button, Text } from '@canchero/shared-contracts/ui';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../../../text';
import { useOpenAccounts } from './use-open-accounts';

interface PersonalDataDialogProps {
  name: string;
  onDownload(): Promise<void>;
  onErase(): Promise<void>;
  onClose(erased: boolean): void;
}

/** Gives a player the data that the club keeps about them, or erases these, and shows the error that prevents it. */
export function PersonalDataDialog({ name, onDownload, onErase, onClose }: PersonalDataDialogProps) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const explain = useOpenAccounts('players.erase.balance');
  const [loading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    await onDownload().catch((error: unknown) => host.toast({ intent: 'error', body: errorText(error) }));
    setLoading(false);
  };
  const erase = async () => {
    await onErase();
    host.toast({ intent: 'success', body: text('players.erased', { name }) });
    onClose(true);
    return false;
  };
  return (
    <DialogForm
      title={text('players.data.title', { name })}
      action={text('players.erase')}
      onSubmit={erase}
      explain={explain}
      onClose={() => onClose(false)}
    >
      <Text>{text('players.data.body')}</Text>
      <Button disabled={loading} onClick={() => void download()}>
        {text('players.data.download')}
      </Button>
      <Text>{text('players.erase.body')}</Text>
    </DialogForm>
  );
}
