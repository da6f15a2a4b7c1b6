import { useErrorText } from '@canchero/shared-contracts/kit';
import { PLAN_NAMES, PLANS, type PlanId } from '@canchero/shared-contracts/subscription';
import { Text } from '@canchero/shared-contracts/ui';
import { Field, Select } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { isReason, ReasonField } from '../../page/reason-field';
import { useText } from '../../text';
import { type ChangeFormProps, endOfDay, isEnd } from './change-form';
import { UntilField } from './until-field';

/** Grants a plan that nobody is charged for, until a date or for good. */
export function GrantForm({ subscription, change, onClose }: ChangeFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const [plan, setPlan] = useState<PlanId>(subscription.plan === 'starter' ? 'premium' : subscription.plan);
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const hasEnd = plan !== 'starter';
  const submit = async () => {
    const period_end = hasEnd && until ? endOfDay(until) : null;
    await change({ plan, period_end, reason: reason.trim() });
    return true;
  };
  return (
    <DialogForm
      title={text('subscription.grant.title', { name: subscription.owner_name })}
      action={text('subscription.grant.action')}
      ready={isReason(reason) && (!hasEnd || until === '' || isEnd(until))}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <Text>{text(subscription.is_charged ? 'subscription.grant.effectCharged' : 'subscription.grant.effect')}</Text>
      <Field label={text('revenue.plan')}>
        <Select value={plan} onChange={(_, { value }) => setPlan(value as PlanId)}>
          {PLANS.map((id) => (
            <option key={id} value={id}>
              {PLAN_NAMES[id]}
            </option>
          ))}
        </Select>
      </Field>
      {hasEnd && <UntilField value={until} endless onChange={setUntil} />}
      <ReasonField value={reason} hint={text('subscription.reasonHint')} autoFocus={false} onChange={setReason} />
    </DialogForm>
  );
}
