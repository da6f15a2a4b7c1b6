import { type Booking, bookingEndpoints } from '@canchero/shared-contracts/booking';
import { type BookingPayments, paymentEndpoints } from '@canchero/shared-contracts/payment';
import type { Player } from '@canchero/shared-contracts/player';
import type sql from 'sql-template-tag';
import type { Booted } from './boot';
import { at, TestClub } from './test-club';

/** Club with four players, and calls on the payments of their bookings. Amounts in centavos. */
export class TestPayments {
  private constructor(
    readonly api: Booted,
    readonly club: TestClub,
    readonly players: readonly Player[],
  ) {}

  static async open(api: Booted): Promise<TestPayments> {
    const club = await TestClub.open(api.client);
    const players = await Promise.all(['Ana', 'Bea', 'Caro', 'Dani'].map((name) => club.player(name)));
    return new TestPayments(api, club, players);
  }

  get clubId(): string {
    return this.club.clubId;
  }
  idOf = (i: number): string => this.players[i]?.id ?? '';
  on = (b: Booking) => ({ clubId: this.clubId, bookingId: b.id });
  share = (i: number, amount: number) => ({ kind: 'share', id: this.idOf(i), amount });

  /** Creates a booking of the four players with a price of 2400 centavos. */
  event = async (rest: Record<string, unknown> = {}): Promise<Booking> => {
    const court = await this.club.court();
    return this.club.booked(court.id, at(15), { price: 2400, player_ids: this.players.map((p) => p.id), ...rest });
  };

  pay = (b: Booking, body: Record<string, unknown>, headers = {}) =>
    this.api.client.call(
      paymentEndpoints.add,
      { params: this.on(b), body: { method: 'cash', ...body } },
      this.club.owner.token,
      headers,
    );

  bulk = (b: Booking, lines: unknown[], method = 'cash') =>
    this.api.client.call(paymentEndpoints.bulk, { params: this.on(b), body: { method, lines } }, this.club.owner.token);

  money = async (b: Booking): Promise<BookingPayments> =>
    (await this.api.client.call(paymentEndpoints.ofBooking, { params: this.on(b) }, this.club.owner.token)).data;

  firstOf = async (b: Booking): Promise<string> => (await this.money(b)).payments[0]?.id ?? '';

  toCredit = (b: Booking, i: number, amount: number) =>
    this.api.client.call(
      paymentEndpoints.creditSurplus,
      { params: this.on(b), body: { player_id: this.idOf(i), amount } },
      this.club.owner.token,
    );

  price = async (b: Booking, price: number): Promise<void> => {
    const { version } = (await this.money(b)).booking;
    const body = { price, version };
    await this.api.client.call(bookingEndpoints.change, { params: this.on(b), body }, this.club.owner.token);
  };

  one = (paymentId: string) => ({ clubId: this.clubId, paymentId });

  change = (paymentId: string, body: Record<string, unknown>) =>
    this.api.client.call(paymentEndpoints.change, { params: this.one(paymentId), body }, this.club.owner.token);

  remove = (paymentId: string, reason = 'Duplicado', rest: { version?: number } = {}) =>
    this.api.client.call(
      paymentEndpoints.remove,
      { params: this.one(paymentId), body: { reason, ...rest } },
      this.club.owner.token,
    );

  refund = (paymentId: string, body: Record<string, unknown>) =>
    this.api.client.call(
      paymentEndpoints.refund,
      { params: this.one(paymentId), body: { reason: 'Lluvia', ...body } },
      this.club.owner.token,
    );

  rows = <Row>(statement: ReturnType<typeof sql>) =>
    this.api.services.db.tenant(this.clubId, (tx) => tx.query<Row>(statement));
}

export const refusal = (error: string, params?: object) => ({ error: { error, ...(params && { params }) } });
