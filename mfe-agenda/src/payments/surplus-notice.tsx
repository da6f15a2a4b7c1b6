import { type Formatter, useClub, useHost } from '@canchero/shared-contracts/kit';
import { smallestUnit } from '@canchero/shared-contracts/payable';
import type { BookingPayments } from '@canchero/shared-contracts/payment';
import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@canchero/shared-contracts/ui';
import { useState } from 'react';
import { useText } from '../text';
import { surplusOwners } from './model/amounts';
import { usePaymentActions } from './use-payment-actions';
import { usePaymentError } from './use-payment-error';

/** Names players who paid more than the price, with a button that turns the surplus into credit. */
export function SurplusNotice({ money, formatter }: { money: BookingPayments; formatter: Formatter }) {
  const text = useText();
  const host = useHost();
  const club = useClub();
  const actions = usePaymentActions(club.id, money.booking.id);
  const paymentError = usePaymentError();
  const [sending, setSending] = useState(false);
  const owners = surplusOwners(money, smallestUnit(club.currency));
  const toCredit = async (player_id: string, amount: number) => {
    setSending(true);
    try {
      await actions.creditSurplus({ player_id, amount });
      host.toast({ intent: 'success', body: text('pay.credit.done', { amount: formatter.money(amount) }) });
    } catch (error) {
      host.toast({ intent: 'error', body: paymentError(text('pay.failed.change'), error) });
    }
    setSending(false);
  };
  return owners.map(({ player_id, name, surplus }) => (
    <MessageBar key={player_id} intent="warning" role="status">
      <MessageBarBody>{text('pay.credit.offer', { name, amount: formatter.money(surplus) })}</MessageBarBody>
      <MessageBarActions>
        <Button size="small" disabled={sending} onClick={() => void toCredit(player_id, surplus)}>
          {text('pay.credit')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  ));
}
