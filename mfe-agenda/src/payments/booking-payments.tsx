import { useCan, useClub, useErrorText, useFormatter } from '@canchero/shared-contracts/kit';
import { smallestUnit } from '@canchero/shared-contracts/payable';
import type { Payment, Share } from '@canchero/shared-contracts/payment';
import { Button, LoadError, makeStyles, Subtitle2, Text } from '@canchero/shared-contracts/ui';
import { DialogHost } from '@canchero/shared-contracts/ui-overlay';
import { Skeleton, SkeletonItem } from '@canchero/shared-contracts/ui-skeleton';
import { useState } from 'react';
import { useText } from '../text';
import { BulkPaymentDialog } from './bulk-payment-dialog';
import { ChangePaymentDialog } from './change-payment-dialog';
import { ChangeShareDialog } from './change-share-dialog';
import { ownerlessWithout } from './model/amounts';
import { OnlinePayments } from './online-payments';
import { PaymentList } from './payment-list';
import { PaymentSummary } from './payment-summary';
import { useBookingPayments } from './queries';
import { RecordPaymentForm } from './record-payment-dialog';
import { RefundDialog } from './refund-dialog';
import { ShareList } from './share-list';
import { SurplusNotice } from './surplus-notice';
import { WaitingNotice } from './waiting-notice';

/** Dialog that is open over the panel. */
type Asking =
  | { kind: 'charge'; playerId?: string }
  | { kind: 'bulk' }
  | { kind: 'share'; share: Share }
  | { kind: 'edit' | 'delete' | 'refund'; payment: Payment };

const useStyles = makeStyles({
  panel: { display: 'flex', flexDirection: 'column', gap: '16px', minWidth: 0 },
  section: { display: 'flex', flexDirection: 'column', gap: '8px' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px', minHeight: '32px' },
  title: { margin: 0 },
});

/**
 * Payments of a booking: the open amount, each player's share, and the recorded payments, with those of its
 * consumptions. Users of the agenda can record payments; changing, deleting and refunding needs the permission `booking`.
 */
export function BookingPayments({ bookingId }: { bookingId: string }) {
  const text = useText();
  const errorText = useErrorText();
  const styles = useStyles();
  const club = useClub();
  const formatter = useFormatter(club);
  const mayChange = useCan('booking');
  const query = useBookingPayments(club.id, bookingId);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const close = () => setAsking(null);

  if (query.isError && !query.data) {
    return (
      <LoadError title={text('pay.failed.load')} reason={errorText(query.error)} onRetry={() => void query.refetch()} />
    );
  }
  if (!query.data) {
    return (
      <Skeleton aria-label={text('screen.loading')} className={styles.panel}>
        <SkeletonItem size={64} />
        <SkeletonItem size={32} />
        <SkeletonItem size={32} />
      </Skeleton>
    );
  }
  const money = query.data;
  const { booking, shares } = money;
  const payments = [...money.payments, ...money.consumption_payments].sort((a, b) =>
    a.created_at.localeCompare(b.created_at),
  );
  // of a cancelled booking nobody owes a share
  const isOn = booking.state !== 'cancelled';
  const chargeable = money.remaining > 0 && isOn;
  const openChosen = shares.filter((share) => share.open > 0 && chosen.has(share.player_id));
  return (
    <section className={styles.panel} aria-label={text('pay.panel')}>
      <PaymentSummary money={money} formatter={formatter} />
      <WaitingNotice booking={booking} formatter={formatter} />
      <SurplusNotice money={money} formatter={formatter} />
      {chargeable && (
        <Button appearance="primary" onClick={() => setAsking({ kind: 'charge' })}>
          {text('pay.action.amount', { amount: formatter.money(money.remaining) })}
        </Button>
      )}
      {shares.length > 0 && isOn && (
        <div className={styles.section}>
          <div className={styles.head}>
            <Subtitle2 as="h3" className={styles.title}>
              {text('pay.shares')}
            </Subtitle2>
            {openChosen.length > 1 && (
              <Button size="small" onClick={() => setAsking({ kind: 'bulk' })}>
                {text('pay.bulk', { count: openChosen.length })}
              </Button>
            )}
          </div>
          <ShareList
            shares={shares}
            formatter={formatter}
            chosen={chosen}
            chargeable={chargeable}
            overpaid={money.surplus > 0}
            onChoose={setChosen}
            onCharge={(playerId) => setAsking({ kind: 'charge', playerId })}
            onEdit={(share) => setAsking({ kind: 'share', share })}
          />
        </div>
      )}
      <div className={styles.section}>
        <Subtitle2 as="h3" className={styles.title}>
          {text('pay.payments')}
        </Subtitle2>
        {payments.length === 0 ? (
          <Text>{text('pay.payments.none')}</Text>
        ) : (
          <PaymentList
            payments={payments}
            formatter={formatter}
            mayChange={mayChange}
            onAsk={(kind, payment) => setAsking({ kind, payment })}
          />
        )}
      </div>
      <OnlinePayments bookingId={bookingId} />
      <DialogHost open={asking !== null} onClose={close}>
        {asking?.kind === 'charge' && (
          <RecordPaymentForm bookingId={bookingId} playerId={asking.playerId} onClose={close} />
        )}
        {asking?.kind === 'bulk' && (
          <BulkPaymentDialog
            money={money}
            chosen={chosen}
            onClose={() => {
              close();
              setChosen(new Set());
            }}
          />
        )}
        {asking?.kind === 'share' && <ChangeShareDialog share={asking.share} booking={booking} onClose={close} />}
        {asking?.kind === 'edit' && (
          <ChangePaymentDialog
            payment={asking.payment}
            bookingId={bookingId}
            remaining={asking.payment.booking_id ? money.remaining : 0}
            onClose={close}
          />
        )}
        {(asking?.kind === 'delete' || asking?.kind === 'refund') && (
          <RefundDialog
            kind={asking.kind}
            payment={asking.payment}
            bookingId={bookingId}
            ownerless={
              booking.state === 'cancelled' || asking.payment.booking_id === null
                ? 0
                : ownerlessWithout(money, asking.payment, smallestUnit(club.currency))
            }
            onClose={close}
          />
        )}
      </DialogHost>
    </section>
  );
}
