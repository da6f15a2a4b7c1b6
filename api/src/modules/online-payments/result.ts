import type { OnlinePayment, PaymentResult, ResultState } from '@canchero/shared-contracts/online-payment';
import sql from 'sql-template-tag';
import type { Tx } from '../../platform/db/database';
import { found } from '../../platform/db/found';
import type { Services } from '../../platform/services';
import { selectCheckout } from './checkout-sql';
import { selectOfBooking } from './payment-sql';

const OPEN: readonly OnlinePayment['status'][] = ['pending', 'in_process', 'authorized'];
/** Statuses of a payment that was not made: the gateway refused it, or the time to pay it there ran out. */
const FAILED: readonly OnlinePayment['status'][] = ['rejected', 'cancelled'];
const RECEIVED: readonly OnlinePayment['status'][] = ['approved', 'in_mediation'];

/** True while the gateway decides, and for money that differs from what was asked: the staff have to settle that. */
const isUndecided = ({ status, mismatch }: OnlinePayment) =>
  OPEN.includes(status) || (mismatch !== null && RECEIVED.includes(status));

interface ResultFacts {
  club: PaymentResult['club'];
  court_name: string;
  start: string;
  end: string;
  expired: boolean;
  waits: boolean;
  /** True if the booking keeps its place, for whatever reason. */
  stands: boolean;
}

/**
 * Returns the result of a checkout, for the holder of its reference. It relies on the gateway's answers, never on the
 * address with which the payer returns.
 * @throws not_found
 */
export async function resultOf({ db }: Services, reference: string): Promise<PaymentResult> {
  const { club_id, booking_id, amount, currency, init_point, expires_at } = found(
    await db.platform((tx) => selectCheckout(tx, reference)),
  );
  return db.tenant(club_id, async (tx) => {
    const { expired, waits, stands, ...facts } = found(await selectFacts(tx, club_id, reference));
    const payments = await selectOfBooking(tx, club_id, booking_id);
    const decided = stateOf(payments, expired || !waits);
    // the staff have confirmed it without this checkout, such as for money that they got at the desk
    const atClub = stands && decided === 'expired';
    const state = atClub ? 'approved' : decided;
    const inProcess = payments.some(isUndecided);
    const payable = !inProcess && (state === 'pending' || state === 'rejected');
    return {
      ...facts,
      state,
      at_club: atClub,
      in_process: inProcess,
      amount,
      currency,
      init_point: payable && waits && !expired ? init_point : null,
      expires_at,
    };
  });
}

/** Sums up the payments of a booking. @param over true if nothing more can be paid */
export function stateOf(payments: readonly OnlinePayment[], over: boolean): ResultState {
  const taken = payments.filter(({ payment_id }) => payment_id !== null);
  if (taken.some((payment) => refundedOf(payment) < payment.amount && payment.status !== 'refunded')) return 'approved';
  if (payments.some(isUndecided)) return 'pending';
  if (taken.length > 0) return 'refunded';
  if (over) return 'expired';
  return payments.some(({ status }) => FAILED.includes(status)) ? 'rejected' : 'pending';
}

const refundedOf = ({ refunds }: OnlinePayment) =>
  refunds.filter(({ state }) => state !== 'failed').reduce((sum, { amount }) => sum + amount, 0);

async function selectFacts(tx: Tx, clubId: string, reference: string): Promise<ResultFacts | null> {
  const [row] = await tx.query<ResultFacts>(sql`
    select json_build_object('id', k.id, 'name', k.name, 'slug', k.slug, 'timezone', k.timezone) as club,
      r.name as court_name, b.starts_at as start, b.ends_at as "end", c.expires_at <= clock_timestamp() as expired,
      b.state = 'pending_payment' as waits, b.state in ('confirmed', 'completed', 'no_show') as stands
    from checkouts c join bookings b on b.club_id = c.club_id and b.id = c.booking_id
    join courts r on r.club_id = b.club_id and r.id = b.court_id join clubs k on k.id = c.club_id
    where c.club_id = ${clubId} and c.id = ${reference}`);
  return row ?? null;
}
