import type { Booking } from '@canchero/shared-contracts/booking';
import { MessageBar, MessageBarBody, makeStyles, tokens } from '@canchero/shared-contracts/ui';
import { Field, Radio, RadioGroup, Select } from '@canchero/shared-contracts/ui-forms';
import { useBookings } from '../../bookings-data/bookings-context';
import { CashNotice } from '../../payments/cash-notice';
import { refundByMethod } from '../../payments/model/amounts';
import { useBookingPayments, useOnlinePayments } from '../../payments/queries';
import { useReceptionCash } from '../../payments/use-reception-cash';
import { type SettlementKind, timeLeft } from '../model/cancellation';
import type { Settlement } from './use-settlement';

const useStyles = makeStyles({
  box: {
    display: 'flex',
    flexDirection: 'column',
    gap: '8px',
    padding: '12px 16px',
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  paid: { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '16px' },
  amount: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase500,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  detail: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  option: { display: 'flex', flexDirection: 'column' },
});

/** Shows what was paid for a booking and what the club's rule says, and offers the ways to settle it. */
export function SettlementChoice({ booking, settlement }: { booking: Booking; settlement: Settlement }) {
  const { club, texts } = useBookings();
  const { text, formatter } = texts;
  const styles = useStyles();
  const { terms, choices, chosen, choose, creditTo, setCreditTo, allowed } = settlement;
  const payments = useBookingPayments(club.id, booking.id).data?.payments ?? [];
  const online = useOnlinePayments(club.id, booking.id).data ?? [];
  const overGateway = payments.some(
    ({ id, amount, refunded }) => amount > refunded && online.some(({ payment_id }) => payment_id === id),
  );
  const { unit, count } = timeLeft(terms.left);
  const rule = terms.kept > 0 ? 'keep' : terms.deposit > 0 ? 'refund' : 'none';
  const methods = (amount: number) =>
    refundByMethod(payments, amount)
      .map(([method, part]) => `${text(`method.${method}`)} ${formatter.money(part)}`)
      .join(' · ');
  const anonymous = payments.some((payment) => payment.player_id === null && payment.amount > payment.refunded);
  const ownerless = anonymous && booking.players.length === 0;
  const cash = useReceptionCash(club.id);
  const inCash =
    chosen.destination === 'money' && refundByMethod(payments, chosen.returned).some(([method]) => method === 'cash');
  const owner = booking.players.find(({ id }) => id === creditTo) ?? booking.players[0];
  const optionText = (kind: SettlementKind, kept: number, returned: number) =>
    text(`cancel.money.${kind}`, { kept: formatter.money(kept), returned: formatter.money(returned) });
  return (
    <>
      <div className={styles.box}>
        <div className={styles.paid}>
          <span>{text('pay.paid')}</span>
          <span className={styles.amount}>{formatter.money(booking.paid)}</span>
        </div>
        <span className={styles.detail}>
          {text(`cancel.left.${unit}`, { count })}{' '}
          {text(`cancel.rule.${rule}`, { deposit: formatter.money(terms.deposit), hours: club.cancel_hours })}
        </span>
      </div>
      {allowed ? (
        <Field label={text('cancel.money.title')} hint={ownerless ? text('cancel.money.nobody') : undefined}>
          <RadioGroup value={chosen.kind} onChange={(_, data) => choose(data.value as SettlementKind)}>
            {choices.map(({ kind, kept, returned, destination }) => (
              <Radio
                key={kind}
                value={kind}
                disabled={kind === 'credit' && ownerless}
                label={
                  <span className={styles.option}>
                    {optionText(kind, kept, returned)}
                    {kind === chosen.kind && destination === 'money' && returned > 0 && (
                      <span className={styles.detail}>{methods(returned)}</span>
                    )}
                  </span>
                }
              />
            ))}
          </RadioGroup>
        </Field>
      ) : (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{text('cancel.money.denied')}</MessageBarBody>
        </MessageBar>
      )}
      {allowed && overGateway && chosen.destination === 'money' && chosen.returned > 0 && (
        <MessageBar intent="warning" layout="multiline" role="status">
          <MessageBarBody>{text('gateway.refundNotice.booking')}</MessageBarBody>
        </MessageBar>
      )}
      {allowed && inCash && <CashNotice cash={cash} />}
      {allowed && chosen.kind === 'credit' && anonymous && booking.players.length > 1 && (
        <Field label={text('cancel.money.creditTo')}>
          <Select value={owner?.id ?? ''} onChange={(_, data) => setCreditTo(data.value)}>
            {booking.players.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}
