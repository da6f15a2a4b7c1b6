import { isAppError } from '@canchero/shared-contracts/core';
import { useErrorText, useFormatter, useQueryParams } from '@canchero/shared-contracts/kit';
import { ownBookingPath } from '@canchero/shared-contracts/online-booking';
import type { PaymentResult, ResultState } from '@canchero/shared-contracts/online-payment';
import { Link } from '@canchero/shared-contracts/router';
import { Button, LoadError, makeStyles, Notice, ScreenLoading, tokens } from '@canchero/shared-contracts/ui';
import { ArrowUndo48Regular } from '@fluentui/react-icons/headless/svg/arrow-undo';
import { CheckmarkCircle48Regular } from '@fluentui/react-icons/headless/svg/checkmark-circle';
import { DismissCircle48Regular } from '@fluentui/react-icons/headless/svg/dismiss-circle';
import { Timer48Regular } from '@fluentui/react-icons/headless/svg/timer';
import { ownBookingToken } from '../../site/own-booking-record';
import { PageFooter } from '../../site/page-footer';
import { PlaceSummary } from '../../site/place-summary';
import { StatusHead, type StatusLook } from '../../site/status-head';
import { useText } from '../../text';
import { usePaymentResult } from './queries';

const useStyles = makeStyles({
  page: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: '100vh',
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
  },
  main: {
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    flexGrow: 1,
    gap: '16px',
    width: '100%',
    maxWidth: '560px',
    marginInline: 'auto',
    padding: '32px 16px',
  },
  title: { margin: 0, fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  body: { margin: 0, color: tokens.colorNeutralForeground2 },
  action: { minHeight: '44px' },
  link: {
    display: 'grid',
    placeItems: 'center',
    minHeight: '44px',
    color: tokens.colorBrandForegroundLink,
    fontWeight: tokens.fontWeightSemibold,
  },
});

const LOOKS: Record<ResultState, StatusLook> = {
  approved: { look: 'good', icon: <CheckmarkCircle48Regular /> },
  pending: { look: 'waiting', icon: <Timer48Regular /> },
  rejected: { look: 'off', icon: <DismissCircle48Regular /> },
  expired: { look: 'off', icon: <DismissCircle48Regular /> },
  refunded: { look: 'off', icon: <ArrowUndo48Regular /> },
};

/** Page to which the gateway sends a payer back: what came of the payment, as the service knows it. */
export function PaymentResultScreen() {
  const styles = useStyles();
  const [query] = useQueryParams();
  const reference = query.get('external_reference');
  return (
    <div className={styles.page}>
      <main className={styles.main}>{reference ? <Result reference={reference} /> : <UnknownPayment />}</main>
      <PageFooter />
    </div>
  );
}

function Result({ reference }: { reference: string }) {
  const text = useText();
  const errorText = useErrorText();
  const result = usePaymentResult(reference);
  if (result.data) return <Payment result={result.data} />;
  if (!result.isError) return <ScreenLoading />;
  const { error } = result;
  if (isAppError(error) && (error.code === 'not_found' || [400, 422].includes(error.status))) return <UnknownPayment />;
  return <LoadError title={text('failed.payment')} reason={errorText(error)} onRetry={() => void result.refetch()} />;
}

function Payment({ result }: { result: PaymentResult }) {
  const styles = useStyles();
  const text = useText();
  const { state, at_club, in_process, amount, currency, club, court_name, start, end, init_point, expires_at } = result;
  const money = { currency, timezone: club.timezone };
  const format = useFormatter(money);
  const key = at_club ? 'at_club' : state === 'pending' && in_process ? 'in_process' : state;
  const token = ownBookingToken(club.id, start);
  const values = { amount: format.money(amount), club: club.name, until: format.time(expires_at) };
  return (
    <>
      <StatusHead
        {...LOOKS[state]}
        level="h1"
        title={text(`payment.${key}`)}
        body={text(`payment.${key}.body`, values)}
      />
      <PlaceSummary club={money} court={{ name: court_name }} about={club.name} start={start} end={end} />
      {init_point && (
        <Button as="a" appearance="primary" className={styles.action} href={init_point}>
          {text(state === 'rejected' ? 'payment.again' : 'payment.pay', values)}
        </Button>
      )}
      {token && (
        <Link to={ownBookingPath(club.slug, token)} className={styles.link}>
          {text('payment.booking')}
        </Link>
      )}
      <Link to={`/reserva/${club.slug}`} className={styles.link}>
        {text(state === 'expired' || state === 'refunded' ? 'payment.other' : 'payment.club', values)}
      </Link>
    </>
  );
}

/** Answer for an address that names no checkout. */
function UnknownPayment() {
  const styles = useStyles();
  const text = useText();
  return (
    <Notice>
      <h1 className={styles.title}>{text('payment.unknown')}</h1>
      <p className={styles.body}>{text('payment.unknown.body')}</p>
      <Link to="/" className={styles.link}>
        {text('club.unknown.home')}
      </Link>
    </Notice>
  );
}
