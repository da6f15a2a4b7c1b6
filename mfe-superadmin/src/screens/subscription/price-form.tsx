import { amountText, parseAmount } from '@canchero/shared-contracts/core';
import { useErrorText } from '@canchero/shared-contracts/kit';
import { type AgreedPrice, BILLINGS, PLAN_NAMES, PRICED_PLANS } from '@canchero/shared-contracts/subscription';
import { Text } from '@canchero/shared-contracts/ui';
import { AmountField, Field, Select } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { isReason, ReasonField } from '../../page/reason-field';
import { useText } from '../../text';
import type { ChangeFormProps } from './change-form';

/** Agrees on a price with an owner, or goes back to the catalogue's with an empty amount. */
export function PriceForm({ subscription, change, onClose }: ChangeFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const agreed = subscription.agreed_price;
  const [plan, setPlan] = useState<AgreedPrice['plan']>(agreed?.plan ?? pricedPlan(subscription.plan));
  const [billing, setBilling] = useState<AgreedPrice['billing']>(agreed?.billing ?? subscription.billing ?? 'monthly');
  const [typed, setTyped] = useState(agreed ? amountText(agreed.amount) : '');
  const [reason, setReason] = useState('');
  const amount = parseAmount(typed);
  const isBack = typed.trim() === '' && agreed !== null;
  const submit = async () => {
    await change({ price_override: amount ? { plan, billing, amount } : null, reason: reason.trim() });
    return true;
  };
  return (
    <DialogForm
      title={text('subscription.price.title', { name: subscription.owner_name })}
      action={text(isBack ? 'subscription.price.back' : 'subscription.price.action')}
      ready={isReason(reason) && (isBack || (amount !== null && amount > 0))}
      onSubmit={submit}
      explain={errorText}
      onClose={onClose}
    >
      <Text>{text('subscription.price.effect')}</Text>
      <Field label={text('revenue.plan')}>
        <Select value={plan} onChange={(_, { value }) => setPlan(value as AgreedPrice['plan'])}>
          {PRICED_PLANS.map((id) => (
            <option key={id} value={id}>
              {PLAN_NAMES[id]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={text('subscription.billing')}>
        <Select value={billing} onChange={(_, { value }) => setBilling(value as AgreedPrice['billing'])}>
          {BILLINGS.map((id) => (
            <option key={id} value={id}>
              {text(`subscription.billing.${id}`)}
            </option>
          ))}
        </Select>
      </Field>
      <AmountField
        label={text('subscription.price.amount')}
        hint={agreed ? text('subscription.price.amountHint') : undefined}
        value={typed}
        onChange={setTyped}
      />
      <ReasonField value={reason} hint={text('subscription.reasonHint')} autoFocus={false} onChange={setReason} />
    </DialogForm>
  );
}

const pricedPlan = (plan: string): AgreedPrice['plan'] => PRICED_PLANS.find((id) => id === plan) ?? 'premium';
