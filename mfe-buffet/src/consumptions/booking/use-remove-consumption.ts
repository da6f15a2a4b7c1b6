import type { Consumption } from '@canchero/shared-contracts/consumption';
import { commonErrors, isError } from '@canchero/shared-contracts/core';
import { useClub, useErrorText, useFormatter, useHost } from '@canchero/shared-contracts/kit';
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
  const formatter = useFormatter(useClub());
  const actions = useConsumptionActions(clubId);
  const failed = (error: unknown) =>
    host.toast({ intent: 'error', title: text('consumptions.failed.change'), body: errorText(error) });
  /** Says what a colleague has made of it, which stays until it is removed once more. */
  const changed = ({ name }: Consumption, { quantity, total }: Consumption) =>
    host.toast({
      intent: 'warning',
      title: text('consumptions.kept', { name }),
      body: text('consumptions.kept.why', { quantity, total: formatter.money(total) }),
      duration: 8000,
    });
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
      if (isError(error, commonErrors.stale_version)) changed(consumption, error.params.current as Consumption);
      else failed(error);
    }
  };
}
