import type { Booking, ChangeScope } from '@canchero/shared-contracts/booking';
import { amountText, parseAmount } from '@canchero/shared-contracts/core';
import { useClub, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import type { Share } from '@canchero/shared-contracts/payment';
import { Button } from '@canchero/shared-contracts/ui';
import { AmountField, Field, Radio, RadioGroup } from '@canchero/shared-contracts/ui-forms';
import { DialogForm, useWhileOpen } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../text';
import { usePaymentActions } from './use-payment-actions';
import { usePaymentError } from './use-payment-error';

interface ChangeShareDialogProps {
  share: Share;
  booking: Booking;
  onClose(): void;
}

/** Sets a player's share of a booking, or returns it to the equal split; for a fixed booking, in the chosen dates. */
export function ChangeShareDialog({ share, booking, onClose }: ChangeShareDialogProps) {
  const text = useText();
  const host = useHost();
  const club = useClub();
  const formatter = useFormatter(club);
  const paymentError = usePaymentError();
  const actions = usePaymentActions(club.id, booking.id);
  const [typed, setTyped] = useState(() => amountText(share.amount));
  const [scope, setScope] = useState<ChangeScope>('one');
  const amount = parseAmount(typed);
  const close = useWhileOpen(onClose);
  const set = async (value: number | null) => {
    const { series } = await actions.setShare(share.player_id, { share: value, ...(scope !== 'one' && { scope }) });
    if (series) host.toast({ intent: 'success', body: text('pay.share.scope.done', series) });
    return true;
  };
  const failed = (error: unknown) => paymentError(text('pay.failed.change'), error);
  const split = () => set(null).then(close, (error) => host.toast({ intent: 'error', body: failed(error) }));
  return (
    <DialogForm
      title={text('pay.share.title', { name: share.name })}
      action={text('action.save')}
      onSubmit={async () => amount !== null && set(amount)}
      explain={failed}
      onClose={onClose}
    >
      <AmountField
        label={text('pay.share.amount')}
        value={typed}
        onChange={setTyped}
        hint={text('pay.share.paid', { paid: formatter.money(share.paid) })}
        error={amount === null ? text('problem.price_invalid') : undefined}
        autoFocus
      />
      {booking.series_id !== null && (
        <Field label={text('pay.share.scope')} {...(scope !== 'one' && { hint: text('pay.share.scope.rule') })}>
          <RadioGroup value={scope} onChange={(_, data) => setScope(data.value as ChangeScope)}>
            <Radio value="one" label={text('series.scope.one', { date: formatter.date(booking.start) })} />
            <Radio value="from" label={text('series.scope.from')} />
            <Radio value="series" label={text('series.scope.series')} />
          </RadioGroup>
        </Field>
      )}
      {(share.agreed || scope !== 'one') && (
        <Button appearance="subtle" onClick={() => void split()}>
          {text('pay.share.equal')}
        </Button>
      )}
    </DialogForm>
  );
}
