import type { Consumption } from '@canchero/shared-contracts/consumption';
import { useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { useText } from '../../text';
import { useConsumptionActions } from '../queries';

/** Returns a function that removes a consumption and offers to undo it. */
export function useRemoveConsumption(
  clubId: string,
  onChange: () => void,
): (consumption: Consumption) => Promise<void> {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const actions = useConsumptionActions(clubId);
  const failed = (error: unknown) =>
    host.toast({ intent: 'error', title: text('consumptions.failed.change'), body: errorText(error) });
  return async (consumption) => {
    try {
      await actions.remove(consumption);
      onChange();
      host.toast({
        intent: 'success',
        body: text('consumptions.removed', { name: consumption.name }),
        duration: 8000,
        action: {
          label: text('consumptions.undo'),
          run: () => void actions.restore(consumption).then(onChange, failed),
        },
      });
    } catch (error) {
      failed(error);
    }
  };
}
