import { useHost } from '@canchero/shared-contracts/kit';
import { Text } from '@canchero/shared-contracts/ui';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useText } from '../../../text';
import { useOpenAccounts } from './use-open-accounts';

/** Confirms the removal of a player and shows the error that prevents it. */
export function RemovePlayerDialog({
  name,
  onRemove,
  onClose,
}: {
  name: string;
  onRemove(): Promise<void>;
  onClose(removed: boolean): void;
}) {
  const text = useText();
  const host = useHost();
  const explain = useOpenAccounts('players.remove.balance');
  const remove = async () => {
    await onRemove();
    host.toast({ intent: 'success', body: text('players.removed', { name }) });
    onClose(true);
    return false;
  };
  return (
    <DialogForm
      title={text('players.remove.title', { name })}
      action={text('action.remove')}
      onSubmit={remove}
      explain={explain}
      onClose={() => onClose(false)}
    >
      <Text>{text('players.remove.body')}</Text>
    </DialogForm>
  );
}
