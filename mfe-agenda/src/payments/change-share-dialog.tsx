import { amountText, parseAmount } from '@canchero/shared-contracts/core';
import { useClub, useFormatter, useHost } from '@canchero/shared-contracts/kit';
import type { Share } from '@canchero/shared-contracts/payment';
import { Button } from '@canchero/shared-contracts/ui';
import { AmountField } from '@canchero/shared-contracts/ui-forms';
import { DialogForm } from '@canchero/shared-contracts/ui-overlay';
import { useState } from 'react';
import { useText } from '../text';
import { usePaymentActions } from './use-payment-actions';
import { usePaymentError } from './use-payment-error';

/** Sets a player's share of a booking, or returns it to the equal split. */
export function ChangeShareDialog({ share, bookingId, onClose }: { share: Share; bookingId: string; onClose(): void }) {
  const text = useText();
  const host = useHost();
  const club = useClub();
  const formatter = useFormatter(club);
  const paymentError = usePaymentError();
  const actions = usePaymentActions(club.id, bookingId);
  const [typed, setTyped] = useState(() => amountText(share.amount));
  const amount = parseAmount(typed);
  const set = async (value: number | null) => {
    await actions.setShare(share.player_id, value);
    return true;
  };
  const failed = (error: unknown) => paymentError(text('pay.failed.change'), error);
  const split = () => set(null).then(onClose, (error) => host.toast({ intent: 'error', body: failed(error) }));
  return (
    <DialogForm
      title={text('pay.share.title', { name: share.name })}
      action={text('pay.save')}
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
      {share.agreed && (
        <Button appearance="subtle" onClick={() => void split()}>
          {text('pay.share.equal')}
        </Button>
      )}
    </DialogForm>
  );
}
