import { isError } from '@canchero/shared-contracts/core';
import { useClub, useErrorText, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import { playerErrors } from '@canchero/shared-contracts/player';
import { Text } from '@canchero/shared-contracts/ui';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useText } from '../../../text';

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
  const errorText = useErrorText();
  const host = useHost();
  const formatter = useFormatter(useClub());
  const explain = (error: unknown) => {
    if (!isError(error, playerErrors.player_has_balance)) return errorText(error);
    const { credit, owed } = error.params as { credit: number; owed: number };
    return text('players.remove.balance', { credit: formatter.money(credit), owed: formatter.money(owed) });
  };
  const remove = async () => {
    await onRemove();
    host.toast({ intent: 'success', body: text('players.removed', { name }) });
    onClose(true);
    return false;
  };
  return (
    <DialogForm
      title={text('players.remove.title', { name })}
      action={text('players.remove')}
      onSubmit={remove}
      explain={explain}
      onClose={() => onClose(false)}
    >
      <Text>{text('players.remove.body')}</Text>
    </DialogForm>
  );
}
