import { useErrorText, useHost } from '@canchero/shared-contracts/kit';
import type { Plan } from '@canchero/shared-contracts/subscription';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useText } from '../../../text';
import { usePlanChanges } from './queries';

interface TrialFormProps {
  plan: Plan;
  onClose(): void;
  onSending(sending: boolean): void;
}

/** Beginning of the one trial that an owner has. */
export function TrialForm({ plan, onClose, onSending }: TrialFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const { tryPlan } = usePlanChanges();
  const name = { plan: plan.name };
  const submit = async () => {
    await tryPlan(plan.id);
    host.toast({ intent: 'success', title: text('trial.done', name) });
    return true;
  };
  return (
    <DialogForm
      title={text('trial.title', name)}
      action={text('trial.start')}
      onSubmit={submit}
      explain={(error) => text('failed.because', { what: text('failed.trial'), reason: errorText(error) })}
      onClose={onClose}
      onSending={onSending}
    >
      <span>{text('trial.body', name)}</span>
      <span>{text('trial.after')}</span>
    </DialogForm>
  );
}
