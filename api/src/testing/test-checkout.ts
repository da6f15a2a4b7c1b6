import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import type { Club, PayChoice } from '@canchero/shared-contracts/club';
import type { Court } from '@canchero/shared-contracts/court';
import { mercadoPagoEndpoints } from '@canchero/shared-contracts/mercadopago';
import { notificationEndpoints } from '@canchero/shared-contracts/notification';
import { onlineBookingEndpoints, ownBookingEndpoints } from '@canchero/shared-contracts/online-booking';
import {
  type OnlinePayment,
  onlinePaymentEndpoints,
  type PaymentResult,
} from '@canchero/shared-contracts/online-payment';
import { type BookingPayments, paymentEndpoints } from '@canchero/shared-contracts/payment';
import { DateTime } from 'luxon';
import sql, { type Sql } from 'sql-template-tag';
import type { SimulatedPreference } from '../platform/payments/simulator/records';
import type { Simulator } from '../platform/payments/simulator/simulator';
import type { Booted } from './boot';
import { TestClub } from './test-club';

/** Booking that waits for its payment, and its checkout at the simulator. */
export interface Pending {
  id: string;
  token: string;
  court: Court;
  reference: string;
  preference: SimulatedPreference;
}

let people = 0;
/** The day after tomorrow: the database's clock decides about holds, so the days are real. */
const DAY = DateTime.utc().plus({ days: 2 }).startOf('day');
export const hourOf = (hour: number): string => DAY.plus({ hours: hour }).toISO() as string;

/** Club with a public page that is connected with the simulated Mercado Pago, and players who pay there. */
export class TestCheckout {
  readonly simulator: Simulator;

  private constructor(
    readonly api: Pick<Booted, 'client' | 'services'>,
    readonly club: TestClub,
  ) {
    this.simulator = api.services.simulator as Simulator;
  }

  /** Opens a connected club. Its courts cost 2,000,000 centavos an hour. Needs `trustProxy` for 127.0.0.1. */
  static async open(api: Pick<Booted, 'client' | 'services'>, fields: Partial<Club> = {}): Promise<TestCheckout> {
    const it = new TestCheckout(api, await TestClub.open(api.client));
    await it.club.set({
      public_enabled: true,
      deposit_type: 'percent',
      deposit_value: 50,
      pay_choices: ['at_club', 'deposit', 'full'],
      ...fields,
    });
    await it.connect();
    return it;
  }

  /** Connects the club with a new account. */
  async connect(): Promise<void> {
    const { params, token } = this.staff;
    const { data } = await this.api.client.call(mercadoPagoEndpoints.connect, { params }, token);
    const query = new URL(data.authorization_url).searchParams;
    const code = this.simulator.oauth.issueCode(query.get('redirect_uri') ?? '', query.get('code_challenge'));
    const body = { code, state: query.get('state') ?? '' };
    const answer = await this.api.client.call(mercadoPagoEndpoints.callback, { body }, token);
    if (answer.status !== 200) throw new Error(`not connected: ${answer.text}`);
  }

  get staff() {
    return { params: { clubId: this.club.clubId }, token: this.club.owner.token };
  }
  of = (id: string) => ({ clubId: this.club.clubId, bookingId: id });
  rows = <Row>(statement: Sql): Promise<Row[]> =>
    this.api.services.db.tenant(this.club.clubId, (tx) => tx.query<Row>(statement));

  /** Returns the headers of somebody new, who has an address of their own. */
  private newcomer = () => {
    const n = ++people;
    return { n, headers: { 'x-forwarded-for': `10.2.${n >> 8}.${n & 255}` } };
  };

  /** Holds a place as somebody new. */
  async hold({ start = hourOf(15), court }: { start?: string; court?: Court } = {}) {
    const at = court ?? (await this.club.court());
    const held = await this.api.client.call(
      onlineBookingEndpoints.hold,
      { params: { club: this.club.clubId }, body: { court_id: at.id, start, duration: 60 } },
      undefined,
      this.newcomer().headers,
    );
    if (held.status !== 201) throw new Error(`not held: ${held.text}`);
    return { id: held.data.hold_id, court: at };
  }

  /** Turns a hold into a booking of somebody new, and returns the answer. */
  async bookHold(hold: { id: string; court: Court }, pay: PayChoice = 'full') {
    const { n, headers } = this.newcomer();
    const person = {
      first_name: 'Ana',
      last_name: `Paz ${n}`,
      phone: `011 4${String(n).padStart(7, '0')}`,
      email: `p${n}@players.test`,
    };
    const body = { hold_id: hold.id, ...person, language: 'es' as const, pay, accept_policy: true as const };
    const params = { club: this.club.clubId };
    const answer = await this.api.client.call(ownBookingEndpoints.create, { params, body }, undefined, headers);
    return { answer, ...hold };
  }

  /** Books as somebody new, and returns the answer. */
  async book({ pay, ...place }: { pay?: PayChoice; start?: string; court?: Court } = {}) {
    return this.bookHold(await this.hold(place), pay);
  }

  /** Books and opens the checkout. */
  async pending(given: Parameters<TestCheckout['book']>[0] = {}): Promise<Pending> {
    return this.opened(await this.book(given));
  }

  /** Returns the checkout of a booking that was just made. */
  opened({ answer, id, court }: Awaited<ReturnType<TestCheckout['book']>>): Pending {
    if (answer.status !== 201 || !answer.data.init_point) throw new Error(`no checkout: ${answer.text}`);
    const preference = this.preferenceOf(answer.data.init_point);
    return { id, token: answer.data.booking_token, court, reference: preference.reference ?? '', preference };
  }

  preferenceOf(initPoint: string): SimulatedPreference {
    const found = this.simulator.checkout.preference(new URL(initPoint).searchParams.get('pref_id') ?? '');
    if (!found) throw new Error('the simulator has no such preference');
    return found;
  }

  /** Lets the place of a booking run out. */
  runOut = (id: string) =>
    this.rows(sql`update bookings set hold_until = now() - interval '1 second' where id = ${id}`);

  booking = async (id: string): Promise<Booking> =>
    (await this.api.client.call(bookingEndpoints.get, { params: this.of(id) }, this.staff.token)).data;
  money = async (id: string): Promise<BookingPayments> =>
    (await this.api.client.call(paymentEndpoints.ofBooking, { params: this.of(id) }, this.staff.token)).data;
  online = async (id: string): Promise<OnlinePayment[]> =>
    (await this.api.client.call(onlinePaymentEndpoints.ofBooking, { params: this.of(id) }, this.staff.token)).data;
  result = async (reference: string): Promise<PaymentResult> =>
    (await this.api.client.call(onlinePaymentEndpoints.result, { params: { reference } })).data;
  bell = async (): Promise<string[]> =>
    (
      await this.api.client.call(notificationEndpoints.list, { params: this.staff.params, query: {} }, this.staff.token)
    ).data.items.map(({ type }) => type);
  refund = (paymentId: string, amount: number) =>
    this.api.client.call(
      paymentEndpoints.refund,
      { params: { ...this.staff.params, paymentId }, body: { amount, reason: 'Lluvia' } },
      this.staff.token,
    );
}
