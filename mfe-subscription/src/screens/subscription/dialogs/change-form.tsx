import { useErrorText, useHost } from '@canchero/shared-contracts/kit';
import type { Billing, ChangePreview, Plan, PlanId } from '@canchero/shared-contracts/subscription';
import { LoadError, Spinner } from '@canchero/shared-contracts/ui';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../text';
import { followStep } from '../use-plan-actions';
import { Bill } from './bill';
import { useKeptCourts } from './kept-courts';
import { Losses } from './losses';
import { usePlanChanges, usePreview } from './queries';

const NO_CLUBS: ChangePreview['clubs'] = [];

interface ChangeFormProps {
  plan: Plan;
  billing: Billing;
  /** Plan in force. */
  own: PlanId;
  onClose(): void;
  onSending(sending: boolean): void;
}

/** Change to a plan: what it charges and what stops working, and the step to the gateway if there is something to pay. */
export function ChangeForm({ plan, billing, own, onClose, onSending }: ChangeFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const format = useFormat();
  const query = usePreview(plan.id, billing);
  const { data: preview } = query;
  const kept = useKeptCourts(preview?.clubs ?? NO_CLUBS);
  const { change } = usePlanChanges();
  const isUpgrade = preview?.kind === 'upgrade';
  const submit = async () => {
    if (!preview) return false;
    const step = await change(preview, kept.changed);
    if (!followStep(step))
      host.toast({
        intent: 'success',
        title: text('change.done', { plan: plan.name, date: format.date(preview.at) }),
      });
    return true;
  };
  return (
    <DialogForm
      title={plan.id === own ? text(`plans.billing.${billing}`) : text('change.title', { plan: plan.name })}
      action={
        isUpgrade
          ? text('change.pay', { amount: format.money(preview.charged_today, preview.currency) })
          : text(plan.id === own ? 'change.agree' : 'change.confirm')
      }
      ready={preview !== undefined && preview.kind !== 'none' && kept.fits}
      onSubmit={submit}
      explain={(error) =>
        text('failed.because', {
          what: text(isUpgrade ? 'failed.upgrade' : 'failed.change'),
          reason: errorText(error),
        })
      }
      onClose={onClose}
      onSending={onSending}
    >
      {preview ? (
        preview.kind === 'none' ? (
          <p>{text('change.none')}</p>
        ) : (
          <>
            <Bill preview={preview} />
            <Losses preview={preview} kept={kept} />
          </>
        )
      ) : query.isError ? (
        <LoadError
          title={text('failed.preview')}
          reason={errorText(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <Spinner label={text('change.calculating')} />
      )}
    </DialogForm>
  );
}
