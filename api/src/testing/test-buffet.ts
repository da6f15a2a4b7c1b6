import { type CashDesk, cashEndpoints } from '@canchero/shared-contracts/cash';
import { consumptionEndpoints, type NewConsumption } from '@canchero/shared-contracts/consumption';
import { type Item, itemEndpoints, type NewItem } from '@canchero/shared-contracts/item';
import {
  type NewOrder,
  type NewOrderPayment,
  type NewOrderRefund,
  type OrderCharge,
  orderEndpoints,
} from '@canchero/shared-contracts/order';
import { type NewStockMovement, stockEndpoints } from '@canchero/shared-contracts/stock';
import type { TestClub } from './test-club';

/** Calls on a club's buffet for tests, all made by its owner. */
export class TestBuffet {
  private made = 0;

  constructor(readonly club: TestClub) {}

  get params() {
    return { clubId: this.club.clubId };
  }
  get token() {
    return this.club.owner.token;
  }

  /** Creates an item, and buys `stock` pieces of it. */
  async item(stock = 0, fields: Partial<NewItem> = {}): Promise<Item> {
    const body = { name: `Item ${++this.made}`, price: 150_000, ...fields };
    const { data } = await this.club.client.call(itemEndpoints.create, { params: this.params, body }, this.token);
    if (stock > 0) await this.move({ item_id: data.id, type: 'purchase', quantity: stock, unit_cost: 70_000 });
    return { ...data, stock };
  }

  move(...movements: NewStockMovement[]) {
    return this.club.client.call(stockEndpoints.move, { params: this.params, body: { movements } }, this.token);
  }

  async stockOf(itemId: string): Promise<number | undefined> {
    const { data } = await this.club.client.call(itemEndpoints.list, { params: this.params }, this.token);
    return data.find((item) => item.id === itemId)?.stock;
  }

  sell(body: NewOrder, headers = {}) {
    return this.club.client.call(orderEndpoints.create, { params: this.params, body }, this.token, headers);
  }

  pay(orderId: string, ...payments: NewOrderPayment[]) {
    return this.settle(orderId, { payments });
  }

  /** Changes an order and pays it in one call. */
  settle(orderId: string, body: OrderCharge, headers = {}) {
    const params = { ...this.params, orderId };
    return this.club.client.call(orderEndpoints.pay, { params, body }, this.token, headers);
  }

  /** Refunds an order, or only the given lines. */
  refund(orderId: string, reason = 'Devuelto', restock?: boolean, lines?: NewOrderRefund['lines']) {
    const params = { ...this.params, orderId };
    const body = { reason, ...(restock !== undefined && { restock }), ...(lines && { lines }) };
    return this.club.client.call(orderEndpoints.refund, { params, body }, this.token);
  }

  cancel(orderId: string) {
    const params = { ...this.params, orderId };
    return this.club.client.call(orderEndpoints.cancel, { params, body: { reason: 'No lo quiso' } }, this.token);
  }

  consume(bookingId: string, ...lines: NewConsumption[]) {
    const params = { ...this.params, bookingId };
    return this.club.client.call(consumptionEndpoints.add, { params, body: { lines } }, this.token);
  }

  openCash(opening_amount = 0, desk?: CashDesk, token = this.token) {
    const body = { opening_amount, ...(desk && { desk }) };
    return this.club.client.call(cashEndpoints.open, { params: this.params, body }, token);
  }

  closeCash(cashSessionId: string, counted: Record<string, number>) {
    const params = { ...this.params, cashSessionId };
    return this.club.client.call(cashEndpoints.close, { params, body: { counted } }, this.token);
  }
}
