import { useClub, useFormatter } from '@canchero/shared-contracts/kit';
import type { OnlinePayment } from '@canchero/shared-contracts/online-payment';
import { makeStyles, mergeClasses, Subtitle2, Text, tokens } from '@canchero/shared-contracts/ui';
import { useText } from '../text';
import { type ShownStatus, shownStatus } from './model/online-payments';
import { rejectionOf } from './model/rejection';
import { useOnlinePayments } from './queries';

const useStyles = makeStyles({
  section: { display: 'flex', flexDirection: 'column', gap: '8px' },
  title: { margin: 0 },
  list: { display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '8px',
    padding: '8px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  what: { display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' },
  detail: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground2 },
  status: { fontWeight: tokens.fontWeightSemibold },
  good: { color: tokens.colorPaletteGreenForeground1 },
  bad: { color: tokens.colorPaletteRedForeground1 },
  amount: { textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: tokens.fontWeightSemibold },
});

const BAD: readonly ShownStatus[] = ['rejected', 'charged_back', 'in_mediation', 'mismatch'];

/** Payments of a booking at the gateway, in any state, with their refunds; nothing if there are none. */
export function OnlinePayments({ bookingId }: { bookingId: string }) {
  const text = useText();
  const styles = useStyles();
  const { data, isError } = useOnlinePayments(useClub().id, bookingId);
  if (!data) return isError && <Text role="alert">{text('gateway.failed.load')}</Text>;
  if (data.length === 0) return null;
  return (
    <section className={styles.section} aria-label={text('config.tab.mercadopago')}>
      <Subtitle2 as="h3" className={styles.title}>
        {text('config.tab.mercadopago')}
      </Subtitle2>
      <ul className={styles.list}>
        {data.map((payment) => (
          <OnlinePaymentRow key={payment.gateway_id} payment={payment} />
        ))}
      </ul>
    </section>
  );
}

function OnlinePaymentRow({ payment }: { payment: OnlinePayment }) {
  const text = useText();
  const styles = useStyles();
  const formatter = useFormatter(useClub());
  const { gateway_id, amount, refunds, updated_at, status_detail } = payment;
  const status = shownStatus(payment);
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <span
          className={mergeClasses(
            styles.status,
            status === 'approved' && styles.good,
            BAD.includes(status) && styles.bad,
          )}
        >
          {text(`gateway.status.${status}`)}
        </span>
        <span className={styles.detail}>
          {text('gateway.payment', { id: gateway_id, date: formatter.dateTime(updated_at) })}
        </span>
        {(status === 'rejected' || status === 'cancelled') && (
          <span className={styles.detail}>{text(`gateway.rejection.${rejectionOf(status_detail)}`)}</span>
        )}
        {refunds.map((refund, i) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: refunds are only added, in the order in which they were made
            key={i}
            className={mergeClasses(styles.detail, refund.state === 'failed' && styles.bad)}
          >
            {text(`gateway.refund.${refund.state}`, { amount: formatter.money(refund.amount) })}
          </span>
        ))}
      </span>
      <span className={styles.amount}>{formatter.money(amount)}</span>
    </li>
  );
}
