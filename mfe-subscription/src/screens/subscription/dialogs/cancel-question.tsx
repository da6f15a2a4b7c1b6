import { useErrorText, useHost } from '@canchero/shared-contracts/kit';
import { MAX_LEAVING_REASON, type Plan, type SubscriptionDetails } from '@canchero/shared-contracts/subscription';
import { MessageBar, MessageBarBody, Spinner } from '@canchero/shared-contracts/ui';
import { Field, Textarea } from '@canchero/shared-contracts/ui-forms';
import { Question, useFailure, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../format/use-format';
import { useText } from '../../../text';
import { useKeptCourts } from './kept-courts';
import { Losses } from './losses';
import { usePlanChanges, usePreview } from './queries';

interface CancelQuestionProps {
  /** Plan in force. */
  plan: Plan;
  details: SubscriptionDetails;
  onClose(): void;
}

/** Decision to leave the plan: what changes on which day, and why. */
export function CancelQuestion({ plan, details, onClose }: CancelQuestionProps) {
  const text = useText();
  const errorText = useErrorText();
  const host = useHost();
  const { date } = useFormat();
  const [reason, setReason] = useState('');
  const { data: preview, isPending } = usePreview('starter', 'monthly');
  const kept = useKeptCourts(preview?.clubs ?? []);
  const { leave } = usePlanChanges();
  const [failure, fail] = useFailure(text('failed.cancel'), errorText);
  const close = useWhileOpen(onClose);
  const leaving = useMutation({
    mutationFn: () => leave(reason.trim(), kept.changed),
    onSuccess: () => {
      host.toast({ intent: 'success', title: text('cancel.done') });
      close();
    },
    onMutate: () => fail(null),
    onError: fail,
  });
  const { is_trial, ends_at, subscription } = details;
  const goesOn = subscription.status === 'active' && ends_at !== null;
  return (
    <Question
      title={text('cancel.title')}
      confirm={text(is_trial ? 'cancel.confirmTrial' : 'cancel.confirm')}
      keep={text('planned.keep', { plan: plan.name })}
      busy={leaving.isPending}
      disabled={!kept.fits}
      onConfirm={leaving.mutate}
      onKeep={onClose}
    >
      <span>
        {goesOn
          ? text('cancel.paid', { plan: plan.name, date: date(ends_at) })
          : text('cancel.now', { plan: plan.name })}
      </span>
      {preview ? <Losses preview={preview} kept={kept} /> : isPending && <Spinner label={text('change.calculating')} />}
      <Field label={text('cancel.reason')}>
        <Textarea
          value={reason}
          maxLength={MAX_LEAVING_REASON}
          resize="vertical"
          onChange={(_, { value }) => setReason(value)}
        />
      </Field>
      {failure !== null && (
        <MessageBar intent="error" role="alert">
          <MessageBarBody>
            {text('failed.because', { what: text('failed.cancel'), reason: errorText(failure) })}
          </MessageBarBody>
        </MessageBar>
      )}
    </Question>
  );
}
