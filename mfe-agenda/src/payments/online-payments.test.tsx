import type { OnlinePayment } from '@canchero/shared-contracts/online-payment';
import { uuid } from '@canchero/shared-contracts/testing/records';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../lang/en.json';
import es from '../../lang/es.json';
import pt from '../../lang/pt.json';
import { type ClubServer, startClubServer } from '../testing/club-server';
import { aBooking, aPayment, someMoney } from '../testing/fixtures';
import { renderScreen } from '../testing/render-screen';
import { BookingPayments } from './booking-payments';
import { alertsOf, shownStatus } from './model/online-payments';
import { type Rejection, rejectionOf } from './model/rejection';
import { OnlinePaymentAlerts } from './online-payment-alerts';

const user = userEvent.setup({ pointerEventsCheck: 0 });
const anOnlinePayment = (given: Partial<OnlinePayment> = {}): OnlinePayment => ({
  gateway_id: '1312001',
  status: 'approved',
  status_detail: '',
  amount: 1_200_000,
  payment_id: uuid(301),
  refunds: [],
  mismatch: null,
  updated_at: '2026-11-21T14:00:00.000Z',
  ...given,
});

describe('the status that staff are shown', () => {
  test.each([
    [{ status: 'pending', payment_id: null }, 'pending', []],
    [{ status: 'in_process', payment_id: null }, 'in_process', []],
    [{}, 'approved', []],
    [{ status: 'rejected', payment_id: null }, 'rejected', []],
    [{ refunds: [{ amount: 200_000, state: 'pending' }] }, 'approved', []],
    [{ refunds: [{ amount: 200_000, state: 'confirmed' }] }, 'partly_refunded', []],
    [{ refunds: [{ amount: 1_200_000, state: 'confirmed' }] }, 'refunded', []],
    [{ refunds: [{ amount: 200_000, state: 'failed' }] }, 'approved', ['refund_failed']],
    [{ status: 'charged_back' }, 'charged_back', ['charged_back']],
    [{ status: 'in_mediation' }, 'in_mediation', ['in_mediation']],
    [{ mismatch: 'amount', payment_id: null }, 'mismatch', ['mismatch.amount']],
    [{ mismatch: 'collector', payment_id: null }, 'mismatch', ['mismatch.collector']],
    [{ mismatch: 'amount', status: 'refunded', payment_id: null }, 'refunded', []],
    [{ mismatch: 'amount', status: 'pending', payment_id: null }, 'pending', []],
  ] as [Partial<OnlinePayment>, string, string[]][])('of %j is %s', (given, status, alerts) => {
    const payment = anOnlinePayment(given);
    expect(shownStatus(payment)).toBe(status);
    expect(alertsOf(payment).map(({ kind }) => kind)).toEqual(alerts);
  });
});

describe('the reason of a rejection', () => {
  const KNOWN: [string, Rejection][] = [
    ['cc_rejected_insufficient_amount', 'insufficient_amount'],
    ['cc_rejected_bad_filled_card_number', 'bad_filled'],
    ['cc_rejected_bad_filled_date', 'bad_filled'],
    ['cc_rejected_bad_filled_other', 'bad_filled'],
    ['cc_rejected_bad_filled_security_code', 'bad_filled'],
    ['cc_rejected_call_for_authorize', 'call_for_authorize'],
    ['cc_rejected_high_risk', 'high_risk'],
    ['cc_rejected_card_disabled', 'card_disabled'],
    ['cc_rejected_max_attempts', 'max_attempts'],
    ['expired', 'expired'],
    ['cc_rejected_other_reason', 'other'],
    ['something_new', 'other'],
    ['toString', 'other'],
    ['', 'other'],
  ];
  test.each(KNOWN)('%s is %s, with a sentence in each language', (detail, rejection) => {
    expect(rejectionOf(detail)).toBe(rejection);
    for (const texts of [es, en, pt]) expect(texts[`gateway.rejection.${rejection}`]).toMatch(/^[A-Z].*\.$/);
  });
});

describe('on the screen', () => {
  let api: ClubServer;
  let online: OnlinePayment[];
  beforeEach(async () => {
    api = await startClubServer();
    online = [anOnlinePayment()];
    api.answer(/GET .*\/online-payments$/, () => online);
    api.answer(/GET .*\/payments$/, () => {
      const booking = aBooking({ start: '2037-11-21T15:00:00.000Z', paid: 1_200_000, payment_status: 'fully_paid' });
      return someMoney(booking, [aPayment({ id: uuid(301), amount: 1_200_000, method: 'transfer', created_by: null })]);
    });
  });
  afterEach(async () => {
    cleanup();
    await api.close();
  });
  const render = () =>
    renderScreen(
      <>
        <OnlinePaymentAlerts bookingId={uuid(1)} />
        <BookingPayments bookingId={uuid(1)} />
      </>,
      { apiUrl: api.url, address: '/agenda', permissions: ['schedule', 'booking'] },
    );

  test('each payment has its status, amount and number, and follows the gateway', async () => {
    online = [anOnlinePayment({ refunds: [{ amount: 200_000, state: 'pending' }] })];
    const page = render();
    const section = within(await screen.findByRole('region', { name: 'Mercado Pago' }));
    const row = section.getByRole('listitem');
    expect(row).toHaveTextContent(/Aprobado.*Pago N\.º 1312001.*12\.000/);
    expect(row).toHaveTextContent(/Devolución de \$\s2\.000: pedida a Mercado Pago/);
    expect(screen.queryByRole('alert')).toBeNull();
    online = [anOnlinePayment({ status: 'charged_back' })];
    await act(async () =>
      page.host.bus.emit('online_payment.changed', { booking_id: uuid(1), status: 'charged_back', amount: 1_200_000 }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(/Contracargo de \$\s12\.000 \(pago N\.º 1312001\)/);
    expect(section.getByRole('listitem')).toHaveTextContent('Contracargo');
  });

  test('a refused refund and money of another amount say what to do', async () => {
    online = [
      anOnlinePayment({ refunds: [{ amount: 200_000, state: 'failed' }] }),
      anOnlinePayment({ gateway_id: '1312002', payment_id: null, mismatch: 'amount', amount: 100 }),
    ];
    render();
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    const [refund, mismatch] = screen.getAllByRole('alert');
    expect(refund).toHaveTextContent(/rechazó la devolución de \$\s2\.000.*Hacela en Mercado Pago/);
    expect(mismatch).toHaveTextContent(/no es lo que se pidió\. No se registró en la reserva/);
  });

  test('a rejected payment says why in words, never by the gateway’s code', async () => {
    online = [
      anOnlinePayment({ status: 'rejected', status_detail: 'cc_rejected_insufficient_amount', payment_id: null }),
      anOnlinePayment({ gateway_id: '2', status: 'rejected', status_detail: 'cc_from_tomorrow', payment_id: null }),
      anOnlinePayment({ gateway_id: '3', status: 'cancelled', status_detail: 'expired', payment_id: null }),
    ];
    render();
    const section = await screen.findByRole('region', { name: 'Mercado Pago' });
    const [poor, unknown, late] = within(section).getAllByRole('listitem');
    expect(poor).toHaveTextContent('La tarjeta o la cuenta no tenía fondos suficientes.');
    expect(unknown).toHaveTextContent('Mercado Pago no aceptó el pago.');
    expect(late).toHaveTextContent('El tiempo para pagar terminó.');
    expect(section).not.toHaveTextContent(/cc_|expired/);
  });

  test('a refund says before it is sent that it goes back over the gateway', async () => {
    render();
    await screen.findByRole('region', { name: 'Mercado Pago' });
    await user.click(await screen.findByRole('button', { name: /Acciones de Transferencia/ }));
    // money that a gateway received is neither changed nor deleted
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(['Devolver']);
    await user.click(screen.getByRole('menuitem', { name: 'Devolver' }));
    expect(await screen.findByText(/vuelve por Mercado Pago a quien pagó \(pago N\.º 1312001\)/)).toBeVisible();
    expect(api.calls.filter(({ call }) => /POST/.test(call))).toEqual([]);
  });
});
