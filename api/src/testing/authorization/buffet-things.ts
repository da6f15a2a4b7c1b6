import { randomUUID } from 'node:crypto';
import { cashEndpoints } from '@canchero/shared-contracts/cash';
import { consumptionEndpoints } from '@canchero/shared-contracts/consumption';
import { itemEndpoints } from '@canchero/shared-contracts/item';
import { orderEndpoints } from '@canchero/shared-contracts/order';
import type { Session, TestClient } from '../test-client';

/** Creates one thing of each kind in a buffet and returns their ids. */
export async function stockBuffet(client: TestClient, who: Session, clubId: string, bookingId: string) {
  const params = { clubId };
  const item = await client.call(
    itemEndpoints.create,
    { params, body: { name: randomUUID(), price: 100, track_stock: false } },
    who.token,
  );
  const category = await client.call(itemEndpoints.createCategory, { params, body: { name: randomUUID() } }, who.token);
  const lines = [{ item_id: item.data.id, quantity: 1 }];
  const order = await client.call(orderEndpoints.create, { params, body: { lines } }, who.token);
  const consumption = await client.call(
    consumptionEndpoints.add,
    { params: { clubId, bookingId }, body: { lines } },
    who.token,
  );
  await client.call(cashEndpoints.open, { params, body: { opening_amount: 0 } }, who.token);
  const current = await client.call(cashEndpoints.current, { params }, who.token);
  return {
    itemId: item.data.id,
    categoryId: category.data.id,
    orderId: order.data.id,
    consumptionId: consumption.data.items[0]?.id ?? '',
    cashSessionId: current.data.session?.id ?? '',
  };
}
